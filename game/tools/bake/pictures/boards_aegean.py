"""The boards of Rhodes and Alexandria: a colossus and a lighthouse."""

from __future__ import annotations

import math

from game.tools.bake.pictures.boards import AXIS, Board
from game.tools.bake.pictures.boards_props import (
    boats,
    crane,
    crowd,
    cypresses,
    fire,
    hoist,
    houses,
    palms,
    scaffold,
    sea,
    stakes,
    stones,
    torches,
    windows,
)
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.stage import Stage

# -------------------------------------------------------------------------------------------- Rhodes


def rhodos(s: Stage, step: float) -> None:
    """Two moles at the harbour mouth; bronze legs; the trunk; the rayed head and a torch held high."""
    s.ridge("t3", "0,34 40,26 90,33 130,28 170,36 400,34", lit="t4")
    s.ridge("g3", "0,40 60,37 150,41 180,42 400,40", lit="g4")
    houses(s, "28,32,9,40 40,30,8,40 52,33,10,41 66,31,8,40 120,33,9,41 132,31,8,41 330,32,10,41 356,30,9,41")
    cypresses(s, "84,40,11 92,40,14 108,41,12 318,41,13 380,41,15")
    sea(s, 43)
    for x in (194, 260):
        with s.subject():
            s.rect("s3", x, 40, 40, 12)
            s.rect("s4", x, 40, 40, 2)
            s.rect("s2", x + 34, 42, 6, 10)
        for dx in range(3, 34, 8):
            s.rect("s2", x + dx, 44 + dx % 3 * 2, 5, 1)
    if step == 0:
        stakes(s, 198, 226, 40)
        stakes(s, 268, 297, 40)
        stones(s, "204,40 213,40 272,40 284,40", "o3")
        hoist(s, 222, 40, 28, "b3")
        hoist(s, 274, 40, 24, "b3")
        crowd(s, 40, "206 230 262 286")
    else:
        _colossus(s, int(step))
    if step in (1, 2):
        tall = 30 if step == 1 else 38
        scaffold(s, 204, 42 - tall, 12, tall - 2)
        crane(s, 286, 40, 22 if step == 1 else 30, 10)
        crowd(s, 40, "200 220 272 292")
        crowd(s, 42 - tall, "206 212")
    boats(s, "60,58 150,60 340,58")
    if step == 3:
        boats(s, "246,56", "r4")


def _colossus(s: Stage, step: int) -> None:
    x = AXIS
    with s.subject():
        for side, ink in ((-1, "y3"), (1, "y2")):
            points = rows("0,25 10,25 14,31 16,36 17,39 25,40 10,40 8,34 4,29")
            s.poly(ink, *[(x + side * px, py) for px, py in points])
        if step >= 2:
            s.poly("y3", (x - 11, 26), (x - 10, 20), (x - 15, 12), (x + 15, 12), (x + 10, 20), (x + 11, 26))
            s.poly("y2", (x + 5, 12), (x + 15, 12), (x + 10, 20), (x + 11, 26), (x + 5, 26))
            s.poly("o3", (x - 12, 23), (x + 12, 23), (x + 11, 30), (x, 28), (x - 11, 30))
        if step == 3:
            s.disc("y3", x, 7, 5)
            s.line("y3", (x + 12, 14), (x + 21, 11), (x + 23, 4), width=4)
            s.line("y3", (x - 14, 14), (x - 20, 21), (x - 18, 27), width=4)
            s.rect("w3", x + 22, 1, 3, 5)
    _bronze_lights(s, step)


def _bronze_lights(s: Stage, step: int) -> None:
    x = AXIS
    s.line("y5", (x - 9, 26), (x - 13, 32), (x - 15, 38))
    s.line("y4", (x + 4, 28), (x + 9, 34), (x + 11, 38))
    for side in (-1, 1):
        s.line("y1", (x + side * 9, 33), (x + side * 14, 33))
    if step >= 2:
        s.line("y5", (x - 14, 13), (x - 9, 20), (x - 10, 23))
        s.line("y1", (x, 14), (x, 22))
        s.line("y1", (x - 8, 17), (x - 2, 17))
        s.line("y1", (x + 2, 17), (x + 7, 17))
        s.line("o4", (x - 11, 23), (x + 4, 23))
        s.line("o2", (x - 4, 25), (x - 5, 28))
        s.line("o2", (x + 4, 25), (x + 5, 28))
    if step == 3:
        s.dots("w1", (x - 2, 7), (x + 2, 7))
        s.line("y1", (x - 1, 10), (x + 1, 10))
        s.line("y5", (x - 4, 5), (x - 2, 3))
        for number in range(7):
            a = math.radians(-165 + number * 25)
            near, far = (
                (x + math.cos(a) * 6, 7 + math.sin(a) * 6),
                (x + math.cos(a) * 10, 7 + math.sin(a) * 9),
            )
            s.line("y5", near, far)
        fire(s, x + 23.5, 3, 6)


def rhodos_lamps(s: Stage, step: float) -> None:
    windows(s, "31,35 43,34 56,36 69,35 123,36 135,35 335,36 360,34")
    torches(s, "200,35 292,35")
    if step == 3:
        s.disc("o2", AXIS + 23, 1, 6)
        _colossus(s, 3)
        fire(s, AXIS + 23.5, 4, 8)


