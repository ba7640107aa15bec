"""7 Wonders: red cards of the third age."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    block,
    discs,
    planks,
)

GALLERY = Gallery(WONDERS)


RIDER = """
.....ss.........
.....ff.........
....rrr......1..
....rrrr....1441
...rrrff...14k41
..1rrr1111144431
.14441llw44444..
1144444l444443..
1.44444l444443..
1.4433333443....
..44.....443....
..43......43....
..kk......kk...."""


@GALLERY.scene("fortifications")
def fortifications(s: Stage) -> None:
    """A drawbridge comes down over the moat before round towers; a rider waits."""
    s.sky("b3 b4 b5 p5", 0, 26)
    s.ridge("t3", "0,18 8,14 20,20 52,18")
    _gatehouse(s)
    s.rect("g3", 0, 30, 18, 3)
    s.rect("b2", 0, 32, 52, 6)
    s.waves("b3 b4", 32, 10, 3)
    s.ridge("g3", "0,38 52,38", lit="g4")
    with s.subject():
        s.poly("w4", "29,28 41,28 45,40 25,40")
    for near, far in ((29, 31), (33, 34), (37, 36), (41, 39)):
        s.line("w2", (far, 29), (near, 39))
    s.line("w5", "29,28 25,39")
    s.line("s1", "30,17 27,36")
    s.line("s1", "40,17 43,36")
    for x in (23, 47):
        s.rect("w2", x, 0, 1, 3)
    s.poly("r3", "24,-1 30,0 24,3")
    s.poly("r3", "48,-1 53,0 48,3")
    s.grid(
        RIDER,
        2,
        29,
        {"s": "s4", "f": "n3", "r": "r3", "1": "w0", "4": "w3", "3": "w2", "k": "k0", "l": "b2", "w": "w2"},
        outline=True,
    )


def _gatehouse(s: Stage) -> None:
    """Two round towers and the gate between them."""
    with s.subject():
        s.rect("s3", 22, 12, 26, 20)
        for x, top in ((17, 5), (42, 5)):
            s.rect("s3", x, top, 11, 28)
            s.rect("s4", x, top, 3, 28)
            s.rect("s2", x + 8, top, 3, 28)
            for dx in (-1, 4, 9):
                s.rect("s3", x + dx, top - 3, 3, 4)
                s.rect("s4", x + dx, top - 3, 1, 3)
        for x in range(28, 42, 5):
            s.rect("s3", x, 9, 3, 4)
    for x, y in rows("21,12 46,12 21,20 46,20"):
        s.rect("k0", x, y, 2, 4)
    s.line("s2", "28,17 42,17")
    s.oval("k0", 29, 15, 12, 10)
    s.rect("k0", 29, 20, 12, 13)
    for x in (31, 34, 37):
        s.rect("s2", x, 16, 1, 8)


TEAM = """
.............4.4..
.............444..
............44k44.
...........4444444
..44444444444443..
.4444444444444....
444444444444443...
4.44444444444.43..
..443...3444...43.
.44......344....3.
.4........344.....
44..........4.....
4............4...."""


@GALLERY.scene("circus")
def circus(s: Stage) -> None:
    """A charioteer whips his team round the turning post."""
    s.sky("b4 b5", 0, 8)
    s.rect("p2", 0, 7, 52, 12)
    for row in range(3):
        for x in range(row * 2, 52, 4):
            s.rect(("r3", "g3", "b3", "p5", "y3")[(x + row) % 5], x, 9 + row * 3, 2, 2)
            s.rect("n3", x, 8 + row * 3, 2, 1)
    s.rect("p4", 0, 17, 52, 2)
    s.rect("o4", 0, 19, 52, 23)
    s.rect("o5", 0, 19, 52, 1)
    with s.subject():
        s.poly("p4", "1,30 3,9 5,5 7,9 9,30")
        s.rect("p3", -1, 29, 13, 5)
    s.poly("y4", "4,8 5,5 6,8")
    for x, y in rows("14,39 18,36 12,35 22,40"):
        s.disc("o5", x, y, 2.4)
    for shift, coat in ((5, "w2 w3"), (0, "s4 p5")):
        dark, lit = coat.split()
        s.grid(
            TEAM,
            31 + shift * 0.4,
            22 + (5 - shift) * 0.8,
            {"4": lit, "3": dark, "k": "k0"},
            outline=True,
        )
    with s.subject():
        s.poly("r3", "19,27 29,25 29,34 21,34")
        s.rect("y3", 19, 26, 10, 1)
    with s.subject():
        s.disc("w4", 24, 36, 5)
    s.disc("o4", 24, 36, 3.4)
    for line in ("24,31 24,41", "19,36 29,36", "21,33 27,39"):
        s.line("w4", line)
    actor(s, "half_raise", 16, 27, "g3", "n3", "w2")
    s.line("w1", "30,14 38,12 43,17")
    s.line("w1", "28,24 41,26")


@GALLERY.scene("arsenal")
def arsenal(s: Stage) -> None:
    """A quartermaster hands a sword to a soldier out of racks full of arms."""
    s.rect("k2", 0, 0, 52, 34)
    for x in range(0, 52, 8):
        s.rect("k1", x, 0, 1, 34)
    planks(s, "w2", 34, 8, 4)
    for x in (18, 23, 28):
        s.rect("w4", x, 6, 1.5, 22)
        s.poly("s5", (x - 1, 7), (x + 0.5, 0), (x + 2, 7))
    s.rect("w3", 15, 13, 18, 2)
    for x, y in rows("37,6 46,6"):
        with s.subject():
            s.disc("y3", x + 1, y + 1, 4.6)
        s.disc("r2", x + 1, y + 1, 3.4)
        s.disc("y4", x + 1, y + 1, 1.4)
    with s.subject():
        for x in (38, 44, 50):
            s.poly("s4", (x - 2, 21), (x - 2, 16), (x, 14), (x + 2, 16), (x + 2, 21))
    for x in (38, 44, 50):
        s.rect("k0", x - 1, 18, 3, 1)
        s.rect("s5", x - 1, 15, 1, 2)
    s.rect("w4", 34, 22, 18, 1.5)
    actor(s, "half_offer", 33, 41, "o2", "n3", "s4", flip=True, beard="s4")
    actor(s, "half_offer", 3, 41, "r3", "n2", "s3")
    s.rect("r3", 6, 25, 4, 3)
    with s.subject():
        s.poly("s5", "18,31 40,24 42,25 20,34")
        s.rect("y3", 18, 29, 2, 7)
        s.rect("w3", 13, 33, 6, 2)
    s.line("p5", "22,31 40,25")
    with s.subject():
        block(s, "w3", 1, 35, 9, 7)


@GALLERY.scene("siege_workshop")
def siege_workshop(s: Stage) -> None:
    """A carpenter hammers the last peg into a catapult."""
    s.sky("v2 m3 o4 y5", 0, 28)
    s.ridge("g1", "0,24 52,25")
    with s.subject():
        s.poly("p3", "-1,22 4,11 10,22")
    s.ridge("y2", "0,29 52,29", lit="y3")
    with s.subject():
        s.line("w4", "27,31 46,7", width=3)
        s.oval("w3", 42, 2, 10, 6)
    with s.subject():
        s.disc("s3", 47, 3, 3)
    with s.subject():
        s.rect("w3", 18, 31, 34, 4)
        s.line("w3", "31,31 36,15", width=3)
        s.line("w3", "42,31 37,15", width=3)
        s.rect("w4", 33, 13, 8, 3)
    s.rect("w5", 18, 31, 34, 1)
    for line in ("25,29 30,29", "25,31 30,31", "26,27 29,33"):
        s.line("p4", line)
    for x in (24, 45):
        with s.subject():
            s.disc("w2", x, 37, 4.6)
        s.disc("w4", x, 37, 3.4)
        s.line("w2", (x - 3, 37), (x + 3, 37))
        s.line("w2", (x, 34), (x, 40))
        s.disc("s3", x, 37, 1.2)
    actor(s, "raise", 11, 42, "b3", "n3", "w1", "w2", "y2")
    with s.subject():
        s.rect("w4", 23, 19, 2, 8)
        s.rect("s3", 21, 17, 7, 4)
    with s.subject():
        discs(s, "s3", "33,40,2.6 37.5,40,2.6 35.3,36.5,2.6")
    s.dots("s5", "32,39 36,39 34,36")
