"""CVlizations: the pictures of ideologies of the third age."""

from __future__ import annotations

import math
from itertools import pairwise

from game.tools.bake.pictures.bodies import body, head
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import IDEAS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import boxes, discs

GALLERY = Gallery(IDEAS)


@GALLERY.scene("romanticism")
def romanticism(s: Stage) -> None:
    """A wanderer with a stick looks out over peaks in a sea of fog."""
    s.sky("b3 b4 m5 y5", 0, 24)
    s.rect("v5", 0, 24, 52, 14)
    s.poly("v4", "28,20 40,6 52,18")
    s.poly("v5", "34,13 40,6 43,9 38,14")
    s.poly("v3", "-1,22 6,12 14,19 20,22")
    for x, y, w, h in rows("-6,18,26,8 14,20,26,8 34,17,26,9 -4,25,24,8 32,26,26,8"):
        s.oval("v5", x, y, w, h)
        s.oval("p5", x + 2, y, w - 6, h - 4)
    s.rect("v5", 0, 31, 52, 7)
    s.poly("v2", "36,30 41,24 46,29")
    s.poly("v2", "2,29 6,24 10,29")
    with s.subject():
        s.poly("k2", "8,38 14,31 21,29 25,25 30,27 35,33 42,38")
        s.poly("k3", "14,32 21,29 25,25 25,30 18,35 12,38")
    with s.subject():
        s.limb("k1", "23,18 21,27", width=3)
        s.limb("k1", "27,18 28,27", width=3)
        s.poly("b1", "20,20 21,9 24,7 28,7 30,10 31,21 27,19 25,19")
        s.limb("b1", "30,10 33,15", width=2.4)
        s.oval("n3", 23, 1, 6, 6)
        s.oval("o3", 22, -1, 8, 6)
    s.line("b2", "21,10 20,19")
    s.line("w4", "33,14 36,29", width=2)
    s.rect("n3", 32, 14, 2, 2)
    s.rect("p5", 24, 6, 4, 1)
    s.line("o4", "23,1 26,-0.5")


@GALLERY.scene("environmentalism")
def environmentalism(s: Stage) -> None:
    """A woman throws her arms about an old tree before the bulldozer comes."""
    s.sky("b4 b5 y5", 0, 30)
    s.ridge("g3", "0,25 12,21 30,24 52,20", lit="g4")
    for x in (33, 39, 45):
        s.rect("w2", x, 25, 3, 4)
        s.oval("w4", x, 24, 3, 2)
    s.ridge("w3", "0,30 20,29 52,30", lit="w4")
    s.poly("g3", "0,30 26,29 22,38 0,38")
    with s.subject():
        discs(s, "g2", "4,4,8 14,1,8 20,6,6 0,10,6")
        s.poly("w2", "5,38 8,30 8,10 16,10 16,30 20,38")
    discs(s, "g3", "2,2,5 12,-1,5 18,4,3")
    discs(s, "g4", "1,1,2 11,0,2 17,3,1.4 5,7,1.4")
    s.poly("w3", "8,12 11,12 11,36 7,36")
    for x, y in rows("13,14 14,22 12,30 15,34"):
        s.line("w0", (x, y), (x, y + 4))
    with s.subject():
        s.poly("y3", "35,14 46,14 46,24 52,24 52,33 33,33 33,24 35,24")
        s.rect("k2", 33, 31, 21, 6)
        s.poly("s3", "26,22 29,21 30,36 25,37 27,30")
        s.limb("y2", "29,30 36,30", width=2)
    s.rect("b4", 37, 16, 7, 7)
    s.line("b5", "38,21 42,17")
    s.rect("y4", 33, 24, 19, 1)
    s.line("s5", "27,22 28,30 26,36")
    s.rect("k1", 48, 17, 2, 7)
    discs(s, "s3", "36,34,2 42,34,2 48,34,2")
    discs(s, "k1", "36,34,0.9 42,34,0.9 48,34,0.9")
    discs(s, "k4", "49,13,2.4 51,9,2.6")
    _environmentalism_front(s)


def _environmentalism_front(s: Stage) -> None:
    body(
        s,
        "21,17 21,28",
        ("15,23 9,20", "16,26 8,26"),
        ("21,37", "23,37"),
        "r3",
        "long",
        hair="o2",
        trousers="b2",
        flip=True,
    )


