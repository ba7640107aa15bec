"""Dice with a 3 px lower side.

Sheet ``dice``: ``<ramp>_<face>_<size>`` for the ramps r y s k p b, faces 1 to 6 and sizes 18 (wheel), 16
(trays) and 14 (sheet); the picture is *size* wide and 2 px higher. ``<ramp>_blank_<size>`` has no pips.
"""

from __future__ import annotations

import pygame

from game.tools.bake.atlas import Sheet
from game.ui.canvas import Canvas
from game.ui.pixels import blank

SIZES = (18, 16, 14)
LOOKS = {"r": (3, "p5"), "y": (3, "k1"), "s": (4, "k1"), "k": (2, "p5"), "p": (4, "k1"), "b": (3, "p5")}
"""Shade of the face and ink of the pips, by ramp."""

PIPS = {
    1: ((1, 1),),
    2: ((0, 2), (2, 0)),
    3: ((0, 2), (1, 1), (2, 0)),
    4: ((0, 0), (2, 2), (0, 2), (2, 0)),
    5: ((0, 0), (2, 2), (0, 2), (2, 0), (1, 1)),
    6: ((0, 0), (2, 2), (0, 2), (2, 0), (0, 1), (2, 1)),
}
"""Column and row of each pip."""


def die(ramp: str, face: int, size: int = 18) -> pygame.Surface:
    """One die; face 0 has no pips."""
    shade, ink = LOOKS[ramp]
    canvas = Canvas(blank((size, size + 2)))
    lit = f"{ramp}{min(5, shade + 1)}"
    canvas.rounded((0, 0, size, size + 2), "k0", 2)
    canvas.rounded((1, 1, size - 2, size), f"{ramp}{shade - 2}", 1)
    canvas.rounded((1, 1, size - 2, size - 3), f"{ramp}{shade}", 1)
    canvas.across(2, 1, size - 4, lit)
    canvas.down(1, 2, size - 6, lit)
    canvas.down(size - 2, 2, size - 5, f"{ramp}{shade - 1}")
    places = (3, size // 2 - 1, size - 5)
    for column, row in PIPS.get(face, ()):
        x, y = places[column], places[row]
        canvas.fill(ink, (x, y - 1, 2, 2))
        if size > 12:
            canvas.pixel(x + 1, y + 1, lit)
    return canvas.surface


def dice() -> Sheet:
    sprites = {
        f"{ramp}_{face or 'blank'}_{size}": die(ramp, face, size)
        for size in SIZES
        for ramp in LOOKS
        for face in range(7)
    }
    return Sheet(sprites, width=256)
