"""Trekking Through History: scenes of the first cities and before."""

from __future__ import annotations

from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(TREKKING)

HAND = """
..a..a...
..a..a.a.
a.a..a.a.
a.aa.aaa.
aaaaaaaa.
.aaaaaaaa
.aaaaaaa.
..aaaaa..
..aaaa...
..aaaa...
..aaa...."""


@GALLERY.scene(1)
def cave_hands(s: Stage) -> None:
    """A boy blows red earth round his hand on the wall; older hands glow beside it."""
    s.sky("w2 w3 p0 p0 w2", 0, 36)
    for x, y, w, h in rows("0,0,14,6 30,-2,24,7 8,28,20,9 36,30,18,8 22,6,9,5"):
        s.oval("w3", x, y, w, h)
    for x, y, w, h, red in rows("0,1,17,18,2 16,2,17,18,3 1,18,17,17,3"):
        s.oval(f"r{red:.0f}", x, y, w, h)
        s.oval("o3" if red > 2 else "r3", x + 2, y + 2, w - 4, h - 4)
    for x, y in rows("4,4 20,5 5,21"):
        s.grid(HAND, x, y, {"a": "p2"})
        s.line("p4", (x + 2, y), (x + 2, y + 4))
    s.disc("w3", 49, 29, 8)
    s.disc("o3", 49, 29, 5)
    body(
        s,
        "40,13 45,27",
        ("34,19 30,15", "36,18 33,21"),
        ("45,36", "49,36"),
        "w2",
        "long",
        "w4",
        "k0",
        flip=True,
    )
    s.line("r3", "36,15 32,14")
    for x, y in rows("33,12 31,14 30,17 33,16 29,12"):
        s.rect("r3", x, y, 1, 1)
    with s.subject():
        s.poly("o3", "46,30 49,20 53,30")
        s.poly("y4", "48,30 50,24 52,30")
    s.rect("w1", 46, 30, 7, 6)


@GALLERY.scene(2)
def atlatl(s: Stage) -> None:
    """A hunter swings the throwing stick; the mammoth turns."""
    s.sky("b4 b5 p5 o5", 0, 24)
    s.ridge("s4", "0,20 8,14 16,19 30,12 42,19 53,15", lit="p5")
    s.ridge("t4", "0,24 53,23", lit="t5")
    s.ridge("g4", "0,30 30,28 53,30", lit="g5")
    with s.subject():
        s.oval("o2", 27, 9, 22, 19)
        s.oval("o2", 23, 7, 12, 14)
        s.poly("o2", "29,22 48,20 49,32 45,32 44,27 35,27 34,32 29,32")
        s.limb("o2", "25,16 23,22 24,28 20,31 18,30", width=3)
        s.oval("o3", 29, 9, 14, 8)
        s.oval("o3", 24, 7, 8, 6)
    for x, y in rows("30,20 34,22 38,21 42,22 46,20 32,14 38,13 44,16 28,12"):
        s.line("o1", (x, y), (x - 1, y + 5))
    s.oval("o1", 31, 13, 4, 6)
    s.rect("k0", 26, 13, 1, 1)
    with s.subject():
        s.limb("p5", "27,18 24,25 18,25 15,20", width=2)
    body(
        s,
        "9,12 8,23",
        ("14,16 17,13", "4,13 3,7"),
        ("12,28 15,34", "5,29 2,34"),
        "w3",
        "long",
        "n2",
        "k0",
        trousers="n2",
    )
    with s.subject():
        s.line("w4", "3,7 9,4")
    with s.subject():
        s.line("p4", "0,3 24,6")
        s.poly("s4", "24,5 28,7 24,8")


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


@GALLERY.scene(38)
def senet(s: Stage) -> None:
    """A lady of Egypt lifts her piece over the board of thirty squares."""
    s.sky("p4 p3", 0, 33)
    for y in (2, 22):
        for x in range(0, 53, 4):
            s.rect("b3" if x % 8 else "r3", x, y, 3, 2)
    for x, ink in ((31, "b2"), (36, "r2"), (43, "g2"), (48, "k1")):
        s.rect(ink, x, 8, 2, 6)
        s.rect(ink, x - 1, 15, 4, 1)
        s.disc(ink, x + 1, 7, 1.4)
    s.rect("w2", 0, 33, 53, 3)
    with s.subject():
        s.poly("p5", "3,36 5,23 10,19 16,20 19,26 19,36")
        s.limb("w4", "9,22 17,27 24,21", width=3)
        s.rect("w4", 9, 17, 4, 4)
    with s.subject():
        s.poly("k1", "3,20 4,6 8,3 14,3 17,6 17,10 14,9 8,14 8,22 4,22")
        s.poly("w4", "9,8 16,8 17,12 18,14 16,18 11,18 9,15")
    s.rect("y3", 4, 6, 13, 2)
    s.rect("p5", 13, 11, 3, 1)
    s.rect("k0", 14, 11, 2, 1)
    s.line("k0", "12,10 16,10")
    s.rect("r3", 16, 15, 2, 1)
    s.rect("t3", 6, 20, 9, 2)
    s.rect("y3", 6, 22, 10, 1)
    with s.subject():
        s.poly("o3", "15,28 49,28 53,34 12,34")
        s.rect("w3", 12, 34, 41, 4)
    for row in range(3):
        for column in range(10):
            x = 17 + column * 3.2 - row * 0.5 + column * row * 0.1
            s.rect("p4" if (row + column) % 4 else "b3", x, 28.6 + row * 1.8, 2.4, 1.2)
    for x, y, ink in ((29, 25, "p5"), (36, 25, "k2"), (42, 27, "p5"), (47, 27, "k2")):
        with s.subject():
            s.poly(ink, (x - 1.5, y + 4), (x, y), (x + 1.5, y + 4))
            s.disc(ink, x, y, 1.2)
    with s.subject():
        s.poly("k2", "24,21 25.5,16 27,21")
        s.disc("k2", 25.5, 15.5, 1.4)


