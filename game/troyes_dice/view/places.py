"""Where things lie on the table: the rectangles of ``maps/troyes_dice/table.tmx``, points on the wheel."""

from __future__ import annotations

import math
from functools import cache

import pygame

from game.troyes_dice.sheet import COLUMNS
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
CITIZEN_PITCH = 13
CITIZENS = 74
"""From the left edge of the citizens' sheet to its first boxes: the names stand before."""


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
    track = place(f"citizens.{colour}")
    left = place("citizens").x + CITIZENS + number * CITIZEN_PITCH
    return pygame.Rect(left, track.y + 2, 9, 9)


@cache
def diamond(at_row: int, column: int) -> tuple[int, int]:
    """The middle of the link between a building and the one to its right."""
    box = building(at_row, column)
    return place(f"column.{column}").right, box.y + 10
