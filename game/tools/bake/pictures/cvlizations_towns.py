"""CVlizations: the pictures of places in town, where people trade, wash, store and marvel."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import IDEAS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import awning, basket, boxes, column, sack

GALLERY = Gallery(IDEAS)


@GALLERY.scene("marketplace")
def marketplace(s: Stage) -> None:
    """Striped stalls crowd the square round the fountain; somebody buys a melon."""
    s.sky("b4 b5", 0, 16)
    for x, y, w, ink in (
        (0, 4, 10, "p3"),
        (11, 2, 9, "o4"),
        (21, 5, 10, "p4"),
        (32, 1, 9, "m5"),
        (42, 4, 10, "p3"),
    ):
        s.rect(ink, x, y, w, 16)
        s.poly("o2", (x - 1, y), (x + w / 2, y - 4), (x + w + 1, y))
        for dx in (2, 6):
            s.rect("w1", x + dx, y + 3, 1.4, 3)
    s.rect("p3", 0, 15, 52, 23)
    for y in (19, 25, 32):
        s.rect("p2", 0, y, 52, 0.6)
    with s.subject():
        s.oval("s3", 19, 19, 15, 7)
        s.rect("s4", 25, 11, 3, 10)
        s.oval("s4", 22, 14, 9, 3)
    s.oval("b4", 20, 19, 13, 4)
    s.line("b5", "24,11 22,15 22,20")
    s.line("b5", "28,11 30,15 30,20")
    for x, ramp, fruit in ((1, "r", "y3"), (36, "b", "r3")):
        boxes(s, "w3", f"{x},14,1,12 {x + 14},14,1,12")
        actor(s, "half", x + 2, 26, "g3" if x == 1 else "o3", "n3")
        with s.subject():
            awning(s, x - 1, 8, 16, ramp, 5)
            s.rect("w4", x - 1, 23, 17, 7)
        for number in range(5):
            s.disc(fruit, x + 1.5 + number * 3, 22.5, 1.8)
            s.dots("p5", (x + 1 + number * 3, 22))
        for dx in range(0, 16, 4):
            s.rect("w2", x + dx + 1, 24, 1, 6)
    body(s, "29,22 29,29", ("34,24 36,24", "32,26 35,25"), (), "v3", "bun", hair="w1", hem="25,38 34,38")
    _marketplace_front(s)


def _marketplace_front(s: Stage) -> None:
    with s.subject():
        s.disc("g3", 37, 24.5, 2.6)
    s.line("g5", "36,23 38,26")
    body(
        s, "19,23 19,29", ("15,26 15,29", "22,27 23,30"), ("18,37", "21,37"), "t2", "cap", hat="r2", flip=True
    )
    with s.subject():
        basket(s, 1, 37, 12, 5, "g4")
    with s.subject():
        sack(s, 41, 37, "p4", 7)


@GALLERY.scene("bathhouse")
def bathhouse(s: Stage) -> None:
    """Two bathers soak in the steaming pool under the dome; an attendant pours water over one."""
    s.rect("t2", 0, 0, 52, 38)
    s.tile("t3", "t2", 0, 0, 52, 20, 6, 4)
    s.oval("b4", 16, 1, 20, 24)
    s.rect("b4", 16, 13, 20, 8)
    s.oval("b5", 18, 3, 16, 18)
    s.line("y3", "16,14 17,8 21,3 26,1 31,3 35,8 36,14", width=1)
    for x in (9, 40):
        column(s, x, 2, 20, 4)
    s.rect("p4", 0, 19, 52, 4)
    s.rect("p5", 0, 19, 52, 1)
    for x in range(0, 52, 4):
        s.rect("b2", x, 21, 2, 1)
    s.poly("b3", "0,23 52,23 52,38 0,38")
    s.waves("b4 b5 b2", 24, 26, 5)
    body(
        s,
        "41,9 42,16",
        ("36,13 32,12", "37,14 32,13"),
        (),
        "p5",
        "bun",
        hair="o2",
        hem="38,22 46,22",
        flip=True,
    )
    with s.subject():
        s.poly("o3", "27,10 33,9 33,14 29,14")
    s.line("b5", "27,12 25,15 25,20", width=2)
    _bathhouse_front(s)


def _bathhouse_front(s: Stage) -> None:
    for x, y, skin, hair in ((25, 24, "n4", "w1"), (8, 26, "w3", "k0")):
        with s.subject():
            s.oval(skin, x - 6, y + 3, 13, 10)
            s.oval(skin, x - 3, y - 5, 7, 9)
            s.rect(hair, x - 3, y - 5, 7, 3)
            s.rect(hair, x - 3, y - 3, 1, 3)
        s.rect("k0", x - 1, y - 1, 1, 1)
        s.rect("k0", x + 2, y - 1, 1, 1)
        s.rect("r2", x, y + 2, 2, 0.6)
        s.poly("b3", (x - 8, y + 9), (x + 9, y + 9), (x + 9, y + 15), (x - 8, y + 15))
        s.line("b5", (x - 8, y + 9), (x - 5, y + 8), (x + 5, y + 9), (x + 9, y + 8))
    s.limb("w3", "13,31 17,26 16,22", width=2)
    for x, y in rows("17,36 36,31 43,27 38,36 2,33 47,33"):
        s.rect("b5", x, y, 4, 0.6)
    for x in (4, 15, 33, 47):
        s.line("p5", (x, 21), (x + 2, 17), (x, 14), (x + 2, 10))


@GALLERY.scene("cellar")
def cellar(s: Stage) -> None:
    """With a candle a woman comes down the steps among barrels, hams and cheeses."""
    s.rect("k0", 0, 0, 52, 38)
    s.tile("w1", "w0", 0, 0, 52, 38, 7, 4)
    s.disc("w2", 18, 16, 14)
    s.tile("w3", "w2", 9, 6, 18, 22, 7, 4)
    s.oval("k0", 24, -20, 40, 26)
    s.rect("w0", 0, 33, 52, 5)
    for number in range(6):
        with s.subject():
            s.rect("s3", -1, 9 + number * 5, 4 + number * 3, 6)
        s.rect("s4", 0, 9 + number * 5, 3 + number * 3, 1)
    for x, y in ((38, 19), (29, 35), (46, 35)):
        with s.subject():
            s.disc("w3", x, y - 7, 8)
        s.disc("w4", x, y - 7, 6.4)
        for dx in (-4, 0, 3):
            s.rect("w3", x + dx, y - 13, 0.8, 12)
        s.disc("w2", x, y - 7, 1.4)
        s.rect("y3", x - 1, y - 3, 2, 1.6)
    for x in (30, 48):
        s.line("k3", (x, 0), (x, 4))
        with s.subject():
            s.oval("r3", x - 3, 3, 6, 9)
            s.rect("p5", x - 1, 11, 2, 2)
        s.line("r5", (x - 2, 6), (x - 1, 4))
    body(
        s,
        "11,13 9,23",
        ("15,18 18,16", "13,20 17,18"),
        (),
        "b2",
        "scarf",
        hat="p4",
        hem="3,34 15,34",
        stout=3,
    )
    _cellar_front(s)


def _cellar_front(s: Stage) -> None:
    with s.subject():
        s.rect("p5", 18, 12, 2, 5)
        s.rect("y3", 17, 17, 5, 1)
    s.poly("y5", "17.5,12 19,7 20.5,12")
    s.disc("y4", 19, 10.5, 1)
    with s.subject():
        s.oval("y3", 13, 33, 9, 5)
    s.poly("y5", "17,35 22,33 22,36")


RIDER = """
.............33.3....
............333333...
...........3345533...
.....4......355543...
.....4.....3334553333
....44......333.33.33
....45......333......
...444...44533333....
...45...4455333333...
..444..445533..3333..
..45..4445533....33..
..4...44455333.333...
.....445555553334....
44.44455555555444....
4444455555555544.4...
44.4455554445554.44..
4..445.......445..44.
...44.........44...4.
..444..........44....
..44............4....
..444...........44..."""


@GALLERY.scene("monument")
def monument(s: Stage) -> None:
    """Ropes pull the cloth off a bronze rider on his plinth; the crowd waves hats."""
    s.sky("b3 b4 b5", 0, 38)
    for x, y, w in rows("0,10,9 43,8,10"):
        s.rect("p3", x, y, w, 26)
        s.rect("o2", x, y - 2, w, 2)
        for yy in range(13, 30, 5):
            s.rect("b2", x + 2, yy, 2, 3)
            s.rect("b2", x + 6, yy, 2, 3)
    s.rect("p2", 0, 31, 52, 7)
    with s.subject():
        s.rect("p4", 15, 25, 21, 8)
        s.rect("p5", 13, 24, 25, 2)
        s.rect("p3", 13, 31, 25, 3)
    s.rect("p2", 33, 26, 3, 6)
    boxes(s, "k4", "26,28,6,0.6 26,30,5,0.6")
    s.grid(
        RIDER,
        15,
        3,
        {"3": "t2", "4": "t2", "5": "t3"},
        outline=True,
    )
    with s.subject():
        s.poly("p3", "13,22 22,22 25,24 23,26 26,29 22,31 25,38 2,38 6,31 11,26")
    for fold in ("14,23 11,29 6,38", "18,23 17,29 13,38", "22,24 20,29 20,38"):
        s.line("p1", fold)
    s.line("p5", "15,23 13,29 9,38")
    s.line("p5", "19,23 18,31 16,38")
    s.line("w3", "8,31 0,26", width=1)
    for x, y, dress, hat in (
        (1, 38, "b2", "k1"),
        (10, 39, "m3", "y3"),
        (36, 39, "g2", "k1"),
        (44, 38, "r2", "w1"),
    ):
        actor(s, "half_raise" if x > 20 else "half", x, y + 5, dress, "n3", "w1", flip=x == 44)
        if x > 20:
            s.rect(hat, x + 9 if x != 44 else x, y - 9, 4, 2)
