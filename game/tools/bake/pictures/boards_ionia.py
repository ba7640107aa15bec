"""The boards of Ephesos and Halikarnassos: a temple and a tomb of marble."""

from __future__ import annotations

from game.tools.bake.pictures.boards import AXIS, Board
from game.tools.bake.pictures.boards_props import (
    boats,
    crane,
    crowd,
    cypresses,
    fire,
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

# ------------------------------------------------------------------------------------------- Ephesos

LEFT, RIGHT = 190, 304
SHAFTS = tuple(range(195, 300, 9))


TEMPLE_PLAN = (
    "2,7 17,1 31,7 2,7|2,9 31,9|4,9 4,18|8,9 8,18|12,9 12,18|21,9 21,18|25,9 25,18|29,9 29,18"
    "|2,18 31,18|15,18 15,12 18,12 18,18"
)
TOMB_PLAN = (
    "3,19 3,13 30,13 30,19 3,19|6,13 6,9|10,13 10,9|14,13 14,9|19,13 19,9|23,13 23,9|27,13 27,9"
    "|5,8 28,8|8,7 25,7|11,5 22,5|14,3 19,3|15,1 18,1"
)
LION = """
...44444.
..4334344
.43344444
.433k4k44
.4334444.
.33344k4.
.34444444
.44344444
344333444
34433.444
344.3.434
444.4.44."""


def ephesos(s: Stage, step: float) -> None:
    """A marsh drained and staked; steps and drums of columns; a forest of columns; the painted gable."""
    s.ridge("t4", "0,30 40,22 90,30 140,24 190,31 400,26", lit="t5")
    s.ridge("g3", "0,38 80,35 160,39 400,37", lit="g4")
    s.rect("g4", 0, 43, 400, 22)
    s.ridge("g3", "0,50 200,48 400,51", lit="g5")
    for x, y, w in rows("20,56,40 90,59,50 170,57,36 300,58,60 360,54,30"):
        s.oval("b3", x, y, w, 5)
        s.oval("b5", x + 4, y + 1, w - 12, 2)
    houses(s, "28,30,9,39 40,32,8,39 124,30,10,40 140,33,8,40 340,31,10,40 370,33,9,40")
    cypresses(s, "60,40,15 68,40,11 160,41,14 328,41,16 388,41,13")
    if step == 0:
        _marsh(s)
    else:
        _temple(s, int(step))
    _deer(s, 80, 48)
    _deer(s, 104, 52)
    crowd(s, 50, "150 164 176" if step < 3 else "140 150 160 170 180", "p5 r3 y4 p5 b3")


def _marsh(s: Stage) -> None:
    s.rect("o2", LEFT, 40, RIGHT - LEFT, 6)
    s.rect("o4", LEFT, 40, RIGHT - LEFT, 1)
    stakes(s, LEFT, RIGHT, 41)
    stones(s, "196,41 206,41 272,41")
    for x in (253, 284):  # the first column, and drums of the next
        with s.subject():
            s.rect("p4", x, 35 if x > 260 else 19, 7, 6 if x > 260 else 22)
            s.rect("p5", x, 35 if x > 260 else 19, 2, 6 if x > 260 else 22)
            s.rect("p2", x + 5, 35 if x > 260 else 19, 2, 6 if x > 260 else 22)
    with s.subject():  # volutes
        s.rect("p5", 251, 16, 11, 3)
        s.disc("p4", 251.5, 19, 2)
        s.disc("p4", 261.5, 19, 2)
    s.dots("p1", (251, 19), (261, 19), (256, 25), (256, 31))
    s.rect("r3", 253, 36, 7, 3)
    hoist(s, 272, 41, 30, "g4")
    plan(s, 215, 12, TEMPLE_PLAN)
    crowd(s, 41, "222 234 246 294")


def _drums(s: Stage) -> None:
    """Steps and columns under way: all drums fresh, some whole with their capitals."""
    for number, x in enumerate(SHAFTS):
        top = (16, 16, 16, 22, 22, 28, 28, 33, 33, 37, 37, 37)[number % 12]
        pillar(s, x, top, 40, 5, "p4")
        for y in range(top + 6, 40, 6):
            s.rect("p2", x, y, 5, 1)
        if top == 16:
            s.rect("p5", x - 2, 15, 9, 2)
            s.rect("p2", x - 2, 17, 2, 1)
            s.rect("p2", x + 5, 17, 2, 1)
        s.rect("r3", x, 36, 5, 2)
    s.rect("p4", SHAFTS[0] - 2, 12, 26, 3)
    s.rect("p5", SHAFTS[0] - 2, 12, 26, 1)
    scaffold(s, 222, 18, 12, 22)
    scaffold(s, 240, 24, 12, 16)
    crane(s, 262, 40, 24, 11)
    crowd(s, 18, "224 231")
    crowd(s, 24, "243")
    crowd(s, 40, "278 290 300")


def _temple(s: Stage, step: int) -> None:
    for number in range(3):
        s.rect("p3", LEFT - number * 4, 40 + number * 2, RIGHT - LEFT + number * 8, 2)
        s.rect("p5", LEFT - number * 4, 40 + number * 2, RIGHT - LEFT + number * 8, 1)
    if step == 1:
        _drums(s)
        return
    s.rect("w1", SHAFTS[0], 17, SHAFTS[-1] - SHAFTS[0], 23)
    for x in SHAFTS:
        pillar(s, x, 16, 40, 5, "p4")
        s.rect("r3", x, 36, 5, 2)
    if step == 2:
        s.rect("p3", LEFT + 4, 13, RIGHT - LEFT - 8, 3)
        s.rect("p5", LEFT + 4, 13, RIGHT - LEFT - 8, 1)
        for dx in (-44, -30, 30, 44):  # rafters of the gable to come
            s.line("w4", (AXIS + dx, 12), (AXIS + dx * 0.4, 7))
        s.line("w3", (AXIS - 50, 13), (AXIS, 3), (AXIS + 50, 13))
        scaffold(s, LEFT - 4, 10, 12, 30)
        crane(s, AXIS - 4, 13, 11, 12)
        crowd(s, 13, "212 226 262 276")
        crowd(s, 40, "222 272")
    if step == 3:
        _gable(s)


def _gable(s: Stage) -> None:
    with s.subject():
        s.rect("p4", LEFT, 11, RIGHT - LEFT, 5)
        s.poly("p4", (LEFT - 2, 11), (AXIS, 0), (RIGHT + 2, 11))
    s.poly("b2", (LEFT + 16, 10), (AXIS, 2), (RIGHT - 16, 10))
    s.line("p5", (LEFT - 2, 11), (AXIS, 0))
    s.rect("p5", LEFT, 11, RIGHT - LEFT, 1)
    for number, x in enumerate(range(LEFT + 2, RIGHT - 3, 6)):
        s.rect("r3" if number % 2 else "y3", x, 13, 4, 2)
    for x, y in ((AXIS - 24, 9), (AXIS - 14, 8), (AXIS + 12, 8), (AXIS + 22, 9)):
        s.rect("y4", x, y - 1, 3, 2)
    s.rect("y4", AXIS - 1, 4, 3, 6)
    s.dots("y5", (AXIS, 3))
    with s.subject():  # the goddess in her door
        s.rect("y3", AXIS - 6, 19, 13, 21)
        s.rect("r1", AXIS - 4, 21, 9, 19)
        s.poly("p5", (AXIS - 2, 40), (AXIS - 1, 27), (AXIS + 2, 27), (AXIS + 3, 40))
        s.rect("n4", AXIS - 1, 24, 3, 3)
        s.rect("y4", AXIS - 1, 22, 3, 2)
    for x in (AXIS - 16, AXIS + 14):
        s.rect("y2", x, 34, 2, 7)
        fire(s, x + 1, 34, 5)


def _deer(s: Stage, x: float, y: float) -> None:
    s.grid(
        """
.......3.3
.......333
........4k
333333344.
34444444..
.444444...
.4.4.4.4..
.4.4.4.4..""",
        x,
        y,
        {"3": "w2", "4": "w4", "k": "k0"},
        outline=True,
    )


def ephesos_lamps(s: Stage, step: float) -> None:
    windows(s, "32,33 44,35 129,34 143,36 345,35 374,36")
    torches(s, "184,36 308,36")
    if step == 0:
        plan(s, 215, 12, TEMPLE_PLAN)
        torches(s, "211,34 266,36")
    if step == 1:
        torches(s, "236,35 282,35")
    if step == 3:
        s.rect("o4", AXIS - 4, 21, 9, 19)
        s.rect("y5", AXIS - 2, 24, 5, 16)
        s.poly("r2", (AXIS - 2, 40), (AXIS - 1, 28), (AXIS + 2, 28), (AXIS + 3, 40))
        for x in (AXIS - 16, AXIS + 14):
            fire(s, x + 1, 34, 7)


def _tomb_site(s: Stage) -> None:
    """The levelled terrace, the plan, and what came ahead of the walls: a lion and a horse of the chariot."""
    s.rect("p2", AXIS - 44, 40, 88, 5)
    s.rect("p4", AXIS - 44, 40, 88, 1)
    stakes(s, AXIS - 44, AXIS + 44, 41)
    stones(s, "206,41 276,41 284,41")
    with s.subject():
        s.rect("p3", 255, 38, 12, 3)
        s.grid(LION, 256, 26, {"4": "y4", "3": "y2", "k": "k0"})
    hoist(s, 274, 41, 33, "v3")
    plan(s, 217, 12, TOMB_PLAN)
    crowd(s, 41, "212 236 286", "p4 k2 r3")


# ------------------------------------------------------------------------------------- Halikarnassos


def halikarnassos(s: Stage, step: float) -> None:
    """A terrace above the harbour; the high podium with its friezes; the colonnade; pyramid and chariot."""
    s.ridge("v4", "0,32 60,24 110,31 170,26 400,30")
    s.ridge("g3", "0,38 50,34 120,39 180,37 400,38", lit="g4")
    houses(
        s, "26,28,10,38 40,31,9,38 56,27,10,38 110,31,9,40 124,29,10,40 142,32,8,40 336,31,10,41 366,30,9,41"
    )
    cypresses(s, "76,39,13 96,40,16 160,41,15 322,42,14 352,42,12")
    s.ridge("y3", "0,44 120,43 400,44", lit="y4")
    sea(s, 51)
    if step == 0:
        _tomb_site(s)
    else:
        _mausoleum(s, int(step))
    crowd(s, 48, "120 134 168 180", "k3 p4 k3 r3")
    boats(s, "56,60 150,61 350,60")


def _mausoleum(s: Stage, step: int) -> None:
    x = AXIS
    with s.subject():
        s.rect("p3", x - 46, 41, 92, 5)
        s.rect("p4", x - 34, 30, 68, 12)
        s.rect("p2", x + 24, 30, 10, 12)
        s.rect("p5", x - 36, 28, 72, 2)
    s.rect("p5", x - 46, 41, 92, 1)
    for number, left in enumerate(range(x - 32, x + 30, 6)):  # Amazons and Greeks in relief
        s.rect("b2", left, 31, 5, 4)
        s.rect("p5", left + 1 + number % 2, 32, 2, 3)
    s.rect("w0", x - 3, 35, 7, 7)
    if step == 1:
        scaffold(s, x - 50, 22, 12, 20)
        crane(s, x + 6, 28, 14, 10)
        crowd(s, 28, f"{x - 26} {x - 12} {x + 20}")
    if step >= 2:
        s.rect("w1", x - 27, 17, 54, 11)
        for left in range(x - 29, x + 28, 7):
            pillar(s, left, 16, 28, 3, "p4")
        for left in range(x - 25, x + 24, 14):
            s.rect("p5", left, 21, 2, 7)
        s.rect("p3", x - 31, 14, 62, 2)
        s.rect("p5", x - 31, 14, 62, 1)
    if step == 2:
        scaffold(s, x - 44, 8, 12, 34)
        crane(s, x + 2, 14, 9, 11)
        crowd(s, 14, f"{x - 22} {x - 10} {x + 16}")
    if step == 3:
        _roof_and_chariot(s)


def _roof_and_chariot(s: Stage) -> None:
    x = AXIS
    with s.subject():
        for number in range(4):
            half = 29 - number * 6
            s.rect("o4", x - half, 12 - number * 2, half * 2, 2)
            s.rect("o2", x + half // 2, 12 - number * 2, half - half // 2, 2)
    for number in range(4):
        s.line("o5", (x - 29 + number * 6, 12 - number * 2), (x + 12 - number * 3, 12 - number * 2))
    s.grid(
        """
......44..44..
.4...444.444..
.44.44444444k.
.4444.44444.4.
3443.4.4.4.4..""",
        x - 7,
        1,
        {"4": "y4", "3": "y2", "k": "y5"},
        outline=True,
    )
    for dx in (-38, 34):
        with s.subject():
            s.rect("p3", x + dx, 37, 5, 5)
            s.oval("y3", x + dx - 1, 32, 7, 6)
        s.dots("w1", (x + dx + 1, 34), (x + dx + 3, 34))
    for dx in (-12, 11):
        fire(s, x + dx, 42, 5)


def halikarnassos_lamps(s: Stage, step: float) -> None:
    windows(s, "30,32 43,34 60,31 113,35 128,33 145,36 341,35 370,34")
    torches(s, "196,38 298,38")
    if step == 0:
        plan(s, 217, 12, TOMB_PLAN)
        s.grid(LION, 256, 26, {"4": "y4", "3": "y2", "k": "k0"}, outline=True)
        torches(s, "213,34 269,35")
    if step == 3:
        s.rect("o3", AXIS - 26, 18, 52, 9)
        s.rect("y4", AXIS - 26, 23, 52, 4)
        for left in range(AXIS - 29, AXIS + 28, 7):
            pillar(s, left, 16, 28, 3, "s3")
        s.rect("y4", AXIS - 2, 36, 5, 6)


BOARDS = {
    "ephesos": Board("b3 b4 b5 y5", 44, (110, 26, 6), ephesos, ephesos_lamps),
    "halikarnassos": Board("b3 b4 p5 o5", 44, (86, 24, 6), halikarnassos, halikarnassos_lamps),
}
