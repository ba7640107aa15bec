"""Trekking Through History: events, one telling scene each."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import tones
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(TREKKING)


@GALLERY.scene(3)
def great_bath(s: Stage) -> None:
    s.sky("b4 b5 p5", 0, 8)
    s.ridge("o4", "0,7 14,5 30,7 53,5")
    s.tile("o3", "o2", 0, 7, 53, 9, 4, 2)
    s.rect("o5", 0, 6, 53, 1)
    for x in range(2, 53, 8):
        s.rect("w0", x, 9, 4, 6)
        s.rect("o1", x, 9, 4, 1)
        s.rect("w1", x + 3, 9, 1, 6)
    s.tile("o4", "o3", 0, 15, 53, 21, 6, 3)
    s.rect("o2", 0, 15, 53, 1)
    s.poly("o1", "9,17 43,17 52,36 0,36")
    s.poly("o5", "8,17 9,17 1,36 -2,36")
    s.poly("b2", "12,20 40,20 47,36 5,36")
    s.poly("b3", "12,20 28,20 22,36 5,36")
    for number, ink in enumerate(("o4", "o3", "o2")):
        s.poly(
            ink,
            (20 - number, 17 + number * 1.5),
            (32 + number, 17 + number * 1.5),
            (33 + number, 18.5 + number * 1.5),
            (19 - number, 18.5 + number * 1.5),
        )
        s.line("o5", (20 - number, 17 + number * 1.5), (32 + number, 17 + number * 1.5))
    for x, y, n in ((12, 24, 5), (34, 23, 4), (9, 30, 6), (24, 27, 5), (36, 31, 6), (20, 33, 5)):
        s.line("b5", (x, y), (x + n, y))
        s.line("b4", (x + 1, y + 1), (x + n + 2, y + 1))
    s.person("head", 13, 29, "b3", "w4", "k0")
    s.person("head", 36, 30, "b3", "w3", "k0", flip=True)
    s.line("b5", "12,29 19,29")
    s.line("b5", "35,30 42,30")
    s.person("robe", 24, 24, "p4", "w3", "k0")
    for number in range(3):
        s.rect(("o4", "o3", "o2")[number], 21 - number, 35 - number * 1.5, 11 + number * 2, 1)


@GALLERY.scene(23)
def great_zimbabwe(s: Stage) -> None:
    s.sky("b3 b4 y5 o5", 0, 24)
    s.ridge("g3", "0,20 9,17 20,20 40,16 53,19", lit="g4")
    for x, y, r in ((2, 13, 5), (8, 16, 4), (47, 11, 6), (52, 14, 4)):
        s.rect("w1", x - 0.5, y, 1.5, 10)
        s.disc("g1", x, y, r)
        s.disc("g2", x - 0.5, y - 0.7, r - 1)
        s.disc("g3", x - 1, y - 1.5, r - 2.5)
    with s.subject():  # the conical tower: solid, tapering, no door, no roof
        s.poly("k3", "21,30 24,12 27,2 32,2 35,12 38,30")
        s.poly("k4", "21,30 24,12 27,2 31,2 32,12 31,30")
        s.poly("k5", "21,30 24,12 27,2 29,2 27,12 25,30")
    for number, y in enumerate(range(4, 26, 2)):
        half = 2.5 + y * 0.22
        s.line("k3", (29.5 - half, y), (29.5 + half * 0.3, y))
        s.line("k2", (29.5 + half * 0.3, y), (29.5 + half, y))
        for x in range(int(30 - half) + number % 2, int(30 + half), 3):
            s.rect("k3" if x < 30 else "k2", x, y - 1, 0.5, 1)
    with s.subject():  # the great wall sweeps round it
        s.poly("k4", "-1,12 5,15 12,18 21,21 30,22 40,20 48,16 54,12 54,36 -1,36")
        s.poly("k5", "-1,12 5,15 12,18 18,20 19,36 -1,36")
        s.poly("k3", "44,18 48,16 54,12 54,36 43,36")
    for number in range(9):
        low = 18 + number * 2.2
        bend = [(x, low + 6.5 * (1 - ((x - 28) / 28) ** 2) * (1 - number / 9)) for x in range(-1, 55, 4)]
        s.line("k3", *bend[:11])
        s.line("k2", *bend[10:])
        for left, top in bend:
            s.rect("k3" if left < 42 else "k2", left + number % 2 * 2, top, 0.5, 2)
    crown = [(x, 14.5 + 8 * (1 - ((x - 29) / 29) ** 2)) for x in range(-1, 55)]
    for shift in (0, 1, 2, 3):  # the chevron band along its crown
        s.line("k2" if shift < 3 else "k4", *[(x, y + shift) for x, y in crown])
    for column, top in crown:
        s.rect("p4", column, round(top + (2, 1, 0, 1)[column % 4]), 1, 1)
    s.ridge("o3", "0,33 20,32 36,32 53,33", lit="o5")
    s.person("robe", 9, 35, "r3", "w2", "k0")
    s.person("robe", 15, 34, "y3", "w2", "k0", flip=True)
    s.grid(
        """
