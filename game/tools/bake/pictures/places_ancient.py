"""Places behind people of the old world. Quiet, one idea, lower in contrast than
the face, plain on the face's side; units of the small picture, 53x36.
"""

from __future__ import annotations

from game.tools.bake.pictures.figures import HORSE
from game.tools.bake.pictures.stage import Stage


def barge(s: Stage) -> None:
    """A purple sail on the Nile at dusk."""
    s.sky("v2 m2 m3 o4 y4", 0, 25)
    s.disc("y5", 11, 18, 4)
    s.poly("v2", "30,2 53,5 53,22 31,20")
    s.poly("v3", "30,2 40,3 39,21 31,20")
    for x in (36, 42, 48):
        s.line("v1", (x, 3), (x, 21))
    s.line("y3", "29,0 53,3")
    s.rect("v1", 0, 24, 53, 12)
    s.waves("m3 v2 m4 o4", 25, 34, 3)
    s.poly("y1", "28,26 53,26 53,32 34,32")
    s.poly("y3", "27,26 53,26 53,28 29,28")


def pavilion(s: Stage) -> None:
    """A curved roof and an apricot tree in flower."""
    s.sky("o5 n5 p5", 0, 30)
    s.ridge("t4", "0,20 8,16 16,20 30,17 42,21 53,18")
    s.ridge("g4", "0,28 53,27")
    s.rect("r3", 40, 15, 2, 14)
    s.rect("r2", 49, 15, 2, 14)
    s.rect("r1", 42, 20, 7, 9)
    s.poly("k2", "33,13 38,11 41,7 50,7 53,10 53,15 38,15")
    s.poly("k3", "33,13 38,11 41,7 46,7 43,13")
    s.line("y3", "41,7 53,7")
    s.line("w2", "3,30 5,18 3,10", width=2)
    s.line("w2", "5,18 10,9")
    for x, y, r in ((3, 6, 5), (10, 7, 4), (0, 12, 4), (7, 12, 4)):
        s.disc("m4", x, y, r)
        s.disc("m5", x - 1, y - 1, r - 1.5)
    s.dots("p5", "2,4 8,5 5,11 11,8")


def steppe(s: Stage) -> None:
    s.sky("b3 b4 b5 p5", 0, 26)
    s.ridge("v3", "0,21 9,16 18,21 34,15 44,20 53,17")
    s.ridge("g4", "0,25 22,23 53,26", lit="g5")
    s.ridge("y3", "0,31 53,30", lit="y4")
    s.poly("p5", "42,26 43,22 47,20 51,22 52,26")
    s.rect("p3", 42, 23, 10, 1)
    s.rect("r2", 46, 23, 2, 3)


def temple_sea(s: Stage) -> None:
    s.sky("b3 b4 b5", 0, 20)
    s.rect("b2", 0, 19, 53, 8)
    s.waves("b3 b4", 20, 12, 4)
    s.ridge("g3", "0,26 20,25 53,27", lit="g4")
    s.poly("p4", "0,9 0,6 5,4 14,8 14,9")
    s.rect("p3", 0, 9, 13, 2)
    for x in (0, 4, 8, 11):
        s.rect("p5", x, 11, 2, 15)
        s.rect("p2", x + 1.5, 11, 0.5, 15)
    s.rect("p4", 0, 25, 14, 2)
    s.poly("g1", "47,27 49,6 51,6 53,27")
    s.poly("g2", "47,27 49,6 50,27")


def sahel(s: Stage) -> None:
    """An earthen mosque with its beams, and a caravan."""
    s.sky("b4 y5 o5 o4", 0, 28)
    s.poly("o2", "0,28 0,8 2,5 4,8 4,13 9,13 9,6 11,3 13,6 13,28")
    s.poly("o3", "0,28 0,8 2,5 3,8 3,28")
    s.poly("o3", "9,28 9,6 11,3 11,28")
    for x, ys in ((1, (10, 15, 20)), (6, (16, 21)), (11, (8, 13, 18, 23))):
        for y in ys:
            s.rect("w1", x, y, 2, 1)
    s.ridge("y3", "0,28 20,27 53,29", lit="y4")
    for x in (43, 49):
        s.poly(
            "w1",
            (x, 29),
            (x, 25),
            (x + 1, 23),
            (x + 3, 25),
            (x + 3, 29),
            (x + 2, 29),
            (x + 2, 27),
            (x + 1, 27),
            (x + 1, 29),
        )
        s.line("w1", (x, 25), (x - 1, 22))


