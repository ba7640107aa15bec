"""Fits `experience` in self-play: ``python main.py tune --game trekking --file experience``.

Everybody plays by the amendment so far, now and then straying from it so that less usual states are met, too.
After every visit is kept what was expected without an amendment; least squares then say what is missing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from game.ai.fitting import Effort, FileFitting, Mapper, ahead
from game.ai.playout import answers
from game.ai.regression import Regression
from game.core.chance import FastChance, derive
from game.trekking import evaluation, experience
from game.trekking.bot import TrekkingBot, visiting
from game.trekking.evaluation import LONGEST, WIDTH
from game.trekking.experience import (
    CRYSTAL_FEATURES,
    FEATURES,
    FILE,
    Experience,
    Part,
    Weights,
    crystal_features,
    features,
)
from game.trekking.fit import TABLES
from game.trekking.foresight import Trip
from game.trekking.judgement import MORE, RESTING, Judgement
from game.trekking.options import TrekkingOptions
from game.trekking.prospects import DAY_HOURS, outlook
from game.trekking.rules import RULES
from game.trekking.state import DAYS, HOUR

MOODS, STRAYING = 6, 0.25
"""Ways to stray there are, and how often somebody strays."""
BATCH = 250
RIDGE = 20.0
TABLE = TrekkingOptions(seats=2)
STRAYED = {"hours": 4.0, "year": 1.0, "worth": 3.5}
"""By feature, how far its weight is from the usual one when somebody strays."""


class Batch(NamedTuple):
    """Games to be observed."""

    experience: Experience
    games: int
    seed: int


class ExperienceFitting(FileFitting[Experience]):
    """Fits the amendment; the games of its effort are those of each round."""

    file = FILE
    remembered = (experience.learned,)
    full = Effort(6, 4000)
    quick = Effort(1, 500)

    def nothing(self) -> Experience:
        """An amendment that changes nothing."""
        return experience.none()

    def shipped(self) -> Experience:
        return experience.learned()

    def better(
        self, begin: Experience, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]
    ) -> Experience:
        """The amendment after so many rounds; the later half of them are averaged."""
        found, kept = begin, []
        made = f"house: fitted in self-play, {effort.rounds} rounds of {effort.games} games, seed {seed}"
        for turn in range(effort.rounds):
            sizes = [min(BATCH, effort.games - done) for done in range(0, effort.games, BATCH)]
            jobs = [Batch(found, size, derive(seed, turn, job)) for job, size in enumerate(sizes)]
            parts = Ledger()
            for seen in do(observe, jobs):
                parts.join(seen)
            found = parts.learned(made)
            kept.append(found)
            say(f"{turn + 1}/{effort.rounds}: {parts.points / parts.parties:.2f} points a party")
        return mean(kept[len(kept) // 2 :], made)

    def lead(self, one: Experience, other: Experience, games: int, seed: int) -> tuple[float, float]:
        """Points by which *one* is ahead of *other* at the same tables, and its standard error."""
        bots = [TrekkingBot(Judgement(evaluation.table(), found)) for found in (one, other)]
        return ahead(bots, TABLES, games, seed)


class Sight(NamedTuple):
    """A party after its visit: what there is to learn from, and what was expected."""

    party: int
    day: int
    hour: int
    features: list[float]
    expected: float


class Ledger:
    """What games have taught, by day and night."""

    def __init__(self) -> None:
        self.points, self.parties = 0.0, 0
        self._days = [Regression(len(FEATURES + CRYSTAL_FEATURES)) for _ in range(DAYS)]
        self._nights = [Regression(len(FEATURES + CRYSTAL_FEATURES)) for _ in range(DAYS - 1)]

    def add(self, seen: Sequence[Sight], totals: Sequence[float]) -> None:
        """A game."""
        self.points += sum(totals)
        self.parties += len(totals)
        for sight in seen:
            if sight.hour < DAY_HOURS or sight.day < DAYS:
                sums = (self._days if sight.hour < DAY_HOURS else self._nights)[sight.day - 1]
                sums.add([sight.features], [totals[sight.party] - sight.expected])

    def join(self, other: Ledger) -> None:
        """What another has seen, too."""
        self.points += other.points
        self.parties += other.parties
        for mine, its in zip((*self._days, *self._nights), (*other._days, *other._nights), strict=True):
            mine.join(its)

    def learned(self, made: str) -> Experience:
        """The amendment that fits best."""
        return Experience(made, tuple(map(_part, self._days)), tuple(map(_part, self._nights)))


def _part(sums: Regression) -> Part:
    weights = sums.weights(RIDGE)
    amendment, crystal = weights[: len(FEATURES)], weights[len(FEATURES) :]
    return Part(_rounded(FEATURES, amendment), _rounded(CRYSTAL_FEATURES, crystal))


def _rounded(names: Sequence[str], weights: Sequence[float]) -> Weights:
    return {name: round(weight, 4) for name, weight in zip(names, weights, strict=True)}


def observe(batch: Batch) -> Ledger:
    """Play these games and keep what they teach."""
    table, source = evaluation.table(), random.Random(batch.seed)
    usual = Judgement(table, batch.experience)
    moods = [Judgement(table, strayed(batch.experience, source)) for _ in range(MOODS)]
    ledger = Ledger()
    for game in range(batch.games):
        trip = begun(usual, derive(batch.seed, "game", game))
        seen: list[Sight] = []
        while not trip.over():
            trip.judgement = moods[int(source.random() * MOODS)] if source.random() < STRAYING else usual
            ticks, day = trip.ticks, trip.day
            trip.play(1)
            if trip.day > day:
                seen += [sight(trip, party) for party in range(TABLE.parties)]
            elif trip.ticks > ticks:
                moved = min(range(TABLE.parties), key=lambda party: trip.clock[party] % HOUR)
                seen.append(sight(trip, moved))
        ledger.add(seen, trip.totals())
    return ledger


def strayed(found: Experience, source: random.Random) -> Experience:
    """An amendment a little off, in all parts alike."""
    off = {feature: source.gauss(0.0, by) for feature, by in STRAYED.items()}

    def part(given: Part) -> Part:
        weights = given.amendment.items()
        return Part({name: weight + off.get(name, 0.0) for name, weight in weights}, given.crystal)

    return Experience(found.provenance, tuple(map(part, found.days)), tuple(map(part, found.nights)))


def begun(judgement: Judgement, seed: int) -> Trip:
    """A trip on its first morning, the sheets picked."""
    chance, bot = FastChance(random.Random(seed)), TrekkingBot(judgement)
    state = RULES.blank(TABLE)
    RULES.set_up(state, chance)
    while not visiting(state):
        RULES.play(state, answers(bot, state, chance), chance)
    return Trip(state, judgement, chance)


def sight(trip: Trip, party: int) -> Sight:
    """What there is to learn of a party, and what is expected of it without an amendment."""
    day, hour, cards, rank = trip.day, trip.hour(party), trip.lengths[party], trip.lasts[party]
    table, held = evaluation.table(), trip.crystals[party]
    tenths = table[(day - 1) * DAY_HOURS + hour][min(cards, LONGEST)][rank // WIDTH]
    seen = features(DAY_HOURS - hour, cards, rank, tenths / 10)
    seen += [held * feature for feature in crystal_features(DAY_HOURS - hour)]
    coming = outlook(trip.sheets[party], trip.filled[party])[RESTING if hour == DAY_HOURS else hour]
    expected = trip.points[party] + tenths / 10 + MORE * max(0, cards - LONGEST) + coming + held
    return Sight(party, day, hour, seen, expected)


def mean(found: Sequence[Experience], made: str) -> Experience:
    """The middle of several amendments."""
    days = tuple(_mean([one.days[day] for one in found]) for day in range(DAYS))
    return Experience(made, days, tuple(_mean([one.nights[day] for one in found]) for day in range(DAYS - 1)))


def _mean(parts: Sequence[Part]) -> Part:
    return Part(
        _rounded(FEATURES, [fmean(part.amendment[name] for part in parts) for name in FEATURES]),
        _rounded(
            CRYSTAL_FEATURES, [fmean(part.crystal[name] for part in parts) for name in CRYSTAL_FEATURES]
        ),
    )
