"""Where things lie on the table: the rectangles of ``maps/my_city/table.tmx``."""

from __future__ import annotations

from functools import cache

import pygame

from game.my_city.catalog import SIZE, Pair
from game.ui import layout

place, row = layout.places("my_city")

CELL = 22
"""A cell of the large board in pixels."""


@cache
def cell(row: int, col: int) -> pygame.Rect:
    """A cell of the large board; shared."""
    field = place("board.field")
    return pygame.Rect(field.x + col * CELL, field.y + row * CELL, CELL, CELL)


def on_board(at: Pair) -> bool:
    """Whether a cell lies on the board."""
    return 0 <= at[0] < SIZE and 0 <= at[1] < SIZE
