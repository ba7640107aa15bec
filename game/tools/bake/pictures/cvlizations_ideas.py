"""CVlizations: the pictures of things of our own time, and of the fishing rod."""

from __future__ import annotations

import math

from game.tools.bake.pictures.drawing import rows, step, tones
from game.tools.bake.pictures.gallery import IDEAS, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(IDEAS)


@GALLERY.scene("washing_machine")
def washing_machine(s: Stage) -> None:
    s.tile("t4", "t3", 0, 0, 53, 27, 6, 6)
    s.rect("t2", 0, 26, 53, 1)
    for x in range(0, 53, 5):
        for y in range(27, 42, 5):
            s.rect("s5" if (x + y) // 5 % 2 else "s3", x, y, 5, 5)
    with s.subject():
        s.rect("s5", 15, 3, 24, 32)
        s.rect("p5", 15, 3, 3, 32)
        s.rect("s4", 35, 3, 4, 32)
        s.rect("s4", 15, 9, 24, 0.5)
        s.rect("s3", 15, 34, 24, 1)
    s.rect("b3", 17, 5, 8, 3)
    s.rect("b5", 17, 5, 8, 1)
    s.disc("s2", 29.5, 6.5, 1.6)
    s.disc("r3", 34.5, 6.5, 1.6)
    s.disc("r5", 34, 6, 0.6)
    s.disc("s1", 27, 20, 10)
    s.disc("s4", 27, 20, 9)
    s.disc("s3", 27.5, 20.5, 8)
    s.disc("b1", 27, 20, 7.5)
    s.poly("b3", "20,19 24,17 29,20 34,18 33,24 28,27 22,25")
    s.poly("r3", "21,22 24,18 28,20 26,24 23,26")
    s.poly("y4", "27,20 31,17 33,20 31,25 27,24")
    s.poly("m4", "24,25 29,23 31,26 27,27")
    s.line("r5", "22,22 24,19")
    for x, y, r in rows("22,17,2 26,15,2 30,15,1.6 33,18,1.4 24,18,1.2 20.5,20,1"):
        s.disc("b5", x, y, r)
        s.disc("p5", x - 0.4, y - 0.4, max(0.6, r - 0.8))
    s.line("p5", "22,15 24,13")
    with s.subject():  # basket
        s.poly("w4", "41,25 52,25 50,34 43,34")
        s.oval("p5", 41, 21, 6, 6)
        s.oval("r3", 45, 20, 6, 6)
        s.oval("b3", 48, 22, 5, 5)
        s.poly("w4", "41,26 52,26 50,34 43,34")
    _washing_machine_front(s)


def _washing_machine_front(s: Stage) -> None:
    for y in (27, 29, 31):
        for x in range(43 + y % 4 // 2, 51, 3):
            s.rect("w2", x, y, 1.5, 1)
    with s.subject():  # soap powder
        s.rect("o3", 2, 20, 9, 14)
        s.rect("o4", 2, 20, 2, 14)
        s.rect("o2", 9, 20, 2, 14)
        s.disc("p5", 6.5, 27, 3)
        s.disc("b4", 6.5, 27, 1.6)
        s.rect("r3", 2, 21.5, 9, 1.5)
    for x, y, r in rows("44,9,2.4 48,15,1.6 6,10,2.2 11,15,1.4"):
        s.disc("b5", x, y, r)
        s.disc("t4", x + 0.3, y + 0.3, max(0.5, r - 1))
        s.dots("p5", (x - 1, y - 1))


@GALLERY.scene("smartphone")
def smartphone(s: Stage) -> None:
    s.sky("v1 v2 m3 o4", 0, 38)
    for x, y, w in ((0, 14, 7), (6, 20, 6), (38, 17, 7), (45, 10, 8), (12, 24, 5), (34, 24, 5)):
        s.rect("v0", x, y, w, 38 - y)
        for dx in range(1, w - 1, 2):
            for dy in range(2, 36 - y, 3):
                if (dx * 3 + dy + x) % 4:
                    s.rect("y4", x + dx, y + dy, 1, 1)
    with s.subject():  # sleeve and palm behind
        s.poly("t3", "6,38 9,33 20,36 42,38")
        s.poly("n2", "13,38 12,28 15,23 20,20 34,20 39,26 40,33 37,38")
    with s.subject():
        s.rect("k1", 17, 1, 19, 35)
        s.rect("k3", 17, 1, 1, 35)
        s.rect("k2", 18, 1, 17, 1)
    s.panel("b1 b2 b3 t4", 18, 4, 17, 28)
    s.rect("k3", 24, 2.5, 4, 0.5)
    s.disc("k3", 26.5, 34, 1)
    icons = ("g4", "r3", "y4", "p5", "o3", "m3", "t4", "s4", "v3")
    for number, ink in enumerate(icons):
        left, top = 19.5 + number % 3 * 5, 9 + number // 3 * 5
        s.rect(ink, left, top, 4, 4)
        s.rect(step(ink, 1), left, top, 4, 1)
    for x, y, w, h, ink in (
        (21, 10, 1, 2, "p5"),
        (25.5, 11, 2, 1, "p5"),
        (31, 10, 1, 2, "r3"),
        (20.5, 15.5, 2, 1.5, "p5"),
        (26, 15, 1, 2, "p5"),
        (31, 15.5, 2, 1, "b1"),
        (21, 20, 1.5, 1.5, "k1"),
        (26, 20, 1.5, 1.5, "p5"),
    ):
        s.rect(ink, x, y, w, h)
    s.rect("p5", 19.5, 5, 4, 1)
    s.rect("p5", 31, 5, 3, 1)
    s.rect("b1", 18, 27, 17, 5)
    _smartphone_front(s)


def _smartphone_front(s: Stage) -> None:
    for number, ink in enumerate(("g3", "b4", "p5")):
        s.rect(ink, 19.5 + number * 5, 27.5, 4, 4)
    for number, y in enumerate((15, 20, 25, 30)):  # four finger tips round the right edge
        with s.subject():
            s.limb("n3", (40 - number % 2, y + 1.5), (35, y), width=4)
            s.oval("n3", 32.5, y - 2, 4, 4)
        s.line("n4", (33, y - 1), (38, y))
        s.rect("n5", 32.5, y - 0.5, 1.6, 1)
    with s.subject():  # the thumb along the left edge
        s.limb("n3", "11,38 13,30 17,22 19,17", width=5)
        s.oval("n3", 16.5, 13.5, 5, 6)
    s.line("n4", "12,32 15,24 18,16")
    s.rect("n5", 18.5, 14.5, 2, 2)
    s.line("n1", "15,28 17,29")
    for r in (3, 6):
        for step_ in range(-4, 5):
            angle = -math.pi / 2 + step_ * 0.2
            s.dots("p5", (8 + math.cos(angle) * r * 1.2, 10 + math.sin(angle) * r))
    s.disc("p5", 8, 10, 1)


@GALLERY.scene("camera")
def camera(s: Stage) -> None:
    """A wooden camera looks out of a window at roofs; the grey plate shows the same roofs."""
    s.sky("w1", 0, 38)
    s.rect("w2", 0, 0, 53, 26)
    for y in range(2, 26, 6):
        for x in range(y % 4 * 2, 53, 8):
            s.rect("w3", x, y, 1, 1)
    s.rect("w0", 0, 26, 53, 12)
    s.rect("w3", 0, 27, 53, 11)
    for y in (29, 32, 35):
        s.rect("w2", 0, y, 53, 0.5)
    s.rect("w5", 27, 1, 25, 24)
    s.rect("w4", 28, 2, 24, 23)
    s.panel("b4 b5 p5", 29, 3, 21, 19)
    s.poly("o2", "29,14 34,9 39,14 39,22 29,22")
    s.poly("p4", "30,14 34,10 38,14 38,22 30,22")
    s.poly("o3", "37,13 45,11 50,14 50,17 37,17")
    s.rect("p3", 38, 17, 12, 5)
    s.rect("w1", 33, 15, 2, 3)
    s.rect("w1", 42, 18, 2, 2)
    s.rect("o1", 44, 8, 2, 5)
    s.rect("w4", 39, 3, 1, 19)
    s.rect("w5", 27, 22, 25, 2)
    _camera_front(s)


def _camera_front(s: Stage) -> None:
    with s.subject():  # tripod and box
        s.line("w4", "17,21 10,37", width=1)
        s.line("w4", "18,21 18,37", width=1)
        s.line("w4", "19,21 27,37", width=1)
        s.poly("w4", "6,9 20,9 20,21 6,21")
        s.rect("w5", 6, 9, 14, 1)
        s.rect("w5", 6, 9, 1, 12)
        s.rect("w3", 8, 11, 10, 8)
        s.rect("w2", 17, 10, 3, 11)
        s.rect("k1", 3, 10, 4, 10)
        s.rect("k2", 3, 10, 1, 10)
        s.rect("y3", 20, 12, 4, 6)
        s.rect("y5", 20, 12, 4, 1)
        s.rect("y1", 20, 17, 4, 1)
        s.rect("y4", 24, 11, 2, 8)
        s.rect("b5", 26, 12, 1, 6)
    with s.subject():  # the plate
        s.rect("s4", 37, 24, 15, 11)
        s.rect("s5", 37, 24, 15, 1)
        s.rect("s2", 38.5, 25.5, 12, 8)
    s.rect("s3", 38.5, 25.5, 12, 4)
    s.poly("s1", "39,30 41,27 44,30 44,33 39,33")
    s.poly("k1", "44,30 48,28 50,30 50,33 44,33")
    s.rect("s4", 41, 30, 1, 2)


@GALLERY.scene("internet")
def internet(s: Stage) -> None:
    s.sky("k0 b0 b0 k0", 0, 38)
    for x, y in ((2, 2), (12, 1), (50, 3), (46, 12), (3, 18), (51, 20), (8, 8), (30, 1), (43, 1)):
        s.dots("b3", (x, y))
    s.disc("b1", 26.5, 19, 14)
    s.disc("b2", 26, 18.5, 13)
    s.disc("b3", 24, 16, 9)
    for points in (
        ((17, 9), (23, 6), (26, 8), (24, 13), (20, 15), (18, 19), (15, 15)),
        ((21, 20), (26, 22), (25, 28), (22, 30), (20, 25)),
        ((30, 8), (37, 9), (39, 14), (36, 18), (32, 17), (34, 24), (31, 26), (29, 18)),
    ):
        s.poly("g2", *points)
        s.line("g4", points[0], points[1])
    nodes = [(18, 11), (34, 11), (23, 25), (36, 21), (15, 20), (28, 16)]
    for a, b, lift in ((0, 1, 3), (0, 2, -2), (1, 3, -1), (2, 3, 2), (4, 5, 2), (5, 3, 1)):
        (x0, y0), (x1, y1) = nodes[a], nodes[b]
        shares = [number / 8 for number in range(9)]
        curve = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - lift * math.sin(math.pi * t)) for t in shares]
        s.line("y4", *curve)
    for x, y in nodes:
        s.rect("p5", x - 1, y - 1, 2, 2)
    # three screens tied to the globe
    for wire in ("9,9 17,11", "46,10 35,11", "44,29 37,22", "9,28 15,21"):
        s.line("y4", wire)
    with s.subject():
        s.rect("p3", 0, 2, 12, 10)
        s.rect("p5", 0, 2, 12, 1)
        s.rect("p2", 3, 12, 6, 2)
        s.rect("p3", 1, 14, 10, 1)
    s.rect("b1", 1.5, 3.5, 9, 7)
    s.rect("p5", 2, 4, 8, 1)
    s.rect("g4", 2, 6, 4, 1)
    s.rect("g4", 2, 8, 6, 1)
    with s.subject():
        s.rect("k3", 41, 5, 11, 8)
        s.poly("s4", "40,14 53,14 53,16 39,16")
    _internet_front(s)


