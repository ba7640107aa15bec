"""7 Wonders: red cards of the first two ages, where a city arms itself."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    boxes,
    cypress,
    flame,
    planks,
    tree,
)

GALLERY = Gallery(WONDERS)


@GALLERY.scene("stockade")
def stockade(s: Stage) -> None:
    """A spearman keeps watch over a fence of sharpened trunks."""
    s.sky("v2 m3 o4 y5", 0, 30)
    s.ridge("t2", "0,20 14,15 30,21 52,16")
    for x, h in rows("3,14 8,10 47,15 42,11"):
        cypress(s, x, 26, h)
    actor(s, "half", 24, 26, "r3", "n3", "s3")
    s.rect("s5", 27, 12, 3, 1)
    s.limb("r2", "34,20 38,21", width=3)
    s.rect("n3", 38, 19, 3, 3)
    with s.subject():
        s.rect("w4", 39, 6, 2, 26)
        s.poly("s5", "37,8 40,0 43,8")
    with s.subject():
        for number in range(11):
            x = number * 5 - 1
            top = 25 + number % 2
            s.poly("w4", (x, 42), (x, top + 3), (x + 2, top - 3), (x + 4, top + 3), (x + 4, 42))
    for number in range(11):
        x = number * 5 - 1
        s.rect("w5", x, 29, 1, 13)
        s.rect("w2", x + 3, 28, 1, 14)
        s.rect("o4", x + 1, 24 + number % 2, 2, 2)
    for y in (31, 38):
        s.rect("w2", 0, y, 52, 2)
        s.rect("w3", 0, y, 52, 1)
        for x in range(1, 52, 5):
            s.rect("p3", x, y, 2, 2)


@GALLERY.scene("barracks")
def barracks(s: Stage) -> None:
    """A legionary sits on his bunk and polishes a crested helmet; shields hang in a row."""
    s.rect("o2", 0, 0, 52, 36)
    for y in range(0, 36, 4):
        s.rect("o1", 0, y, 52, 1)
    planks(s, "w3", 36, 6, 3)
    for x in (18, 30, 42):
        with s.subject():
            s.rect("r2", x, 4, 9, 13)
            s.rect("r3", x, 4, 4, 13)
            s.rect("y3", x, 4, 9, 1)
        s.disc("y4", x + 4.5, 10.5, 2)
        s.line("y3", (x + 4.5, 5), (x + 4.5, 16))
    with s.subject():
        s.rect("w3", 0, 14, 3, 26)
        s.rect("w3", 14, 14, 2, 26)
        s.rect("w4", 0, 17, 16, 2)
        s.rect("p3", 1, 14, 13, 3)
        s.rect("w4", 0, 30, 16, 3)
        s.rect("p3", 1, 26, 13, 4)
    s.rect("r3", 8, 26, 6, 4)
    actor(s, "sit", 17, 41, "r2", "n3", "w1", "p3")
    with s.subject():
        s.rect("w4", 15, 36, 11, 2)
        s.rect("w3", 16, 38, 2, 4)
    with s.subject():
        s.poly("s4", "28,33 29,28 32,26 36,26 38,29 38,33 36,33 35,31 31,31 30,33")
        s.poly("r3", "27,28 30,24 34,23 39,25 40,28 36,26 32,26")
    s.line("s5", "30,30 31,28 33,27")
    with s.subject():
        s.rect("w4", 47, 6, 1.5, 34)
        s.poly("s5", "46,8 48,1 50,8")


@GALLERY.scene("guard_tower")
def guard_tower(s: Stage) -> None:
    """A watchman on a tall tower blows his horn beside the beacon."""
    s.sky("b1 v2 m3 o4", 0, 34)
    s.ridge("v1", "0,31 12,27 26,31 52,26")
    s.ridge("g1", "0,35 52,34", lit="g2")
    with s.subject():
        s.poly("s3", "23,42 25,24 43,24 45,42")
        s.poly("s4", "23,42 25,24 29,24 28,42")
        s.poly("s2", "39,24 43,24 45,42 40,42")
        s.rect("w3", 20, 20, 28, 5)
        s.rect("w4", 20, 20, 28, 1)
        for x in (20, 26, 32, 38, 44):
            s.rect("w3", x, 17, 4, 4)
            s.rect("w4", x, 17, 4, 1)
    for y in (28, 32, 36, 40):
        s.rect("s2", 26, y, 17, 1)
    s.rect("k0", 32, 30, 4, 7)
    actor(s, "half", 24, 19, "r3", "n3", "s3")
    with s.subject():
        s.poly("y3", "33,10 36,9 42,4 46,3 45,8 39,12 34,13")
    s.line("y5", "34,10 37,9 43,4")
    with s.subject():
        s.rect("s2", 40, 15, 7, 2)
    flame(s, 43, 16, 6)
    for y, h in ((8, 3), (14, 2)):
        s.line("y5", (48, y - h), (51, y - h - 2))
    for x, h in rows("3,13 9,9 15,11"):
        cypress(s, x, 38, h)
    flame(s, 11, 27, 5)


@GALLERY.scene("walls")
def walls(s: Stage) -> None:
    """Bowmen line the battlements of a long wall with its gate."""
    s.sky("b3 b4 b5", 0, 23)
    for x, h in rows("20,8 29,5 35,9"):
        s.rect("p3", x, 13 - h, 6, h + 6)
        s.poly("o3", (x - 1, 13 - h), (x + 3, 10 - h), (x + 7, 13 - h))
    for x, dress in ((13, "r3"), (36, "b3")):
        actor(s, "half", x, 24, dress, "n3", "s3")
        with s.subject():
            s.line("w4", (x + 11, 10), (x + 14, 16), (x + 11, 23))
        s.line("p5", (x + 11, 10), (x + 11, 23))
        s.line("w2", (x + 7, 17), (x + 16, 16))
    with s.subject():
        s.rect("p3", -1, 22, 54, 21)
        for x in range(-2, 53, 7):
            s.rect("p3", x, 18, 4, 5)
    s.tile("p3", "p2", 0, 22, 52, 20, 6, 4)
    for x in range(-2, 53, 7):
        s.rect("p4", x, 18, 4, 1)
        s.rect("p4", x, 18, 1, 4)
    s.rect("p5", 0, 22, 52, 1)
    with s.subject():
        s.rect("p4", 20, 24, 19, 19)
    s.rect("p5", 20, 24, 1, 18)
    s.oval("k0", 23, 27, 13, 14)
    s.rect("k0", 23, 34, 13, 9)
    for x in (25, 29, 33):
        s.rect("w3", x, 28, 1, 14)
    for y in (32, 37):
        s.rect("w3", 23, y, 13, 1)


@GALLERY.scene("training_ground")
def training_ground(s: Stage) -> None:
    """A recruit with a wooden sword strikes a straw dummy on its post."""
    s.sky("b4 b5 y5", 0, 22)
    s.ridge("g3", "0,17 14,13 30,18 52,14", lit="g4")
    for x in range(1, 52, 6):
        s.rect("w3", x, 16, 1.5, 9)
    s.rect("w4", 0, 18, 52, 1.5)
    s.ridge("y3", "0,24 52,24", lit="y4")
    with s.subject():
        s.rect("w3", 40, 4, 3, 37)
        s.rect("w4", 29, 15, 24, 2)
    with s.subject():
        s.oval("y4", 36, 3, 10, 10)
        s.poly("y3", "34,13 48,13 50,30 46,35 37,35 33,30")
        s.poly("y4", "34,13 39,13 37,35 33,30")
        s.rect("y4", 28, 14, 7, 4)
        s.rect("y3", 47, 14, 6, 4)
    for line in ("39,16 37,30", "43,15 44,33", "46,17 47,30", "40,20 40,34"):
        s.line("y2", line)
    s.rect("r3", 34, 24, 15, 2)
    boxes(s, "k0", "38,7,2,2 42,7,2,2 39,11,4,1")
    with s.subject():
        s.disc("r3", 41.5, 19.5, 3)
    s.disc("p5", 41.5, 19.5, 1.6)
    actor(s, "raise", 15, 41, "b3", "n3", "w1", "n3", "w2")
    with s.subject():
        s.line("w5", "26,25 34,17", width=3)
        s.line("w4", "25,20 31,26", width=2)
    with s.subject():
        s.oval("w4", 10, 29, 10, 11)
    s.oval("w3", 12, 31, 6, 7)
    s.disc("y3", 15, 34.5, 1.2)
    for x, y in rows("30,20 33,14 29,14"):
        s.rect("y5", x, y, 2, 1)


@GALLERY.scene("archery_range")
def archery_range(s: Stage) -> None:
    """An archer draws his bow; arrows already stand in the round target."""
    s.sky("b4 b5", 0, 20)
    s.ridge("g2", "0,14 12,11 30,15 52,11", lit="g3")
    for x in (3, 12, 22, 31):
        tree(s, x, 20, 4, "g", 4)
    s.ridge("g4", "0,20 52,20", lit="g5")
    s.ridge("g3", "0,34 52,34")
    with s.subject():
        s.line("w4", "43,41 45,12", width=2)
        s.line("w4", "54,41 51,12", width=2)
    with s.subject():
        s.disc("p5", 48, 20, 8)
    for r, ink in ((7, "k1"), (5.4, "b3"), (3.8, "r3"), (1.8, "y4")):
        s.disc(ink, 48, 20, r)
    for x, y in rows("47,19 46,23"):
        s.line("w1", (x, y), (x - 7, y - 2))
        s.rect("p5", x - 9, y - 3, 3, 1)
        s.rect("r3", x - 9, y - 1, 3, 1)
    actor(s, "thrust", 15, 41, "g2", "n3", "o2", "w2", "y3")
    with s.subject():
        s.line("w5", "31,17 35,22 36,30 34,36 31,40")
        s.line("w3", "30,17 34,22 35,30 33,36 30,40")
    s.line("p5", "30,17 23,31")
    s.line("p5", "30,40 23,32")
    s.line("w1", "23,31 40,29")
    s.poly("s5", "40,28 43,29 40,31")
    s.rect("n3", 22, 30, 3, 2)
    with s.subject():
        s.poly("w3", "13,30 17,28 19,37 15,38")
    for x in (13, 15, 17):
        s.rect("r3" if x == 15 else "p5", x, 25, 1, 4)