w........w
.w......w.
..ww44ww..
...4444...
...k44k...
....44....
....33....""",
        36,
        25,
        {"w": "p5", "4": "w4", "3": "w5", "k": "k0"},
        outline=True,
    )
    s.grid(
        """
4444444
4444433
3444332
3.2.3.2
3.2.3.2""",
        43,
        29,
        tones("w1 w2 w3 w4", "1234"),
        outline=True,
    )


@GALLERY.scene(104)
def moon_landing(s: Stage) -> None:
    s.sky("k0 k0 b0", 0, 26)
    for x, y in ((3, 3), (10, 8), (19, 2), (27, 6), (50, 12), (46, 3), (6, 14), (22, 12), (31, 1)):
        s.dots("b5", (x, y))
    s.disc("b2", 42, 8, 6)
    s.disc("b3", 41.5, 7.5, 5)
    s.poly("g3", "38,5 41,3 44,5 42,8 39,9")
    s.poly("g3", "42,11 45,9 46,11 44,13")
    s.line("p5", "38,10 41,9 44,11")
    s.line("p5", "39,4 42,6")
    s.ridge("s3", "0,23 12,24 26,22 40,24 53,23", lit="s5")
    s.ridge("s4", "0,29 30,28 53,30")
    for x, y, w, h in ((2, 26, 7, 2), (44, 27, 8, 2.5), (29, 33, 10, 3), (0, 33, 7, 2)):
        s.oval("s2", x, y, w, h)
        s.oval("s5", x + 1, y + h / 2, w - 1, h / 2)
    s.poly("s2", "20,31 38,30 33,34 24,34")
    with s.subject():  # the lander
        s.poly("s4", "5,7 9,4 16,4 20,7 20,14 5,14")
        s.poly("s2", "15,4 20,7 20,14 15,14")
        s.poly("s5", "5,7 9,4 11,4 9,14 5,14")
        s.rect("k0", 8, 7, 3, 3)
        s.rect("k0", 14, 7, 3, 3)
        s.rect("s1", 10, 11, 5, 3)
        s.line("s4", "12,4 12,1")
        s.oval("s4", 14, 0, 5, 3)
        s.poly("y3", "3,14 22,14 21,21 4,21")
        s.poly("y4", "3,14 10,14 9,21 4,21")
        s.poly("y1", "18,14 22,14 21,21 17,21")
        s.line("y5", "6,16 8,20")
        s.line("y2", "12,15 14,20")
        for a, b in (((4, 16), (0, 27)), ((21, 16), (25, 28)), ((8, 21), (6, 30))):
            s.line("y3", a, b)
        for x, y in ((0, 27), (25, 28), (6, 30)):
            s.rect("s4", x - 2, y, 4, 1)
        s.poly("s2", "10,21 15,21 17,24 8,24")
    s.line("s5", "36,12 36,31")
    s.poly("p5", "37,12 48,12 48,19 37,19")
    for y in (12, 14, 16, 18):
        s.rect("r3", 37, y, 11, 1)
    s.rect("b2", 37, 12, 5, 4)
    s.dots("p5", "38,13 40,13 39,14 41,14")
    s.grid(
        """
