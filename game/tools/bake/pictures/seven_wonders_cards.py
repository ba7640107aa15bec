"""7 Wonders: the pictures of cards, 52x42. The subject stands at x 16-51, its head below y 12."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import tones
from game.tools.bake.pictures.figures import HORSE
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.ui.pixels import CLEAR

GALLERY = Gallery(WONDERS)


LION = """
...1.11.1...
.1122222211.
112223322211
122344443221
1223k44k3221
122344443221
.1233443321.
.122k33k221.
..12kkkk21..
...11kk11..."""


@GALLERY.scene("baths")
def baths(s: Stage) -> None:
    s.sky("o4", 0, 42)
    s.rect("p3", 0, 0, 52, 24)
    s.rect("p4", 0, 0, 52, 3)
    for x in (3, 20, 37):  # vaulted windows
        s.oval("p1", x - 1, 3, 14, 14)
        s.rect("p1", x - 1, 10, 14, 11)
        s.oval("b4", x, 4, 12, 12)
        s.rect("b4", x, 10, 12, 11)
        s.rect("b5", x, 15, 12, 6)
        s.line("p2", (x + 6, 4), (x + 6, 21))
        s.line("p2", (x, 12), (x + 12, 12))
    s.rect("p5", 0, 21, 52, 1)
    s.rect("r2", 0, 22, 52, 2)
    for x in range(0, 52, 4):
        s.rect("y4", x, 22, 2, 1)
    s.rect("t1", 0, 24, 52, 18)
    s.poly("t2", "0,24 52,24 52,42 0,42")
    s.poly("t3", "0,24 30,24 18,42 0,42")
    for x, y, n in ((4, 29, 6), (18, 27, 5), (36, 30, 7), (8, 35, 8), (28, 37, 9), (42, 38, 6), (1, 39, 7)):
        s.line("t5", (x, y), (x + n, y))
        s.line("t4", (x + 2, y + 1), (x + n + 2, y + 1))
    s.grid(
        LION,
        20,
        13,
        tones("o1 o2 y3 y4", "1234") | {"k": "w0"},
        outline=True,
    )  # a lion's head pours
    s.rect("b5", 25, 22, 2, 8)
    s.rect("p5", 25, 22, 1, 8)
    s.oval("b5", 22, 29, 8, 2.5)
    s.person("head", 10, 33, "t3", "n4", "w1")
    s.person("head", 35, 36, "t3", "n3", "k1", flip=True)
    s.rect("t5", 9, 33, 7, 1)
    s.rect("t5", 34, 36, 7, 1)
    s.person("head", 42, 31, "t3", "n4", "o1", flip=True)
    s.rect("t5", 41, 31, 7, 1)
    s.poly("p4", "0,38 8,42 0,42")
    s.rect("p5", 0, 40, 5, 1)


WATER_JAR = """
.44.
4443
4443
.33."""


@GALLERY.scene("aqueduct")
def aqueduct(s: Stage) -> None:
    """Two tiers of arches bring a stream over the valley; a woman fetches water at the spout of a pier."""
    s.sky("b3 b4 b5 y5", 0, 30)
    s.ridge("v4", "0,27 8,24 18,28 32,23 44,27 52,25")
    s.ridge("t4", "0,30 14,27 30,31 52,28")
    s.ridge("g4", "0,31 20,33 52,30", lit="g5")
    s.ridge("g3", "0,37 30,36 52,37")
    _tiers(s)
    with s.subject():  # the fall and the basin
        s.rect("s3", 40, 24, 4, 3)
        s.rect("b4", 41, 26, 2, 7)
        s.poly("p4", "32,33 51,33 49,40 34,40")
    s.rect("p5", 41, 27, 1, 6)
    s.oval("b3", 33, 31.5, 18, 3)
    s.oval("b5", 37, 31.5, 8, 2)
    s.rect("p5", 33, 34, 17, 1)
    s.rect("p2", 45, 35, 4, 5)
    for x in range(36, 48, 4):
        s.rect("p2", x, 37, 2, 1)
    s.person("robe", 27, 42, "r3", "n3", "w1")
    s.grid(
        WATER_JAR,
        28,
        27,
        tones("o1 o2 o3 o4", "1234"),
        outline=True,
    )
    for x, y, r in ((2, 39, 4), (8, 41, 3)):
        s.disc("g1", x, y, r)
        s.disc("g2", x - 0.5, y - 0.6, r - 1)
        s.disc("g4", x - 1, y - 1.2, r - 2.2)


def _tiers(s: Stage) -> None:
    """Arches below, arches above, and the channel on top."""
    with s.subject():
        s.rect("p3", -2, 9, 56, 33)
        s.rect("p4", -2, 9, 56, 2)
        for top, bottom, wide in ((14, 21, 5), (25, 43, 10)):
            for x in range(-5 if wide > 5 else -3, 56, wide + 3):
                s.rect("p5", x + wide, top + wide / 2, 1, bottom - top)
                s.rect("p1", x - 1, top + wide / 2, 1, bottom - top)
                s.oval(CLEAR, x, top, wide, wide)
                s.rect(CLEAR, x, top + wide // 2, wide, bottom - top - wide // 2)
        s.rect("p5", -2, 22, 56, 1)
        s.rect("p1", -2, 23, 56, 1)
        s.rect("p2", -2, 12, 56, 1)
    s.rect("p4", 0, 4, 52, 2)
    s.rect("b3", 0, 6, 52, 3)
    s.rect("b4", 0, 6, 52, 1)
    for x in range(1, 52, 7):
        s.rect("p5", x, 7, 4, 0.5)
        s.rect("b5", x + 3, 8, 3, 0.5)
    s.rect("p5", 0, 9, 52, 1)


@GALLERY.scene("stables")
def stables(s: Stage) -> None:
    s.sky("w1", 0, 42)
    for x in range(0, 52, 6):
        s.rect("w2", x, 0, 5, 42)
    s.rect("w4", 0, 0, 52, 4)
    s.rect("w5", 0, 0, 52, 1)
    s.rect("w1", 0, 4, 52, 1)
    for x in (2, 19, 36):
        s.rect("w4", x - 2, 4, 3, 38)
        s.rect("w5", x - 2, 4, 1, 38)
        s.oval("k0", x + 1, 6, 14, 14)
        s.rect("k0", x + 1, 12, 14, 16)
    s.rect("w4", 51, 4, 1, 38)
    _boxes(s)
    s.rect("y2", 0, 37, 52, 5)
    s.rect("y3", 0, 37, 52, 1)
    for x in range(0, 52, 3):
        s.rect("y4", x, 38 + x % 4, 2, 0.5)
        s.rect("y1", x + 1, 39 + x % 3, 2, 0.5)
    with s.subject():  # a bale of straw
        s.rect("y3", 36, 33, 18, 10)
        s.rect("y4", 36, 33, 18, 3)
    for x in range(37, 52, 3):
        s.rect("y5", x, 34 + x % 2, 2, 0.5)
        s.rect("y1", x, 38 + x % 3, 2, 0.5)
    for x in (40, 47):
        s.rect("w2", x, 33, 1, 9)
    with s.subject():
        s.oval("y2", 17.5, 7, 4, 6)
        s.rect("y5", 18.5, 9, 2, 3)
    s.person("stand", 13, 41, "g3", "n3", "w1", "w1")
    with s.subject():
        s.poly("w4", "19,36 24,36 23,41 20,41")
        s.rect("s3", 19, 37, 5, 1)


def _boxes(s: Stage) -> None:
    """Three horses look over their half doors."""
    for x, coat, mane, flip in (
        (3, "w1 w2 w3 w4 w5", "w0", False),
        (20, "s1 s2 s4 s5 p5", "s3", False),
        (37, "o0 o0 o1 o2 o3", "y3", True),
    ):
        s.grid(
            HORSE,
            x - 1,
            13,
            tones(coat, "12345")
            | {"3": coat.split()[2], "4": coat.split()[3], "1": coat.split()[1], "k": "k0", "m": mane},
            outline=True,
            flip=flip,
        )
    for x in (2, 19, 36):  # half doors
        s.rect("w3", x + 1, 27, 14, 10)
        s.rect("w5", x + 1, 27, 14, 1)
        s.rect("w1", x + 1, 36, 14, 1)
        s.line("w4", (x + 2, 35), (x + 14, 28))
        s.line("w5", (x + 2, 34), (x + 13, 28))
        s.rect("w1", x + 1, 28, 0.5, 8)


BOWL_AND_SERPENT = """
.333..
3...3.
.33...
...3..
44444.
.444..
..4...
.444.."""

HEALER = """
..sssss..
.sssssss.
.ssfffss.
.sfkfkfs.
..fffff..
..sFFFs..
..sssss..
..4sss3..
.444s4433
.44444433
.444444ff
.444444ff
.44444433
.444444.."""

CUSTOMER = """
..wwwww..
.pppppppp
.wfffffw.
.wkfkffw.
.wffffff.
..fFFff..
...fff...
..44433..
.4444433.
ff444433.
ff444433.
.4444433.
.4444433.
.4444433."""


@GALLERY.scene("dispensary")
def dispensary(s: Stage) -> None:
    """A healer hands a remedy over the counter."""
    s.sky("g1", 0, 42)
    for y in (8, 16):
        s.rect("w4", 0, y, 52, 1)
        s.rect("w1", 0, y + 1, 52, 1)
    _jars(s)
    with s.subject():  # a hanging sign: bowl and serpent
        s.rect("p5", 26, 1, 10, 10)
    s.grid(
        BOWL_AND_SERPENT,
        28,
        2,
        {"3": "g3", "4": "y2"},
    )
    s.grid(
        HEALER,
        17,
        14,
        {"s": "s5", "f": "n3", "F": "n2", "k": "k0", "4": "p5", "3": "p3"},
        outline=True,
    )
    s.grid(
        CUSTOMER,
        35,
        14,
        {"w": "w2", "p": "p5", "f": "n4", "F": "n2", "k": "k0", "4": "r3", "3": "r2"},
        outline=True,
    )
    with s.subject():  # the phial between them
        s.rect("b5", 30, 19, 2, 2)
        s.poly("t4", "29,22 32,22 33,26 28,26")
    s.rect("m3", 29, 24, 4, 2)
    s.rect("p5", 29, 23, 1, 2)
    s.rect("w3", 30, 18, 2, 1)
    _counter(s)
    for x in (22, 39, 42):  # herbs hung to dry
        s.poly("g3", (x, 0), (x + 1, 0), (x + 2, 5), (x - 1, 5))
        s.line("g5", (x, 0), (x - 1, 5))


def _counter(s: Stage) -> None:
    """The counter with its drawers, mortar and pestle."""
    with s.subject():
        s.rect("w4", -1, 28, 54, 3)
        s.rect("w5", -1, 28, 54, 1)
        s.rect("w3", -1, 31, 54, 12)
    for x in range(0, 52, 13):
        s.rect("w2", x + 1, 33, 11, 8)
        s.rect("w4", x + 1, 33, 11, 1)
        s.rect("y4", x + 6, 36, 1, 2)
    with s.subject():  # mortar and pestle
        s.line("p3", "8,25 11,19", width=2)
        s.poly("s4", "1,23 11,23 9,29 3,29")
        s.poly("s5", "1,23 4,23 5,29 3,29")
        s.poly("s2", "9,23 11,23 9,29 7,29")
        s.rect("s5", 0, 22, 12, 1.5)


def _jars(s: Stage) -> None:
    """Pots and bottles on two shelves."""
    jars = (
        (1, 3, 5, 5, "p"),
        (7, 2, 4, 6, "b"),
        (12, 4, 5, 4, "o"),
        (36, 3, 5, 5, "b"),
        (42, 2, 4, 6, "p"),
        (47, 4, 5, 4, "o"),
        (1, 11, 4, 5, "o"),
        (6, 11, 5, 5, "p"),
        (43, 11, 4, 5, "b"),
        (48, 12, 4, 4, "p"),
    )
    for x, y, w, h, ramp in jars:
        s.rect(f"{ramp}3", x, y, w, h)
        s.rect(f"{ramp}5", x, y, 1, h)
        s.rect(f"{ramp}1", x + w - 1, y, 1, h)
        s.rect("w3", x + 1, y - 1, w - 2, 1)
        s.rect("r3" if ramp == "p" else "p5", x + 1, y + h / 2, w - 2, 1)
