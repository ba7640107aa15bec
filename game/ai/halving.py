"""Sequential halving over common imagined worlds: the candidates' later fate is compared like with like.

Each round at least the worse half goes; where a bot says so, also who is clearly behind the best already.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from math import inf, sqrt
from statistics import fmean
from typing import Any

from game.ai import nested
from game.ai.advice import Advice, Judged
from game.ai.bot import Bot, Effort
from game.ai.playout import branches, play_on
from game.ai.worlds import Spread, Work, one_by_one
from game.core.chance import FastChance, derive
from game.core.rules import Move

TELLING = 6
"""So many independent differences tell how much they scatter."""


def search(
    bot: Bot[Any, Any],
    view: Any,
    seat: int,
    number: int,
    effort: Effort,
    spread: Spread = one_by_one,
) -> Generator[Advice, None, Advice]:
    """Yields the advice so far now and then; returns the final one. Same arguments, same answer."""
    work: Work[float] = partial(judge, ponders=effort.ponders)
    moves = candidates(bot, view, seat, number, effort)
    if not effort.simulations:
        moves = moves[:1]
    rough = _rough(bot, view, seat, number, moves) if effort.trust else [0.0] * len(moves)
    race = Race(moves, rough, effort.trust, bot.clearly)
    alive = list(range(len(moves)))
    rounds = max(1, (len(moves) - 1).bit_length())
    simulations, world = int(effort.simulations * bot.stake(view, seat)), 0
    while len(alive) > 1:
        end = world + max(1, simulations // (rounds * len(alive)))
        numbers = [derive(number, "world", one) for one in range(world, end)]
        world = end
        for judged in spread(work, bot, view, seat, [moves[arm] for arm in alive], numbers):
            for values in judged:
                race.add(alive, values)
            yield race.advice()
        alive = race.kept(alive)
    return race.advice(alive[0])


class Race:
    """What is known of each candidate: its simulations, and as many more of its rough value as is trusted.

    *clearly*: by how many standard errors one is clearly behind another.
    """

    def __init__(
        self, moves: Sequence[Move], rough: Sequence[float], trust: float, clearly: float = inf
    ) -> None:
        self._moves = moves
        self._rough = rough
        self._trust = trust
        self._clearly = clearly
        self._scatter = Scatter()
        self._totals = [0.0] * len(moves)
        self._visits = [0] * len(moves)

    def add(self, arms: Sequence[int], values: Sequence[float]) -> None:
        """A simulation of each of these gave these values."""
        if self._clearly < inf:
            self._scatter.add(values)
        for arm, value in zip(arms, values, strict=True):
            self._totals[arm] += value
            self._visits[arm] += 1

    def values(self) -> list[float]:
        """How good each is, from 0 to 1; rough values only say by how much one is better than another."""
        trust, simulated = self._trust, max(1, sum(self._visits))
        middle = sum(self._totals) / simulated - fmean(self._rough)
        return [
            (total + trust * (middle + rough)) / max(1, visits + trust)
            for total, visits, rough in zip(self._totals, self._visits, self._rough)
        ]

    def kept(self, arms: Sequence[int]) -> list[int]:
        """The better half of those that had the last simulations, best first, and nobody clearly behind."""
        values = self.values()
        half = sorted(arms, key=lambda arm: -values[arm])[: (len(arms) + 1) // 2]
        if self._clearly == inf or (variance := self._scatter.after_round()) is None:
            return half
        reach = self._clearly * sqrt(2 * variance / (self._visits[half[0]] + self._trust))
        return [arm for arm in half if values[half[0]] - values[arm] <= reach]

    def advice(self, best: int | None = None) -> Advice:
        """The most visited first, then the most valuable; *best* goes before all."""
        values, visits = self.values(), self._visits
        order = sorted(range(len(values)), key=lambda arm: (arm != best, -visits[arm], -values[arm]))
        ranking = tuple(Judged(self._moves[arm], values[arm], visits[arm]) for arm in order)
        return Advice(ranking[0].move, ranking)


class Scatter:
    """How much luck there is in how one candidate does beside the others of the same worlds."""

    def __init__(self) -> None:
        self._round: list[list[float]] = []
        self._squares = 0.0
        self._freedom = 0

    def add(self, values: Sequence[float]) -> None:
        """These are the values of one world."""
        middle = fmean(values)
        self._round.append([value - middle for value in values])

    def after_round(self) -> float | None:
        """The variance in all rounds so far, of which one ends now; None while too few worlds tell."""
        worlds, self._round = self._round, []
        means = [fmean(column) for column in zip(*worlds, strict=True)]
        self._squares += sum(
            (one - mean) ** 2 for world in worlds for one, mean in zip(world, means, strict=True)
        )
        self._freedom += (len(worlds) - 1) * (len(means) - 1)
        return self._squares / self._freedom if self._freedom >= TELLING else None


def _rough(bot: Bot[Any, Any], view: Any, seat: int, number: int, moves: Sequence[Move]) -> list[float]:
    """The rough values of the candidates, in the world in which they were found."""
    world = bot.rules.imagine(view, FastChance(random.Random(derive(number, "candidates"))))
    values = {move: value for value, move in bot.shortlist(world, seat)}
    return [values[move] for move in moves]


def candidates(bot: Bot[Any, Any], view: Any, seat: int, number: int, effort: Effort) -> Sequence[Move]:
    """The bot's candidates, seen in one imagined world (they may depend on what the seat knows only)."""
    source = random.Random(derive(number, "candidates"))
    found = bot.candidates(bot.rules.imagine(view, FastChance(source)), seat, effort.width)
    if effort.overlooks:
        noticed = [move for move in found if source.random() >= effort.overlooks]
        found = noticed or [found[int(source.random() * len(found))]]
    if effort.dazzled and source.random() < effort.dazzled:
        return [max(found, key=lambda move: bot.show(view, seat, move))]
    return found


def judge(
    bot: Bot[Any, Any], view: Any, seat: int, moves: Sequence[Move], number: int, *, ponders: int = 0
) -> list[float]:
    """The value of each move in one imagined world, everybody else answering alike.

    *ponders*: as many of the seat's next decisions are thought over.
    """
    return [value for value, _ in futures(bot, view, seat, moves, number, quickly=True, ponders=ponders)]


def futures(
    bot: Bot[Any, Any],
    view: Any,
    seat: int,
    moves: Sequence[Move],
    number: int,
    *,
    to_the_end: bool = False,
    quickly: bool = False,
    ponders: int = 0,
) -> Iterator[tuple[float, Any]]:
    """For each move its value to the seat in one and the same imagined world, and the state it led to.

    *quickly*: only the values count. *ponders*: as many of the seat's next decisions are thought over.
    """
    world = bot.world(view, seat, FastChance(random.Random(number)))
    for state, later in branches(bot, world, seat, moves, number):
        nested.ponder(bot, state, seat, ponders, number, later)
        yield play_on(bot, state, later, to_the_end=to_the_end, quickly=quickly)[seat], state
