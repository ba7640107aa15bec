"""Trekking Through History: scenes of Greece, Rome, China and their neighbours."""

from __future__ import annotations

import math
from itertools import pairwise

from game.tools.bake.pictures.beasts import camel, horse
from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(TREKKING)


@GALLERY.scene(7)
def olympia(s: Stage) -> None:
    """An athlete winds up with the discus before a hill of cheering people."""
    s.sky("b3 b4 b5", 0, 12)
    s.ridge("g3", "0,12 20,6 34,7 53,10")
    for number in range(46):
        x, y = number * 17 % 53, 10 + number * 7 % 15
        s.rect(("p5", "r3", "b3", "y3", "p4")[number % 5], x, y + 1, 2, 3)
        s.rect(("n3", "w3", "n4")[number % 3], x, y, 1.5, 1.5)
    s.poly("p4", "37,3 44,0 52,3")
    s.rect("p3", 38, 3, 14, 1)
    for x in (38, 42, 46, 50):
        s.rect("p5", x, 4, 1.5, 6)
    s.ridge("y3", "0,27 53,26", lit="y5")
    s.ridge("y2", "0,34 53,33")
    with s.subject():
        s.limb("n2", "24,22 18,26 11,32", width=3)
        s.rect("n2", 9, 32, 4, 1.6)
        s.limb("n2", "30,14 35,19 33,24", width=2.2)
        s.limb("n3", "27,22 33,26 31,34", width=3.2)
        s.rect("n3", 30, 33.6, 5, 1.6)
        s.poly("n3", "22,13 30,11 32,15 28,22 23,21")
        s.poly("p5", "22,19 30,18 32,26 20,26")
        s.poly("p5", "27,12 31,11 31,20 25,20")
        s.limb("n3", "23,14 16,11 11,5", width=2.4)
        s.oval("n3", 28, 3, 7, 8)
        s.poly("w1", "28,7 28,3 31,1 35,3 35,5 30,5 30,8")
    s.poly("n4", "22,14 25,13 25,19 23,19")
    s.line("p3", "29,20 30,25")
    s.line("n4", "28,24 32,27")
    s.rect("k0", 33, 6, 1, 1.4)
    s.line("n1", "33,9 34,9")
    s.line("g4", "29,3 35,3")
    s.rect("r3", 22, 21, 9, 1)
    with s.subject():
        s.oval("o2", 5, -1, 11, 8)
        s.oval("o4", 5, -1, 8, 6)
    s.oval("o3", 7, 1, 5, 3)
    s.rect("n3", 10, 4, 3, 3)


