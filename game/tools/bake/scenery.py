"""What painted backgrounds are made of: banded skies and lines of hills."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.tools.bake.grain import Grain
from game.ui.canvas import NO_STEP, Canvas
from game.ui.light import BAYER
from game.ui.pixels import Box


def dither(x: int, y: int) -> float:
    """The threshold of a pixel in the 4x4 matrix, between 0 and 1."""
    return BAYER[4 * (x % 4) + y % 4] / 16 + 1 / 32


def gradient(canvas: Canvas, box: Box, stops: str, soft: float = 0.45) -> None:
    """Bands of the named colours from top to bottom, dithered in a thin seam."""
    x, y, w, h = box
    inks = stops.split()
    bands = len(inks) - 1
    for row in range(h):
        place = row / max(1, h - 1) * bands
        band = min(bands - 1, int(place))
        share = min(1.0, max(0.0, (place - band - 0.5) / soft + 0.5))
        canvas.across(x, y + row, w, inks[band])
        for column in range(w):
            if share > dither(column, row):
                canvas.pixel(x + column, y + row, inks[band + 1])


def hills(
    width: int, base: float, height: float, seed: int, waves: Sequence[int] = (23, 11, 5)
) -> list[float]:
    """The top of a range of hills for every column: waves of these lengths laid over one another."""
    grain = Grain(seed)
    phases = [grain.unit() * 6.3 for _ in waves]
    total = sum(waves)
    return [
        base
        - height * sum(math.sin(x / wave * 2 + phase) * wave / total for wave, phase in zip(waves, phases))
        for x in range(width)
    ]


def land(canvas: Canvas, tops: Sequence[float], ink: str, lit: str = "", dark: str = "") -> None:
    """Ground below *tops*, with a lit crest and shade on the slopes that fall to the right."""
    height = canvas.rect.h
    for x, top in enumerate(tops):
        y = int(top)
        canvas.down(x, y, height - y, ink)
        if lit and y < height:
            canvas.pixel(x, y, lit)
        if dark and x and tops[x - 1] < top - 0.2:
            for step in range(min(7, height - y)):
                if (x + step) % 2 == 0 or step < 3:
                    canvas.pixel(x, y + step, dark)


def glow(canvas: Canvas, middle: tuple[float, float], radius: float, strength: float = 1.6) -> None:
    """Brightens around *middle* and darkens beyond, dithered."""
    w, h = canvas.rect.size
    levels = bytearray()
    for y in range(h):
        for x in range(w):
            far = math.hypot(x - middle[0], (y - middle[1]) * 1.2) / radius
            step = min(1.0, max(-1.0, strength * (1 - far)))
            levels.append(NO_STEP + math.floor(step + dither(x, y)))
    canvas.shade_by(canvas.rect, bytes(levels))
