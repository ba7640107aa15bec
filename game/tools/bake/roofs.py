"""My City's buildings: a polyomino becomes a hip-roofed block in a paved court.

Cells are (row, column) from (0, 0). Light comes from the top left, so north and west slopes are bright.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.tools.bake import roof_details
from game.ui.canvas import Canvas
from game.ui.pixels import blank

TILE = 22
RAMPS = {"residential": "y", "public": "r", "industrial": "b", "church": "v"}

Cell = tuple[int, int]
Mask = list[list[bool]]
Depths = list[list[int]]
NORTH, WEST, SOUTH, EAST = range(4)
SLOPE_SHADES = {NORTH: 4, WEST: 4, SOUTH: 3, EAST: 2}


def turned(cells: Iterable[Cell], quarters: int) -> tuple[Cell, ...]:
    """The cells after so many quarter turns clockwise, in their old order, moved to (0, 0)."""
    turn = list(cells)
    for _ in range(quarters % 4):
        turn = [(column, -row) for row, column in turn]
    top, left = min(row for row, _ in turn), min(column for _, column in turn)
    return tuple((row - top, column - left) for row, column in turn)


def turns(cells: Sequence[Cell]) -> int:
    """How many different ways the shape lies: 1, 2 or 4."""
    return len({frozenset(turned(cells, quarters)) for quarters in range(4)})


def roof(cells: Sequence[Cell], kind: str, seed: int = 0, tile: int = TILE) -> pygame.Surface:
    """The building seen from above, *tile* px a cell; *seed* varies the details."""
    lot_area = _area(cells, tile)
    h, w = len(lot_area), len(lot_area[0])
    lot, slopes = _eroded(lot_area, 1), _eroded(lot_area, 3)
    canvas = Canvas(blank((w, h)))
    _ground(canvas, lot_area, lot)
    _walls(canvas, lot, slopes)
    _slopes(canvas, slopes, RAMPS[kind])
    _eaves(canvas, lot, slopes, RAMPS[kind])
    for number, (row, column) in enumerate(cells):
        middle = column * tile + tile // 2, row * tile + tile // 2
        roof_details.draw(canvas, kind, middle, number, seed * 3 + len(cells))
    return canvas.surface


def pictogram(cells: Sequence[Cell], kind: str, unit: int = 5) -> pygame.Surface:
    """A small flat picture of the shape, *unit* px a cell and 1 px of border."""
    ramp = RAMPS[kind]
    w = (max(column for _, column in cells) + 1) * unit + 1
    h = (max(row for row, _ in cells) + 1) * unit + 1
    canvas = Canvas(blank((w, h)))
    for row, column in cells:
        canvas.fill("k0", (column * unit, row * unit, unit + 1, unit + 1))
    for row, column in cells:
        right, down = (row, column + 1) in cells, (row + 1, column) in cells
        canvas.fill(f"{ramp}3", (column * unit + 1, row * unit + 1, unit - 1 + right, unit - 1 + down))
    for row, column in cells:
        x, y = column * unit, row * unit
        if (row - 1, column) not in cells:
            canvas.across(x + 1, y + 1, unit - 1, f"{ramp}5")
        if (row, column - 1) not in cells:
            canvas.down(x + 1, y + 1, unit - 1, f"{ramp}4")
        if (row + 1, column) not in cells:
            canvas.across(x + 1, y + unit - 1, unit - 1, f"{ramp}2")
    return canvas.surface


def _area(cells: Sequence[Cell], tile: int) -> Mask:
    h = (max(row for row, _ in cells) + 1) * tile
    w = (max(column for _, column in cells) + 1) * tile
    taken = set(cells)
    return [[(y // tile, x // tile) in taken for x in range(w)] for y in range(h)]


def _at(mask: Mask, x: int, y: int) -> bool:
    return 0 <= y < len(mask) and 0 <= x < len(mask[0]) and mask[y][x]


def _around(x: int, y: int) -> list[Cell]:
    return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]


def _eroded(mask: Mask, times: int) -> Mask:
    for _ in range(times):
        mask = [
            [inside and all(_at(mask, *spot) for spot in _around(x, y)) for x, inside in enumerate(row)]
            for y, row in enumerate(mask)
        ]
    return mask


def _ground(canvas: Canvas, area: Mask, lot: Mask) -> None:
    for y, row in enumerate(area):
        for x, inside in enumerate(row):
            if inside:
                paved = "p3" if (x + y * 3) % 7 else "p2"
                canvas.pixel(x, y, paved if lot[y][x] else "k0")


def _walls(canvas: Canvas, lot: Mask, slopes: Mask) -> None:
    """2 px of wall below the south eaves."""
    for y, row in enumerate(lot):
        for x, inside in enumerate(row):
            if inside and not slopes[y][x] and (_at(slopes, x, y - 2) or _at(slopes, x, y - 3)):
                canvas.pixel(x, y, "p2" if x % 4 else "p1")


def _slopes(canvas: Canvas, slopes: Mask, ramp: str) -> None:
    runs = _runs(slopes)
    depth = _depths(slopes)
    for y, row in enumerate(slopes):
        for x, inside in enumerate(row):
            if inside:
                side = min((NORTH, WEST, SOUTH, EAST), key=lambda way: runs[way][y][x])
                canvas.pixel(x, y, f"{ramp}{_tile_shade(depth, x, y, side)}")


def _tile_shade(depth: Depths, x: int, y: int, side: int) -> int:
    here = depth[y][x]
    ridge = max(depth[ny][nx] for nx, ny in _around(x, y) if 0 <= ny < len(depth) and 0 <= nx < len(depth[0]))
    if here >= ridge and here > 3:
        return 5
    shade = SLOPE_SHADES[side]
    if here == 1:
        return 5 if side in (NORTH, WEST) else shade - 1
    return shade - 1 if here % 3 == 0 and (x + y) % 3 else shade


def _runs(mask: Mask) -> dict[int, Depths]:
    """For every pixel: how far it is to the eave in each direction."""
    h, w = len(mask), len(mask[0])
    runs = {way: [[0] * w for _ in range(h)] for way in range(4)}
    steps = {NORTH: (0, -1), WEST: (-1, 0), SOUTH: (0, 1), EAST: (1, 0)}
    for way, (dx, dy) in steps.items():
        for y in range(h) if dy <= 0 else range(h - 1, -1, -1):
            for x in range(w) if dx <= 0 else range(w - 1, -1, -1):
                if mask[y][x]:
                    runs[way][y][x] = 1 + (runs[way][y + dy][x + dx] if _at(mask, x + dx, y + dy) else 0)
    return runs


def _depths(mask: Mask) -> Depths:
    """The distance to the nearest pixel outside, diagonals counting as one."""
    depth = [[int(inside) for inside in row] for row in mask]
    inner = _eroded(mask, 1)
    while any(map(any, inner)):
        for y, row in enumerate(inner):
            for x, inside in enumerate(row):
                depth[y][x] += inside
        inner = _eroded(inner, 1)
    return depth


def _eaves(canvas: Canvas, lot: Mask, slopes: Mask, ramp: str) -> None:
    """The dark line where a roof ends over its court."""
    for y, row in enumerate(lot):
        for x, inside in enumerate(row):
            if not inside or slopes[y][x]:
                continue
            if _at(slopes, x, y - 1) or _at(slopes, x - 1, y):
                canvas.pixel(x, y, f"{ramp}0")
            elif _at(slopes, x + 1, y) or _at(slopes, x, y + 1):
                canvas.pixel(x, y, f"{ramp}1")
