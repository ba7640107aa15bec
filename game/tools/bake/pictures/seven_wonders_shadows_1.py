"""7 Wonders: black cards of the first age, what goes on in the shade."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    barrel,
    block,
    coins,
    cypress,
    jar,
    planks,
    sack,
    torch,
)

GALLERY = Gallery(WONDERS)


PIGEON = """
.......44..
......44k4o
......4444.
44...44444.
.444444443.
..33334443.
...333443..
....o..o..."""


def pigeon(s: Stage, x: float, y: float, flip: bool = False, ramp: str = "s") -> None:
    """A dove with its feet on *y*."""
    inks = {"4": f"{ramp}5", "3": f"{ramp}3", "k": "k0", "o": "o3"}
    s.grid(PIGEON, x, y - 8, inks, flip=flip, outline=True)


def moon(s: Stage, x: float, y: float, r: float = 4) -> None:
    s.disc("y5", x, y, r)
    s.disc("b0", x + r * 0.5, y - r * 0.3, r * 0.8)


@GALLERY.scene("pigeon_loft")
def pigeon_loft(s: Stage) -> None:
    """A man takes a message from a carrier pigeon before the dovecote."""
    s.sky("b3 b4 b5", 0, 35)
    s.ridge("o3", "0,34 52,34", lit="o4")
    with s.subject():
        s.rect("p4", 27, 12, 22, 24)
        s.rect("p2", 45, 12, 4, 24)
        s.poly("o2", "23,13 38,0 53,13")
        s.poly("o3", "23,13 38,0 38,13")
    for y in (15, 22, 29):
        for x in (29, 36, 43):
            s.oval("k0", x, y, 5, 5)
            s.rect("w3", x - 1, y + 5, 7, 1)
    pigeon(s, 35, 20, flip=True)
    pigeon(s, 40, 34, ramp="k")
    s.grid(
        "44....44\n.44..44.\n..4444..\n..344k..\n...33...",
        2,
        15,
        {"4": "s5", "3": "s3", "k": "k0"},
        outline=True,
    )
    actor(s, "half_raise", 10, 42, "g3", "n3", "w1")
    pigeon(s, 20, 27, flip=True)
    with s.subject():
        s.rect("p5", 15, 35, 8, 5)
    s.rect("r3", 18, 37, 2, 2)


@GALLERY.scene("militia")
def militia(s: Stage) -> None:
    """Peasants march with pitchfork, flail and torch."""
    s.sky("k0 b0 v1 r2", 0, 30)
    s.ridge("k1", "0,28 10,24 24,28 52,23")
    s.rect("k2", 0, 33, 52, 9)
    s.disc("r2", 42, 12, 11)
    s.disc("o2", 42, 11, 7)
    with s.subject():
        s.line("w4", "12,42 14,6", width=2)
        for x in (11, 14, 17):
            s.line("s4", (x, 9), (x, 1))
        s.rect("s4", 11, 8, 7, 2)
    with s.subject():
        s.line("w4", "33,34 30,10", width=2)
        s.line("w3", "30,10 23,5", width=2)
        s.oval("w3", 18, 4, 7, 4)
    torch(s, 42, 11)
    for x, dress, hair, hat in ((4, "g2", "w1", "y3"), (20, "o2", "w2", ""), (35, "b2", "k1", "r2")):
        actor(s, "half", x, 42 if x != 20 else 43, dress, "n3", hair)
        if hat:
            with s.subject():
                s.poly(hat, (x + 1, 30), (x + 3, 27), (x + 8, 27), (x + 11, 30))
    s.rect("n3", 13, 33, 3, 3)
    s.rect("n3", 31, 30, 3, 3)
    with s.subject():
        s.line("b2", "43,36 44,22", width=2)
    s.rect("n3", 42, 16, 3, 3)
    s.rect("w3", 42, 12, 2, 10)


@GALLERY.scene("hideout")
def hideout(s: Stage) -> None:
    """A thief climbs out of a trapdoor under a rug, a lantern in his hand."""
    s.rect("k2", 0, 0, 52, 24)
    for x in range(0, 52, 7):
        s.rect("k1", x, 0, 1, 24)
    planks(s, "w2", 24, 18, 4)
    s.rect("w1", 3, 4, 10, 12)
    s.rect("b1", 4, 5, 8, 10)
    moon(s, 8, 9, 3)
    with s.subject():
        s.poly("w3", "20,28 23,9 47,9 50,28")
        s.rect("w4", 23, 9, 24, 2)
    for x in (28, 35, 42):
        s.line("w1", (x, 11), (x + (x - 35) * 0.2, 28))
    s.rect("y3", 33, 13, 5, 2)
    s.poly("k0", "17,28 52,28 55,38 13,38")
    s.poly("w1", "17,28 52,28 52,30 17,30")
    actor(s, "half_raise", 26, 39, "k3", "n3", "k1")
    s.rect("k0", 30, 29, 5, 2)
    with s.subject():
        s.rect("s2", 37, 18, 7, 9)
        s.rect("y4", 38, 20, 5, 6)
    s.rect("p5", 40, 21, 1, 4)
    s.poly("w3", "13,38 55,38 56,40 12,40")
    with s.subject():
        s.poly("r2", "-1,31 10,29 13,37 4,41 -1,41")
    s.line("y4", "1,33 9,31 11,36")
    with s.subject():
        sack(s, 44, 38, "p2", 8)


@GALLERY.scene("residence")
def residence(s: Stage) -> None:
    """An ambassador is carried in a litter to a lit villa by night."""
    s.sky("b0 b1 v1", 0, 32)
    s.dots("y5", "4,4 12,9 21,3 30,6 45,4 50,9")
    for x, h in rows("3,20 9,15 49,18"):
        cypress(s, x, 30, h)
    with s.subject():
        s.rect("p2", 15, 13, 31, 18)
        s.poly("o1", "12,14 17,7 44,7 49,14")
        s.poly("o2", "12,14 17,7 30,7 28,14")
    for x in (18, 25, 38):
        s.rect("y4", x, 17, 4, 6)
        s.rect("y5", x, 17, 4, 2)
        s.rect("w1", x + 2, 17, 0.6, 6)
    s.rect("w1", 31, 17, 5, 13)
    s.rect("y4", 32, 18, 3, 12)
    s.ridge("b1", "0,31 52,31", lit="b2")
    s.poly("y2", "31,31 36,31 42,42 26,42")
    actor(s, "walk", 5, 42, "o3", "n2", "k1", "p3")
    actor(s, "walk", 40, 42, "o3", "n2", "k1", "p3")
    with s.subject():
        s.rect("v2", 18, 24, 19, 14)
        s.poly("r2", "16,24 21,19 34,19 39,24")
        s.rect("y3", 16, 24, 23, 1)
    s.rect("y4", 21, 26, 13, 10)
    with s.subject():
        s.rect("n3", 25, 27, 5, 4)
        s.rect("w1", 25, 26, 5, 2)
        s.rect("b3", 23, 31, 9, 5)
    s.dots("k0", "26,29 28,29")
    s.poly("r3", "18,25 23,25 20,30 18,35")
    s.poly("r2", "37,25 33,25 35,30 37,35")
    with s.subject():
        s.rect("w5", 1, 31, 51, 2)


@GALLERY.scene("gambling_den")
def gambling_den(s: Stage) -> None:
    """In a cellar two rogues throw dice on a barrel head."""
    s.tile("k2", "k1", 0, 0, 52, 42, 8, 4)
    s.oval("w1", 6, 2, 44, 44)
    s.oval("w2", 14, 8, 28, 34)
    s.rect("w3", 27, 0, 1, 6)
    with s.subject():
        s.rect("s2", 24, 5, 7, 2)
        s.rect("y4", 25, 7, 5, 5)
    s.rect("p5", 27, 8, 1, 3)
    actor(s, "half_offer", 4, 38, "g2", "n3", "w1", beard="w1")
    actor(s, "half_offer", 38, 38, "r2", "n2", "k1", flip=True)
    s.rect("k0", 42, 27, 3, 2)
    with s.subject():
        barrel(s, 18, 43, 20, 12)
        s.oval("w4", 16, 28, 24, 7)
    s.oval("o4", 18, 29, 20, 4)
    for x, y, spots in ((20, 22, "1,1 4,4 1,4 4,1"), (29, 25, "1,1 4,4 2.5,2.5")):
        with s.subject():
            s.rect("p5", x, y, 6, 6)
            s.rect("p3", x + 5, y, 1, 6)
        for dx, dy in rows(spots):
            s.rect("r2", x + dx, y + dy, 1, 1)
    coins(s, "17,33,1 36,32,2 37,33,2")


@GALLERY.scene("clandestine_dock_west")
def dock_west(s: Stage) -> None:
    """A smuggler rows crates under a pier by moonlight."""
    s.sky("b0 b1 b2", 0, 26)
    s.dots("b5", "4,5 12,3 22,7 19,14 33,3")
    moon(s, 17, 7, 4)
    s.rect("b0", 0, 25, 52, 17)
    s.waves("b1 b2 b1 b3", 26, 30, 4)
    s.poly("b4", "16,26 19,26 20,42 13,42")
    for x in range(14, 20, 2):
        s.rect("b0", x, 29 + x % 4, 3, 1)
    with s.subject():
        s.rect("w3", 24, 9, 29, 4)
        s.rect("w4", 24, 9, 29, 1)
        for x in (26, 37, 48):
            s.rect("w2", x, 5, 3, 32)
    s.line("w4", "27,7 38,8 50,7")
    with s.subject():
        s.rect("s2", 32, 14, 5, 7)
        s.rect("y4", 33, 15, 3, 5)
    with s.subject():
        s.poly("w3", "14,32 19,34 43,34 49,31 45,40 19,40")
        s.poly("w4", "14,32 19,34 43,34 49,31 48,33 43,36 19,36")
    with s.subject():
        block(s, "w4", 34, 26, 9, 8)
    s.line("w2", "34,26 42,33")
    actor(s, "half_offer", 18, 36, "k3", "n3", "k1")
    s.rect("k2", 20, 21, 7, 2)
    with s.subject():
        s.line("w5", "30,29 10,41", width=2)


@GALLERY.scene("clandestine_dock_east")
def dock_east(s: Stage) -> None:
    """In a sea cave a dhow is unloaded by rope at red dawn."""
    s.rect("k1", 0, 0, 52, 42)
    s.panel("r2 r3 o4 y4", 13, 3, 30, 24)
    s.disc("y5", 22, 22, 5)
    s.poly("k2", "0,0 26,0 18,6 14,14 13,26 10,30 0,34")
    s.poly("k3", "0,0 8,0 10,10 6,24 0,30")
    s.poly("k2", "26,0 52,0 52,34 45,30 43,20 38,8 30,3")
    for x, y, h in rows("18,0,7 26,0,4 36,0,9 45,0,14 8,0,11"):
        s.poly("k1", (x - 2, y), (x + 2, y), (x, y + h))
    s.rect("t1", 0, 27, 52, 15)
    s.waves("t2 o3 t2 r3", 28, 22, 6)
    with s.subject():
        s.rect("w4", 28, 5, 2, 25)
        s.poly("p4", "30,5 44,25 30,27")
    s.poly("p2", "38,16 44,25 36,26")
    with s.subject():
        s.poly("w3", "16,26 22,29 40,29 48,24 44,35 23,35")
        s.poly("w4", "16,26 22,29 40,29 48,24 47,27 40,31 22,31")
    s.disc("p5", 44, 29, 1.4)
    s.dots("k0", "44,29")
    with s.subject():
        s.poly("k4", "-1,42 -1,35 12,34 22,37 26,42")
    actor(s, "offer", 4, 38, "r2", "n2", "p5")
    s.line("p3", "15,28 29,18")
    with s.subject():
        block(s, "w4", 25, 18, 8, 6)
    with s.subject():
        jar(s, 18, 41, "o", 8)


@GALLERY.scene("secret_warehouse")
def secret_warehouse(s: Stage) -> None:
    """A woman with a key opens a wall of shelves: crates and jars behind it."""
    s.rect("w2", 0, 0, 52, 36)
    planks(s, "w1", 36, 6, 3)
    s.rect("k0", 18, 4, 21, 33)
    s.rect("o1", 19, 5, 19, 31)
    s.disc("o2", 29, 18, 9)
    with s.subject():
        block(s, "w4", 20, 26, 10, 10)
        block(s, "w3", 21, 17, 9, 9)
        block(s, "o3", 30, 28, 8, 8)
    s.line("w2", "21,27 29,35")
    with s.subject():
        jar(s, 31, 28, "o", 10)
    with s.subject():
        sack(s, 22, 17, "p3", 7)
    with s.subject():
        s.poly("w4", "39,3 53,-1 53,44 39,37")
        s.rect("w5", 39, 3, 2, 34)
    for y in (4, 14, 24):
        s.poly("w1", (42, y + 2), (53, y), (53, y + 8), (42, y + 8))
        for number, x in enumerate((43, 46, 49)):
            s.rect(("r2", "b2", "g2")[(number + y) % 3], x, y + 3, 2, 5)
    actor(s, "offer", 4, 41, "v2", "n3", "k1")
    with s.subject():
        s.disc("y4", 18, 21, 3.2)
        s.rect("y4", 17, 23, 2, 11)
        s.rect("y4", 19, 29, 3, 1)
        s.rect("y4", 19, 32, 3, 1)
    s.disc("o1", 18, 21, 1.4)
    s.rect("y5", 17, 24, 1, 7)


DONKEY = """
..........4..4
..........4434
.........444k4
.........44444
sSSs4444444..5
SSSS444444....
SSSs444443....
.ss4444443....
..443..443....
..44....44....
..4......4....
..k......k...."""


@GALLERY.scene("gates_of_the_city")
def gates_of_the_city(s: Stage) -> None:
    """A traveller with a donkey enters through the great bronze gate at dusk."""
    s.sky("b1 v2 m3 o4", 0, 34)
    s.rect("b2", 0, 6, 52, 32)
    s.tile("b2", "b1", 0, 6, 52, 32, 6, 3)
    for x in (13, 43):
        with s.subject():
            s.rect("b3", x, 2, 9, 36)
            for dx in (0, 4, 8):
                s.rect("b3", x + dx - 0.5, 0, 2, 3)
        s.rect("b4", x, 2, 2, 36)
        for y in (8, 18):
            s.rect("y3", x + 2, y, 5, 4)
            s.rect("y5", x + 2, y, 2, 1)
    for x in range(0, 52, 4):
        s.rect("y3", x, 6, 2, 1)
    s.oval("y3", 22, 8, 21, 21)
    s.rect("y3", 22, 18, 21, 20)
    s.oval("o4", 24, 10, 17, 17)
    s.rect("o4", 24, 18, 17, 20)
    s.rect("o5", 28, 24, 9, 14)
    s.rect("p4", 29, 20, 7, 12)
    with s.subject():
        s.poly("o1", "18,14 24,12 24,38 18,41")
        s.poly("o1", "47,14 41,12 41,38 47,41")
    for y in range(16, 38, 5):
        s.dots("y4", (20, y), (22, y), (43, y), (45, y))
    s.rect("p2", 0, 38, 52, 4)
    s.rect("p3", 0, 38, 52, 1)
    actor(s, "walk", 24, 42, "r2", "n3", "p5", "w1")
    s.grid(
        DONKEY,
        7,
        30,
        {"4": "s3", "3": "s2", "k": "k0", "s": "p1", "S": "p3", "5": "s5"},
        outline=True,
    )
