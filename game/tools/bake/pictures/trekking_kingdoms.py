"""Trekking Through History: scenes of the years 900 to 1471."""

from __future__ import annotations

import math

from game.tools.bake.pictures.beasts import ox
from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(TREKKING)


@GALLERY.scene(17)
def venus(s: Stage) -> None:
    """A sky watcher on the steps of the round tower points at the evening star."""
    s.sky("b0 b1 v2 m2 o4", 0, 30)
    for x, y in rows("30,3 48,5 38,9 52,12 20,2 44,16"):
        s.dots("b5", (x, y))
    s.line("y3", "19,15 40,7")
    s.rect("p5", 42, 1, 1, 11)
    s.rect("p5", 37, 6, 11, 1)
    s.disc("y5", 42.5, 6.5, 2.5)
    s.disc("p5", 42.5, 6.5, 1.5)
    s.ridge("g0", "0,28 20,26 40,28 53,25")
    with s.subject():
        s.poly("p1", "-1,36 2,28 34,28 38,36")
        s.poly("p2", "1,28 5,22 29,22 33,28")
        s.rect("p2", 9, 9, 16, 14)
        s.rect("p3", 9, 9, 4, 14)
        s.rect("p0", 21, 9, 4, 14)
        s.oval("p2", 9, 3, 16, 12)
        s.oval("p3", 10, 3, 8, 8)
    s.rect("w1", 17, 11, 4, 4)
    s.rect("y4", 18, 12, 2, 2)
    s.rect("w1", 13, 17, 4, 6)
    for x in (8, 26):
        s.line("p0", (x, 22), (x - 2, 28))
    s.rect("p4", 9, 9, 13, 1)
    s.line("p3", "1,28 33,28")
    body(
        s,
        "41,19 41,28",
        ("45,22 47,17", "38,26"),
        ("40,36",),
        "r3",
        "plumes",
        "w4",
        "k0",
        "t3",
        hem="36,36 46,36",
    )


@GALLERY.scene(18)
def fireworks(s: Stage) -> None:
    """Fireworks burst over the palace before the emperor on his terrace."""
    s.sky("k0 b0 b1 v1", 0, 36)
    for cx, cy, r, inks in ((14, 9, 9, "y5 y3 o3"), (36, 7, 8, "m5 m3 r3"), (47, 17, 5, "t5 t3 b3")):
        hot, mid, low = inks.split()
        for number in range(16):
            a = number * math.pi / 8
            dx, dy = math.cos(a), math.sin(a)
            s.line(low, (cx + dx * r * 0.7, cy + dy * r * 0.7), (cx + dx * r, cy + dy * r))
            s.line(mid, (cx + dx * 2, cy + dy * 2), (cx + dx * r * 0.6, cy + dy * r * 0.6))
            s.dots(hot, (cx + dx * (r + 0.6), cy + dy * (r + 0.6)))
        s.disc(hot, cx, cy, 1.5)
    s.line("o3", "26,27 28,18 27,13")
    with s.subject():
        s.poly("k2", "30,24 34,22 37,18 53,18 53,24 40,24")
        s.rect("r2", 36, 24, 17, 7)
    for x in (38, 43, 48):
        s.rect("y4", x, 25, 2, 4)
    s.rect("y3", 37, 18, 16, 0.5)
    s.rect("s1", 0, 30, 53, 6)
    _fireworks_front(s)


def _fireworks_front(s: Stage) -> None:
    s.rect("s3", 0, 30, 53, 1)
    for x in range(0, 53, 5):
        s.rect("r3", x, 26, 1.5, 5)
    s.rect("r3", 0, 26, 30, 1.5)
    body(
        s,
        "17,17 17,28",
        ("11,24", "23,20 26,16"),
        ("17,36",),
        "y3",
        "back",
        "n3",
        "k0",
        hem="9,36 25,36",
        stout=3.5,
    )
    with s.subject():
        s.rect("k1", 14, 11, 7, 4)
        s.rect("k1", 11, 13, 13, 1)
    body(s, "6,22 6,30", ("3,27",), ("6,36",), "b2", "back", "n3", "k0", hem="2,36 10,36")
    body(s, "29,22 29,30", ("32,27",), ("29,36",), "t2", "back", "n3", "k0", hem="25,36 33,36")


