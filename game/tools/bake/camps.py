"""What lies on the table of CVlizations beside its cards.

Sheet ``cvlizations/camps``: ``land_0`` to ``land_6`` the land around a camp (122x32; 0-4 the tribes of the
seats, 5 and 6 neutral ones), ``wide_0`` to ``wide_6`` the same with more sky (122x56), and what stands on it:
``tent`` and ``house`` (in red, to be recoloured), ``hut`` ``totem`` ``rack`` ``mill``. Sheet
``cvlizations/hide``: the pegged hide of the idea track, 364x124.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.tools.bake.art import scene
from game.tools.bake.atlas import Sheet
from game.tools.bake.outline import outlined
from game.ui.canvas import Canvas
from game.ui.pixels import blank

LANDS = (
    ("desert", "day", 4, "o"),
    ("mountain", "day", 3, "g"),
    ("forest", "day", 5, "g"),
    ("mountain", "dawn", 2, "g"),
    ("night", "day", 4, "t"),
    ("desert", "dusk", 6, "w"),
    ("mountain", "snow", 7, "s"),
)
"""By tribe: scene, time, seed, and the ramp of the ground the camp stands on."""
SMALL, WIDE = (122, 32), (122, 56)
GROUND = {32: 10, 56: 18}
"""How high the ground of a camp is in pixels, by the height of its picture: room for two rows."""
HIDE = (364, 124)


def land(tribe: int, size: tuple[int, int]) -> pygame.Surface:
    """The land around a tribe's camp."""
    kind, time, seed, ramp = LANDS[tribe]
    w, h = size
    canvas = Canvas(scene(kind, w, h, seed, time))
    for x in range(w):
        top = h - GROUND[h] + round(math.sin(x * 0.2))
        canvas.down(x, top, h - top, f"{ramp}3")
        canvas.pixel(x, top, f"{ramp}5" if ramp == "o" else f"{ramp}4")
        if (x * 7 + tribe * 5) % 11 == 0:
            canvas.across(x, top + 3 + x % (GROUND[h] - 6), 2, f"{ramp}2")
    return canvas.surface


def tent() -> pygame.Surface:
    """A tent of two poles in a tribe's colour."""
    canvas = Canvas(blank((23, 25)))
    canvas.polygon([(1, 23), (11, 4), (11, 23)], "r3")
    canvas.polygon([(11, 4), (21, 23), (11, 23)], "r1")
    canvas.line((1, 23), (11, 4), "r4")
    canvas.polygon([(8, 23), (11, 14), (14, 23)], "k0")
    canvas.line((4, 18), (10, 18), "p4")
    canvas.line((12, 18), (18, 18), "p2")
    canvas.line((9, 0), (12, 4), "w4")
    canvas.line((13, 0), (10, 4), "w2")
    return outlined(canvas.surface)


def house() -> pygame.Surface:
    """What a tent becomes: a timbered house, its roof in a tribe's colour, smoke from the chimney."""
    canvas = Canvas(blank((23, 24)))
    canvas.fill("s4", (17, 0, 3, 2))
    canvas.fill("s5", (15, 2, 3, 2))
    canvas.fill("o2", (15, 4, 3, 6))
    canvas.fill("p4", (3, 13, 17, 11))
    canvas.fill("p2", (15, 13, 5, 11))
    for x in (3, 9, 14, 19):
        canvas.down(x, 13, 11, "w2")
    canvas.across(3, 18, 6, "w2")
    canvas.fill("y4", (16, 16, 2, 3))
    canvas.fill("w1", (10, 17, 4, 7))
    canvas.polygon([(0, 14), (6, 5), (17, 5), (22, 14)], "r2")
    canvas.polygon([(0, 14), (6, 5), (11, 5), (8, 14)], "r3")
    canvas.line((0, 13), (6, 5), "r4")
    canvas.across(6, 5, 11, "r4")
    return outlined(canvas.surface)


def hut() -> pygame.Surface:
    """A stone hut with a thatched roof."""
    canvas = Canvas(blank((17, 17)))
    canvas.fill("s3", (2, 8, 13, 9))
    canvas.fill("s2", (10, 8, 5, 9))
    canvas.across(3, 11, 4, "s4")
    canvas.across(8, 13, 5, "s1")
    canvas.fill("k0", (7, 12, 3, 5))
    canvas.polygon([(0, 8), (8, 0), (16, 8)], "y2")
    canvas.polygon([(8, 1), (15, 8), (9, 8)], "y1")
    canvas.line((1, 7), (8, 0), "y4")
    return outlined(canvas.surface)


