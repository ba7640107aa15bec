"""CVlizations: the pictures of ideologies of the first two ages, each told by somebody who lives by it."""

from __future__ import annotations

from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import IDEAS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import basket, boxes, column, discs

GALLERY = Gallery(IDEAS)


@GALLERY.scene("optimism")
def optimism(s: Stage) -> None:
    """A woman flings the shutters open: the rain is over, a rainbow stands in the sun."""
    s.rect("v1", 0, 0, 52, 38)
    s.tile("v2", "v1", 0, 0, 52, 38, 8, 6)
    s.panel("b3 b4 b5 y5", 10, 2, 32, 27)
    for r, ink in ((17, "r3"), (15.5, "o3"), (14, "y4"), (12.5, "g4"), (11, "b3"), (9.5, "v3"), (8, "b5")):
        s.oval(ink, 24 - r, 24 - r, 2 * r, 2 * r)
    s.rect("v2", 0, 2, 9, 36)
    s.disc("y4", 37, 8, 5)
    s.disc("y5", 36.5, 7.5, 3.6)
    for ray in ("37,0 37,2", "42,3 43,2", "43,8 45,8", "31,3 32,4", "31,13 32,12"):
        s.line("y5", ray)
    discs(s, "s3", "13,6,3 17,5,3 11,9,2")
    s.poly("g3", "9,24 18,21 30,23 42,20 42,29 9,29")
    s.line("g4", "9,24 18,21 30,23 42,20")
    with s.subject():
        s.poly("t3", "10,1 2,5 2,32 10,29")
        s.poly("t3", "42,1 50,5 50,32 42,29")
        s.rect("w4", 8, 29, 36, 3)
    for y in range(7, 29, 3):
        s.line("t1", (3, y + 1), (9, y - 1))
        s.line("t1", (49, y + 1), (43, y - 1))
    s.rect("w5", 8, 29, 36, 1)
    body(
        s,
        "25,15 24,36",
        ("33,19 43,15", "18,20 10,16"),
        (),
        "y3",
        "back",
        hair="w3",
        stout=4,
        sleeve="y4",
        hem="17,38 32,38",
    )
    s.rect("o4", 23, 12, 1, 3)
    discs(s, "m3", "12,27,1.4 15,28,1 37,28,1.4 40,27,1.2")
    s.dots("g4", "13,28 38,29")


@GALLERY.scene("egoism")
def egoism(s: Stage) -> None:
    """A dandy bows to himself in the glass; his own likeness hangs behind him too."""
    s.rect("m1", 0, 0, 52, 38)
    for x in range(0, 52, 6):
        s.rect("m0", x, 0, 3, 38)
    s.rect("w2", 0, 32, 52, 6)
    s.rect("w4", 0, 32, 52, 1)
    with s.subject():
        s.rect("y3", 2, 2, 13, 15)
        s.rect("y4", 2, 2, 13, 1)
    s.rect("t2", 4, 4, 9, 11)
    with s.subject():
        s.poly("b2", "4,15 5,12 12,12 13,15")
        s.oval("n4", 6, 6, 5, 6)
        s.rect("w1", 6, 5, 5, 2)
    s.rect("k0", 9, 8.5, 1, 1)
    with s.subject():
        s.oval("y3", 29, 0, 23, 36)
        s.poly("y2", "34,33 48,33 51,37 31,37")
    s.oval("y5", 30, 1, 20, 33)
    s.oval("b4", 31, 2, 19, 31)
    s.line("b5", "33,10 37,5")
    _egoism_front(s)


def _egoism_front(s: Stage) -> None:
    for x, flip, edge in ((20, False, "s5"), (41, True, "b5")):
        step = -1 if flip else 1
        body(
            s,
            f"{x},10 {x - step},22",
            (f"{x + 5 * step},15 {x + 3 * step},11", f"{x + 2 * step},18 {x - 2 * step},22"),
            (f"{x - 3 * step},33", f"{x + step},33"),
            "b2",
            "short",
            "n4",
            "w1",
            trousers=edge,
            flip=flip,
        )
        s.rect("p5", x + step - 1, 14, 2, 3)
        s.rect("r3", x + step - 1, 14, 2, 1)
    with s.subject():
        s.oval("m4", 3, 27, 12, 6)
    discs(s, "m5", "6,29,1.6 11,28,1.4")