@GALLERY.scene(12)
def great_wall(s: Stage) -> None:
    """Men ram earth between boards; the finished wall climbs from peak to peak with its towers."""
    s.sky("b4 b5 p5 o5", 0, 20)
    s.ridge("t4", "0,14 10,8 20,15 34,4 44,12 53,6")
    s.ridge("g4", "0,22 16,15 24,6 32,3 40,10 53,5")
    s.ridge("g3", "0,27 20,22 34,15 42,11 53,17", lit="g4")
    s.ridge("g2", "0,31 24,29 36,24 53,26")
    _wall_run(s, "52,35 41,28 36,22", 8)
    _wall_run(s, "36,22 42,16 40,11", 5)
    _wall_run(s, "40,11 34,8 31,4 24,6 19,10", 3)
    for x, y, w, h in rows("32,15,9,10 38,6,6,7 29,0,4,5"):
        with s.subject():
            s.rect("p3", x, y, w, h)
            s.rect("p1", x + w - 2, y, 2, h)
            for k in range(0, int(w), 2):
                s.rect("p3", x + k, y - 1, 1, 1)
        s.rect("w1", x + w // 2 - 1, y + 3, 2, 3)
    _great_wall_front(s)


def _wall_run(s: Stage, points: str, width: float) -> None:
    """A stretch of wall seen from above, its battlements along both edges."""
    with s.subject():
        s.limb("p2", points, width=width)
    s.limb("p4", points, width=width - 2)
    if width < 5:
        return
    for (x0, y0), (x1, y1) in pairwise(rows(points)):
        for number in range(0, 10, 2):
            x, y = x0 + (x1 - x0) * number / 10, y0 + (y1 - y0) * number / 10
            s.rect("p1", x - width / 2, y, 1.6, 1)
            s.rect("p1", x + width / 2 - 1, y, 1.6, 1)


def _great_wall_front(s: Stage) -> None:
    with s.subject():
        s.rect("o3", 0, 25, 29, 11)
        s.rect("o4", 0, 25, 29, 2)
    for y in (28, 32):
        s.rect("w4", 0, y, 31, 3)
        s.rect("w2", 0, y + 3, 31, 0.7)
    for x in (5, 17, 28):
        s.rect("w2", x, 26, 1.6, 10)
    with s.subject():  # the rammer, a block on a pole, lifted by two men
        s.rect("w3", 13.5, 5, 2, 13)
        s.rect("s3", 11, 17, 7, 6)
        s.rect("s5", 11, 17, 2, 6)
    for y in (24, 24.6):
        s.dots("o5", (9, y), (20, y), (7, y - 1), (22, y - 1))
    body(s, "6,10 6,19", ("11,12 13,11", "10,14 13,13"), ("4,25", "8,25"), "b3", "topknot", "n3", "k0")
    body(
        s,
        "23,10 23,19",
        ("18,12 16,11", "19,14 16,13"),
        ("21,25", "25,25"),
        "r2",
        "topknot",
        "n3",
        "k0",
        flip=True,
    )


@GALLERY.scene(13)
def rosetta(s: Stage) -> None:
    """A mason cuts the last lines: three scripts on one dark stone."""
    s.sky("o4 o5 y5", 0, 36)
    s.rect("o4", 0, 0, 6, 36)
    s.rect("o3", 48, 0, 6, 36)
    for y in range(3, 36, 6):
        s.rect("b2", 1, y, 3, 3)
        s.rect("r2", 49, y + 1, 3, 3)
    s.ridge("y2", "0,33 53,33", lit="y4")
    with s.subject():
        s.poly("s1", "9,34 8,8 13,3 22,5 30,2 34,9 35,34")
        s.poly("s2", "9,34 8,8 13,3 18,4 15,34")
        s.line("s3", "8,8 13,3 22,5")
    for row in range(3):  # birds, eyes and reeds
        for column in range(8):
            x, y = 11 + column * 3, 7 + row * 3
            s.rect("p4", x, y, 1, 2)
            s.rect("p4", x + (1, 0, 1, 1)[(row + column) % 4], y + (column + row) % 2, 1, 1)
    for row in range(3):  # a running hand
        s.line("p3", *[(11 + k, 17 + row * 2.5 + (k * 5 + row) % 3 * 0.6) for k in range(0, 23, 1)])
    _rosetta_front(s)


def _rosetta_front(s: Stage) -> None:
    for row in range(3):
        for column in range(11):
            if (column * 3 + row) % 5:
                s.rect("p5", 11 + column * 2, 26 + row * 2, 1, 1)
    s.rect("k0", 10, 15, 24, 1)
    s.rect("k0", 10, 24, 24, 1)
    body(
        s,
        "44,14 46,27",
        ("39,19 35,23", "40,16 37,12"),
        ("40,30 41,35", "47,36"),
        "p5",
        "short",
        "w4",
        "k0",
        flip=True,
        trousers="p4",
    )
    s.limb("w3", "37,12 34,15", width=1)
    s.rect("w2", 31, 14, 4, 3)
    s.line("s5", "35,23 31,22")


@GALLERY.scene(44)
def carthage(s: Stage) -> None:
    """The round harbour from above: ships' sheds on the rim and round the admiral's island."""
    s.sky("b3 b4", 0, 6)
    s.rect("b3", 0, 5, 53, 31)
    s.waves("b4 b2", 6, 26, 3)
    s.poly("p3", "0,12 14,6 40,5 53,10 53,36 0,36")
    s.poly("p4", "0,12 14,6 40,5 53,10 53,12 40,7 14,8 0,14")
    s.oval("p1", 4, 5, 45, 31)
    s.oval("o4", 4, 4, 45, 30)
    s.oval("b2", 8, 7, 37, 24)
    for number in range(26):
        a = number * 2 * math.pi / 26
        if 0.9 < a < 2.2:
            continue
        x, y = 26.5 + math.cos(a) * 20, 19 + math.sin(a) * 13.3
        s.line("o2", (x, y), (26.5 + math.cos(a) * 18, 19 + math.sin(a) * 11.6))
    s.poly("b2", "30,28 40,25 48,36 34,36")
    s.waves("b3 b4", 8, 4, 9)
    with s.subject():
        s.oval("p3", 18, 13, 17, 12)
        s.oval("o4", 18, 12, 17, 10)
    for number in range(14):
        a = number * 2 * math.pi / 14
        s.line(
            "o2",
            (26.5 + math.cos(a) * 8, 17 + math.sin(a) * 4.6),
            (26.5 + math.cos(a) * 4, 17 + math.sin(a) * 2),
        )
    with s.subject():
        s.rect("p5", 24, 5, 6, 11)
        s.rect("p3", 28, 5, 2, 11)
        s.poly("r3", "22,5 27,1 32,5")
    s.rect("k1", 26, 8, 2, 3)
    for x, y, flip in rows("10,17,0 37,16,1 16,27,0 39,30,1"):
        with s.subject():
            s.poly("w3", (x - 1, y), (x + 7, y), (x + 6, y + 2.5), (x, y + 2.5))
            s.rect("r3" if flip else "p5", x + 2, y - 4, 4, 4)
    s.rect("k1", 0, 33, 1, 1)


@GALLERY.scene(45)
def colossus(s: Stage) -> None:
    """Bronze Helios with his crown of rays lifts the torch; a ship passes small at his feet."""
    s.sky("b3 b4 y5 o5", 0, 28)
    s.disc("y5", 44, 12, 7)
    s.rect("b2", 0, 27, 53, 9)
    s.waves("b3 b4 y5", 28, 18, 5)
    s.poly("p2", "0,27 8,24 14,26 14,31 0,32")
    for x in (0, 5, 9):
        s.rect("p5", x, 21, 3.4, 4)
        s.poly("o3", (x - 1, 21), (x + 1.6, 18.5), (x + 4, 21))
    with s.subject():
        s.rect("p3", 16, 32, 22, 4)
        s.rect("p5", 16, 32, 22, 1)
    for a in range(-170, 0, 28):
        far = math.radians(a)
        tip = 27 + math.cos(far) * 7, 7 + math.sin(far) * 7
        s.line("y4", (27 + math.cos(far) * 4, 7 + math.sin(far) * 4), tip)
    with s.subject():
        s.limb("o2", "29,21 31,26 31,31", width=3)
        s.limb("o3", "25,21 24,26 23,31", width=3)
        s.poly("o3", "22,12 32,12 31,17 30,22 24,22 23,17")
        s.poly("o4", "22,12 26,12 26,21 24,22 23,17")
        s.limb("o3", "32,13 36,11 37,7", width=2.2)
        s.limb("o4", "22,13 18,17 19,22", width=2.2)
        s.poly("o2", "23,20 31,20 33,25 27,24 22,26")
        s.oval("o4", 24, 4, 6, 7)
        s.rect("o3", 26, 10, 3, 2)
    s.rect("w1", 25, 7, 1, 1)
    s.rect("w1", 28, 7, 1, 1)
    s.rect("o2", 26, 9, 2, 0.6)
    s.line("o2", "24,15 27,16 30,15")
    s.line("o2", "27,16 27,20")
    with s.subject():
        s.poly("r3", "35,6 35,2 37,3 39,1 40,6")
    s.rect("y4", 36, 4, 2, 2)
    with s.subject():
        s.poly("w2", "40,31 53,31 51,34 42,34")
        s.rect("w3", 46, 22, 1, 9)
        s.poly("p5", "42,23 50,23 51,29 41,29")
    s.disc("r3", 46.5, 26, 1.6)


@GALLERY.scene(73)
def petra(s: Stage) -> None:
    """Out of the dark gorge a trader leads his camel to the temple cut in the rose-red rock."""
    s.sky("r4 o3 o3", 0, 36)
    with s.subject():
        s.rect("o5", 10, 17, 25, 14)
        s.poly("o5", "8,17 22.5,11 37,17")
        s.rect("o5", 10, 4, 6, 9)
        s.rect("o5", 29, 4, 6, 9)
        s.poly("o5", "9,4 16,1 16,4")
        s.poly("o5", "29,1 36,4 29,4")
        s.rect("o5", 18, 5, 9, 7)
        s.poly("o5", "17,5 22.5,-1 28,5")
    s.line("o3", "10,16 22.5,12 35,16")
    s.rect("o3", 9, 17, 27, 0.7)
    for x in (11, 15, 18.5, 25, 29, 33):
        s.rect("y5", x, 18, 1.5, 13)
        s.rect("o2", x + 1.5, 18, 0.8, 13)
    s.rect("w1", 20.5, 21, 4, 10)
    s.rect("w1", 21, 6, 3, 6)
    for x in (12, 31):
        s.rect("o2", x, 5, 2, 8)
    s.poly("w2", "0,0 9,0 6,9 9,19 5,31 8,36 0,36")
    _petra_front(s)


def _petra_front(s: Stage) -> None:
    s.poly("w3", "0,0 5,0 3,9 5,20 1,36 0,36")
    s.poly("w2", "53,0 42,0 44,9 41,16 45,24 53,30")
    s.poly("w3", "53,0 47,0 48,9 46,17 53,26")
    s.ridge("o4", "0,31 53,30", lit="o5")
    with s.subject():
        camel(s, 55, 19, "p2", flip=True, load="b2")
    with s.subject():
        s.oval("r3", 44, 11, 7, 6)
        s.oval("p4", 49, 12, 6, 5)
    s.line("p4", "31,13 26,22")
    body(
        s,
        "22,19 22,27",
        ("26,22", "19,26"),
        ("22,35",),
        "p5",
        "turban",
        "w4",
        "k0",
        "b3",
        hem="17,36 27,36",
        flip=True,
    )


@GALLERY.scene(74)
def charioteer(s: Stage) -> None:
    """A charioteer whips his pair round the turn of the circus, cloak flying."""
    s.sky("b4 b5", 0, 6)
    s.poly("p2", "0,5 53,3 53,17 0,22")
    for number in range(66):
        x, y = number * 13 % 53, 4 + number * 5 % 11
        s.rect(("r2", "p3", "b2", "g2", "y2")[number % 5], x, y + 1, 2, 2)
        s.rect(("n2", "w3")[number % 2], x, y, 1.5, 1.2)
    s.rect("p5", 0, 16, 53, 1.5)
    s.rect("p3", 0, 17.5, 53, 3)
    s.ridge("y3", "0,21 53,20", lit="y5")
    s.ridge("y2", "0,33 53,33")
    for x, y, r in rows("0,30,3 3,34,2.4 -1,26,2.4"):
        s.disc("y5", x, y, r)
    with s.subject():
        horse(s, 29, 16, "w2", "w0", "gallop")
    with s.subject():
        horse(s, 25, 20, "p5", "p2", "gallop")
    body(s, "14,7 12,18", ("20,13 23,15", "7,8 4,3"), ("11,26",), "g3", "helmet", "n3", hat="y3")
    with s.subject():
        s.poly("r3", "10,12 6,13 1,17 3,20 9,18")
    with s.subject():
        s.limb("w3", "14,26 28,23", width=1.4)
        s.poly("r3", "6,19 10,21 18,19 19,27 6,27")
        s.rect("y4", 6, 23, 13, 1)
    with s.subject():
        s.disc("w2", 11, 28, 6)
    s.disc("y4", 11, 28, 5)
    s.disc("w1", 11, 28, 3.6)
    for points in ("6,28 16,28", "11,23 11,33", "8,25 14,31", "8,31 14,25"):
        s.line("y4", points)
    s.disc("y5", 11, 28, 1.2)
    s.line("w1", "22,15 32,16 46,14")
    s.line("w1", "4,3 10,0 22,2 27,7")
