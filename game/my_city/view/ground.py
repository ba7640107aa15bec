"""The ground of a city: the printed board, what stickers have made of it, what an episode does to it."""

from __future__ import annotations

from functools import cache, lru_cache

import pygame

from game.my_city.campaign import campaign, episode
from game.my_city.catalog import SIZE, Ground, Pair
from game.my_city.grid import BOARD, cells
from game.my_city.terrain import LETTERS, printed, terrain
from game.my_city.view.places import CELL
from game.ui import palette, sprites
from game.ui.canvas import Canvas
from game.ui.pixels import index

PIECES: dict[Ground, str] = {
    "plain": "meadow",
    "square": "square",
    "trees": "trees",
    "tree": "tree",
    "rocks": "rocks",
    "well": "well",
    "gold": "vein",
    "track": "track",
    "sawmill": "sawmill",
    "mine_blue": "entrance_blue",
    "mine_red": "entrance_red",
    "mine_yellow": "entrance_yellow",
    "port": "port",
    "palace": "palace",
    "university": "university",
}
"""The sprite of what a sticker puts on a cell."""
RAILROAD = ("railroad", "tracks", "port_link", "port_links")
"""The rows of episodes in which the railroad runs along the bottom."""


@lru_cache(maxsize=16)
def large(board: str, ground: str, n: int) -> pygame.Surface:
    """The ground with cells of 22 px; *ground* empty: as printed."""
    canvas = Canvas(sprites.sprite(f"my_city/boards/{board}").copy())
    for (row, col), kind in changed(board, ground):
        sticker(canvas, kind, col * CELL, row * CELL)
    for row, col in cleared(n, ground):
        _clearing(canvas, col * CELL, row * CELL)
    _weather(canvas, board, ground, n, CELL)
    return canvas.surface


@lru_cache(maxsize=64)
def small(board: str, ground: str, n: int, unit: int) -> pygame.Surface:
    """The ground with cells of 6 or 12 px."""
    canvas = Canvas(sprites.sprite(f"my_city/boards/{board}_{unit}").copy())
    for (row, col), kind in changed(board, ground):
        name = PIECES.get(kind, "meadow")
        canvas.blit(sprites.sprite(f"my_city/pieces/sticker_{name}_{unit}"), col * unit, row * unit)
    for row, col in cleared(n, ground):
        canvas.blit(sprites.sprite(f"my_city/pieces/sticker_meadow_{unit}"), col * unit, row * unit)
    _weather(canvas, board, ground, n, unit)
    return canvas.surface


