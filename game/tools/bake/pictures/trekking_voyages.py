"""Trekking Through History: scenes of ships, shores and far cities."""

from __future__ import annotations

from game.tools.bake.pictures.beasts import camel
from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(TREKKING)


@GALLERY.scene(48)
def norse_ship(s: Stage) -> None:
    """A dragon ship under a striped sail makes for a coast of ice and fire."""
    s.sky("b2 b3 b4 p5", 0, 24)
    s.poly("s3", "26,24 40,6 44,6 53,14 53,24")
    s.poly("p5", "34,14 40,6 44,6 50,12 45,11 42,14 39,11")
    s.line("o3", "42,6 43,10 46,14")
    s.oval("s4", 39, -2, 12, 7)
    s.oval("s5", 41, -3, 7, 5)
    s.rect("b2", 0, 22, 53, 14)
    s.waves("b3 b4 p5", 23, 34, 7)
    with s.subject():
        s.limb("w3", "19,4 19,26", width=1.4)
        s.poly("p5", "5,5 34,5 36,20 28,22 11,22 3,19")
        for x in (8, 17, 26):
            s.poly("r3", (x, 5), (x + 4, 5), (x + 4.5, 22), (x - 0.5, 22))
        s.rect("w3", 4, 4, 31, 1.4)
    with s.subject():
        s.poly("w3", "0,24 4,27 34,27 41,22 44,14 47,14 46,22 40,32 30,34 8,34 1,30")
        s.limb("w3", "44,15 45,11 49,11", width=2.6)
        s.poly("w4", "0,24 4,27 34,27 40,23 38,28 4,29")
    s.dots("y5", "46,11")
    s.line("r3", "49,13 51,13")
    for number, x in enumerate(range(5, 36, 6)):
        with s.subject():
            s.disc(("r3", "y3", "b3")[number % 3], x, 29, 2.6)
        s.disc("s5", x, 29, 0.8)
    for x in (7, 13, 25, 31):
        s.rect("n4", x, 23, 2.5, 2.5)
        s.rect("s3", x - 0.5, 21.5, 3.5, 2)
    for x in range(6, 34, 6):
        s.line("w5", (x, 31), (x - 3, 36))


@GALLERY.scene(49)
def surf(s: Stage) -> None:
    """A chief stands on his board in the curl of a great wave."""
    s.sky("b4 b5 p5", 0, 14)
    s.ridge("g2", "30,13 38,6 45,12 53,8")
    s.limb("w3", "49,14 50,7 48,3", width=1)
    for dx, dy in ((-5, 2), (-3, -2), (3, -2), (5, 2)):
        s.line("g3", (48, 3), (48 + dx, 3 + dy))
    s.rect("p4", 30, 13, 23, 2)
    s.rect("t3", 0, 15, 53, 21)
    s.poly("b2", "0,36 0,8 6,3 14,1 22,3 27,8 22,7 17,9 15,15 18,22 28,28 53,32 53,36")
    s.poly("b3", "0,30 0,12 6,6 12,5 9,12 11,20 18,27 34,32 20,33")
    for points in ("2,32 3,20 7,10 12,6", "7,34 8,24 10,16", "14,34 15,28 13,20", "24,34 20,28 16,22"):
        s.line("b4", points)
    for x, y, r in rows(
        "14,2,2.4 19,2,2.6 24,5,2.4 27,8,2 9,3,2 26,11,1.4 22,9,1.4 30,29,2.4 37,31,2.4 44,32,2 24,28,1.8"
    ):
        s.disc("p5", x, y, r)
    for x, y in rows("29,13 24,14 31,18 20,11 35,26"):
        s.rect("p5", x, y, 1, 1)
    s.waves("t4 t5", 18, 14, 3)
    with s.subject():
        s.poly("w4", "19,30 26,26 44,24 50,25 44,28 28,31")
        s.line("w5", "22,29 28,27 46,25")
    body(
        s,
        "33,9 31,18",
        ("25,12 21,10", "38,14 43,12"),
        ("26,22 26,26", "36,21 37,25"),
        "w4",
        "long",
        "w4",
        "k0",
        trousers="w4",
        sleeve="w4",
        shoes="w4",
    )
    s.poly("r3", "27,17 35,17 36,21 27,21")
    s.line("y3", "28,18 35,18")
    s.dots("y4", "31,13 33,13 35,13")


