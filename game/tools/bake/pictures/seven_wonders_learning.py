"""7 Wonders: green cards of the first two ages, where people learn and make."""

from __future__ import annotations

import math

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    boxes,
    discs,
    flame,
    jar,
    planks,
    scroll,
)

GALLERY = Gallery(WONDERS)


@GALLERY.scene("apothecary")
def apothecary(s: Stage) -> None:
    """A herb woman crushes roots in a great mortar under bunches of drying plants."""
    s.rect("p2", 0, 0, 52, 42)
    s.rect("w3", 0, 0, 52, 3)
    for x in (4, 20, 27, 34, 46):
        s.rect("w1", x, 3, 1, 3)
        ink = ("g3", "v3", "g2", "y3", "m3")[x % 5]
        s.poly("g2", (x - 2, 14), (x, 5), (x + 1, 5), (x + 3, 14))
        discs(s, ink, f"{x - 1},13,2 {x + 2},13,2 {x},11,1.6")
    s.rect("w3", 0, 34, 52, 8)
    actor(s, "half_offer", 8, 40, "m2", "n4", "s4")
    s.rect("p5", 9, 25, 8, 2)
    s.rect("p4", 10, 33, 7, 7)
    with s.subject():
        s.line("p4", "22,34 31,18", width=3)
        s.oval("p5", 29, 15, 5, 5)
    with s.subject():
        s.poly("s3", "23,26 46,26 43,36 39,39 30,39 26,36")
        s.oval("s4", 22, 23, 25, 6)
        s.rect("s3", 29, 38, 11, 3)
    s.oval("g1", 24, 24, 21, 4)
    s.poly("s4", "24,28 28,29 31,38 29,38 26,35")
    for x, y in rows("28,24 34,23 39,24 36,26 31,26"):
        s.oval("g4", x, y, 4, 2)
    with s.subject():
        s.line("p4", "24,32 32,16", width=2)
    with s.subject():
        jar(s, 47, 41, "t", 9)


@GALLERY.scene("workshop")
def workshop(s: Stage) -> None:
    """An inventor turns the crank of a train of great wooden gears."""
    s.rect("o1", 0, 0, 52, 42)
    for x in range(0, 52, 9):
        s.rect("o2", x, 0, 8, 34)
    planks(s, "w2", 34, 8, 4)
    s.panel("b4 b5", 2, 4, 10, 10)
    boxes(s, "w1", "6,4,1,10 2,9,10,1")
    for x, y, r, ink in ((37, 16, 11, "y3"), (25, 31, 7, "w4"), (48, 33, 6, "w4")):
        with s.subject():
            for number in range(12 if r > 9 else 9):
                turn = number * math.tau / (12 if r > 9 else 9)
                s.disc(ink, x + math.cos(turn) * (r + 1), y + math.sin(turn) * (r + 1), 1.7)
            s.disc(ink, x, y, r)
        s.disc("y2" if ink == "y3" else "w3", x + 0.6, y + 0.6, r - 2)
        s.disc("o1" if r > 9 else "w2", x, y, r - 3.5)
        for turn in (0, math.pi / 3, -math.pi / 3):
            dx, dy = math.cos(turn) * (r - 2), math.sin(turn) * (r - 2)
            s.line(ink, (x - dx, y - dy), (x + dx, y + dy), width=2)
        s.disc(ink, x, y, 2.4)
        s.disc("k1", x, y, 1)
    s.line("y5", "29,9 33,6 38,5")
    actor(s, "thrust", 4, 41, "b3", "n3", "s4", "w1", "w3", beard="s4")
    with s.subject():
        s.line("s4", "18,31 25,31", width=2)


@GALLERY.scene("scriptorium")
def scriptorium(s: Stage) -> None:
    """A scribe bends over a slanted desk and draws a great red initial."""
    s.rect("w1", 0, 0, 52, 42)
    s.oval("w3", 16, 0, 20, 20)
    s.rect("w3", 16, 10, 20, 14)
    s.oval("b4", 18, 2, 16, 16)
    s.rect("b4", 18, 10, 16, 12)
    boxes(s, "w2", "25,2,2,20 18,11,16,1")
    for y in (6, 14):
        s.rect("w4", 40, y + 6, 12, 1)
        for number, x in enumerate(range(41, 52, 3)):
            s.rect(("r2", "b2", "g2", "y2")[(number + y) % 4], x, y, 2.6, 6)
            s.rect("y4", x, y + 1, 2, 1)
    actor(s, "half_offer", 6, 40, "o1", "n4", "w2")
    s.rect("n4", 10, 26, 4, 1)
    with s.subject():
        s.poly("w4", "21,37 46,25 50,28 50,42 24,42")
        s.poly("w3", "24,38 50,30 50,42 24,42")
    with s.subject():
        s.poly("p5", "22,34 43,23 47,27 27,38")
    s.poly("r3", "25,34 29,32 31,34 27,36")
    s.dots("y5", "28,34")
    for number in range(4):
        s.line("k3", (31 + number * 1.2, 30 + number * 1.5), (40 + number * 1.2, 25.5 + number * 1.5))
    with s.subject():
        s.poly("p5", "20,33 26,20 31,16 31,21 24,30")
    s.line("p2", "21,32 30,18")
    with s.subject():
        s.rect("k2", 45, 22, 5, 4)
    s.rect("w4", 4, 15, 1, 8)
    with s.subject():
        s.rect("p5", 3, 16, 3, 9)
    flame(s, 4.5, 16, 6)


