"""CVlizations: the pictures of buildings of the first two ages, each with those who use it."""

from __future__ import annotations

import math

from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import IDEAS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import boxes, cypress, discs

GALLERY = Gallery(IDEAS)


@GALLERY.scene("isolated_villa")
def isolated_villa(s: Stage) -> None:
    """A villa has an island to itself; its owner rows home over the lake."""
    s.sky("b3 b4 o5 y5", 0, 22)
    s.ridge("v4", "0,18 10,14 20,18 34,13 52,18")
    s.rect("b3", 0, 21, 52, 17)
    s.waves("b4 b5 b2", 22, 26, 3)
    with s.subject():
        s.poly("g2", "8,28 12,22 18,19 42,19 48,24 51,28 44,31 16,31")
        s.poly("p1", "8,28 51,28 44,31 16,31")
    s.poly("g3", "13,22 18,19 42,19 46,22 30,21")
    for x in (14, 46):
        cypress(s, x, 26, 17)
    with s.subject():
        s.rect("p4", 19, 11, 22, 14)
        s.poly("o3", "17,11 20,7 40,7 43,11")
        s.poly("p5", "24,11 30,6 36,11")
        s.rect("o3", 27, 2, 6, 4)
        s.poly("o3", "26,3 30,0 34,3")
    s.rect("p2", 38, 12, 3, 13)
    for x in (24, 27, 32, 35):
        s.rect("p5", x, 12, 1.4, 11)
    s.rect("w1", 29, 16, 3, 9)
    for x in (20.5, 37):
        s.rect("b1", x, 14, 2, 3)
        s.rect("b1", x, 19, 2, 3)
    s.rect("p5", 23, 24, 14, 2)
    s.oval("b2", 12, 30, 38, 3)
    with s.subject():
        s.poly("w3", "2,33 18,33 15,37 5,37")
    s.rect("w4", 2, 33, 16, 1)
    s.line("w5", "10,31 19,37")
    with s.subject():
        s.rect("r3", 7, 28, 4, 5)
        s.rect("n3", 8, 25, 3, 3)
        s.rect("y3", 7, 24, 5, 1)
    s.rect("r3", 10, 30, 3, 1)


@GALLERY.scene("windmill")
def windmill(s: Stage) -> None:
    """The sails turn over the corn while the miller carries a sack from the door."""
    s.sky("b3 b4 b5", 0, 30)
    discs(s, "p5", "6,7,3 10,6,4 14,8,3 46,14,2.4 49,13,3")
    s.ridge("g3", "0,30 18,27 34,27 52,30", lit="g4")
    s.ridge("y3", "0,33 14,30 22,33 52,34", lit="y4")
    with s.subject():
        s.poly("p4", "22,32 25,13 37,13 40,32")
        s.poly("r2", "23,14 27,7 35,7 39,14")
        s.rect("w3", 20, 23, 22, 1.6)
    s.poly("p2", "34,14 37,14 40,32 35,32")
    s.poly("r3", "24,13 27,7 30,7 28,13")
    for x, y in rows("29,17 33,18"):
        s.rect("w1", x, y, 2, 3)
    s.rect("w1", 28, 26, 5, 7)
    for turn in (35, 125, 215, 305):
        a = math.radians(turn)
        dx, dy = math.cos(a), math.sin(a)
        nx, ny = -dy, dx
        ends = [(31 + dx * r + nx * w, 12 + dy * r + ny * w) for r, w in ((5, 0), (5, 5), (20, 5), (20, 0))]
        with s.subject():
            s.poly("p5", *ends)
            s.line("w2", (31, 12), (31 + dx * 20, 12 + dy * 20))
        for r in (8, 11, 14, 17):
            s.line("p1", (31 + dx * r, 12 + dy * r), (31 + dx * r + nx * 5, 12 + dy * r + ny * 5))
        s.line("w2", (31, 12), (31 + dx * 20, 12 + dy * 20))
    s.disc("w1", 31.5, 12.5, 2)
    for x in range(0, 20, 3):
        s.line("y2", (x, 38), (x + 1, 32))
        s.rect("y5", x + 1, 31, 1, 2)
    body(s, "14,22 14,29", ("18,22 17,19",), ("12,37", "17,37"), "p5", "cap", hat="p5", trousers="b2")
    with s.subject():
        s.oval("p3", 3, 19, 10, 8)
        s.rect("p1", 12, 21, 2, 3)
    s.line("p5", "5,21 9,20")


