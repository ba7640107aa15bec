"""Fits `sticker_policy` to episodes in cities with trees and rocks at random: ``tune --game my_city``."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from statistics import fmean
from typing import NamedTuple

from game.ai.fitting import Effort, FileFitting, Mapper, mean_and_error
from game.ai.regression import Regression
from game.core.chance import FastChance, derive
from game.core.rules import asked_together
from game.my_city import founding
from game.my_city.bot import MyCityBot
from game.my_city.campaign import EPISODES, ground_of
from game.my_city.catalog import SIZE
from game.my_city.grid import cell_name
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.sticker_policy import FILE, Worth, cells, worth
from game.my_city.terrain import LETTER_OF, printed

STICKERS = ("tree1", "rock2")
LYING = {name: LETTER_OF[ground_of(name)] for name in STICKERS}
BARE = {"s": LETTER_OF["square"], "R": LETTER_OF[ground_of("blank")]}
"""By the letter of a printed cell, what is there without a tree or rocks."""
CELLS = tuple((name, cell) for name in STICKERS for cell in cells(name))
SEATS = 4
MOST = 0.45
"""The largest share of cells on which either lies in a city."""
BATCH = 50
"""Episodes of a job."""
RIDGE = 500.0
"""Cities differ in far more than stickers: what few of them show is hardly trusted."""
Row = list[float]


class Batch(NamedTuple):
    """So many episodes from a place on, for a seed."""

    first: int
    episodes: int
    seed: int


class Seen(NamedTuple):
    """Cities that stood side by side under the same cards, each beside their mean: what lay on which of
    `CELLS`, and the points."""

    rows: list[Row]
    points: list[float]


class StickerFitting(FileFitting[Worth]):
    """Fits the worth of a tree and of rocks on a cell; the games of its effort are episodes, in one round."""

    file = FILE
    remembered = (worth,)
    full = Effort(1, 12_000)
    quick = Effort(1, 150)

    def nothing(self) -> Worth:
        """Whatever lies there, it is all the same."""
        return _worth([0.0] * len(CELLS), "house: nothing known")

    def shipped(self) -> Worth:
        return worth()

    def better(
        self, begin: Worth, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]
    ) -> Worth:
        """The worth by other episodes than those of another seed, whatever was there before."""
        jobs = [Batch(first, BATCH, derive(seed, "seen")) for first in range(0, effort.games, BATCH)]
        found = Regression(len(CELLS))
        for regression in do(regress, jobs):
            found.join(regression)
        say(f"1/1: {effort.games} episodes seen")
        made = f"{effort.games} episodes of {SEATS} cities, seed {seed}"
        return _worth(found.weights(RIDGE), f"house: fitted to {made}")

    def lead(self, one: Worth, other: Worth, games: int, seed: int) -> tuple[float, float]:
        """Points by which *one* guesses nearer than *other*, and its standard error."""
        ours, theirs = _values(one), _values(other)
        nearer = [
            _error(theirs, seen) - _error(ours, seen)
            for seen in played(Batch(0, games, derive(seed, "told")))
        ]
        return mean_and_error(nearer)


def _worth(values: Sequence[float], provenance: str) -> Worth:
    known = {name: dict[str, float]() for name in STICKERS}
    for (name, cell), value in zip(CELLS, values, strict=True):
        known[name][cell] = round(value, 2) + 0.0
    return Worth(known["tree1"], known["rock2"], provenance)


def _values(given: Worth) -> Row:
    known = {"tree1": given.tree1, "rock2": given.rock2}
    return [known[name][cell] for name, cell in CELLS]


def _error(values: Row, seen: Seen) -> float:
    """By how many points a city was misjudged, in the mean."""
    guesses = [sum(value * lies for value, lies in zip(values, row, strict=True)) for row in seen.rows]
    return fmean(abs(guess - points) for guess, points in zip(guesses, seen.points, strict=True))


def regress(batch: Batch) -> Regression:
    """What the episodes of a batch show."""
    found, all_seen = Regression(len(CELLS)), list(played(batch))
    rows, points = (list(chain.from_iterable(part)) for part in zip(*all_seen, strict=True))
    found.add(rows, points)
    return found


def played(batch: Batch) -> Iterator[Seen]:
    """The episodes of a batch, each played to its end by evaluation."""
    bot = MyCityBot()
    for number in range(batch.first, batch.first + batch.episodes):
        source = random.Random(derive(batch.seed, number))
        chance, n = FastChance(source), 1 + number % EPISODES
        state = RULES.blank(MyCityOptions(seats=SEATS, mode="episode", episode=n))
        legacy = founding.found(n, chance)
        grounds = [strewn(legacy.ground, source) for _ in range(SEATS)]
        RULES.begin_alone(state, [legacy._replace(ground=ground) for ground in grounds], chance)
        while asks := RULES.asks(state):
            moves = {ask.seat: bot.playout(state, ask.seat, chance) for ask in asked_together(asks)}
            RULES.play(state, moves, chance)
        rows = [lying(ground) for ground in grounds]
        means = [fmean(column) for column in zip(*rows, strict=True)]
        beside = [[lies - mean for lies, mean in zip(row, means, strict=True)] for row in rows]
        totals = bot.totals(state)
        yield Seen(beside, [points - fmean(totals) for points in totals])


def strewn(ground: str, source: random.Random) -> str:
    """A board with trees and rocks laid anew wherever they may lie and nothing else does.

    Each city has shares of its own, so that cities differ by many stickers.
    """
    trees, rocks = (MOST * source.random() for _ in STICKERS)
    letters = list(ground)
    for at, kind in enumerate(printed("legacy")):
        if kind not in BARE or letters[at] not in (kind, *LYING.values(), BARE[kind]):
            continue
        number = source.random()
        if number < rocks or (kind == "R" and number >= 2 * rocks):
            letters[at] = LYING["rock2"]
        elif kind == "s" and number < rocks + trees:
            letters[at] = LYING["tree1"]
        else:
            letters[at] = BARE[kind]
    return "".join(letters)


def lying(ground: str) -> Row:
    """For each of `CELLS` whether that lies there, 1 or 0."""
    named = {cell_name(*divmod(at, SIZE)): letter for at, letter in enumerate(ground)}
    return [float(named[cell] == LYING[name]) for name, cell in CELLS]
