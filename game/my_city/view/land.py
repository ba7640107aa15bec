"""Pictures of whole cities, large and small, painted once for each city and kept."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.my_city.catalog import Mode, Pair
from game.my_city.city import City
from game.my_city.grid import cells
from game.my_city.moves import Place
from game.my_city.planning import shape_cells
from game.my_city.rows import parks
from game.my_city.view import ground, pieces
from game.my_city.view.places import CELL
from game.my_city.view.sight import built
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, Ink

Built = tuple[tuple[int, Place], ...]
"""What stands in a city: each building and its place, in building order."""

HATCH = bytes(1 if (x + y) % 4 < 2 else 0 for y in range(CELL) for x in range(CELL))
"""Diagonal stripes over a cell."""


class Seen(NamedTuple):
    """All that a picture of a city shows. *ground*: its stickers (empty: as printed); *n*: the episode."""

    board: str
    built: Built
    ground: str = ""
    n: int = 0
    cogs: tuple[int, ...] = ()
    parks: tuple[Pair, ...] = ()


def seen(city: City, mode: Mode) -> Seen:
    """A city as it is now."""
    standing = built(city)
    if city.legacy is None:
        return Seen(mode.board, standing)
    green = cells(parks(city)) if "parks" in mode.immediate else ()
    return Seen(mode.board, standing, city.legacy.ground, mode.n, city.legacy.cogs, green)


@lru_cache(maxsize=16)
def large(show: Seen) -> pygame.Surface:
    """A city with cells of 22 px: all shadows first, as all roofs are equally high."""
    canvas = Canvas(ground.large(show.board, show.ground, show.n).copy())
    roofs = [
        (sprites.sprite(pieces.roof(number, move.rotation)), move.col * CELL, move.row * CELL)
        for number, move in show.built
    ]
    for roof, x, y in roofs:
        canvas.shadow_of(roof, x, y, (2, 2), -2)
    for roof, x, y in roofs:
        canvas.blit(roof, x, y)
    for row, col in show.parks:
        ground.park(canvas, col * CELL, row * CELL, CELL)
    for number, move in show.built:
        if number in show.cogs:
            row, col = shape_cells(number, move.rotation)[0]
            canvas.put(sprites.sprite("icons/cog"), (move.col + col) * CELL + 5, (move.row + row) * CELL + 5)
    return canvas.surface


@lru_cache(maxsize=64)
def small(show: Seen, unit: int) -> pygame.Surface:
    """A city with cells of 6 or 12 px."""
    canvas = Canvas(ground.small(show.board, show.ground, show.n, unit).copy())
    for number, move in show.built:
        mini = sprites.sprite(pieces.mini(number, move.rotation, unit))
        canvas.blit(mini, move.col * unit, move.row * unit)
    for row, col in show.parks:
        ground.park(canvas, col * unit, row * unit, unit)
    return canvas.surface


@lru_cache(maxsize=64)
def refused(building: int, rotation: int) -> pygame.Surface:
    """A building's roof, struck through in red: it may not stand there."""
    canvas = Canvas(sprites.sprite(pieces.roof(building, rotation)).copy())
    w, h = canvas.rect.size
    for y in range(h):
        for x in range(-y % 5, w, 5):
            if canvas.value(x, y) != CLEAR:
                canvas.pixel(x, y, "r3")
                if x + 1 < w and canvas.value(x + 1, y) != CLEAR:
                    canvas.pixel(x + 1, y, "r2")
    return canvas.surface


def contour(
    canvas: Canvas, area: Iterable[Pair], ink: Ink, origin: tuple[int, int], unit: int, width: int = 1
) -> None:
    """The outline of a set of cells, inside them, *width* px thick."""
    members = set(area)
    for row, col in members:
        x, y = origin[0] + col * unit, origin[1] + row * unit
        if (row - 1, col) not in members:
            canvas.fill(ink, (x, y, unit, width))
        if (row + 1, col) not in members:
            canvas.fill(ink, (x, y + unit - width, unit, width))
        if (row, col - 1) not in members:
            canvas.fill(ink, (x, y, width, unit))
        if (row, col + 1) not in members:
            canvas.fill(ink, (x + unit - width, y, width, unit))
        _inner_corners(canvas, members, (row, col), (x, y), ink, unit, width)


def _inner_corners(
    canvas: Canvas,
    members: set[Pair],
    cell: Pair,
    at: tuple[int, int],
    ink: Ink,
    unit: int,
    width: int,
) -> None:
    """Where the outline turns inwards, a corner of the cell belongs to it."""
    row, col = cell
    for down in (-1, 1):
        for right in (-1, 1):
            beside = (row + down, col) in members and (row, col + right) in members
            if beside and (row + down, col + right) not in members:
                x = at[0] if right < 0 else at[0] + unit - width
                y = at[1] if down < 0 else at[1] + unit - width
                canvas.fill(ink, (x, y, width, width))
