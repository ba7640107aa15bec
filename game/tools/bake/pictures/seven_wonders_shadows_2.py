"""7 Wonders: black cards of the second age, from spies to archives."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.cloaks import cloaked
from game.tools.bake.pictures.drawing import rows, step
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    block,
    coins,
    column,
    discs,
    flame,
    planks,
    sack,
    torch,
)

GALLERY = Gallery(WONDERS)


@GALLERY.scene("spy_ring")
def spy_ring(s: Stage) -> None:
    """Three cloaked figures bend over a map; one points with a dagger."""
    s.rect("k1", 0, 0, 52, 42)
    s.oval("k2", 4, 2, 44, 40)
    s.disc("v1", 28, 26, 15)
    for x, y, ink in ((19, 27, "v2"), (33, 27, "b1")):
        cloaked(s, x, y, ink)
    with s.subject():
        s.poly("w3", "6,31 50,31 54,43 2,43")
    s.poly("p4", "13,32 44,32 48,41 9,41")
    s.poly("g3", "16,34 24,33 23,37 17,38")
    s.line("r3", "20,39 27,36 32,38 41,34")
    s.poly("b4", "36,36 43,35 45,39 38,40")
    with s.subject():
        s.poly("s5", "30,37 33,28 35,29")
        s.rect("y3", 31, 27, 5, 2)
        s.rect("w3", 34, 22, 2, 5)
    s.rect("n3", 34, 21, 4, 4)
    with s.subject():
        s.rect("p5", 12, 26, 4, 7)
    flame(s, 14, 26, 7)
    cloaked(s, -3, 44, "k3")


@GALLERY.scene("mercenaries")
def mercenaries(s: Stage) -> None:
    """Before the tents a paymaster counts gold into the hand of a mailed swordsman; an axeman waits."""
    s.sky("b3 b4 y5", 0, 26)
    s.ridge("t3", "0,20 12,14 30,19 52,12")
    for x, ink in ((2, "r3"), (18, "p4")):
        with s.subject():
            s.poly(ink, (x - 7, 28), (x + 2, 9), (x + 11, 28))
        s.poly(step(ink, -1), (x + 2, 9), (x + 11, 28), (x + 4, 28))
        s.poly("k0", (x, 28), (x + 2, 18), (x + 4, 28))
    s.ridge("g3", "0,27 52,27", lit="g4")
    actor(s, "half_offer", 3, 40, "b2", "n3", "s3", beard="s3")
    s.rect("r3", 5, 25, 8, 2)
    with s.subject():
        s.line("w4", "49,42 47,10", width=2)
        s.poly("s4", "48,9 54,5 54,18 48,16")
        s.poly("s4", "46,9 42,7 42,15 46,15")
    actor(s, "half", 40, 41, "g1", "n2", "o2", beard="o2")
    with s.subject():  # a blade across his back
        s.line("s5", "36,24 39,6", width=2)
        s.line("y3", "34,23 39,24", width=2)
    actor(s, "half_offer", 25, 41, "s2", "n3", "s3", flip=True, beard="w1")
    for x, y in rows("29,33 32,35 35,33 30,37"):
        s.rect("s4", x, y, 1, 1)
    with s.subject():
        s.rect("w4", -1, 36, 28, 7)
    s.rect("w5", 0, 36, 27, 1)
    coins(s, "2,37,2 7,37,4 12,37,3")
    with s.subject():
        sack(s, 18, 41, "o3", 7)
    s.disc("y4", 21.5, 38, 1.4)
    for x, y in rows("18,28 20,31 22,26"):
        with s.subject():
            s.disc("y4", x, y, 1.2)


@GALLERY.scene("lair")
def lair(s: Stage) -> None:
    """A robber chief sprawls on a heap of treasure in his cave."""
    s.rect("k1", 0, 0, 52, 42)
    discs(s, "k2", "28,20,20")
    discs(s, "w1", "30,22,15")
    for x, h in rows("4,12 13,8 22,5 40,7 48,12"):
        s.poly("k0", (x - 3, 0), (x + 3, 0), (x, h))
    torch(s, 47, 16)
    with s.subject():
        s.poly("y2", "6,42 14,34 22,30 38,29 48,33 54,38 54,42")
    for x, y in rows("10,39 15,36 20,38 24,33 30,36 36,32 41,36 46,35 49,39 34,39 13,40 27,40 43,40"):
        s.oval("y3", x, y, 4, 2)
        s.rect("y5", x, y, 2, 1)
    for x, y, ink in ((18, 35, "r3"), (40, 34, "b4"), (30, 38, "t4")):
        s.poly(ink, (x, y), (x + 1.5, y - 2), (x + 3, y), (x + 1.5, y + 2))
    actor(s, "sit", 21, 36, "r2", "n3", "k1", "w2", beard="k1")
    with s.subject():
        s.poly("s5", "33,27 37,14 40,11 39,17 35,28")
        s.rect("y3", 31, 26, 6, 2)
    s.rect("r3", 23, 20, 6, 2)
    with s.subject():
        s.poly("w4", "37,28 48,26 50,36 39,37")
        s.poly("w3", "36,22 46,20 48,26 37,28")
    s.rect("y4", 38, 27, 10, 1)
    s.rect("y4", 42, 29, 3, 3)
    with s.subject():
        s.poly("y4", "7,34 8,28 12,28 13,34 11,36 11,39 9,39 9,36")


@GALLERY.scene("consulate")
def consulate(s: Stage) -> None:
    """A consul on his folding chair receives a letter from a foreign envoy before the eagle."""
    s.rect("r1", 0, 0, 52, 32)
    for x in range(0, 52, 13):
        s.rect("r2", x, 0, 6, 32)
    s.rect("p3", 0, 32, 52, 10)
    for x in range(0, 52, 10):
        s.rect("p4", x, 32, 5, 10)
    with s.subject():
        s.rect("w4", 33, 8, 1.5, 26)
        s.rect("r3", 29, 13, 10, 9)
        s.rect("y3", 30, 11, 8, 2)
    s.grid(
        """
