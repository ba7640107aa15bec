"""Scale3x: a picture three times as large, its stairs smoothed; no colour is new."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

import pygame

from game.ui.pixels import from_pixels, pixels_of


def tripled(picture: pygame.Surface) -> pygame.Surface:
    """An indexed picture three times as large."""
    w, h = picture.get_size()
    return from_pixels((3 * w, 3 * h), _grown(w, h, pixels_of(picture)))


@lru_cache(maxsize=256)
def _grown(w: int, h: int, pixels: bytes) -> bytes:
    def at(x: int, y: int) -> int:
        return pixels[max(0, min(h - 1, y)) * w + max(0, min(w - 1, x))]

    out: list[bytes] = []
    for y in range(h):
        row = [_nine(*(at(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))) for x in range(w)]
        out += [bytes(chain.from_iterable(nine[3 * n : 3 * n + 3] for nine in row)) for n in range(3)]
    return b"".join(out)


def _nine(a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int, i: int) -> tuple[int, ...]:
    """What the middle one of nine pixels, row by row, becomes."""
    if b == h or d == f:
        return (e,) * 9
    return (
        d if d == b else e,
        b if (d == b and e != c) or (b == f and e != a) else e,
        f if b == f else e,
        d if (d == b and e != g) or (d == h and e != a) else e,
        e,
        f if (b == f and e != i) or (h == f and e != c) else e,
        d if d == h else e,
        h if (d == h and e != i) or (h == f and e != g) else e,
        f if h == f else e,
    )
