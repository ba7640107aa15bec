"""CVlizations: the pictures of tools of the first two ages, each in somebody's hands."""

from __future__ import annotations

from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import IDEAS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import barrel, boxes, discs, tree

GALLERY = Gallery(IDEAS)


@GALLERY.scene("long_sword")
def long_sword(s: Stage) -> None:
    """A knight swings a sword as long as himself over his head."""
    s.sky("v3 m4 o5 y5", 0, 30)
    with s.subject():
        s.rect("v2", 38, 12, 12, 16)
        boxes(s, "v2", "37,9,4,4 42,9,3,4 47,9,4,4")
    s.rect("y4", 43, 18, 2, 4)
    s.ridge("g2", "0,28 20,26 52,27", lit="g3")
    s.ridge("g1", "0,34 52,33")
    with s.subject():
        s.limb("s3", "15,25 11,36", width=4)
        s.limb("s2", "20,25 24,36", width=4)
        s.poly("r3", "11,14 23,14 24,28 10,28")
        s.poly("r2", "19,14 23,14 24,28 20,28")
        s.limb("s4", "12,15 17,9 21,6", width=4)
        s.limb("s3", "22,15 26,10 24,6", width=4)
        s.oval("s4", 11, 3, 10, 11)
        s.oval("s5", 12, 4, 4, 6)
    s.rect("k0", 14, 8, 7, 1.4)
    s.rect("s2", 17, 9, 1, 4)
    for x, y in rows("16,11 19,11 16,12 19,12"):
        s.rect("k1", x, y, 0.6, 0.6)
    boxes(s, "y4", "16,16,2,8 13,19,8,2")
    s.rect("w1", 11, 24, 13, 1.4)
    with s.subject():
        s.limb("w2", "18,8 27,4", width=2)
        s.disc("y3", 17, 8.5, 1.6)
        s.limb("y3", "26,0 29,8", width=2)
        s.poly("s5", "28,3 49,-2 53,-2 52,1 29,6")
    s.line("s3", "29,5 52,0")
    s.disc("s4", 21, 6.5, 2)
    s.disc("s4", 24.5, 5, 2)
    s.rect("k1", 9, 36, 4, 1.6)
    s.rect("k1", 23, 36, 4, 1.6)


@GALLERY.scene("dagger")
def dagger(s: Stage) -> None:
    """In a moonlit lane somebody in a hood draws a dagger from under the cloak."""
    s.sky("b0 b1 b2", 0, 38)
    s.disc("y5", 43, 7, 5)
    s.disc("y4", 44, 8, 2)
    s.tile("v1", "v0", 0, 0, 12, 38, 6, 4)
    with s.subject():
        s.poly("v1", "31,38 31,17 38,11 54,17 54,38")
    s.rect("y3", 41, 20, 4, 6)
    s.rect("v1", 42.5, 20, 1, 6)
    s.poly("v0", "10,38 14,33 52,33 52,38")
    with s.subject():
        s.poly("k2", "-1,38 2,20 8,12 18,11 24,16 27,38")
        s.oval("k2", 6, 1, 15, 17)
        s.poly("k3", "2,20 8,12 11,12 6,38 -1,38")
        s.poly("k3", "6,10 8,4 13,1 11,4 9,9 8,16")
    s.oval("k0", 11, 5, 9, 11)
    s.poly("n2", "14,8 20,8 20,13 17,15 14,13")
    s.rect("p5", 15, 9, 2, 1)
    s.rect("p5", 18, 9, 2, 1)
    s.rect("k0", 16, 9, 1, 1)
    s.rect("k0", 19, 9, 1, 1)
    s.rect("n0", 16, 13, 3, 0.6)
    with s.subject():
        s.limb("k2", "12,22 20,27 26,25", width=5)
        s.poly("s5", "31,25 33,21 47,11 50,9 48,13 37,26 33,27")
        s.limb("y3", "28,20 35,28", width=2)
        s.limb("w2", "31,24 25,29", width=3)
        s.disc("y3", 24, 30, 1.8)
    s.line("s3", "33,25 48,11")
    s.line("p5", "34,21 46,12")
    with s.subject():
        s.oval("n3", 25, 23, 6, 6)
    s.line("n1", "27,24 30,27")
    s.line("n1", "26,26 28,28")