@GALLERY.scene("iron_tower")
def iron_tower(s: Stage) -> None:
    """Lady and gentleman with a parasol stroll toward the iron tower."""
    s.sky("b3 b4 m5 y5", 0, 30)
    discs(s, "p5", "7,8,3 11,7,3 45,12,3 48,11,2.4")
    for x, w, y in rows("0,9,24 9,7,26 38,7,25 45,8,23"):
        s.rect("v4", x, y, w, 8)
        s.rect("v3", x, y, w, 1)
    s.ridge("g3", "0,30 52,30", lit="g4")
    s.ridge("p3", "0,34 18,32 34,32 52,34")
    with s.subject():
        s.poly("o1", "17,-1 19,-1 20,8 21,14 23,20 27,28 32,34 24,34 18,25 12,34 4,34 9,28 13,20 15,14 16,8")
        boxes(s, "o1", "13,12,10,2 9,20,18,2")
    s.poly("o2", "17,-1 18,-1 17,9 14,20 10,28 5,34 9,34 14,25 17,20")
    for y, w in rows("4,1 8,2 16,5 18,6"):
        s.rect("o3", 18 - w / 2, y, w, 0.6)
    for line in (
        "17,6 19,9",
        "19,6 17,9",
        "16,14 20,19",
        "20,14 16,19",
        "11,24 13,29",
        "14,22 8,32",
        "22,22 28,32",
        "25,24 23,29",
    ):
        s.line("o3", line)
    boxes(s, "o4", "13,12,10,0.6 9,20,18,0.6")
    s.oval("y5", 13, 25, 10, 12)
    s.rect("g4", 12, 32, 12, 1)
    s.poly("p3", "11,33 25,33 26,38 10,38")
    s.line("r3", "18,-1 18,2")
    body(
        s, "48,20 48,27", ("51,24 51,22", "45,25 45,27"), ("47,36", "50,36"), "k2", "top", hat="k1", flip=True
    )
    _iron_tower_front(s)


def _iron_tower_front(s: Stage) -> None:
    body(
        s,
        "40,21 40,28",
        ("36,24 36,20", "43,26 44,27"),
        (),
        "m3",
        "bun",
        hair="w1",
        hem="36,37 44,37",
        flip=True,
    )
    with s.subject():
        s.oval("p5", 30, 13, 12, 5)
        s.rect("p5", 30, 16, 12, 2)
        s.line("w2", "36,18 36,24")
    for x in (33, 38):
        s.line("m4", (x, 17), (36, 13))


@GALLERY.scene("castle")
def castle(s: Stage) -> None:
    """A rider with a pennon gallops over the drawbridge into the castle on its crag."""
    s.sky("b2 b3 b4 y5", 0, 38)
    s.ridge("t3", "0,26 10,22 26,25 52,20")
    with s.subject():
        s.poly("w2", "12,38 16,27 22,23 46,22 53,26 53,38")
    s.poly("w3", "16,28 22,23 30,23 24,30 19,38 13,38")
    with s.subject():
        s.rect("s3", 17, 12, 35, 14)
        boxes(s, "s3", "17,10,3,3 22,10,3,3 38,10,3,3 43,10,3,3 48,10,3,3")
        s.rect("s4", 25, 4, 11, 24)
        boxes(s, "s4", "25,2,3,3 29,2,3,3 33,2,3,3")
    s.rect("s2", 33, 5, 3, 23)
    for x, y, w in rows("14,8,7 43,5,8"):
        with s.subject():
            s.rect("s4", x, y, w, 19)
            s.poly("r3", (x - 1, y), (x + w / 2, y - 8), (x + w + 1, y))
        s.rect("s2", x + w - 2, y, 2, 19)
        s.rect("k0", x + 2, y + 4, 1, 3)
        s.rect("k0", x + 2, y + 11, 1, 3)
    s.poly("r4", "14,7 17,1 17,7")
    s.poly("r4", "43,4 46,-2 46,4")
    with s.subject():
        s.oval("w1", 27, 14, 7, 8)
        s.rect("w1", 27, 18, 7, 9)
    for x in (28, 30, 32):
        s.rect("s1", x, 16, 0.6, 6)
    s.rect("b2", 29, 8, 3, 3)
    s.rect("b1", 0, 34, 52, 4)
    s.line("b3", "0,35 14,35")
    s.ridge("g3", "0,31 12,31 16,38")
    with s.subject():
        s.poly("w4", "28,26 34,26 16,34 8,34")
    for t in range(4):
        s.line("w2", (25 - t * 4.4, 27 + t * 2), (31 - t * 4.4, 27 + t * 2))
    s.line("k1", "28,17 14,31")
    _castle_front(s)


def _castle_front(s: Stage) -> None:
    s.grid(
        """
......rrr......
......r.y......
......ryy......
......r.ff.44..
......rbb44434.
......rbbb4444.
.4.444bbb444...
4.44444b4444...
..4444444444...
..44.....444...
.44.......444..
44..........4..""",
        5,
        20,
        {"r": "r3", "y": "y3", "f": "n3", "b": "b2", "4": "w4", "3": "k0"},
        outline=True,
    )