@GALLERY.scene("hedonism")
def hedonism(s: Stage) -> None:
    """Wreathed and lying on cushions, a man lets grapes sink into his mouth."""
    s.sky("v1 m2 r4 o4", 0, 38)
    column(s, 2, 0, 28, 5)
    column(s, 45, 0, 28, 5)
    s.line("g2", "0,2 10,4 26,3 42,4 52,2", width=2)
    for x, y in rows("9,4 18,4 34,4 43,4"):
        s.disc("v3", x, y + 1, 1.5)
    s.rect("o1", 0, 27, 52, 11)
    with s.subject():
        s.poly("y3", "6,27 50,27 50,34 6,34")
        s.rect("y4", 6, 27, 44, 1)
        s.rect("y2", 8, 34, 3, 4)
        s.rect("y2", 45, 34, 3, 4)
    with s.subject():
        s.oval("r3", 5, 16, 12, 12)
        s.oval("m3", 8, 21, 12, 7)
    s.oval("r4", 6, 17, 5, 6)
    with s.subject():
        s.poly("p5", "14,19 22,16 32,20 48,23 48,27 15,27")
        s.poly("p3", "24,27 32,22 48,25 48,27")
        s.poly("n4", "44,23 50,22 51,25 45,27")
        s.limb("n4", "17,20 14,13 20,6", width=3)
        s.limb("n3", "28,20 34,22 38,18", width=3)
        s.oval("n4", 14, 11, 9, 9)
        s.poly("w2", "14,19 13,14 15,11 18,10 17,15 18,18")
    s.rect("k0", 20, 14, 2, 1)
    s.rect("r1", 20, 17, 2, 1)
    s.line("g4", "14,13 16,10 20,10 23,12", width=2)
    with s.subject():
        s.line("g2", "20,5 24,5", width=2)
        for x, y in rows("24,6 26.5,6 29,6 25,8.5 27.5,8.5 26,11 27.5,11 26.5,13"):
            s.disc("v2", x, y, 1.6)
    for x, y in rows("23.4,5.4 26,5.4 28.4,5.4 24.4,8 26.8,8"):
        s.dots("v4", (x, y))
    with s.subject():
        s.poly("y4", "35,12 42,12 41,16 39,18 39,21 41,22 36,22 38,21 38,18 36,16")
    s.rect("r2", 36, 12, 5, 1)
    with s.subject():
        basket(s, 22, 37, 14, 5, "o3")


@GALLERY.scene("asceticism")
def asceticism(s: Stage) -> None:
    """A gaunt hermit sits cross-legged in the snow before his cave, with nothing but an empty bowl."""
    s.sky("b2 b3 b4", 0, 38)
    s.poly("v4", "24,32 24,24 36,6 44,14 54,4 54,32")
    s.poly("p5", "31,13 36,6 40,10 37,11 35,15 33,12")
    s.poly("p5", "48,10 54,4 54,14 51,11")
    with s.subject():
        s.poly("s2", "-2,38 -2,0 14,-2 26,2 34,10 37,24 39,38")
        s.poly("s3", "-2,4 14,0 24,4 14,5 6,10 -2,12")
    s.poly("k0", "2,33 4,16 11,7 24,8 31,18 32,33")
    s.poly("p5", "0,-1 16,-1 26,3 32,10 26,7 18,3 8,3 0,4")
    s.ridge("s5", "0,32 20,31 36,32 52,28", lit="p5")
    _hermit(s, 18)
    with s.subject():
        s.poly("w3", "38,32 48,32 46,36 40,36")
    s.oval("w1", 38, 31, 10, 3)
    s.dots("p5", "40,4 46,9 38,17 49,18 44,22 36,9 30,3 47,27 40,27 33,26 50,34")


def _hermit(s: Stage, x: float) -> None:
    """From the front: hollow chest, thin arms to the knees, shins crossed."""
    with s.subject():
        s.poly("s4", (x - 6, 18), (x - 5, 7), (x - 2, 4), (x + 2, 4), (x + 5, 7), (x + 6, 18))
        s.poly("n2", (x - 5, 17), (x + 5, 17), (x + 3, 29), (x - 3, 29))
        s.limb("n2", (x - 5, 18), (x - 8, 25), (x - 10, 30), width=2)
        s.limb("n2", (x + 5, 18), (x + 8, 25), (x + 10, 30), width=2)
        s.limb("n2", (x + 3, 29), (x + 12, 31), (x - 5, 35), width=2.4)
        s.limb("n3", (x - 3, 29), (x - 12, 31), (x + 5, 35), width=2.4)
        s.poly("o2", (x - 4, 28), (x + 4, 28), (x + 2, 33), (x - 2, 33))
        s.oval("n3", x - 4, 5, 8, 10)
        s.poly("s5", (x - 4, 12), (x + 4, 12), (x + 3, 18), (x, 24), (x - 3, 18))
    s.rect("n4", x - 4, 17, 2, 8)
    s.rect("s3", x - 4, 4, 8, 2)
    s.rect("k0", x - 3, 9, 2, 0.8)
    s.rect("k0", x + 1, 9, 2, 0.8)
    s.rect("n1", x - 0.5, 9, 1, 3)
    s.rect("n1", x - 1, 13.4, 2, 0.8)
    s.rect("s3", x + 1, 15, 0.8, 6)