...5544..
..55554..
.45y3224.
.45o3224.
..444444.
.5555443.
555544433
5.544543.
5.544443.
4.555443.
..55.44..
..55.44..
..44.43..
.555.443.""",
        25,
        18,
        tones("s0 s1 s2 s3 s4 s5", "012345") | {"y": "y4", "o": "o3"},
        outline=True,
    )


@GALLERY.scene(78)
def gutenberg(s: Stage) -> None:
    s.sky("w1", 0, 36)
    for x in range(0, 53, 9):
        s.rect("w2", x, 0, 8, 27)
    s.rect("w0", 1, 3, 11, 14)
    s.panel("b4 b5 y5", 2, 4, 9, 12)
    s.rect("w3", 6, 4, 1, 12)
    s.rect("w3", 2, 9, 9, 1)
    s.rect("w0", 0, 27, 53, 9)
    for y in (27, 30, 33):
        s.rect("w3", 0, y, 53, 2)
        s.rect("w4", 0, y, 53, 0.5)
    s.line("p2", "36,3 53,2")
    for x in (38, 46):  # printed sheets drying on a line
        s.rect("p5", x, 3, 6, 9)
        s.rect("p3", x + 5, 3, 1, 9)
        s.rect("r3", x + 1, 4, 2, 2)
        for y in (5, 7, 9):
            s.rect("k3", x + (3 if y < 6 else 1), y, 2 if y < 6 else 4, 0.5)
    with s.subject():
        s.rect("w4", 16, 2, 20, 4)
        s.rect("w5", 16, 2, 20, 1)
        s.rect("w3", 30, 3, 6, 3)
        for x in (17, 32):
            s.rect("w4", x, 6, 3, 28)
            s.rect("w5", x, 6, 1, 28)
            s.rect("w2", x + 2, 6, 1, 28)
        s.rect("w4", 17, 22, 18, 3)
        s.rect("w5", 17, 22, 18, 1)
        s.rect("w2", 17, 24, 18, 1)
        s.rect("s3", 24, 6, 4, 9)
        for y in range(6, 15, 2):
            s.line("s5", (24, y), (27, y + 1))
            s.line("s1", (24, y + 1), (27, y + 2))
        s.rect("w3", 20, 15, 12, 3)
        s.rect("w5", 20, 15, 12, 1)
        s.rect("s2", 20, 18, 12, 1)
        s.poly("p5", "19,20 33,20 34,22 18,22")
        s.rect("k2", 20, 20, 11, 1)
        s.rect("w3", 15, 33, 23, 2)
    with s.subject():
        s.line("y4", "26,14 13,21", width=1)
        s.line("y3", "26,15 13,22", width=1)
    s.grid(
        """
