"""Places behind people of the old world. Quiet, one idea, lower in contrast than
the face, plain on the face's side; units of the small picture, 53x36.
"""

from __future__ import annotations

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
    s.sky("b4 y5 o5 o4", 0, 30)
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
    """Eagles and red cloths of the legion by a small river at dusk."""
    s.sky("v2 m3 o4 y5", 0, 24)
    s.ridge("v1", "0,22 14,19 30,22 53,18")
    s.ridge("g1", "0,25 53,25")
    s.poly("b3", "0,28 53,26 53,31 0,36")
    s.line("y5", "3,30 10,29")
    for x, top in ((6, 4), (46, 3)):
        s.rect("w1", x, top, 1, 30)
        s.rect("y3", x - 4, top + 6, 9, 0.8)
        s.rect("r2", x - 3.5, top + 7, 8, 9)
        s.rect("r3", x - 3.5, top + 7, 2, 9)
        s.rect("y4", x - 1.5, top + 10, 4, 0.7)
        s.rect("y4", x - 1.5, top + 12, 4, 0.7)
        for dx in range(-3, 5, 2):
            s.rect("y3", x + dx, top + 16, 1, 1.4)
        s.poly(
            "y4",
            (x - 4, top),
            (x, top + 3),
            (x + 1, top + 3),
            (x + 5, top),
            (x + 2, top + 5),
            (x - 1, top + 5),
        )
        s.disc("y3", x + 0.5, top + 1, 1.2)
    for x in (12, 17, 37, 41, 51):
        s.rect("r2", x - 1, 21, 3, 5)
        s.rect("s3", x - 0.5, 18.5, 2, 2)
        s.line("w1", (x + 2, 26), (x + 2, 12))


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
    """A great black horse bends its neck beside the boy."""
    s.sky("b3 b4 b5 p5", 0, 24)
    s.ridge("t3", "0,22 10,18 24,22 40,17 53,21", lit="t4")
    s.ridge("g4", "0,28 53,27", lit="g5")
    with s.subject():
        s.poly("k2", "34,36 37,24 41,14 46,7 52,7 55,14 55,36")
        s.poly("k2", "47,4 41,6 32,17 31,21 34,24 39,22 44,18 49,17")
        s.poly("k2", "45,6 46,0 49,5")
        s.poly("k1", "47,5 53,7 55,16 55,30 51,22 50,13")
    s.poly("s2", "45,6 41,7 33,17 33,19 40,12 46,9")
    s.line("s2", "42,15 38,24 36,35")
    s.poly("p5", "43,8 41,10 37,14 38,15 42,12")
    s.rect("p5", 44, 9, 1, 1)
    s.rect("k0", 43, 9, 1.4, 1.4)
    s.dots("k0", "33,19 33.5,20")
    s.line("r3", "37,22 35,14")
    s.line("r3", "36,17 48,16 51,11")
    s.rect("y4", 35, 17, 1.4, 1.4)


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


def stele(s: Stage) -> None:
    """The law stone of Babylon and a stepped tower under a hot sky."""
    s.sky("b4 y5 o5", 0, 28)
    for number in range(4):
        s.rect("o3", 0, 22 - number * 5, 15 - number * 3, 5)
        s.rect("o4", 0, 22 - number * 5, 15 - number * 3, 1)
        s.rect("o2", 13 - number * 3, 23 - number * 5, 2, 4)
    s.ridge("y3", "0,27 53,27", lit="y4")
    s.poly("k1", "38,36 38,5 41,1 48,1 51,5 51,36")
    s.poly("k2", "38,36 38,5 41,1 43,1 41,36")
    s.rect("k3", 41, 4, 8, 9)
    s.rect("k4", 42, 5, 2, 8)
    s.rect("k4", 46, 7, 2, 6)
    s.dots("k4", "44,8 45,7")
    for y in range(15, 36, 2):
        for x in range(40, 50, 2):
            if (x * 3 + y * 5) % 7:
                s.rect("s3", x, y, 1, 1)


def bamboo_camp(s: Stage) -> None:
    """Bamboo, and the banners of an army on the march."""
    s.sky("t5 p5 y5", 0, 28)
    s.ridge("t4", "0,18 12,10 22,17 38,9 53,15")
    s.ridge("g3", "0,27 53,26", lit="g4")
    for x, w in ((2, 2.5), (7, 2), (12, 1.5)):
        s.rect("g2", x, 0, w, 36)
        s.rect("g4", x, 0, 0.8, 36)
        for y in range(3 + int(x), 36, 8):
            s.rect("g1", x, y, w, 0.7)
    for points in ("9,3 15,5", "4,9 10,12", "13,8 19,9", "3,19 -2,22", "8,22 14,24"):
        s.line("g3", points, width=2)
    for x, ink in ((38, "r3"), (44, "k2"), (50, "r3")):
        s.rect("w2", x, 4, 0.8, 24)
        s.rect(ink, x - 3, 6, 3, 9)
        s.rect("y4", x - 2, 8, 1, 4)
    for x in range(35, 53, 4):
        s.rect("k2", x, 23, 2.5, 4)
        s.rect("n3", x + 0.5, 21.5, 1.5, 1.5)
        s.rect("s3", x, 21, 2.5, 1)


