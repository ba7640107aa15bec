"""The mark of where a value comes from: a printer's sheet, a newspaper's page, a house."""

from __future__ import annotations

from functools import cache

import pygame

from game.core.rule_list import Origin
from game.ui.canvas import Canvas
from game.ui.pixels import blank

SIDE = 13
_SIGNS: dict[Origin, tuple[str, str]] = {
    "printed": ("g", "1111. 1..11 1...1 1...1 11111"),
    "published": ("b", "11111 1...1 11111 1.1.1 11111"),
    "house": ("o", "..1.. .111. 11111 .1.1. .111."),
}


@cache
def mark(origin: Origin) -> pygame.Surface:
    """The picture, 13x13."""
    ramp, sign = _SIGNS[origin]
    canvas = Canvas(blank((SIDE, SIDE)))
    canvas.rounded((0, 0, SIDE, SIDE), "k0", 1)
    canvas.rounded((1, 1, SIDE - 2, SIDE - 2), f"{ramp}2", 1)
    canvas.across(2, 1, SIDE - 4, f"{ramp}4")
    for y, row in enumerate(sign.split()):
        for x, ink in enumerate(row):
            if ink == "1":
                canvas.pixel(4 + x, 4 + y, "p5")
    return canvas.surface