...rrrr........
..rrrrrr.......
..hhffff.......
..hffkf........
..hffff........
..LFFF....bbff.
.LLbbbbbbbbbff.
.LLbbbdbbbb....
LLbbbd.........
LLbpppd........
LbbpppP........
.bppppP........
.pppppPP.......
.pppppPP.......
..lll.lll......
.lll...lll.....
lll.....ll.....
kk......kkk....""",
        1,
        17,
        {
            "r": "r3",
            "h": "w1",
            "f": "n4",
            "F": "w2",
            "k": "k0",
            "b": "b3",
            "L": "b4",
            "d": "b2",
            "p": "p5",
            "P": "p3",
            "l": "k2",
        },
        outline=True,
    )
    with s.subject():
        s.rect("p5", 40, 28, 10, 6)
        s.rect("p3", 40, 30, 10, 1)
        s.rect("p3", 40, 32, 10, 1)
        s.rect("p2", 49, 28, 1, 6)
        s.rect("k3", 41, 28.5, 6, 0.5)


@GALLERY.scene(107)
def t_rex(s: Stage) -> None:
    s.sky("b3 b4 p5", 0, 10)
    s.ridge("o3", "0,7 7,4 12,8 20,6 26,9 38,4 46,8 53,5", lit="o5")
    s.ridge("r4", "0,10 14,9 30,11 53,9")
    s.ridge("y3", "0,13 16,12 38,14 53,12", lit="y5")
    s.poly("w2", "0,22 6,14 20,12 38,13 45,22 44,36 0,36")
    s.poly("w1", "1,22 7,16 20,14 37,15 43,22 42,36 1,36")
    with s.subject():  # jaw first, then skull: the mouth stands open
        s.poly("w0", "3,25 28,24 36,25 28,30 16,32 3,32")
        jaw = [
            (3, 30),
            (5, 29),
            (16, 30),
            (27, 28),
            (35, 24),
            (38, 26),
            (36, 30),
            (28, 34),
            (14, 36),
            (6, 35),
            (3, 33),
        ]
        s.poly("p3", *jaw)
        s.poly("p4", "3,30 5,29 16,30 27,28 28,30 16,32 4,32")
        for x, tall in ((6, 3), (9, 3), (12, 3), (15, 2), (18, 3), (21, 2), (24, 2)):
            s.poly("p5", (x - 1, 30), (x + 1, 30), (x, 30 - tall))
        skull = [
            (2, 21),
            (4, 18),
            (10, 15),
            (17, 14),
            (23, 13),
            (26, 10),
            (33, 10),
            (38, 13),
            (40, 18),
            (39, 24),
            (35, 26),
            (32, 24),
            (28, 25),
            (20, 24),
            (12, 26),
            (4, 26),
            (2, 24),
        ]
        s.poly("p4", *skull)
        s.poly("p5", "2,21 4,18 10,15 17,14 23,13 26,10 33,10 33,12 27,12 24,15 17,16 10,17 5,20")
        s.poly("p2", "28,25 20,24 12,26 4,26 4,25 12,24 20,23 30,23 38,20 40,18 39,24 35,26 32,24")
        for x, tall in ((5, 4), (8, 4), (11, 5), (14, 5), (17, 4), (20, 4), (23, 3), (26, 2)):
            s.poly("p5", (x - 1, 25), (x + 1, 25), (x, 25 + tall))
            s.line("p2", (x + 1, 25), (x, 25 + tall))
    s.oval("w0", 5, 19, 4, 3)
    s.poly("w0", "12,22 14,18 20,17 21,22")
    s.oval("w0", 25, 13, 4, 5)
    s.rect("w0", 26, 17, 2, 4)
    s.poly("w0", "32,14 36,14 37,20 33,21")
    s.person("kneel", 43, 35, "g3", "n4", "w2", "b1", flip=True)
    s.poly("y4", "42,27 51,27 51,28 42,28")
    s.poly("y4", "45,24 49,24 50,27 44,27")
    s.rect("y2", 44, 26, 6, 1)
    s.line("w4", "43,31 40,30")
    s.rect("p4", 38, 29, 2, 2)
    for x, y in ((46, 17), (50, 20), (48, 15), (1, 15)):
        s.rect("y1", x, y, 2, 1)
    s.line("w3", "49,13 47,22")
    s.line("s4", "45,14 49,12 52,13")


@GALLERY.scene(46)
def library(s: Stage) -> None:
    s.sky("w1", 0, 36)
    s.rect("w0", 20, 1, 14, 20)
    s.panel("b2 b3 b4 y5", 21, 2, 12, 18)
    s.rect("b2", 21, 15, 12, 5)
    s.rect("p4", 25, 8, 4, 8)
    s.rect("p2", 28, 8, 1, 8)
    s.rect("p5", 26, 5, 2, 3)
    s.rect("y4", 26, 3.5, 2, 1.5)
    s.rect("y5", 23, 4, 2, 0.5)
    s.rect("y5", 29, 4, 2, 0.5)
    s.rect("o2", 23, 15, 8, 1)
    for x0 in (0, 34):  # pigeonholes full of scrolls
        s.rect("w3", x0, 0, 19, 25)
        for row in range(5):
            for column in range(3):
                x, y = x0 + 1 + column * 6, 1 + row * 5
                s.rect("w0", x, y, 5, 4)
                for k in range(3):
                    if (row * 7 + column * 3 + k + x0) % 5 != 0:
                        s.disc("p4" if k < 2 else "p2", x + 1 + k * 1.5, y + 2.8, 1.1)
                        s.rect("w2", x + 0.6 + k * 1.5, y + 2.4, 0.8, 0.8)
                if (row + column) % 3 == 0:
                    s.disc("p5", x + 2, y + 1.3, 1)
                    s.rect("r3", x + 1.6, y + 1, 0.8, 0.8)
        s.rect("w5", x0, 0, 1, 25)
    s.rect("w2", 0, 25, 53, 11)
    for x in range(0, 53, 6):
        s.poly("o2" if x // 6 % 2 else "o3", (x, 25), (x + 6, 25), (x * 1.2 + 2, 36), (x * 1.2 - 6, 36))
    with s.subject():  # ladder
        s.line("w5", "39,3 35,30")
        s.line("w5", "43,3 40,30")
    for y in range(5, 30, 3):
        s.line("w4", (39 - y * 0.14, y), (43 - y * 0.1, y))
    s.person("reach", 38, 21, "t3", "n3", "k1", flip=False)
    with s.subject():  # table and scroll
        s.rect("w4", 5, 28, 26, 2)
        s.rect("w5", 5, 28, 26, 1)
        s.rect("w3", 7, 30, 2, 6)
        s.rect("w2", 27, 30, 2, 6)
    s.person("robe", 9, 31, "p5", "n3", "s4")
    with s.subject():
        s.rect("p5", 13, 26, 14, 3)
        s.rect("p3", 13, 28, 14, 1)
        s.rect("p2", 12, 25, 2, 4)
        s.rect("p2", 26, 25, 2, 4)
    for x in range(15, 25, 2):
        s.rect("k3", x, 26.5, 1, 0.5)
        s.rect("k3", x, 27.5, 1, 0.5)
    s.rect("w4", 5, 29, 26, 1)
