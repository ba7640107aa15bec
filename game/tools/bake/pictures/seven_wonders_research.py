"""7 Wonders: green cards of the third age, where people measure and think."""

from __future__ import annotations

import math

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    column,
    flame,
    planks,
)

GALLERY = Gallery(WONDERS)


@GALLERY.scene("lodge")
def lodge(s: Stage) -> None:
    """By the hearth a master sets his great compasses on the plan before two fellows."""
    s.rect("w2", 0, 0, 52, 34)
    for x in (0, 48):
        s.rect("w3", x, 0, 4, 42)
    s.poly("w4", "-1,0 53,0 26,-14 53,3 26,3 -1,3")
    with s.subject():
        s.poly("s2", "14,30 16,8 20,2 34,2 38,8 40,30")
    s.oval("k0", 20, 12, 15, 14)
    s.rect("k0", 20, 19, 15, 11)
    flame(s, 27.5, 29, 12)
    s.rect("s3", 15, 8, 24, 2)
    with s.subject():
        s.poly("y3", "27,3 29,3 33,9 31,9 28,5 25,9 23,9")
    actor(s, "half_offer", 2, 37, "b2", "n3", "w1", beard="w1")
    actor(s, "half_offer", 37, 37, "g2", "n3", "s4", flip=True, beard="s4")
    planks(s, "w1", 36, 6, 3)
    with s.subject():
        s.poly("p4", "6,34 46,34 51,42 1,42")
    for line in ("12,36 40,36", "11,40 42,40", "20,35 18,41", "34,35 36,41"):
        s.line("b3", line)
    s.oval("b3", 21, 36, 11, 4)
    s.oval("p4", 22, 36.5, 9, 3)
    with s.subject():
        s.line("y4", "26,20 19,38", width=2)
        s.line("y3", "27,20 35,38", width=2)
        s.disc("y4", 27, 20, 2)
        s.rect("y4", 24, 28, 6, 1)


@GALLERY.scene("observatory")
def observatory(s: Stage) -> None:
    """An astronomer sights a star over the rings of an armillary sphere on the roof."""
    s.sky("k0 b0 b1 v1", 0, 36)
    s.dots("y5", "3,14 8,4 19,3 24,9 30,3 36,2 47,4 49,17 20,17 50,27")
    s.dots("b5", "5,20 14,9 27,15 44,9 33,8 2,28")
    s.rect("y5", 17, 9, 1, 5)
    s.rect("y5", 15, 11, 5, 1)
    s.line("b4", "8,4 14,9")
    s.line("b4", "14,9 19,3")
    s.ridge("s1", "0,36 52,36", lit="s3")
    for x in range(0, 52, 7):
        s.rect("s1", x, 33, 4, 4)
        s.rect("s3", x, 33, 4, 1)
    with s.subject():
        s.poly("w3", "31,42 35,33 41,33 45,42")
        s.rect("w4", 36, 31, 4, 4)
    with s.subject():
        s.disc("y3", 38, 20, 12)
    s.disc("b1", 38, 20, 10)
    s.oval("y4", 27, 16, 22, 8)
    s.oval("b1", 29, 17.5, 18, 5)
    s.oval("y3", 33, 9, 10, 22)
    s.oval("b1", 35, 11, 6, 18)
    s.line("y5", "27,28 49,12")
    s.line("y4", "28,17 48,23")
    s.disc("y3", 38, 20, 2.6)
    s.disc("y5", 37.5, 19.5, 1.2)
    actor(s, "half_offer", 12, 43, "v3", "n3", "s5", beard="s5")
    with s.subject():
        s.poly("r3", "13,30 15,26 22,26 23,30")


@GALLERY.scene("university")
def university(s: Stage) -> None:
    """A professor lectures from a high desk; rows of students write."""
    s.rect("p2", 0, 0, 52, 42)
    for x in (1, 40):
        s.oval("w1", x, 2, 10, 12)
        s.rect("w1", x, 8, 10, 12)
        s.oval("b4", x + 1, 3, 8, 10)
        s.rect("b4", x + 1, 8, 8, 11)
        s.rect("w1", x + 4, 3, 1, 16)
    with s.subject():
        s.rect("w3", 14, 1, 25, 18)
    s.rect("b1", 15, 2, 23, 16)
    for r in (7, 4.6):
        ring = [
            (26.5 + math.cos(n * math.tau / 24) * r * 1.4, 10 + math.sin(n * math.tau / 24) * r)
            for n in range(25)
        ]
        s.line("b4", *ring)
    s.disc("y4", 26.5, 10, 2.2)
    s.disc("r4", 33, 10, 1.2)
    s.disc("t4", 19, 6, 1.2)
    s.disc("p5", 35, 14, 0.8)
    with s.subject():
        s.limb("w4", "18,22 24,14", width=1)
    actor(s, "half_raise", 5, 32, "k2", "n4", "s5", beard="s5")
    with s.subject():
        s.poly("k2", "6,17 14,17 11,14 5,16")
        s.line("y3", "14,17 15,20")
    for x, dress, hair in (
        (-2, "b2", "w1"),
        (9, "r2", "y3"),
        (20, "g2", "k1"),
        (31, "v2", "w2"),
        (42, "b2", "w0"),
    ):
        actor(s, "back", x + 1, 46, dress, "n3", hair)
    for x in (6, 28, 40):
        s.rect("p5", x + 9, 38, 4, 3)


