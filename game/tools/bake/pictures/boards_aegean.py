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
    """A mole with bronze feet and the head that waits; the legs; the trunk; the rayed god with his torch."""
    s.ridge("t3", "0,34 40,26 90,33 130,28 170,36 400,34", lit="t4")
    s.ridge("g3", "0,40 60,37 150,41 180,42 400,40", lit="g4")
    houses(s, "28,32,9,40 40,30,8,40 52,33,10,41 66,31,8,40 120,33,9,41 132,31,8,41 330,32,10,41 356,30,9,41")
    cypresses(s, "84,40,11 92,40,14 108,41,12 318,41,13 380,41,15")
    sea(s, 43)
    with s.subject():
        s.rect("s3", 180, 42, 128, 10)
        s.rect("s4", 180, 42, 128, 2)
        s.rect("s2", 300, 44, 8, 8)
        s.rect("p4", AXIS - 19, 38, 38, 5)
        s.rect("p5", AXIS - 19, 38, 38, 1)
        s.rect("p2", AXIS + 13, 39, 6, 4)
    for x in range(184, 298, 9):
        s.rect("s2", x, 46 + x % 3 * 2, 5, 1)
    if step == 0:
        _bronze_parts(s)
    else:
        _colossus(s, int(step))
    if step in (1, 2):
        tall = 27 if step == 1 else 38
        scaffold(s, AXIS - 34, 42 - tall, 12, tall)
        crane(s, AXIS + 30, 42, 24 if step == 1 else 34, 9)
        crowd(s, 42, f"{AXIS - 50} {AXIS + 24} {AXIS + 42}")
        crowd(s, 42 - tall, f"{AXIS - 32} {AXIS - 26}")
    boats(s, "60,58 150,60 340,58")
    if step == 3:
        boats(s, "206,57", "r4")


def _bronze_parts(s: Stage) -> None:
    """Two feet on the pedestal; beside it, as tall as three men, the head that shall crown them."""
    x = AXIS
    with s.subject():
        for side in (-1, 1):
            s.poly("y3", (x + side * 4, 38), (x + side * 5, 31), (x + side * 10, 31), (x + side * 16, 38))
    for side in (-1, 1):
        s.oval("y1", x + side * 7.5 - 2.5, 30, 5, 2)
        s.line("y5", (x + side * 5, 32), (x + side * 5, 36))
        s.dots("y1", (x + side * 13, 37), (x + side * 11, 37))
    _head(s, x - 24, 34, 6)
    hoist(s, x + 25, 42, 34, "b3")
    stones(s, f"{x + 36},42 {x + 45},42 {x - 52},42", "o3")
    crowd(s, 42, f"{x - 38} {x - 12} {x + 2} {x + 34}")


def _head(s: Stage, x: float, y: float, r: float) -> None:
    """The rayed head around (x, y)."""
    with s.subject():
        for number in range(7):
            a = math.radians(-180 + number * 30)
            s.line(
                "y5",
                (x + math.cos(a) * r, y - 1 + math.sin(a) * r),
                (x + math.cos(a) * (r + 4), y - 1 + math.sin(a) * (r + 4)),
            )
        s.oval("o3", x - r, y - r, 2 * r, 2 * r)
        s.oval("y3", x - r + 1, y - r + 2, 2 * r - 2, 2 * r - 1)
    s.rect("y5", x - r + 2, y - r + 3, 2, r)
    s.dots("w0", (x - 2, y), (x + 2, y))
    s.line("o2", (x, y), (x, y + 2))
    s.line("w1", (x - 1, y + 4), (x + 1, y + 4))


def _colossus(s: Stage, step: int) -> None:
    x = AXIS
    with s.subject():
        if step == 3:
            s.limb("y2", (x + 8, 15), (x + 15, 13), (x + 16, 6), width=4)
            s.rect("w3", x + 15, 2, 3, 5)
        s.poly("y3", _leg(-1))
        s.poly("y2", _leg(1))
        if step >= 2:
            s.poly(
                "y3",
                f"{x - 7},27 {x - 6},21 {x - 10},15 {x - 9},12 {x + 9},12 {x + 10},15 {x + 6},21 {x + 7},27",
            )
            s.poly("y2", f"{x + 3},12 {x + 9},12 {x + 10},15 {x + 6},21 {x + 7},27 {x + 3},27")
            s.poly("o3", f"{x - 8},23 {x + 7},23 {x + 8},28 {x + 1},30 {x - 8},28")
        if step == 2:  # arms not yet cast on
            s.rect("o2", x - 12, 13, 3, 3)
            s.rect("o2", x + 10, 13, 3, 3)
            s.rect("o2", x - 2, 10, 5, 2)
        if step == 3:
            s.limb("y3", (x - 9, 14), (x - 13, 20), (x - 11, 27), width=4)
            s.rect("y3", x - 2, 9, 4, 4)
    _bronze_lights(s, step)
    if step == 3:
        _head(s, x, 6, 5)
        fire(s, x + 16.5, 3, 5)


