"""Trekking Through History: scenes of books, statues, tea and tilting."""

from __future__ import annotations

from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(TREKKING)

PRINTER = """
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
kk......kkk...."""


@GALLERY.scene(25)
def david(s: Stage) -> None:
    """Men haul the marble giant upright before the palace with its tower."""
    s.sky("b3 b4 b5", 0, 36)
    s.rect("o3", 0, 4, 17, 28)
    s.rect("o4", 0, 4, 3, 28)
    for x in range(0, 17, 4):
        s.rect("o3", x, 2, 2, 3)
    s.rect("o3", 6, -4, 5, 8)
    for x, y in rows("2,9 7,9 12,9 2,17 7,17 12,17"):
        s.rect("w1", x, y, 3, 4)
    s.poly("o2", "40,32 40,12 47,8 53,12 53,32")
    s.ridge("p2", "0,30 53,30", lit="p4")
    with s.subject():
        s.rect("p3", 21, 30, 14, 6)
        s.rect("p5", 21, 30, 14, 1)
    _david_front(s)


def _david_front(s: Stage) -> None:
    with s.subject():  # weight on one leg, sling over the shoulder
        s.limb("p4", "26,19 25,25 25,30", width=3)
        s.limb("p5", "29,19 31,25 30,30", width=3)
        s.poly("p5", "23,10 33,10 32,15 31,21 25,21 24,15")
        s.poly("p3", "31,10 33,10 32,15 31,21 29,21")
        s.limb("p5", "23,11 21,16 22,21", width=2)
        s.limb("p4", "33,11 35,15 32,10", width=2)
        s.rect("p4", 27, 8, 3, 3)
        s.grid(
            """
.4343.
343434
434343
35k5k3
.55p5.
.5ppp.
..55..""",
            25,
            1,
            {"3": "p1", "4": "p2", "5": "p5", "k": "p1", "p": "p3"},
        )
    s.line("p2", "25,14 28,15 31,14")
    s.line("p2", "28,15 28,19")
    s.rect("p2", 28, 21, 1, 2)
    s.line("w4", "25,8 14,20")
    s.line("w4", "32,12 44,22")
    body(s, "9,20 6,27", ("14,20", "14,22"), ("9,35", "2,35"), "r3", "cap", hat="b2")
    body(s, "47,20 50,28", ("44,22", "43,24"), ("46,35", "53,35"), "g3", "short", flip=True)


@GALLERY.scene(27)
def tea(s: Stage) -> None:
    """Before the shrine gate a tea master kneels and holds out a bowl to a lord; a farmer waits his turn."""
    s.sky("b4 b5 p5", 0, 22)
    s.ridge("t4", "0,14 12,9 28,14 53,10")
    with s.subject():  # the gate of the shrine
        s.rect("r3", 17, 4, 3, 20)
        s.rect("r3", 34, 4, 3, 20)
        s.rect("r3", 15, 7, 24, 2)
        s.poly("r2", "11,1 15,3 39,3 43,1 41,5 13,5")
    s.rect("r4", 17, 9, 1, 15)
    s.rect("r4", 34, 9, 1, 15)
    for x, y, r in rows("1,3,6 8,1,5 4,9,4 48,2,6 53,7,5"):
        s.disc("m3", x, y, r)
        s.disc("m4", x - 1, y - 1, r - 1.6)
    s.dots("m4", "12,12 22,16 44,12 30,20 47,17 26,12 9,15")
    s.ridge("g3", "0,22 53,21", lit="g4")
    s.poly("r2", "2,29 51,29 53,36 0,36")
    s.rect("r4", 2, 29, 49, 0.7)
    _tea_guests(s)
    _tea_master(s)


def _tea_guests(s: Stage) -> None:
    body(
        s, "48,15 49,25", ("46,22", "45,22"), (), "p2", "cone", "n3", "k0", "y3", hem="43,35 55,35", flip=True
    )
    body(
        s,
        "38,13 39,24",
        ("33,20 30,20", "34,22 30,21"),
        (),
        "b2",
        "topknot",
        "n4",
        "k0",
        hem="33,35 47,35",
        stout=3.4,
        flip=True,
    )
    s.rect("y3", 36, 23, 7, 1)
    with s.subject():
        s.limb("k1", "40,25 47,28", width=1.4)
    s.rect("y4", 40, 24, 2, 2)


def _tea_master(s: Stage) -> None:
    with s.subject():  # the kettle on its brazier, the ladle laid across
        s.rect("w2", 21, 32, 11, 4)
        s.oval("k2", 21, 25, 11, 8)
    s.oval("k4", 23, 26, 4, 2)
    s.rect("o3", 22, 32, 9, 1)
    s.rect("y4", 24, 33, 5, 1)
    body(
        s,
        "8,12 8,24",
        ("16,19 20,19", "13,21 20,20"),
        (),
        "g1",
        "bald",
        "n4",
        "s3",
        hem="0,35 16,35",
        stout=4,
    )
    s.line("p4", "7,18 10,23")
    with s.subject():
        s.poly("k2", "20,17 29,17 28,21 26,23 23,23 21,21")
    s.rect("g4", 20, 16, 9, 1.6)
    s.rect("k4", 21, 18, 2, 2)
    s.rect("n4", 18, 19, 3, 3)
    s.rect("n4", 28, 19, 3, 3)
    for steam in ("23,14 22,12 24,10", "26,14 27,11 26,8"):
        s.line("p5", steam)


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
    _press(s)
    with s.subject():
        s.line("y4", "26,14 13,21", width=1)
        s.line("y3", "26,15 13,22", width=1)
    _printer(s)
    with s.subject():
        s.rect("p5", 40, 28, 10, 6)
        s.rect("p3", 40, 30, 10, 1)
        s.rect("p3", 40, 32, 10, 1)
        s.rect("p2", 49, 28, 1, 6)
        s.rect("k3", 41, 28.5, 6, 0.5)


def _press(s: Stage) -> None:
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


def _printer(s: Stage) -> None:
    s.grid(
        PRINTER,
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
    _library_front(s)


def _library_front(s: Stage) -> None:
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