@GALLERY.scene("academy")
def academy(s: Stage) -> None:
    """Under an olive tree a philosopher draws a triangle in the sand for two pupils."""
    s.sky("b3 b4 b5 y5", 0, 28)
    s.ridge("t4", "0,22 14,17 34,23 52,18")
    with s.subject():
        s.poly("p4", "2,16 10,11 18,16")
        s.rect("p4", 2, 16, 16, 2)
        s.rect("p3", 1, 28, 18, 2)
    for x in (3, 8, 14):
        column(s, x, 18, 28, 2)
    s.ridge("g4", "0,29 52,28", lit="g5")
    s.ridge("y3", "0,34 26,33 52,35", lit="y5")
    with s.subject():
        s.poly("w3", "39,34 41,22 36,12 39,12 43,19 46,11 49,12 46,22 48,34")
    for x, y, r in rows("30,9,6 38,5,7 47,7,7 51,13,5 34,13,4 43,12,5"):
        s.disc("t1", x, y, r)
        s.disc("g2", x - 0.6, y - 0.8, r - 1)
        s.disc("t4", x - 1.6, y - 1.8, r - 3)
    for x, y in rows("31,12 36,7 44,8 49,13 40,13"):
        s.rect("k1", x, y, 1, 2)
    actor(s, "offer", 17, 40, "p4", "n3", "s5", beard="s5")
    s.line("w3", "28,32 31,40", width=1)
    s.poly("y1", "28,41 34,35 40,41")
    s.poly("y4", "30,40 34,36.5 38,40")
    actor(s, "sit", 39, 41, "b3", "n3", "w1", flip=True)
    actor(s, "kneel", 3, 41, "r3", "n2", "k1")


OWL = """
3.....3
3433343
34y4y43
345o543
.35553.
.34543.
.33333.
..o.o.."""


@GALLERY.scene("study")
def study(s: Stage) -> None:
    """A scholar leans over his book by candlelight, a globe beside him and an owl above."""
    s.rect("w0", 0, 0, 52, 42)
    s.disc("w1", 24, 24, 22)
    s.disc("w2", 24, 26, 15)
    for y in (8,):
        s.rect("w3", 14, y, 38, 1)
        for number, x in enumerate(range(28, 52, 3)):
            tall = 5 + number * 5 % 3
            s.rect(("r2", "b2", "g2", "y2", "v2")[number % 5], x, y - tall, 2.6, tall)
    s.grid(
        OWL,
        17,
        0,
        {"3": "w3", "4": "w5", "5": "p4", "y": "y5", "o": "o3"},
        outline=True,
    )
    actor(s, "half", 15, 36, "r2", "n4", "s4", beard="s4")
    with s.subject():
        s.disc("b3", 42, 25, 7)
        s.rect("y3", 41, 32, 3, 3)
        s.rect("y2", 38, 34, 9, 2)
    s.disc("b2", 43, 26, 5)
    s.dots("y5", "39,21 42,23 45,21 40,27 44,28 47,25 38,25")
    s.line("y4", "36,24 48,27")
    s.line("y3", "38,17 46,33")
    with s.subject():
        s.poly("p5", "13,33 22,31 23,37 12,38")
        s.poly("p4", "23,31 32,33 33,38 23,37")
    for y in (33, 35):
        s.line("k3", (15, y + 1), (21, y))
        s.line("k3", (25, y), (31, y + 1))
    with s.subject():
        s.rect("w4", -1, 37, 54, 6)
    s.rect("w5", 0, 37, 52, 1)
    with s.subject():
        s.rect("p5", 5, 26, 4, 11)
        s.rect("y2", 3, 36, 8, 2)
    flame(s, 7, 26, 8)
