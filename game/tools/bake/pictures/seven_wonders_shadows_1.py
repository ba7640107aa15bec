"""7 Wonders: black cards of the first age, what goes on in the shade."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.beasts import camel
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import barrel, block, coins, cypress, discs, jar, planks, sack

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
    """Townsmen with pitchfork, spear and axe stand in line before their gate to the beat of a drum."""
    s.sky("b3 b4 b5 p5", 0, 30)
    s.ridge("g3", "0,22 17,20 52,30", lit="g4")
    with s.subject():
        s.tile("o3", "o2", 17, 8, 36, 22, 6, 3)
        for x in range(17, 52, 6):
            s.rect("o3", x, 5, 4, 4)
        s.rect("o4", 29, 1, 14, 28)
        for x in (29, 34, 39):
            s.rect("o4", x, -2, 4, 4)
    s.oval("w1", 32, 12, 8, 8)
    s.rect("w1", 32, 16, 8, 14)
    s.rect("p3", 0, 30, 52, 12)
    s.rect("p4", 0, 30, 52, 1)
    with s.subject():
        s.line("w4", "17,42 17,12", width=2)
        for x in (14, 17, 20):
            s.line("s4", (x, 12), (x, 5))
        s.rect("s4", 14, 11, 7, 2)
    with s.subject():
        s.line("w4", "33,42 33,10", width=2)
        s.poly("s5", "31,11 33.6,3 36,11")
    with s.subject():
        s.line("w4", "49,42 49,12", width=2)
        s.poly("s4", "50,13 54,10 54,21 50,19")
    for x, dress, hair, beard in ((5, "g2", "w1", ""), (21, "r2", "o2", "o2"), (37, "b2", "k1", "k1")):
        actor(s, "half", x, 43, dress, "n3", hair, beard=beard)
        with s.subject():  # an iron pot on every head
            s.poly("s3", (x + 1, 31), (x + 2, 27), (x + 5, 25), (x + 8, 27), (x + 10, 31))
        s.line("s5", (x + 3, 27), (x + 4, 26))
    for x in (15, 31, 47):
        s.rect("n3", x, 36, 4, 3)
    with s.subject():
        s.rect("r3", 0, 35, 8, 7)
        s.rect("p5", -1, 34, 10, 1.4)
    s.line("y4", "0,41 2,36 4,41 6,36 8,41")
    s.line("w5", "3,33 6,29")


@GALLERY.scene("hideout")
def hideout(s: Stage) -> None:
    """Soldiers search the room with a lantern; under the boards two people hold their breath by a candle."""
    s.rect("w3", 0, 0, 52, 20)
    for x in range(0, 52, 9):
        s.rect("w2", x, 0, 1, 20)
    s.rect("b1", 36, 3, 9, 10)
    s.rect("y5", 39, 5, 3, 3)
    actor(s, "walk", 6, 20, "r2", "n3", "s3", "p3", "y3")
    actor(s, "walk", 22, 20, "r2", "n2", "s3", "p3", "y3")
    with s.subject():
        s.line("w5", "5,20 5,0", width=1)
    with s.subject():
        s.rect("k2", 31, 11, 4, 6)
        s.rect("y5", 32, 12, 2, 4)
    s.rect("w5", 0, 20, 52, 3)
    s.rect("w2", 0, 22, 52, 1)
    for x in range(4, 52, 10):
        s.rect("w2", x, 20, 1, 3)
    with s.subject():  # the trapdoor, shut
        s.rect("o3", 36, 20, 13, 3)
    s.rect("s4", 41, 19, 3, 1)
    s.rect("k0", 0, 23, 52, 19)
    s.disc("w0", 26, 34, 14)
    s.disc("w1", 26, 34, 9)
    for x, y in rows("4,26 44,28 10,38 46,37"):
        s.rect("k2", x, y, 5, 2)
    with s.subject():
        s.line("w3", "40,23 38,42", width=1)
        s.line("w3", "46,23 48,42", width=1)
    for y in (27, 32, 37):
        s.line("w3", (39, y), (47, y))
    actor(s, "kneel", 10, 42, "g2", "n3", "w1")
    actor(s, "kneel", 30, 42, "v2", "n4", "k1", flip=True)
    with s.subject():
        s.rect("p5", 25, 36, 2, 5)
        s.poly("y4", "24,36 26,31 28,36")
    s.rect("y3", 24, 40, 4, 1)


@GALLERY.scene("residence")
def residence(s: Stage) -> None:
    """The master of a great town house comes home; his doorman bows, a servant brings the chest."""
    s.sky("b3 b4 p5 o5", 0, 35)
    for x, h in rows("2,20 50,22"):
        cypress(s, x, 33, h)
    with s.subject():
        s.rect("p4", 7, 9, 40, 25)
        s.poly("o3", "4,10 9,2 45,2 50,10")
        s.rect("o2", 13, -1, 4, 5)
        s.rect("o2", 38, -1, 4, 5)
    s.line("o4", "5,9 10,3 44,3")
    s.rect("p5", 7, 10, 1, 24)
    s.rect("p2", 44, 10, 3, 24)
    for x in (11, 18, 33, 40):
        s.rect("b1", x, 13, 3, 5)
        s.rect("r2", x - 1, 13, 1, 5)
        s.rect("r2", x + 3, 13, 1, 5)
    for x in (11, 40):
        s.rect("b1", x, 24, 3, 5)
        s.rect("r2", x - 1, 24, 1, 5)
        s.rect("r2", x + 3, 24, 1, 5)
    with s.subject():  # balcony and door
        s.rect("p5", 20, 20, 14, 2)
        s.rect("w2", 23, 23, 8, 11)
    s.rect("b1", 24, 12, 6, 8)
    for x in range(20, 34, 2):
        s.rect("w2", x, 17, 0.7, 3)
    discs(s, "g3", "21,17,1.4 24,17,1.4 30,17,1.4 33,17,1.4")
    s.dots("m4", "21,16 25,17 30,16 33,17")
    s.rect("y4", 29, 28, 1, 1)
    s.rect("p3", 0, 34, 52, 8)
    s.rect("p5", 19, 34, 16, 2)
    s.rect("p2", 0, 39, 52, 0.7)
    actor(s, "hail", 13, 42, "v2", "n3", "s4", belt="y3")
    actor(s, "bear", 0, 42, "o2", "n2", "k1", "w2")
    with s.subject():
        s.rect("w3", -1, 22, 11, 6)
        s.rect("y3", 3, 22, 2, 6)
    actor(s, "bend", 33, 42, "g2", "n3", "w1", "w1", flip=True)


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


@GALLERY.scene("gates_of_the_city")
def gates_of_the_city(s: Stage) -> None:
    """A traveller with a laden camel enters through the great bronze gate at dusk."""
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
    actor(s, "walk", 29, 42, "r2", "n3", "p5", "w1")
    with s.subject():
        camel(s, -4, 24, "p1", load="r3")
