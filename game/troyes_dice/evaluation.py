"""What a sheet is worth after a half-day's action: the expected final points, from fitted weights.

The value is a sum of parts that depend on few marks each (the citizens, one resource, one building row,
the whole), so every part is looked up once it has been worked out. `fit` makes the weights.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Annotated, Any

import msgspec

from game.core.components import Component, read
from game.troyes_dice.catalog import DATA
from game.troyes_dice.scoring import total
from game.troyes_dice.sheet import ALL_BUILDINGS, CATHEDRAL, COLOURS, COLUMNS, HALL, ROWS, Sheet
from game.troyes_dice.tables import GAIN_CITIZENS, tables

Features = dict[str, float]
FILE = DATA / "evaluation.json"
FULL = (1 << COLUMNS) - 1
HOPELESS, HOPED = 0, 4
"""A row's standing: its character can't come any more; 1-3 its number; from 4 on: cathedrals so far."""

COLUMN_FILL = tuple(
    sum(
        1 << row * COLUMNS + column
        for row in range(len(ROWS))
        for column in range(COLUMNS)
        if mask >> column & 1
    )
    for mask in range(1 << COLUMNS)
)


def citizen_features(red: int, yellow: int, white: int) -> Features:
    """Points, the way to each box with a bonus, and how far the column bonuses are off."""
    found: Features = {}
    counts = (red, yellow, white)
    for colour, count in zip(COLOURS, counts):
        found[f"citizens.{colour}"] = count
        for box in (5, 10, 13, 15, 18):
            if count > box:
                found[f"citizens.{colour}.past_{box}"] = min(count - box, 20 - box)
    for box in tables().column_bonuses:
        lacking = sum(max(0, box - count) for count in counts)
        if lacking:
            found[f"column_{box}.open"] = 1
            found[f"column_{box}.lacking"] = lacking
            found[f"column_{box}.near"] = max(0, 3 - lacking)
    return found


def resource_features(colour: int, circled: int, held: int) -> Features:
    """What is held, with less and less use for more, and the next citizen beside the track."""
    name = COLOURS[colour]
    found: Features = {f"held.{name}": held, f"circled.{name}": circled}
    for count in (1, 2, 4, 6):
        found[f"held.{name}.to_{count}"] = min(held, count)
    found[f"circled.{name}.step"] = circled % 6
    return found


def row_features(row: int, built: int, open_: int, standing: int) -> Features:
    """A building row: what stands, what may come, its diamonds, its character."""
    name, count, more = ROWS[row], built.bit_count(), open_.bit_count()
    found: Features = {f"{name}.built": count, f"{name}.open": more, f"{name}.open_any": min(more, 2)}
    for column in range(0, COLUMNS, 2):
        link = tables().links.get(row * COLUMNS + column)
        if link is not None:
            pair = 3 << column
            key = f"{name}.link_{column}"
            if open_ & pair and built & pair:
                found[key + ".half"] = 1
            elif open_ & pair == pair:
                found[key + ".free"] = 1
    if row == HALL:
        found["hall.citizens_open"] = sum(
            kind == GAIN_CITIZENS and open_ >> column & 1
            for column, (kind, _, _) in enumerate(tables().halls)
        )
    if standing >= HOPED:
        factor = tables().factors[standing - HOPED]
        found[f"{name}.hoped"] = 1
        found["hoped.built"] = count
        found["hoped.square"] = count * count
        found["hoped.factor_built"] = factor * count
        found["hoped.factor_open"] = factor * more
    elif standing:
        found["scored.built"] = standing * count
        found["scored.open"] = standing * more
        found["scored.open_any"] = standing * min(more, 2)
    return found


def whole_features(cathedrals: int, open_cathedrals: int, safe: int, unsafe: int) -> Features:
    """Cathedrals so far and to come; open buildings inside and outside protected columns."""
    return {
        f"cathedrals_{cathedrals}": 1,
        f"cathedrals.possible_{min(open_cathedrals, 2)}": 1,
        "cathedrals.possible": open_cathedrals,
        "open.safe": safe,
        "open.unsafe": unsafe,
    }


def hope_features(cathedrals: int, counts: tuple[int, ...]) -> Features:
    """The most that one, two or three more cathedrals could score now; *counts* buildings by hoped row."""
    best = sorted(counts, reverse=True)
    return {
        f"hope_{more}": sum(
            factor * count
            for factor, count in zip(tables().factors[cathedrals : cathedrals + more], reversed(best[:more]))
        )
        for more in range(1, 4)
    }


def target_features(open_counts: tuple[int, ...]) -> Features:
    """Open buildings in scored rows, prestige 1-3 and work 1-3 by number: only so many can still be built."""
    found: Features = {}
    for kind, counts in (("prestige", open_counts[:3]), ("work", open_counts[3:])):
        for least in (3, 2, 1):
            more = sum(counts[least - 1 :])
            for enough in (1, 2, 4):
                found[f"targets.{kind}_{least}.to_{enough}"] = min(more, enough)
    return found


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
    """A weight a feature for each half-day but the last; *provenance* tells how they were fitted."""

    provenance: str
    weights: dict[str, Annotated[tuple[float, ...], msgspec.Meta(min_length=15, max_length=15)]]


class Worths(dict[int, float]):
    """What one part is worth in one half-day, by its marks packed in a number; worked out when missing."""

    def __init__(self, weigh: Callable[[Features], float], unpack: Callable[[int], Features]) -> None:
        super().__init__()
        self.weigh = weigh
        self.unpack = unpack

    def __missing__(self, key: int) -> float:
        worth = self[key] = self.weigh(self.unpack(key))
        return worth


class HalfDay:
    """The parts' worths after one half-day."""

    __slots__ = ("buildings", "citizens", "hope", "resources", "rows", "targets", "whole")

    def __init__(self, weights: dict[str, float]) -> None:
        def weigh(features: Features) -> float:
            return sum(weights.get(name, 0.0) * amount for name, amount in features.items())

        self.buildings: dict[Buildings, float] = {}
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


