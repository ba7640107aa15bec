"""Sequential halving over common imagined worlds: the candidates' later fate is compared like with like."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from typing import Any

from game.ai.advice import Advice, Judged
from game.ai.bot import Bot, Effort
from game.ai.playout import play_on
from game.core.chance import FastChance, derive
from game.core.rules import Move, asked_together


def search(
    bot: Bot[Any, Any], view: Any, seat: int, number: int, effort: Effort
) -> Generator[Advice, None, Advice]:
    """Yields the advice so far after each world; returns the final one. Same arguments, same answer."""
    moves = candidates(bot, view, seat, number, effort)
    totals = [0.0] * len(moves)
    visits = [0] * len(moves)
    alive = list(range(len(moves)))
    rounds = max(1, (len(moves) - 1).bit_length())
    world = 0
    while len(alive) > 1:
        for _ in range(max(1, effort.simulations // (rounds * len(alive)))):
            values = _judge(bot, view, seat, [moves[arm] for arm in alive], derive(number, "world", world))
            world += 1
            for arm, value in zip(alive, values, strict=True):
                totals[arm] += value
                visits[arm] += 1
            yield _advice(moves, totals, visits)
        alive.sort(key=lambda arm: -totals[arm] / visits[arm])
        alive = alive[: (len(alive) + 1) // 2]
    return _advice(moves, totals, visits, alive[0])


def candidates(bot: Bot[Any, Any], view: Any, seat: int, number: int, effort: Effort) -> Sequence[Move]:
    """The bot's candidates, seen in one imagined world (they may depend on what the seat knows only)."""
    source = random.Random(derive(number, "candidates"))
    found = bot.candidates(bot.rules.imagine(view, FastChance(source)), seat, effort.width)
    if not effort.overlooks:
        return found
    noticed = [move for move in found if source.random() >= effort.overlooks]
    return noticed or [found[int(source.random() * len(found))]]


def _judge(bot: Bot[Any, Any], view: Any, seat: int, moves: Sequence[Move], number: int) -> list[float]:
    """The value of each move in one imagined world, everybody else answering alike."""
    return [value for value, _ in futures(bot, view, seat, moves, number)]


def futures(
    bot: Bot[Any, Any],
    view: Any,
    seat: int,
    moves: Sequence[Move],
    number: int,
    *,
    to_the_end: bool = False,
) -> Iterator[tuple[float, Any]]:
    """For each move its value to the seat in one and the same imagined world, and the state it led to."""
    rules = bot.rules
    world = bot.world(view, seat, FastChance(random.Random(number)))
    chance = FastChance(random.Random(number + 1))
    asked = asked_together(rules.asks(world))
    others = {ask.seat: bot.playout(world, ask.seat, chance) for ask in asked if ask.seat != seat}
    for move in moves:
        state, later = world.copy(), FastChance(random.Random(number + 2))
        rules.play(state, dict(sorted({**others, seat: move}.items())), later)
        yield play_on(bot, state, later, to_the_end=to_the_end)[seat], state


def _advice(
    moves: Sequence[Move], totals: Sequence[float], visits: Sequence[int], best: int | None = None
) -> Advice:
    """The most visited first, then the most valuable; *best* goes before all."""

    def key(arm: int) -> tuple[bool, int, float]:
        return arm != best, -visits[arm], -totals[arm] / max(1, visits[arm])

    order = sorted(range(len(moves)), key=key)
    ranking = tuple(Judged(moves[arm], totals[arm] / max(1, visits[arm]), visits[arm]) for arm in order)
    return Advice(ranking[0].move, ranking)
