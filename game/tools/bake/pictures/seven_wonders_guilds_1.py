"""7 Wonders: purple cards, guilds that make, trade, think and rule."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.cloaks import cloaked
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    block,
    boxes,
    column,
    flame,
    jar,
    planks,
    sack,
    scroll,
)

GALLERY = Gallery(WONDERS)


@GALLERY.scene("workers_guild")
def workers_guild(s: Stage) -> None:
    """Three workers haul a great stone up a ramp with ropes."""
    s.sky("b3 b4 y5 o5", 0, 34)
    s.disc("y5", 14, 12, 5)
    s.ridge("o4", "0,26 16,22 30,25 52,20")
    s.poly("y3", "-1,42 -1,41 53,24 53,42")
    s.line("y5", "-1,40 53,23")
    for x in range(4, 52, 8):
        s.line("y2", (x, 42), (x + 8, 39 - x * 0.3))
    with s.subject():
        s.poly("p4", "7,24 22,19 27,31 12,36")
        s.poly("p5", "7,24 22,19 23,21 8,26")
        s.poly("p2", "20,20 22,19 27,31 24,32")
    with s.subject():
        s.poly("w3", "8,38 29,30 31,32 10,41")
    s.line("p3", "26,27 48,15", width=1)
    s.line("w1", "26,28 48,16", width=1)
    actor(s, "thrust", 31, 29, "r3", "n2", "k1", "p4", "w1", flip=True)
    actor(s, "thrust", 42, 25, "b3", "n3", "w1", "p4", "w1", flip=True)
    actor(s, "thrust", -4, 42, "o3", "n2", "w1", "p4", "w1")


@GALLERY.scene("craftsmens_guild")
def craftsmens_guild(s: Stage) -> None:
    """A potter draws a tall vase up on the turning wheel."""
    s.rect("p2", 0, 0, 52, 36)
    planks(s, "w2", 36, 6, 3)
    s.rect("w4", 14, 12, 38, 1)
    for x, ramp, h in ((16, "o", 9), (24, "r", 8), (32, "o", 10), (46, "b", 9)):
        with s.subject():
            jar(s, x, 12, ramp, h)
    actor(s, "half_offer", 13, 39, "b3", "n3", "w1", beard="w1")
    s.rect("p5", 15, 34, 7, 6)
    with s.subject():
        s.oval("w4", 20, 34, 27, 5)
        s.rect("w3", 31, 37, 5, 5)
    s.oval("w5", 22, 34.5, 20, 3)
    with s.subject():
        s.poly("o3", "28,36 25,29 25,24 30,18 29,15 38,15 37,18 42,24 42,29 39,36")
        s.poly("o4", "28,36 25,29 25,24 30,18 29,15 32,15 31,21 29,27 31,36")
        s.poly("o2", "36,15 38,15 37,18 42,24 42,29 39,36 36,36 39,28")
    for y in (22, 26, 30):
        s.rect("o2", 26, y, 15, 1)
    s.oval("k1", 30, 15, 8, 2)
    with s.subject():
        s.rect("n3", 23, 30, 4, 4)
        s.rect("n2", 40, 25, 4, 5)
    with s.subject():
        s.poly("b3", "44,24 52,30 52,35 47,33 43,29")


@GALLERY.scene("traders_guild")
def traders_guild(s: Stage) -> None:
    """A trader unrolls purple cloth for a lady, scales and spices at hand."""
    s.rect("o2", 0, 0, 52, 42)
    s.oval("b4", 18, 2, 24, 30)
    s.rect("b4", 18, 16, 24, 14)
    s.rect("b2", 18, 22, 24, 8)
    with s.subject():
        s.poly("p5", "27,10 35,19 27,20")
        s.poly("w3", "22,21 37,21 34,25 25,25")
    for x in (14, 43):
        column(s, x, 0, 32, 4, "p4")
    actor(s, "half_offer", 4, 38, "g2", "n2", "r3", beard="k1")
    actor(s, "half_offer", 39, 38, "m3", "n4", "w1", flip=True)
    s.rect("y4", 43, 25, 5, 1)
    with s.subject():
        s.rect("w4", -1, 35, 54, 8)
    s.rect("w5", 0, 35, 52, 1)
    with s.subject():  # a bolt of purple, its end spread over the counter
        s.oval("v2", 13, 27, 8, 9)
        s.rect("v2", 17, 27, 18, 9)
        s.poly("v3", "17,31 36,31 40,42 14,42")
    s.oval("v4", 14, 28, 6, 7)
    s.oval("v1", 16, 30, 2.6, 3)
    s.rect("v3", 19, 27, 16, 1)
    for x in (20, 26, 32):
        s.poly("y4", (x, 34), (x + 2, 36.5), (x, 39), (x - 2, 36.5))
    s.line("y4", "15,41 39,41")
    for x, ink in ((42, "y3"), (47, "r3")):
        with s.subject():
            sack(s, x, 42, "p2", 5)
        s.oval(ink, x, 35, 5, 3)


@GALLERY.scene("philosophers_guild")
def philosophers_guild(s: Stage) -> None:
    """An old sage sits in his barrel and lifts a lantern at noon; a rich young man stares."""
    s.sky("b3 b4 b5", 0, 30)
    s.disc("y5", 8, 7, 4)
    s.rect("p4", 18, 4, 34, 3)
    s.rect("p5", 18, 3, 34, 1)
    for x in (20, 30, 40, 49):
        s.rect("p4", x, 7, 4, 20)
        s.rect("p5", x, 7, 1, 20)
        s.rect("p2", x + 3, 7, 1, 20)
    s.rect("p3", 0, 27, 52, 15)
    for y in (31, 36):
        s.rect("p2", 0, y, 52, 1)
    with s.subject():
        s.oval("w3", 24, 14, 28, 27)
        s.rect("w3", 38, 14, 16, 27)
        s.oval("w4", 24, 14, 22, 27)
        s.oval("w1", 26, 17, 18, 22)
    for x in (45, 50):
        s.rect("s2", x, 14, 1.4, 27)
    with s.subject():
        s.poly("p2", "28,39 29,29 33,26 39,27 42,39")
        s.poly("p3", "28,39 29,29 33,26 34,39")
        s.limb("n3", "31,29 27,26 25,21", width=2)
        s.oval("n3", 31, 17, 8, 9)
        s.poly("s4", "31,22 35,24 39,21 39,28 36,33 32,29")
        s.poly("s4", "38,17 40,19 40,24 38,23")
    s.rect("k0", 32, 20, 1, 1)
    s.rect("k0", 35, 20, 1, 1)
    s.line("s5", "33,25 35,30")
    with s.subject():
        s.rect("k2", 21, 13, 6, 8)
        s.line("k2", "22,13 24,10 25,13")
    s.rect("y5", 22, 15, 4, 4)
    s.rect("p5", 23, 16, 2, 2)
    actor(s, "offer", 4, 41, "r3", "n3", "y3", belt="y3")


@GALLERY.scene("spies_guild")
def spies_guild(s: Stage) -> None:
    """Behind a red curtain a cloaked spy overhears two lords."""
    s.rect("w2", 0, 0, 52, 42)
    s.panel("o1 o2", 28, 0, 24, 42)
    s.rect("y3", 44, 4, 5, 7)
    s.rect("b2", 45, 5, 3, 5)
    s.rect("w3", 28, 36, 24, 6)
    for x, dress, flip in ((30, "b3", False), (40, "v2", True)):
        actor(s, "robe", x, 40, dress, "n3", "w1", flip=flip)
    with s.subject():
        s.poly("r2", "12,0 36,0 33,14 30,28 31,42 10,42")
        s.poly("r3", "14,0 18,0 16,42 13,42")
        s.poly("r3", "24,0 28,0 25,20 24,42 22,42")
        s.poly("r1", "30,0 36,0 33,14 30,28 31,42 28,42 27,20")
    s.rect("y3", 8, 0, 44, 2)
    cloaked(s, 15, 42, "k3")
    s.poly("r2", "10,14 18,16 19,42 10,42")
    s.line("r3", "15,16 16,42")
    with s.subject():
        s.poly("s5", "28,33 34,28 35,30 30,35")
        s.rect("y3", 27, 33, 3, 4)
        s.rect("n2", 24, 34, 4, 4)


GENERAL = """
....rrrrr......
...rrrrrrr.....
...rsssss......
..ssssssss.....
..sssfffff.....
..ssfefef......
..sshhhhh......
...shhhh.......
..rryssyy......
.rrrssssssssff.
rrrrsssssssssff
rrrrsssss......
rrrrsssss......
rrrryyyyy......
rrrrsssss......"""


@GALLERY.scene("strategists_guild")
def strategists_guild(s: Stage) -> None:
    """A general pushes red and blue blocks over a map in his tent."""
    s.rect("p2", 0, 0, 52, 42)
    s.poly("p3", "-1,-1 53,-1 53,14 26,2 -1,14")
    for x in (8, 26, 44):
        s.line("p1", (26, -1), (26 + (x - 26) * 1.6, 42))
    with s.subject():
        s.line("w4", "46,2 46,30", width=2)
        s.rect("r3", 42, 4, 9, 8)
        s.rect("y4", 43, 5, 7, 1)
    s.grid(
        GENERAL,
        15,
        15,
        {"r": "r3", "s": "s3", "f": "n3", "e": "k0", "h": "w1", "y": "y3"},
        outline=True,
    )
    with s.subject():
        s.poly("w3", "4,30 50,30 54,43 0,43")
    s.poly("p4", "8,31 47,31 51,42 4,42")
    s.poly("g4", "10,32 24,32 22,37 8,38")
    s.poly("b4", "24,32 28,32 27,37 31,42 25,42 22,37")
    s.poly("g3", "33,34 45,33 47,38 36,39")
    for x, y, ink in (
        (29, 28, "r3"),
        (34, 29, "r3"),
        (39, 34, "b3"),
        (43, 35, "b3"),
        (38, 38, "b3"),
        (14, 35, "r3"),
    ):
        with s.subject():
            s.rect(ink, x, y, 3, 4)
            s.rect(f"{ink[0]}4", x, y, 3, 1)
    s.line("r2", "33,33 37,35 36,37")


@GALLERY.scene("shipowners_guild")
def shipowners_guild(s: Stage) -> None:
    """A shipowner with his roll of plans inspects the ribs of a hull on the slip."""
    s.sky("b3 b4 y5", 0, 24)
    s.rect("b2", 0, 22, 52, 6)
    s.waves("b3 b4", 23, 10, 3)
    s.ridge("y3", "0,28 52,27", lit="y4")
    with s.subject():
        s.poly("w3", "14,14 18,14 22,27 44,28 50,12 53,12 50,32 20,33")
        s.poly("w4", "14,14 18,14 22,27 44,28 44,29 20,29")
    for x, top in ((22, 12), (27, 10), (32, 9), (37, 10), (42, 11)):
        with s.subject():
            s.line("w4", (x, 30), (x - 1, top + 4), (x + 1, top), width=2)
    for y in (28, 31):
        s.rect("w5", 22, y, 26, 1)
        s.rect("w2", 21, y + 1, 27, 1)
    for x in (24, 34, 44):
        s.line("w2", (x, 33), (x - 3, 41), width=2)
        s.line("w2", (x, 33), (x + 3, 41), width=2)
    actor(s, "offer", 14, 41, "v3", "n3", "w1", beard="w1")
    s.rect("y4", 16, 32, 6, 1)
    with s.subject():
        scroll(s, 25, 28, 8, 8)
    actor(s, "raise", 36, 27, "o3", "n2", "k1", "p4", "w1", flip=True)
    with s.subject():
        s.rect("s3", 33, 7, 6, 3)
        s.rect("w4", 35, 8, 1.5, 5)


@GALLERY.scene("scientists_guild")
def scientists_guild(s: Stage) -> None:
    """A scholar watches a brass ball spin on jets of steam above a boiling kettle."""
    s.rect("t0", 0, 0, 52, 42)
    for x in range(0, 52, 8):
        s.rect("t1", x, 0, 7, 34)
    with s.subject():
        s.rect("p5", 2, 13, 12, 10)
    s.oval("b3", 4, 15, 6, 6)
    s.poly("r3", "7,21 12,21 12,16")
    planks(s, "w2", 35, 7, 4)
    actor(s, "half", 15, 38, "y2", "n4", "s5", beard="s5")
    s.rect("w3", 11, 36, 41, 6)
    s.rect("w5", 11, 36, 41, 1)
    with s.subject():
        boxes(s, "s2", "28,33,2,4 46,33,2,4")
        s.oval("o2", 26, 23, 24, 12)
        s.oval("o3", 27, 24, 14, 9)
    boxes(s, "o4", "29,25,8,1")
    with s.subject():
        boxes(s, "y3", "28,10,2,14 46,10,2,14")
        s.disc("y3", 38, 13, 7)
    s.disc("y4", 37, 12, 4.4)
    s.rect("y5", 34, 9, 3, 2)
    with s.subject():
        s.poly("y2", "37,6 37,3 32,3 32,5 35,6")
        s.poly("y2", "39,20 39,23 44,23 44,21 41,20")
    for x, y, r in rows("28,3,2.4 24,5,2 21,3,1.6 48,22,2.2 51,20,1.8"):
        s.disc("s5", x, y, r)
    flame(s, 34, 36, 6)
    flame(s, 41, 36, 6)


@GALLERY.scene("magistrates_guild")
def magistrates_guild(s: Stage) -> None:
    """A magistrate speaks from his platform; two lictors hold bundled rods with their axes before it."""
    s.rect("p3", 0, 0, 52, 36)
    s.rect("p2", 0, 36, 52, 6)
    s.rect("p4", 0, 36, 52, 1)
    s.oval("r1", 14, 2, 32, 32)
    s.rect("r1", 14, 18, 32, 18)
    for x in (10, 46):
        column(s, x, 0, 36, 5)
    actor(s, "half_raise", 24, 29, "p4", "n4", "s4")
    s.line("v3", "33,23 27,28", width=2)
    with s.subject():
        block(s, "s4", 18, 28, 25, 14)
    s.rect("s2", 22, 33, 17, 1)
    s.rect("s2", 24, 36, 13, 1)
    for x, flip in ((6, False), (41, True)):
        actor(s, "robe", x, 42, "r3", "n2", "w1", flip=flip)
        at = x + (8 if not flip else -2)
        with s.subject():
            s.rect("w4", at, 20, 4, 18)
            s.poly("s5", (at + 2, 14), (at + 7, 13), (at + 8, 20), (at + 2, 18))
            s.rect("w4", at + 1, 13, 2, 8)
        s.rect("w2", at + 2, 20, 0.6, 18)
        for y in (22, 28, 34):
            s.rect("r2", at, y, 4, 1)
