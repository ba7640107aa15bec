"""7 Wonders: yellow cards, where goods change hands."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.beasts import camel
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import awning, barrel, basket, boxes, column, discs, flame, jar, sack

GALLERY = Gallery(WONDERS)


@GALLERY.scene("east_trading_post")
def east_trading_post(s: Stage) -> None:
    """At sunrise a turbaned merchant unloads bales from his camel by a domed tent."""
    s.sky("b3 b4 y5 o5 o4", 0, 30)
    s.disc("y5", 17, 24, 8)
    s.ridge("o3", "0,27 12,24 26,28 40,25 52,27", lit="o4")
    s.ridge("y3", "0,32 52,31", lit="y4")
    with s.subject():
        s.oval("t3", 31, 4, 20, 22)
        s.rect("p4", 28, 17, 25, 16)
    s.line("w2", "26,32 27,14", width=2)
    for leaf in ("27,14 20,15", "27,14 22,10", "27,14 26,8", "27,14 32,9", "27,14 33,14"):
        s.line("g2", leaf, width=2)
    s.oval("t4", 33, 6, 8, 10)
    s.rect("p5", 28, 17, 25, 1)
    s.rect("y4", 40, 2, 2, 3)
    for x in (32, 45):
        s.oval("w1", x, 21, 6, 7)
        s.rect("w1", x, 25, 6, 8)
    s.rect("p2", 50, 18, 2, 15)
    with s.subject():
        camel(s, 25, 25, "p1", flip=True, load="r3")
    actor(s, "offer", 28, 41, "b2", "n2", "p5", flip=True, beard="k1")
    with s.subject():
        sack(s, 43, 41, "o3", 8)


@GALLERY.scene("west_trading_post")
def west_trading_post(s: Stage) -> None:
    """At sunset northern traders carry furs and barrels from a striped sail to a log house."""
    s.sky("v2 m3 r4 o4", 0, 24)
    s.oval("y5", 20, 16, 14, 14)
    s.rect("b1", 0, 24, 52, 10)
    s.waves("v3 m4 o4", 25, 26, 5)
    with s.subject():
        s.rect("w4", 27, 4, 2, 24)
        for number in range(5):
            s.poly(
                "p5" if number % 2 else "r3",
                (18 + number * 4, 7),
                (22 + number * 4, 7),
                (22 + number * 4, 19),
                (18 + number * 4, 19),
            )
    with s.subject():
        s.poly("w3", "9,20 11,18 14,25 36,25 41,17 43,19 39,30 13,30")
        s.poly("w4", "9,20 11,18 14,25 36,25 36,26 13,27")
    for x in range(16, 36, 5):
        s.disc("y3", x, 26.5, 2)
        s.dots("r2", (x, 26))
    with s.subject():
        s.poly("w2", "39,20 47,9 56,18 56,22 39,22")
        s.rect("w3", 41, 22, 12, 14)
    for y in range(22, 36, 3):
        s.rect("w4", 41, y, 12, 1)
        s.rect("w1", 41, y + 2, 12, 1)
    s.rect("k0", 45, 26, 6, 10)
    s.ridge("p2", "0,34 20,33 52,35", lit="p4")
    with s.subject():
        barrel(s, 4, 41, 8, 10)
    actor(s, "bear", 20, 42, "g2", "n4", "o3", "w2", "y3")
    with s.subject():
        barrel(s, 20, 28, 11, 8)
    actor(s, "thrust", 32, 42, "b3", "n4", "y3", "w1")


@GALLERY.scene("marketplace")
def marketplace(s: Stage) -> None:
    """A fruit seller leans over her stall to a woman with a basket."""
    s.sky("b4 b5", 0, 42)
    for x, y, w, ink in ((0, 12, 12, "p4"), (36, 8, 16, "p3")):
        s.rect(ink, x, y, w, 30)
        s.poly("o3", (x - 1, y), (x + w / 2, y - 5), (x + w + 1, y))
        s.rect("w1", x + 3, y + 4, 3, 4)
    s.rect("y3", 0, 33, 52, 9)
    boxes(s, "w3", "18,10,2,26 48,10,2,26")
    s.rect("w1", 20, 14, 28, 14)
    actor(s, "half", 33, 28, "g3", "n3", "r3")
    with s.subject():
        awning(s, 15, 7, 37, "r", 6)
    with s.subject():
        s.poly("w4", "17,26 51,26 53,31 15,31")
        s.rect("w3", 17, 31, 34, 9)
    for x, ink in ((18, "r3"), (26, "o3"), (34, "g4"), (42, "m2")):
        for dx, dy in ((0, 0), (3, 0), (5.5, 0), (1.5, -2), (4, -2)):
            s.disc(ink, x + dx + 1, 27 + dy, 1.8)
        s.dots("p5", (x, 26), (x + 3, 24))
    for x in range(18, 50, 8):
        s.rect("w2", x + 6, 31, 1, 9)
    actor(s, "offer", 6, 42, "b3", "n4", "w1")
    with s.subject():
        basket(s, 15, 38, 9, 5, "y3")


@GALLERY.scene("forum")
def forum(s: Stage) -> None:
    """Under an arcade two citizens talk business beside jars and cloth; a monument stands on the square."""
    s.sky("b3 b4 b5", 0, 30)
    with s.subject():
        s.poly("p4", "2,10 14,2 26,10")
        s.rect("p3", 3, 10, 22, 17)
    s.poly("r2", "8,9 14,5 20,9")
    s.rect("w1", 4, 12, 20, 14)
    for x in (4, 9, 15, 21):
        column(s, x, 11, 26, 3)
    s.rect("p5", 1, 26, 26, 2)
    with s.subject():
        s.rect("p4", 32, 6, 4, 22)
        s.rect("p5", 30, 4, 8, 2)
        s.rect("p3", 29, 27, 10, 4)
    with s.subject():
        s.rect("y3", 33, 0, 2, 4)
    with s.subject():
        s.rect("p4", 44, 2, 9, 28)
        s.rect("p5", 42, 2, 11, 3)
    s.rect("p2", 49, 5, 1, 25)
    s.rect("p4", 0, 29, 52, 13)
    for y in (29, 33, 38):
        s.rect("p2", 0, y, 52, 1)
    for x in range(2, 52, 10):
        s.line("p2", (x + (x - 26) * 0.1, 29), (x + (x - 26) * 0.6, 42))
    actor(s, "offer", 15, 40, "p4", "n3", "w1")
    actor(s, "offer", 30, 40, "r3", "n2", "s4", flip=True)
    s.line("v3", "18,28 16,38", width=2)
    with s.subject():
        jar(s, 3, 41, "o", 10)
    with s.subject():
        s.rect("b3", 43, 34, 9, 3)
        s.rect("r3", 43, 37, 9, 3)
        s.rect("t4", 44, 31, 8, 3)


@GALLERY.scene("caravansery")
def caravansery(s: Stage) -> None:
    """By night two camels rest in the arched yard while a man feeds the fire."""
    s.sky("b0 b1 v2", 0, 14)
    s.dots("y5", "4,3 12,6 22,2 35,5 44,2 49,8 28,8")
    s.disc("y5", 42, 5, 3)
    s.disc("b0", 43.5, 4, 2.5)
    s.rect("o1", 0, 11, 52, 22)
    s.rect("o2", 0, 10, 52, 2)
    for x in range(0, 52, 4):
        s.rect("o2", x, 8, 2, 2)
    for x in (2, 19, 36):
        s.oval("k0", x, 14, 14, 14)
        s.rect("k0", x, 21, 14, 13)
        s.rect("o3", x + 14, 13, 2, 20)
    s.rect("y2", 0, 33, 52, 9)
    s.oval("y3", 14, 34, 30, 7)
    flame(s, 27, 39, 10)
    s.line("w2", "23,40 31,38", width=2)
    for x, flip in ((31, True), (1, False)):
        s.grid(
            """
