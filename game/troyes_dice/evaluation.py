"""What a sheet is worth after a half-day's action: the expected final points, from fitted weights.

Parts of a sheet depend on few marks each (the citizens, one resource, one building row, the whole), so
every part is looked up once it has been worked out. Their sum is what amounts are worth one by one, and what
a network finds in signs of different parts together. `fit` makes the weights.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from typing import Annotated, Any

import msgspec

from game.core.components import Component, read
from game.troyes_dice.catalog import DATA
from game.troyes_dice.features import (
    HOPED,
    HOPELESS,
    Features,
    citizen_features,
    hope_features,
    resource_features,
    row_features,
    target_features,
    whole_features,
)
from game.troyes_dice.network import OFFSET, Units, packed, plain, points
from game.troyes_dice.scoring import total
from game.troyes_dice.sheet import ALL_BUILDINGS, CATHEDRAL, COLUMNS, ROWS, Sheet
from game.troyes_dice.tables import tables

FILE = DATA / "evaluation.json"
FULL = (1 << COLUMNS) - 1
COLUMN_FILL = tuple(
    sum(
        1 << row * COLUMNS + column
        for row in range(len(ROWS))
        for column in range(COLUMNS)
        if mask >> column & 1
    )
    for mask in range(1 << COLUMNS)
)


Buildings = tuple[int, int, tuple[int, ...]]
"""Those drawn, those crossed out, the cathedrals in order."""
Part = tuple[Callable[..., Features], tuple[Any, ...]]
"""Some marks of a sheet: the function that makes their features, and its arguments."""


@lru_cache(maxsize=1 << 14)
def standings(cathedrals: tuple[int, ...], open_cathedrals: int) -> tuple[int, ...]:
    """Every row's standing."""
    found, scored = [HOPELESS] * len(ROWS), tables().scored_rows
    for column in range(COLUMNS):
        if open_cathedrals >> column & 1:
            found[scored[column]] = HOPED + len(cathedrals)
    for column, factor in zip(cathedrals, tables().factors):
        found[scored[column]] = factor
    return tuple(found)


def parts(sheet: Sheet) -> list[Part]:
    """The parts a sheet's value is the sum of."""
    built, open_ = sheet.built, ALL_BUILDINGS & ~(sheet.built | sheet.crossed)
    open_cathedrals, fill = open_ >> CATHEDRAL * COLUMNS & FULL, COLUMN_FILL[built & FULL]
    cathedrals, rows = len(sheet.cathedrals), standings(sheet.cathedrals, open_cathedrals)
    masks = [(built >> row * COLUMNS & FULL, open_ >> row * COLUMNS & FULL) for row in range(len(ROWS))]
    counts = tuple(mask.bit_count() for (mask, _), standing in zip(masks, rows) if standing >= HOPED)
    targets = [0] * 6
    for row, standing in enumerate(rows):
        if HOPELESS < standing < HOPED:
            targets[row % 2 * 3 + standing - 1] += masks[row][1].bit_count()
    safe, unsafe = (open_ & fill).bit_count(), (open_ & ~fill).bit_count()
    found: list[Part] = [
        (citizen_features, tuple(sheet.citizens)),
        (whole_features, (cathedrals, open_cathedrals.bit_count(), safe, unsafe)),
        (hope_features, (cathedrals, counts)),
        (target_features, (tuple(targets),)),
    ]
    for colour in range(3):
        found.append((resource_features, (colour, sheet.circled[colour], sheet.held[colour])))
    for row, standing in enumerate(rows):
        found.append((row_features, (row, *masks[row], standing)))
    return found


class Weights(Component, frozen=True):
    """A weight an amount for each half-day but the last, and what a sign gives to each unit of the network.

    The units are in thousandths of a point. *provenance* tells how they were fitted.
    """

    provenance: str
    weights: dict[str, Annotated[tuple[float, ...], msgspec.Meta(min_length=15, max_length=15)]]
    signs: dict[str, Annotated[tuple[Units, ...], msgspec.Meta(min_length=15, max_length=15)]] = {}


class Worths(dict[int, int]):
    """What one part gives in one half-day, by its marks packed in a number; worked out when missing."""

    def __init__(self, weigh: Callable[[Features], int], unpack: Callable[[int], Features]) -> None:
        super().__init__()
        self.weigh = weigh
        self.unpack = unpack

    def __missing__(self, key: int) -> int:
        worth = self[key] = self.weigh(self.unpack(key))
        return worth


