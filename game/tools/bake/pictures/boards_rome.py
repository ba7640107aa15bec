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
    plan,
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

TIERS = ((35, 46), (25, 35), (16, 25), (9, 16))


ARENA_PLAN = (
    "2,20 2,14 31,14 31,20|4,14 4,8 29,8 29,14|6,8 6,3 27,3 27,8|2,20 31,20"
    "|6,20 6,17 8,17 8,20|12,20 12,17 14,17 14,20|18,20 18,17 20,17 20,20|24,20 24,17 26,17 26,20"
    "|8,14 8,11 10,11 10,14|14,14 14,11 16,11 16,14|21,14 21,11 23,11 23,14|11,8 11,6|16,8 16,6|21,8 21,6"
)


DOME_PLAN = (
    "2,20 2,13 31,13 31,20 2,20|9,13 9,9 24,9 24,13|10,9 11,5 14,2 17,1 19,2 22,5 23,9|3,13 5,10 9,9"
    "|30,13 28,10 24,9|12,20 12,16 14,14 18,14 20,16 20,20"
)


def _arena_site(s: Stage) -> None:
    """The lake drained and its bed raked into an oval; the first arches stand at one end."""
    s.oval("y1", AXIS - 62, 36, 124, 14)
    s.oval("y3", AXIS - 56, 38, 112, 10)
    s.oval("o3", AXIS - 44, 39, 88, 7)
    s.oval("y4", AXIS - 40, 40, 80, 5)
    stakes(s, AXIS - 54, AXIS + 10, 41)
    stones(s, "196,41 204,41 286,42", "p3")
    with s.subject():
        s.rect("p4", 262, 32, 40, 14)
        s.rect("p4", 278, 24, 24, 8)
    s.rect("p5", 262, 32, 40, 1)
    for x in (265, 275, 285, 294):
        s.oval("w1", x, 36, 6, 6)
        s.rect("w1", x, 39, 6, 7)
    for x in (281, 291):
        s.rect("w1", x, 27, 5, 5)
    hoist(s, 267, 32, 24)
    plan(s, 216, 11, ARENA_PLAN)
    crowd(s, 41, "222 234 246")


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
        _arena_site(s)
    else:
        _arena(s, int(step))
    for x in (60, 108, 150, 344):
        s.person("robe", x, 60, ("r3", "p4", "b3", "p4")[x % 4], "n3", "w1")


def _arena(s: Stage, step: int) -> None:
    if step < 3:
        _far_side(s, step)
    for number in range(RISEN[step]):
        _ring(s, *TIERS[number], number)
    high = TIERS[RISEN[step] - 1][0]
    if step == 1:
        scaffold(s, AXIS - 66, 24, 12, 22)
        crane(s, AXIS + 16, high, 20, 11)
        crowd(s, high, f"{AXIS - 36} {AXIS - 12} {AXIS + 30}")
    if step == 2:
        scaffold(s, AXIS - 58, 8, 12, 38)
        crane(s, AXIS + 10, high, 12, 11)
        crowd(s, high, f"{AXIS - 26} {AXIS - 8} {AXIS + 28}")
    if step == 3:
        for x in range(AXIS - 40, AXIS + 42, 10):
            s.rect("w4", x, 4, 1, 5)
            s.poly("r3" if x % 20 else "y4", (x + 1, 4), (x + 6, 5), (x + 1, 7))
        crowd(s, 48, f"{AXIS - 34} {AXIS - 22} {AXIS - 6} {AXIS + 8} {AXIS + 24} {AXIS + 40}", "r3 p5 b3 y4")