def _leg(side: int) -> str:
    """A leg from hip to toes."""
    points = rows("1,26 8,26 8,31 7,33 8,36 12,38.4 3,38.4 3,33 2,30")
    return " ".join(f"{AXIS + side * px},{py}" for px, py in points)


def _bronze_lights(s: Stage, step: int) -> None:
    x = AXIS
    for side in (-1, 1):
        s.line("y5", (x + side * 5 - 2, 27), (x + side * 5 - 2, 31))
        s.line("y5", (x + side * 5 - 1, 34), (x + side * 5 - 1, 36))
        s.line("y1", (x + side * 5 - 2, 32), (x + side * 5 + 1, 32))
    s.line("k0", (x, 29), (x, 38))
    if step == 1:  # hollow: rods and stones inside the shells
        s.rect("w1", x - 7, 25, 6, 2)
        s.rect("w1", x + 2, 25, 6, 2)
        for dx in (-6, -3, 3, 6):
            s.line("k3", (x + dx, 20), (x + dx, 26))
    if step >= 2:
        s.line("y5", (x - 8, 13), (x - 3, 13))
        s.line("y1", (x - 7, 17), (x - 2, 17))
        s.line("y1", (x + 2, 17), (x + 6, 17))
        s.line("y1", (x, 13), (x, 22))
        s.dots("y1", (x - 3, 20), (x + 3, 20))
        s.line("o4", (x - 7, 23), (x + 3, 23))
        s.line("o2", (x - 3, 25), (x - 4, 28))
        s.line("o2", (x + 3, 25), (x + 4, 28))


def rhodos_lamps(s: Stage, step: float) -> None:
    windows(s, "31,35 43,34 56,36 69,35 123,36 135,35 335,36 360,34")
    torches(s, "200,37 292,37")
    if step == 3:
        s.disc("o2", AXIS + 16, 2, 6)
    if step == 0:
        _bronze_parts(s)
    else:
        _colossus(s, int(step))
    if step == 3:
        fire(s, AXIS + 16.5, 4, 7)


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
        s.poly("p4", (x - 14, 41), (x - 11, 24), (x + 11, 24), (x + 14, 41))
        s.poly("p2", (x + 5, 24), (x + 11, 24), (x + 14, 41), (x + 6, 41))
        s.rect("p5", x - 12, 23, 24, 2)
        if step >= 2:
            s.poly("p4", (x - 8, 23), (x - 6, 15), (x + 6, 15), (x + 8, 23))
            s.poly("p2", (x + 3, 15), (x + 6, 15), (x + 8, 23), (x + 3, 23))
            s.rect("p5", x - 7, 14, 14, 2)
        if step == 3:
            s.rect("p4", x - 4, 8, 8, 7)
            s.rect("p2", x + 1, 8, 3, 7)
    s.rect("p5", x - 22, 40, 44, 1)
    for y in (28, 32, 36):
        s.rect("p2", x - 12, y, 17, 1)
        for dx in (-7, 0):
            s.rect("w1", x + dx, y + 1, 2, 2)
    if step >= 2:
        s.rect("w1", x - 3, 18, 2, 3)
    _pharos_work(s, step)


def _pharos_work(s: Stage, step: float) -> None:
    """Scaffold and crane, or statues and the fire."""
    x = AXIS
    if step == 1:
        scaffold(s, x - 28, 18, 12, 24)
        crane(s, x + 2, 24, 13, 10)
        crowd(s, 23, f"{x - 9} {x - 4} {x + 8}")
    if step == 2:
        scaffold(s, x - 22, 8, 12, 33)
        crane(s, x + 1, 14, 10, 8)
        crowd(s, 14, f"{x - 5} {x + 5}")
    if step == 3:
        for dx in (-12, 10):
            s.rect("y3", x + dx, 18, 2, 5)
            s.dots("y5", (x + dx, 17))
        s.rect("k1", x - 5, 7, 10, 1)
        fire(s, x, 7, 6)
        s.line("y5", (x - 8, 5), (x - 15, 4))
        s.line("y5", (x + 8, 5), (x + 15, 4))


def alexandria_lamps(s: Stage, step: float) -> None:
    windows(s, "31,34 45,36 61,33 77,36 117,35 132,36 335,36 354,37")
    if step == 3:
        for far in (0, 400):
            s.poly("b2", (AXIS, 5), (far, -20), (far, 26))
            s.poly("y2", (AXIS, 5), (far, -2), (far, 12))
            s.poly("y5", (AXIS, 5), (far, 3), (far, 7))
        s.rect("y5", AXIS - 4, 3, 8, 5)
        s.rect("s3", AXIS - 4, 8, 8, 7)
        fire(s, AXIS, 8, 7)
        windows(s, f"{AXIS - 7},29 {AXIS},33 {AXIS - 3},18")
    else:
        torches(s, f"{AXIS - 26},36 {AXIS + 26},36")


BOARDS = {
    "rhodos": Board("b3 b4 b5 p5", 44, (98, 24, 6), rhodos, rhodos_lamps),
    "alexandria": Board("b2 b3 b4 o5", 43, (160, 28, 7), alexandria, alexandria_lamps),
}
