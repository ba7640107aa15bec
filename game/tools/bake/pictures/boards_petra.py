"""The board of Petra."""

from __future__ import annotations

from game.tools.bake.pictures.beasts import camel
from game.tools.bake.pictures.boards import AXIS, Board
from game.tools.bake.pictures.boards_props import crowd, fire, pillar, scaffold, torches
from game.tools.bake.pictures.drawing import pairs, rows
from game.tools.bake.pictures.stage import Stage


def petra(s: Stage, step: float) -> None:
    """A rose cliff, the front drawn on it; the round temple on top; the upper order; the whole."""
    s.ridge("m3", "0,40 40,34 90,38 400,38")
    s.ridge("o4", "0,43 120,42 400,43", lit="o5")
    _cliffs(s)
    if step == 0:
        _drawn_front(s)
    else:
        _front(s, int(step))
    s.ridge("o3", "0,48 160,47 400,49", lit="o5")
    s.ridge("y3", "0,57 200,55 400,58", lit="y4")
    for x, flip in ((40, False), (92, False), (336, True)):
        with s.subject():
            camel(s, x, 44, "p2", flip, "r3")
    crowd(s, 60, "80 132 320")


def _cliffs(s: Stage) -> None:
    with s.subject():
        s.poly(
            "r3",
            "120,50 134,34 148,30 160,14 176,8 190,3 206,1 288,1 316,3 330,10 346,16 356,30 372,36 384,50",
        )
        s.poly("r4", "120,50 134,34 148,30 160,14 176,8 190,3 204,2 188,14 178,30 170,50")
        s.poly("r2", "300,2 316,3 330,10 346,16 356,30 372,36 384,50 332,50 322,30 310,14")
    for points in (
        "150,36 166,30 176,34",
        "160,22 174,16 186,20",
        "318,22 332,26 344,24",
        "316,36 336,40 352,38",
    ):
        s.line("r2", points)
    for points in ("140,44 158,40 172,44", "176,12 190,8 200,12", "306,8 318,12 326,12"):
        s.line("o4", points)
    for y in range(6, 46, 7):
        s.line("r2", (205, y), (226, y + 2), (250, y), (292, y + 2))
        s.line("r4", (205, y + 1), (226, y + 3), (250, y + 1))


def _drawn_front(s: Stage) -> None:
    """The smoothed face with the whole front drawn in lime, and the urn at its top begun."""
    x = AXIS
    s.rect("r4", x - 40, 4, 80, 43)
    s.rect("r5", x - 40, 4, 80, 1)
    for stroke in (
        "-9,22 -9,11 9,11 9,22",
        "-10,11 0,6 10,11",
        "-35,22 -35,12 -16,12 -16,22",
        "-36,12 -20,7 -15,12",
        "35,22 35,12 16,12 16,22",
        "36,12 20,7 15,12",
        "-38,22 38,22",
        "-24,29 0,24 24,29",
        "-38,31 38,31",
        "-6,46 -6,34 6,34 6,46",
        "-35,31 -35,46",
        "-25,31 -25,46",
        "-13,31 -13,46",
        "13,31 13,46",
        "25,31 25,46",
        "35,31 35,46",
    ):
        s.line("p5", *[(x + px, y) for px, y in pairs((stroke,))])
    with s.subject():
        s.poly("o4", (x - 10, 10), (x, 5), (x + 10, 10))
        s.disc("p4", x, 4, 2)
    s.line("p5", (x - 10, 10), (x, 5))
    scaffold(s, x - 31, 10, 18, 36)
    crowd(s, 10, f"{x - 30} {x - 22}")
    crowd(s, 46, "214 262 276")


def _front(s: Stage, step: int) -> None:
    x = AXIS
    deep = 44 if step == 3 else 20 if step == 2 else 14
    s.rect("r1", x - 40, 3, 80, deep)
    s.rect("r2", x - 38, 3, 76, deep)
    with s.subject():  # the round temple with its urn
        s.rect("o5", x - 9, 10, 18, 12 if step > 1 else 7)
        s.poly("o4", (x - 10, 10), (x, 5), (x + 10, 10))
        s.disc("p4", x, 4, 2)
    for dx in (-8, -3, 3):
        pillar(s, x + dx + 0.5, 11, 22 if step > 1 else 16, 3, "o4")
    s.line("p5", (x - 10, 10), (x, 5))
    if step >= 2:
        _upper(s)
    if step == 3:
        _lower(s)
    if step == 1:
        with s.subject():
            for side in (-1, 1):
                s.poly("o4", (x + side * 36, 13), (x + side * 20, 7), (x + side * 15, 13))
        scaffold(s, x - 36, 14, 18, 32)
        scaffold(s, x + 18, 14, 18, 32)
        crowd(s, 14, f"{x - 30} {x - 22} {x + 20} {x + 30}")
        crowd(s, 46, f"{x - 10} {x + 8}")
    if step == 2:
        scaffold(s, x - 38, 24, 18, 24)
        scaffold(s, x + 20, 24, 18, 24)
        crowd(s, 24, f"{x - 34} {x - 24} {x + 24} {x + 32}")
        crowd(s, 46, f"{x - 10} {x + 8}")


def _upper(s: Stage) -> None:
    x = AXIS
    for side in (-1, 1):
        left = x + side * 25 - 10
        with s.subject():
            s.rect("o5" if side < 0 else "o4", left, 11, 20, 11)
            s.poly("o4", (left - 1, 11), (left + 10 - side * 6, 6), (left + 21, 11))
        for dx in (1, 15):
            pillar(s, left + dx, 12, 22, 3, "o4")
        s.rect("r1", left + 7, 13, 6, 9)
        s.rect("o5", left + 9, 15, 2, 6)
    with s.subject():
        s.rect("o4", x - 38, 22, 76, 3)
    s.rect("o5", x - 38, 22, 76, 1)


def _lower(s: Stage) -> None:
    x = AXIS
    with s.subject():
        s.poly("o4", (x - 24, 29), (x, 24), (x + 24, 29))
        s.rect("o4", x - 38, 28, 76, 3)
    s.line("p5", (x - 24, 28), (x, 24))
    s.rect("o5", x - 38, 28, 76, 1)
    s.rect("r1", x - 36, 31, 72, 16)
    for dx in (-36, -26, -14, 10, 22, 32):
        pillar(s, x + dx, 31, 47, 4, "o4")
    with s.subject():
        s.rect("o4", x - 7, 32, 15, 15)
    s.rect("k0", x - 4, 34, 9, 13)
    s.rect("o5", x - 40, 46, 80, 2)
    for dx in (-10, 10):
        fire(s, x + dx, 47, 5)


def petra_lamps(s: Stage, step: float) -> None:
    torches(s, "186,40 196,41 304,40 314,42")
    if step == 0:
        _drawn_front(s)
        torches(s, "207,37 286,37")
    if step in (1, 2):
        torches(s, "232,36 260,36")
    if step == 3:
        s.rect("o3", AXIS - 4, 34, 9, 13)
        s.rect("y4", AXIS - 3, 37, 7, 10)
        s.rect("y5", AXIS - 1, 40, 3, 7)
    for x, y in rows("214,48 230,49 246,49 262,49 278,48") if step == 3 else ():
        s.rect("y4", x, y, 2, 2)
        s.rect("y5", x, y, 1, 1)


BOARDS = {
    "petra": Board("b3 b4 b5 o5", 44, (82, 24, 7), petra, petra_lamps),
}
