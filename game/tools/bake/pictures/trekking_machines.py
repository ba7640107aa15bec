"""Trekking Through History: scenes of wheels, engines and rockets."""

from __future__ import annotations

import math

from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows, tones
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(TREKKING)


@GALLERY.scene(31)
def semaphore(s: Stage) -> None:
    """On a tower the beam and its two arms spell a sign; a clerk reads the same sign on the next hill."""
    s.sky("b4 b5 y5 o5", 0, 28)
    s.ridge("t4", "0,22 8,19 16,23 53,20")
    s.ridge("g3", "0,26 12,25 24,29 53,28", lit="g4")
    with s.subject():
        s.rect("s3", 2, 13, 5, 9)
    _chappe(s, 4.5, 13, 0.35)
    for x in range(9, 17, 3):  # what he sees
        s.rect("r3", x, 10 + (x - 9) * 0.45, 1.4, 0.8)
    with s.subject():
        s.poly("p3", "28,36 29,27 49,27 50,36")
        s.poly("p4", "28,36 29,27 34,27 33,36")
        s.rect("p3", 27, 24, 24, 4)
    s.rect("p5", 27, 24, 24, 1)
    s.rect("p1", 44, 28, 5, 8)
    for y in (29, 33):
        for x in (30, 37, 43):
            s.rect("p1", x + y % 2 * 2, y, 4, 0.7)
    s.rect("k1", 36, 30, 5, 6)
    _chappe(s, 39, 24, 1)
    body(
        s,
        "30,14 30,20",
        ("26,17 25,17", "27,18 25,18"),
        ("29,24", "32,24"),
        "b2",
        "bowler",
        hat="k1",
        trousers="p4",
        flip=True,
    )
    with s.subject():
        s.limb("y3", "28,15 20,14", width=2)
        s.limb("y4", "20,14 18,13.8", width=2.6)


def _chappe(s: Stage, x: float, y: float, size: float) -> None:
    """The optical telegraph of Claude Chappe: mast, tilted beam, an arm at each end."""

    def at(dx: float, dy: float) -> tuple[float, float]:
        return x + dx * size, y + dy * size

    thick = 2.6 if size == 1 else 1
    with s.subject():
        s.limb("w3", at(0, 0), at(0, -14), width=thick * 0.8)
        s.limb("k2", at(-9, -13), at(9, -13), width=thick)
        s.limb("k2", at(-9, -13), at(-9, -4), width=thick)
        s.limb("k2", at(9, -13), at(9, -20), width=thick)
    if size == 1:
        for dx, dy in ((-9, -5), (-9, -8), (-9, -11), (9, -15), (-6, -13), (-3, -13), (3, -13), (6, -13)):
            s.rect("p5", x + dx, y + dy, 1, 1)
        s.disc("y3", x, y - 13, 1.6)
        s.line("p2", at(0, -11), at(-3, 0))
        s.line("p2", at(0, -11), at(3, 0))


@GALLERY.scene(33)
def rocket(s: Stage) -> None:
    """The yellow engine steams past the cheering stand with her tall chimney."""
    s.sky("b3 b4 b5", 0, 24)
    s.rect("w3", 0, 9, 16, 13)
    s.poly("r3", "0,8 0,4 14,6 18,10")
    for number in range(8):
        x, y = number * 5 % 15, 12 + number % 2 * 5
        s.rect(("p5", "y3", "b4", "r3")[number % 4], x, y + 2, 3, 4)
        s.rect("n4", x, y, 2, 2)
        s.rect("k1", x, y - 1, 2, 1)
    s.ridge("g3", "0,23 53,22", lit="g4")
    s.rect("k3", 0, 32, 53, 4)
    for x in range(0, 53, 6):
        s.rect("w3", x, 33, 4, 1)
    s.rect("s4", 0, 31.5, 53, 0.5)
    for x, y, r in rows("40,3,4 33,1,4 25,3,3.5 18,1,3 47,6,3"):
        s.disc("s5", x, y, r)
        s.disc("p5", x - 1, y - 1, r - 1.5)
    with s.subject():
        s.rect("p5", 43, 6, 4, 22)
        s.rect("p3", 45.5, 6, 1.5, 22)
        s.poly("k1", "41,6 42,3 48,3 49,6")
        s.poly("y3", "22,15 42,15 44,17 44,24 22,24")
        s.rect("y4", 22, 16, 21, 2)
        s.rect("y2", 22, 22, 21, 2)
        s.rect("o3", 16, 13, 7, 13)
        s.limb("k1", "19,18 38,27", width=2)
        s.disc("w2", 38, 26, 7)
        s.disc("w2", 20, 28, 5)
    for x, y, r in rows("38,26,7 20,28,5"):
        s.disc("y3", x, y, r - 0.5)
        s.disc("g3", x, y, r - 2)
        for a in range(6):
            dx, dy = math.cos(a * math.pi / 6) * (r - 1), math.sin(a * math.pi / 6) * (r - 1)
            s.line("y3", (x - dx, y - dy), (x + dx, y + dy))
        s.disc("k1", x, y, 1.4)
    body(s, "11,17 10,25", ("15,21 18,20", "14,23 17,23"), ("9,31", "12,31"), "k2", "top", hat="k1")
    s.rect("w2", 5, 30, 12, 2)