@GALLERY.scene(39)
def skewers(s: Stage) -> None:
    """A cook turns skewers of meat laid across a clay trough of glowing coals."""
    s.sky("o4 o5 y5", 0, 36)
    s.rect("r2", 0, 0, 53, 5)
    for x in range(0, 53, 6):
        s.disc("y3", x + 3, 2.5, 1.6)
        s.rect("b2", x + 2.5, 2, 1, 1)
    s.ridge("p1", "0,30 53,30", lit="p3")
    for smoke in ("24,14 22,10 25,7", "33,13 36,9 33,6", "43,14 41,10 44,7"):
        s.limb("p5", smoke, width=1.6)
    with s.subject():
        s.poly("o2", "18,18 48,18 53,30 14,30")
        s.poly("o4", "13,29 54,29 51,37 16,37")
        s.rect("o5", 13, 29, 40, 1)
    s.poly("r2", "20,19 46,19 49,28 17,28")
    for number in range(34):
        s.rect(("r3", "o4", "y4", "r3")[number % 4], 18 + number * 11 % 30, 20 + number * 5 % 8, 1.6, 1.2)
    for number in range(4):
        x = 20 + number * 8
        with s.subject():
            s.limb("w5", (x + 1.5, 13), (x + 1.5, 33), width=1)
            for y in (17, 21.5, 26):
                s.oval("r2", x - 0.5, y, 5, 4)
        for y in (17, 21.5, 26):
            s.oval("r4", x, y + 0.4, 3, 2)
    body(s, "9,11 8,23", ("14,18 18,14", "13,20 18,22"), ("5,35", "11,35"), "b3", "band", "n2", "k0", "y3")
    s.rect("p5", 5, 22, 7, 9)


@GALLERY.scene(6)
def cacao(s: Stage) -> None:
    """Under pods of cacao a Maya lady pours chocolate from vase to vase, so that it foams."""
    s.sky("g3 g4 g5", 0, 30)
    for x, y, r in rows("2,2,6 12,0,5 50,3,6 42,0,5"):
        s.disc("g1", x, y, r)
        s.disc("g2", x - 1, y - 1, r - 1.5)
    s.poly("s3", "16,27 19,22 22,22 22,17 25,17 25,12 33,12 33,17 36,17 36,22 39,22 42,27")
    s.poly("s4", "16,27 19,22 22,22 22,17 25,17 25,12 28,12 28,27")
    s.rect("k1", 28, 13, 3, 4)
    s.ridge("y2", "0,28 53,27", lit="y4")
    s.limb("w2", "49,30 48,14 51,2", width=3)
    for x, y, ink in ((43, 8, "o3"), (50, 12, "r3"), (44, 16, "y3")):
        with s.subject():
            s.oval(ink, x, y, 5, 8)
        s.rect("p5", x + 1.4, y + 2, 0.7, 4)
    _cacao_front(s)


