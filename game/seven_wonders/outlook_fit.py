"""Fits `outlook` to games that are played by judged worth: ``python main.py tune --game seven_wonders``."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from game.ai.fitting import Effort, FileFitting, Mapper, mean_and_error
from game.ai.regression import Regression
from game.core.chance import FastChance, derive
from game.core.rules import asked_together
from game.seven_wonders import tally
from game.seven_wonders.bot import SevenWondersBot
from game.seven_wonders.evaluation import evaluation
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.outlook import (
    FILE,
    JUDGED,
    TWO_FILE,
    Outlook,
    Outlooks,
    Row,
    features,
    fresh_age,
    outlooks,
    rows,
)
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState

TABLES = (
    *(SevenWondersOptions(seats=seats, cities=False) for seats in (4, 3, 5, 7, 4, 6)),
    *(SevenWondersOptions(seats=seats, cities=True, leaders=True) for seats in (4, 3, 5, 7)),
    SevenWondersOptions(seats=4, cities=False, leaders=True),
    SevenWondersOptions(seats=4, cities=True),
)
TABLES_OF_TWO = (
    SevenWondersOptions(seats=2, cities=False),
    SevenWondersOptions(seats=2, cities=True),
    SevenWondersOptions(seats=2, cities=True, leaders=True),
    SevenWondersOptions(seats=2, cities=False),
    SevenWondersOptions(seats=2, cities=True),
    SevenWondersOptions(seats=2, cities=False, leaders=True),
)
STRAY = (0.0, 0.05, 0.2)
"""How often a move is any legal one, so that cities are seen that nobody would build."""
BATCH = 50
"""Games of a job."""
RIDGE = 1.0
Kind = tuple[bool, int]
"""With a box or without, and the age that begins."""
KINDS = tuple((boxes, age) for boxes in (False, True) for age in JUDGED)


class Batch(NamedTuple):
    """So many games from a place on, for a seed, at these tables in turn."""

    first: int
    games: int
    seed: int
    tables: tuple[SevenWondersOptions, ...] = TABLES


class Seen(NamedTuple):
    """The cities as an age began, and their final points."""

    state: SevenWondersState
    points: list[int]


class OutlookFitting(FileFitting[Outlooks]):
    """Fits an outlook of 7 Wonders; the games of its effort are played, and there is one round."""

    remembered = (outlooks,)
    full = Effort(1, 40_000)
    quick = Effort(1, 150)

    def __init__(self, path: Path, tables: tuple[SevenWondersOptions, ...]) -> None:
        self.file = path
        self._tables = tables

    def nothing(self) -> Outlooks:
        """Nothing but the points of now."""
        known = {str(age): {name: float(name == "points") for name in features()} for age in JUDGED}
        return Outlooks("house: nothing known", known, known)

    def shipped(self) -> Outlooks:
        """The weights that come with the game."""
        return outlooks(self.file)

    def better(
        self, begin: Outlooks, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]
    ) -> Outlooks:
        """The weights by other games than those of another seed, whatever was there before."""
        number, starts = derive(seed, "seen"), range(0, effort.games, BATCH)
        jobs = [Batch(first, BATCH, number, self._tables) for first in starts]
        found = {kind: Regression(len(features())) for kind in KINDS}
        for regressions in do(regress, jobs):
            for kind, regression in regressions.items():
                found[kind].join(regression)
        weights = [{str(age): _named(found[boxes, age]) for age in JUDGED} for boxes in (False, True)]
        say(f"1/1: {effort.games} games seen")
        return Outlooks(f"house: fitted to {effort.games} games, seed {seed}", *weights)

    def lead(self, one: Outlooks, other: Outlooks, games: int, seed: int) -> tuple[float, float]:
        """Points by which *one* guesses nearer than *other*, and its standard error."""
        eye = evaluation()
        guesses = Outlook(one, eye), Outlook(other, eye)
        nearer: list[float] = []
        for seen in played(Batch(0, games, derive(seed, "told"), self._tables)):
            ours, theirs = (_error(guess, seen) for guess in guesses)
            nearer.append(theirs - ours)
        return mean_and_error(nearer)


def fittings() -> dict[str, OutlookFitting]:
    """By file, how each outlook is fitted: three cities and more, and two beside the Free City."""
    tables = {FILE: TABLES, TWO_FILE: TABLES_OF_TWO}
    return {path.stem: OutlookFitting(path, of_them) for path, of_them in tables.items()}


def _named(regression: Regression) -> dict[str, float]:
    weights = regression.weights(RIDGE)
    return {name: round(weight, 3) for name, weight in zip(features(), weights, strict=True)}


def _error(guess: Outlook, seen: Seen) -> float:
    """By how many points a city was misjudged, in the mean."""
    pairs = zip(guess.totals(seen.state), seen.points, strict=True)
    return sum(abs(total - points) for total, points in pairs) / len(seen.points)


def regress(batch: Batch) -> dict[Kind, Regression]:
    """What the games of a batch show, of each kind."""
    eye = evaluation()
    described: dict[Kind, list[Row]] = {kind: [] for kind in KINDS}
    points: dict[Kind, list[int]] = {kind: [] for kind in KINDS}
    for seen in played(batch):
        kind = seen.state.options.boxed, seen.state.age
        described[kind] += rows(seen.state, eye)
        points[kind] += seen.points
    found = {kind: Regression(len(features())) for kind in KINDS}
    for kind in KINDS:
        if described[kind]:
            found[kind].add(described[kind], points[kind])
    return found


def played(batch: Batch) -> Iterator[Seen]:
    """The beginnings of ages in games, and how these ended; strayed from good play only before."""
    bot = SevenWondersBot()
    for game in range(batch.first, batch.first + batch.games):
        source = random.Random(derive(batch.seed, game))
        chance, state = FastChance(source), RULES.blank(batch.tables[game % len(batch.tables)])
        stray, until = source.choice(STRAY), source.choice(JUDGED)
        RULES.set_up(state, chance)
        begun: dict[int, SevenWondersState] = {}
        while asks := RULES.asks(state):
            if fresh_age(state) and state.age not in begun:
                begun[state.age] = state.copy()
            strays = state.age < until and source.random() < stray
            move = RULES.sample if strays else bot.playout
            RULES.play(
                state, {ask.seat: move(state, ask.seat, chance) for ask in asked_together(asks)}, chance
            )
        points = tally.totals(state)
        yield from (Seen(seen, points) for age, seen in begun.items() if age >= until or not stray)
