"""Where the characters sit: 48x48 each, behind the bust."""

from __future__ import annotations

import math

from game.tools.bake.pictures.stage import Painter, Stage


def yard(s: Stage) -> None:
    s.sky("b3 b4 b5", 0, 48)
    s.rect("p3", 0, 12, 9, 36)
    s.rect("p4", 0, 12, 8, 36)
    for y in (12, 22, 32):
        s.rect("w3", 0, y, 9, 2)
    s.rect("w2", 8, 12, 2, 36)
    s.line("w3", (0, 32), (8, 24))
    s.poly("r2", (0, 4), (3, 4), (11, 12), (0, 12))
    s.poly("r3", (0, 4), (2, 4), (9, 11), (0, 11))
    s.rect("w4", 40, 6, 2, 42)
    s.rect("w3", 34, 8, 14, 2)
    s.line("w3", (41, 16), (47, 9))
    s.rect("k3", 46, 10, 1, 8)
    s.rect("s3", 44, 18, 4, 5)
    s.rect("s4", 44, 18, 4, 1)
    s.ridge("g3", (0, 40), (20, 38), (48, 40))


def steppe(s: Stage) -> None:
    s.sky("b3 b4 y5", 0, 40)
    s.ridge("b2", (0, 26), (10, 20), (22, 27), (36, 21), (48, 28))
    s.ridge("g3", (0, 30), (24, 28), (48, 31))
    s.ridge("g2", (0, 36), (24, 34), (48, 37))
    s.rect("p5", 2, 25, 9, 6)
    s.poly("p4", (1, 25), (6, 21), (12, 25))
    s.rect("r2", 5, 27, 3, 4)
    s.rect("p3", 9, 25, 2, 6)


def pavilion(s: Stage) -> None:
    s.sky("n4 n5 p5", 0, 48)
    s.disc("r4", 10, 11, 6)
    s.ridge("t4", (0, 30), (12, 22), (26, 30), (40, 24), (48, 28))
    s.ridge("t3", (0, 36), (24, 33), (48, 36))
    s.rect("r2", 42, 0, 4, 48)
    s.rect("r3", 42, 0, 1, 48)
    s.rect("r1", 30, 0, 18, 3)
    s.rect("y3", 30, 3, 18, 1)
    for x, y in ((2, 4), (5, 2), (9, 3), (1, 8), (13, 1), (6, 6), (3, 12)):
        s.rect("m4", x, y, 2, 2)
        s.dots("m5", (x, y))
    s.line("w2", (0, 14), (6, 5), (14, 2))


