"""My City's boards in small, for the plates of the other seats."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.tools.bake import grids
from game.tools.bake.grain import Grain
from game.tools.bake.nature import ball_tree, peak
from game.tools.bake.terrain import NARROW, Path, Rows, land, stroke_river
from game.ui.canvas import Canvas
from game.ui.pixels import blank

GROUND = {"F": "g2", "M": "s3"}
MARKS = {"T": ("g1", "g3"), "t": ("g1", "g3"), "R": ("s2", "s4"), "W": ("b1", "b3")}
PIPS = {"T": "tree", "t": "tree", "R": "stone", "W": "well"}
TINY = 6


def tiny(rows: Rows, river: Path) -> pygame.Surface:
    """6 px a cell: 66x66 for a whole board."""
    canvas = Canvas(blank((len(rows[0]) * TINY, len(rows) * TINY), "g4"))
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            _tiny_cell(canvas, letter, column, row)
    _tiny_river(canvas, river)
    return canvas.surface


def _tiny_cell(canvas: Canvas, letter: str, column: int, row: int) -> None:
    x, y = column * TINY, row * TINY
    if letter in GROUND:
        canvas.fill(GROUND[letter], (x, y, TINY, TINY))
    elif (column + row) % 2:
        canvas.pixel(x, y, "g3")
    if letter in MARKS:
        dark, light = MARKS[letter]
        canvas.fill(dark, (x + 1, y + 1, 4, 4))
        canvas.fill(light, (x + 1, y + 1, 2, 2))
    elif letter == "G":
        canvas.blit(grids.sprite("veins", "vein_6"), x + 1, y + 1)
    elif letter == "F":
        canvas.fill("g1", (x + 3, y + 2, 2, 3))
        canvas.pixel(x + 1, y + 1, "g3")
    elif letter == "M":
        canvas.fill("s1", (x + 3, y + 2, 2, 4))
        canvas.pixel(x + 2, y + 1, "s5")
    elif letter == "s":
        canvas.fill("p3", (x + 2, y + 2, 2, 2))


def _tiny_river(canvas: Canvas, river: Path) -> None:
    for (x0, y0), (x1, y1) in pairwise(river):
        left, top = min(x0, x1) * TINY, min(y0, y1) * TINY
        canvas.fill("b3", (left - 1, top, abs(x1 - x0) * TINY + 2, abs(y1 - y0) * TINY + 2))


def small(rows: Rows, river: Path, unit: int = 12) -> pygame.Surface:
    """12 px a cell: 132x132 for a whole board."""
    grain = Grain(7)
    canvas = land(rows, unit, grain)
    stroke_river(canvas, [(x * unit, y * unit) for x, y in river], NARROW)
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            x, foot = column * unit + unit // 2, (row + 1) * unit - 1
            if letter == "F":
                ball_tree(canvas, x - 3, foot - 4, 3)
                ball_tree(canvas, x + 3, foot, 3)
            elif letter == "M":
                tall = grain.between(10, 14)
                peak(canvas, x + grain.between(-1, 2), foot - tall, (tall, tall))
            elif letter == "G":
                canvas.blit(grids.sprite("veins", "vein_12"), x - 6, foot - 10)
            elif letter in PIPS:
                canvas.put(grids.sprite("pips", PIPS[letter]), x - 4, foot - 9, (1, 1), -1)
            elif letter == "s":
                canvas.fill("p3", (x - 2, foot - 7, 3, 3))
    return canvas.surface
