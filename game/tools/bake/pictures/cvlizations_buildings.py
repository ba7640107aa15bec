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
    """A country house has a small island to itself, far from the town on the shore."""
    s.sky("b3 b4 o5 y5", 0, 20)
    s.ridge("v4", "0,16 10,12 20,16 34,11 52,16")
    for x, h in rows("2,3 5,5 8,3 46,4 49,3"):  # the town is far
        s.rect("p3", x, 17 - h, 2, h)
    s.rect("b3", 0, 17, 52, 21)
    s.waves("b4 b5 b2", 18, 34, 3)
    with s.subject():
        s.poly("p1", "8,28 14,24 42,24 50,28 45,33 14,33")
    s.poly("g3", "9,28 14,23 42,23 49,28 44,31 14,31")
    s.poly("g4", "14,24 30,23 26,26 14,28")
    for x in (12, 46):
        cypress(s, x, 28, 18)
    _house(s)
    s.poly("p4", "26,29 30,29 31,35 24,35")
    for y in (30, 32, 34):
        s.rect("p2", 25, y, 6, 0.7)
    with s.subject():
        s.poly("w3", "33,34 47,33 45,37 35,37")
    s.rect("w4", 33, 34, 14, 1)


def _house(s: Stage) -> None:
    """White walls, tiled roofs, an upper storey with shutters, a terrace under vines."""
    with s.subject():
        s.rect("p4", 16, 17, 26, 12)
        s.rect("p4", 16, 9, 13, 9)
        s.poly("o3", "14,10 17,5 28,5 31,10")
        s.poly("o3", "28,18 30,14 42,14 44,18")
        s.rect("o2", 19, 2, 3, 5)
    s.line("o4", "15,9 17,6 28,6")
    s.rect("p2", 38, 18, 4, 11)
    s.rect("p5", 16, 10, 1, 19)
    for x in (18, 24):
        s.rect("b1", x, 12, 3, 4)
        s.rect("g2", x - 1, 12, 1, 4)
        s.rect("g2", x + 3, 12, 1, 4)
    s.rect("w2", 25, 22, 4, 7)
    s.rect("y4", 28, 25, 0.8, 1)
    s.rect("b1", 19, 21, 3, 4)
    s.rect("g2", 18, 21, 1, 4)
    for x in (32, 36):
        s.oval("w1", x, 20, 4, 4)
        s.rect("w1", x, 22, 4, 7)
    discs(s, "s5", "22,0,1.6 25,-1,2")
    discs(s, "g3", "31,19,1.4 34,19,1.6 38,19,1.4 41,20,1.4")
    s.dots("m4", "31,19 35,20 39,19")


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
        s.poly(
            "o1",
            "17.4,2 18.6,2 19.6,10 21,17 23,23 27,29 31,34 24,34 18,27 12,34 5,34 9,29 13,23 15,17 16.4,10",
        )
        boxes(s, "o1", "14,16,8,2 11,23,14,2 16,5,4,1")
    s.poly("o2", "17.4,2 18,2 17.6,10 16,17 14,23 10,29 5,34 8,34 13,27 16,23")
    for y, w in rows("7,1 11,2 19,5 21,6"):
        s.rect("o3", 18 - w / 2, y, w, 0.6)
    for line in (
        "17,9 19,12",
        "19,9 17,12",
        "16,18 20,22",
        "20,18 16,22",
        "12,26 13,30",
        "14,25 8,33",
        "22,25 28,33",
        "24,26 23,30",
    ):
        s.line("o3", line)
    boxes(s, "o4", "14,16,8,0.6 11,23,14,0.6")
    s.oval("y5", 13.4, 27, 9, 11)
    s.rect("g4", 12, 32, 12, 1)
    s.poly("p3", "11,33 25,33 26,38 10,38")
    s.line("w1", "18,0 18,2")
    s.rect("r3", 19, 0, 3, 1.4)
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
    s.rect("b1", 0, 30, 52, 5)
    s.rect("b3", 0, 31, 52, 0.7)
    s.rect("g3", 0, 35, 52, 3)
    s.poly("g3", "0,31 14,31 19,38 0,38")
    with s.subject():
        s.poly("w4", "26,26 35,26 40,37 21,37")
    for far, near in ((28, 24), (30.5, 30.5), (33, 37)):
        s.line("w2", (far, 27), (near, 36))
    s.line("w5", "26,27 22,36")
    s.line("k1", "27,15 22,34")
    s.line("k1", "34,15 39,34")
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
        24,
        {"r": "r3", "y": "y3", "f": "n3", "b": "b2", "4": "w4", "3": "k0"},
        outline=True,
    )
