"""7 Wonders: brown cards, where raw materials are dug and grown."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    basket,
    boxes,
    discs,
    flame,
    tree,
)

GALLERY = Gallery(WONDERS)


@GALLERY.scene("stone_pit")
def stone_pit(s: Stage) -> None:
    """A man swings his pick at a ragged face of rock; broken stones lie all about the pit."""
    s.sky("b3 b4 b5", 0, 14)
    s.ridge("g3", "0,13 16,10 30,12 52,9", lit="g4")
    s.poly("s2", "20,42 22,20 28,12 33,13 37,6 44,8 48,4 53,6 53,42")
    s.poly("s3", "20,42 22,20 28,12 33,13 31,24 27,30 28,42")
    s.poly("s4", "22,20 28,12 33,13 30,19 24,24")
    s.poly("s4", "37,6 44,8 41,17 35,20 33,13")
    s.poly("s5", "37,6 41,7 38,14 34,15 33,13")
    s.poly("s3", "44,8 48,4 53,6 53,20 46,24 41,17")
    s.poly("s1", "35,20 41,17 46,24 43,33 36,31")
    s.poly("s4", "46,24 53,20 53,32 48,35 43,33")
    for crack in ("31,24 35,20 33,13", "36,31 30,35 28,42", "43,33 41,39", "27,30 31,24"):
        s.line("k2", crack)
    s.ridge("p2", "0,36 20,35 52,38", lit="p4")
    for x, y in rows("27,23 25,26 30,26 24,21 28,28"):
        s.rect("p5", x, y, 1, 1)
    actor(s, "raise", 11, 40, "o3", "n3", "w1", "b2", "w2")
    with s.subject():
        s.limb("w4", "21,24 26,14", width=1.4)
        s.poly("s4", "19,14 24,11 30,14 33,19 28,16 23,14")
    for x, y, r in rows("3,39,3 8,41,2 26,40,3 33,41,2.4 39,40,3.4 46,41,3 50,38,2.6 43,38,2"):
        with s.subject():
            s.poly(
                "s3", (x - r, y + 1), (x - r / 2, y - r), (x + r / 2, y - r), (x + r, y), (x + r / 2, y + 2)
            )
        s.line("s5", (x - r + 1, y - 1), (x - r / 2, y - r))


@GALLERY.scene("clay_pool")
def clay_pool(s: Stage) -> None:
    """A woman kneels at a red pool and lifts wet clay into her basket."""
    s.sky("b4 b5 y5", 0, 14)
    s.ridge("g2", "0,12 12,9 28,12 52,8", lit="g3")
    s.ridge("g4", "0,16 24,14 52,16", lit="g5")
    s.oval("o1", -6, 18, 66, 26)
    s.oval("o2", -4, 20, 62, 24)
    s.oval("o3", 0, 22, 54, 20)
    s.oval("o4", 4, 24, 30, 9)
    for x, y, n in rows("6,27,7 22,32,8 40,27,8 12,38,9 34,38,9 3,34,5"):
        s.rect("o5", x, y, n, 1)
        s.rect("o2", x + 2, y + 1, n, 1)
    for x, y in rows("2,18 5,17 47,18 50,19 44,17"):
        s.line("g1", (x, y + 5), (x + 1, y - 4))
        s.rect("w2", x, y - 6, 2, 3)
    actor(s, "kneel", 15, 31, "t3", "n2", "k1")
    with s.subject():
        s.poly("o2", "24,24 26,20 31,20 33,24 31,27 26,27")
    s.poly("o4", "26,23 27,21 30,21 28,24")
    s.rect("o2", 27, 29, 2, 1)
    s.rect("o2", 29, 31, 1, 2)
    with s.subject():
        basket(s, 36, 34, 13, 8)
    with s.subject():
        for x, y in rows("36,22 41,22 46,22 39,18 44,18"):
            s.rect("o2", x - 1, y, 5, 4)
            s.rect("o4", x - 1, y, 4, 1)
    s.line("o4", "42,20 41,23")
    s.line("o4", "37,24 38,23")


@GALLERY.scene("ore_vein")
def ore_vein(s: Stage) -> None:
    """By lamplight a miner swings his pick at a glittering vein in dark rock."""
    s.rect("k1", 0, 0, 52, 42)
    for x, y, w, h in rows("0,0,20,9 16,4,18,10 36,0,16,12 30,14,22,10 0,12,14,12 34,27,18,10"):
        s.rect("k2", x, y, w, h)
        s.rect("k3", x, y, w, 1)
        s.rect("k3", x, y, 1, h)
    s.disc("k3", 22, 22, 14)
    s.disc("k4", 21, 23, 9)
    for width, ink in ((7, "o1"), (5, "y2"), (3, "y3")):
        s.line(ink, "33,1 38,10 35,17 41,25 38,31 45,41", width=width)
    for x, y in rows("33,3 36,9 37,16 39,22 39,28 41,34 35,13 43,38"):
        s.rect("y5", x, y, 2, 2)
        s.dots("p5", (x, y))
    discs(s, "y3", "47,14,2 28,9,1.6 48,30,1.6")
    s.dots("y5", "46,13 27,8 47,29")
    s.ridge("k0", "0,38 18,37 34,39 52,38")
    actor(s, "raise", 12, 40, "b2", "n3", "k1", "w2", "y2")
    with s.subject():
        s.line("w4", "23,25 30,12", width=2)
        s.poly("s4", "23,9 28,9 33,12 36,18 32,15 27,13")
    s.line("s5", "24,9 29,10 34,14")
    with s.subject():  # the lamp
        s.rect("s2", 3, 27, 7, 10)
        s.rect("y4", 4, 29, 5, 6)
        s.rect("p5", 5, 30, 2, 4)
    s.line("s3", "4,26 6,23 9,26")


@GALLERY.scene("tree_farm")
def tree_farm(s: Stage) -> None:
    """A forester sets a sapling into its hole; behind him rows stand from young to full grown."""
    s.sky("b3 b4 b5", 0, 14)
    for x in range(1, 54, 6):
        tree(s, x, 14, 4.5, "g", 5)
    s.rect("g3", 0, 13, 52, 29)
    s.rect("g4", 0, 13, 52, 1)
    for y in (17, 24, 32):
        s.rect("o2", 0, y, 52, 3)
        s.rect("o3", 0, y, 52, 1)
    for x in range(3, 54, 8):
        tree(s, x, 19, 3, "g", 3)
    for x in (20, 32, 44):
        with s.subject():
            tree(s, x, 27, 2.6, "t", 3)
    s.oval("w1", 18, 36, 15, 6)
    s.oval("w0", 20, 37, 11, 4)
    actor(s, "kneel", 5, 40, "y3", "n3", "w1", "w2")
    with s.subject():
        s.rect("w3", 24, 27, 2, 7)
        s.poly("w2", "21,34 29,34 28,39 22,39")
        for x, y, r in rows("25,22,3.4 21,26,2.4 29,26,2.4"):
            s.disc("g2", x, y, r)
    for x, y in rows("24,21 20.5,25 28.5,25"):
        s.disc("g4", x, y, 1.4)
    s.rect("n3", 21, 34, 3, 2)
    with s.subject():
        s.line("w4", "42,42 45,27", width=2)
        s.rect("w3", 43, 25, 5, 2)
        s.poly("s4", "39,35 45,36 44,42 39,42")


@GALLERY.scene("excavation")
def excavation(s: Stage) -> None:
    """Deep in a stepped pit one man shovels; a basket of earth goes up on a tripod."""
    s.sky("b3 b4 y5", 0, 11)
    s.ridge("g3", "0,9 52,9", lit="g4")
    for number, ink in enumerate(("o4", "p2", "o3", "p1", "o2")):
        y, inset = 10 + number * 6, number * 5
        s.rect(ink, 0, y, 52, 7)
        s.rect("w1", 2 + inset, y + 1, 48 - 2 * inset, 42)
        s.rect("p5" if number % 2 else "o5", 0, y, 3 + inset, 1)
        s.rect("p5" if number % 2 else "o5", 49 - inset, y, 3 + inset, 1)
    s.rect("w2", 12, 16, 28, 22)
    s.rect("o1", 12, 36, 28, 6)
    s.rect("o2", 12, 36, 28, 1)
    boxes(s, "p3", "4,12,3,2 44,14,4,2 3,24,3,2 47,27,3,2 6,35,3,2 43,37,4,2")
    with s.subject():
        s.line("w4", "16,12 27,1 38,12", width=2)
        s.line("w3", "27,1 27,4", width=2)
    s.line("p4", "27,3 27,14")
    with s.subject():
        basket(s, 23, 20, 9, 5)
        s.oval("o3", 23, 12, 9, 5)
    actor(s, "bend", 13, 39, "p4", "n2", "k1", "b2")
    with s.subject():
        s.line("w5", "19,28 28,37", width=2)
        s.poly("s4", "27,35 32,36 33,41 28,40")
    with s.subject():
        s.poly("o3", "31,41 35,35 40,33 42,41")
    s.line("o5", "34,36 39,34")


CLIMBER = """
..ooooo.......
.oOOooooo.....
.oOooooooo.ff.
..oooohhhh.fb.
....bbhhhhbb..
...bb.hhhh.b..
..bbbLbbbbdd..
.bbbLLbbbbdd..
.bb.LLbbbbd...
.ff.Lbbbbbd...
....yyyyyyy...
....lllllll...
....lll.lll...
....lll..lll..
....ll...lll..
...kkk....ll..
..........kk.."""


@GALLERY.scene("clay_pit")
def clay_pit(s: Stage) -> None:
    """A man climbs the ladder out of an orange pit, a lump of clay on his shoulder."""
    s.sky("b4 b5", 0, 8)
    s.ridge("g3", "0,6 14,4 30,7 52,5", lit="g4")
    s.rect("o3", 0, 9, 52, 33)
    s.rect("g2", 0, 8, 52, 2)
    _layers(s)
    s.rect("o1", 0, 39, 52, 3)
    _ladder(s)
    s.grid(
        CLIMBER,
        22,
        12,
        {
            "o": "o2",
            "O": "o4",
            "h": "k1",
            "f": "n2",
            "b": "t3",
            "L": "t4",
            "d": "t2",
            "y": "w1",
            "l": "p4",
            "k": "w0",
        },
        outline=True,
    )
    with s.subject():
        for x, y, r in rows("7,32,3 12,31,3.4 10,29,3"):
            s.disc("o2", x, y, r)
        basket(s, 3, 41, 14, 8)
    s.disc("o4", 9, 28.6, 1.4)


def _layers(s: Stage) -> None:
    """Seams of clay of many colours."""
    for y, ink in ((12, "o4"), (18, "o2"), (24, "o4"), (30, "s3"), (36, "o2")):
        s.poly(
            ink,
            (0, y),
            (20, y + 2),
            (36, y - 1),
            (52, y + 1),
            (52, y + 3),
            (36, y + 2),
            (20, y + 4),
            (0, y + 3),
        )
    for x, y in rows("4,15 10,28 45,16 48,33 5,38 14,21 42,27"):
        s.rect("o5", x, y, 3, 1)
        s.rect("o1", x + 1, y + 2, 3, 1)


def _ladder(s: Stage) -> None:
    """A ladder that leans against the pit."""
    with s.subject():  # ladder
        s.line("w4", "23,42 30,4", width=2)
        s.line("w4", "34,42 38,4", width=2)
    for number in range(7):
        y = 7 + number * 5
        s.line("w5", (30 - number * 0.95, y), (38 - number * 0.55, y), width=1)
        s.line("w1", (30 - number * 0.95, y + 1), (38 - number * 0.55, y + 1))


@GALLERY.scene("forest_cave")
def forest_cave(s: Stage) -> None:
    """A charcoal burner with a torch steps into a black cave between old roots."""
    s.sky("g3 g4 g3", 0, 42)
    for x, w in rows("2,3 12,2 47,4 40,2"):
        s.rect("w1", x, 0, w, 34)
        s.rect("w2", x, 0, 1, 34)
    s.ridge("g2", "0,32 52,32", lit="g3")
    with s.subject():
        s.poly("k3", "10,42 13,22 19,10 30,5 42,9 50,22 53,42")
        s.poly("k4", "10,42 13,22 19,10 30,5 31,9 22,15 17,26 15,42")
        s.poly("k2", "44,12 50,22 53,42 46,42")
    for x, y, w in rows("17,18,5 28,8,7 44,22,4 14,30,4 47,33,4"):
        s.rect("k5", x, y, w, 1)
        s.rect("k2", x + 1, y + 3, w, 1)
    s.oval("k0", 20, 13, 24, 32)
    s.rect("k0", 20, 28, 24, 14)
    for x, y, r in rows("16,10,4 24,5,4 34,4,5 43,8,4 49,15,4"):
        s.disc("g1", x, y, r)
        s.disc("g2", x - 0.6, y - 0.6, r - 1)
        s.disc("g4", x - 1.2, y - 1.4, r - 2.6)
    for x in (22, 28, 39):
        s.line("g2", (x, 10), (x - 1, 16), (x + 1, 20))
    s.disc("w1", 36, 25, 7)
    s.disc("w2", 36, 25, 4)
    actor(s, "raise", 22, 41, "r2", "n3", "w1", "w2", "y2")
    with s.subject():
        s.rect("w4", 34, 20, 2, 5)
    flame(s, 35, 21, 8)
    with s.subject():
        for x, y in rows("4,39 10,39 7,34"):
            s.disc("w3", x, y, 3)
    for x, y in rows("4,39 10,39 7,34"):
        s.disc("o4", x, y, 2)
        s.disc("w4", x, y, 0.8)


@GALLERY.scene("mine")
def mine(s: Stage) -> None:
    """A miner pushes a cart of ore out of the timbered mouth of a mine."""
    s.sky("b3 b4 o5", 0, 20)
    s.poly("s2", "-1,42 -1,18 10,8 22,2 36,1 46,6 53,12 53,42")
    s.poly("s3", "-1,42 -1,18 10,8 22,2 24,8 12,18 6,42")
    for x, y, w in rows("8,14,6 22,5,8 40,8,6 2,26,5 46,20,5 4,34,4"):
        s.rect("s4", x, y, w, 1)
        s.rect("s1", x + 2, y + 2, w, 1)
    s.rect("k0", 14, 14, 25, 26)
    with s.subject():
        s.rect("w4", 12, 11, 4, 30)
        s.rect("w5", 12, 11, 1, 30)
        s.rect("w3", 37, 11, 4, 30)
        s.rect("w4", 10, 9, 33, 4)
        s.rect("w5", 10, 9, 33, 1)
    s.rect("w2", 17, 13, 19, 1)
    s.rect("s1", 0, 38, 52, 4)
    for x in range(1, 52, 6):
        s.rect("w2", x, 39, 3, 2)
    s.rect("s4", 0, 39, 52, 1)
    actor(s, "thrust", 14, 39, "o2", "n3", "y3", "b1")
    with s.subject():
        s.poly("s3", "28,25 49,25 46,36 31,36")
        s.rect("s5", 28, 24, 21, 2)
        s.disc("s1", 34, 37, 2.6)
        s.disc("s1", 43, 37, 2.6)
    s.rect("s1", 32, 30, 13, 1)
    s.dots("s4", "34,37 43,37")
    with s.subject():
        discs(s, "o2", "32,22,2.6 37,20,3.2 42,21,3 46,23,2")
    discs(s, "y3", "31.5,21.5,1 37,19,1.4 42,20,1.2")
    s.dots("y5", "31,21 36,18 42,19")