@GALLERY.scene(36)
def wrights(s: Stage) -> None:
    """The frail biplane lifts off its rail; the brother runs along the wing."""
    s.sky("b3 b4 p5", 0, 28)
    s.ridge("b3", "0,25 53,25")
    s.ridge("p3", "0,28 10,24 22,28 53,26", lit="p5")
    s.ridge("p2", "0,34 53,33", lit="p4")
    s.limb("w3", "0,32 36,31", width=1)
    with s.subject():
        s.poly("p5", "8,6 50,2 52,5 10,9")
        s.poly("p4", "8,18 50,13 52,16 10,21")
        s.limb("w4", "1,11 9,14", width=1)
        s.limb("w4", "1,16 9,18", width=1)
        s.poly("p5", "-1,9 5,8 5,11 -1,12")
        s.poly("p5", "-1,15 5,14 5,17 -1,18")
    for x in (11, 19, 27, 35, 43, 50):
        y = 7 - (x - 8) * 0.1
        s.line("w3", (x, y + 1), (x, y + 11))
    for x in (11, 27, 43):
        y = 7 - (x - 8) * 0.1
        s.line("p2", (x, y + 1), (x + 8, y + 10))
    with s.subject():
        s.limb("k2", "26,17 37,15", width=3)
        s.disc("k2", 24, 17, 2)
    s.rect("n4", 23, 16, 1.5, 2)
    for x in (33, 47):
        s.limb("o3", (x, 5), (x + 3, 15), width=1)
    s.limb("w3", "16,21 40,18", width=1)
    body(
        s,
        "42,19 41,26",
        ("46,22 49,18", "38,24 36,20"),
        ("37,30 34,34", "46,30 48,35"),
        "k3",
        "cap",
        hat="k2",
        trousers="k2",
        flip=True,
    )


@GALLERY.scene(62)
def ferris_wheel(s: Stage) -> None:
    """The great wheel lifts its lit cars over the white halls of the fair."""
    s.sky("b1 v2 m3 o4", 0, 31)
    s.dots("p5", "3,3 8,8 48,4 51,11 2,13")
    for x, w, t in ((0, 13, 24), (40, 13, 23)):
        s.rect("p4", x, t, w, 8)
        s.rect("p5", x, t, w, 1)
        s.oval("p5", x + 3, t - 5, 7, 9)
        for dx in range(1, w, 3):
            s.rect("p2", x + dx, t + 2, 1.4, 5)
    s.ridge("w2", "0,31 53,31")
    s.ridge("o3", "0,34 53,34")
    cx, cy, r = 26.5, 16.5, 13
    with s.subject():
        s.limb("s3", (cx, cy), "17,34", width=2)
        s.limb("s3", (cx, cy), "36,34", width=2)
    points = [(cx + math.cos(n * math.pi / 24) * r, cy + math.sin(n * math.pi / 24) * r) for n in range(49)]
    s.line("s5", *points)
    inner = [(cx + (x - cx) * 0.86, cy + (y - cy) * 0.86) for x, y in points]
    s.line("s4", *inner)
    for n in range(0, 24, 2):
        a = n * math.pi / 12
        s.line("s4", (cx, cy), (cx + math.cos(a) * r, cy + math.sin(a) * r))
    for n in range(12):
        a = n * math.pi / 6 + 0.13
        x, y = cx + math.cos(a) * r, cy + math.sin(a) * r
        with s.subject():
            s.rect(("r3", "y3", "g3")[n % 3], x - 1.5, y - 1, 4, 3)
        s.rect("y5", x - 0.5, y - 0.5, 2, 1)
    s.disc("y3", cx + 0.5, cy + 0.5, 2)
    for x, dress, hat in ((3, "m3", "hat"), (9, "k2", "top"), (44, "b3", "hat"), (50, "k2", "top")):
        s.rect(dress, x, 30, 3, 5)
        s.rect("n4", x + 0.5, 28, 2, 2)
        s.rect("k1" if hat == "top" else "p5", x, 27 if hat == "hat" else 26, 3, 1 if hat == "hat" else 2)


