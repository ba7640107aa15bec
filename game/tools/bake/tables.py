"""The tables the games lie on: ``backdrops/<name>``, 640x360 each, with the light baked in.

Names: my_city trekking troyes_dice seven_wonders cvlizations, ``wood`` for pages and dialogs, settings,
result. ``end_<game>``, 642x342, is where a game's result is celebrated: see `pictures.ends`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.tools.bake.atlas import Sheet
from game.tools.bake.grain import Grain
from game.tools.bake.pictures import ends
from game.tools.bake.pictures.stage import Stage, painted
from game.tools.bake.props import coins
from game.tools.bake.scenery import dither
from game.ui import palette
from game.ui.canvas import Canvas
from game.ui.light import lamp
from game.ui.paint import wood_fill
from game.ui.pixels import SIZE, blank

W, H = SIZE


def my_city(canvas: Canvas) -> None:
    """A pale drafting bench by day."""
    wood_fill(canvas, canvas.rect, 11, "w", 3, 26)
    lamp(canvas, (260, 150), 210, 460, -2.2, 0)


def wood(canvas: Canvas) -> None:
    wood_fill(canvas, canvas.rect, 17, "w", 2, 28)
    lamp(canvas, (320, 160), 180, 420, -2, 0.3)


def settings(canvas: Canvas) -> None:
    wood_fill(canvas, canvas.rect, 31, "w", 2, 28)
    lamp(canvas, (320, 150), 170, 420, -2, 0.2)


def result(canvas: Canvas) -> None:
    """Wood with confetti and piles of coins at both sides."""
    wood_fill(canvas, canvas.rect, 41, "w", 2, 28)
    lamp(canvas, (320, 150), 150, 420, -2, 0.4)
    grain = Grain(5)
    for _ in range(90):
        x = grain.pick((grain.between(4, 92), grain.between(548, 636)))
        y, ramp = grain.between(24, 330), grain.pick("rbytvo")
        canvas.fill(f"{ramp}3", (x, y, 2, grain.between(1, 4)))
        canvas.pixel(x, y, f"{ramp}5")
    for place in range(3):
        coins(canvas, 30 + place * 16, 318 - place % 2 * 6, 4 + place * 2)
        coins(canvas, 574 + place * 16, 318 - place % 2 * 6, 8 - place * 2)


def trekking(canvas: Canvas) -> None:
    """A star chart with orbits around the clock's place."""
    canvas.fill("b0")
    centre, grain = (70, 92), Grain(4)
    for radius in (120, 190, 270, 360, 460, 560):
        canvas.circle(centre, radius, "b1", 1)
    for degrees in range(0, 360, 15):
        angle = math.radians(degrees)
        for far in range(70, 620, 3):
            canvas.pixel(int(70 + math.cos(angle) * far), int(92 + math.sin(angle) * far), "b1")
    for _ in range(500):
        canvas.pixel(grain.below(W), grain.below(H), grain.pick(("b1", "b1", "b2", "b3", "y3")))
    for _ in range(26):
        x, y = grain.below(W), grain.below(H)
        canvas.pixel(x, y, "y5")
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            canvas.pixel(x + dx, y + dy, "b3")
    lamp(canvas, (330, 180), 240, 420, -1.6, 0)


def troyes_dice(canvas: Canvas) -> None:
    """Flagstones by torchlight."""
    canvas.fill("k2")
    grain = Grain(2)
    for y in range(0, H, 18):
        x = -grain.below(20)
        while x < W:
            width = grain.between(26, 46)
            _flagstone(canvas, grain, x, y, width)
            x += width
    lamp(canvas, (110, 126), 110, 330, -1.6, 0)


