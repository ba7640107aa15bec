"""Playing on from a state by a bot's playout policy."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

from game.ai.bot import Bot
from game.core.chance import Chance, FastChance
from game.core.rules import Move, asked_together


def answers(bot: Bot[Any, Any], state: Any, chance: Chance) -> dict[int, Move]:
    """The policy's answers to the asks answered together now."""
    return {ask.seat: bot.playout(state, ask.seat, chance) for ask in asked_together(bot.rules.asks(state))}


def branches(
    bot: Bot[Any, Any], world: Any, seat: int, moves: Sequence[Move], number: int
) -> Iterator[tuple[Any, Chance]]:
    """What each move of the seat leads to, everybody else answering alike, and the luck to play on with."""
    chance = FastChance(random.Random(number + 1))
    asked = asked_together(bot.rules.asks(world))
    others = {ask.seat: bot.playout(world, ask.seat, chance) for ask in asked if ask.seat != seat}
    for move in moves:
        state, later = world.copy(), FastChance(random.Random(number + 2))
        bot.rules.play(state, dict(sorted({**others, seat: move}.items())), later)
        yield state, later


def play_on(
    bot: Bot[Any, Any], state: Any, chance: Chance, *, to_the_end: bool = False, quickly: bool = False
) -> Sequence[float]:
    """Play *state* to the bot's horizon and on to a quiet state, or the end, in place; all seats' value.

    A bot of several looks plays on to as many quiet states, or to the end, and takes the mean of all it saw.

    *quickly*: only the value counts; the state may be left anywhere on the way.
    """
    if quickly and not to_the_end:
        foreseen = bot.foreseen(state, chance)
        if foreseen is not None:
            return foreseen
    rules, policy = bot.rules, bot.playout
    left = inf if bot.horizon is None or to_the_end else bot.horizon
    seen: list[Sequence[float]] = []
    while asks := rules.asks(state):
        if left <= 0 and bot.quiet(state):
            seen.append(bot.values(state))
            if len(seen) == bot.looks:
                return _mean(seen)
        left -= bot.counts(state)
        moves = {}
        for ask in asked_together(asks):
            moves[ask.seat] = policy(state, ask.seat, chance)
        rules.play(state, moves, chance)
    return _mean([*seen, bot.final(state)])


def _mean(seen: Sequence[Sequence[float]]) -> Sequence[float]:
    """By seat, what several looks say."""
    return seen[0] if len(seen) == 1 else [sum(values) / len(seen) for values in zip(*seen, strict=True)]
