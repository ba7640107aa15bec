"""The board of Olympia."""

from __future__ import annotations

from game.tools.bake.pictures.boards import AXIS, Board
from game.tools.bake.pictures.boards_props import crowd, cypresses, fire, scaffold, torches
from game.tools.bake.pictures.drawing import pairs
from game.tools.bake.pictures.stage import Stage

HEAD = """
...yyyyy...
..YyyyyyY..
.yypppppyy.
.ypkppkpyy.
.yppppPpyy.
.yppppppy..
.yYpnnpYy..
.YyyyyyyY..
..YyyyyY...
...YyyY....
....Yy....."""


HEAD_INKS = {"y": "y3", "Y": "y1", "p": "p4", "P": "p1", "n": "r3", "k": "k0"}


GOD_PLAN = (
    "-12,24 -12,10 12,10 12,24|-3,8 -3,4 0,2 3,4 3,8 -3,8|-7,18 -8,10 8,10 7,18|-9,18 9,18 9,24 -9,24 -9,18"
    "|8,11 14,8 14,24|-8,11 -15,14"
)


def olympia(s: Stage, step: float) -> None:
    """The hall stands open: a plinth; the throne; the god of ivory and gold; Victory, sceptre and light."""
    _stadium(s)
    _hall(s, step)
    if step == 0:
        _plinth(s)
    else:
        _throne(s)
    if step == 1:
        scaffold(s, AXIS - 30, 18, 12, 26)
        crowd(s, 26, f"{AXIS - 28}", "p4")
        crowd(s, 44, f"{AXIS + 26} {AXIS - 3}", "b3 p4")
    if step >= 2:
        _god(s, step)
    if step == 2:
        scaffold(s, AXIS - 34, 14, 12, 30)
        scaffold(s, AXIS + 22, 16, 6, 28)
        crowd(s, 22, f"{AXIS - 31}", "p4")
        crowd(s, 30, f"{AXIS + 24}", "r3")
    if step == 3:
        _glory(s)
    _grove(s)


def _stadium(s: Stage) -> None:
    s.ridge("t3", "0,30 30,22 70,29 110,20 150,30 400,26", lit="t4")
    s.ridge("g3", "0,38 60,35 140,39 400,37", lit="g4")
    s.rect("g2", 0, 48, 400, 17)
    s.ridge("g3", "0,47 150,45 400,48")
    s.poly("y4", "20,40 150,41 152,45 14,45")
    for y in (41, 43):
        s.line("p5", (18, y), (150, y + 1))
    for x, ink in ((44, "r3"), (58, "b3"), (73, "p5"), (84, "y2")):
        s.rect("w1", x + 1, 30, 3, 2)
        s.rect("w4", x + 1, 32, 3, 1)
        s.rect(ink, x, 33, 4, 3)
        s.line("w4", (x - 1, 34), (x - 3, 33))
        s.line("w4", (x + 4, 33), (x + 6, 35))
        s.line("w4", (x + 1, 36), (x - 2, 39))
        s.line("w4", (x + 3, 36), (x + 6, 38), (x + 5, 40))
    cypresses(s, "112,40,17 120,40,13 376,40,20 388,40,16")


def _hall(s: Stage, step: float) -> None:
    """The temple cut open: gable and tiles, walls of marble courses, within the dark of the hall."""
    left, right = 180, 314
    s.rect("p2", left - 14, 48, right - left + 28, 3)
    s.rect("p4", left - 14, 47, right - left + 28, 1)
    s.rect("p3", left - 8, 45, right - left + 16, 2)
    s.rect("p5", left - 8, 44, right - left + 16, 1)
    s.panel("v0 v1 r1", left, 10, right - left, 34)
    for side in (left + 6, right - 32):
        s.tile("p3", "p1", side, 11, 26, 33, 9, 5)
        s.rect("p1", side if side > left + 6 else side + 24, 11, 2, 33)
    for x in (left - 2, left + 27, right - 34, right - 5):
        s.rect("p4", x, 12, 7, 32)
        s.rect("p5", x, 12, 2, 32)
        s.rect("p2", x + 5, 12, 2, 32)
        s.rect("p5", x - 1, 11, 9, 2)
        s.rect("p3", x - 1, 42, 9, 2)
    with s.subject():
        s.poly("o3", (left - 12, 9), (AXIS, -1), (right + 12, 9))
        s.rect("p4", left - 8, 8, right - left + 16, 3)
    s.poly("b2", (left + 16, 8), (AXIS, 2), (right - 16, 8))
    s.line("o5", (left - 10, 8), (AXIS, -1))
    s.rect("p5", left - 8, 8, right - left + 16, 1)
    for x in range(left - 4, right + 4, 8):
        s.rect("b3", x, 9, 3, 2)
    for x in (AXIS - 20, AXIS - 9, AXIS + 8, AXIS + 19):
        s.rect("p5", x, 6, 2, 2)
    s.rect("y4", AXIS - 1, 4, 3, 4)
    if step == 3:  # the god's gold lights the hall
        s.panel("r1 o1 o2", left + 34, 11, right - left - 68, 33)


def _plinth(s: Stage) -> None:
    x = AXIS
    s.rect("k2", x - 24, 40, 48, 4)
    s.line("p4", (x - 24, 39), (x + 24, 39))
    _wall_drawing(s)
    for dx, w in ((-22, 7), (14, 8)):
        s.rect("p4", x + dx, 36, w, 4)
        s.rect("p5", x + dx, 36, w, 1)
        s.rect("p2", x + dx + w - 1, 37, 1, 3)
    s.grid(HEAD, x + 18, 29, HEAD_INKS, outline=True)
    crowd(s, 40, f"{x - 20} {x - 13} {x + 11}", "p4 b3 r3")


