"""The boards of Rome and Byzantium: the great arena and the great dome."""

from __future__ import annotations

import math

from game.tools.bake.pictures.boards import AXIS, Board
from game.tools.bake.pictures.boards_props import (
    boats,
    crane,
    crowd,
    cypresses,
    hoist,
    houses,
    pillar,
    scaffold,
    sea,
    stakes,
    stones,
    torches,
    windows,
)
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.stage import Stage

# ---------------------------------------------------------------------------------------------- Rome

TIERS = ((34, 46), (22, 34), (12, 22), (5, 12))
"""Top and foot of each storey."""
RISEN = {0: 0, 1: 1, 2: 3, 3: 4}


def rome(s: Stage, step: float) -> None:
    """A drained lake; the first ring of arches; three rings; the attic with its awning and banners."""
    s.ridge("t4", "0,32 50,26 120,32 180,28 400,31")
    s.ridge("g3", "0,38 70,35 150,38 400,37", lit="g4")
    houses(
        s,
        "26,28,12,40 42,25,9,40 54,30,12,40 100,29,10,40 128,27,9,40 140,31,10,40 344,28,10,41 372,30,10,41",
    )
    with s.subject():  # an aqueduct runs to the hills
        s.rect("o3", 62, 24, 66, 3)
        for x in range(64, 128, 9):
            s.rect("o3", x, 27, 3, 13)
    s.rect("o5", 62, 24, 66, 1)
    cypresses(s, "84,41,14 92,41,10 160,42,16 170,42,12 330,42,15 392,42,12")
    s.ridge("y3", "0,44 200,43 400,44", lit="y5")
    s.ridge("y2", "0,54 200,55 400,53")
    if step == 0:
        s.oval("y1", AXIS - 58, 38, 116, 12)
        s.oval("o2", AXIS - 52, 39, 104, 9)
        stakes(s, AXIS - 54, AXIS + 54, 41)
        stones(s, "204,41 214,41 232,40 262,40 276,41", "p3")
        hoist(s, AXIS, 43)
        crowd(s, 41, "222 234 262 290")
    else:
        _arena(s, int(step))
    for x in (60, 108, 150, 344):
        s.person("robe", x, 60, ("r3", "p4", "b3", "p4")[x % 4], "n3", "w1")


def _arena(s: Stage, step: int) -> None:
    for number in range(RISEN[step]):
        _ring(s, *TIERS[number], number)
    high = TIERS[RISEN[step] - 1][0]
    if step == 1:
        scaffold(s, AXIS - 66, 26, 12, 20)
        crane(s, AXIS + 6, high, 16, 11)
        crowd(s, high, f"{AXIS - 30} {AXIS - 12} {AXIS + 26}")
    if step == 2:
        scaffold(s, AXIS - 58, 4, 12, 40)
        crane(s, AXIS + 10, high, 7, 11)
        crowd(s, high, f"{AXIS - 26} {AXIS - 8} {AXIS + 28}")
    if step == 3:
        for x in range(AXIS - 40, AXIS + 42, 10):
            s.rect("w4", x, 0, 1, 5)
            s.poly("r3" if x % 20 else "y4", (x + 1, 0), (x + 6, 1), (x + 1, 3))
        crowd(s, 48, f"{AXIS - 34} {AXIS - 22} {AXIS - 6} {AXIS + 8} {AXIS + 24} {AXIS + 40}", "r3 p5 b3 y4")