def _flagstone(canvas: Canvas, grain: Grain, x: int, y: int, width: int) -> None:
    ink = grain.pick(("s1", "s1", "k2", "s1"))
    lit = palette.shaded(ink, 1)
    canvas.fill(ink, (x, y, width - 1, 17))
    canvas.across(x + 1, y, width - 3, lit)
    canvas.down(x, y + 1, 15, lit)
    canvas.across(x - 1, y + 17, width + 1, "k1")
    canvas.down(x + width - 1, y, 18, "k1")
    for _ in range(width // 7):
        canvas.pixel(x + grain.between(2, width - 2), y + grain.between(3, 15), lit)


def seven_wonders(canvas: Canvas) -> None:
    """Marble tiles in two stones with veins."""
    grain = Grain(8)
    for x in range(0, W, 40):
        for y in range(0, H, 40):
            _marble(canvas, grain, x, y, "s4" if (x + y) // 40 % 2 else "p3")
    lamp(canvas, (320, 150), 150, 420, -3, -1)


def _marble(canvas: Canvas, grain: Grain, x: int, y: int, ink: str) -> None:
    dark = palette.shaded(ink, -1)
    canvas.fill(ink, (x, y, 40, 40))
    canvas.bevel((x, y, 40, 40), palette.shaded(ink, 1), dark, 0)
    for _ in range(2):
        px, py = x + grain.between(4, 36), y + grain.between(4, 36)
        for _ in range(grain.between(6, 18)):
            canvas.pixel(min(x + 38, px), min(y + 38, py), dark)
            px, py = px + 1, py + grain.pick((-1, 0, 1, 1))


def cvlizations(canvas: Canvas) -> None:
    """A cave wall with ochre hands and bison by the fire."""
    grain = Grain(5)
    grids = [_noise(grain, cell) for cell in (80, 40, 16)]
    shades = ("w0", "w1", "w1", "w2", "w2")
    for y in range(H):
        before = 0.0
        for x in range(W):
            height = sum(share * _smooth(grid, x / cell, y / cell) for grid, cell, share in grids)
            slope = max(-0.8, min(0.8, (before - height) * 50)) if x else 0.0
            level = height * 4.2 + 0.4 + slope + (dither(x, y) - 0.5) * 0.4
            canvas.pixel(x, y, shades[max(0, min(4, int(level)))])
            before = height
    marks = Grain(3)
    for _ in range(9):
        _hand(canvas, marks.below(W), marks.between(30, H - 30), marks.pick(("o1", "o1", "r1")))
    for x, y in ((560, 250), (90, 240), (300, 142), (150, 30)):
        _bison(canvas, x, y)
    lamp(canvas, (320, 170), 200, 430, -1.2, 0)


Noise = tuple[list[list[float]], int, float]


def _noise(grain: Grain, cell: int) -> Noise:
    """Random heights on a grid of *cell* px, and the share of the whole they make."""
    rows = [[grain.unit() for _ in range(W // cell + 2)] for _ in range(H // cell + 2)]
    return rows, cell, {80: 0.55, 40: 0.33, 16: 0.12}[cell]


def _smooth(grid: list[list[float]], u: float, v: float) -> float:
    i, j = int(u), int(v)
    fx, fy = u - i, v - j
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    top = grid[j][i] * (1 - fx) + grid[j][i + 1] * fx
    bottom = grid[j + 1][i] * (1 - fx) + grid[j + 1][i + 1] * fx
    return top * (1 - fy) + bottom * fy


def _hand(canvas: Canvas, x: int, y: int, ink: str) -> None:
    canvas.ellipse((x - 5, y - 5, 11, 12), ink)
    for dx, length in ((-5, 9), (-2, 13), (1, 14), (4, 11)):
        canvas.fill(ink, (x + dx, y - length, 2, length))
    canvas.line((x + 4, y + 1), (x + 9, y - 4), ink, 2)


def _bison(canvas: Canvas, x: int, y: int, ink: str = "o1") -> None:
    canvas.ellipse((x, y, 34, 15), ink, 2)
    canvas.arc((x - 3, y - 7, 20, 18), 0.2, 3.1, ink, 3)
    for dx in (6, 11, 23, 29):
        canvas.line((x + dx, y + 12), (x + dx - 2, y + 22), ink, 2)
    canvas.line((x - 3, y + 3), (x - 6, y - 3), ink, 2)
    canvas.line((x + 33, y + 4), (x + 37, y + 12), ink)


def _sheet(painter: Callable[[Canvas], None]) -> Callable[[], Sheet]:
    def paint() -> Sheet:
        canvas = Canvas(blank(SIZE, "k0"))
        painter(canvas)
        full: pygame.Surface = canvas.surface
        return Sheet({"full": full}, width=W)

    return paint


PAINTERS: dict[str, Callable[[Canvas], None]] = {
    "my_city": my_city,
    "trekking": trekking,
    "troyes_dice": troyes_dice,
    "seven_wonders": seven_wonders,
    "cvlizations": cvlizations,
    "wood": wood,
    "settings": settings,
    "result": result,
}


def _end(painter: Callable[[Stage], None]) -> Callable[[], Sheet]:
    def paint() -> Sheet:
        drawing = painted(painter, ends.UNIT, ends.UNITS)
        return Sheet({"full": drawing.surface}, width=drawing.w)

    return paint


SHEETS = {
    **{f"backdrops/{name}": _sheet(painter) for name, painter in PAINTERS.items()},
    **{f"backdrops/end_{name}": _end(painter) for name, painter in ends.ENDS.items()},
}