@GALLERY.scene("laboratory")
def laboratory(s: Stage) -> None:
    """An alchemist watches red liquid drip from a retort over the flame."""
    s.rect("b0", 0, 0, 52, 42)
    s.tile("b1", "b0", 0, 0, 52, 34, 7, 4)
    s.rect("w3", 26, 9, 26, 1)
    for x, ink in ((28, "v4"), (34, "g4"), (40, "y4"), (46, "r4")):
        s.rect("b5", x + 1, 3, 2, 2)
        s.rect(ink, x, 5, 4, 4)
        s.rect("p5", x, 5, 1, 2)
    s.rect("w3", 0, 36, 52, 6)
    s.rect("w4", 0, 36, 52, 1)
    actor(s, "half", 13, 37, "v2", "n4", "s5", beard="s5")
    s.poly("s5", "17,30 21,30 20,35 18,35")
    s.rect("r2", 16, 22, 7, 3)
    s.rect("r3", 16, 22, 4, 1)
    with s.subject():
        s.disc("t4", 33, 21, 7)
        s.poly("t4", "35,14 39,14 51,26 51,29 48,28 38,19")
    s.disc("m3", 33, 23, 5)
    s.rect("t5", 28, 18, 10, 1)
    s.rect("p5", 29, 17, 2, 3)
    s.line("t5", "38,15 50,27")
    for x, y in rows("31,23 35,24 33,21"):
        s.disc("m5", x, y, 0.8)
    with s.subject():
        boxes(s, "s2", "26,28,15,1 27,29,1,7 39,29,1,7")
    flame(s, 33.5, 36, 8)
    s.rect("r3", 49, 30, 1, 2)
    with s.subject():
        s.poly("b5", "47,32 51,32 53,38 45,38")
    s.rect("r3", 45, 36, 6, 2)
    scroll(s, 3, 35, 9, 5)


@GALLERY.scene("library")
def library(s: Stage) -> None:
    """A woman reads a scroll at a lamp-lit table before a honeycomb of scrolls."""
    s.rect("w3", 0, 0, 52, 32)
    for row in range(4):
        for column_ in range(7):
            x, y = column_ * 8 - 2, row * 7
            s.poly("w0", (x, y + 3), (x + 3, y), (x + 6, y + 3), (x + 3, y + 6))
            s.disc("p4", x + 3, y + 4, 1.5)
            s.dots("p2", (x + 3, y + 4))
            if (row + column_) % 3 == 0:
                s.rect("r3", x + 3, y + 5, 1, 2)
    s.rect("w2", 0, 28, 52, 4)
    planks(s, "o1", 32, 10, 5)
    actor(s, "half", 18, 36, "t3", "n3", "w1")
    s.rect("y4", 20, 24, 7, 1)
    with s.subject():
        s.rect("p5", 15, 30, 19, 8)
        s.oval("p3", 13, 29, 4, 10)
        s.oval("p3", 32, 29, 4, 10)
    for y in (32, 34, 36):
        s.rect("k3", 18, y, 13 - y % 3, 0.6)
    for x in (15, 31):
        s.rect("n3", x, 33, 2, 3)
    with s.subject():
        s.rect("w4", 8, 38, 46, 4)
    s.rect("w5", 8, 38, 44, 1)
    with s.subject():
        s.poly("y3", "39,34 49,34 51,31 52,33 48,38 41,38")
    flame(s, 39, 34, 7)


@GALLERY.scene("school")
def school(s: Stage) -> None:
    """A teacher points at the letters on a board; three children raise their heads."""
    s.rect("p3", 0, 0, 52, 30)
    s.rect("p2", 0, 0, 52, 2)
    planks(s, "w4", 30, 12, 4)
    with s.subject():
        s.rect("r2", 22, 3, 29, 17)
        s.rect("p5", 24, 5, 25, 13)
    s.grid(
        """
..5...555...5555.
.5.5..5..5..5....
.5.5..555...5....
.555..5..5..5....
5...5.5..5..5....
5...5.555...5....""",
        28,
        8,
        {"5": "k1"},
    )
    actor(s, "offer", 13, 33, "v3", "n3", "s4", beard="s4")
    s.line("w2", "25,24 31,16", width=1)
    s.line("w5", "25,23 31,15", width=1)
    for x, dress, hair in ((14, "r3", "w1"), (27, "b3", "y3"), (40, "g3", "k1")):
        actor(s, "back", x, 45, dress, "n3", hair)
        with s.subject():
            s.rect("w3", x - 2, 37, 12, 5)
            s.rect("w5", x - 2, 37, 12, 1)
        s.rect("p5", x + 1, 38, 6, 3)