class HalfDay:
    """The parts' worths after one half-day."""

    __slots__ = ("buildings", "citizens", "hope", "resources", "rows", "targets", "whole")

    def __init__(self, weights: Mapping[str, float], signs: Mapping[str, Units]) -> None:
        given = {name: packed(0.0, units) for name, units in signs.items()}

        def weigh(features: Features) -> int:
            worth = sum(weights.get(name, 0.0) * amount for name, amount in features.items())
            return packed(worth) + sum(given.get(name, 0) for name in features)

        self.buildings: dict[Buildings, int] = {}
        self.citizens = Worths(weigh, lambda key: citizen_features(key & 31, key >> 5 & 31, key >> 10))
        self.whole = Worths(
            weigh, lambda key: whole_features(key & 7, key >> 3 & 7, key >> 6 & 63, key >> 12)
        )
        self.hope = Worths(weigh, _unpack_hope)
        self.targets = Worths(
            weigh, lambda key: target_features(tuple(key >> 5 * place & 31 for place in range(6)))
        )
        self.resources = tuple(Worths(weigh, partial(_unpack_resource, colour)) for colour in range(3))
        self.rows = tuple(Worths(weigh, partial(_unpack_row, row)) for row in range(len(ROWS)))


def _unpack_hope(key: int) -> Features:
    counts = [count for count in range(COLUMNS + 1) for _ in range(key >> 3 + 3 * count & 7)]
    return hope_features(key & 7, tuple(counts))


def _unpack_resource(colour: int, key: int) -> Features:
    return resource_features(colour, key >> 5, key & 31)


def _unpack_row(row: int, key: int) -> Features:
    return row_features(row, key & FULL, key >> 6 & FULL, key >> 12)


HOPE_KEYS = tuple(1 << 3 + 3 * mask.bit_count() for mask in range(1 << COLUMNS))


REMEMBERED = 1 << 15
"""The worth of so many sets of buildings is remembered, by half-day: most moves leave them as they are."""


def _buildings(worths: HalfDay, built: int, crossed: int, cathedrals: tuple[int, ...]) -> int:
    """What the buildings give, drawn and open ones, and `OFFSET`."""
    open_ = ALL_BUILDINGS & ~(built | crossed)
    open_cathedrals, fill = open_ >> CATHEDRAL * COLUMNS & FULL, COLUMN_FILL[built & FULL]
    count, safe = len(cathedrals), (open_ & fill).bit_count()
    found = (
        OFFSET
        + worths.whole[
            count | open_cathedrals.bit_count() << 3 | safe << 6 | (open_.bit_count() - safe) << 12
        ]
    )
    hope, targets, work = count, 0, 0
    for row, standing in zip(worths.rows, standings(cathedrals, open_cathedrals)):
        if standing >= HOPED:
            hope += HOPE_KEYS[built & FULL]
        elif standing:
            targets += (open_ & FULL).bit_count() << 5 * standing - 5 + work
        found += row[built & FULL | (open_ & FULL) << 6 | standing << 12]
        built >>= COLUMNS
        open_ >>= COLUMNS
        work ^= 15
    return found + worths.hope[hope] + worths.targets[targets]


class Evaluation:
    """Looks up what a sheet is worth after the action of a half-day."""

    def __init__(self, given: Weights) -> None:
        self._last = tables().half_days - 1
        self._halves = [
            HalfDay(
                {name: by_half[half] for name, by_half in given.weights.items()},
                {name: by_half[half] for name, by_half in given.signs.items()},
            )
            for half in range(self._last)
        ]

    def after(self, sheet: Sheet, half: int) -> float:
        """Expected final points once half-day *half* (0-15) is played; exact after the last."""
        if half >= self._last:
            return total(sheet)
        worths, circled, held = self._halves[half], sheet.circled, sheet.held
        red, yellow, white = sheet.citizens
        resources, buildings = worths.resources, worths.buildings
        marks = sheet.built, sheet.crossed, sheet.cathedrals
        drawn = buildings.get(marks)
        if drawn is None:
            if len(buildings) >= REMEMBERED:
                buildings.clear()
            drawn = buildings[marks] = _buildings(worths, *marks)
        return points(
            drawn
            + worths.citizens[red | yellow << 5 | white << 10]
            + resources[0][circled[0] << 5 | held[0]]
            + resources[1][circled[1] << 5 | held[1]]
            + resources[2][circled[2] << 5 | held[2]]
        )

    def resource(self, half: int, colour: int, circled: int, held: int) -> float:
        """The part of one resource, as far as it is worth something in itself."""
        if half >= self._last:
            return held // 2
        return plain(self._halves[half].resources[colour][circled << 5 | held])


@cache
def fitted() -> Evaluation:
    """The evaluation with the weights in the component data; raises `BadData`."""
    return Evaluation(read(FILE, Weights))