@GALLERY.scene(94)
def motor_race(s: Stage) -> None:
    """A motor carriage rattles over the line, its driver bent to the tiller in the dust."""
    s.sky("b3 b4 y5", 0, 18)
    s.ridge("g3", "0,17 20,14 53,17")
    for x in (4, 13, 41, 50):
        s.rect("w2", x, 6, 1.4, 14)
        s.oval("g2", x - 3, -2, 8, 12)
        s.oval("g4", x - 3, -2, 4, 7)
    with s.subject():
        s.rect("w4", 24, 0, 1, 20)
        s.rect("w4", 37, 0, 1, 20)
        s.rect("p5", 24, 0, 14, 5)
    for x in range(26, 38, 4):
        s.rect("r3", x, 1, 2, 2)
    for x, ink in ((0, "m3"), (7, "k2"), (17, "b3"), (45, "k2"), (49, "p5")):
        s.rect(ink, x, 16, 3, 5)
        s.rect("n4", x + 0.5, 13.5, 2, 2)
        s.rect("k1" if ink == "k2" else "y3", x, 12.5, 3, 1)
    s.ridge("y2", "0,21 53,21", lit="y4")
    for x, y, r in rows("4,30,4 0,27,3.4 8,33,3 -1,33,3.4"):
        s.disc("y5", x, y, r)
        s.disc("y4", x + 1, y + 1, r - 1.4)
    with s.subject():
        s.poly("r2", "13,20 24,20 26,25 40,25 42,29 13,29")
        s.rect("w2", 14, 17, 9, 3)
        s.poly("r3", "26,25 40,25 41,27 26,27")
        s.disc("w1", 17, 29, 6)
        s.disc("w1", 38, 30, 5)
    _motor_race_front(s)


def _motor_race_front(s: Stage) -> None:
    for x, y, r in rows("17,29,6 38,30,5"):
        s.disc("y3", x, y, r - 1)
        s.disc("k1", x, y, r - 2)
        for n in range(6):
            a = n * math.pi / 6
            dx, dy = math.cos(a) * (r - 1), math.sin(a) * (r - 1)
            s.line("y3", (x - dx, y - dy), (x + dx, y + dy))
        s.disc("y4", x, y, 1.2)
    with s.subject():
        s.rect("y3", 40, 22, 3, 4)
    s.rect("y5", 42, 23, 1, 2)
    body(
        s,
        "20,9 18,19",
        ("26,15 29,18", "24,16 28,19"),
        ("24,21 27,24",),
        "k3",
        "cap",
        "n4",
        hat="w3",
        trousers="k2",
    )
    with s.subject():
        s.limb("k1", "29,18 32,25", width=1)
    s.line("p5", "16,12 11,11")


@GALLERY.scene(101)
def sound_barrier(s: Stage) -> None:
    """The orange rocket plane bursts through a cone of shock high over the desert."""
    s.sky("b0 b1 b2 b3 b4", 0, 31)
    s.dots("p5", "4,2 14,4 30,1 44,3 50,7")
    s.ridge("o4", "0,31 14,29 30,31 53,28", lit="o5")
    s.ridge("o3", "0,34 53,34")
    s.poly("b4", "33,-2 37,15 33,31 30,31 34,15 30,-2")
    s.poly("b5", "31,2 34,15 31,27 26,22 28,15 26,8")
    s.poly("p5", "30,6 32,15 30,24 27,20 28,15 27,10")
    with s.subject():
        s.poly("y4", "0,13 9,13 9,17 0,17 3,15")
        s.poly("o3", "8,12 14,10 38,10 47,14 50,15.5 47,17 38,20 14,20 8,18")
        s.poly("o2", "10,11 6,2 11,2 18,10")
        s.poly("o2", "22,17 14,27 20,27 33,18")
        s.poly("o2", "9,14 4,19 8,19 14,16")
    s.poly("p5", "0,14 5,14 5,16 0,16")
    s.poly("o4", "12,11 14,10 38,10 46,13 30,13 12,13")
    s.poly("o1", "12,18 38,18 46,16 38,20 14,20")
    s.poly("b5", "37,11 43,12 45,14 38,13")
    s.disc("b2", 22, 15, 2.6)
    s.rect("p5", 18, 14.4, 8, 1.4)
    s.rect("p5", 21.4, 14, 1.4, 2)
    s.limb("s4", "50,15.5 53,15.5", width=1)


@GALLERY.scene(104)
def moon_landing(s: Stage) -> None:
    s.sky("k0 k0 b0", 0, 26)
    for x, y in ((3, 3), (10, 8), (19, 2), (27, 6), (50, 12), (46, 3), (6, 14), (22, 12), (31, 1)):
        s.dots("b5", (x, y))
    s.disc("b2", 29, 6, 5)
    s.disc("b3", 28.5, 5.5, 4)
    s.poly("g3", "26,4 28,2 31,3 30,6 27,7")
    s.poly("g3", "29,8 32,7 32,9 30,10")
    s.line("p5", "26,8 28,7 31,8")
    s.poly("k0", "31,1 35,4 35,10 30,12 33,8 33,4")
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
        s.poly("k0", "7,7 10,7 9,10")
        s.rect("s2", 12, 8, 4, 6)
        s.rect("s1", 12, 8, 1, 6)
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
    _moon_landing_front(s)


def _moon_landing_front(s: Stage) -> None:
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