@GALLERY.scene(19)
def angkor(s: Stage) -> None:
    """A monk with his bowl comes down the causeway; five lotus towers stand upside down in the moat."""
    s.sky("m3 o4 y4 y5", 0, 22)
    s.disc("y5", 26.5, 15, 8)
    s.ridge("g1", "0,20 6,17 12,19 41,19 47,17 53,20")
    for x, top, half in rows("7,12,3 46,12,3 16,7,3.6 37,7,3.6 26.5,1,4.4"):
        with s.subject():
            bud = [(x - half, 23), (x - half, top + 6), (x - half * 0.6, top + 2), (x, top - 1)]
            s.poly("k3", *bud, (x + half * 0.6, top + 2), (x + half, top + 6), (x + half, 23))
            s.poly("k4", *bud, (x - half * 0.2, 23))
        for y in range(int(top) + 4, 19, 3):
            s.line("k2", (x - half, y), (x + half, y))
    with s.subject():
        s.rect("k3", 2, 18, 49, 5)
        s.rect("k4", 2, 18, 49, 1)
    for x in range(4, 50, 4):
        s.rect("k1", x, 20, 2, 3)
    s.rect("y4", 25, 18, 3, 5)
    s.panel("o4 o3 m2 v2", 0, 23, 53, 13)
    for x, top, half in rows("7,28,2.6 46,28,2.6 16,31,3 37,31,3"):
        s.poly("v1", (x - half, 23), (x + half, 23), (x + half, top - 3), (x, top), (x - half, top - 3))
    s.rect("v1", 2, 23, 49, 1.6)
    s.waves("y4 m4 o4", 25, 18, 4)
    s.poly("p3", "23,23 30,23 36,36 17,36")
    s.poly("p4", "23,23 25,23 21,36 17,36")
    _monk(s, 27)


def _monk(s: Stage, x: float) -> None:
    """A monk from the front, one shoulder bare, the alms bowl in both hands."""
    with s.subject():
        s.poly("o3", (x - 4, 24), (x + 4, 24), (x + 6, 36), (x - 6, 36))
        s.poly("n2", (x - 4, 24), (x, 23), (x - 1, 27), (x - 5, 29))
        s.oval("n2", x - 3, 15, 7, 9)
        s.limb("n2", (x - 4, 25), (x - 6, 29), (x - 1, 31), width=2)
        s.limb("o3", (x + 4, 25), (x + 6, 29), (x + 2, 31), width=2)
    s.poly("o4", (x - 1, 24), (x + 1, 24), (x - 3, 35), (x - 5, 35))
    s.line("o2", (x + 3, 24), (x - 2, 30))
    with s.subject():
        s.poly("k2", (x - 3, 29), (x + 4, 29), (x + 3, 33), (x - 2, 33))
    s.rect("k4", x - 2, 29, 5, 0.8)
    s.dots("k0", (x - 1, 19), (x + 1.6, 19))
    s.rect("n0", x - 0.5, 21.5, 2, 0.6)
    s.rect("n3", x - 2, 16, 2, 2)