@GALLERY.scene("hammer")
def hammer(s: Stage) -> None:
    """A claw hammer comes down on a nail held between two fingers."""
    s.sky("o1 o0", 0, 38)
    for x in range(0, 52, 8):
        s.rect("o0", x, 0, 1, 28)
    with s.subject():
        s.rect("w4", -2, 30, 56, 12)
    s.rect("w5", 0, 30, 52, 1)
    for x, y, w in rows("2,33,12 18,35,10 34,33,14 8,37,16 30,36,12"):
        s.rect("w3", x, y, w, 0.6)
    for ray in ("10,20 5,17", "11,23 5,24", "24,22 28,24", "9,17 6,12"):
        s.line("y4", ray)
    with s.subject():
        s.rect("s4", 16, 22, 2, 9)
        s.rect("s5", 14, 21, 6, 1.6)
    with s.subject():
        s.limb("n3", "-1,38 4,33 9,29 14,27", width=5)
        s.limb("n3", "3,35 10,33 15,30", width=4)
    s.line("n4", "2,35 8,29 13,26")
    s.line("n1", "8,32 14,29")
    s.rect("n5", 13, 26, 2, 2)
    _claw_hammer(s)
    with s.subject():
        s.oval("n3", 40, 14, 11, 12)
        s.poly("r3", "47,14 54,15 54,30 46,25")
    for x, y in rows("41,17 42,20 43,23"):
        s.line("n1", (x, y), (x + 6, y + 1))
    s.line("n4", "42,15 47,15")


def _claw_hammer(s: Stage) -> None:
    """Its face over the nail, the split claw bent back, the handle between."""
    with s.subject():
        s.limb("w4", "26,9 54,26", width=3.4)
    s.line("w5", "28,9 52,23")
    with s.subject():
        s.limb("s2", "20,15 28,6", width=6)
        s.poly("s2", "15,15 21,20 23,18 17,12")
        s.poly("s2", "27,2 33,-2 41,-2 42,1 36,2 32,9")
    s.line("k0", "33,2 41,0")
    s.line("s4", "17,13 26,4")
    s.line("s5", "15,15 17,12")
    s.line("s4", "28,2 33,-1 40,-1")
    s.rect("s1", 26, 8, 2, 2)


@GALLERY.scene("divination")
def divination(s: Stage) -> None:
    """A seeress bends over the ball in which the future glows."""
    s.sky("k0 v0 v1", 0, 38)
    s.poly("m1", "0,0 13,0 9,14 5,38 0,38")
    s.poly("m1", "52,0 39,0 43,14 47,38 52,38")
    s.poly("m2", "0,0 5,0 4,16 1,38 0,38")
    s.poly("m2", "52,0 47,0 48,16 51,38 52,38")
    s.dots("y5", "16,4 21,2 34,3 37,8 15,11 37,14 18,7")
    with s.subject():
        s.poly("v2", "10,34 13,21 20,16 32,16 39,21 42,34")
        s.poly("r3", "17,17 17,5 21,1 31,1 35,5 35,17 32,20 20,20")
        s.oval("n3", 20, 4, 12, 14)
    s.poly("r4", "17,7 20,2 27,1 31,3 24,4 20,9")
    s.poly("k1", "20,6 26,5 32,6 32,9 26,7 20,9")
    discs(s, "y3", "20,18,1 32,18,1")
    s.dots("y4", "19,4 23,3 27,3 31,4")
    s.rect("k0", 22, 10, 3, 1)
    s.rect("k0", 28, 10, 3, 1)
    s.rect("n1", 26, 11, 1, 3)
    s.rect("r3", 24.5, 15.5, 4, 1)
    with s.subject():
        s.disc("b3", 26, 25, 8)
    s.disc("b4", 25, 24, 6.4)
    s.disc("t5", 24, 23, 4)
    s.line("p5", "20,24 22,20")
    s.poly("y4", "27,22 28,24.5 30.5,25 28.5,26.5 29,29 27,27.5 25,29 25.5,26.5 23.5,25 26,24.5")
    for points, flip in (("12,27 15,31 20,27", False), ("40,27 37,31 32,27", True)):
        with s.subject():
            s.limb("v2", points[:11], width=4)
            s.limb("n3", points[6:], width=3)
        s.dots("y4", "35,31" if flip else "17,31")
    with s.subject():
        s.poly("b1", "0,33 52,33 54,40 -2,40")
        s.rect("y3", 21, 32, 10, 2)
    for x in range(2, 52, 6):
        s.dots("y4", (x, 36))
    s.rect("b2", 0, 33, 52, 0.6)


