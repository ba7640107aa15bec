"""7 Wonders: blue cards of the first two ages, where a city prays and gathers."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    block,
    boxes,
    column,
    cypress,
    discs,
    flame,
)

GALLERY = Gallery(WONDERS)


PRIEST = """
....pppp.......
...pppppp......
...ppffff......
...ppfefe......
...ppffff......
...pppFF..ffyy.
...ppppppppfyyy
..5ppppppppfyy.
..5pppppdd..y..
..5pppppd...w..
..5ppppdd...w..
..5ppppdd......
..55pppdd......
..55pppdd......
.555pppddd.....
.55ppppddd.....
.55ppppddd.....
...k..k........"""


@GALLERY.scene("altar")
def altar(s: Stage) -> None:
    """A veiled priest pours wine on a flaming altar hung with garlands."""
    s.sky("v1 v2 m3 o4", 0, 32)
    s.disc("y5", 45, 25, 6)
    s.ridge("v1", "0,29 14,25 30,30 52,26")
    for x, h in rows("3,18 8,14 48,16"):
        cypress(s, x, 36, h)
    s.ridge("g1", "0,35 52,34", lit="g2")
    for x, y, r in rows("34,5,4 38,2,4 31,9,3"):
        s.disc("v3", x, y, r)
    flame(s, 36, 21, 13)
    flame(s, 32, 21, 7)
    flame(s, 40, 21, 7)
    with s.subject():
        s.rect("p4", 25, 20, 23, 4)
        s.rect("p3", 28, 24, 17, 13)
        s.rect("p4", 25, 37, 23, 4)
        s.rect("p5", 25, 20, 23, 1)
        s.rect("p4", 28, 24, 3, 13)
        s.rect("p1", 42, 24, 3, 13)
        s.rect("p5", 25, 37, 23, 1)
    for number, x in enumerate((29, 32, 35, 38, 41)):
        s.disc("g2", x + 0.5, 27 + (1, 3, 4, 3, 1)[number], 1.8)
        s.dots("r3" if number % 2 else "y4", (x, 27 + (1, 3, 4, 3, 1)[number]))
    s.grid(
        PRIEST,
        10,
        23,
        {"p": "p4", "5": "p5", "d": "p2", "f": "n3", "F": "n2", "e": "k0", "y": "y3", "w": "r3", "k": "w0"},
        outline=True,
    )


MASKED = """
...ww55ww......
..ww5555ww.....
..w5k55k5w.....
..w555555w.....
..w5k55k5w.....
..w55kk55w.....
....5555.......
...LLbbbd...ff.
..LLbbbbbbbbff.
..LbbbbbbbbbF..
.ffbbbbdd......
.ffbbbbd.......
...Lbbbd.......
...Lbbbdd......
..LLbbbdd......
..LLbbbddd.....
..Lbbbbddd.....
...kk.kk......."""


@GALLERY.scene("theater")
def theater(s: Stage) -> None:
    """Two masked actors play; the tiers of the round theatre are full."""
    s.sky("b3 b4 b5", 0, 8)
    for number in range(5):
        y, ink = 6 + number * 4, ("p2", "p3", "p2", "p3", "p4")[number]
        s.oval(ink, -6 + number * 3, y - 4 + number, 64 - number * 6, 26)
        s.rect(ink, -6, y + 8, 64, 20)
        for x in range(3 + number * 3 + number % 2, 50 - number * 3, 4):
            bend = ((x - 26) / 26) ** 2 * 6
            s.rect(("r3", "b3", "p5", "g3", "y3", "v3")[(x * 7 + number * 3) % 6], x, y + bend - 1, 2, 3)
            s.rect(("n3", "n2", "w3")[(x + number) % 3], x, y + bend - 3, 2, 2)
    s.rect("p3", 0, 27, 52, 15)
    s.rect("o4", 0, 29, 52, 13)
    s.rect("o5", 0, 29, 52, 1)
    for x in range(4, 52, 8):
        s.rect("o3", x, 30, 1, 12)
    for x, dress, flip, sad in ((11, "r3", False, False), (30, "v3", True, True)):
        s.grid(
            MASKED,
            x,
            22,
            {
                "w": "o1" if sad else "y3",
                "5": "p5",
                "k": "k0",
                "b": dress,
                "L": dress[0] + "4",
                "d": dress[0] + "2",
                "f": "n3",
                "F": "n2",
            },
            flip=flip,
            outline=True,
        )
    s.rect("p5", 15, 27, 4, 1)
    s.dots("k0", "15,26 18,26")


WHITE_OX = """
...............h..h
................55.
....5555555555555k5
...5555555555555555
..55555555555555.33
..555555555555553..
..5.55555555553....
..5.55.333.553.....
....5..3...5.3.....
....5..3...5.3.....
....k..k...k.k....."""


@GALLERY.scene("temple")
def temple(s: Stage) -> None:
    """A procession climbs the steps of a columned temple, a white ox before it."""
    s.sky("b3 b4 b5 p5", 0, 32)
    s.ridge("t3", "0,24 10,20 52,24")
    with s.subject():
        s.poly("p4", "15,12 34,2 53,12")
        s.poly("b2", "22,11 34,5 46,11")
        s.rect("p4", 15, 12, 38, 3)
        s.rect("p5", 15, 12, 38, 1)
        s.rect("w1", 18, 15, 35, 14)
        s.rect("p3", 14, 29, 39, 2)
        s.rect("p5", 14, 29, 39, 1)
        s.rect("p3", 11, 31, 42, 2)
        s.rect("p5", 11, 31, 42, 1)
    s.disc("y4", 34, 9, 1.6)
    s.line("p5", "15,12 34,2")
    s.rect("y3", 30, 18, 9, 11)
    s.rect("o3", 32, 20, 5, 9)
    flame(s, 34.5, 28, 7)
    for x in (17, 25, 40, 48):
        column(s, x, 15, 29, 4)
    s.ridge("y3", "0,33 52,33", lit="y4")
    for x, y, dress, pose in ((6, 41, "p4", "robe"), (40, 41, "r3", "robe")):
        actor(s, pose, x, y, dress, "n3", "w1", flip=x > 30)
    s.grid(
        WHITE_OX,
        17,
        31,
        {"h": "y3", "5": "p5", "3": "p3", "k": "k0"},
        outline=True,
    )
    s.rect("r3", 31, 34, 1, 3)
    discs(s, "g3", "33,33,1")


BRONZE = """
....................33..
........33333......3443.
.......3344333.....343..
.......34444333...343...
.......3444433...343....
........34443...3443....
.....333344333.3443.....
....3444444444344.......
...344444444444433......
..344344444443..........
..343.34444443..........
..343.3444443...........
.3443.3333333...........
.344..44444433..........
.333.3444444433.........
.....3444333443.........
.....344333.3443........
.....34433..3443........
....34433...3443........
....3443....3443........
....3443....34443.......
...333333..333333......."""


@GALLERY.scene("statue")
def statue(s: Stage) -> None:
    """A sculptor on a ladder polishes a bronze horseman on its high base."""
    s.sky("b4 b5 p5", 0, 42)
    s.rect("p3", 0, 16, 52, 20)
    s.rect("p5", 0, 15, 52, 1)
    for x in (3, 13, 40, 49):
        s.rect("p2", x, 17, 3, 19)
        s.rect("p4", x, 17, 1, 19)
    s.rect("p2", 0, 36, 52, 6)
    s.rect("p4", 0, 36, 52, 1)
    with s.subject():
        block(s, "s4", 20, 29, 26, 5)
        block(s, "s4", 22, 32, 22, 10)
    boxes(s, "s2", "25,35,16,1 27,37,12,1")
    s.grid(
        BRONZE,
        22,
        7,
        {"3": "o2", "4": "y3"},
        outline=True,
    )
    boxes(s, "y5", "31,9,2,1 29,15,4,1 27,17,1,2 29,21,2,1 28,24,1,3 41,8,1,2")
    with s.subject():
        s.line("w4", "13,42 19,14")
        s.line("w4", "18,42 24,14")
    for number in range(6):
        s.line("w5", (14 + number * 0.9, 38 - number * 4.4), (19 + number * 0.9, 38 - number * 4.4))
    actor(s, "offer", 10, 29, "b3", "n3", "w1", "b1")
    with s.subject():
        s.rect("p5", 22, 18, 4, 3)


@GALLERY.scene("courthouse")
def courthouse(s: Stage) -> None:
    """A judge on the bench lifts his hand between two pleading men; scales hang above."""
    s.rect("w2", 0, 0, 52, 30)
    for x in range(0, 52, 8):
        s.rect("w3", x, 2, 7, 26)
        s.rect("w1", x, 2, 7, 1)
    s.rect("p3", 0, 30, 52, 12)
    s.rect("p4", 0, 30, 52, 1)
    s.rect("y4", 31, 2, 2, 5)
    s.rect("y3", 22, 3, 20, 1)
    for x in (20, 38):
        s.line("y2", (x + 3, 3), (x, 9), (x + 6, 9), (x + 3, 3))
        s.rect("y4", x - 1, 9, 8, 1)
        s.rect("y3", x + 1, 10, 4, 1)
    actor(s, "half_raise", 24, 29, "r2", "n4", "s4", beard="s4")
    s.poly("p5", "27,22 32,22 30,27 28,27")
    with s.subject():
        s.rect("w4", 17, 25, 29, 3)
        s.rect("w3", 19, 28, 25, 11)
    s.rect("w5", 17, 25, 29, 1)
    s.disc("y3", 31, 33, 3.4)
    s.disc("y4", 30.7, 32.7, 2.2)
    actor(s, "offer", 7, 41, "b3", "n3", "w1")
    actor(s, "offer", 39, 41, "g3", "n2", "k1", flip=True)
