"""Painted places, at any size: the covers of boxes and the land round camps.

The same arguments give the same picture for ever.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.tools.bake import scenes_built, scenes_open, times
from game.tools.bake.grain import Grain
from game.ui.canvas import Canvas
from game.ui.pixels import blank

Painter = Callable[[Canvas, Grain, int], None]

SCENES: dict[str, Painter] = {
    "desert": scenes_open.desert,
    "sea": scenes_open.sea,
    "city": scenes_built.city,
    "mountain": scenes_open.mountain,
    "night": scenes_open.night,
    "interior": scenes_built.interior,
    "forest": scenes_open.forest,
    "workshop": scenes_built.workshop,
    "battlefield": scenes_built.battlefield,
    "temple": scenes_built.temple,
}


def scene(kind: str, w: int, h: int, seed: int = 1, time: str = "day") -> pygame.Surface:
    """A background without motifs; KeyError for an unknown kind or time."""
    canvas = Canvas(blank((w, h), "k0"))
    SCENES[kind](canvas, Grain(seed * 77 + len(kind)), seed)
    for swaps, box in times.swaps(kind, time, w, h):
        canvas.remap(swaps, box)
    return canvas.surface
