"""The board of Olympia."""

from __future__ import annotations

import math

from game.tools.bake.pictures.boards import AXIS, Board
from game.tools.bake.pictures.boards_props import crowd, cypresses, hoist, scaffold, torches
from game.tools.bake.pictures.drawing import tones
from game.tools.bake.pictures.stage import Stage

HEAD = """
..232223..
.22333322.
233nnnn332
23n.nn.n32
2.nknnkn.2
23nnnNnn32
.32nnNn23.
.33222233.
..333333..
...3333...
....33...."""


def olympia(s: Stage, step: float) -> None:
    """The hall stands open: a plinth; the throne; the god of ivory and gold; Victory, sceptre and light."""
    _stadium(s)
    _hall(s)
    if step == 0:
        _plinth(s)
    else:
        _throne(s)
    if step == 1:
        scaffold(s, AXIS - 30, 12, 12, 27)
        crowd(s, 20, f"{AXIS - 28}", "p4")
        crowd(s, 38, f"{AXIS + 26} {AXIS - 3}", "b3 p4")
    if step >= 2:
        _god(s, step)
    if step == 2:
        scaffold(s, AXIS - 32, 4, 12, 35)
        scaffold(s, AXIS + 20, 10, 6, 29)
        crowd(s, 12, f"{AXIS - 29}", "p4")
        crowd(s, 24, f"{AXIS + 22}", "r3")
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


def _hall(s: Stage) -> None:
    left, right = 176, 318
    s.rect("p3", left - 8, 44, right - left + 16, 3)
    s.rect("p5", left - 8, 44, right - left + 16, 1)
    s.rect("p2", left - 14, 47, right - left + 28, 4)
    s.rect("p4", left - 14, 47, right - left + 28, 1)
    s.panel("v0 v1 r1", left, 0, right - left, 44)
    s.rect("p3", left - 5, 0, right - left + 10, 3)
    s.rect("p1", left - 5, 3, right - left + 10, 1)
    for x in (left - 1, left + 17, right - 24, right - 6):
        s.rect("p4", x, 4, 8, 40)
        s.rect("p5", x, 4, 2, 40)
        s.rect("p2", x + 6, 4, 2, 40)
        s.rect("p3", x + 3, 6, 1, 36)
        s.rect("p5", x - 1, 4, 10, 2)
        s.rect("p3", x - 1, 42, 10, 2)


def _plinth(s: Stage) -> None:
    x = AXIS
    s.rect("k2", x - 24, 40, 48, 4)
    s.line("p4", (x - 24, 39), (x + 24, 39))
    for dx in (-24, -8, 8, 23):
        s.rect("w4", x + dx, 33, 1, 7)
    for dx, w in ((-18, 9), (-6, 7), (6, 10)):
        s.rect("p4", x + dx, 36, w, 4)
        s.rect("p5", x + dx, 36, w, 1)
        s.rect("p2", x + dx + w - 1, 37, 1, 3)
    hoist(s, x, 40, 28, "p5")
    crowd(s, 40, f"{x - 22} {x + 12} {x + 19}", "p4 b3 r3")


def _throne(s: Stage) -> None:
    x = AXIS
    with s.subject():
        s.rect("k2", x - 22, 38, 45, 6)
        s.rect("y3", x - 22, 38, 45, 1)
        s.rect("y1", x - 20, 41, 41, 1)
        s.rect("y2", x - 14, 18, 28, 20)
        s.rect("y3", x - 14, 18, 3, 20)
        s.rect("y1", x + 11, 18, 3, 20)
        s.rect("w2", x - 10, 20, 20, 12)
        s.rect("r2", x - 9, 21, 18, 10)
        s.rect("y3", x - 17, 29, 34, 2)
        s.rect("y1", x - 17, 31, 3, 7)
        s.rect("y1", x + 14, 31, 3, 7)
        s.disc("y4", x - 13, 17, 2)
        s.disc("y3", x + 12, 17, 2)
        s.rect("y4", x - 14, 18, 28, 1)
    for dx in range(-12, 13, 6):
        s.rect("y5", x + dx, 40, 2, 1)


