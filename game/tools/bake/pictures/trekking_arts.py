"""Trekking Through History: scenes of print, stage, games and tea."""

from __future__ import annotations

from game.tools.bake.pictures.beasts import horse
from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(TREKKING)


@GALLERY.scene(25)
def david(s: Stage) -> None:
    """Men haul the marble giant upright before the palace with its tower."""
    s.sky("b3 b4 b5", 0, 36)
    s.rect("o3", 0, 4, 17, 28)
    s.rect("o4", 0, 4, 3, 28)
    for x in range(0, 17, 4):
        s.rect("o3", x, 2, 2, 3)
    s.rect("o3", 6, -4, 5, 8)
    for x, y in rows("2,9 7,9 12,9 2,17 7,17 12,17"):
        s.rect("w1", x, y, 3, 4)
    s.poly("o2", "40,32 40,12 47,8 53,12 53,32")
    s.ridge("p2", "0,30 53,30", lit="p4")
    with s.subject():
        s.rect("p3", 21, 30, 14, 6)
        s.rect("p5", 21, 30, 14, 1)
    with s.subject():  # weight on one leg, sling over the shoulder
        s.limb("p4", "26,19 25,25 25,30", width=3)
        s.limb("p5", "29,19 31,25 30,30", width=3)
        s.poly("p5", "23,10 33,10 32,15 31,21 25,21 24,15")
        s.poly("p3", "31,10 33,10 32,15 31,21 29,21")
        s.limb("p5", "23,11 21,16 22,21", width=2)
        s.limb("p4", "33,11 35,15 32,10", width=2)
        s.rect("p4", 27, 8, 3, 3)
        s.grid(
            """
.4343.
343434
434343
35k5k3
.55p5.
.5ppp.
..55..""",
            25,
            1,
            {"3": "p1", "4": "p2", "5": "p5", "k": "p1", "p": "p3"},
        )
    s.line("p2", "25,14 28,15 31,14")
    s.line("p2", "28,15 28,19")
    s.rect("p2", 28, 21, 1, 2)
    s.line("w4", "25,8 14,20")
    s.line("w4", "32,12 44,22")
    body(s, "9,20 6,27", ("14,20", "14,22"), ("9,35", "2,35"), "r3", "cap", hat="b2")
    body(s, "47,20 50,28", ("44,22", "43,24"), ("46,35", "53,35"), "g3", "short", flip=True)


@GALLERY.scene(27)
def tea(s: Stage) -> None:
    """A tea master kneels at the steaming kettle and holds out a bowl; a farmer waits beside a lord."""
    s.sky("o5 p5 y5", 0, 22)
    for x, y, r in rows("2,4,6 10,0,5 46,1,6 52,7,6"):
        s.disc("r2", x, y, r)
        s.disc("o3", x - 1, y - 1, r - 1.5)
    s.ridge("g3", "0,21 53,20", lit="g4")
    s.rect("w3", 25, 2, 1.4, 24)
    with s.subject():
        s.poly("r3", "11,8 26,0 41,8 33,7 26,8 19,7")
        s.poly("r4", "11,8 26,0 26,8 19,7")
    s.poly("r2", "4,28 49,28 53,36 0,36")
    s.rect("r4", 4, 28, 45, 0.7)
    body(
        s,
        "10,13 9,25",
        ("17,20 21,20", "15,21 21,22"),
        ("9,31",),
        "g1",
        "bald",
        "n4",
        "s4",
        hem="1,33 18,33",
        stout=3,
    )
    with s.subject():
        s.poly("k1", "1,33 3,28 15,28 20,33")
    with s.subject():
        s.poly("p5", "20,18 28,18 27,22 25,23 23,23 21,22")
    s.rect("t4", 21, 18, 6, 1)
    s.rect("b3", 21, 20, 6, 0.7)
    with s.subject():
        s.rect("w2", 21, 32, 11, 3)
        s.oval("k2", 21, 25, 11, 9)
        s.rect("k3", 24, 24, 5, 2)
    s.oval("k4", 23, 26, 4, 3)
    s.rect("o3", 22, 33, 9, 1)
    for steam in ("26,15 27,12 26,10", "29,16 30,13 29,11", "32,23 34,20 33,17"):
        s.line("p5", steam)
    body(
        s,
        "36,15 37,25",
        ("33,22", "33,23"),
        ("36,31",),
        "p2",
        "cone",
        "n2",
        "k0",
        "y3",
        hem="32,33 42,33",
        flip=True,
    )
    body(
        s,
        "46,14 47,25",
        ("43,22", "43,23"),
        ("46,31",),
        "b2",
        "topknot",
        "n4",
        "k0",
        hem="41,33 53,33",
        flip=True,
    )
    s.rect("y3", 44, 24, 6, 1)


