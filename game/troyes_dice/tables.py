"""The component data as numbers: what each building, diamond and track box gives."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from game.troyes_dice.catalog import Catalog, Hall, catalog
from game.troyes_dice.sheet import COLOURS, COLUMNS, ROW_MASKS, ROWS, bit

GAIN_RESOURCES, GAIN_CITIZENS, BUILD_PRESTIGE, BUILD_WORK, RECRUIT = range(5)
OWED = ("resources", "citizens", "prestige", "work", "recruit")
"""Kinds of what a sheet may be owed; a recruit is an artisan or a priest, as the seat chooses."""

Owed = tuple[int, int, int]
"""Kind, colour, count; the colour of BUILD_PRESTIGE is the track whose box gives it."""

ONE_OF_EACH: tuple[Owed, ...] = tuple((GAIN_RESOURCES, colour, 1) for colour in range(3))


class Tables(NamedTuple):
    """*links* finds a building's diamond: (the other building's bit, the diamond's index, its gift).

    *triggers[before][after]* are the citizen boxes with a bonus passed on a track; *linked[before][after]*
    counts the citizens beside resource boxes; *notches[half]* are the notches under the four slots.
    """

    fortress_gifts: tuple[Owed, ...]
    halls: tuple[tuple[int, int, int], ...]
    factors: tuple[int, ...]
    scored_rows: tuple[int, ...]
    work_citizens: int
    links: Mapping[int, tuple[int, int, Owed]]
    resource_boxes: int
    resource_start: int
    linked: tuple[tuple[int, ...], ...]
    citizen_boxes: int
    triggers: tuple[tuple[tuple[int, ...], ...], ...]
    row_bonuses: Mapping[tuple[int, int], tuple[Owed, ...]]
    column_bonuses: Mapping[int, tuple[Owed, ...]]
    prestige_masks: tuple[int, int, int]
    work_mask: int
    notches: tuple[tuple[int, ...], ...]
    half_days: int
    first_destruction: int


def _hall(hall: Hall) -> tuple[int, int, int]:
    kind = GAIN_RESOURCES if hall.gives == "resources" else GAIN_CITIZENS
    return kind, COLOURS.index(hall.counts), hall.each


def _links(found: Catalog) -> dict[int, tuple[int, int, Owed]]:
    links = {}
    for index, diamond in enumerate(found.sheet.links.diamonds):
        row = ROWS.index(diamond.building)
        left, right = (column - 1 for column in diamond.columns)
        kind = GAIN_RESOURCES if diamond.gives == "resources" else GAIN_CITIZENS
        gift = (kind, COLOURS.index(diamond.colour), diamond.count)
        links[row * COLUMNS + left] = (bit(row, right), index, gift)
        links[row * COLUMNS + right] = (bit(row, left), index, gift)
    return links


def _row_bonuses(found: Catalog) -> dict[tuple[int, int], tuple[Owed, ...]]:
    track = found.sheet.citizen_track
    bonuses: dict[tuple[int, int], tuple[Owed, ...]] = {}
    for colour, name in enumerate(COLOURS):
        bonuses[colour, track.prestige_at] = ((BUILD_PRESTIGE, colour, 1),)
        pair = (COLOURS.index(other) for other in track.pair[name])  # type: ignore[index]
        bonuses[colour, track.pair_at] = tuple((GAIN_CITIZENS, other, 1) for other in pair)
    return bonuses


def _prestige_mask(found: Catalog, colour: int) -> int:
    rows = found.sheet.citizen_track.prestige[COLOURS[colour]]  # type: ignore[index]
    return sum(ROW_MASKS[ROWS.index(row)] for row in rows)


def _notches(found: Catalog) -> tuple[tuple[int, ...], ...]:
    """R03, R32: day d has its window at notch d - 1; light slots follow clockwise, then dark ones."""
    slots, notches = len(found.wheel.slots.costs), len(found.wheel.plazas.faces)
    return tuple(
        tuple((half // 2 + 1 + half % 2 * slots + slot) % notches for slot in range(slots))
        for half in range(2 * found.wheel.days)
    )


@cache
def tables() -> Tables:
    """The compiled component data."""
    found = catalog()
    sheet = found.sheet
    boxes, citizens = sheet.resource_track, sheet.citizen_track
    bonus_boxes = sorted((citizens.prestige_at, citizens.pair_at, *(c.at for c in citizens.columns)))
    gains = {"resources": ONE_OF_EACH, "work": ((BUILD_WORK, 0, 1),)}
    return Tables(
        fortress_gifts=tuple(
            (GAIN_CITIZENS, COLOURS.index(colour), 1) for colour in sheet.fortress_citizens.colours
        ),
        halls=tuple(_hall(hall) for hall in sheet.halls.columns),
        factors=sheet.cathedrals.factors,
        scored_rows=tuple(ROWS.index(cathedral.scores) for cathedral in sheet.cathedrals.columns),
        work_citizens=sheet.work_citizens.count,
        links=_links(found),
        resource_boxes=boxes.length,
        resource_start=boxes.start,
        linked=tuple(
            tuple(sum(before < box <= after for box in boxes.citizen_at) for after in range(boxes.length + 1))
            for before in range(boxes.length + 1)
        ),
        citizen_boxes=citizens.length,
        triggers=tuple(
            tuple(
                tuple(box for box in bonus_boxes if before < box <= after)
                for after in range(citizens.length + 1)
            )
            for before in range(citizens.length + 1)
        ),
        row_bonuses=_row_bonuses(found),
        column_bonuses={bonus.at: gains[bonus.gives] for bonus in citizens.columns},
        prestige_masks=(_prestige_mask(found, 0), _prestige_mask(found, 1), _prestige_mask(found, 2)),
        work_mask=sum(ROW_MASKS[ROWS.index(district.work)] for district in sheet.districts),
        notches=_notches(found),
        half_days=2 * found.wheel.days,
        first_destruction=2 * (found.wheel.destruction_from_day - 1),
    )
