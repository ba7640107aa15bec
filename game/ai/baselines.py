"""The players that never change, so that strength stays comparable: random, greedy and ucb100."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Any

from game.ai import tree
from game.ai.advice import Advice, Judged
from game.ai.bot import Bot, Effort, win_shares
from game.core.chance import FastChance, derive
from game.core.rules import asked_together

COMPLETIONS = 5


def uniform(bot: Bot[Any, Any], view: Any, seat: int, number: int) -> Generator[Advice, None, Advice]:
    """``random``: any legal move."""
    yield from ()
    move = bot.rules.sample(view, seat, FastChance(random.Random(number)))
    return Advice(move, (Judged(move, 0.5, 1),))


def scripted(bot: Bot[Any, Any], view: Any, seat: int, name: str) -> Generator[Advice, None, Advice]:
    """A player that the game scripts: it does not search, and no chance is in it."""
    yield from ()
    move = bot.scripted[name](view, seat)
    return Advice(move, (Judged(move, 0.5, 1),))


def greedy(bot: Bot[Any, Any], view: Any, seat: int, number: int) -> Generator[Advice, None, Advice]:
    """``greedy``: finish the turn with five random completions a move, then take the best judged."""
    rules = bot.rules
    judged = []
    for move in rules.moves(view, seat):
        total = 0.0
        for completion in range(COMPLETIONS):
            chance = FastChance(random.Random(derive(number, "completion", completion)))
            state = rules.imagine(view, chance)
            asked = asked_together(rules.asks(state))
            moves = {ask.seat: rules.sample(state, ask.seat, chance) for ask in asked}
            rules.play(state, {**moves, seat: move}, chance)
            values = bot.values(state) if rules.asks(state) else bot.final(state)
            total += values[seat]
        judged.append(Judged(move, total / COMPLETIONS, COMPLETIONS))
        yield Advice(judged[0].move, tuple(judged))
    judged.sort(key=lambda entry: -entry.value)
    return Advice(judged[0].move, tuple(judged))


class PlainBot(Bot[Any, Any]):
    """Knows the contract alone: all moves, uniformly random playouts to the end, who won."""

    method = "tree"
    depth = 1
    exploration = 1.0

    def candidates(self, state: Any, seat: int, width: int) -> Any:
        return self.rules.moves(state, seat)

    def final(self, state: Any) -> list[float]:
        shares = win_shares(self.rules, state)
        return shares if len(shares) > 1 else list(super().final(state))


def ucb100(bot: Bot[Any, Any], view: Any, seat: int, number: int) -> Generator[Advice, None, Advice]:
    """``ucb100``: plain determinised UCB over the legal moves, a hundred random playouts."""
    plain = PlainBot(bot.rules)
    return (yield from tree.search(plain, view, seat, number, Effort(100, 1_000_000)))
