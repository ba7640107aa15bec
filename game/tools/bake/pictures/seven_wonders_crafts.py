"""7 Wonders: the grey cards and the tavern and pawnshop."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    boxes,
    jar,
    planks,
    torch,
)

GALLERY = Gallery(WONDERS)


@GALLERY.scene("loom")
def loom(s: Stage) -> None:
    """A woman passes the shuttle through a half-woven pattern on an upright loom."""
    s.rect("p3", 0, 0, 52, 36)
    s.rect("p2", 0, 0, 52, 3)
    planks(s, "w3", 36, 6, 3)
    s.rect("o3", 1, 14, 9, 13)
    s.panel("b4 b5 y5", 2, 15, 7, 11)
    with s.subject():
        boxes(s, "w4", "22,2,3,38 47,2,3,38 20,3,32,3")
        boxes(s, "w2", "24,6,1,34 49,6,1,34")
    s.rect("p1", 25, 6, 22, 30)
    for x in range(25, 47, 2):
        s.rect("p5", x, 6, 1, 30)
    s.rect("r2", 25, 6, 22, 15)
    for y in (7, 13, 19):
        s.rect("y4", 25, y, 22, 1)
    for number, x in enumerate(range(26, 46, 4)):
        s.poly("y3", (x, 11), (x + 1.5, 8.5), (x + 3, 11))
        s.rect("b4" if number % 2 else "p5", x + 1, 15, 2, 3)
    s.rect("w5", 24, 22, 24, 1)
    for x in range(25, 47, 3):
        with s.subject():
            s.rect("o3", x, 35, 2, 3)
    actor(s, "half_offer", 8, 41, "b3", "n3", "w1")
    s.rect("y4", 10, 28, 7, 1)
    with s.subject():
        s.poly("w5", "20,34 24,32 31,32 33,33 31,35 22,35")
    s.rect("r3", 24, 33, 5, 1)


@GALLERY.scene("glassworks")
def glassworks(s: Stage) -> None:
    """A glassblower blows a glowing bubble before the furnace."""
    s.tile("o1", "w0", 0, 0, 52, 36, 6, 3)
    s.rect("w1", 0, 36, 52, 6)
    s.rect("w3", 0, 36, 52, 1)
    s.rect("w4", 24, 7, 28, 1)
    for x, ramp, h in ((26, "b", 5), (31, "t", 4), (36, "v", 5)):
        s.rect(f"{ramp}3", x, 7 - h, 3, h)
        s.rect(f"{ramp}5", x, 7 - h, 1, h)
    with s.subject():
        s.poly("o2", "37,36 38,16 42,11 53,10 53,36")
        s.poly("o3", "37,36 38,16 42,11 45,11 41,18 41,36")
    s.oval("k0", 42, 18, 12, 14)
    s.oval("r3", 43, 20, 11, 12)
    s.oval("o4", 44, 23, 10, 9)
    s.oval("y5", 46, 26, 8, 6)
    actor(s, "half", 5, 40, "w3", "n3", "k1", flip=False)
    with s.subject():
        s.line("s3", "13,33 27,23", width=2)
        s.oval("b3", 24, 13, 14, 13)
    s.oval("b4", 25, 14, 11, 10)
    s.oval("t5", 26, 15, 7, 7)
    s.oval("y5", 24, 21, 6, 5)
    s.rect("p5", 28, 16, 3, 2)
    s.rect("n3", 15, 32, 3, 3)
    s.rect("n3", 12, 34, 3, 3)
    with s.subject():
        jar(s, 20, 41, "t", 9)
    with s.subject():
        jar(s, 29, 41, "v", 7)


@GALLERY.scene("press")
def press(s: Stage) -> None:
    """A papermaker turns the screw of a press; sheets of papyrus hang, reeds stand ready."""
    s.rect("p3", 0, 0, 52, 34)
    planks(s, "w3", 34, 8, 3)
    s.line("w2", "0,5 52,3")
    for x, y in rows("2,14 41,4"):
        s.rect("p5", x, y - 9 if y > 9 else y, 9, 11)
        s.rect("p2", x + 8, y - 9 if y > 9 else y, 1, 11)
        for dy in (2, 5, 8):
            s.rect("p4", x, (y - 9 if y > 9 else y) + dy, 8, 1)
    with s.subject():
        boxes(s, "w4", "21,8,3,31 38,8,3,31 19,9,24,4 18,36,26,4")
        boxes(s, "w5", "21,8,1,28 19,9,24,1 18,36,26,1")
        boxes(s, "w2", "40,13,1,23 19,12,24,1")
        s.rect("w3", 29, 4, 4, 20)
        s.rect("w4", 22, 23, 18, 4)
    for y in range(5, 23, 3):
        s.line("w5", (29, y), (32, y + 1))
        s.line("w1", (29, y + 1), (32, y + 2))
    s.rect("w5", 22, 23, 18, 1)
    for number in range(5):
        s.rect("p5" if number % 2 == 0 else "p2", 24, 27 + number * 1.8, 15, 1.6)
    actor(s, "raise", 4, 40, "g3", "n2", "k1", "p4", "w1")
    with s.subject():
        s.line("w5", "15,22 31,15", width=2)
    for x, h in rows("43,17 45,21 47,15 49,20"):  # papyrus
        s.line("g2", (x, 41), (x, 41 - h))
        for dx in (-3, -1, 1, 3):
            s.line("g3", (x, 41 - h), (x + dx, 38 - h))
    with s.subject():
        s.rect("g4", 43, 33, 8, 8)
    s.rect("w3", 43, 36, 8, 1)


@GALLERY.scene("pawnshop")
def pawnshop(s: Stage) -> None:
    """A broker weighs a necklace behind his barred counter; pledges hang with their tags."""
    s.rect("w1", 0, 0, 52, 42)
    for x in range(0, 52, 6):
        s.rect("w2", x, 0, 5, 28)
    s.rect("w4", 16, 9, 36, 1)
    with s.subject():  # lyre
        s.poly("y3", "18,1 20,1 20,6 24,6 24,1 26,1 26,7 22,9 18,7")
    with s.subject():  # cup
        s.poly("s4", "30,2 36,2 35,6 33,7 33,9 31,9 31,7 29,5")
    with s.subject():
        s.rect("s5", 43, 0, 2, 7)
        s.rect("y3", 41, 6, 6, 1)
    for x in (23, 37, 47):
        s.rect("p5", x, 7, 3, 2)
    actor(s, "half", 16, 31, "v2", "n4", "s4", beard="s4")
    with s.subject():
        s.rect("y2", 36, 11, 1, 18)
        s.line("y3", "29,13 45,11", width=2)
        s.disc("y4", 37, 11, 1.5)
        s.poly("y3", "26,22 34,22 32,25 28,25")
        s.poly("y3", "40,19 49,19 47,22 42,22")
    for line in ("30,13 26,22", "30,13 33,22", "44,12 41,19", "44,12 48,19"):
        s.line("y2", line)
    for x, y in rows("27,20 29,19 31,19 33,20 30,21"):
        s.rect("t4", x, y, 1.5, 1.5)
    boxes(s, "y4", "42,17,6,2")
    boxes(s, "y5", "42,17,3,1")
    with s.subject():
        s.rect("w4", -1, 29, 54, 3)
        s.rect("w3", -1, 32, 54, 11)
    s.rect("w5", 0, 29, 52, 1)
    for x in range(1, 52, 5):
        s.rect("s2", x, 33, 2, 9)
        s.rect("s4", x, 33, 1, 9)
    s.rect("s3", 0, 36, 52, 1)


@GALLERY.scene("tavern")
def tavern(s: Stage) -> None:
    """The host pours from a jug for two drinkers at the table."""
    s.rect("w2", 0, 0, 52, 34)
    planks(s, "w1", 34, 8, 4)
    boxes(s, "w1", "0,0,52,3 12,0,3,34")
    s.rect("w4", 26, 12, 26, 1)
    for x in (28, 37, 46):
        s.disc("w3", x, 7, 4.4)
        s.disc("w4", x - 0.4, 6.6, 3.4)
        s.disc("w3", x, 7, 2)
        s.dots("y4", (x, 9))
    torch(s, 20, 10)
    actor(s, "half_offer", 2, 33, "r3", "n4", "w1")
    s.rect("p5", 4, 26, 5, 8)
    with s.subject():
        s.oval("o3", 14, 22, 7, 7)
        s.rect("o4", 17, 20, 3, 3)
    s.line("m2", "21,24 23,26 23,29")
    actor(s, "half", 26, 38, "g3", "n3", "y2")
    actor(s, "half_raise", 51, 38, "b3", "n2", "k1", flip=True)
    actor(s, "half", 40, 38, "o3", "n3", "w2", beard="w2")
    with s.subject():
        s.rect("w4", 8, 33, 44, 4)
    s.rect("w5", 8, 33, 44, 1)
    for x in (21, 34, 47):
        with s.subject():
            s.rect("o4", x, 28, 5, 6)
        s.rect("p5", x, 27, 5, 2)
    s.oval("o4", 11, 30, 8, 4)