@GALLERY.scene(20)
def trebuchet(s: Stage) -> None:
    """The box has fallen, the arm stands high, the stone flies at the castle."""
    s.sky("b3 b4 o5 o4", 0, 26)
    s.ridge("g2", "0,22 24,20 53,23")
    with s.subject():
        s.rect("s3", 42, 14, 13, 16)
        s.rect("s4", 42, 14, 2, 16)
        for x in (41, 45, 49, 53):
            s.rect("s3", x, 11, 2, 4)
        s.rect("s3", 37, 20, 6, 10)
    s.rect("k1", 47, 18, 2, 4)
    s.rect("r3", 49, 5, 4, 3)
    s.rect("w2", 48.5, 5, 0.6, 8)
    s.ridge("g3", "0,29 30,28 53,30", lit="g4")
    with s.subject():
        s.limb("w3", "5,33 15,13 27,33", width=2.4)
        s.limb("w4", "1,34 31,34", width=2.6)
        s.limb("w3", "9,26 21,26", width=1.6)
    with s.subject():
        s.limb("w5", "9,19 29,1", width=2.4)
    s.disc("s2", 15, 14, 1.4)
    with s.subject():
        s.rect("w3", 3, 18, 11, 10)
        s.rect("w4", 3, 18, 3, 10)
        s.poly("s3", "4,18 6,16 11,16 13,18")
    s.rect("w1", 3, 22, 11, 1)
    s.line("p3", "29,1 33,3")
    s.line("p3", "29,1 33,6")
    with s.subject():
        s.disc("s3", 39, 5, 3.2)
    s.oval("s5", 37, 3, 3, 2)
    for trail in ("29,4 34,4", "30,7 35,6"):
        s.line("p5", trail)
    body(
        s,
        "31,21 31,28",
        ("27,23 25,22", "28,25 26,26"),
        ("29,35", "33,35"),
        "r3",
        "helmet",
        hat="s3",
        flip=True,
    )


@GALLERY.scene(22)
def moai(s: Stage) -> None:
    """A carver chips at a giant's nose; finished giants look out from the slope."""
    s.sky("b3 b4 b5 p5", 0, 22)
    s.rect("b2", 0, 16, 53, 6)
    s.waves("b4 b3", 17, 10, 2)
    s.ridge("g3", "0,22 14,18 34,19 53,15", lit="g5")
    for x, y in rows("3,14 11,11"):
        with s.subject():
            s.poly("s2", (x - 3, y + 11), (x - 3, y), (x - 1, y - 3), (x + 3, y - 3), (x + 3, y + 11))
            s.poly("s3", (x - 3, y + 11), (x - 3, y), (x - 1, y - 3), (x, y - 3), (x - 1, y + 11))
        s.rect("k1", x - 2, y + 1, 5, 1)
        s.rect("s4", x, y + 1, 1, 4)
        s.rect("k1", x - 1, y + 6, 3, 0.5)
    with s.subject():
        s.poly("s3", "22,36 23,12 26,3 41,2 44,10 43,28 46,36")
        s.poly("s4", "22,36 23,12 26,3 31,3 29,36")
        s.poly("s2", "38,3 41,2 44,10 43,28 46,36 38,36")
        s.poly("s4", "32,11 35,11 37,22 30,22")
    s.rect("s1", 25, 10, 17, 2)
    s.oval("k1", 26, 12, 6, 4)
    s.oval("k1", 36, 12, 6, 4)
    _moai_front(s)


def _moai_front(s: Stage) -> None:
    s.line("s5", "25,9 32,9")
    s.line("s1", "30,22 37,22")
    s.rect("k1", 28, 26, 12, 1)
    s.rect("s5", 28, 25, 11, 0.5)
    s.line("s1", "26,31 42,31")
    s.ridge("g2", "0,35 53,35")
    body(
        s,
        "16,19 12,27",
        ("20,23 23,20", "20,26 25,26"),
        ("11,35", "16,35"),
        "r2",
        "topknot",
        "w4",
        "k0",
        sleeve="w4",
        trousers="w4",
    )
    s.line("w3", "23,21 27,16")
    s.rect("k1", 27, 15, 2, 2)
    for x, y in rows("29,20 26,23 28,24"):
        s.rect("s5", x, y, 1, 1)


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
    _great_zimbabwe_front(s)