def _far_side(s: Stage, step: int) -> None:
    """The inside of the bowl beyond the near wall: rows of seats round an oval of sand."""
    top = TIERS[RISEN[step] - 1][0]
    half, rise = (58, 11) if step == 1 else (51, 7)
    with s.subject():
        s.oval("p3", AXIS - half, top - rise, half * 2, rise * 2)
    s.oval("p1", AXIS - half + 3, top - rise + 2, half * 2 - 6, rise * 2 - 4)
    for number in range(1, rise // 3):
        inset, low = 3 + number * 5, number * 2
        ink = "p2" if number % 2 else "p1"
        s.oval(ink, AXIS - half + inset, top - rise + 2 + low, (half - inset) * 2, rise * 2 - 4 - low)
    if step == 1:
        s.oval("y4", AXIS - 26, top - 4, 52, 9)
        for place in range(-9, 10):
            s.rect("w1", AXIS + place * 5.6 - 1, top - rise + 3 + abs(place) * abs(place) * 0.08, 2, 2)


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
    if step == 0:
        plan(s, 216, 11, ARENA_PLAN)
        torches(s, "212,33 254,35")
        for x in (265, 275, 285, 294):
            s.rect("o3", x + 1, 38, 4, 8)
            s.rect("y4", x + 2, 42, 2, 4)
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
        _burnt_site(s)
    else:
        _church(s, int(step))
    crowd(s, 48, "182 192" if step < 3 else "180 188 196 204 300", "v3 p5 y4 r3 v3")
    boats(s, "50,60 128,61 344,60", "o4")


def _burnt_site(s: Stage) -> None:
    s.rect("k3", AXIS - 50, 40, 100, 5)
    for x, h in rows("200,8 208,5 286,9 294,6"):
        s.rect("k4", x, 40 - h, 4, h)
        s.rect("k2", x + 3, 40 - h, 1, h)
    stakes(s, AXIS - 50, AXIS + 50, 41)
    with s.subject():  # two piers and the first great arch on its wooden centre
        s.rect("o4", 254, 24, 6, 17)
        s.rect("o4", 276, 24, 6, 17)
        s.oval("o4", 254, 15, 28, 20)
    s.oval("w1", 259, 19, 18, 18)
    s.rect("w1", 260, 26, 16, 15)
    s.oval("w4", 260, 20, 16, 16)
    s.oval("w1", 262, 22, 12, 14)
    for x in (262, 267, 272):
        s.line("w4", (x, 24), (x, 40))
    s.rect("o5", 254, 24, 1, 17)
    plan(s, 214, 12, DOME_PLAN)
    crowd(s, 15, "264 272")
    crowd(s, 41, "224 236 290")


def _church(s: Stage, step: int) -> None:
    x = AXIS
    with s.subject():
        if step >= 2:
            for side in (-1, 1):
                s.oval("s4" if side < 0 else "s3", x + side * 24 - 16, 17, 32, 24)
            s.rect("o4", x - 23, 16, 46, 18)
        if step == 3:
            s.oval("y3", x - 20, 2, 40, 26)
        s.rect("o4", x - 52, 29, 104, 16)
        s.rect("o3", x + 32, 29, 20, 16)
        for left in (-52, 42):
            s.rect("o4" if left < 0 else "o3", x + left, 25, 10, 20)
        s.rect("o4", x - 26, 22, 52, 12)
        if step == 1:
            for side in (-1, 1):
                s.rect("o4", x + side * 20 - 3, 15, 7, 10)
            s.oval("o4", x - 23, 10, 47, 26)
    s.rect("o5", x - 52, 29, 104, 1)
    for left in range(x - 48, x + 48, 8):
        s.oval("w1", left, 33, 5, 5)
        s.rect("w1", left, 35, 5, 7)
    s.oval("w1", x - 14, 22, 28, 18)
    s.rect("w1", x - 14, 31, 28, 13)
    for left in (-9, -2, 5):
        pillar(s, x + left, 30, 44, 3, "p4")
    if step == 1:
        _great_arch(s)
    if step == 2:
        _dome_ribs(s)
    if step == 3:
        _dome(s)


def _great_arch(s: Stage) -> None:
    """The western arch on its wooden centre, before any dome."""
    x = AXIS
    s.oval("w1", x - 18, 14, 37, 22)
    s.oval("w3", x - 17, 15, 35, 22)
    s.oval("w1", x - 15, 17, 31, 22)
    s.rect("w1", x - 14, 31, 28, 13)
    for dx in (-12, -6, 0, 6, 12):
        s.line("w4", (x + dx, 18 + abs(dx) // 4), (x + dx, 43))
    s.line("w4", (x - 14, 27), (x + 14, 27))
    scaffold(s, x - 46, 18, 12, 24)
    crane(s, x + 36, 29, 20, 10)
    crowd(s, 10, f"{x - 5} {x + 6}")
    crowd(s, 29, f"{x - 30} {x + 30}")


def _dome_ribs(s: Stage) -> None:
    """The wooden ribs over which the dome will be vaulted."""
    x = AXIS
    for dx in (-19, -10, 0, 10, 19):
        s.line("w4", (x + dx, 16), (x + dx * 0.8, 9), (x + dx * 0.4, 5), (x, 4))
    s.line("w3", (x - 16, 10), (x + 16, 10))
    s.rect("w4", x - 20, 15, 40, 1)
    scaffold(s, x - 46, 8, 12, 34)
    crowd(s, 16, f"{x - 26} {x + 24}")


def _dome(s: Stage) -> None:
    x = AXIS
    s.oval("y4", x - 16, 3, 18, 14)
    s.oval("y5", x - 12, 4, 7, 7)
    for dx in (-13, -6, 0, 6, 13):
        s.line("y2", (x + dx * 0.3, 4), (x + dx * 0.8, 8), (x + dx, 14))
    s.rect("y4", x, 0, 1, 3)
    s.rect("y4", x - 1, 1, 3, 1)
    s.rect("p4", x - 21, 14, 42, 3)
    for left in range(x - 19, x + 19, 5):
        s.rect("w1", left, 14, 2, 3)
    s.rect("o4", x - 24, 17, 48, 5)
    s.rect("o5", x - 24, 17, 48, 1)
    for left in (-8, 6):
        s.rect("y3", x + left, 26, 2, 2)
    s.disc("y4", x, 27, 3)
    s.disc("b2", x, 27, 1.6)


def byzantium_lamps(s: Stage, step: float) -> None:
    windows(s, "44,29 76,30 107,29 139,30 341,35 364,34 28,30 92,30")
    torches(s, "186,38 308,38")
    if step == 0:
        plan(s, 214, 12, DOME_PLAN)
        torches(s, "210,34 267,35 288,35")
    if step:
        for left in range(AXIS - 48, AXIS + 48, 16):
            s.rect("y4", left + 1, 35, 3, 6)
        s.rect("o3", AXIS - 12, 32, 24, 12)
        for left in (-9, -2, 5):
            pillar(s, AXIS + left, 30, 44, 3, "s3")
    if step == 3:
        for left in range(AXIS - 19, AXIS + 19, 5):
            s.rect("y5", left, 14, 2, 3)
        dome = rows("-20,14 -18,9 -14,5 -8,2.6 0,2 8,2.6 14,5 18,9 20,14")
        s.poly("y2", *[(AXIS + dx, y) for dx, y in dome])
        s.poly("y3", *[(AXIS - 3 + dx * 0.75, y + 0.6) for dx, y in dome])
        s.oval("y4", AXIS - 14, 4, 9, 7)
        for dx in (-13, -6, 0, 6, 13):
            s.line("y1", (AXIS + dx * 0.3, 4), (AXIS + dx * 0.8, 8), (AXIS + dx, 13))
        s.rect("y4", AXIS, 0, 1, 3)


BOARDS = {
    "roma": Board("b3 b4 b5 p5", 45, (118, 20, 6), rome, rome_lamps),
    "byzantium": Board("b3 b4 o5 o4", 45, (176, 26, 7), byzantium, byzantium_lamps),
}
