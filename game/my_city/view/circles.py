"""Circles of progress: round at every size, coloured in or still empty."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui import palette
from game.ui.canvas import Canvas
from game.ui.pixels import Ink, blank


@lru_cache(maxsize=64)
def coloured(ink: str, wide: int, outline: Ink | None = "k0") -> pygame.Surface:
    """A circle of a seat's colour, *wide* px across; without an *outline* all of it is colour."""
    canvas = Canvas(blank((wide, wide)))
    if outline is not None:
        _disc(canvas, outline, 0, wide)
    _disc(canvas, ink, int(outline is not None), wide)
    edge = 1 if outline is None else 2
    canvas.pixel(edge, edge, palette.shaded(ink, 1))
    if wide > 6:
        canvas.pixel(edge + 1, edge, palette.shaded(ink, 2))
        canvas.pixel(edge, edge + 1, palette.shaded(ink, 2))
    return canvas.surface


@lru_cache(maxsize=8)
def empty(wide: int, rim: Ink = "p2", inside: Ink = "w0") -> pygame.Surface:
    """A circle that nobody has coloured in yet."""
    canvas = Canvas(blank((wide, wide)))
    _disc(canvas, rim, 0, wide)
    _disc(canvas, inside, 1, wide)
    return canvas.surface


INSETS = {3: (1,), 4: (1,), 5: (1,), 6: (1,), 7: (2, 1), 8: (2, 1), 9: (3, 1, 1), 10: (3, 2, 1)}
"""By width: how far each row is set in at both ends, from the top; the rest runs from edge to edge."""


def _disc(canvas: Canvas, ink: Ink, inset: int, wide: int) -> None:
    across = wide - 2 * inset
    ends = INSETS[across]
    for row in range(across):
        edge = min(row, across - 1 - row)
        left = ends[edge] if edge < len(ends) else 0
        canvas.across(inset + left, inset + row, across - 2 * left, ink)


def filled(canvas: Canvas, ink: str, x: int, y: int, wide: int) -> None:
    """A circle that is coloured in, with its upper left corner there."""
    canvas.blit(coloured(ink, wide), x, y)