def _great_zimbabwe_front(s: Stage) -> None:
    crown = [(x, 14.5 + 8 * (1 - ((x - 29) / 29) ** 2)) for x in range(-1, 55)]
    for shift in (0, 1, 2, 3):  # the chevron band along its crown
        s.line("k2" if shift < 3 else "k4", *[(x, y + shift) for x, y in crown])
    for column, top in crown:
        s.rect("p4", column, round(top + (2, 1, 0, 1)[column % 4]), 1, 1)
    s.ridge("o3", "0,33 20,32 36,32 53,33", lit="o5")
    body(
        s, "8,19 8,27", ("12,24 13,22", "4,24"), ("8,35",), "r3", "scarf", "w2", "k0", "y3", hem="3,35 13,35"
    )
    with s.subject():
        s.poly("w4", "3,16 13,16 11,12 5,12")
    for x in (4, 7, 10):
        s.disc("o4", x + 0.5, 12, 1.5)
    body(
        s,
        "20,20 20,28",
        ("15,25", "24,25"),
        ("20,35",),
        "y3",
        "short",
        "w2",
        "k0",
        hem="15,35 25,35",
        flip=True,
    )
    with s.subject():
        ox(s, 50, 22, "w3", flip=True)
    s.line("p5", "31,22 28,19")
    s.poly("p5", "40,20 45,20 44,25 41,26")


@GALLERY.scene(24)
def machu_picchu(s: Stage) -> None:
    """A llama looks down on terraces and roofless houses under the steep peak."""
    s.sky("b4 b5 p5", 0, 26)
    s.ridge("t4", "0,18 8,9 16,17 40,12 53,6")
    s.poly("t2", "22,30 30,9 36,0 41,7 47,20 53,26 53,36 22,36")
    s.poly("t3", "22,30 30,9 36,0 35,12 30,26")
    s.line("t1", "36,1 40,16 44,24")
    s.oval("p5", 0, 18, 16, 4)
    s.oval("p5", 44, 15, 12, 3)
    s.ridge("g3", "0,24 16,21 34,24 53,22")
    for number in range(5):
        y = 23 + number * 3
        s.rect("s3", 18 + number * 2, y, 35, 1.5)
        s.rect("g4", 18 + number * 2, y + 1.5, 35, 1.5)
    for x, y in rows("26,16 43,17 33,25"):
        with s.subject():
            s.rect("s4", x, y + 2, 9, 5)
            s.poly("s4", (x, y + 3), (x + 4.5, y - 2), (x + 9, y + 3))
            s.poly(
                "y2",
                (x - 2, y + 3),
                (x + 4.5, y - 4),
                (x + 11, y + 3),
                (x + 9, y + 3),
                (x + 4.5, y - 1),
                (x, y + 3),
            )
        s.line("y4", (x - 1, y + 2), (x + 4, y - 3))
        s.rect("k1", x + 3.5, y + 3, 2, 4)
        s.dots("s2", (x + 1, y + 5), (x + 7, y + 4), (x + 2, y + 3))
    s.ridge("g2", "0,31 18,32 30,36")
    with s.subject():
        s.limb("p4", "10,10 9,20", width=4)
        s.oval("p5", 7, 17, 17, 10)
        s.limb("p4", "9,25 9,34", width=2)
        s.limb("p4", "13,26 13,35", width=2)
        s.limb("p4", "19,26 19,34", width=2)
        s.limb("p3", "22,25 23,35", width=2)
        s.oval("p5", 5, 6, 9, 6)
        s.rect("p4", 8, 3, 1, 4)
        s.rect("p4", 11, 3, 1, 4)
    s.rect("k0", 8, 8, 1, 1)
    s.rect("k2", 5, 10, 2, 1)
    s.poly("r3", "13,16 21,16 21,22 13,22")
    for x in (14, 17, 20):
        s.rect("y3", x, 16, 1, 6)
    s.line("r3", "7,14 12,14")