@GALLERY.scene("humanism")
def humanism(s: Stage) -> None:
    """A master in a beret draws man as the measure of circle and square."""
    s.rect("w1", 0, 0, 52, 38)
    s.panel("b3 b4 y5", 0, 2, 9, 18)
    s.rect("w3", 9, 0, 2, 22)
    s.rect("w3", 0, 20, 11, 2)
    with s.subject():
        s.poly("w4", "20,38 23,0 25,0 23,38")
        s.rect("p4", 22, 0, 30, 36)
        s.rect("p5", 22, 0, 30, 1)
    for x0, y0, x1, y1 in ((25, 5, 49, 5), (49, 5, 49, 32), (49, 32, 25, 32), (25, 32, 25, 5)):
        s.line("w2", (x0, y0), (x1, y1))
    s.oval("w2", 23, 3, 29, 30)
    s.oval("p4", 24, 4, 27, 28)
    for x0, y0, x1, y1 in ((25, 7, 49, 7), (25, 32, 49, 32)):
        s.line("p2", (x0, y0), (x1, y1))
    s.line("p2", "26,7 26,32")
    s.line("p2", "48,7 48,32")
    for arm in ("37,13 49,13", "37,13 25,13", "37,13 46,7", "37,13 28,7"):
        s.limb("n2" if "7" in arm[-2:] else "n1", arm, width=1.6)
    for leg in ("36,21 30,30", "38,21 44,30", "36.5,21 36,31", "38,21 38,31"):
        s.limb("n2" if "30" in leg else "n1", leg, width=1.6)
    s.poly("n2", "34,12 41,12 39,17 39.5,22 35,22 35.5,17")
    s.line("n1", "37,14 37,19")
    s.oval("n2", 35, 6, 5, 6)
    s.poly("w1", "34,9 35,5 40,5 41,9 39,7 36,7")
    s.rect("n1", 36, 21, 3, 1)
    _humanism_front(s)


def _humanism_front(s: Stage) -> None:
    body(
        s,
        "13,14 10,30",
        ("20,20 24,17", "19,24 25,22"),
        (),
        "r2",
        "cap",
        hair="s4",
        hat="k2",
        hem="2,38 17,38",
        stout=4,
    )
    s.line("k0", "25,21 28,18")
    with s.subject():
        s.poly("s4", "11,17 16,17 16,20 13,22")


@GALLERY.scene("pacifism")
def pacifism(s: Stage) -> None:
    """A girl puts a flower into the muzzle of a soldier's rifle."""
    s.sky("b4 b5 p5", 0, 38)
    s.ridge("g4", "0,30 20,28 52,30", lit="g5")
    s.ridge("g3", "0,34 52,34")
    with s.subject():
        s.poly("p1", "36,38 38,20 43,16 50,16 54,20 54,38")
        s.poly("p2", "38,20 43,16 45,17 42,38 37,38")
        s.oval("n3", 40, 6, 9, 11)
        s.poly("p1", "39,7 37,3 41,0 50,0 53,4 51,7")
        s.rect("r2", 39, 6, 12, 2)
        s.poly("k1", "36,9 39,8 46,8 46,9")
    s.line("p2", "38,3 41,1 49,1")
    s.rect("y4", 42, 3, 2, 2)
    s.line("w2", "39,22 52,34")
    s.rect("k0", 41, 10.5, 1, 1.5)
    s.rect("k0", 44, 10.5, 1, 1.5)
    s.rect("n1", 41, 14, 3, 0.6)
    with s.subject():
        s.poly("w3", "52,27 38,22 36,25 52,33")
        s.limb("k2", "22,18 40,24", width=2)
    with s.subject():
        s.oval("n3", 37, 22, 4, 5)
        s.oval("n3", 44, 26, 5, 4)
    with s.subject():
        s.limb("m3", "8,21 17,22", width=4)
        s.poly("m3", "2,38 4,21 8,18 13,20 14,38")
        s.oval("n4", 5, 7, 9, 11)
        s.poly("o3", "3,20 3,8 6,4 12,4 14,8 9,8 7,12 7,20")
        s.disc("n4", 18, 20, 2)
    s.line("m4", "4,22 3,36")
    s.line("o4", "4,9 6,5 10,5")
    s.rect("k0", 11.5, 11, 1, 2)
    s.rect("r3", 11, 15, 2, 1)
    s.line("g2", "20,18 22,14", width=2)
    s.line("g3", "21,16 19,14")
    with s.subject():
        for x, y in rows("22.5,9 20,10.5 25,10.5 21,13 24,13"):
            s.disc("p5", x, y, 1.7)
    s.disc("y3", 22.5, 11.4, 1.6)