def _god(s: Stage, step: float) -> None:
    x = AXIS
    with s.subject():
        s.oval("n3" if step == 2 else "n4", x - 6, 5, 12, 12)
        s.poly("n4", (x - 9, 16), (x + 8, 16), (x + 9, 27), (x - 10, 27))
        s.poly("n5", (x - 9, 16), (x - 2, 16), (x - 3, 27), (x - 10, 27))
        s.poly("n2", (x + 4, 16), (x + 8, 16), (x + 9, 27), (x + 5, 27))
        s.poly("y3", (x - 11, 26), (x + 10, 26), (x + 14, 33), (x + 10, 39), (x - 12, 39), (x - 15, 33))
        s.poly("y4", (x - 11, 26), (x - 1, 26), (x - 4, 39), (x - 12, 39), (x - 15, 33))
        s.poly("y2", (x + 6, 28), (x + 14, 33), (x + 10, 39), (x + 4, 39))
        s.poly("y3", (x + 1, 16), (x + 8, 16), (x + 10, 27), (x + 6, 27))
        s.line("n4", (x - 9, 17), (x - 15, 24), (x - 19, 25), width=2)
        s.line("n3", (x + 9, 17), (x + 15, 22), (x + 18, 19), width=2)
    for top, foot in (((-8, 29), (-10, 38)), ((-3, 28), (-4, 38)), ((3, 29), (3, 38)), ((8, 30), (7, 38))):
        s.line("y1", (x + top[0], top[1]), (x + foot[0], foot[1]))
    s.grid(HEAD, x - 5, 5, tones("w0 w1 w2 w3", "1234") | {"n": "n4", "N": "n2", "k": "k0"})


def _glory(s: Stage) -> None:
    """Sceptre, Victory on the hand, wreath, rays, and lamps beside the plinth."""
    x = AXIS
    with s.subject():
        s.rect("y4", x + 17, 3, 1, 37)
        s.rect("y2", x + 18, 5, 1, 35)
        s.poly("y4", (x + 13, 3), (x + 17, 0), (x + 22, 3), (x + 18, 5))
        s.poly("p5", (x - 22, 25), (x - 20, 15), (x - 18, 25))
        s.poly("y5", (x - 24, 16), (x - 21, 18), (x - 20, 22), (x - 26, 20))
        s.poly("y4", (x - 16, 16), (x - 19, 18), (x - 20, 22), (x - 14, 20))
        s.disc("n4", x - 20, 15, 1.5)
    for number, dx in enumerate((-5, -3, 0, 2, 4)):
        row = 6 - (abs(dx) < 4)
        s.dots("g4" if number % 2 else "g5", (x + dx, row), (x + dx, row + 1))
    for angle in range(-150, -20, 22):
        a = math.radians(angle)
        s.line(
            "y4",
            (x + math.cos(a) * 11, 11 + math.sin(a) * 9),
            (x + math.cos(a) * 14, 11 + math.sin(a) * 12),
        )
    for dx in (-32, 29):
        s.rect("y2", x + dx, 30, 3, 14)
        s.poly("o3", (x + dx - 2, 30), (x + dx + 1, 21), (x + dx + 5, 30))
        s.poly("y5", (x + dx, 30), (x + dx + 1, 25), (x + dx + 3, 30))
        s.rect("y4", x + dx - 2, 30, 7, 1)
    crowd(s, 44, f"{x - 28} {x - 8} {x + 6} {x + 26}", "p5 r3 b4 p5")


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
    torches(s, "24,34 100,34 168,34 328,36")
    if step >= 1:
        _throne(s)
    if step >= 2:
        _god(s, step)
    if step == 3:
        _glory(s)


BOARDS = {
    "olympia": Board("b3 b4 b5 p5", 40, (86, 24, 6), olympia, olympia_lamps),
}