# ---------------------------------------------------------------------------------------- Alexandria


def alexandria(s: Stage, step: float) -> None:
    """A bare reef with its jetty; the square base; the eight-sided storey; the round lantern and its fire."""
    s.ridge("y4", "0,39 80,38 150,41 400,41")
    for x, w, top in rows("26,12,30 42,9,33 55,14,28 74,8,32 112,12,31 128,10,33 330,12,32 350,10,34"):
        s.rect("p4", x, top, w, 42 - top)
        s.rect("p5", x, top, 2, 42 - top)
        s.rect("p2", x + w - 3, top, 3, 42 - top)
        s.rect("w1", x + w // 2 - 1, top + 3, 2, 3)
    with s.subject():
        s.poly("p4", "88,30 98,25 108,30")
        s.rect("p4", 88, 30, 20, 2)
    for x in range(89, 108, 4):
        s.rect("p5", x, 32, 2, 9)
    palms(s, "36,42,14 68,42,12 144,42,13 372,42,15 384,42,12")
    sea(s, 42)
    s.rect("p3", 146, 43, 62, 2)
    s.rect("p5", 146, 43, 62, 1)
    for x in range(150, 206, 9):
        s.rect("p2", x, 45, 4, 4)
    with s.subject():
        s.poly("k4", "196,56 204,46 216,43 280,43 292,47 300,56")
        s.poly("k5", "196,56 204,46 216,43 240,43 222,47 208,56")
    _pharos(s, step)
    crowd(s, 43, "156 170 188" if step < 3 else "160 176 182")
    boats(s, "50,58 120,60 336,58 374,61")


def _pharos(s: Stage, step: float) -> None:
    x = AXIS
    if step == 0:
        stakes(s, x - 28, x + 26, 43)
        stones(s, "206,44 214,44 226,43 258,43 268,44")
        hoist(s, x, 43, 34, "t3")
        crowd(s, 43, f"{x - 14} {x - 4} {x + 16}")
        return
    with s.subject():
        s.rect("p3", x - 22, 40, 44, 4)
        s.poly("p4", (x - 14, 41), (x - 11, 22), (x + 11, 22), (x + 14, 41))
        s.poly("p2", (x + 5, 22), (x + 11, 22), (x + 14, 41), (x + 6, 41))
        s.rect("p5", x - 12, 21, 24, 2)
        if step >= 2:
            s.poly("p4", (x - 8, 21), (x - 6, 11), (x + 6, 11), (x + 8, 21))
            s.poly("p2", (x + 3, 11), (x + 6, 11), (x + 8, 21), (x + 3, 21))
            s.rect("p5", x - 7, 10, 14, 2)
        if step == 3:
            s.rect("p4", x - 4, 4, 8, 7)
            s.rect("p2", x + 1, 4, 3, 7)
    s.rect("p5", x - 22, 40, 44, 1)
    for y in (26, 31, 36):
        s.rect("p2", x - 12, y, 17, 1)
        for dx in (-7, 0):
            s.rect("w1", x + dx, y + 1, 2, 3)
    if step >= 2:
        s.rect("w1", x - 3, 14, 2, 3)
    _pharos_work(s, step)


def _pharos_work(s: Stage, step: float) -> None:
    """Scaffold and crane, or statues and the fire."""
    x = AXIS
    if step == 1:
        scaffold(s, x - 28, 18, 12, 24)
        crane(s, x + 2, 22, 13, 10)
        crowd(s, 21, f"{x - 9} {x - 4} {x + 8}")
    if step == 2:
        scaffold(s, x - 22, 6, 12, 35)
        crane(s, x + 1, 10, 8, 8)
        crowd(s, 10, f"{x - 5} {x + 5}")
    if step == 3:
        for dx in (-12, 10):
            s.rect("y3", x + dx, 16, 2, 5)
            s.dots("y5", (x + dx, 15))
        s.rect("k1", x - 5, 3, 10, 1)
        fire(s, x, 4, 6)
        s.line("y5", (x - 8, 2), (x - 15, 1))
        s.line("y5", (x + 8, 2), (x + 15, 1))


def alexandria_lamps(s: Stage, step: float) -> None:
    windows(s, "31,34 45,36 61,33 77,36 117,35 132,36 335,36 354,37")
    if step == 3:
        for far in (0, 400):
            s.poly("b2", (AXIS, 3), (far, -22), (far, 24))
            s.poly("y2", (AXIS, 3), (far, -4), (far, 10))
            s.poly("y5", (AXIS, 3), (far, 1), (far, 5))
        s.rect("y5", AXIS - 4, 1, 8, 3)
        s.rect("s3", AXIS - 4, 4, 8, 7)
        fire(s, AXIS, 5, 7)
        windows(s, f"{AXIS - 7},27 {AXIS},32 {AXIS - 3},14")
    else:
        torches(s, f"{AXIS - 26},36 {AXIS + 26},36")


BOARDS = {
    "rhodos": Board("b3 b4 b5 p5", 44, (98, 24, 6), rhodos, rhodos_lamps),
    "alexandria": Board("b2 b3 b4 o5", 43, (160, 28, 7), alexandria, alexandria_lamps),
}