@GALLERY.scene("stoicism")
def stoicism(s: Stage) -> None:
    """A philosopher sits on a rock and reads on, eyes calm, while the storm breaks all round him."""
    s.sky("k1 s1 s2 s3", 0, 30)
    discs(s, "k2", "6,3,6 18,1,6 34,2,7 46,4,6")
    s.line("y5", "44,6 40,12 44,13 39,21", width=2)
    s.rect("b1", 0, 24, 52, 14)
    s.poly("b2", "-1,38 -1,20 6,14 11,14 13,18 9,19 10,25 14,38")
    s.poly("p5", "-1,18 5,12 11,12 14,17 12,20 10,15 6,15 -1,22")
    s.poly("b2", "52,38 53,14 47,11 42,15 45,17 44,24 38,38")
    s.poly("p5", "53,12 47,9 41,14 41,17 44,14 48,13 53,17")
    with s.subject():
        s.poly("k3", "9,38 12,31 19,28 34,28 40,31 44,38")
        s.poly("k4", "12,31 19,28 28,28 18,32 13,37")
    with s.subject():
        s.poly("p4", "15,31 17,24 20,15 23,13 30,13 33,15 35,24 37,31 31,34 21,34")
        s.poly("p2", "31,14 33,15 35,24 37,31 33,33")
        s.oval("n3", 22, 3, 9, 11)
        s.poly("s4", "22,10 31,10 30,15 26.5,18 23,15")
        s.poly("s4", "21,10 21,6 23,3 30,3 32,6 32,10 30,6 23,6")
    s.limb("n3", "20,20 18,25 23,26", width=2.4)
    s.limb("n3", "33,20 35,25 30,26", width=2.4)
    s.poly("r2", "22,14 25,13 31,30 26,32")
    s.line("r3", "22,15 26,31")
    with s.subject():
        s.rect("p5", 20, 22, 13, 7)
        s.rect("w4", 18, 21, 2, 9)
        s.rect("w4", 33, 21, 2, 9)
    for y in (23.5, 25.5, 27.4):
        s.rect("k3", 21.5, y, 9, 0.7)
    for x in (23, 28):
        s.rect("k0", x, 8, 2, 0.8)
        s.rect("s2", x, 6.6, 2, 0.6)
    s.rect("n1", 26, 8, 1, 2.4)
    s.rect("n1", 25, 11.6, 3, 0.6)
    discs(s, "p5", "7,34,2 12,36,2.4 42,35,2.4 47,36,2 38,37,2")
    s.dots("p5", "12,9 14,13 38,6 9,8 15,22 40,18 48,4 46,26 12,26")
    for x, y in rows("4,3 12,8 18,4 36,10 48,15 15,18 2,11 38,24"):
        s.line("b4", (x, y), (x - 2, y + 4))


@GALLERY.scene("consumerism")
def consumerism(s: Stage) -> None:
    """A shopper can hardly push her trolley, so high is the heap in it."""
    s.rect("s5", 0, 0, 52, 38)
    for y in (1, 9, 17):
        for number in range(13):
            ink = ("r3", "y3", "b3", "g3", "o3", "m3")[(number * 5 + y) % 6]
            s.rect(ink, number * 4, y, 3, 6)
            s.rect("p5", number * 4, y + 2, 3, 1)
        s.rect("s3", 0, y + 6, 52, 1)
    s.rect("p3", 0, 26, 52, 12)
    for x in range(-4, 52, 9):
        s.line("p1", (x + 4, 26), (x, 38))
    s.shade(-1, 0, 0, 52, 26)
    with s.subject():
        boxes(s, "r3", "24,9,10,9")
        boxes(s, "y3", "35,5,8,13")
        boxes(s, "g3", "28,1,8,8")
        boxes(s, "b2", "42,11,9,7")
        s.oval("o3", 21, 12, 5, 6)
        s.rect("p5", 45, 6, 2, 6)
    boxes(s, "y4", "28,9,2,9 24,13,10,1")
    boxes(s, "r2", "38,5,2,13")
    boxes(s, "p5", "31,1,1,8 44,13,5,2")
    with s.subject():
        s.poly("s4", "21,17 52,17 49,29 25,29")
        s.limb("s3", "16,13 20,15 25,31 48,31", width=1.4)
    for x in range(25, 50, 3):
        s.line("s1", (x, 18), (x + (36 - x) * 0.1, 28))
    for y in (20, 23, 26):
        s.line("s1", (22, y), (50, y))
    for x in (28, 45):
        with s.subject():
            s.disc("k2", x, 34, 2.4)
        s.disc("s4", x, 34, 1)
    _consumerism_front(s)


def _consumerism_front(s: Stage) -> None:
    body(
        s,
        "9,10 6,22",
        ("13,15 17,13", "11,16 17,14"),
        ("9,29 7,36", "3,29 0,35"),
        "m3",
        "bun",
        "n4",
        "o2",
        trousers="b1",
        stout=3,
    )
