"""Sprites written as text grids.

A file under ``assets/sprites/grids`` holds sprites like this (a line starting with ``;`` is a remark)::

    = coin y
    ..4444..
    .455543.

The header names the sprite, its ramps, and perhaps ``plain`` for one without outline. Letters: ``0``-``5``
shades of the first ramp, ``a``-``f`` of the second, ``A``-``F`` of the third, ``u``-``z`` of the fourth;
``#`` k0, ``%`` k1, ``@`` p5, ``.`` clear.
"""

from __future__ import annotations

from functools import cache

import msgspec
import pygame

from game.tools.bake.outline import outlined
from game.ui import palette
from game.ui.pixels import CLEAR, from_pixels, index

FOLDER = palette.ASSETS / "sprites" / "grids"
SHADES = ("012345", "abcdef", "ABCDEF", "uvwxyz")
FIXED = {"#": "k0", "%": "k1", "@": "p5"}


class Grid(msgspec.Struct, frozen=True):
    """One sprite as text."""

    name: str
    ramps: str
    rows: tuple[str, ...]
    plain: bool = False


def parse(text: str) -> dict[str, Grid]:
    """Every sprite of a grid file by name; ValueError names the line that is wrong."""
    grids: dict[str, Grid] = {}
    name, ramps, plain, rows = "", "", False, list[str]()

    def close() -> None:
        if name:
            grids[name] = Grid(name, ramps, tuple(row.ljust(max(map(len, rows)), ".") for row in rows), plain)

    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith(";"):
            continue
        if line.startswith("= "):
            close()
            name, ramps, *flags = (*line[2:].split(), "")
            plain, rows = "plain" in flags, []
            if name in grids:
                raise ValueError(f"line {number}: {name} is there twice")
        else:
            _check_row(line, ramps, number)
            rows.append(line)
    close()
    return grids


@cache
def load(file: str) -> dict[str, Grid]:
    """The sprites of ``grids/<file>.txt``."""
    return parse((FOLDER / f"{file}.txt").read_text("utf-8"))


def picture(grid: Grid, ramps: str = "") -> pygame.Surface:
    """The sprite in its own or other *ramps*, with its outline."""
    colours = {".": CLEAR} | {key: index(name) for key, name in FIXED.items()}
    for letters, ramp in zip(SHADES, ramps or grid.ramps, strict=False):
        colours |= {letter: index(f"{ramp}{shade}") for shade, letter in enumerate(letters)}
    data = bytes(colours[letter] for row in grid.rows for letter in row)
    surface = from_pixels((len(grid.rows[0]), len(grid.rows)), data)
    return surface if grid.plain else outlined(surface)


@cache
def sprite(file: str, name: str, ramps: str = "") -> pygame.Surface:
    """The picture of one sprite of a file."""
    return picture(load(file)[name], ramps)


def _check_row(row: str, ramps: str, number: int) -> None:
    allowed = "".join(SHADES[: len(ramps)]) + "".join(FIXED) + "."
    wrong = sorted(set(row) - set(allowed))
    if wrong or not ramps:
        raise ValueError(f"line {number}: {''.join(wrong)!r} has no colour")