@GALLERY.scene("rationalism")
def rationalism(s: Stage) -> None:
    """By candlelight a thinker lays the compass on a curve between two axes."""
    s.sky("k1 w0 k1", 0, 38)
    s.disc("w1", 12, 12, 14)
    s.disc("w2", 11, 12, 8)
    with s.subject():
        s.rect("p4", 22, 2, 28, 24)
        s.rect("p5", 22, 2, 28, 1)
    for x in range(25, 50, 4):
        s.rect("p3", x, 3, 0.6, 22)
    for y in range(6, 26, 4):
        s.rect("p3", 23, y, 26, 0.6)
    s.line("k1", "26,4 26,24", width=1)
    s.line("k1", "24,22 48,22", width=1)
    curve = [(27 + t, 21 - 16 * (t / 20) ** 2) for t in range(21)]
    s.line("r3", *curve, width=2)
    s.line("b2", "26,14 40,14 40,22")
    s.dots("k1", "25,5 27,5 47,21 47,23")
    s.rect("w3", 0, 30, 52, 8)
    s.rect("w4", 0, 30, 52, 1)
    with s.subject():
        s.rect("y3", 3, 26, 7, 4)
        s.rect("p5", 5, 16, 3, 11)
    s.disc("o4", 6.5, 12.5, 2.2)
    s.poly("y5", "5,14 6.5,8 8,14")
    body(
        s,
        "17,13 15,30",
        ("30,22 35,20", "23,27 32,24"),
        (),
        "b2",
        "long",
        "n4",
        "w2",
        hem="8,38 23,38",
        stout=4.5,
    )
    _rationalism_front(s)


def _rationalism_front(s: Stage) -> None:
    s.poly("p5", "12,19 20,18 22,21 15,23")
    s.rect("w1", 18, 15, 3, 1)
    s.line("w2", "13,10 13,17")
    with s.subject():
        s.line("y4", "28,19 33,8", width=2)
        s.line("y4", "33,8 37,18", width=2)
    s.disc("y3", 33, 8, 1.5)
    with s.subject():
        s.poly("r2", "30,31 46,31 48,36 29,36")
        s.poly("p5", "31,30 45,30 46,32 30,32")


@GALLERY.scene("globalism")
def globalism(s: Stage) -> None:
    """People of all lands join hands round the globe."""
    s.sky("b4 b5 p5", 0, 38)
    cx, cy, r = 26, 31, 15
    with s.subject():
        s.disc("b2", cx, cy, r)
    s.disc("b3", cx - 1, cy - 1, r - 2)
    s.poly("g3", "14,25 20,19 25,21 24,26 20,28 18,34 15,31")
    s.poly("g3", "28,19 34,20 39,27 36,30 33,28 34,36 30,38 28,29")
    s.line("g5", "15,25 20,20 24,21")
    s.line("g5", "28,19 34,20")
    people = (
        (200, "r3", "n4", "y3", "hat", "y3"),
        (231, "y3", "w3", "k1", "turban", "r3"),
        (258, "g2", "n3", "k1", "long", "r3"),
        (283, "p5", "n4", "o3", "bun", "r3"),
        (310, "m3", "w2", "k0", "short", "r3"),
        (341, "b2", "n3", "k1", "cone", "y3"),
    )
    places = [(cx + math.cos(math.radians(a)) * 21, cy + math.sin(math.radians(a)) * 20) for a, *_ in people]
    with s.subject():
        for (x, y), (_, dress, *_rest) in zip(places, people):
            dx, dy = (cx - x) / 21, (cy - y) / 20
            s.limb(dress, (x, y), (x + dx * 6, y + dy * 6), width=4.4)
        for (x0, y0), (x1, y1) in pairwise(places):
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2 - 1
            s.limb("n3", (x0, y0 + 1), (mx, my + 1), (x1, y1 + 1), width=1.6)
    for (x, y), (_, _dress, skin, hair, kind, hat) in zip(places, people):
        with s.subject():
            ox, oy = (x - cx) * 0.17, (y - cy) * 0.17
            head(s, round(x + ox), round(y + oy), kind, skin, hair, hat, x > cx)
    boxes(s, "p5", "1,3,5,2 44,2,6,2")