def _ring(s: Stage, top: int, foot: int, number: int) -> None:
    """A storey of arches, closer together toward the sides: the wall is round."""
    half = 58 - number * 3
    with s.subject():
        s.rect("p3", AXIS - half, top, half * 2, foot - top)
        s.rect("p4", AXIS - half, top, half, foot - top)
        s.rect("p2", AXIS + half - 22, top, 22, foot - top)
    s.rect("p5", AXIS - half, top, half * 2 - 22, 1)
    s.rect("p1", AXIS - half, foot - 1, half * 2, 1)
    for place in range(-7, 8):
        x = AXIS + math.sin(place * 0.2) * half * 1.01
        w = max(2, round(6 * math.cos(place * 0.2)))
        if number == 3:
            s.rect("w1", x - 1, top + 2, 2, 2)
            continue
        s.oval("w1", x - w / 2, top + 3, w, w)
        s.rect("w1", x - w / 2, top + 3 + w // 2, w, foot - top - 5 - w // 2)
        s.rect("p5", x + w / 2 + 1, top + 2, 1, foot - top - 3)
        if number and abs(place) < 6:
            s.rect("p5", x - 0.5, foot - 6, 1.5, 4)


def rome_lamps(s: Stage, step: float) -> None:
    windows(s, "31,32 45,30 60,34 104,33 132,31 145,35 349,32 377,34")
    torches(s, "182,40 312,40")
    for number in range(min(3, RISEN[int(step)])):
        top, foot = TIERS[number]
        for place in range(-6, 7, 2):
            x = AXIS + math.sin(place * 0.2) * (58 - number * 3)
            s.rect("o3", x - 1, top + 5, 3, foot - top - 7)
            s.rect("y4", x - 1, foot - 5, 3, 2)


# ----------------------------------------------------------------------------------------- Byzantium


def byzantium(s: Stage, step: float) -> None:
    """A burnt-out site; walls and piers; half domes and ribs; the gilt dome over the strait."""
    s.ridge("v4", "0,33 60,29 130,34 400,32")
    s.ridge("g3", "0,39 100,37 190,40 400,38", lit="g4")
    s.tile("o4", "o3", 24, 33, 130, 9, 6, 3)
    for x in range(24, 154, 6):
        s.rect("o4", x, 31, 4, 2)
    for x in (24, 56, 88, 120, 148):
        s.rect("o3", x, 26, 9, 16)
        s.rect("o5", x, 26, 2, 16)
        for dx in (0, 4):
            s.rect("o3", x + dx, 24, 3, 2)
    houses(s, "40,27,9,33 72,28,8,33 104,26,9,33 136,28,8,33 336,31,10,41 360,29,9,41", "p4", "r3")
    cypresses(s, "166,42,14 176,42,17 322,42,16 384,42,13")
    s.ridge("y3", "0,44 200,43 400,44", lit="y4")
    sea(s, 51)
    if step == 0:
        s.rect("k3", AXIS - 50, 40, 100, 5)
        for x, h in rows("206,8 216,5 236,9 258,6 270,10"):
            s.rect("k4", x, 40 - h, 4, h)
            s.rect("k2", x + 3, 40 - h, 1, h)
        stakes(s, AXIS - 50, AXIS + 50, 41)
        hoist(s, AXIS, 41, 31, "v3")
        crowd(s, 41, "222 264 280")
    else:
        _church(s, int(step))
    crowd(s, 48, "182 192" if step < 3 else "180 188 196 204 300", "v3 p5 y4 r3 v3")
    boats(s, "50,60 128,61 344,60", "o4")


def _church(s: Stage, step: int) -> None:
    x = AXIS
    with s.subject():
        if step >= 2:
            for side in (-1, 1):
                s.oval("s4" if side < 0 else "s3", x + side * 24 - 16, 14, 32, 26)
            s.rect("o4", x - 23, 14, 46, 18)
        if step == 3:
            s.oval("y3", x - 22, -2, 44, 30)
        s.rect("o4", x - 52, 28, 104, 17)
        s.rect("o3", x + 32, 28, 20, 17)
        for left in (-52, 42):
            s.rect("o4" if left < 0 else "o3", x + left, 23, 10, 22)
        s.rect("o4", x - 26, 22, 52, 12)
    s.rect("o5", x - 52, 28, 104, 1)
    for left in range(x - 48, x + 48, 8):
        s.oval("w1", left, 32, 5, 5)
        s.rect("w1", left, 34, 5, 8)
    s.oval("w1", x - 14, 22, 28, 18)
    s.rect("w1", x - 14, 31, 28, 13)
    for left in (-9, -2, 5):
        pillar(s, x + left, 30, 44, 3, "p4")
    if step == 1:
        scaffold(s, x - 40, 16, 12, 26)
        crane(s, x + 8, 22, 14, 10)
        crowd(s, 22, f"{x - 20} {x - 6} {x + 18}")
    if step == 2:
        for dx in (-18, -9, 0, 9, 18):
            s.line("w4", (x + dx, 14), (x + dx * 0.6, 6), (x, 3))
        scaffold(s, x - 46, 8, 12, 34)
        crowd(s, 14, f"{x - 14} {x + 10}")
    if step == 3:
        _dome(s)


def _dome(s: Stage) -> None:
    x = AXIS
    s.oval("y4", x - 18, 0, 20, 18)
    s.oval("y5", x - 13, 1, 8, 9)
    for dx in (-14, -7, 0, 7, 14):
        s.line("y2", (x + dx * 0.3, 0), (x + dx, 13))
    s.rect("p4", x - 22, 12, 44, 4)
    for left in range(x - 20, x + 20, 5):
        s.rect("w1", left, 13, 2, 3)
    s.rect("o4", x - 24, 16, 48, 6)
    s.rect("o5", x - 24, 16, 48, 1)
    s.rect("y5", x, 0, 1, 1)
    for left in (-8, 6):
        s.rect("y3", x + left, 26, 2, 2)
    s.disc("y4", x, 27, 3)
    s.disc("b2", x, 27, 1.6)


def byzantium_lamps(s: Stage, step: float) -> None:
    windows(s, "44,29 76,30 107,29 139,30 341,35 364,34 28,30 92,30")
    torches(s, "186,38 308,38")
    if step:
        for left in range(AXIS - 48, AXIS + 48, 16):
            s.rect("y4", left + 1, 34, 3, 7)
        s.rect("o3", AXIS - 12, 32, 24, 12)
        for left in (-9, -2, 5):
            pillar(s, AXIS + left, 30, 44, 3, "s3")
    if step == 3:
        for left in range(AXIS - 20, AXIS + 20, 5):
            s.rect("y5", left, 13, 2, 3)
        s.oval("y2", AXIS - 16, 1, 14, 10)
        s.oval("y3", AXIS - 14, 2, 8, 6)


BOARDS = {
    "roma": Board("b3 b4 b5 p5", 45, (118, 20, 6), rome, rome_lamps),
    "byzantium": Board("b3 b4 o5 o4", 45, (176, 26, 7), byzantium, byzantium_lamps),
}
