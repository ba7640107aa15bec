"""What came of the AI's own games, beside the table of `evaluation`: how far the table is to be amended.

A lonely traveller's rest of the trip takes no account of what others leave, nor of crystals. The amendment is
a sum of weighted `features`, with other weights for each day and for the night after it; `experience_fit`
finds them.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache
from operator import mul

from game.core.components import Component, demand, read
from game.trekking import evaluation
from game.trekking.catalog import CARDS_PER_DAY, DATA
from game.trekking.evaluation import Table
from game.trekking.prospects import DAY_HOURS
from game.trekking.state import DAYS

FILE = DATA / "experience.json"
LAST_RANK = DAYS * CARDS_PER_DAY - 1
SOON = 4
"""Hours within which a crystal may come too late."""
FEATURES = (
    "one",
    "hours",
    "hours_squared",
    "cards",
    "cards_squared",
    "cards_cubed",
    "year",
    "year_squared",
    "year_cubed",
    "cards_year",
    "cards_squared_year",
    "cards_hours",
    "year_hours",
    "cards_year_hours",
    "lonely",
    "lonely_hours",
    "worth",
    "worth_hours",
)
CRYSTAL_FEATURES = ("one", "hours", "soon")
Weights = Mapping[str, float]


def features(left: int, cards: int, rank: float, worth: float) -> list[float]:
    """By `FEATURES`: of the hours left of the day, the trek's cards and last rank, the worth in the table."""
    hours, length, year, worth = left / DAY_HOURS, cards / 5, rank / LAST_RANK, worth / 10
    lonely = float(cards <= 1)
    return [
        1.0,
        hours,
        hours * hours,
        length,
        length * length,
        length * length * length,
        year,
        year * year,
        year * year * year,
        length * year,
        length * length * year,
        length * hours,
        year * hours,
        length * year * hours,
        lonely,
        lonely * hours,
        worth,
        worth * hours,
    ]


def crystal_features(left: int) -> list[float]:
    """By `CRYSTAL_FEATURES`: of the hours left of the day."""
    return [1.0, left / DAY_HOURS, min(1.0, left / SOON)]


class Part(Component, frozen=True):
    """The weights of a day or night: of the amendment, and of a crystal's worth beyond one point."""

    amendment: Weights
    crystal: Weights


class Experience(Component, frozen=True):
    """`experience.json`: days and the nights after them; there is none after the last."""

    provenance: str
    days: tuple[Part, ...]
    nights: tuple[Part, ...]

    def part(self, day: int, hour: int) -> Part | None:
        """What applies at an hour; None: the trip is over."""
        if hour < DAY_HOURS:
            return self.days[day - 1]
        return self.nights[day - 1] if day < DAYS else None

    def row(self, table: Table, day: int, hour: int, cards: int) -> array[float]:
        """What is still to come, in points by a step of the trek's last rank."""
        worths = [tenths / 10 for tenths in table[(day - 1) * DAY_HOURS + hour][cards]]
        part = self.part(day, hour)
        if part is None:
            return array("d", worths)
        weights = [part.amendment[name] for name in FEATURES]
        middle = (evaluation.WIDTH - 1) / 2
        seen = [
            features(DAY_HOURS - hour, cards, step * evaluation.WIDTH + middle, worth)
            for step, worth in enumerate(worths)
        ]
        return array(
            "d", [worth + sum(map(mul, weights, row)) for worth, row in zip(worths, seen, strict=True)]
        )

    def crystal(self, day: int, hour: int) -> float:
        """A held crystal's worth in points; never less than it counts in the end."""
        part = self.part(day, hour)
        if part is None:
            return 1.0
        weights = [part.crystal[name] for name in CRYSTAL_FEATURES]
        more: float = sum(map(mul, weights, crystal_features(DAY_HOURS - hour)))
        return 1.0 + max(0.0, more)


def none(provenance: str = "house: nothing known") -> Experience:
    """No amendment at all."""
    part = Part(dict.fromkeys(FEATURES, 0.0), dict.fromkeys(CRYSTAL_FEATURES, 0.0))
    return Experience(provenance, (part,) * DAYS, (part,) * (DAYS - 1))


@cache
def learned() -> Experience:
    """What comes with the game."""
    found = read(FILE, Experience)
    demand((len(found.days), len(found.nights)) == (DAYS, DAYS - 1), FILE.name, "days")
    for part in (*found.days, *found.nights):
        demand(set(part.amendment) == set(FEATURES), FILE.name, "amendment")
        demand(set(part.crystal) == set(CRYSTAL_FEATURES), FILE.name, "crystal")
    return found