@GALLERY.scene("gunpowder")
def gunpowder(s: Stage) -> None:
    """A man runs from the powder kegs toward which a spark eats along the fuse."""
    s.sky("b0 v1 v2", 0, 38)
    s.tile("s1", "s0", 0, 0, 52, 28, 9, 5)
    s.rect("k1", 0, 28, 52, 10)
    s.rect("k2", 0, 28, 52, 1)
    s.disc("o1", 20, 32, 9)
    s.rect("s1", 0, 23, 30, 5)
    with s.subject():
        barrel(s, 30, 35, 9, 14)
        barrel(s, 42, 35, 9, 14)
    with s.subject():
        barrel(s, 36, 21, 9, 14)
    with s.subject():
        s.rect("p4", 35, 10, 12, 8)
    s.oval("k1", 38, 11, 5, 5)
    s.rect("k1", 39, 15, 3, 2)
    s.dots("p4", "39,13 41,13 40,16")
    s.poly("k0", "27,36 32,31 42,31 50,36")
    s.line("p3", "31,33 27,35 24,33 21,34", width=1)
    for ray in ("20,33 14,29", "20,33 15,37", "20,33 20,26", "20,33 25,28", "20,33 25,37", "20,33 12,33"):
        s.line("y4", ray)
    s.disc("o3", 20, 33, 3)
    s.disc("y5", 20, 33, 1.8)
    s.dots("y5", "12,30 14,26 24,25 17,24 27,30")
    body(
        s,
        "8,10 6,20",
        ("12,14 15,11", "4,16 1,19"),
        ("11,25 9,31", "2,25 -2,27"),
        "r3",
        "topknot",
        hair="k0",
        trousers="b2",
        flip=True,
    )


@GALLERY.scene("hoe")
def hoe(s: Stage) -> None:
    """A farmer's wife brings the hoe down into the furrow."""
    s.sky("b3 b4 b5 y5", 0, 16)
    s.ridge("g3", "0,13 12,10 26,13 40,9 52,12", lit="g4")
    tree(s, 45, 15, 5)
    s.ridge("w3", "0,17 52,15", lit="w4")
    for number in range(7):
        top, foot = 4 + number * 8, number * 15 - 18
        s.poly("w2", (top, 17), (top + 2, 17), (foot + 6, 38), (foot, 38))
    for x, y in rows("13,21 26,20 39,20 10,25 46,26"):
        s.line("g4", (x, y), (x - 2, y - 3), width=1)
        s.line("g5", (x, y), (x + 2, y - 3), width=1)
    body(
        s,
        "15,10 11,21",
        ("22,17 27,18", "18,18 23,17"),
        ("10,28 7,35", "17,27 20,35"),
        "b3",
        "hat",
        "n3",
        "w1",
        hat="y3",
        trousers="w1",
        stout=3,
        sleeve="p4",
    )
    with s.subject():
        s.limb("w4", "17,13 44,21", width=2)
        s.poly("s4", "42,19 45,22 41,32 36,30")
    s.line("s5", "42,20 37,30")
    s.poly("w1", "29,38 31,34 36,33 42,35 46,38")
    for x, y, r in rows("31,31,1.4 46,31,1.6 28,29,1 48,28,1 44,34,2"):
        s.disc("w1", x, y, r)
    s.disc("n3", 28, 18.5, 1.4)
    s.disc("n3", 23, 17, 1.4)


@GALLERY.scene("axe")
def axe(s: Stage) -> None:
    """The axe splits the log on the chopping block: two halves fly apart."""
    s.sky("g0 g1 g2", 0, 28)
    for x, w in rows("2,4 13,3 38,3 46,5"):
        s.rect("w0", x, 0, w, 27)
        s.rect("w1", x, 0, 1, 27)
    s.ridge("g3", "0,27 52,26", lit="g4")
    s.ridge("g2", "0,33 52,33")
    with s.subject():
        s.rect("w2", 13, 29, 26, 12)
        s.oval("w4", 13, 26, 26, 7)
    s.oval("w3", 17, 27, 18, 4)
    with s.subject():
        s.poly("w2", "9,14 16,11 22,27 14,28")
        s.poly("w5", "16,11 19,12 24,27 22,28")
        s.poly("w2", "43,14 36,11 30,27 38,28")
        s.poly("w5", "36,11 33,12 28,27 30,28")
    s.line("w4", "18,13 22,26")
    s.line("w4", "34,13 30,26")
    for x, y, r in rows("10,8,1 5,18,1.4 44,7,1 48,19,1.4 20,7,1 32,8,1"):
        s.rect("w5", x, y, r * 2, r)
    with s.subject():
        s.limb("w4", "27,15 35,5 41,-3", width=3)
        s.poly("s3", "18,14 21,9 29,12 31,16 28,21 25,25 22,22")
    s.poly("s5", "18,14 22,22 25,25 22,18 20,13")
    s.line("w5", "29,12 39,-1")
    s.rect("w1", 28, 13, 2, 2)
    for ray in ("26,5 26,1", "15,8 11,4", "21,6 19,2"):
        s.line("y4", ray)
