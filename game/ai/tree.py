"""Open-loop information-set Monte Carlo tree search, decoupled where answers are sealed.

Every simulation imagines a world anew, walks down the tree choosing each asked seat's move by its own
statistics among the moves possible in this world, adds one node and plays on by the playout policy.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping, Sequence
from math import log, sqrt
from typing import Any

from game.ai.advice import Advice, Judged
from game.ai.bot import Bot, Effort
from game.ai.playout import play_on
from game.core.chance import Chance, FastChance, derive
from game.core.rules import Move, asked_together

BATCH = 8


class Arm:
    """A move's statistics for one seat at one node; *offered*: simulations in which it was possible."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0


class Node:
    """A decision round after a sequence of answers: one table of arms a seat, and what came after."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Move, Arm]] = {}
        self.children: dict[tuple[Move, ...], Node] = {}


def search(
    bot: Bot[Any, Any], view: Any, seat: int, number: int, effort: Effort
) -> Generator[Advice, None, Advice]:
    """Yields the advice so far after each batch; returns the final one. Same arguments, same answer."""
    root = Node()
    chance = FastChance(random.Random(derive(number, "tree")))
    for simulation in range(effort.simulations):
        _simulate(bot, root, bot.rules.imagine(view, chance), effort.width, chance)
        if len(root.arms.get(seat, ())) == 1:
            break
        if simulation % BATCH == BATCH - 1:
            yield _advice(root.arms[seat])
    return _advice(root.arms[seat])


def _simulate(bot: Bot[Any, Any], root: Node, state: Any, width: int, chance: Chance) -> None:
    rules, node = bot.rules, root
    path: list[Mapping[int, Arm]] = []
    while (asks := rules.asks(state)) and len(path) < bot.depth:
        fresh = not node.arms
        chosen, moves = {}, {}
        for ask in asked_together(asks):
            table = node.arms.setdefault(ask.seat, {})
            move = _select(bot, table, bot.candidates(state, ask.seat, width), chance)
            moves[ask.seat], chosen[ask.seat] = move, table[move]
        path.append(chosen)
        rules.play(state, moves, chance)
        if fresh:
            break
        node = node.children.setdefault(tuple(moves.values()), Node())
    values = play_on(bot, state, chance)
    for step in path:
        for seat, arm in step.items():
            arm.visits += 1
            arm.total += values[seat]


def _select(bot: Bot[Any, Any], table: dict[Move, Arm], moves: Sequence[Move], chance: Chance) -> Move:
    """The untried candidate that promises most, else the one with the best upper confidence bound."""
    untried = None
    for move in moves:
        arm = table.get(move)
        if arm is None:
            arm = table[move] = Arm()
        arm.offered += 1
        if not arm.visits and untried is None:
            untried = move
    if untried is not None:
        return untried
    weight = bot.exploration
    return max(moves, key=lambda move: _bound(table[move], weight))


def _bound(arm: Arm, weight: float) -> float:
    return arm.total / arm.visits + weight * sqrt(log(arm.offered + 1) / arm.visits)


def _advice(arms: Mapping[Move, Arm]) -> Advice:
    judged = (Judged(move, arm.total / max(1, arm.visits), arm.visits) for move, arm in arms.items())
    ranking = tuple(sorted(judged, key=lambda move: (-move.visits, -move.value)))
    return Advice(ranking[0].move, ranking)
