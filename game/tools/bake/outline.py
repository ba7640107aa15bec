"""What happens to a sprite once it is drawn: outline, doubling, other colours."""

from __future__ import annotations

from itertools import chain

import pygame

from game.ui.pixels import CLEAR, blank, from_pixels, index, pixels_of

NEIGHBOURS = ((1, 0, True), (0, 1, True), (-1, 0, False), (0, -1, False))
"""Steps from an outline pixel to the picture; True if the outline lies on the lit side (left, top)."""


def bordered(surface: pygame.Surface, pad: int = 1) -> pygame.Surface:
    """The same picture with *pad* clear pixels around."""
    w, h = surface.get_size()
    out = blank((w + 2 * pad, h + 2 * pad))
    out.blit(surface, (pad, pad))
    return out


def outlined(surface: pygame.Surface) -> pygame.Surface:
    """With a selective outline of 1 px: the touched ramp's darkest shade on the lit side, else ink."""
    grown = bordered(surface)
    w, h = grown.get_size()
    source = pixels_of(grown)
    out = bytearray(source)
    for place, value in enumerate(source):
        if value == CLEAR:
            out[place] = _outline_colour(source, place % w, place // w, w, h)
    return from_pixels((w, h), bytes(out))


def _outline_colour(source: bytes, x: int, y: int, w: int, h: int) -> int:
    found = CLEAR
    for dx, dy, lit in NEIGHBOURS:
        if 0 <= x + dx < w and 0 <= y + dy < h:
            value = source[(y + dy) * w + x + dx]
            if value != CLEAR:
                found = value - value % 6 if lit else 0
                if not lit:
                    break
    return found


def doubled(surface: pygame.Surface) -> pygame.Surface:
    """Twice the size with smoothed stairs (Scale2x)."""
    grown = bordered(surface)
    w, h = grown.get_size()
    data = pixels_of(grown)
    rows = [data[y * w : (y + 1) * w] for y in range(h)]
    out: list[bytes] = []
    for y in range(1, h - 1):
        pairs = [_scale2x(rows, x, y) for x in range(1, w - 1)]
        out.append(bytes(chain.from_iterable(pair[:2] for pair in pairs)))
        out.append(bytes(chain.from_iterable(pair[2:] for pair in pairs)))
    return from_pixels((2 * (w - 2), 2 * (h - 2)), b"".join(out))


def _scale2x(rows: list[bytes], x: int, y: int) -> tuple[int, int, int, int]:
    above, left, here, right, below = (
        rows[y - 1][x],
        rows[y][x - 1],
        rows[y][x],
        rows[y][x + 1],
        rows[y + 1][x],
    )
    if above == below or left == right:
        return here, here, here, here
    return (
        left if left == above else here,
        right if above == right else here,
        left if left == below else here,
        right if right == below else here,
    )


def one_colour(surface: pygame.Surface, colour: str) -> pygame.Surface:
    """Every pixel that isn't clear in one colour."""
    table = bytes([index(colour)]) * CLEAR + bytes([CLEAR])
    return from_pixels(surface.get_size(), pixels_of(surface).translate(table))
