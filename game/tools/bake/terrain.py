"""My City's land: meadow, forest and mountain blobs, the river, and what stands on it.

A board is rows of letters: ``.`` meadow, ``s`` meadow with a small square, ``F`` forest, ``M`` mountain,
``T`` two trees, ``t`` one, ``R`` two rocks, ``W`` well, ``G`` gold vein. The river is a path over cell
corners (column, row); a row before the first or past the last leads off the board.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

import pygame

from game.tools.bake import grids
from game.tools.bake.grain import Grain
from game.tools.bake.icons import icon
from game.tools.bake.nature import ball_tree, oval, peak
from game.ui.canvas import Canvas
from game.ui.pixels import blank, index

TILE = 22
Rows = Sequence[str]
Path = Sequence[tuple[int, int]]
Strokes = tuple[tuple[str, int, int], ...]


def board(rows: Rows, river: Path, tile: int = TILE, seed: int = 4, pieces: bool = True) -> pygame.Surface:
    """The whole picture; without *pieces* only land, forest, mountains and river."""
    grain = Grain(seed)
    canvas = land(rows, tile, grain)
    stroke_river(canvas, [(x * tile, y * tile) for x, y in river])
    for _, draw in sorted(_standing(canvas, grain, rows, tile, pieces), key=lambda item: item[0]):
        draw()
    return canvas.surface


def land(rows: Rows, tile: int, grain: Grain) -> Canvas:
    """Meadow with its dotted grid, forest floor and mountain skirts."""
    canvas = Canvas(blank((len(rows[0]) * tile, len(rows) * tile), "g4"))
    _meadow(canvas, grain, tile)
    _dotted_grid(canvas, tile)
    _blob(canvas, grain, rows, tile, "F", ("g2", "g1", "g3"))
    _blob(canvas, grain, rows, tile, "M", ("s2", "s1", "s3"))
    return canvas


def _meadow(canvas: Canvas, grain: Grain, tile: int) -> None:
    w, h = canvas.rect.size
    for _ in range(w * h // (tile * tile) // 3):
        x, y = grain.below(w), grain.below(h)
        for _ in range(grain.between(3, 8)):
            ink = grain.pick(("g5", "g4"))
            canvas.across(x + grain.between(-6, 6), y + grain.between(-4, 4), grain.between(1, 4), ink)
    for _ in range(w * h // 150):
        x, y = grain.below(w), grain.below(h)
        canvas.pixel(x, y, "g3")
        canvas.pixel(x + 1, y - 1, "g3")
        if grain.unit() < 0.4:
            canvas.pixel(x + 2, y, "g3")
        if grain.unit() < 0.05:
            canvas.pixel(x + 1, y - 2, grain.pick(("p5", "y4", "m4")))


def _dotted_grid(canvas: Canvas, tile: int) -> None:
    w, h = canvas.rect.size
    for x in range(0, w + 1, tile):
        for y in range(2, h, 4):
            canvas.pixel(min(x, w - 1), y, "g3")
    for y in range(0, h + 1, tile):
        for x in range(2, w, 4):
            canvas.pixel(x, min(y, h - 1), "g3")


def field(rows: Rows, letter: str, tile: int, seed: int = 3) -> list[bytearray]:
    """Rows of pixels, 255 inside the smooth blob of the cells with *letter*, its edge a little jittered."""
    columns, lines = len(rows[0]), len(rows)
    is_set = [
        [
            float(rows[min(max(y, 0), lines - 1)][min(max(x, 0), columns - 1)] == letter)
            for x in range(-1, columns + 1)
        ]
        for y in range(-1, lines + 1)
    ]
    grain = Grain(seed)
    phase = grain.unit() * 6, grain.unit() * 6
    return [
        bytearray(
            255 if _level(is_set, x, y, tile) + _jitter(x, y, phase) > 0.5 else 0
            for x in range(columns * tile)
        )
        for y in range(lines * tile)
    ]


def _level(cells: list[list[float]], x: int, y: int, tile: int) -> float:
    """How much of the blob reaches a pixel: bilinear between the middles of the four nearest cells."""
    u, v = (x + 0.5) / tile + 0.5, (y + 0.5) / tile + 0.5
    i, j = int(u), int(v)
    fx, fy = u - i, v - j
    top = cells[j][i] * (1 - fx) + cells[j][i + 1] * fx
    bottom = cells[j + 1][i] * (1 - fx) + cells[j + 1][i + 1] * fx
    return top * (1 - fy) + bottom * fy


def _jitter(x: int, y: int, phase: tuple[float, float]) -> float:
    wave = math.sin(x * 0.55 + phase[0] + math.sin(y * 0.4) * 1.4)
    return wave * math.sin(y * 0.5 + phase[1]) * 0.112


def _blob(
    canvas: Canvas, grain: Grain, rows: Rows, tile: int, letter: str, inks: tuple[str, str, str]
) -> None:
    base, edge, lit = inks
    inside = field(rows, letter, tile)
    w, h = canvas.rect.size
    solid = _inner(inside)
    cast = [bytearray(3) + row[: w - 3] for row in [bytearray(w), bytearray(w), *inside[: h - 2]]]
    outside = [bytearray(a & ~b & 255 for a, b in zip(shade, row)) for shade, row in zip(cast, inside)]
    for mask, ink in ((outside, "g3"), (inside, edge), (solid, base)):
        canvas.translate(bytes([index(ink)]) * 256, None, b"".join(mask))
    for _ in range(sum(row.count(255) for row in inside) // 26):
        x, y = grain.below(w), grain.below(h)
        if solid[y][x]:
            canvas.across(x, y, grain.between(1, 3), grain.pick((edge, lit)))


def _inner(mask: list[bytearray]) -> list[bytearray]:
    """Pixels whose four neighbours are set too; the board's border doesn't count as an edge."""
    w, h = len(mask[0]), len(mask)
    out = []
    for y, row in enumerate(mask):
        above, below = mask[max(0, y - 1)], mask[min(h - 1, y + 1)]
        left, right = row[:1] + row[: w - 1], row[1:] + row[-1:]
        out.append(bytearray(a & b & c & d & e for a, b, c, d, e in zip(row, above, below, left, right)))
    return out


BROAD = (("g2", 6, 1), ("g5", 6, 0), ("p2", 5, 0), ("b1", 4, 0), ("b2", 4, 1), ("b3", 3, 1))
NARROW = (("g5", 3, 0), ("b1", 2, 0), ("b3", 2, 1))
"""Strokes of the river from the banks inwards: colour, radius, pixels down."""


def stroke_river(canvas: Canvas, points: list[tuple[int, int]], strokes: Strokes = BROAD) -> None:
    """Water with its banks and glints along *points*, in pixels."""
    course = [spot for start, end in pairwise(points) for spot in _wobbling(start, end)]
    for ink, radius, drop in strokes:
        for x, y in course:
            canvas.circle((int(x), int(y) + drop), radius, ink)
    for start, end in pairwise(points):
        _glints(canvas, start, end)


def _wobbling(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[float, float]]:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    spots = []
    for step in range(steps + 1):
        x = start[0] + (end[0] - start[0]) * step / steps
        y = start[1] + (end[1] - start[1]) * step / steps
        sway = math.sin((x + y) * 0.16) * 1.3
        spots.append((x + sway, y) if start[0] == end[0] else (x, y + sway))
    return spots


def _glints(canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> None:
    spots = _wobbling(start, end)
    upright = start[0] == end[0]
    for step in range(4, len(spots) - 1, 6):
        x, y = int(spots[step][0]), int(spots[step][1])
        shift = step // 6 % 3
        if upright:
            canvas.down(x + shift - 1, y, 3, "b4")
        else:
            canvas.across(x, y + shift, 3, "b4")
        if step % 18 == 4:
            canvas.pixel(x, y, "b5")


Standing = list[tuple[int, Callable[[], None]]]


def _standing(canvas: Canvas, grain: Grain, rows: Rows, tile: int, pieces: bool) -> Standing:
    """Everything upright with the row of its foot, which decides what covers what."""
    found: Standing = []
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            x, y = column * tile + tile // 2, row * tile + tile // 2
            if letter == "F":
                found += _grove(canvas, grain, x, y)
            elif letter == "M":
                flush = row + 1 == len(rows) or rows[row + 1][column] == "M"
                found += _massif(canvas, grain, (x, y), (column * 7 + row * 5) % 9 - 4 if flush else -1)
            elif pieces and letter in PIECES:
                found.append((y + 8, partial(PIECES[letter], canvas, x, y + 8)))
    return found


def _grove(canvas: Canvas, grain: Grain, x: int, y: int) -> Standing:
    trees: Standing = []
    for dx, dy in ((-6, -3), (5, -5), (-1, 4), (7, 6)):
        place, radius = (x + dx + grain.between(-1, 2), y + dy + 4), grain.pick((4, 5, 5))
        trees.append((place[1], partial(ball_tree, canvas, place[0], place[1], radius)))
    return trees


def _massif(canvas: Canvas, grain: Grain, middle: tuple[int, int], shift: int) -> Standing:
    x, y = middle
    wanted = [(x + grain.between(-3, 4), y + 8 + shift, grain.between(18, 26))]
    if grain.unit() < 0.6:
        wanted.append((x + grain.pick((-8, 8)), y + 9 + shift // 2, grain.between(9, 14)))
    return [
        (foot, partial(peak, canvas, px, foot - tall, (int(tall * 1.05), tall))) for px, foot, tall in wanted
    ]


def two_trees(canvas: Canvas, x: int, foot: int) -> None:
    canvas.shade((x - 5, foot - 3, 15, 5), -1, oval(15, 5, (7, 2), (7.5, 2.6)))
    ball_tree(canvas, x - 3, foot - 2, 5)
    ball_tree(canvas, x + 4, foot, 4)


def one_tree(canvas: Canvas, x: int, foot: int) -> None:
    canvas.shade((x - 4, foot - 3, 13, 5), -1, oval(13, 5, (6, 2), (6.5, 2.6)))
    ball_tree(canvas, x, foot - 1, 5)


def two_rocks(canvas: Canvas, x: int, foot: int) -> None:
    canvas.put(icon("stone"), x - 8, foot - 12, (1, 2), -1)
    canvas.put(icon("stone"), x - 3, foot - 8, (1, 2), -1)


def well(canvas: Canvas, x: int, foot: int) -> None:
    canvas.ellipse((x - 9, foot - 14, 19, 13), "p2")
    canvas.ellipse((x - 9, foot - 15, 18, 12), "p3")
    canvas.put(icon("well"), x - 6, foot - 15, (2, 2), -1)


def vein(canvas: Canvas, x: int, foot: int) -> None:
    canvas.put(grids.sprite("veins", "vein"), x - 9, foot - 17, (1, 2), -1)


def square(canvas: Canvas, x: int, foot: int) -> None:
    """The small square that marks a free place for a sticker."""
    canvas.fill("g3", (x - 2, foot - 10, 6, 6))
    canvas.fill("p3", (x - 3, foot - 11, 6, 6))
    canvas.fill("p5", (x - 3, foot - 11, 6, 1))
    canvas.fill("p2", (x - 3, foot - 6, 6, 1))


Piece = Callable[[Canvas, int, int], None]

PIECES: dict[str, Piece] = {
    "T": two_trees,
    "t": one_tree,
    "R": two_rocks,
    "W": well,
    "G": vein,
    "s": square,
}
"""What stands on a cell, by its letter; drawn around the foot of the cell's middle."""
