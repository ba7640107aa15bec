"""Indexed surfaces: 8-bit pictures whose pixel values are indices into the palette.

Everything the game shows is kept and painted this way, at bake time and at run time alike, so a picture
holds the palette's 78 colours and nothing else. The last index is *clear*: sprites carry it as their
colour key. True-colour surfaces (convert, convert_alpha) are never used.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pygame

from game.ui import palette

SIZE = (640, 360)
CLEAR = 255
"""The value of a clear pixel."""

Point = tuple[int, int]
Box = pygame.Rect | tuple[int, int, int, int]
Ink = str | int


@cache
def index(name: Ink) -> int:
    """The pixel value of the colour called *name* (an index is passed through); KeyError if unknown."""
    return name if isinstance(name, int) else _indices()[name]


def name_of(value: int) -> str:
    """The colour name of a pixel value; IndexError for clear pixels."""
    return palette.names()[value]


@cache
def _indices() -> dict[str, int]:
    return {name: number for number, name in enumerate(palette.names())}


@cache
def _colours() -> list[tuple[int, int, int]]:
    known = [palette.colour(name) for name in palette.names()]
    return known + [(255, 0, 255)] * (256 - len(known))


@cache
def steps_table(steps: int) -> bytes:
    """Pixel values moved *steps* shades along their own ramps, as a translation table; clear stays."""
    table = bytearray(range(256))
    for number, name in enumerate(palette.names()):
        table[number] = index(palette.shaded(name, steps))
    return bytes(table)


def scaled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture as large or small as that, its clear pixels clear; itself at its own size."""
    if size == picture.get_size():
        return picture
    found = pygame.transform.scale(picture, size)
    found.set_colorkey(CLEAR)
    return found


def ramp_table(swaps: Mapping[str, tuple[str | None, int]]) -> bytes:
    """A table that swaps ramps, as ``{"b": ("m", 0), "g": (None, -1)}``; ``*`` is every other ramp."""
    table = bytearray(range(256))
    for number, name in enumerate(palette.names()):
        ramp, steps = swaps.get(name[0], swaps.get("*", (None, 0)))
        table[number] = index((ramp or name[0]) + str(max(0, min(5, int(name[1]) + steps))))
    return bytes(table)


def blank(size: Point, ink: Ink = CLEAR) -> pygame.Surface:
    """A new indexed surface filled with *ink*; clear pixels are not drawn when it is blitted."""
    surface = pygame.Surface(size, depth=8)
    surface.set_palette(_colours())
    surface.set_colorkey(CLEAR)
    surface.fill(index(ink))
    return surface


def from_pixels(size: Point, pixels: bytes) -> pygame.Surface:
    """An indexed surface of *size* holding *pixels*, one byte each, row by row."""
    surface = pygame.image.frombytes(pixels, size, "P")
    surface.set_palette(_colours())
    surface.set_colorkey(CLEAR)
    return surface


def pixels_of(surface: pygame.Surface) -> bytes:
    """The pixel values of an indexed surface, row by row."""
    return pygame.image.tobytes(surface, "P")


def load(path: Path) -> pygame.Surface:
    """Reads a PNG written by `save`; ValueError if it is not an indexed picture in the game's palette."""
    surface = pygame.image.load(path)
    known = len(palette.names())
    if (
        surface.get_bitsize() != 8
        or [tuple(c)[:3] for c in surface.get_palette()[:known]] != _colours()[:known]
    ):
        raise ValueError(f"{path}: not an indexed picture in the palette of the game")
    return from_pixels(surface.get_size(), pixels_of(surface))


def save(surface: pygame.Surface, path: Path) -> None:
    """Writes an indexed surface as an indexed PNG that `load` reads back unchanged."""
    plain = surface.copy()
    plain.set_colorkey(None)
    pygame.image.save(plain, path)


def indexed(surface: pygame.Surface) -> pygame.Surface:
    """An indexed copy of a true-colour picture; ValueError for a colour off the palette. Slow, for tools."""
    known = {colour: number for number, colour in enumerate(_colours()[: len(palette.names())])}
    rgba = pygame.image.tobytes(surface, "RGBA")
    out = bytearray()
    for red, green, blue, alpha in zip(rgba[::4], rgba[1::4], rgba[2::4], rgba[3::4]):
        value = known.get((red, green, blue)) if alpha > 127 else CLEAR
        if value is None:
            raise ValueError(f"colour #{red:02x}{green:02x}{blue:02x} is not in the palette")
        out.append(value)
    return from_pixels(surface.get_size(), bytes(out))