def cave_shadows(s: Stage) -> None:
    """A fire throws the shadows of a horse and a jar on the cave wall."""
    s.sky("w1 o1 o2 o1", 0, 36)
    s.oval("o3", 24, -4, 34, 36)
    s.oval("o4", 29, 0, 25, 27)
    for points in ("0,0 10,0 4,9", "42,0 53,0 53,8", "0,36 0,22 6,30"):
        s.poly("w1", points)
    s.grid(
        """
.......11..
......1111.
.....111111
1...111..11
111111.....
111111.....
11111111...
111...11...
11.....1...
1......1...
1......1...""",
        34,
        4,
        {"1": "w1"},
    )
    s.poly("w1", "44,24 44,20 46,19 45,17 49,17 48,19 50,20 50,24")
    s.poly("r3", "2,36 4,26 6,30 8,23 11,30 13,27 14,36")
    s.poly("y4", "5,36 8,28 10,33 12,36")


def bodhi(s: Stage) -> None:
    """The spreading fig tree at daybreak, and a wheel of light."""
    s.sky("v3 m4 o5 y5", 0, 32)
    s.disc("y4", 26.5, 13, 13)
    s.disc("y5", 26.5, 13, 11)
    s.limb("w2", "6,36 9,20 4,6", width=4)
    s.limb("w2", "9,20 16,8", width=2)
    s.limb("w2", "47,36 46,22 50,8", width=4)
    for x, y, r in (
        (2, 3, 6),
        (11, 1, 6),
        (21, -2, 5),
        (33, -2, 5),
        (43, 1, 6),
        (52, 4, 6),
        (0, 11, 4),
        (53, 12, 4),
    ):
        s.disc("g1", x, y, r)
        s.disc("g2", x - 1, y - 1, r - 1.5)
        s.disc("g3", x - 2, y - 2, r - 3)
    for x, y in ((8, 9), (15, 6), (38, 6), (46, 9), (3, 16)):
        s.poly("g3", (x - 1.5, y), (x + 1.5, y), (x, y + 3))
    s.ridge("g3", "0,31 53,30", lit="g4")


def horsemen(s: Stage) -> None:
    """Ranks of riders under horse-tail standards on the steppe."""
    s.sky("b4 o5 o4", 0, 24)
    s.ridge("v3", "0,17 10,12 22,18 38,11 53,16")
    s.ridge("y3", "0,24 53,22", lit="y4")
    for x, y in ((1, 24), (8, 22), (38, 22), (45, 24), (51, 21), (14, 25)):
        s.oval("w2", x - 2, y, 7, 4)
        s.rect("w2", x + 4, y - 2, 2, 3)
        s.rect("w1", x - 1, y + 3, 1, 4)
        s.rect("w1", x + 3, y + 3, 1, 4)
        s.rect("r2" if x % 2 else "b2", x, y - 4, 3, 4)
        s.rect("n2", x + 0.5, y - 6, 2, 2)
        s.rect("k2", x, y - 7, 3, 1.5)
        s.line("w3", (x + 3, y), (x + 4, y - 11))
    for x in (6, 42):
        s.rect("w3", x, 3, 0.8, 18)
        s.poly("k1", (x - 2, 5), (x + 3, 5), (x + 2, 12), (x - 1, 12))
        s.disc("y3", x + 0.5, 4, 1.4)


def bukhara(s: Stage) -> None:
    """Tiled niches full of books; a lamp hangs before them."""
    s.sky("b1 b2 b1", 0, 36)
    for x in (0, 18, 36):
        s.rect("t3", x, 0, 17, 30)
        s.rect("t4", x, 0, 1, 30)
        s.poly("k1", (x + 2, 30), (x + 2, 9), (x + 8.5, 2), (x + 15, 9), (x + 15, 30))
        for y in (14, 21, 28):
            s.rect("w4", x + 2, y, 13, 1)
            for number in range(6):
                tall = 3 + (number * 7 + y + x) % 3
                s.rect(
                    ("r2", "y2", "g2", "p3", "b3")[(number + y) % 5], x + 3 + number * 2, y - tall, 1.6, tall
                )
    for x in range(0, 53, 4):
        s.rect("y3", x, 31, 2, 2)
    s.rect("b1", 0, 33, 53, 3)