def _internet_front(s: Stage) -> None:
    s.rect("t4", 42, 6, 9, 6)
    s.rect("p5", 43, 7, 3, 3)
    s.rect("t2", 47, 7, 3, 1)
    s.rect("t2", 47, 9, 3, 1)
    with s.subject():
        s.rect("k2", 44, 24, 7, 11)
    s.rect("o4", 45, 25.5, 5, 7)
    s.rect("p5", 46, 26.5, 3, 1)
    s.rect("r3", 46, 29, 3, 2)
    with s.subject():
        s.rect("s2", 1, 22, 9, 13)
        s.rect("s3", 1, 22, 1, 13)
    for y in (24, 27, 30, 33):
        s.rect("k1", 2, y, 7, 2)
        s.rect("g5", 3, y + 0.5, 1, 1)
        s.rect("y4", 5, y + 0.5, 1, 1)


ANGLER = """
....yyyy.....
...yyyyyy....
.zzzzzzzzzz..
...hfffff....
...hfkfkf....
...hfffff....
....fFFf.....
...44433...ff
..444433ffff.
..444443fff..
..44443......
..444333.....
..bbbbbbbbb..
..bbbbbbbbbb.
.........bbb.
.........bbb.
.........ff..
.........fff."""


FISH = """
...r4...
..4454..
.44k543.
.445543.
34455433
334555433
.3455543.
.3455443.
.345543..
..34543..
..3443...
...343...
..33433..
.33..333.
.3.....3."""


