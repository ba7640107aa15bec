"""Places behind people from the Middle Ages to 1800. Quiet, one idea, lower in contrast than
the face, plain on the face's side; units of the small picture, 53x36.
"""

from __future__ import annotations

from game.tools.bake.pictures.stage import Stage


def cannon(s: Stage) -> None:
    s.sky("b3 b4 y5 o4", 0, 28)
    s.disc("y5", 44, 19, 5)
    s.ridge("g2", "0,24 14,22 30,25 53,22", lit="g3")
    s.ridge("g3", "0,29 20,28 53,30")
    for x in range(41, 53, 3):
        s.rect("b1", x, 22, 1, 3)
        s.rect("r2", x, 21, 1, 1)
    s.poly("y1", "0,25 10,22 11,25 1,29")
    s.poly("y3", "0,24 10,22 10,23 0,26")
    s.disc("w1", 3, 30, 4)
    s.disc("w3", 3, 30, 3)
    s.disc("w1", 3, 30, 1)
    for x, y, r in ((14, 17, 3), (11, 14, 3), (16, 12, 2)):
        s.disc("s4", x, y, r)


def easel(s: Stage) -> None:
    """A half-painted lady with a smile."""
    s.sky("w1 w2 w1", 0, 36)
    s.line("w4", "38,0 33,36")
    s.line("w4", "45,0 50,36")
    s.rect("y1", 31, 2, 21, 27)
    s.rect("y3", 31, 2, 21, 1)
    s.rect("y3", 31, 2, 1, 27)
    s.panel("t4 g5 y4", 33, 4, 17, 23)
    s.poly("t3", "33,15 38,12 42,15 46,11 50,14 50,20 33,20")
    s.poly("w1", "34,27 36,20 40,18 44,18 48,21 49,27")
    s.oval("w0", 37, 6, 9, 14)
    s.oval("n4", 39, 8, 5, 8)
    s.rect("n3", 40, 16, 3, 3)
    s.poly("n4", "38,19 45,19 43,22 40,22")
    s.dots("k1", "40,11 42.5,11")
    s.line("r2", "40.5,14 42,14")
    s.poly("n3", "37,25 45,24 46,27 38,27")


def siege(s: Stage) -> None:
    s.sky("v1 r2 o3 o4", 0, 30)
    s.poly("k1", "36,30 36,14 38,14 38,16 40,16 40,14 42,14 42,19 53,19 53,30")
    s.poly("k1", "0,30 0,17 2,17 2,19 4,19 4,17 7,17 7,30")
    for x in (38, 45, 50, 3):
        s.rect("y4", x, 22, 1, 2)
    for x, y in ((46, 18), (51, 17), (5, 16)):
        s.poly("o3", (x - 2, y + 2), (x, y - 4), (x + 1, y), (x + 2, y + 2))
        s.poly("y4", (x - 1, y + 2), (x, y - 1), (x + 1, y + 2))
    s.ridge("k0", "0,30 53,30")


def organ(s: Stage) -> None:
    s.sky("w1 w0 w1", 0, 36)
    s.rect("w3", 0, 0, 53, 2)
    s.rect("y3", 0, 2, 53, 1)
    for number in range(11):
        x = number * 5 - 1
        top = 5 + abs(number - 5) * 1.2
        s.rect("y1", x, top, 4, 26 - top)
        s.rect("s3", x, top, 3, 26 - top)
        s.rect("s5", x, top, 1, 26 - top)
        s.rect("k0", x + 1, 22, 1, 2)
    s.rect("w2", 0, 27, 53, 9)
    s.rect("y3", 0, 26, 53, 1)