@GALLERY.scene(28)
def kabuki(s: Stage) -> None:
    """An actor with painted stripes freezes in his pose before the striped curtain."""
    for number in range(9):
        s.rect(("k1", "o2", "g2")[number % 3], number * 6, 0, 6, 30)
        s.rect(("k2", "o3", "g3")[number % 3], number * 6, 0, 1, 30)
    s.rect("w4", 0, 29, 53, 7)
    s.rect("w5", 0, 29, 53, 1)
    for x in (8, 22, 37, 50):
        s.rect("w3", x, 30, 0.5, 6)
    with s.subject():
        s.poly("r3", "13,36 15,21 22,17 33,17 39,21 42,36")
        s.poly("r2", "34,18 39,21 42,36 34,36")
        s.poly("r3", "17,20 3,16 1,28 10,27 18,27")
        s.poly("r3", "37,20 49,10 53,20 46,26 38,27")
        s.poly("b2", "23,17 27,27 32,17")
        s.poly("p5", "24,17 27,22 31,17")
        s.rect("k1", 14, 31, 28, 3)
        s.rect("y3", 14, 30, 28, 1)
        s.rect("p5", 47, 8, 4, 4)
        s.rect("p5", 2, 18, 3, 4)
    for x, y in rows("6,22 45,19 17,30 37,30"):
        s.disc("p5", x, y, 2.4)
        s.disc("r3", x, y, 1)
    with s.subject():
        s.oval("k1", 17, -1, 21, 14)
        s.oval("p5", 21, 3, 13, 15)
        s.rect("k1", 25, -2, 5, 4)
        s.poly("k1", "18,8 20,8 21,19 18,19")
        s.poly("k1", "34,8 37,8 37,19 34,19")
    for points in ("22,7 26,9", "33,7 29,9", "22,11 24,15", "33,11 31,15", "25,5 26,8", "30,5 29,8"):
        s.line("r3", points)
    s.line("k0", "22,8 26,10")
    s.line("k0", "33,8 29,10")
    s.rect("k0", 24, 10.5, 2, 1)
    s.rect("k0", 29, 10.5, 2, 1)
    s.rect("r3", 26, 14.5, 3, 1)
    s.line("p3", "27,12 28,12")
    with s.subject():
        s.poly("y4", "49,8 43,-1 48,-3 54,0 55,6")
    s.disc("r3", 50, 2, 2)


@GALLERY.scene(67)
def yoga(s: Stage) -> None:
    """A teacher balances on one leg in the palace hall; pupils follow on their mats."""
    s.sky("p4 p4", 0, 36)
    for x in (-4, 14, 32, 50):
        s.rect("t3", x, 0, 4, 27)
        s.rect("t5", x, 0, 1, 27)
        s.rect("y3", x - 1, 5, 6, 2)
    for x in (1, 19, 37):
        s.panel("o4 y5 y5", x, 3, 12, 20)
        s.poly("p4", (x - 1, 9), (x - 1, 0), (x + 6, 0), (x + 2, 4))
        s.poly("p4", (x + 13, 9), (x + 13, 0), (x + 6, 0), (x + 10, 4))
        s.disc("g3", x + 3, 22, 3)
        s.disc("g2", x + 8, 23, 3)
    s.rect("r2", 0, 26, 53, 10)
    for x in range(0, 53, 6):
        s.poly("r3", (x, 26), (x + 3, 26), (x - 3, 36), (x - 8, 36))
    for x in (3, 44):
        s.oval("b2", x - 4, 33, 15, 3)
    s.oval("y3", 17, 33, 20, 3)
    skin = "w4"
    body(
        s,
        "27,12 27,22",
        ("34,10 28,2", "20,10 26,2"),
        ("34,25 28,28", "27,34"),
        skin,
        "short",
        skin,
        "s3",
        trousers=skin,
        sleeve=skin,
        shoes=skin,
    )
    s.poly("p5", "24,20 30,20 31,24 24,24")
    for x, flip in ((8, False), (46, True)):
        with s.subject():
            s.limb("p5", (x - 6, 33), (x, 31), (x + 6, 33), width=3)
        hands = (f"{x + 5},26 {x + 6},31", f"{x - 5},26 {x - 6},31")
        body(s, f"{x},19 {x},31", hands, (), "w3", "short", "w3", "k0", sleeve="w3", flip=flip)


