"""Numerals of our own: 5x7 for scores and costs, 3x5 for tracks and coordinates."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.canvas import Canvas
from game.ui.pixels import Ink, blank, pixels_of
from game.ui.text import Align, stencil

_BIG = {
    "0": "01110 11011 11011 11011 11011 11011 01110",
    "1": "00110 01110 00110 00110 00110 00110 01111",
    "2": "11110 00011 00011 01110 11000 11000 11111",
    "3": "11110 00011 00011 01110 00011 00011 11110",
    "4": "11011 11011 11011 11111 00011 00011 00011",
    "5": "11111 11000 11110 00011 00011 00011 11110",
    "6": "01110 11000 11110 11011 11011 11011 01110",
    "7": "11111 00011 00011 00110 00110 01100 01100",
    "8": "01110 11011 11011 01110 11011 11011 01110",
    "9": "01110 11011 11011 01111 00011 00011 01110",
    "+": "00000 00100 00100 11111 00100 00100 00000",
    "-": "00000 00000 00000 11111 00000 00000 00000",
    "x": "00000 00000 11011 01110 00100 01110 11011",
    "/": "00011 00011 00110 00100 01100 11000 11000",
    "?": "11110 00011 00011 00110 00110 00000 00110",
    "I": "01110 00100 00100 00100 00100 00100 01110",
    "V": "11011 11011 11011 11011 01110 01110 00100",
    "W": "10001 10001 10101 10101 11111 11011 10001",
    " ": "00000 00000 00000 00000 00000 00000 00000",
}
_TINY = {
    "0": "111 101 101 101 111",
    "1": "010 110 010 010 111",
    "2": "111 001 111 100 111",
    "3": "111 001 011 001 111",
    "4": "101 101 111 001 001",
    "5": "111 100 111 001 111",
    "6": "111 100 111 101 111",
    "7": "111 001 001 010 010",
    "8": "111 101 111 101 111",
    "9": "111 101 111 001 111",
    "+": "000 010 111 010 000",
    "-": "000 000 111 000 000",
    "x": "000 101 010 101 000",
    "/": "001 001 010 100 100",
    "?": "111 001 011 000 010",
    "A": "010 101 111 101 101",
    "B": "110 101 110 101 110",
    "C": "011 100 100 100 011",
    "D": "110 101 101 101 110",
    "E": "111 100 110 100 111",
    "F": "111 100 110 100 100",
    "G": "011 100 101 101 011",
    "H": "101 101 111 101 101",
    "I": "111 010 010 010 111",
    "J": "001 001 001 101 010",
    "K": "101 101 110 101 101",
    " ": "000 000 000 000 000",
}
BIG_HEIGHT = 7
TINY_HEIGHT = 5
PLATE_HEIGHT = TINY_HEIGHT + 2
"""How high the plate is that says by how much something has changed."""


def big_width(text: object) -> int:
    """Width of *text* in the 5x7 numerals."""
    return len(str(text)) * 6 - 1


def tiny_width(text: object) -> int:
    """Width of *text* in the 3x5 numerals."""
    return len(str(text)) * 4 - 1


def big(
    canvas: Canvas,
    text: object,
    x: int,
    y: int,
    ink: Ink = "p5",
    outline: Ink | None = "k0",
    align: Align = "left",
) -> None:
    """Draws a number 7 px high; KeyError for a character that is no numeral. *x* as *align* says."""
    _draw(canvas, _rendered(str(text), True, ink, outline), x, y, big_width(text), align)


def tiny(
    canvas: Canvas,
    text: object,
    x: int,
    y: int,
    ink: Ink = "k1",
    outline: Ink | None = None,
    align: Align = "left",
) -> None:
    """Draws a number or a letter A to K 5 px high; KeyError for anything else. *x* as *align* says."""
    _draw(canvas, _rendered(str(text), False, ink, outline), x, y, tiny_width(text), align)


def gained(canvas: Canvas, number: int, right: int, y: int) -> None:
    """A small plate, 7 px high, that says by how much something has changed; nothing for 0."""
    if number:
        said = f"{number:+d}"
        wide = plate_width(number)
        canvas.rounded((right - wide, y, wide, PLATE_HEIGHT), "g2" if number > 0 else "r2", 1)
        tiny(canvas, said, right - 1, y + 1, "p5", None, "right")


def gained_width(number: int) -> int:
    """How much room that plate takes with a gap before it."""
    return plate_width(number) + 3 if number else 0


def plate_width(number: int) -> int:
    """How wide that plate is."""
    return tiny_width(f"{number:+d}") + 3


def huge(text: object, ramp: str = "y") -> pygame.Surface:
    """A number twice as high as `big`, lit from above, with an outline; KeyError as there."""
    return _enlarged(str(text), ramp)


@lru_cache(maxsize=128)
def _enlarged(text: str, ramp: str) -> pygame.Surface:
    small = _rendered(text, True, 0, None)
    shape = pygame.transform.scale2x(small)
    w, h = shape.get_size()
    inked = pixels_of(shape)
    picture = Canvas(blank((w, h)))
    for dx, dy in ((0, 1), (1, 0), (2, 1), (1, 2), (0, 0), (2, 0), (0, 2), (2, 2), (1, 3), (2, 3)):
        around = Canvas(blank((w, h)))
        around.blit(stencil((w, h), bytes(value == 0 for value in inked), "k0"), dx - 1, dy - 1)
        picture.blit(around.surface, 0, 0)
    for y in range(h):
        shade = 5 - max(0, y - 3) * 3 // (h - 5)
        for x in range(w):
            if inked[y * w + x] == 0:
                picture.pixel(x, y, f"{ramp}{max(2, shade)}")
    return picture.surface


def _draw(canvas: Canvas, picture: pygame.Surface, x: int, y: int, width: int, align: Align) -> None:
    x -= {"left": 0, "centre": width // 2, "right": width}[align]
    canvas.blit(picture, x - 1, y - 1)


@lru_cache(maxsize=512)
def _rendered(text: str, large: bool, ink: Ink, outline: Ink | None) -> pygame.Surface:
    shapes = [(_BIG if large else _TINY)[char].split() for char in text]
    rows = ["0".join(shape[row] for shape in shapes) for row in range(BIG_HEIGHT if large else TINY_HEIGHT)]
    box = (len(rows[0]), len(rows))
    mask = bytes(int(bit) for row in rows for bit in row)
    picture = Canvas(blank((box[0] + 2, box[1] + 2)))
    if outline is not None:
        around = stencil(box, mask, outline)
        for dx in (0, 1, 2):
            for dy in (0, 1, 2):
                picture.blit(around, dx, dy)
    picture.blit(stencil(box, mask, ink), 1, 1)
    return picture.surface