@GALLERY.scene("fishing_rod")
def fishing(s: Stage) -> None:
    s.sky("b3 b4 b5 y5", 0, 20)
    s.ridge("t3", "0,17 10,14 22,17 38,13 52,17", lit="t4")
    s.rect("b3", 0, 18, 52, 20)
    s.c.sky("b4 b3 b2", 0, 18 * s.u, 52 * s.u, 20 * s.u)
    s.waves("b5 b4 b5 b1", 19, 34, 9)
    with s.subject():
        s.poly("g3", "-1,26 8,24 18,25 22,29 20,33 25,38 -1,38")
        s.poly("g4", "-1,26 8,24 18,25 20,27 8,27 -1,29")
        s.poly("w3", "22,29 20,33 25,38 18,38 16,32")
    for x in (1, 4, 26, 28, 30):
        s.line("g1" if x < 10 else "g2", (x, 36), (x + (x % 3) - 1, 26 if x < 10 else 29))
    s.rect("w3", 26, 28, 1.5, 3)
    s.rect("w3", 30, 29, 1.5, 3)
    s.line("w1", "13,22 27,9 38,4")
    s.line("w5", "13,21 27,8 38,3")
    s.line("p5", "38,4 40,10 40,16")
    s.grid(
        ANGLER,
        3,
        13,
        {"y": "y4", "z": "y3", "h": "w1", "f": "n3", "F": "n1", "k": "k0", "4": "r3", "3": "r2", "b": "b2"},
        outline=True,
    )
    s.grid(
        FISH,
        36,
        14,
        tones("b0 t2 t3 t4 t5", "12345") | {"k": "k0", "r": "r3", "3": "t2"},
        outline=True,
    )
    for x, y in ((34, 29), (36, 32), (47, 29), (46, 32), (33, 25), (49, 26), (41, 34)):
        s.rect("b5", x, y, 1, 1)
        s.rect("p5", x, y - 1, 1, 1)
    s.oval("b5", 33, 32, 15, 4)
    s.oval("b2", 35, 33, 11, 2)
