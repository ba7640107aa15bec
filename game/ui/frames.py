"""Panels by the name of their material, painted once for each size and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.ui import light, paint
from game.ui.canvas import Canvas
from game.ui.pixels import Box, Ink, blank


def _rounded_paper(canvas: Canvas, box: Box) -> None:
    paint.paper(canvas, box, seed=box[2] * 7 + box[3], shadow=False)


def _wood(canvas: Canvas, box: Box) -> None:
    paint.wood_frame(canvas, box, fill="k1")


def _gilt(canvas: Canvas, box: Box) -> None:
    paint.gilt(canvas, box, "r1")


def _slab(canvas: Canvas, box: Box) -> None:
    paint.slab(canvas, box, shadow=False)


def _bubble(canvas: Canvas, box: Box) -> None:
    """A wooden frame around plain paper: what a teacher says."""
    x, y, w, h = box
    paint.wood_frame(canvas, box, fill="p4")
    canvas.across(x + 5, y + 5, w - 10, "p5")
    canvas.across(x + 5, y + h - 6, w - 10, "p2")


MATERIALS: dict[str, Callable[[Canvas, Box], None]] = {
    "paper": _rounded_paper,
    "wood": _wood,
    "gilt": _gilt,
    "slab": _slab,
    "cloth": paint.cloth,
    "inset": paint.inset,
    "ribbon": paint.ribbon,
    "bubble": _bubble,
}
TOP_BAR = (0, 0, 640, 18)
PROMPT_BAR = (0, 336, 640, 24)

_SHADOWS = {"paper": (2, 3), "wood": (2, 3), "gilt": (2, 3), "slab": (1, 2), "cloth": (1, 2)}


@lru_cache(maxsize=48)
def frame(material: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a panel; KeyError for an unknown material."""
    canvas = Canvas(blank(size))
    MATERIALS[material](canvas, (0, 0, *size))
    return canvas.surface


def panel(canvas: Canvas, material: str, box: Box) -> None:
    """Draws a panel with the shadow it casts."""
    rect = pygame.Rect(box)
    if material in _SHADOWS:
        canvas.shadow(rect, _SHADOWS[material], -2, 2)
    canvas.blit(frame(material, rect.size), rect.x, rect.y)


@lru_cache(maxsize=16)
def table(
    ramp: str = "w", base: int = 2, plank: int = 28, seed: int = 31, lamp: bool = True, rails: bool = True
) -> pygame.Surface:
    """A screen of table top under a lamp, with the rails of both bars: most backgrounds."""
    canvas = Canvas()
    paint.wood_fill(canvas, canvas.rect, seed, ramp, base, plank)
    if lamp:
        light.lamp(canvas, (320, 150), 170, 420, -2, 0.2)
    if rails:
        paint.rail(canvas, TOP_BAR)
        paint.rail(canvas, PROMPT_BAR, 9, False)
    return canvas.surface


RINGS: dict[str, tuple[Ink, ...]] = {
    "focus": ("y4",),
    "chosen": ("y5", "y3", "k0"),
    "hint": ("b4",),
    "illegal": ("r3",),
    "active": ("y4", "y2"),
}


def ring(canvas: Canvas, box: Box, meaning: str = "focus") -> None:
    """Draws the outline that says what a place is: focus, chosen, hint, illegal, active."""
    canvas.ring(box, RINGS[meaning])