def court(s: Stage) -> None:
    s.rect("v1", 0, 0, 48, 48)
    for x in range(0, 48, 8):
        s.rect("v2", x, 0, 3, 48)
        s.rect("v3", x, 0, 1, 48)
    s.rect("v0", 0, 0, 48, 4)
    s.rect("y3", 0, 4, 48, 1)
    s.rect("y2", 0, 5, 48, 1)
    for x in range(2, 48, 6):
        s.rect("y4", x, 6, 2, 2)
        s.dots("y2", (x + 1, 8))
    for x, y in ((6, 16), (42, 14), (38, 26), (9, 28)):
        s.dots("y4", (x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        s.dots("y5", (x, y))


def vault(s: Stage) -> None:
    s.rect("s0", 0, 0, 48, 48)
    s.tile("s1", "s0", 0, 0, 48, 48, 10, 6)
    s.disc("k0", 9, 18, 10)
    s.disc("s2", 9, 18, 9)
    s.disc("s3", 9, 18, 7)
    s.disc("s1", 9, 18, 5)
    s.line("y3", (4, 18), (14, 18))
    s.line("y3", (9, 13), (9, 23))
    s.disc("y4", 9, 18, 1)
    s.rect("w2", 36, 10, 12, 2)
    s.rect("w2", 36, 22, 12, 2)
    for x, h, c in ((37, 6, "r2"), (40, 7, "g2"), (43, 5, "o2"), (46, 7, "r1")):
        s.rect(c, x, 10 - h, 2, h)
        s.rect(c, x, 22 - h, 2, h)
        s.dots("y3", (x, 7), (x, 19))


def parlour(s: Stage) -> None:
    s.rect("r1", 0, 0, 48, 48)
    for x in range(0, 48, 6):
        s.rect("r2", x, 0, 2, 48)
    s.poly("m1", (0, 0), (12, 0), (6, 20), (0, 30))
    s.poly("m2", (0, 0), (6, 0), (3, 18), (0, 24))
    s.poly("m1", (48, 0), (36, 0), (42, 20), (48, 30))
    for x, y in ((13, 8), (36, 10), (41, 5)):
        s.disc("y2", x, y, 3)
        s.disc("y4", x, y, 2)
        s.dots("y5", (x - 1, y - 1))
        s.line("k1", (x, 0), (x, y - 3))


def docks(s: Stage) -> None:
    s.sky("b0 b1 v2", 0, 36)
    s.disc("y5", 38, 9, 5)
    s.disc("b0", 40, 7, 4)
    s.rect("b1", 0, 30, 48, 18)
    s.waves("b2 b3", 30, 16, 3)
    s.rect("w1", 5, 4, 2, 30)
    s.poly("k2", (7, 6), (16, 16), (7, 20))
    s.poly("k1", (5, 6), (0, 16), (5, 18))
    s.rect("w0", 0, 30, 14, 5)
    s.dots("p5", (22, 4), (29, 9), (14, 2), (45, 20), (12, 26))


def study(s: Stage) -> None:
    s.rect("t1", 0, 0, 48, 48)
    s.rect("w2", 0, 3, 48, 1)
    s.rect("p4", 2, 5, 44, 30)
    s.rect("p3", 2, 5, 44, 1)
    s.rect("p5", 3, 6, 42, 28)
    for k in range(8, 46, 6):
        s.line("b5", (k, 6), (k, 33))
    for k in range(10, 34, 6):
        s.line("b5", (3, k), (44, k))
    s.line("r3", (6, 28), (12, 14), (20, 10))
    s.line("b3", (32, 10), (40, 15), (36, 26), (44, 30))
    for x, y, c in ((6, 28, "r3"), (12, 14, "r3"), (40, 15, "b2"), (36, 26, "b2"), (44, 30, "b2")):
        s.rect(c, x - 1, y - 1, 3, 3)
        s.dots("p5", (x - 1, y - 1))


def attic(s: Stage) -> None:
    s.rect("y4", 0, 0, 48, 48)
    for y in range(0, 48, 7):
        s.rect("y3", 0, y, 48, 1)
    s.rect("w3", 2, 4, 14, 22)
    s.rect("b4", 3, 5, 12, 20)
    s.rect("b5", 3, 5, 5, 8)
    s.rect("w3", 8, 4, 1, 22)
    s.rect("w3", 2, 14, 14, 1)
    s.rect("w4", 1, 26, 16, 2)
    s.poly("r3", (40, 4), (45, 10), (40, 16), (35, 10))
    s.poly("r4", (40, 4), (40, 10), (35, 10))
    s.line("r2", (40, 4), (40, 16))
    s.line("p5", (40, 16), (42, 22), (39, 27), (41, 33))
    s.rect("b2", 41, 21, 3, 2)
    s.rect("b2", 38, 26, 3, 2)


def sun(ramp: str) -> Painter:
    """Stripes, and a disc behind the head."""

    def paint(s: Stage) -> None:
        s.rect(f"{ramp}2", 0, 0, 48, 48)
        for y in range(0, 48, 4):
            s.rect(f"{ramp}1", (y // 4 % 2) * 2, y, 48, 1)
        s.disc(f"{ramp}3", 24, 20, 19)
        s.disc(f"{ramp}4", 23, 19, 17)

    return paint


def rays(ramp: str) -> Painter:
    """Beams from behind the head."""

    def paint(s: Stage) -> None:
        s.rect(f"{ramp}2", 0, 0, 48, 48)
        for number in range(0, 24, 2):
            a, b = (math.tau * (turn - 0.5) / 24 for turn in (number, number + 1))
            corners = [(24 + 48 * math.cos(at), 20 + 48 * math.sin(at)) for at in (a, b)]
            s.poly(f"{ramp}3", (24, 20), *corners)
        s.disc(f"{ramp}1", 24, 20, 15)
        s.disc(f"{ramp}4", 23.5, 19.5, 13)

    return paint


def rings(ramp: str) -> Painter:
    """Rings that grow lighter toward the head."""

    def paint(s: Stage) -> None:
        s.rect(f"{ramp}1", 0, 0, 48, 48)
        for shade, radius in ((2, 27), (1, 23), (2, 22), (3, 17)):
            s.disc(f"{ramp}{shade}", 24, 20, radius)
        for x, y in ((3, 4), (44, 4), (3, 37), (44, 37)):
            s.dots(f"{ramp}4", (x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))

    return paint


def diamonds(ramp: str) -> Painter:
    """Wallpaper, with a bright oval where a picture would hang."""

    def paint(s: Stage) -> None:
        s.rect(f"{ramp}2", 0, 0, 48, 48)
        for y in range(-4, 52, 8):
            for x in range(0, 56, 8):
                left = x - (y // 8 % 2) * 4
                s.poly(f"{ramp}1", (left, y), (left + 3, y + 4), (left, y + 8), (left - 3, y + 4))
                s.dots(f"{ramp}3", (left, y + 3), (left, y + 4))
        s.oval(f"{ramp}1", 5, 0, 38, 44)
        s.oval(f"{ramp}4", 7, 2, 34, 40)
        s.oval(f"{ramp}3", 8, 3, 34, 40)

    return paint