44...44...44
.44444444444
..444444444.
....4444....
...44.44....""",
        28,
        4,
        {"4": "y4"},
        outline=True,
    )
    s.rect("y4", 31, 15, 6, 1)
    s.rect("y4", 31, 18, 6, 1)
    actor(s, "sit", 37, 40, "p4", "n3", "s3", "p3", flip=True)
    s.line("r3", "47,29 44,34", width=2)
    with s.subject():
        s.line("w4", "40,41 50,33", width=2)
        s.line("w4", "50,41 40,33", width=2)
    actor(s, "offer", 14, 41, "b2", "w4", "k1", beard="k1")
    with s.subject():
        s.rect("y3", 15, 22, 7, 3)
    with s.subject():
        s.rect("p5", 27, 29, 6, 5)
    s.rect("r3", 29, 31, 2, 2)


@GALLERY.scene("gambling_house")
def gambling_house(s: Stage) -> None:
    """Rich players lean over a great round table of coins and counters."""
    s.rect("v1", 0, 0, 52, 42)
    for x in range(0, 52, 8):
        s.rect("v2", x, 0, 4, 42)
    s.rect("y3", 0, 0, 52, 1)
    for x in (14, 42):
        s.rect("y2", x, 1, 1, 5)
        with s.subject():
            s.poly("y3", (x - 4, 6), (x + 4, 6), (x + 2, 9), (x - 2, 9))
        flame(s, x, 6, 5)
    for x, dress, hair, skin in ((4, "r3", "w1", "n3"), (20, "t3", "k1", "n2"), (36, "p4", "o2", "n4")):
        actor(s, "half", x, 29, dress, skin, hair)
    s.rect("y4", 22, 16, 7, 1)
    s.rect("g4", 38, 16, 7, 1)
    with s.subject():
        s.oval("w3", -2, 24, 56, 22)
    s.oval("p4", 1, 26, 50, 19)
    s.oval("r3", 7, 28, 38, 14)
    s.oval("p4", 11, 29.5, 30, 10)
    s.oval("b3", 14, 30.5, 24, 8)
    coins(s, "4,36,4 9,39,2 42,36,5 46,34,3")
    with s.subject():  # the cup and the dice it threw
        s.poly("y3", "15,27 22,30 20,36 13,33")
    s.oval("k1", 19, 30, 3, 6)
    for x, y in rows("25,32 30,35 31,30"):
        with s.subject():
            s.rect("p5", x, y, 4, 4)
        s.dots("r2", (x + 1, y + 1), (x + 2, y + 2))


@GALLERY.scene("black_market")
def black_market(s: Stage) -> None:
    """A dealer in a dark lane opens his cloak: jewels and flasks hang inside."""
    s.rect("k0", 0, 0, 52, 42)
    s.tile("k2", "k1", 0, 0, 15, 42, 6, 3)
    s.tile("k2", "k1", 42, 0, 10, 42, 6, 3)
    s.panel("b0 b1 v1", 15, 0, 27, 30)
    s.dots("y5", "18,4 25,2 36,5 40,9")
    s.rect("k1", 0, 38, 52, 4)
    with s.subject():
        s.rect("s2", 3, 6, 6, 8)
        s.rect("y4", 4, 8, 4, 5)
    s.disc("p5", 6, 10, 1)
    with s.subject():
        s.poly("v1", "16,42 13,20 20,14 25,10 31,10 36,14 44,20 41,42")
        s.poly("v2", "23,4 33,4 35,10 32,15 24,15 21,10")
    s.oval("n3", 24, 6, 8, 9)
    s.rect("k0", 24, 5, 8, 2)
    s.dots("k0", "26,9 29,9")
    s.dots("p5", "25,9 30,9")
    s.rect("n1", 27.5, 9, 1, 2)
    s.line("k1", "25,12 30,12")
    s.rect("r2", 27, 13, 2, 0.7)
    s.poly("r2", "15,21 26,16 26,41 17,41")
    s.poly("r2", "42,21 30,16 30,41 40,41")
    s.poly("k2", "26,16 30,16 31,42 25,42")
    for x, y, ink in (
        (18, 22, "y4"),
        (22, 27, "t4"),
        (18, 32, "r4"),
        (34, 22, "b4"),
        (38, 27, "y4"),
        (34, 33, "g4"),
    ):
        with s.subject():
            s.rect("y3", x, y, 3, 1)
            s.disc(ink, x + 1.5, y + 3, 2)
        s.dots("p5", (x + 1, y + 2))
    actor(s, "robe", 43, 42, "o2", "n3", "w1", flip=True)


@GALLERY.scene("sepulcher")
def sepulcher(s: Stage) -> None:
    """Two grave robbers push the lid off a painted sarcophagus."""
    s.tile("o2", "o1", 0, 0, 52, 36, 8, 5)
    s.rect("o1", 0, 36, 52, 6)
    for x in (19, 33, 44):
        s.rect("p3", x, 3, 9, 12)
        s.rect("w1", x + 3, 4, 3, 3)
        s.rect(("b3", "r3", "t3")[x % 3], x + 2, 7, 5, 5)
        s.rect("w1", x + 2, 12, 2, 2)
        s.rect("w1", x + 6, 12, 2, 2)
    torch(s, 14, 12)
    actor(s, "thrust", 4, 39, "k3", "n2", "k1", "w1")
    with s.subject():
        s.poly("b2", "18,29 52,29 50,42 20,42")
    for y, ink in ((31, "y3"), (35, "r3"), (38, "y3")):
        s.rect(ink, 20, y, 31, 1)
    s.rect("k0", 20, 28, 31, 2)
    with s.subject():
        s.poly("y3", "22,21 46,17 51,20 51,24 48,26 24,29 20,27")
        s.poly("y4", "22,21 46,17 47,19 24,24")
    for x in (28, 33, 38):
        s.line("b2", (x, 23), (x + 1, 27))
    with s.subject():
        s.poly("y3", "41,15 50,14 52,19 51,25 44,26 41,22")
    for x in (42, 50):
        s.line("b2", (x, 16), (x, 24))
    s.oval("y5", 43, 16, 6, 7)
    s.dots("k0", "44,19 47,19")
    s.rect("o2", 45, 21, 2, 0.7)
    s.rect("y5", 25, 29, 9, 1)


@GALLERY.scene("architect_cabinet")
def architect_cabinet(s: Stage) -> None:
    """An architect sets the roof on his model of a temple; plans hang behind."""
    s.rect("b1", 0, 0, 52, 42)
    for x, y, w, h in ((19, 2, 16, 12), (37, 4, 14, 10)):
        s.rect("p4", x, y, w, h)
        s.rect("p2", x, y + h - 1, w, 1)
    for line in ("22,11 27,5 32,11", "22,11 32,11", "22,12 32,12", "24,7 30,7"):
        s.line("b3", line)
    s.oval("b3", 40, 6, 8, 7)
    s.oval("p4", 41, 7, 6, 5)
    s.line("b3", "40,9 48,9")
    actor(s, "half_offer", 4, 39, "o2", "n3", "s4", beard="s4")
    with s.subject():
        s.rect("w4", -1, 36, 54, 6)
    s.rect("w5", 0, 36, 52, 1)
    with s.subject():
        s.rect("p4", 22, 33, 29, 3)
        s.rect("p3", 24, 25, 25, 8)
    s.rect("w2", 25, 25, 23, 7)
    for x in (24, 30, 36, 42, 47):
        column(s, x, 24, 33, 2)
    with s.subject():
        s.poly("o3", "19,22 36,12 53,22")
        s.poly("p4", "23,22 36,15 49,22")
    s.line("o5", "20,21 36,12")
    s.disc("y4", 36, 19, 1.4)
    with s.subject():
        s.poly("w5", "2,38 14,38 2,32")
    s.poly("w4", "4,37 9,37 4,34")


@GALLERY.scene("tabularium")
def tabularium(s: Stage) -> None:
    """A clerk on a ladder slides a bronze tablet into a wall of numbered boxes."""
    s.rect("w2", 0, 0, 52, 36)
    planks(s, "p2", 36, 6, 6)
    for row in range(4):
        for place in range(6):
            x, y = place * 9 - 1, row * 9
            s.rect("w4", x, y, 8, 8)
            s.rect("w5", x, y, 8, 1)
            s.rect("w0", x + 1, y + 1, 6, 6)
            if (row * 5 + place * 3) % 7:
                for number in range(3):
                    s.rect(
                        ("o3", "y2", "p3")[(row + place + number) % 3],
                        x + 1 + number * 2,
                        y + 2 + number % 2,
                        1.6,
                        5,
                    )
            s.rect("y4", x + 3, y + 7, 2, 1)
    with s.subject():
        s.line("w5", "24,42 29,4", width=2)
        s.line("w5", "34,42 36,4", width=2)
    for number in range(6):
        s.line("w5", (28 - number * 0.8, 9 + number * 6), (36 - number * 0.3, 9 + number * 6), width=1)
    actor(s, "offer", 23, 35, "r3", "n3", "w1", "p4")
    with s.subject():
        s.rect("o3", 34, 20, 12, 11)
        s.rect("y3", 34, 20, 12, 1)
    for y in (23, 25, 27):
        s.rect("o1", 36, y, 8 - y % 3, 0.6)
    with s.subject():
        for number in range(3):
            block(s, "o3", 2, 38 - number * 3, 11, 3)
