"""Dice with a 3 px lower side.

Sheet ``dice``: ``<ramp>_<face>_<size>`` for the ramps r y s k p b, faces 1 to 6 and sizes 18 (wheel), 16
(trays) and 14 (sheet); the picture is *size* wide and 2 px higher. ``<ramp>_blank_<size>`` has no pips.
``<ramp>_chip`` (12x12) is flat, for lists. A red die has battlements, a yellow one is nearly round: both
differ from the white one even in grey, and the white one is much lighter.
``<ramp>_tumble_0`` to ``_5`` (26x26) are frames of a roll.
"""

from __future__ import annotations

import math

import pygame

from game.tools.bake.atlas import Sheet
from game.tools.bake.outline import outlined
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, blank

SIZES = (18, 16, 14)
LOOKS = {"r": (3, "p5"), "y": (3, "k1"), "s": (5, "k1"), "k": (2, "p5"), "p": (4, "k1"), "b": (3, "p5")}
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

BATTLEMENTS = {18: (4, 11, 3), 16: (4, 10, 2), 14: (4, 8, 2), 12: (3, 7, 2)}
"""Where the two gaps in a red die's upper edge begin, and how wide they are, by size."""

TUMBLE = ((45, 2), (20, 5), (68, 3), (33, 6), (55, 1), (12, 4))
"""Degrees and face of each frame of a roll."""


def die(ramp: str, face: int, size: int = 18) -> pygame.Surface:
    """One die; face 0 has no pips."""
    shade, ink = LOOKS[ramp]
    canvas = Canvas(blank((size, size + 2)))
    lit, cut = f"{ramp}{min(5, shade + 1)}", _cut(ramp, size)
    canvas.rounded((0, 0, size, size + 2), "k0", cut)
    canvas.rounded((1, 1, size - 2, size), f"{ramp}{shade - 2}", cut - 1)
    canvas.rounded((1, 1, size - 2, size - 3), f"{ramp}{shade}", cut - 1)
    canvas.across(cut, 1, size - 2 * cut, lit)
    canvas.down(1, cut, size - 2 - 2 * cut, lit)
    canvas.down(size - 2, cut, size - 1 - 2 * cut, f"{ramp}{shade - 1}")
    if ramp == "r":
        _crown(canvas, size)
    inset = 4 if ramp == "y" and size > 14 else 3
    places = (inset, size // 2 - 1, size - 2 - inset)
    for column, row in PIPS.get(face, ()):
        x, y = places[column], places[row]
        canvas.fill(ink, (x, y - 1, 2, 2))
        if size > 12:
            canvas.pixel(x + 1, y + 1, lit)
    return canvas.surface


def chip(ramp: str, size: int = 12) -> pygame.Surface:
    """A flat die of 12 px without pips: they would be too small, so a number is written on it."""
    shade, cut = LOOKS[ramp][0], _cut(ramp, size)
    canvas = Canvas(blank((size, size)))
    canvas.rounded((0, 0, size, size), "k0", cut - 1)
    canvas.rounded((1, 1, size - 2, size - 2), f"{ramp}{shade}", cut - 1)
    canvas.across(cut, 1, size - 2 * cut, f"{ramp}{min(5, shade + 1)}")
    canvas.across(cut, size - 2, size - 2 * cut, f"{ramp}{shade - 2}")
    if ramp == "r":
        _crown(canvas, size)
    return canvas.surface


def _cut(ramp: str, size: int) -> int:
    """How far the corners are cut."""
    return 2 if ramp != "y" else 4 if size > 16 else 3


def _crown(canvas: Canvas, size: int) -> None:
    """Two gaps in the upper edge."""
    *gaps, wide = BATTLEMENTS[size]
    for gap in gaps:
        canvas.across(gap, 0, wide, CLEAR)
        canvas.across(gap, 1, wide, "k0")


def tumbling(ramp: str, degrees: float, face: int) -> pygame.Surface:
    """A die in the air, turned by so many degrees; 26x26."""
    shade, ink = LOOKS[ramp]
    canvas = Canvas(blank((24, 24)))
    corners = [_turned(x, y, degrees) for x, y in ((-8, -8), (8, -8), (8, 8), (-8, 8))]
    canvas.polygon([(x + 1, y + 1) for x, y in corners], f"{ramp}{shade - 2}")
    canvas.polygon(corners, f"{ramp}{shade}")
    top = min(range(4), key=lambda corner: corners[corner][0] + corners[corner][1])
    for neighbour in (-1, 1):
        canvas.line(corners[top], corners[(top + neighbour) % 4], f"{ramp}{min(5, shade + 1)}")
    for column, row in PIPS[face]:
        x, y = _turned((column - 1) * 5, (row - 1) * 5, degrees)
        canvas.fill(ink, (x - 1, y - 1, 2, 2))
    return outlined(canvas.surface)


def _turned(x: float, y: float, degrees: float) -> tuple[int, int]:
    angle = math.radians(degrees)
    return (
        round(11.5 + x * math.cos(angle) - y * math.sin(angle)),
        round(11.5 + x * math.sin(angle) + y * math.cos(angle)),
    )


def dice() -> Sheet:
    sprites = {
        f"{ramp}_{face or 'blank'}_{size}": die(ramp, face, size)
        for size in SIZES
        for ramp in LOOKS
        for face in range(7)
    }
    for ramp in LOOKS:
        sprites[f"{ramp}_chip"] = chip(ramp)
        for step, (degrees, face) in enumerate(TUMBLE):
            sprites[f"{ramp}_tumble_{step}"] = tumbling(ramp, degrees, face)
    return Sheet(sprites, width=256)
