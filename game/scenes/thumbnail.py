"""A table made small: drawn as those see it who have no seat, a quarter as wide and high."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game import registry
from game.session.glimpse import Glimpse
from game.tabletop.picture import Picture
from game.tabletop.views import Heading
from game.ui.canvas import Canvas
from game.ui.pixels import from_pixels, index, pixels_of

BLOCK = 4
FIELD = (0, 18, 640, 318)
"""What of the screen is the table: all between the bars."""
SIZE = (FIELD[2] // BLOCK, FIELD[3] // BLOCK)


class Thumbnail(NamedTuple):
    """The small picture, and what the table's top bar says."""

    picture: pygame.Surface
    heading: Heading


def thumbnail(glimpse: Glimpse, names: Sequence[str]) -> Thumbnail:
    """Paint a table with nobody's eyes, from the place of its first seat."""
    view = registry.room(glimpse.game).view(glimpse.options, names)
    sight = view.see(Picture(glimpse.view, 0))
    canvas = Canvas()
    view.draw(canvas, sight)
    field = Canvas(canvas.surface.subsurface(FIELD).copy())
    return Thumbnail(shrunk(field.surface), view.heading(sight))


def shrunk(picture: pygame.Surface) -> pygame.Surface:
    """Every block in its commonest colour; outlines count less than half, or all would be black."""
    wide, high = picture.get_width() // BLOCK, picture.get_height() // BLOCK
    pixels, stride = pixels_of(picture), picture.get_width()
    black = index("k0")
    found = bytearray()
    for row in range(high):
        start = row * BLOCK * stride
        lines = [pixels[start + number * stride : start + (number + 1) * stride] for number in range(BLOCK)]
        for left in range(0, wide * BLOCK, BLOCK):
            block = b"".join(line[left : left + BLOCK] for line in lines)
            colours = set(block)
            if len(colours) == 1:
                found.append(block[0])
            else:
                found.append(max(colours, key=_weighted(block, black)))
    return from_pixels((wide, high), bytes(found))


def _weighted(block: bytes, black: int) -> Callable[[int], int]:
    return lambda colour: block.count(colour) * (2 if colour == black else 5)
