"""The drapes of a theatre: two halves that part, a valance above them."""

from __future__ import annotations

import math
from functools import cache

import pygame

from game.ui.canvas import Canvas
from game.ui.pixels import SIZE, blank

WIDE, LOW = 119, 336
"""How far a drape reaches towards the middle, and where its hem hangs."""
CORD = 222
"""Where the cord ties it."""
_HEM = ("y0", "y3", "y4", "y3", "y2", "y1", "k0")
_ROPE = ((0, "k0"), (1, "y3"), (7, "y2"), (8, "k0"))


def draw(canvas: Canvas, parted: float = 0.0) -> None:
    """Both drapes and the valance, as far as they have been drawn aside (0: hanging, 1: gone)."""
    aside = round(parted * (WIDE + 4))
    canvas.blit(_drape(), -aside, 0)
    canvas.blit(_mirrored(), SIZE[0] - WIDE + aside, 0)
    canvas.blit(_valance(), 0, -round(parted * 34))


@cache
def _drape() -> pygame.Surface:
    """The left one."""
    canvas = Canvas(blank((WIDE, LOW)))
    for x in range(WIDE):
        bottom = LOW - int(10 * math.sin(x * 0.13)) - max(0, x - 60) // 3
        fold = math.sin(x * 0.32) + 0.5 * math.sin(x * 0.11 + 1)
        ink = f"r{max(0, min(3, int(1.6 + fold * 1.1)))}"
        for y in range(min(bottom, LOW)):
            edge = _edge(y)
            if x <= edge:
                canvas.pixel(x, y, "r0" if x == edge else ink)
        for step, hem in enumerate(_HEM):
            if x <= 100 and bottom - 7 + step < LOW:
                canvas.pixel(x, bottom - 7 + step, hem)
    _tie(canvas)
    return canvas.surface


def _edge(y: int) -> int:
    """How far the drape reaches at this height: the cord draws it in."""
    drawn_in = int(26 * math.sin(min(1, y / 230) * math.pi / 2))
    return WIDE - 1 - drawn_in + max(0, y - 230) // 5


def _tie(canvas: Canvas) -> None:
    """The gilded cord with its tassel."""
    wide = _edge(CORD) + 2
    canvas.rounded((-2, CORD, wide + 2, 9), "k0", 1)
    canvas.fill("y3", (0, CORD + 1, wide - 1, 7))
    for x in range(0, wide - 5, 4):
        canvas.line((x, CORD + 7), (x + 4, CORD + 1), "y5" if x % 8 else "y1")
    left = wide - 22
    canvas.rounded((left, CORD + 7, 10, 8), "k0", 1)
    canvas.fill("y3", (left + 1, CORD + 8, 8, 6))
    for x in range(8):
        canvas.down(left + 1 + x, CORD + 14, 14 - x % 3, ("y2", "y4", "y3", "y1")[x % 4])


@cache
def _mirrored() -> pygame.Surface:
    return pygame.transform.flip(_drape(), True, False)


@cache
def _valance() -> pygame.Surface:
    canvas = Canvas(blank((SIZE[0], 34)))
    canvas.fill("r1", (0, 0, SIZE[0], 20))
    for x in range(0, SIZE[0], 40):
        canvas.ellipse((x - 1, 6, 42, 27), "k0")
        canvas.ellipse((x, 4, 40, 26), "r2")
        canvas.ellipse((x + 6, 0, 28, 20), "r1")
        canvas.arc((x, 4, 40, 26), 3.3, 6.1, "y4")
    canvas.fill("y2", (0, 0, SIZE[0], 3))
    canvas.across(0, 0, SIZE[0], "y4")
    return canvas.surface
