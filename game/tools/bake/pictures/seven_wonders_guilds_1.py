"""7 Wonders: purple cards, guilds that make, trade, think and rule."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.cloaks import cloaked
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import block, boxes, coins, column, flame, jar, planks, scroll

GALLERY = Gallery(WONDERS)


@GALLERY.scene("workers_guild")
def workers_guild(s: Stage) -> None:
    """Two workers haul a great block up a ramp on its sledge, a third pushes; an overseer beats the time."""
    s.sky("b3 b4 y5 o5", 0, 34)
    s.disc("y5", 8, 8, 5)
    s.ridge("o4", "0,28 16,24 30,27 52,22")
    with s.subject():  # what is being built
        for number in range(4):
            s.rect("p3", 34 + number * 4, 18 - number * 5, 22, 6)
            s.rect("p4", 34 + number * 4, 18 - number * 5, 22, 1)
    s.poly("y3", "-1,42 -1,40 53,32 53,42")
    s.line("y5", "-1,39 53,31")
    for x in range(2, 52, 9):
        s.line("y2", (x, 41), (x + 4, 38 - x * 0.1))
    with s.subject():
        s.poly("p4", "9,20 24,18 25,34 10,36")
        s.poly("p5", "9,20 24,18 24,20 9,22")
        s.poly("p2", "22,18 24,18 25,34 23,35")
    with s.subject():
        s.poly("w3", "6,36 28,33 31,32 30,35 8,39")
    s.line("w1", "17,20 18,35")
    s.line("p5", "27,32 34,25 46,22")
    s.line("w1", "27,33 34,26 46,23")
    actor(s, "thrust", -5, 41, "o3", "n2", "w1", "p4", "w1")
    actor(s, "bend", 28, 39, "r3", "n2", "k1", "p4")
    actor(s, "bend", 39, 37, "b3", "n3", "w1", "p4")


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
    """A trader lays bolts of cloth before a lady, who counts out coins; jars and rolls fill the shelves."""
    s.rect("o1", 0, 0, 52, 34)
    for y in (9, 19):
        s.rect("w3", 12, y, 40, 2)
        s.rect("w4", 12, y, 40, 0.6)
    for x, ink in ((14, "v3"), (19, "t3"), (24, "y3"), (29, "r3"), (34, "b3")):
        s.oval(ink, x, 4, 5, 5)
        s.disc("p4", x + 2.5, 6.5, 0.8)
    for x, ramp in ((16, "o"), (24, "t"), (31, "o")):
        jar(s, x, 19, ramp, 7)
    actor(s, "half_offer", 3, 37, "g2", "n2", "k1", beard="k1")
    with s.subject():
        s.poly("y3", "4,25 6,22 12,22 14,25")
    actor(s, "half_offer", 39, 37, "m3", "n4", "w1", flip=True)
    s.rect("y4", 42, 23, 6, 1)
    with s.subject():
        s.rect("w4", -1, 34, 54, 9)
    s.rect("w5", 0, 34, 52, 1)
    s.rect("w3", 0, 39, 52, 1)
    for number, ink in enumerate(("v3", "y3", "t3", "r3")):
        with s.subject():
            s.rect(ink, 17 + number % 2, 31 - number * 3, 13, 3)
        s.rect("p5", 27 + number % 2, 31 - number * 3, 1, 3)
    s.poly("v3", "17,33 29,33 28,42 18,42")
    s.line("y4", "18,40 28,40")
    coins(s, "33,34,3 37,34,2 35,37,1")


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
        s.poly("s4", "31,22 35,23 39,21 38,26 35,29 32,26")
        s.poly("s4", "38,17 40,19 40,24 38,23")
    s.rect("k0", 32, 20, 1, 1)
    s.rect("k0", 35, 20, 1, 1)
    s.line("s5", "33,24 35,27")
    s.line("p1", "33,29 31,38")
    s.limb("n3", "38,31 40,36 36,38", width=2)
    with s.subject():
        s.rect("k2", 21, 13, 6, 8)
        s.line("k2", "22,13 24,10 25,13")
    s.rect("y5", 22, 15, 4, 4)
    s.rect("p5", 23, 16, 2, 2)
    actor(s, "offer", 4, 41, "r3", "n3", "y3", belt="y3")


@GALLERY.scene("spies_guild")
def spies_guild(s: Stage) -> None:
    """In the dark passage a cloaked spy puts his ear to the door; within two lords whisper over a letter."""
    s.tile("k2", "k1", 0, 0, 26, 42, 7, 4)
    s.rect("k0", 0, 37, 26, 5)
    s.panel("o3 o2", 29, 0, 23, 42)
    s.rect("w3", 29, 36, 23, 6)
    s.rect("y3", 33, 3, 6, 8)
    s.rect("b3", 34, 4, 4, 6)
    s.disc("y5", 46, 8, 4)
    with s.subject():
        s.rect("s3", 45, 6, 2, 5)
        s.poly("y4", "44,7 46,2 48,7")
    actor(s, "offer", 28, 40, "b3", "n3", "w1")
    actor(s, "offer", 41, 40, "v2", "n3", "s4", flip=True, beard="s4")
    with s.subject():
        s.rect("p5", 38, 28, 5, 4)
    with s.subject():  # the door, seen from its edge
        s.rect("w2", 25, 0, 4, 42)
        s.rect("w4", 25, 0, 1, 42)
    s.rect("y3", 24, 24, 2, 4)
    s.poly("y5", "25,25 19,23 19,28 25,27")
    s.poly("y2", "19,23 12,21 12,31 19,28")
    cloaked(s, 9, 41, "s2")
    with s.subject():
        s.limb("s2", "17,36 22,31", width=3)
        s.rect("n3", 21, 28, 3, 3)


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
    for x, y, r in rows("30,4,2 27,3,2.6 23,4,2 46,22,2 49,21,2.6"):
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