@GALLERY.scene(53)
def timbuktu(s: Stage) -> None:
    """A scholar reads before shelves of manuscripts; more come in on a camel."""
    s.sky("b4 y5 o5", 0, 24)
    s.poly("o2", "22,24 22,8 24,4 26,8 26,13 32,13 32,6 34,2 36,6 36,13 42,13 42,9 44,5 46,9 46,24")
    s.poly("o3", "22,24 22,8 24,4 25,8 25,24")
    for x, ys in ((23, (11, 16)), (33, (9, 14)), (43, (12, 17))):
        for y in ys:
            s.rect("w1", x - 1, y, 3, 0.7)
    s.ridge("y3", "0,24 53,23", lit="y4")
    s.ridge("y2", "0,32 53,32")
    with s.subject():
        camel(s, 53, 18, "p1", flip=True, load="r2")
        for y in (8, 10, 12):
            s.rect(("p5", "g3", "p4")[(y - 8) // 2], 40, y, 10, 2)
            s.rect("w2", 40, y + 1.5, 10, 0.5)
    body(
        s,
        "11,10 12,23",
        ("19,20 22,20", "18,22 21,22"),
        ("12,34",),
        "b3",
        "turban",
        "w1",
        "k0",
        "p5",
        hem="3,35 20,35",
        stout=3,
    )
    with s.subject():
        s.poly("p5", "18,17 26,19 33,16 33,24 26,26 18,24")
    s.line("p2", "26,19 26,26")
    for y in (19, 21, 23):
        s.line("k2", (19.5, y), (24, y + 1))
        s.line("k2", (28, y + 0.6), (32, y - 0.6))
    s.rect("r3", 20, 18, 2, 1)


@GALLERY.scene(54)
def dodo(s: Stage) -> None:
    """A dodo struts on the beach; the sailors who found it come ashore."""
    s.sky("b3 b4 b5", 0, 16)
    s.rect("t3", 0, 14, 53, 8)
    s.waves("t5 t4", 15, 14, 3)
    s.poly("w2", "1,15 16,15 14,19 4,19")
    s.rect("w3", 8, 2, 1, 13)
    s.poly("p5", "4,3 13,3 14,12 3,12")
    s.rect("r3", 7, 5, 3, 6)
    s.ridge("p3", "0,21 53,20", lit="p5")
    for x, y, r in rows("48,5,6 53,12,5 43,2,4"):
        s.disc("g1", x, y, r)
        s.disc("g3", x - 1, y - 1, r - 2)
    s.limb("w2", "50,22 49,8", width=2)
    s.ridge("g3", "0,34 53,33", lit="g4")
    body(s, "4,17 4,24", ("8,19 10,17", "1,22"), ("2,32", "6,32"), "r3", "hat", hat="w2", trousers="p4")
    with s.subject():
        s.oval("s3", 20, 13, 24, 18)
        s.oval("s4", 21, 13, 15, 12)
        s.limb("s3", "26,19 22,13 23,7", width=5)
        s.oval("s4", 19, 1, 10, 9)
        s.poly("p3", "21,5 15,5 11,8 11,12 14,11 17,10 21,9")
        s.poly("k2", "14,10 11,9 11,13 13,12")
        s.poly("p5", "42,14 49,10 48,14 51,15 47,18 43,19")
        s.limb("y3", "29,30 28,35", width=2)
        s.limb("y2", "36,30 37,35", width=2)
    s.poly("s1", "31,19 40,20 38,26 33,25")
    s.line("s5", "31,19 39,20")
    s.rect("p5", 22, 3, 3, 3)
    s.rect("k0", 22, 4, 2, 2)
    for x in (27, 36):
        s.line("y3", (x - 2, 35), (x + 4, 35))


@GALLERY.scene(77)
def waka(s: Stage) -> None:
    """Paddlers drive a carved canoe over the swell, its tall stern against the sky."""
    s.sky("b3 b4 p5", 0, 22)
    s.oval("p5", 20, 8, 34, 5)
    s.oval("p5", 28, 5, 16, 5)
    s.ridge("g2", "30,20 40,16 53,19")
    s.rect("b2", 0, 20, 53, 16)
    s.ridge("b3", "0,24 14,22 30,25 53,22")
    s.waves("b4 p5 b1", 24, 30, 5)
    with s.subject():
        s.poly("r2", "2,2 5,1 7,8 6,16 9,23 43,23 48,19 51,13 53,14 52,21 47,29 8,29 3,22 1,12")
        s.line("r3", "4,3 5,15 8,24")
    for x, y in rows("3,5 3,9 4,13 4,17"):
        s.rect("p5", x, y, 2, 1.5)
    s.rect("r3", 8, 24, 39, 1)
    for x in range(10, 47, 4):
        s.oval("p4", x, 26, 2, 2)
    for x, y in ((2, 1), (1, 4), (0, 8)):
        s.line("p5", (x + 2, y), (x - 3, y + 1))
    with s.subject():
        s.poly("r2", "49,15 53,9 55,12 52,17")
    s.rect("p5", 51, 11, 1, 1)
    for number, x in enumerate((12, 20, 28, 36)):
        body(
            s,
            f"{x},14 {x - 2},23",
            (f"{x + 4},19 {x + 6},20", f"{x + 3},20 {x + 5},24"),
            (),
            "w4" if number % 2 else "w3",
            "topknot",
            "w4",
            "k0",
            sleeve="w4",
        )
        with s.subject():
            s.limb("w5", (x + 7, 17), (x + 3, 30), width=1)
            s.oval("w5", x + 1, 28, 4, 6)
    for x, y in rows("10,33 18,34 26,33 34,34 44,31"):
        s.rect("p5", x, y, 3, 1)


@GALLERY.scene(80)
def tenochtitlan(s: Stage) -> None:
    """A canoe of maize glides along the causeway toward the twin-templed pyramid in the lake."""
    s.sky("b4 b5 p5 o5", 0, 18)
    s.ridge("v3", "0,14 8,6 13,10 20,3 24,3 30,10 44,8 53,13")
    s.poly("p5", "17,6 20,3 24,3 27,6 23,5")
    s.rect("t3", 0, 16, 53, 20)
    s.waves("t5 t4 t2", 17, 26, 4)
    with s.subject():
        for number in range(4):
            s.rect("p3", 21 + number * 3, 21 - number * 4, 27 - number * 6, 5)
            s.rect("p5", 21 + number * 3, 21 - number * 4, 27 - number * 6, 1)
            s.rect("p1", 45 - number * 3, 22 - number * 4, 3, 4)
        s.poly("r3", "31,26 32,9 37,9 38,26")
        s.rect("r2", 30, 4, 4, 6)
        s.rect("b3", 35, 4, 4, 6)
    s.rect("p5", 30, 3, 4, 1)
    s.rect("p5", 35, 3, 4, 1)
    for y in range(11, 26, 2):
        s.rect("r2", 32, y, 5, 0.8)
    for x, y in rows("2,18 9,17 48,19"):
        with s.subject():
            s.rect("p5", x, y, 6, 5)
        s.rect("w1", x + 2, y + 2, 2, 3)
    s.poly("p4", "0,24 34,25 36,28 0,28")
    s.rect("p2", 0, 27, 35, 1)
    for x, ink in ((4, "r3"), (12, "p5"), (17, "b3"), (25, "y3")):
        s.rect(ink, x, 21, 2, 3)
        s.rect("w3", x, 19.5, 2, 1.6)
    with s.subject():
        s.poly("w3", "10,30 14,32 36,32 41,29 38,35 14,35")
    for x in range(19, 34, 3):
        s.oval("y4", x, 29, 3, 4)
        s.dots("g3", (x + 1, 29))
    body(s, "13,22 13,29", ("18,25 19,21", "10,27"), (), "p5", "band", "w4", "k0", "r3")
    with s.subject():
        s.limb("w5", "19,15 15,36", width=1)


@GALLERY.scene(85)
def balloon(s: Stage) -> None:
    """Two men in a boat-shaped basket throw their coats overboard over the white cliffs."""
    s.sky("b3 b4 b5 p5", 0, 27)
    s.oval("p5", -4, 5, 14, 5)
    s.oval("p5", 42, 11, 16, 5)
    s.rect("b2", 0, 27, 53, 9)
    s.waves("b3 b4", 28, 14, 3)
    s.poly("p5", "0,20 8,22 10,30 0,31")
    s.poly("p3", "4,24 9,23 10,30 5,30")
    s.poly("g4", "0,19 8,21 9,23 0,21")
    s.poly("g3", "40,28 46,26 53,26 53,29")
    with s.subject():
        s.oval("y4", 14, -6, 26, 25)
        s.poly("y4", "17,13 37,13 29,22 25,22")
    for x, ink in ((17, "b3"), (26, "r3"), (33, "b3")):
        s.poly(ink, (x, 3), (x + 4, 3), (x + 3.5, 12), (x + 0.5, 12))
    s.oval("r3", 14, 5, 26, 3)
    s.oval("y3", 14, 8, 26, 2)
    s.poly("y3", "34,14 37,13 29,22 28,22")
    for points in ("18,14 20,26", "24,20 24,26", "30,20 31,26", "36,14 34,26"):
        s.line("w2", points)
    with s.subject():
        s.poly("r3", "17,25 38,25 36,31 20,31")
        s.rect("y3", 17, 25, 21, 1.4)
    body(s, "23,20 23,27", ("19,23 15,22",), (), "k2", "cap", "n4", hat="k1", flip=True)
    body(s, "31,20 31,27", ("36,21 40,20",), (), "b2", "wig", "n4", "s5", "k1")
    with s.subject():
        s.poly("g2", "40,24 46,23 47,29 43,31 40,28")
    with s.subject():
        s.poly("r2", "9,26 13,25 14,31 10,32")
    s.rect("p5", 37, 10, 9, 0.1)


@GALLERY.scene(91)
def gold_pan(s: Stage) -> None:
    """A digger up to his boots in the creek swirls his pan; gold winks in it."""
    s.sky("b3 b4 y5", 0, 18)
    s.ridge("v3", "0,14 12,7 24,14 40,5 53,11")
    s.ridge("g2", "0,19 20,16 40,19 53,16")
    for x, y, h in ((3, 22, 15), (9, 21, 11), (47, 21, 15), (52, 22, 12)):
        for level in range(4):
            half = 1.4 + level
            top = y - h + level * h / 4.6
            s.poly("g1", (x - half, top + h / 3), (x, top), (x + half, top + h / 3))
    with s.subject():
        s.poly("p5", "33,22 38,13 44,22")
        s.poly("k1", "37,22 38,15 40,22")
    s.ridge("y2", "0,22 53,21", lit="y3")
    s.poly("b3", "0,27 53,24 53,36 0,36")
    s.waves("b5 b4 p5", 27, 18, 6)
    for x, y, r in rows("3,28,2.4 8,26,2 48,27,2.6 52,33,2.4 2,35,3"):
        s.disc("s2", x, y, r)
        s.disc("s4", x - 0.6, y - 0.6, r - 1)
    _gold_pan_front(s)


def _gold_pan_front(s: Stage) -> None:
    body(
        s,
        "24,9 18,20",
        ("29,18 31,23", "25,19 27,24"),
        ("22,27 23,33", "15,27 14,33"),
        "r3",
        "hat",
        "n3",
        "w1",
        "w3",
        trousers="b2",
    )
    s.line("w4", "21,14 18,19")
    s.poly("w1", "20,14 25,14 25,16 22,17")
    with s.subject():
        s.oval("k2", 25, 22, 15, 7)
        s.oval("k3", 26, 22, 13, 5)
    s.oval("b2", 28, 23, 9, 3)
    for x, y in rows("29,24 32,25 35,24 31,23 34,23"):
        s.rect("y4", x, y, 1.5, 1)
    for points in ("38,17 38,20", "36.5,18.5 39.5,18.5"):
        s.line("y5", points)
    s.dots("y5", "30,20 42,22")


@GALLERY.scene(92)
def canyon_run(s: Stage) -> None:
    """A one-armed captain stands in the wooden boat that plunges between red walls."""
    s.sky("b3 b4 b5", 0, 22)
    s.poly("o2", "0,0 13,0 16,9 14,18 20,27 0,36")
    s.poly("o3", "0,0 8,0 11,10 8,19 13,30 0,36")
    s.poly("o2", "53,0 38,0 36,8 40,16 34,26 53,34")
    s.poly("r2", "53,0 47,0 45,10 49,18 44,29 53,34")
    for y in (5, 11, 17, 23):
        s.line("o4", (0, y), (10, y + 1))
        s.line("o1", (41, y), (53, y - 1))
        s.line("r1", (0, y + 2), (12, y + 3))
    s.poly("o4", "18,20 22,12 26,9 31,12 34,20")
    s.poly("b2", "0,28 16,22 38,21 53,27 53,36 0,36")
    s.waves("b4 b3 p5", 23, 26, 8)
    for x, y, r in rows("5,30,3 10,32,2.6 46,29,3 50,32,3 40,33,2.4 16,34,2.4"):
        s.disc("p5", x, y, r)
        s.disc("b5", x + 0.8, y + 0.8, r - 1)
    with s.subject():
        s.poly("w3", "9,21 14,25 33,29 42,25 40,33 30,36 14,33")
        s.poly("w5", "9,21 14,25 33,29 42,25 41,27 33,31 13,27")
    body(s, "17,14 18,22", ("24,20 27,23", "23,21 26,24"), ("18,27",), "b3", "hat", "n4", hat="w4")
    body(s, "27,7 26,19", ("33,11 37,8",), ("24,28", "28,28"), "k2", "beard", "n4", "o1", trousers="w2")
    s.rect("p5", 23, 12, 2.5, 5)
    s.rect("k3", 22.5, 12, 2, 3)
    body(s, "35,18 34,26", ("38,23 41,24", "32,23 30,26"), (), "r3", "hat", "n4", hat="w3", flip=True)
    with s.subject():
        s.limb("w5", "26,22 4,35", width=1)
        s.limb("w5", "39,23 52,30", width=1)