def obelisks(s: Stage) -> None:
    """A terraced temple under cliffs and an obelisk."""
    s.sky("b3 b4 y5", 0, 20)
    s.poly("o3", "0,20 0,6 6,4 12,8 20,5 34,7 42,3 53,7 53,20")
    s.poly("o4", "0,20 0,6 6,4 8,8 6,20")
    for x in (12, 20, 34, 42, 48):
        s.line("o2", (x, 8), (x + 1, 19))
    s.rect("p4", 0, 20, 53, 3)
    s.rect("p3", 0, 23, 53, 5)
    for x in range(0, 53, 3):
        s.rect("w1", x, 24, 1.5, 4)
    s.rect("p5", 0, 22, 53, 0.5)
    s.rect("y3", 0, 28, 53, 8)
    s.poly("p4", "46,36 47,4 48.5,1 50,4 51,36")
    s.poly("p2", "48.5,36 48.5,1 50,4 51,36")
    s.poly("y4", "47,4 48.5,1 50,4")


def rubicon(s: Stage) -> None:
    """Legionary standards by a small river."""
    s.sky("v2 r3 o4 y5", 0, 24)
    s.ridge("v1", "0,22 14,19 30,22 53,18")
    s.ridge("g1", "0,25 53,25")
    s.poly("b3", "0,28 53,26 53,31 0,36")
    s.line("y5", "3,30 10,29")
    for x, h in ((4, 3), (11, 8), (43, 6), (49, 2)):
        s.rect("w1", x, h, 1, 26)
        s.rect("y4", x - 1.5, h - 1, 4, 2)
        s.rect("r2", x - 2, h + 3, 5, 6)
        s.rect("r4", x - 2, h + 3, 1, 6)
        s.rect("y4", x - 2, h + 9, 5, 0.5)
        s.disc("y3", x + 0.5, h + 12, 1.2)


def elephants(s: Stage) -> None:
    """A war elephant's brow and tusks rise between the sisters."""
    s.sky("o5 y5 g5 g4", 0, 28)
    s.ridge("g2", "0,24 12,20 26,23 40,19 53,23", lit="g3")
    for x in (4, 49):
        s.rect("g1", x, 4, 1, 26)
        for dx, dy in ((-5, 2), (-3, -2), (3, -2), (5, 2)):
            s.line("g2", (x, 4), (x + dx, 4 + dy))
    with s.subject():
        s.poly("s2", "17,3 13,7 14,16 19,14")
        s.poly("s2", "36,3 40,7 39,16 34,14")
        s.oval("s3", 17, 0, 19, 20)
        s.oval("s4", 18, 1, 11, 11)
        s.rect("s3", 23, 12, 7, 26)
        s.rect("s4", 23, 12, 2, 26)
        s.rect("s2", 28, 12, 2, 26)
        s.poly("p5", "19,16 22,16 21,22 17,25 19,21")
        s.poly("p5", "31,16 34,16 34,21 36,25 32,22")
    s.rect("r3", 20, 1, 13, 3)
    s.rect("y4", 20, 4, 13, 1)
    s.rect("y4", 25, 5, 3, 2)
    for x in (20, 31):
        s.rect("k0", x, 10, 2, 1.5)
        s.rect("p5", x, 10, 1, 0.5)
    for y in range(16, 38, 3):
        s.line("s2", (23, y), (29, y))


def stallion(s: Stage) -> None:
    """A black horse beside the boy."""
    s.sky("b3 b4 b5 p5", 0, 24)
    s.ridge("t3", "0,22 10,18 24,22 40,17 53,21", lit="t4")
    s.ridge("g4", "0,28 53,27", lit="g5")
    s.grid(HORSE, 33, 9, {"1": "s1", "3": "s1", "4": "s2", "k": "k0", "m": "k1"}, outline=True)
    with s.subject():
        s.poly("s1", "39,23 48,23 53,26 53,36 37,36 37,28")
    s.line("s3", "39,24 38,30")
    s.poly("p5", "38,13 40,13 37,17 36,17")
    s.line("r3", "35,19 38,18 41,16 42,20")


def junk(s: Stage) -> None:
    """A war junk with ribbed sails under the moon."""
    s.sky("b0 b1 v2 m2", 0, 24)
    s.disc("y5", 6, 6, 4)
    s.disc("b0", 8, 5, 3)
    s.dots("b5", "14,3 20,9 3,14 49,3 32,2")
    s.rect("b0", 0, 24, 53, 12)
    s.waves("b1 b2 v2", 25, 26, 5)
    s.poly("w0", "0,22 15,22 12,28 0,28")
    s.rect("w1", 0, 21, 15, 2)
    s.poly("r2", "1,20 3,8 11,10 13,20")
    for y in (12, 15, 18):
        s.line("r0", (1, y), (12, y))
    s.poly("r2", "40,21 42,10 47,9 51,21")
    for y in (13, 16, 19):
        s.line("r0", (41, y), (50, y))
    s.poly("w0", "36,22 53,22 53,27 39,27")
