"""Where things lie on the table: the rectangles of ``maps/troyes_dice/table.tmx``, points on the wheel."""

from __future__ import annotations

import math
from functools import cache

import pygame

from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import CATHEDRAL, COLUMNS, HALL
from game.ui import layout

place, row = layout.places("troyes_dice")

NOTCHES = 9
NOTCH_0 = 140
"""Degrees clockwise from the top at which notch 0 lies."""
NOTCH = 360 / NOTCHES
PLAZA, COST, WINDOW = 80, 47, 44
"""Distance from the hub: of what lies on a plaza, of a cost disc, of the day's window."""
ROW_TOPS = (20, 39)
"""How far below a district's top its two rows of buildings begin."""
BUILDING = (26, 20)
RESOURCE_PITCH, RESOURCE_GAP = 15, 10
CITIZEN_PITCH = 11
CITIZENS = 61
"""From the left edge of the citizens' sheet to its first boxes: the names stand before."""
PRESTIGE_BONUS, PAIR_BONUS = 35, 29
"""Widths of the gold boxes of a citizens' track, with room for what they give."""
PLATE, PLATE_ALONE = 30, 42
"""How wide the sign of what a building gives may be: beside link bonuses, and where there are none."""
ASIDE = 2
"""The wide ones stand farther from the names of the rows."""


def on_wheel(notch: float, far: float) -> tuple[int, int]:
    """The point at a notch (or between two) and a distance from the hub."""
    angle = math.radians(NOTCH_0 + NOTCH * notch)
    x, y = place("wheel").center
    return round(x + math.sin(angle) * far), round(y - math.cos(angle) * far)


@cache
def building(at_row: int, column: int) -> pygame.Rect:
    """Where a building stands on the sheet; shared."""
    left = place(f"column.{column}").x
    top = place(f"district.{at_row // 2}").y + ROW_TOPS[at_row % 2]
    return pygame.Rect(left + 12, top, *BUILDING)


@cache
def prize_box(at_row: int, column: int) -> pygame.Rect:
    """A building's place with all the room that what it gives may take; shared."""
    box = building(at_row, column)
    alone = at_row in (HALL, CATHEDRAL)
    wide = PLATE_ALONE if alone else PLATE
    return pygame.Rect(box.centerx - wide // 2 + ASIDE * alone, box.y, wide, box.h - 1)


@cache
def die_box(colour: int, column: int) -> pygame.Rect:
    """Where a die box is printed on the sheet; shared."""
    return pygame.Rect(place(f"column.{column}").x + 18, place(f"district.{colour}").y + 4, 14, 16)


@cache
def resource_box(colour: int, number: int) -> pygame.Rect:
    """A box of a resource track, counted from 0; shared."""
    track = place(f"resources.{colour}")
    left = place("column.0").x + 1 + number * RESOURCE_PITCH + number // COLUMNS * RESOURCE_GAP
    return pygame.Rect(left, track.y + 3, 12, 12)


@cache
def linked_citizen(colour: int, number: int) -> tuple[int, int]:
    """Where the citizen behind a resource box is printed."""
    box = resource_box(colour, number)
    return box.x + 13, box.y + 2


@cache
def citizen_box(colour: int, number: int) -> pygame.Rect:
    """A box of a citizens' track, counted from 0; shared."""
    gold = bonus_box(colour, number)
    left = _left(number) if gold is None else gold.centerx - 4
    return pygame.Rect(left, place(f"citizens.{colour}").y + 2, 9, 9)


@cache
def bonus_box(colour: int, number: int) -> pygame.Rect | None:
    """The gold box of a citizens' track, wide enough for what it gives; None: a plain one. Shared."""
    wide = _golden().get(number)
    if wide is None:
        return None
    return pygame.Rect(_left(number), place(f"citizens.{colour}").y, wide, 14)


def _left(number: int) -> int:
    """The left edge of a box of a citizens' track, gold or plain."""
    wider = sum(wide + 2 - CITIZEN_PITCH for gold, wide in _golden().items() if gold < number)
    return place("citizens").x + CITIZENS + number * CITIZEN_PITCH + wider


def _golden() -> dict[int, int]:
    """How wide the gold boxes of a citizens' track are, by their number from 0."""
    track = catalog().sheet.citizen_track
    return {track.prestige_at - 1: PRESTIGE_BONUS, track.pair_at - 1: PAIR_BONUS}


@cache
def diamond(at_row: int, column: int) -> tuple[int, int]:
    """The middle of the link between a building and the one to its right."""
    box = building(at_row, column)
    return place(f"column.{column}").right, box.y + 10