def _cacao_front(s: Stage) -> None:
    with s.subject():
        s.rect("o3", 27, 26, 13, 10)
        s.rect("o4", 27, 26, 4, 10)
    s.rect("p5", 27, 29, 13, 4)
    for x in (28, 32, 36):
        s.rect("r2", x, 30, 2, 2)
        s.rect("k1", x + 2, 30, 1, 1)
    for x, y in rows("28,25 31,24 34,23 37,24 39,25 33,25"):
        s.disc("p5", x, y, 1.8)
    s.dots("w4", "30,24 35,25 37,23")
    s.limb("w3", "32,10 34,14 34.5,24", width=2)
    s.limb("w1", "33.6,14 34,23", width=1)
    body(
        s,
        "12,9 11,23",
        ("20,10 25,8", "18,13 25,9"),
        (),
        "p5",
        "long",
        "n2",
        "k0",
        hem="3,36 21,36",
        stout=3.6,
    )
    with s.subject():  # plumes and a jade band
        s.poly("g3", "8,5 4,-2 8,0")
        s.poly("g4", "10,5 10,-3 13,0 12,5")
        s.poly("t3", "13,5 17,-1 15,5")
        s.rect("t4", 8, 4, 8, 2)
    s.rect("r3", 9, 17, 6, 1)
    s.disc("t4", 12, 18, 1)
    for x in range(4, 21, 3):
        s.rect("r3", x, 32, 2, 1)
        s.rect("b3", x + 1, 34, 1, 1)
    with s.subject():
        s.poly("o3", "23,6 27,1 34,6 32,12 29,12")
        s.poly("p5", "25,4 27,2 32,7 31,10")
    s.poly("r2", "26,4 28,3 30,6 29,7")
    s.rect("w1", 31, 9, 2, 2)
    s.rect("n2", 23, 7, 3, 3)
    for x, y in rows("43,33 46,34 44,31 48,32"):
        s.oval("w2", x, y, 3, 2)


@GALLERY.scene(9)
def nok_furnace(s: Stage) -> None:
    """A smith treads the bellows; fire leaps from the clay furnace."""
    s.sky("b0 v1 r1 o2", 0, 26)
    s.dots("b5", "4,3 14,6 46,4 50,10 9,10 20,2")
    s.ridge("k1", "0,24 12,22 30,25 53,22")
    s.limb("k1", "7,24 7,15", width=2)
    for x, y, r in rows("7,12,5 3,14,3 11,14,3"):
        s.oval("k1", x - r, y - 2, 2 * r, 4)
    s.ridge("o1", "0,27 53,26", lit="o2")
    s.oval("o2", 18, 25, 34, 11)
    s.poly("r3", "31,8 33,0 35,4 38,-3 41,3 43,0 45,8")
    s.poly("o4", "33,8 34,3 36,6 38,1 41,6 42,4 43,8")
    s.poly("y5", "35,8 38,4 41,8")
    with s.subject():
        s.poly("o3", "28,33 30,20 33,8 43,8 46,20 48,33")
        s.poly("o4", "28,33 30,20 33,8 37,8 34,20 33,33")
        s.poly("o1", "43,8 46,20 48,33 44,33 43,20")
    for y in (13, 19):
        s.line("o1", (32, y), (44, y))
    s.oval("y3", 33, 24, 10, 9)
    s.oval("y5", 35, 26, 6, 6)
    s.rect("k0", 26, 29, 8, 2)
    body(
        s,
        "15,9 11,19",
        ("20,17 21,21", "15,18 17,22"),
        ("17,24 15,29", "8,26 5,33"),
        "w1",
        "short",
        "w2",
        "k0",
        trousers="r2",
    )
    with s.subject():
        s.oval("w4", 14, 26, 12, 8)
        s.oval("w5", 15, 26, 7, 4)
    for x, y in rows("30,4 47,5 27,10 49,11 45,-1"):
        s.rect("y4", x, y, 1, 1)


@GALLERY.scene("ancestor")
def ancestor(s: Stage) -> None:
    """A grandmother tells two children a tale by the fire; the smoke turns into stars."""
    s.sky("k0 b0 b1 v1", 0, 28)
    for x, y in rows("3,4 9,9 15,3 22,6 33,3 40,8 46,3 50,11 28,10 36,12"):
        s.dots("b5", (x, y))
    for x, y in rows("26,2 30,5 25,9"):
        s.dots("y5", (x, y), (x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))
    s.ridge("k1", "0,24 10,20 22,25 40,21 53,24")
    s.ridge("w1", "0,29 53,28")
    s.oval("o1", 10, 27, 34, 10)
    s.oval("o2", 16, 28, 22, 8)
    for points in ("26,20 28,16 26,13 28,11", "29,19 31,15 29,12"):
        s.line("s2", points)
    with s.subject():
        s.poly("o3", "21,32 24,22 26,26 28,18 31,25 33,22 35,32")
        s.poly("y4", "24,32 26,27 28,23 31,28 33,32")
        s.poly("y5", "26,32 28,28 30,32")
    with s.subject():
        s.limb("w3", "20,34 36,31", width=2)
        s.limb("w2", "20,31 36,34", width=2)
    _ancestor_front(s)


def _ancestor_front(s: Stage) -> None:
    body(
        s,
        "11,15 9,25",
        ("17,21 20,18", "16,22 20,23"),
        ("9,34",),
        "r2",
        "scarf",
        "n3",
        "s5",
        "p3",
        hem="2,35 17,35",
    )
    body(
        s,
        "41,20 43,28",
        ("38,26", "37,26 34,25"),
        ("42,35",),
        "b3",
        "long",
        "n3",
        "k0",
        hem="38,35 49,35",
        flip=True,
    )
    body(s, "48,22 50,29", ("45,27",), ("49,35",), "g3", "short", "n3", "w1", hem="45,35 55,35", flip=True)