def sticker(canvas: Canvas, kind: Ground, x: int, y: int) -> None:
    """A sticker on a cell of 22 px: meadow with a thing on it."""
    canvas.blit(sprites.sprite("my_city/pieces/meadow"), x, y)
    name = PIECES.get(kind, "meadow")
    if name == "meadow":
        return
    picture = sprites.sprite(f"my_city/pieces/{name}")
    canvas.blit(picture, x + (CELL - picture.get_width()) // 2, y + (CELL - picture.get_height()) // 2)


@lru_cache(maxsize=256)
def changed(board: str, ground: str) -> tuple[tuple[Pair, Ground], ...]:
    """The cells that are no longer as printed, and what lies there."""
    if not ground:
        return ()
    return tuple(
        (divmod(at, SIZE), LETTERS[letter])
        for at, (letter, before) in enumerate(zip(ground, printed(board)))
        if letter != before
    )


@lru_cache(maxsize=64)
def cleared(n: int, ground: str) -> tuple[Pair, ...]:
    """The forest cells that an episode opens for building."""
    if not n or not episode(n).grove:
        return ()
    return tuple(at for at in campaign().grove if LETTERS[ground[at[0] * SIZE + at[1]]] == "forest")


@lru_cache(maxsize=64)
def drowned(board: str, n: int) -> tuple[Pair, ...]:
    """The cells under water in an episode."""
    if not n:
        return ()
    west, sides = terrain(board).west, episode(n).sides
    mask = (0 if "west" in sides else west) | (0 if "east" in sides else BOARD & ~west)
    return cells(mask)


def _weather(canvas: Canvas, board: str, ground: str, n: int, unit: int) -> None:
    """The flood, and the railroad along the bottom edge."""
    letters = ground or printed(board)
    for row, col in drowned(board, n):
        _flood(canvas, col * unit, row * unit, unit, LETTERS[letters[row * SIZE + col]])
    if n and any(row in RAILROAD for row in (*episode(n).immediate, *episode(n).end)):
        _railroad(canvas, unit)


@cache
def _under_water() -> bytes:
    """Everything that is no rock becomes the one colour of water."""
    table = bytearray(range(256))
    for name in palette.names():
        if name[0] in "gpwytb":
            table[index(name)] = index("b3")
    return bytes(table)


CRESTS = ((3, 4), (13, 9), (6, 15), (15, 19))
"""Where waves may break in a cell of 22 px."""
CROWNS: dict[Ground, tuple[int, ...]] = {"trees": (3, 11), "tree": (7,), "forest": (1, 11)}
"""How far right in a cell of 22 px crowns stand out of the water."""


def _flood(canvas: Canvas, x: int, y: int, unit: int, kind: Ground) -> None:
    """A cell under water: waves, rocks that stand out, the crowns of drowned trees."""
    canvas.translate(_under_water(), (x, y, unit, unit))
    place = x // unit * 3 + y // unit * 5
    if kind == "mountain":
        return
    if unit < CELL:
        if kind in CROWNS:
            canvas.fill("b3", (x, y, unit, unit))
            canvas.fill("g1", (x + unit // 3, y + unit // 2 - 1, unit // 3, 2))
        canvas.across(x + 1 + place % 3, y + 1 + place % (unit - 2), unit // 3, "b5" if place % 2 else "b2")
        return
    for number, (right, down) in enumerate(CRESTS):
        if (place + number) % 3 == 0 or kind == "rocks":
            continue
        at = x + (right + place * 2) % 16, y + down
        canvas.across(*at, 4, "b5")
        canvas.across(at[0] - 1, at[1] + 1, 2, "b4")
        canvas.across(at[0] + 3, at[1] + 1, 3, "b4")
        canvas.across(at[0], at[1] + 2, 5, "b2")
    for left in CROWNS.get(kind, ()):
        canvas.ellipse((x + left - 1, y + 11, 11, 4), "b5")
        canvas.ellipse((x + left, y + 5, 9, 9), "g0")
        canvas.ellipse((x + left + 1, y + 6, 7, 7), "g2")
        canvas.ellipse((x + left + 2, y + 7, 3, 3), "g3")
        canvas.fill("b3", (x + left - 1, y + 12, 11, 3))
        canvas.across(x + left - 1, y + 12, 11, "b5")


def _railroad(canvas: Canvas, unit: int) -> None:
    """Rails on sleepers along the bottom edge."""
    wide, bottom = SIZE * unit, SIZE * unit
    if unit < CELL:
        canvas.fill("s4", (0, bottom - 2, wide, 1))
        canvas.fill("w1", (0, bottom - 1, wide, 1))
        return
    canvas.fill("k1", (0, bottom - 8, wide, 8))
    for x in range(1, wide, 6):
        canvas.fill("w3", (x, bottom - 8, 3, 8))
    for y in (bottom - 7, bottom - 3):
        canvas.across(0, y, wide, "s5")
        canvas.across(0, y + 1, wide, "s2")


def _clearing(canvas: Canvas, x: int, y: int) -> None:
    """Meadow with a stump, where trees were felled."""
    canvas.blit(sprites.sprite("my_city/pieces/meadow"), x, y)
    canvas.ellipse((x + 8, y + 9, 7, 5), "w1")
    canvas.ellipse((x + 8, y + 8, 7, 4), "w4")
    canvas.pixel(x + 11, y + 9, "w2")


def park(canvas: Canvas, x: int, y: int, unit: int) -> None:
    """A park: hedges with a gate all round what grows there, a flower bed in each corner."""
    if unit < CELL:
        canvas.frame((x, y, unit, unit), "g1")
        canvas.frame((x + 1, y + 1, unit - 2, unit - 2), "t4")
        for left, top in ((1, 1), (unit - 3, 1), (1, unit - 3), (unit - 3, unit - 3)):
            canvas.fill("m5" if left == top else "y5", (x + left, y + top, 2, 2))
        return
    canvas.frame((x, y, CELL, CELL), "g0")
    for inset, ink in ((1, "g1"), (2, "g3"), (3, "g0")):
        canvas.frame((x + inset, y + inset, CELL - 2 * inset, CELL - 2 * inset), ink)
    for step in range(2, CELL - 2, 3):
        for left, top in ((step, 1), (step, CELL - 3), (1, step), (CELL - 3, step)):
            canvas.pixel(x + left, y + top, "g4")
    canvas.fill("p3", (x + 9, y + CELL - 4, 4, 4))
    canvas.across(x + 9, y + CELL - 4, 4, "p5")
    for left, top, ink in ((2, 2, "m4"), (15, 2, "y4"), (2, 15, "y4"), (15, 15, "m4")):
        canvas.fill("g0", (x + left, y + top, 5, 5))
        canvas.fill(ink, (x + left + 1, y + top + 1, 3, 3))
        canvas.pixel(x + left + 2, y + top + 2, "p5")