def graveyard(s: Stage) -> None:
    s.sky("k1 b1 v2 m2", 0, 30)
    s.disc("y5", 9, 8, 5)
    s.poly("k0", "36,30 36,12 40,12 40,4 44,1 48,4 48,12 53,12 53,30")
    for x, y in ((43, 8), (39, 17), (46, 17), (50, 18)):
        s.rect("y4", x, y, 1.5, 2.5)
    s.ridge("k0", "0,29 53,28")
    for x in (2, 9):
        s.rect("s2", x, 23, 5, 7)
        s.rect("s3", x, 23, 1, 7)
        s.rect("s2", x + 1, 22, 3, 1)


def orchard(s: Stage) -> None:
    s.sky("b4 b5 y5", 0, 26)
    s.ridge("g4", "0,24 20,23 53,25", lit="g5")
    s.poly("w2", "40,32 42,12 46,12 49,32")
    s.poly("w3", "40,32 42,12 43,12 42,32")
    for x, y, r in ((38, 5, 6), (46, 3, 7), (51, 9, 5), (34, 9, 4), (44, 10, 5)):
        s.disc("g1", x, y, r)
        s.disc("g2", x - 0.7, y - 0.7, r - 1)
        s.disc("g3", x - 1.5, y - 1.5, r - 2.5)
    for x, y in ((36, 8), (42, 5), (47, 9), (50, 4), (33, 10)):
        s.disc("r3", x, y, 1.2)
        s.dots("r5", (x - 1, y - 1))
    s.poly("b5", "3,26 8,16 13,26")
    s.line("p5", "3,26 8,16")
    for number, ink in enumerate(("r3", "o4", "y4", "g4", "b3", "v3")):
        s.line(ink, (11, 21 + number * 0.4), (20, 19 + number * 1.5))


def thunder(s: Stage) -> None:
    """A kite under a split cloud."""
    s.sky("k1 b0 b1 v2", 0, 28)
    for x, y, w in ((28, 2, 14), (36, 0, 18), (0, 0, 16), (10, 3, 10)):
        s.oval("s1", x, y, w, 7)
        s.oval("s2", x, y - 1, w - 2, 5)
    s.line("y5", "8,6 4,14 7,14 2,24")
    s.line("y4", "9,6 5,14 8,14 3,24")
    s.poly("r3", "46,1 52,6 47,13 43,6")
    s.poly("r2", "47,1 52,6 47,13")
    s.line("y4", "46,1 47,13")
    s.line("y4", "43,6 52,6")
    s.ridge("g0", "0,27 20,25 53,28")
    s.ridge("k0", "0,32 53,31")


def study(s: Stage) -> None:
    """Books, a window, a candle."""
    s.sky("w1", 0, 36)
    for y in (1, 10, 19):
        s.rect("w0", 0, y, 16, 8)
        for number, x in enumerate(range(1, 15, 2)):
            tall = 5 + (number * 5 + y) % 3
            s.rect(("r2", "g2", "y2", "b2", "w3")[(number + y) % 5], x, y + 8 - tall, 1.7, tall)
        s.rect("w4", 0, y + 8, 16, 1)
    s.rect("w3", 35, 2, 16, 20)
    s.panel("b4 b5 y5", 36, 3, 14, 18)
    s.rect("w3", 42.5, 2, 1, 20)
    s.rect("w3", 35, 11, 16, 1)


def rockies(s: Stage) -> None:
    s.sky("b3 b4 o5 o4", 0, 24)
    s.poly("v3", "-4,24 8,5 20,24")
    s.poly("p5", "5,10 8,5 11,10 8,9")
    s.poly("v3", "30,24 46,3 60,24")
    s.poly("v2", "46,3 60,24 46,24")
    s.poly("p5", "42,8 46,3 50,8 47,7 45,9")
    s.ridge("g2", "0,23 20,21 34,23 53,20")
    for x in (2, 7, 13, 39, 50):
        s.poly("g1", (x - 3, 27), (x, 17), (x + 3, 27))
        s.poly("g2", (x - 3, 27), (x, 17), (x, 27))
    s.ridge("y3", "0,28 53,27", lit="y4")
