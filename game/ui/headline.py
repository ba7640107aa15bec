"""Headlines: glyphs enlarged by Scale2x, with a gradient, lit edges, a dark outline and a cast shadow."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui import text as lettering
from game.ui.canvas import Canvas
from game.ui.light import BAYER
from game.ui.pixels import Ink, blank, pixels_of
from game.ui.scale3x import tripled

_PAD = 3


@lru_cache(maxsize=64)
def headline(
    text: str,
    ramp: str = "y",
    scale: int = 2,
    low: int = 2,
    high: int = 5,
    outline: Ink = "k0",
    size: int = lettering.BODY,
) -> pygame.Surface:
    """A sprite of *text* enlarged *scale* (1 to 4) times, from shade *high* at the top to *low* below."""
    mask = _enlarged(text, scale, size)
    w, h = mask.get_size()
    grid = pixels_of(mask)
    bits = bytes(1 if value == 0 else 0 for value in grid)
    picture = Canvas(blank((w + 2 * _PAD, h + 2 * _PAD + 1)))
    around = lettering.stencil((w, h), bits, outline)
    for dx in (-1, 0, 1, 2):
        for dy in (-1, 0, 1, 2, 3):
            picture.blit(around, _PAD + dx, _PAD + dy)
    cast = lettering.stencil((w, h), bits, f"{ramp}0")
    for dx, dy in ((0, 1), (1, 1), (1, 2)):
        picture.blit(cast, _PAD + dx, _PAD + dy)
    if w:
        _colour(picture, bits, w, ramp, low, high)
    return picture.surface


def _enlarged(text: str, scale: int, size: int) -> pygame.Surface:
    """The glyphs as a picture of 0 (ink) on clear, enlarged without stairs of more than a pixel."""
    box, mask = lettering.glyphs(text, size)
    padded = Canvas(blank((box[0] + 2, box[1] + 2)))
    padded.blit(lettering.stencil(box, mask, 0), 1, 1)
    picture = padded.surface
    if scale == 3:
        picture = tripled(picture)
    for _ in range({1: 0, 2: 1, 3: 0, 4: 2}[scale]):
        picture = pygame.transform.scale2x(picture)
    inner = picture.get_rect().inflate(-2 * scale, -2 * scale)
    return picture.subsurface(inner)


def _colour(picture: Canvas, bits: bytes, w: int, ramp: str, low: int, high: int) -> None:
    rows = [bits[start : start + w] for start in range(0, len(bits), w)]
    inked = [number for number, row in enumerate(rows) if any(row)]
    if not inked:
        return
    top, depth = inked[0], max(1, inked[-1] - inked[0])
    for y in inked:
        level = high - (y - top) / depth * (high - low)
        above = rows[y - 1] if y else bytes(w)
        for x, value in enumerate(rows[y]):
            if value:
                dither = BAYER[4 * (x % 4) + y % 4] / 16 + 1 / 32 - 0.5
                shade = round(level + dither * 0.6)
                lit = not above[x] and (x == 0 or not rows[y][x - 1])
                picture.pixel(_PAD + x, _PAD + y, f"{ramp}{max(0, min(5, shade + lit))}")