...........44..
..........4444.
..........44k44
..........44443
....44....443..
...4444...443..
..rrrrrr.4443..
.4ryryry44443..
44rrrrrr4444...
4444444444443..
.44444444443...
..333....333...""",
            x + (5 if flip else 2),
            24 if flip else 28,
            {"4": "p2", "3": "p1", "k": "k0", "r": "r3", "y": "y4"},
            flip=flip,
            outline=True,
        )
    actor(s, "kneel", 18, 41, "t3", "n2", "p5")


@GALLERY.scene("vineyard")
def vineyard(s: Stage) -> None:
    """A girl cuts dark grapes from the trellis into her basket."""
    s.sky("b4 b5 y5", 0, 20)
    s.ridge("g3", "0,14 14,9 30,15 52,10", lit="g4")
    for number, y in enumerate((16, 19)):
        for x in range(number * 2, 52, 5):
            s.disc("g2", x, y, 1.8)
    s.ridge("o3", "0,23 52,22", lit="o4")
    boxes(s, "w3", "20,8,2,34 46,8,2,34")
    s.rect("w4", 14, 9, 38, 2)
    for x, y, r in rows("18,8,4 24,7,5 31,8,4 38,6,5 45,8,5 51,9,4 27,12,3 41,12,3"):
        s.disc("g1", x, y, r)
        s.disc("g2", x - 0.5, y - 0.5, r - 1)
        s.disc("g4", x - 1.2, y - 1.2, r - 2.6)
    for x, y in rows("26,14 36,13 44,15"):
        with s.subject():
            for dx, dy in ((0, 0), (3, 0), (6, 0), (1.5, 2.6), (4.5, 2.6), (3, 5.2), (3, 7.5)):
                s.disc("v2", x + dx, y + dy, 1.8)
        for dx, dy in ((0, 0), (3, 0), (6, 0), (1.5, 2.6), (4.5, 2.6), (3, 5.2)):
            s.dots("v4", (x + dx - 1, y + dy - 1))
    actor(s, "raise", 14, 41, "r3", "n3", "w1", "r2", "p5")
    with s.subject():
        basket(s, 30, 41, 14, 8)
        discs(s, "v2", "33,32,2 37,31,2.2 41,32,2")
    s.dots("v4", "32,31 36,30 40,31")
    with s.subject():
        barrel(s, 1, 41, 9, 11)


@GALLERY.scene("bazar")
def bazar(s: Stage) -> None:
    """In a covered alley a dealer unrolls a carpet under hanging lamps."""
    s.rect("o1", 0, 0, 52, 42)
    s.oval("w0", 8, -6, 40, 46)
    s.oval("o2", 14, 2, 28, 34)
    s.panel("b4 y5", 19, 10, 18, 22)
    s.oval("y5", 22, 10, 12, 12)
    s.rect("p2", 0, 33, 52, 9)
    for x, ramp, y in ((0, "r", 12), (42, "b", 11)):
        s.rect(f"{ramp}2", x, y, 10, 24)
        s.rect(f"{ramp}3", x + 1, y + 1, 8, 22)
        for dy in range(3, 20, 5):
            s.poly("y4", (x + 5, y + dy), (x + 8, y + dy + 2), (x + 5, y + dy + 4), (x + 2, y + dy + 2))
    for x, y, ink in ((14, 8, "r3"), (26, 5, "y4"), (37, 9, "t3")):
        s.rect("y2", x, 0, 1, y - 3)
        with s.subject():
            s.poly("y3", (x - 2, y - 3), (x + 2, y - 3), (x + 1, y - 5), (x - 1, y - 5))
            s.disc(ink, x, y, 3)
        s.dots("p5", (x - 1, y - 1))
    actor(s, "kneel", 10, 40, "v3", "n2", "p5", beard="k1")
    with s.subject():
        s.poly("r2", "20,32 44,29 52,41 22,42")
        s.oval("r3", 18, 31, 6, 10)
    s.poly("y4", "25,33 43,31 48,40 27,41")
    s.poly("b2", "27,34 42,32 46,39 29,40")
    for x, y in rows("31,36 37,35.5 42,36"):
        s.poly("y4", (x, y - 2), (x + 2.4, y), (x, y + 2), (x - 2.4, y))
    actor(s, "robe", 36, 30, "t3", "n3", "k1", flip=True)
