"""The lands that the road of lessons leads through.

Sheet ``lands``: ``<game>`` 168x236, a land whose ragged border lies on the next one; ``plain`` is that
of a game without one of its own. ``<game>_view`` 84x54: what one sees there from the road.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import pygame

from game.tools.bake import art
from game.tools.bake.atlas import Sheet
from game.tools.bake.grain import Grain
from game.tools.bake.icons import icon
from game.tools.bake.nature import contact_shadow
from game.tools.bake.strokes import motif
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, blank

WIDE, HIGH = 168, 236
EDGE = 20
"""How far from the right end a land's border runs, on average: the next land lies beneath."""
VIEW = (84, 54)

Scenery = Callable[[Canvas, Grain], None]


class Noise:
    """Smooth random heights from 0 to 1, *cell* px from bump to bump."""

    def __init__(self, seed: int, cell: int) -> None:
        grain = Grain(seed)
        self.cell = cell
        self.rows = [[grain.unit() for _ in range(WIDE // cell + 3)] for _ in range(HIGH // cell + 3)]

    def at(self, x: int, y: int) -> float:
        """The height at a pixel."""
        column, across = divmod(x, self.cell)
        row, down = divmod(y, self.cell)
        u, v = across / self.cell, down / self.cell
        top = self.rows[row][column] * (1 - u) + self.rows[row][column + 1] * u
        low = self.rows[row + 1][column] * (1 - u) + self.rows[row + 1][column + 1] * u
        return top * (1 - v) + low * v


def land(inks: tuple[str, str, str], seed: int, scenery: Scenery) -> pygame.Surface:
    """Ground of three *inks* (middle, light, dark), what stands on it, and a ragged border."""
    canvas = Canvas(blank((WIDE, HIGH)))
    broad, fine = Noise(seed, 14), Noise(seed + 1, 5)
    for y in range(HIGH):
        for x in range(WIDE):
            height = (4 * broad.at(x, y) + fine.at(x, y)) / 5
            canvas.pixel(x, y, inks[1] if height > 0.66 else inks[2] if height < 0.3 else inks[0])
    scenery(canvas, Grain(seed + 2))
    _tear(canvas, seed + 3)
    return canvas.surface


def _tear(canvas: Canvas, seed: int) -> None:
    """Clear what lies beyond the border on the right, and draw it as on a map."""
    border = Noise(seed, 22)
    for y in range(HIGH):
        last = WIDE - round(EDGE - 10 + 20 * border.at(3, y))
        canvas.across(last, y, WIDE - last, CLEAR)
        if y // 3 % 2 == 0:
            canvas.pixel(last - 1, y, "k1")
            canvas.pixel(last - 2, y, "p4")


def stand(canvas: Canvas, picture: pygame.Surface, x: int, y: int) -> None:
    """Put something on the ground."""
    wide, high = picture.get_size()
    contact_shadow(canvas, pygame.Rect(x + 2, y + high - 6, wide, 8), -1)
    canvas.blit(picture, x, y)


# ---------------------------------------------------------------- what stands there


def plain(canvas: Canvas, grain: Grain) -> None:
    """Nothing but trees."""
    for _ in range(9):
        stand(canvas, icon("tree"), grain.between(24, WIDE - 36), grain.between(24, HIGH - 20))


def my_city(canvas: Canvas, grain: Grain) -> None:
    """A meadow with a river, trees, roofs and a mill."""
    _river(canvas, ((12, 20), (54, 66), (80, 108), (104, 166), (96, 246)))
    for x, y in ((32, 104), (40, 124), (28, 148), (128, 172), (140, 190), (122, 204), (34, 210), (50, 222)):
        stand(canvas, icon("tree"), x, y)
    for x, y, name in (
        (40, 38, ""),
        (56, 28, "ro"),
        (72, 40, ""),
        (28, 62, "bv"),
        (118, 216, ""),
    ):
        stand(canvas, icon("house", name), x, y)
    stand(canvas, motif("mill"), 98, 30)


def _river(canvas: Canvas, points: tuple[tuple[int, int], ...]) -> None:
    course = []
    for (ax, ay), (bx, by) in pairwise(points):
        for step in range(0, 101, 2):
            x, y = ax + (bx - ax) * step / 100, ay + (by - ay) * step / 100
            course.append((int(x + 3 * math.sin(y / 9)), int(y)))
    for ink, radius in (("g2", 7), ("b1", 6), ("b3", 5)):
        for x, y in course:
            canvas.circle((x, y), radius, ink)
    for x, y in course[4::11]:
        canvas.across(x - 1, y, 3, "b5")


def trekking(canvas: Canvas, grain: Grain) -> None:
    """The night sky laid on the ground, and what flies through time."""
    for _ in range(110):
        x, y = grain.between(16, WIDE - 16), grain.between(24, HIGH)
        canvas.pixel(x, y, grain.pick(("b3", "b4", "v3", "p5")))
    for name, x, y in (("rocket", 34, 54), ("balloon", 92, 22), ("moai", 112, 172), ("globe", 74, 202)):
        stand(canvas, motif(name), x, y)
    for x, y in ((84, 126), (134, 160), (26, 106), (34, 196)):
        canvas.blit(icon("crystal", "v"), x, y)


def troyes_dice(canvas: Canvas, grain: Grain) -> None:
    """Fields, walls and a town."""
    for x, y, ramp in ((26, 217, "y"), (56, 217, "g"), (86, 217, "y"), (24, 96, "g"), (116, 200, "g")):
        for row in range(6):
            canvas.fill(f"{ramp}{3 if row % 2 else 2}", (x, y + row * 3, 26, 3))
    for name, x, y in (("tower", 32, 42), ("castle", 54, 50), ("tower", 82, 48), ("bridge", 112, 158)):
        stand(canvas, motif(name), x, y)
    for x, y, ramps in ((86, 80, "ro"), (40, 78, ""), (66, 86, "bv"), (130, 44, "")):
        stand(canvas, icon("house", ramps), x, y)


def seven_wonders(canvas: Canvas, grain: Grain) -> None:
    """Sand, the sea, and what the ancients built."""
    for _ in range(110):
        canvas.across(grain.between(14, WIDE - 18), grain.between(24, HIGH), 3, "y3")
    coast = Noise(21, 20)
    for y in range(170, HIGH):
        for x in range(WIDE):
            away = ((x - 84) / 74) ** 2 + ((y - 244) / 46) ** 2 + (coast.at(x, y) - 0.5) * 0.5
            if away < 1.12:
                canvas.pixel(x, y, "p4" if away > 1 else "b3")
    for _ in range(60):
        x, y = grain.between(30, WIDE - 34), grain.between(206, HIGH)
        if canvas.value(x, y) == canvas.value(x + 3, y) == canvas.value(84, HIGH - 1):
            canvas.across(x, y, 4, grain.pick(("b4", "b5")))
    for name, x, y in (
        ("pyramid", 32, 50),
        ("column", 70, 34),
        ("gate", 106, 42),
        ("ship", 66, 200),
        ("lighthouse", 112, 178),
        ("camel", 26, 92),
    ):
        stand(canvas, motif(name), x, y)


def cvlizations(canvas: Canvas, grain: Grain) -> None:
    """Red earth, snowy peaks, tents round a fire."""
    for x, y, wide, high in ((52, 50, 34, 30), (78, 42, 30, 36), (116, 54, 28, 26)):
        top = x + wide // 2
        canvas.polygon([(x - 1, y + high), (top, y - 1), (x + wide + 1, y + high)], "k0")
        canvas.polygon([(x, y + high), (top, y), (x + wide, y + high)], "w3")
        canvas.polygon([(x, y + high), (top, y), (top - 2, y + high)], "w5")
        canvas.polygon([(top - 5, y + 9), (top, y), (top + 5, y + 9)], "p5")
    for name, x, y in (("tent", 28, 104), ("fire", 70, 194), ("tent", 110, 190)):
        stand(canvas, motif(name), x, y)
    for x, y in ((26, 182), (132, 160), (24, 72), (134, 182)):
        stand(canvas, icon("pine"), x, y)


# ---------------------------------------------------------------- views


def view(kind: str, time: str, seed: int, *things: tuple[str, int, int]) -> pygame.Surface:
    """A painted place with motifs in it."""
    canvas = Canvas(art.scene(kind, *VIEW, seed, time))
    for name, x, y in things:
        stand(canvas, motif(name), x, y)
    return canvas.surface


def sheet() -> Sheet:
    """All lands and views."""
    return Sheet(
        {
            "plain": land(("g3", "g4", "g2"), 61, plain),
            "my_city": land(("g4", "g5", "g3"), 11, my_city),
            "trekking": land(("b1", "b2", "b0"), 21, trekking),
            "troyes_dice": land(("p2", "p3", "p1"), 31, troyes_dice),
            "seven_wonders": land(("y4", "y5", "y3"), 41, seven_wonders),
            "cvlizations": land(("o3", "o4", "o2"), 51, cvlizations),
            "plain_view": view("forest", "day", 1),
            "my_city_view": view("forest", "day", 3, ("mill", 8, 14), ("bridge", 46, 22)),
            "trekking_view": view("night", "night", 2, ("rocket", 8, 8), ("globe", 46, 16)),
            "troyes_dice_view": view("city", "dusk", 2, ("castle", 3, 16), ("tower", 52, 18)),
            "seven_wonders_view": view("desert", "day", 2, ("pyramid", 6, 14), ("column", 44, 14)),
            "cvlizations_view": view("mountain", "dusk", 2, ("tent", 6, 18), ("fire", 46, 18)),
        },
        width=520,
    )


SHEETS = {"lands": sheet}