def _buildings(worths: HalfDay, built: int, crossed: int, cathedrals: tuple[int, ...]) -> float:
    """What the buildings are worth, drawn and open ones."""
    open_ = ALL_BUILDINGS & ~(built | crossed)
    open_cathedrals, fill = open_ >> CATHEDRAL * COLUMNS & FULL, COLUMN_FILL[built & FULL]
    count, safe = len(cathedrals), (open_ & fill).bit_count()
    points = worths.whole[
        count | open_cathedrals.bit_count() << 3 | safe << 6 | (open_.bit_count() - safe) << 12
    ]
    hope, targets, work = count, 0, 0
    for row, standing in zip(worths.rows, standings(cathedrals, open_cathedrals)):
        if standing >= HOPED:
            hope += HOPE_KEYS[built & FULL]
        elif standing:
            targets += (open_ & FULL).bit_count() << 5 * standing - 5 + work
        points += row[built & FULL | (open_ & FULL) << 6 | standing << 12]
        built >>= COLUMNS
        open_ >>= COLUMNS
        work ^= 15
    return points + worths.hope[hope] + worths.targets[targets]


class Evaluation:
    """Looks up what a sheet is worth after the action of a half-day."""

    def __init__(self, weights: dict[str, tuple[float, ...]]) -> None:
        self._last = tables().half_days - 1
        self._halves = [
            HalfDay({name: by_half[half] for name, by_half in weights.items()}) for half in range(self._last)
        ]

    def after(self, sheet: Sheet, half: int) -> float:
        """Expected final points once half-day *half* (0-15) is played; exact after the last."""
        if half >= self._last:
            return total(sheet)
        worths, circled, held = self._halves[half], sheet.circled, sheet.held
        red, yellow, white = sheet.citizens
        resources, buildings = worths.resources, worths.buildings
        marks = sheet.built, sheet.crossed, sheet.cathedrals
        points = buildings.get(marks)
        if points is None:
            if len(buildings) >= REMEMBERED:
                buildings.clear()
            points = buildings[marks] = _buildings(worths, *marks)
        return (
            points
            + worths.citizens[red | yellow << 5 | white << 10]
            + resources[0][circled[0] << 5 | held[0]]
            + resources[1][circled[1] << 5 | held[1]]
            + resources[2][circled[2] << 5 | held[2]]
        )

    def resource(self, half: int, colour: int, circled: int, held: int) -> float:
        """The part of one resource."""
        if half >= self._last:
            return held // 2
        return self._halves[half].resources[colour][circled << 5 | held]


@cache
def fitted() -> Evaluation:
    """The evaluation with the weights in the component data; raises `BadData`."""
    return Evaluation(read(FILE, Weights).weights)
