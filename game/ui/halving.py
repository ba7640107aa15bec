"""A picture at half its size without blending: of each four pixels the commonest, a colour before ink."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.pixels import CLEAR, from_pixels, index, pixels_of


def halved(picture: pygame.Surface) -> pygame.Surface:
    """An indexed picture, half as wide and high."""
    w, h = picture.get_size()
    pixels, out = pixels_of(picture), bytearray()
    for y in range(0, h - 1, 2):
        above, below = pixels[y * w : (y + 1) * w], pixels[(y + 1) * w : (y + 2) * w]
        for x in range(0, w - 1, 2):
            out.append(_commonest(above[x], above[x + 1], below[x], below[x + 1]))
    return from_pixels((w // 2, h // 2), bytes(out))


@lru_cache(maxsize=1 << 13)
def _commonest(*four: int) -> int:
    dark = (index("k0"), CLEAR)
    return max(four, key=lambda value: (four.count(value), value not in dark))
