"""Where things lie on the table: the rectangles of ``maps/cvlizations/table.tmx``."""

from __future__ import annotations

from functools import cache

import pygame

from game.cvlizations.options import CvlizationsOptions
from game.ui import layout

place, row = layout.places("cvlizations")


@cache
def plates(options: CvlizationsOptions, seat: int) -> dict[int, pygame.Rect]:
    """The plate of every tribe as seen from a seat: its own, the other seats' in turn, neutral ones."""
    others = [(seat + step) % options.seats for step in range(1, options.seats)]
    others += range(options.seats, options.tribes)
    return {seat: place("own")} | dict(zip(others, row(f"tribes.{len(others)}")))


def tall(plate: pygame.Rect) -> bool:
    """Whether a plate has room for more than the least."""
    return plate.h > 150