def totem() -> pygame.Surface:
    """A carved pole with two faces and wings."""
    canvas = Canvas(blank((11, 20)))
    canvas.fill("w3", (3, 1, 5, 19))
    canvas.down(3, 1, 19, "w5")
    canvas.down(7, 1, 19, "w1")
    canvas.fill("v3", (2, 2, 7, 6))
    canvas.across(2, 2, 7, "v4")
    canvas.fill("o3", (2, 10, 7, 6))
    canvas.across(2, 10, 7, "o4")
    for y in (4, 12):
        canvas.pixel(4, y, "k0")
        canvas.pixel(7, y, "k0")
        canvas.across(4, y + 2, 4, "p4")
    canvas.across(0, 8, 11, "y3")
    canvas.across(0, 9, 3, "y2")
    canvas.across(8, 9, 3, "y2")
    return outlined(canvas.surface)


def rack() -> pygame.Surface:
    """A rack of tools: axe, spear and pick."""
    canvas = Canvas(blank((17, 16)))
    canvas.down(1, 5, 11, "w3")
    canvas.down(15, 5, 11, "w2")
    canvas.across(0, 8, 17, "w4")
    canvas.across(0, 9, 17, "w2")
    for x, inks in ((4, "s4"), (8, "o4"), (12, "s3")):
        canvas.down(x, 2, 13, "w5")
        canvas.fill(inks, (x - 1, 0, 3, 4))
        canvas.pixel(x - 1, 0, "p5")
    canvas.fill("s2", (2, 2, 2, 3))
    return outlined(canvas.surface)


def mill() -> pygame.Surface:
    """A wind wheel on a tower."""
    canvas = Canvas(blank((19, 23)))
    canvas.polygon([(6, 22), (8, 8), (11, 8), (13, 22)], "t3")
    canvas.polygon([(10, 8), (11, 8), (13, 22), (10, 22)], "t1")
    canvas.fill("k0", (8, 18, 3, 5))
    for dx, dy in ((-7, -3), (3, -7), (7, 3), (-3, 7)):
        canvas.line((9, 8), (9 + dx, 8 + dy), "p4", 2)
    canvas.fill("y3", (8, 7, 3, 3))
    canvas.pixel(8, 7, "y5")
    return outlined(canvas.surface)


def hide() -> pygame.Surface:
    """A stretched hide with torn edges and a peg in every corner."""
    w, h = HIDE
    canvas = Canvas(blank(HIDE))
    inside = _hide_shape()
    for x in range(w):
        for y in range(h):
            if inside[x][y]:
                canvas.pixel(x, y, _hide_ink(inside, x, y))
    for x, y in ((8, 11), (w - 6, 11), (8, h - 11), (w - 6, h - 11)):
        canvas.circle((x, y), 4, "k0")
        canvas.circle((x, y), 3, "p4")
        canvas.pixel(x - 1, y - 1, "p5")
        canvas.pixel(x + 1, y + 1, "p1")
    return canvas.surface


def _hide_shape() -> list[list[bool]]:
    """By column: which pixels belong to the hide."""
    w, h = HIDE
    columns = []
    for x in range(w):
        top = 3 + int(2.5 * math.sin(x * 0.11) + 1.5 * math.sin(x * 0.37))
        bottom = 120 + int(2 * math.sin(x * 0.13 + 1) + 1.5 * math.sin(x * 0.41))
        torn = max(0, int(4 - min(x, w - 1 - x) * 0.8 + 1.5 * math.sin(x)))
        columns.append([top + torn <= y < bottom - torn for y in range(h)])
    return columns


def _hide_ink(inside: list[list[bool]], x: int, y: int) -> str:
    w, h = HIDE
    beside = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
    if any(not (0 <= px < w and 0 <= py < h and inside[px][py]) for px, py in beside):
        return "w0"
    if not inside[x][min(h - 1, y + 2)]:
        return "w2"
    if not inside[x][max(0, y - 2)]:
        return "p3"
    if (x * 13 + y * 7) % 29 == 0 or (x // 2 * 5 + y * 3) % 37 == 0:
        return "w5" if (x + y) % 2 else "w3"
    return "w4"


def camps() -> Sheet:
    """Lands and what stands on them."""
    found = {f"land_{tribe}": land(tribe, SMALL) for tribe in range(len(LANDS))}
    found |= {f"wide_{tribe}": land(tribe, WIDE) for tribe in range(len(LANDS))}
    found |= {
        "tent": tent(),
        "house": house(),
        "hut": hut(),
        "totem": totem(),
        "rack": rack(),
        "mill": mill(),
    }
    return Sheet(found, width=5 * 124)


SHEETS: dict[str, Callable[[], Sheet]] = {
    "cvlizations/camps": camps,
    "cvlizations/hide": lambda: Sheet({"full": hide()}, width=HIDE[0]),
}