@GALLERY.scene(72)
def live_aid(s: Stage) -> None:
    """A singer leans into the microphone before a stadium of raised hands."""
    s.sky("b0 b1 v2 m3", 0, 30)
    for x, ink in ((8, "y4"), (26, "p5"), (44, "t4")):
        s.poly(step_down(ink), (x - 1, 0), (x + 1, 0), (x + 9, 30), (x - 9, 30))
    s.rect("k1", 0, 0, 53, 2)
    for x in range(3, 53, 6):
        s.rect(("y4", "r3", "t4", "p5")[x // 6 % 4], x, 1, 3, 2)
    with s.subject():
        s.rect("k1", 40, 10, 13, 20)
        s.disc("k3", 46.5, 15, 3.6)
        s.disc("k3", 46.5, 24, 3.6)
    s.disc("k0", 46.5, 15, 1.8)
    s.disc("k0", 46.5, 24, 1.8)
    with s.subject():
        s.limb("s4", "29,34 26,9", width=1)
        s.limb("k1", "24,9 27,7", width=2)
    body(
        s,
        "18,9 17,21",
        ("24,13 26,11", "22,19 25,22"),
        ("12,31", "21,31"),
        "p5",
        "long",
        "n4",
        "w1",
        trousers="b2",
    )
    with s.subject():
        s.oval("r3", 11, 17, 7, 8)
        s.oval("r3", 15, 16, 6, 6)
        s.limb("w3", "20,19 31,14", width=1.6)
        s.rect("w2", 30, 12, 3, 3)
    s.disc("k0", 16, 20, 1.2)
    s.line("p5", "13,21 30,14")
    s.rect("v2", 0, 28, 53, 8)
    for number in range(19):
        x, y = number * 3 - 1, 31 + number * 5 % 4
        s.limb("k0", (x, 36), (x + number % 3 - 1, y - 4), width=1.4)
        s.disc("k0", x + 0.5, y + 2, 2)
        if number % 4 == 1:
            s.rect("y4", x, y - 5, 1, 1.5)


@GALLERY.scene(78)
def gutenberg(s: Stage) -> None:
    s.sky("w1", 0, 36)
    for x in range(0, 53, 9):
        s.rect("w2", x, 0, 8, 27)
    s.rect("w0", 1, 3, 11, 14)
    s.panel("b4 b5 y5", 2, 4, 9, 12)
    s.rect("w3", 6, 4, 1, 12)
    s.rect("w3", 2, 9, 9, 1)
    s.rect("w0", 0, 27, 53, 9)
    for y in (27, 30, 33):
        s.rect("w3", 0, y, 53, 2)
        s.rect("w4", 0, y, 53, 0.5)
    s.line("p2", "36,3 53,2")
    for x in (38, 46):  # printed sheets drying on a line
        s.rect("p5", x, 3, 6, 9)
        s.rect("p3", x + 5, 3, 1, 9)
        s.rect("r3", x + 1, 4, 2, 2)
        for y in (5, 7, 9):
            s.rect("k3", x + (3 if y < 6 else 1), y, 2 if y < 6 else 4, 0.5)
    with s.subject():
        s.rect("w4", 16, 2, 20, 4)
        s.rect("w5", 16, 2, 20, 1)
        s.rect("w3", 30, 3, 6, 3)
        for x in (17, 32):
            s.rect("w4", x, 6, 3, 28)
            s.rect("w5", x, 6, 1, 28)
            s.rect("w2", x + 2, 6, 1, 28)
        s.rect("w4", 17, 22, 18, 3)
        s.rect("w5", 17, 22, 18, 1)
        s.rect("w2", 17, 24, 18, 1)
        s.rect("s3", 24, 6, 4, 9)
        for y in range(6, 15, 2):
            s.line("s5", (24, y), (27, y + 1))
            s.line("s1", (24, y + 1), (27, y + 2))
        s.rect("w3", 20, 15, 12, 3)
        s.rect("w5", 20, 15, 12, 1)
        s.rect("s2", 20, 18, 12, 1)
        s.poly("p5", "19,20 33,20 34,22 18,22")
        s.rect("k2", 20, 20, 11, 1)
        s.rect("w3", 15, 33, 23, 2)
    with s.subject():
        s.line("y4", "26,14 13,21", width=1)
        s.line("y3", "26,15 13,22", width=1)
    s.grid(
        """
...rrrr........
..rrrrrr.......
..hhffff.......
..hffkf........
..hffff........
..LFFF....bbff.
.LLbbbbbbbbbff.
.LLbbbdbbbb....
LLbbbd.........
LLbpppd........
LbbpppP........
.bppppP........
.pppppPP.......
.pppppPP.......
..lll.lll......
.lll...lll.....
lll.....ll.....
kk......kkk....""",
        1,
        17,
        {
            "r": "r3",
            "h": "w1",
            "f": "n4",
            "F": "w2",
            "k": "k0",
            "b": "b3",
            "L": "b4",
            "d": "b2",
            "p": "p5",
            "P": "p3",
            "l": "k2",
        },
        outline=True,
    )
    with s.subject():
        s.rect("p5", 40, 28, 10, 6)
        s.rect("p3", 40, 30, 10, 1)
        s.rect("p3", 40, 32, 10, 1)
        s.rect("p2", 49, 28, 1, 6)
        s.rect("k3", 41, 28.5, 6, 0.5)


@GALLERY.scene(81)
def tilt(s: Stage) -> None:
    """Two knights charge along the barrier before the queen's box; a lance breaks."""
    s.sky("b3 b4", 0, 12)
    s.ridge("g2", "0,9 26,7 53,9")
    for x, ink in ((0, "y3"), (45, "b3")):
        s.poly(ink, (x, 12), (x, 6), (x + 4, 1), (x + 8, 6), (x + 8, 12))
        s.poly("p5", (x + 3, 12), (x + 3, 6), (x + 4, 1), (x + 5, 6), (x + 5, 12))
    with s.subject():
        s.rect("p3", 20, 2, 13, 11)
        s.poly("r3", "18,3 20,-2 33,-2 35,3")
    s.rect("k1", 21, 3, 11, 5)
    for x in range(18, 35, 3):
        s.rect("y4", x, 2, 1.5, 2)
    s.rect("p5", 24, 7, 5, 1.5)
    s.rect("n4", 25, 5, 3, 2)
    s.rect("o3", 25, 4, 3, 1)
    s.ridge("g4", "0,13 53,13")
    s.ridge("y3", "0,24 53,24", lit="y5")
    for x, coat, mane, cloth, flip in ((-4, "w3", "w0", "r3", False), (57, "s5", "s3", "b3", True)):
        d = -1 if flip else 1
        with s.subject():
            horse(s, x, 20, coat, mane, "gallop", flip=flip)
            s.poly(cloth, (x + d, 17), (x + 15 * d, 16), (x + 13 * d, 27), (x + d, 27))
        for dx, dy in ((7, 19), (11, 23), (6, 24)):
            s.rect("y4" if d > 0 else "p5", x + d * dx, dy, 2, 2)
    body(
        s, "6,7 5,16", ("10,12 12,14",), ("8,23",), "s4", "helmet", "s2", hat="s4", sleeve="s3", trousers="s3"
    )
    body(
        s,
        "47,7 48,16",
        ("43,12 41,14",),
        ("45,23",),
        "s4",
        "helmet",
        "s2",
        hat="s4",
        sleeve="s3",
        trousers="s3",
        flip=True,
    )
    with s.subject():
        s.limb("p5", "2,16 27,10", width=1.4)
    with s.subject():
        s.limb("y4", "51,16 32,11", width=1.4)
    for splinter in ("29,9 32,5", "30,11 34,14", "28,12 30,16", "27,9 26,5"):
        s.line("p5", splinter)
    s.rect("w4", 0, 30, 53, 2)
    s.rect("w5", 0, 30, 53, 0.6)
    for x in range(0, 53, 8):
        s.rect("r3", x, 32, 4, 4)
        s.rect("p5", x + 4, 32, 4, 4)


@GALLERY.scene(95)
def vaudeville(s: Stage) -> None:
    """A dancer in top hat and tails kicks high in the spotlight before the footlights."""
    s.sky("r1 r2", 0, 29)
    for x in range(0, 53, 4):
        s.rect("r3" if x % 8 else "r2", x, 0, 2, 29)
    s.poly("m4", "22,0 31,0 42,30 11,30")
    s.poly("m5", "24,0 29,0 36,30 17,30")
    for x in (0, 44):
        s.poly("y3", (x, 0), (x + 9, 0), (x + (2 if x == 0 else 9), 12), (x, 30 if x else 12))
    s.poly("r3", "0,0 8,0 5,14 0,26")
    s.poly("r3", "53,0 45,0 48,14 53,26")
    s.line("y4", "8,0 5,14 0,26")
    s.line("y4", "45,0 48,14 53,26")
    s.rect("w4", 0, 29, 53, 3)
    s.rect("w5", 0, 29, 53, 0.7)
    s.oval("y5", 14, 28, 26, 4)
    body(
        s,
        "25,9 25,19",
        ("32,11 36,7", "19,13 14,10"),
        ("22,29", "32,17 40,13"),
        "k2",
        "top",
        "n4",
        "w1",
        "k1",
        trousers="k2",
        shoes="p5",
    )
    s.poly("p5", "24,13 27,13 26,18")
    s.rect("r3", 25, 13, 1.5, 1)
    with s.subject():
        s.limb("w5", "14,11 8,2", width=1)
        s.disc("p5", 8, 2, 1)
    with s.subject():
        s.poly("k1", "21,19 26,20 20,27 18,24")
    s.rect("k1", 0, 32, 53, 4)
    for x in range(3, 53, 7):
        s.oval("y3", x, 31, 4, 4)
        s.oval("y5", x + 1, 31, 2, 2)
    for x in range(0, 53, 6):
        s.disc("k0", x + 1, 36, 2.4)


def step_down(ink: str) -> str:
    """The dim colour of a beam of this light."""
    return {"y4": "y1", "p5": "v3", "t4": "t1"}[ink]


@GALLERY.scene(68)
def ballerina(s: Stage) -> None:
    """A dancer in a flame-red tutu stands on one toe in the spotlight, feathers in her hair."""
    s.sky("k0 b0 v1", 0, 30)
    s.poly("v2", "20,0 34,0 48,32 8,32")
    s.poly("v3", "23,0 31,0 39,32 17,32")
    for x, flip in ((0, 1), (53, -1)):
        for number in range(4):
            left = x + flip * number * 2.2 - (2.2 if flip < 0 else 0)
            s.rect(("r2", "r3", "r1")[number % 3], left, 0, 2.2, 31)
    s.rect("w3", 0, 30, 53, 6)
    s.rect("w4", 0, 30, 53, 0.8)
    s.oval("m5", 14, 30, 26, 4)
    with s.subject():
        s.limb("n3", "27,20 27,26 27,31", width=2)
        s.rect("m4", 26.4, 30, 1.4, 3)
        s.limb("n4", "28,20 35,17 43,12", width=2)
        s.limb("m4", "43,12 45,11", width=1.4)
    body(s, "26,8 26,17", ("33,10 38,8", "20,9 16,4"), (), "r3", "bun", "n3", "k0", sleeve="n3")
    with s.subject():
        s.oval("r3", 16, 15, 22, 6)
        s.oval("o4", 17, 15, 18, 3)
    for x in range(18, 37, 3):
        s.line("y4", (x, 16), (x - (27 - x) * 0.15, 20))
    for dx, dy, ink in ((-3, -4, "r3"), (-1, -6, "o4"), (1, -6, "y4"), (3, -4, "r3")):
        s.line(ink, (25, 5), (25 + dx, 5 + dy))
    s.line("y4", "24,12 28,12")