def _wall_drawing(s: Stage) -> None:
    """What shall sit here, in chalk on the wall at its full height."""
    for stroke in GOD_PLAN.split("|"):
        s.line("p4", *[(AXIS - 2 + x, 13 + y) for x, y in pairs((stroke,))])


def _throne(s: Stage) -> None:
    x = AXIS
    with s.subject():
        s.rect("k2", x - 22, 40, 45, 5)
        s.rect("y3", x - 22, 40, 45, 1)
        s.rect("y1", x - 20, 43, 41, 1)
        s.rect("y2", x - 14, 22, 28, 18)
        s.rect("y3", x - 14, 22, 3, 18)
        s.rect("y1", x + 11, 22, 3, 18)
        s.rect("w2", x - 10, 24, 20, 12)
        s.rect("r2", x - 9, 25, 18, 10)
        s.rect("y3", x - 17, 32, 34, 2)
        s.rect("y1", x - 17, 34, 3, 6)
        s.rect("y1", x + 14, 34, 3, 6)
        s.disc("y4", x - 13, 21, 2)
        s.disc("y3", x + 12, 21, 2)
        s.rect("y4", x - 14, 22, 28, 1)
    for dx in range(-12, 13, 6):
        s.rect("y5", x + dx, 42, 2, 1)


def _god(s: Stage, step: float) -> None:
    """The seated god: ivory breast and arms, a cloak of gold over knees and shoulder."""
    x = AXIS
    with s.subject():
        s.limb("p3", (x + 7, 23), (x + 13, 28), (x + 18, 24), width=3)
        s.limb("p4", (x - 7, 23), (x - 13, 29), (x - 20, 29), width=3)
        s.poly("p4", (x - 9, 22), (x + 8, 22), (x + 9, 31), (x - 10, 31))
        s.poly("p5", (x - 9, 22), (x - 3, 22), (x - 4, 31), (x - 10, 31))
        s.poly("p2", (x + 5, 22), (x + 8, 22), (x + 9, 31), (x + 6, 31))
        s.poly("y3", (x - 11, 30), (x + 10, 30), (x + 13, 35), (x + 10, 42), (x - 12, 42), (x - 14, 35))
        s.poly("y4", (x - 11, 30), (x - 2, 30), (x - 4, 42), (x - 12, 42), (x - 14, 35))
        s.poly("y2", (x + 6, 31), (x + 13, 35), (x + 10, 42), (x + 4, 42))
        s.poly("y3", (x + 1, 22), (x + 8, 22), (x + 10, 31), (x + 6, 31))
        s.rect("p4", x - 10, 41, 5, 2)
        s.rect("p3", x + 5, 41, 5, 2)
        s.grid(HEAD, x - 6, 11, HEAD_INKS)
    for top, foot in (((-8, 33), (-10, 40)), ((-3, 32), (-4, 41)), ((3, 33), (3, 41)), ((8, 34), (7, 40))):
        s.line("y1", (x + top[0], top[1]), (x + foot[0], foot[1]))
    s.line("p2", (x - 4, 25), (x, 25))
    s.dots("p2", (x - 3, 29), (x, 28))
    if step == 2:  # ivory not yet laid on the knee: planks
        s.rect("w3", x - 4, 36, 8, 4)
        s.line("w1", (x - 4, 38), (x + 3, 38))


def _glory(s: Stage) -> None:
    """Sceptre, Victory on the hand, wreath, and lamps beside the plinth."""
    x = AXIS
    with s.subject():
        s.rect("y4", x + 18, 13, 1, 30)
        s.rect("y2", x + 19, 14, 1, 29)
        s.poly("y4", (x + 14, 14), (x + 18, 12), (x + 23, 14), (x + 19, 16))
        s.poly("p5", (x - 23, 29), (x - 21, 20), (x - 19, 29))
        s.poly("y5", (x - 25, 20), (x - 22, 22), (x - 21, 26), (x - 27, 24))
        s.poly("y4", (x - 17, 20), (x - 20, 22), (x - 21, 26), (x - 15, 24))
        s.disc("n4", x - 21, 19, 1.5)
    for number, dx in enumerate((-5, -3, -1, 1, 3)):
        s.dots("g4" if number % 2 else "g5", (x + dx, 12 - (abs(dx + 1) < 3)))
    for dx in (-32, 31):
        s.rect("y2", x + dx, 37, 2, 7)
        s.rect("y4", x + dx - 2, 36, 6, 1)
        fire(s, x + dx + 1, 36, 7)
    crowd(s, 48, f"{x - 36} {x - 26} {x + 26} {x + 38}", "p5 r3 b4 p5")


def _grove(s: Stage) -> None:
    for number in range(60):
        s.rect("g4" if number % 2 else "g1", number * 53 % 400, 50 + number * 11 % 14, 2, 1)
    for x in (30, 42, 54, 66, 78, 96):
        s.person("robe", x, 61, ("p4", "r3", "b4", "y3", "p4", "r3")[x // 12 % 6], "n3", "w1")
    for x in (340, 356):
        s.rect("w2", x, 40, 2, 8)
        s.disc("g2", x, 38, 6)
        s.disc("g3", x - 1, 37, 4)


def olympia_lamps(s: Stage, step: float) -> None:
    """Torches on the track; in the hall gold and ivory shine as by day."""
    torches(s, "24,34 100,34 168,36 328,36")
    if step == 0:
        _plinth(s)
        torches(s, "216,33 277,33")
    if step >= 1:
        _throne(s)
        torches(s, "218,30 276,30")
    if step >= 2:
        _god(s, step)
    if step == 3:
        _glory(s)


BOARDS = {
    "olympia": Board("b3 b4 b5 p5", 40, (86, 24, 6), olympia, olympia_lamps),
}
