"""Letters written with a broad pen: strokes by their corners, in pixels from a letter's upper left corner.

The pen is held slanted, so that strokes to the lower right are broad and those to the upper right thin.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from game.ui.pixels import Point

Stroke = Sequence[tuple[float, float]]

NIB = 4.2
"""How broad the pen is."""
SLANT = math.radians(38)
FINE = 4
"""So many parts of a pixel are looked at each way."""
COVERED = 0.42
"""A pixel of which so much is inked is inked."""

LETTERS: Mapping[str, tuple[int, Sequence[Stroke]]] = {
    "T": (18, (((1.5, 6), (4.5, 3.5), (10, 5), (15.5, 3.5)), ((8.5, 5), (8.5, 16), (11, 17.5)))),
    "D": (18, (((2, 4.5), (4, 3.5), (10, 4), (14, 8), (14, 13), (10, 17), (3, 17)), ((5, 4.5), (5, 16)))),
    "r": (11, (((1.5, 8.5), (4, 10.5), (4, 19), (6, 20.5)), ((4.5, 11), (7, 8.5), (9.5, 10.5)))),
    "o": (13, (((6, 8), (3, 10.5), (3, 17.5), (6.5, 20.5)), ((6, 8), (10, 10.5), (10, 17.5), (6.5, 20.5)))),
    "y": (
        13,
        (
            ((1.5, 8.5), (3.5, 10.5), (3.5, 17.5), (6.5, 20)),
            ((8, 8), (10.5, 10.5), (10.5, 19), (7.5, 24), (3, 24.5)),
            ((6.5, 20), (10, 17.5)),
        ),
    ),
    "e": (11, (((5.5, 8), (3, 10.5), (3, 17.5), (6, 20.5), (9.5, 18)), ((5.5, 8), (9, 11), (3.5, 15)))),
    "s": (11, (((9, 10), (6, 8), (3, 11), (8.5, 16.5), (6, 20.5), (2, 18.5)),)),
    "i": (8, (((1.5, 8.5), (4, 10.5), (4, 18), (6.5, 20.5)), ((3.5, 3.5), (5, 4.5)))),
    "c": (11, (((8.5, 10.5), (6, 8), (3, 10.5), (3, 17.5), (6, 20.5), (9.5, 18)),)),
}
"""A letter's width and its strokes."""


def written(text: str, left: int, top: int) -> frozenset[Point]:
    """The pixels of a word whose first letter's upper left corner is there."""
    found: set[Point] = set()
    for letter in text:
        wide, strokes = LETTERS[letter]
        for stroke in strokes:
            found |= {(left + x, top + y) for x, y in _inked(stroke)}
        left += wide
    return frozenset(found)


def _inked(stroke: Stroke) -> set[Point]:
    """The pixels that the pen covers on its way."""
    parts: dict[Point, set[Point]] = {}
    for (x0, y0), (x1, y1) in pairwise(stroke):
        steps = math.ceil(math.hypot(x1 - x0, y1 - y0) * FINE * 2)
        for step in range(steps + 1):
            x, y = x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps
            for part in _nib(x, y):
                parts.setdefault((part[0] // FINE, part[1] // FINE), set()).add(part)
    return {pixel for pixel, covered in parts.items() if len(covered) >= COVERED * FINE * FINE}


def _nib(x: float, y: float) -> set[Point]:
    """The parts of pixels under the pen at a place: a slanted line, a pixel thick."""
    found = set()
    reach = round(NIB * FINE)
    for along in range(-reach, reach + 1):
        far = along / 2 / FINE
        at = (x + far * math.cos(SLANT)) * FINE, (y - far * math.sin(SLANT)) * FINE
        found |= {(math.floor(at[0]) + dx, math.floor(at[1]) + dy) for dx in (0, 1) for dy in (-1, 0, 1)}
    return found
