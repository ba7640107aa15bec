"""CVlizations: the pictures of the eight orders, 52x30: what a tribe can spend its day on."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import ORDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import block, boxes, jar

GALLERY = Gallery(ORDERS)


@GALLERY.scene("theft")
def theft(s: Stage) -> None:
    """A masked thief tiptoes over the roof with a full sack, under the moon."""
    s.sky("b0 b1 b2", 0, 30)
    s.disc("y5", 42, 7, 6)
    s.disc("y4", 44, 8, 2)
    s.dots("y5", "3,3 10,9 6,15 33,3 50,16 14,2")
    s.poly("r1", "0,23 52,25 52,30 0,30")
    for y in (25, 28):
        for x in range((y % 2) * 3, 52, 6):
            s.rect("r2", x, y, 4, 1)
    with s.subject():
        s.rect("w2", 43, 16, 7, 10)
        s.rect("w3", 42, 15, 9, 2)
    with s.subject():
        s.oval("p2", 3, 3, 16, 17)
        s.rect("p2", 17, 7, 5, 3)
    s.oval("p4", 5, 5, 6, 9)
    s.rect("y3", 9, 10, 4, 4)
    s.line("p0", "15,16 18,8")
    body(
        s,
        "27,8 24,17",
        ("32,13 36,12", "23,11 20,8"),
        ("29,18 33,24", "20,20 19,25"),
        "k2",
        "cap",
        hat="k1",
        trousers="k1",
        outline=True,
    )
    boxes(s, "p4", "24,13,5,0.6 24,15,4,0.6")
    s.rect("k0", 26, 7, 5, 2)
    s.dots("p5", "29,8")


@GALLERY.scene("logging")
def logging(s: Stage) -> None:
    """A woodman strikes the axe into a pine that begins to fall."""
    s.sky("t3 t4 y5", 0, 24)
    for x, h in rows("2,22 9,18 36,20 44,24 50,18"):
        s.poly("g1", (x - 5, 25), (x, 25 - h), (x + 5, 25))
        s.line("g2", (x, 25 - h), (x - 4, 24))
    s.ridge("g3", "0,24 52,23", lit="g4")
    with s.subject():
        s.poly("w3", "27,28 27,22 31,-2 39,-2 35,22 36,28")
        s.poly("g2", "27,4 29,-2 50,-2 46,6 40,3 36,7 32,3")
    s.line("w4", "28,27 28,21 32,0")
    s.line("w1", "34,25 34,18 38,2")
    s.poly("w5", "27,22 33,19 27,17")
    s.poly("w0", "27,20 31,19.5 27,19")
    body(
        s,
        "13,8 9,18",
        ("18,14 20,17", "14,15 18,18"),
        ("14,22 15,28", "5,22 3,28"),
        "r3",
        "beard",
        hair="o2",
        trousers="b2",
        stout=3,
    )
    with s.subject():
        s.line("w5", "15,19 25,18", width=2)
        s.poly("s4", "23,14 28,15 29,20 24,22")
    s.line("s5", "28,15 28,20")
    for x, y in rows("24,11 21,12 31,14 22,24 25,25"):
        s.rect("w5", x, y, 2, 1)
    with s.subject():
        s.oval("w3", 40, 24, 12, 5)
        s.oval("w5", 38, 24, 5, 5)
    s.oval("w3", 39.5, 25.5, 2, 2)


@GALLERY.scene("hunting")
def hunting(s: Stage) -> None:
    """Two hunters hurl their spears at a mammoth."""
    s.sky("v3 m4 o5", 0, 22)
    s.ridge("v4", "0,18 10,12 18,17 52,14")
    s.ridge("p4", "0,22 52,21", lit="p5")
    with s.subject():
        s.poly("w2", "24,15 27,8 33,5 42,5 50,9 52,16 52,27 47,27 46,22 36,22 35,27 30,27 28,21 24,20")
        s.oval("w2", 19, 4, 12, 13)
        s.limb("w2", "21,13 19,19 16,22 14,20", width=3)
    s.poly("w3", "24,8 29,5 42,5 48,8 42,9 30,9")
    s.oval("w3", 21, 4, 7, 6)
    for x in range(27, 50, 3):
        s.line("w1", (x, 16 + x % 2), (x - 1, 21))
    s.oval("w1", 27, 8, 5, 7)
    s.rect("k0", 22, 9, 1.4, 1.4)
    with s.subject():
        s.line("p5", "22,14 18,18 12,17 11,13", width=2)
    with s.subject():
        s.line("w4", "25,3 38,12", width=1)
    s.line("r3", "37,11 38,15")
    body(
        s,
        "6,8 5,17",
        ("9,10 13,5", "2,12 0,10"),
        ("8,22 10,28", "2,22 0,28"),
        "o2",
        "long",
        "n2",
        "w0",
        sleeve="n2",
    )
    with s.subject():
        s.line("w4", "5,7 20,1", width=1)
    s.poly("s4", "19,0 23,-1 21,2")


@GALLERY.scene("quarrying")
def quarrying(s: Stage) -> None:
    """A mason drives his pick into the rock face; squared stones wait on a sledge."""
    s.sky("b3 b4 b5", 0, 30)
    with s.subject():
        s.poly("p2", "22,30 24,20 22,12 27,4 34,1 42,-2 54,-2 54,30")
    s.poly("p3", "23,12 27,4 34,1 40,0 38,6 30,8 26,14")
    for line in (
        "30,8 32,16 30,22 32,30",
        "38,6 41,14 39,22 42,30",
        "24,20 32,18 41,19 52,16",
        "32,10 46,9 52,6",
    ):
        s.line("p0", line)
    s.ridge("p1", "0,25 24,24 52,26", lit="p3")
    body(
        s,
        "11,9 8,18",
        ("16,13 19,9", "13,15 16,11"),
        ("12,22 14,28", "4,22 1,28"),
        "b2",
        "band",
        "n2",
        "w0",
        hat="r3",
        trousers="w1",
        sleeve="n2",
        stout=3,
    )
    with s.subject():
        s.line("w4", "11,14 22,7", width=2)
        s.limb("s3", "18,2 23,6 25,13", width=2)
    s.line("s5", "18,2 22,5")
    for ray in ("27,14 30,11", "27,14 30,17", "26,16 26,20"):
        s.line("y5", ray)
    for x, y in rows("23,18 21,15 28,20"):
        s.rect("p4", x, y, 2, 2)
    _quarrying_front(s)


def _quarrying_front(s: Stage) -> None:
    with s.subject():
        block(s, "p3", 31, 20, 9, 7)
        block(s, "p3", 41, 20, 9, 7)
        block(s, "p3", 36, 13, 9, 7)
    s.rect("w2", 29, 27, 23, 2)


@GALLERY.scene("cheating")
def cheating(s: Stage) -> None:
    """A grinning sharper slides an ace out of his sleeve."""
    s.rect("r1", 0, 0, 52, 30)
    for x in range(0, 52, 8):
        s.rect("r0", x, 0, 4, 30)
    s.poly("g2", "0,23 52,23 52,30 0,30")
    s.rect("g4", 0, 23, 52, 0.6)
    with s.subject():
        s.poly("v2", "10,30 12,20 18,16 30,16 36,20 38,30")
        s.oval("n3", 18, 4, 12, 14)
        s.poly("k1", "17,5 31,5 29,-2 19,-2")
        s.rect("k1", 14, 4, 20, 2)
    s.rect("r3", 18, 2.5, 12, 1.4)
    s.poly("p5", "22,17 26,17 25,24 23,24")
    s.poly("r3", "22,18 24,19.5 26,18 26,21 24,19.5 22,21")
    s.rect("k0", 20, 9, 3, 1)
    s.rect("k0", 25, 9, 3, 1)
    s.dots("p5", "20,9 25,9")
    s.line("k0", "19,7 22,8")
    s.line("k0", "28,7 25,8")
    s.rect("n1", 24, 10, 1, 2)
    s.line("k1", "19,14 22,12.5 26,12.5 29,14")
    s.line("p5", "22,15 26,15")
    s.dots("p5", "21,14 27,14")
    with s.subject():
        s.limb("v2", "34,19 44,24", width=6)
        s.rect("y3", 43, 20, 2, 8)
    with s.subject():
        s.poly("p5", "39,5 49,7 47,21 37,19")
    s.poly("k1", "43,8 46,12 45,14 43.5,13 44,16 41.5,16 42.5,13 40.5,13 40.5,11")
    s.rect("k1", 40, 7, 1, 2)
    with s.subject():
        s.limb("n3", "46,24 44,19", width=3)
        s.limb("n3", "49,24 48,18", width=2)
    _cheating_front(s)


def _cheating_front(s: Stage) -> None:
    for number in range(3):
        with s.subject():
            s.poly(
                "p5",
                (2 + number * 4, 14 - number),
                (9 + number * 4, 13),
                (11 + number * 3, 25),
                (4 + number * 3, 26),
            )
        s.rect(("r3", "k1", "r3")[number], 4 + number * 4, 16, 2, 3)
    with s.subject():
        s.limb("n3", "7,30 9,24 14,24", width=4)


@GALLERY.scene("rest")
def rest(s: Stage) -> None:
    """Somebody dozes in a hammock between two palms, hat over the eyes."""
    s.sky("b3 b4 o5 y5", 0, 20)
    s.rect("b2", 0, 18, 52, 5)
    s.waves("b4 b3", 19, 5, 4)
    s.ridge("y3", "0,23 52,22", lit="y5")
    for x, top, lean in ((5, 4, -2), (47, 3, 2)):
        with s.subject():
            s.limb("w3", (x, 27), (x + lean * 0.2, 16), (x + lean, top), width=2.6)
        with s.subject():
            for dx, dy in rows("-9,3 -7,-3 0,-5 7,-3 9,4 4,5 -4,6"):
                s.limb(
                    "g2",
                    (x + lean, top),
                    (x + lean + dx * 0.6, top + dy * 0.4 - 2),
                    (x + lean + dx, top + dy),
                    width=2,
                )
        s.disc("w1", x + lean, top + 1, 1.4)
    with s.subject():
        s.limb("p4", "7,13 15,20 26,23 37,20 45,13", width=3)
        s.poly("p4", "11,16 16,20 26,22 36,20 41,16 38,22 26,26 14,22")
    s.line("r3", "13,20 20,23 26,24 33,23 39,20")
    with s.subject():
        s.poly("b3", "19,15 31,18 32,22 20,21")
        s.limb("b1", "31,19 36,16 40,14", width=3)
        s.limb("b1", "31,20 37,18 42,15", width=3)
        s.rect("n3", 40, 11, 2, 3)
        s.rect("n3", 42, 12, 2, 3)
        s.oval("n3", 13, 11, 7, 7)
    with s.subject():
        s.limb("n3", "23,19 22,26", width=2)
    with s.subject():
        s.poly("y3", "11,12 14,8 18,9 21,14 19,15 11,13")
    s.rect("r3", 14, 11, 5, 1)
    for x, y, w in rows("22,9,3 26,4,4"):
        s.rect("p5", x, y, w, 1)
        s.line("p5", (x + w - 1, y), (x, y + w - 1))
        s.rect("p5", x, y + w - 1, w, 1)


@GALLERY.scene("trade")
def trade(s: Stage) -> None:
    """Two people hand over a fish and a bundle of wood across a mat."""
    s.sky("b4 b5 y5", 0, 20)
    s.ridge("g3", "0,17 16,13 32,17 52,13", lit="g4")
    s.ridge("p2", "0,21 52,20", lit="p4")
    actor(s, "offer", 5, 29, "b2", "n4", "y3", belt="y4")
    actor(s, "offer", 34, 29, "g2", "w3", "k0", flip=True, belt="o3")
    with s.subject():
        s.oval("t4", 17, 16, 9, 5)
        s.poly("t3", "18,18 15,16 15,21")
    s.rect("t2", 19, 19, 5, 1)
    s.rect("k0", 24, 17, 1, 1)
    with s.subject():
        jar(s, 29, 22, "o", 8)
    with s.subject():
        s.rect("y4", 18, 4, 11, 2)
        s.poly("y4", "28,1 34,5 28,9")
    with s.subject():
        s.rect("p5", 23, 10, 11, 2)
        s.poly("p5", "24,7 18,11 24,15")


@GALLERY.scene("doubling")
def doubling(s: Stage) -> None:
    """Two twins in step, alike to the last button, carry the same load twice."""
    s.sky("y4 y5 p5", 0, 30)
    for x in range(-20, 60, 12):
        s.poly("o5", (26, 24), (x, -2), (x + 6, -2))
    s.ridge("g3", "0,24 52,24", lit="g4")
    s.rect("g2", 0, 28, 52, 2)
    for x in (10, 34):
        with s.subject():
            s.rect("w4", x - 7, 2, 16, 6)
            s.rect("w3", x - 7, 6, 16, 2)
        s.rect("y3", x - 1, 2, 2, 6)
        s.rect("w5", x - 7, 2, 16, 1)
        body(
            s,
            f"{x},12 {x - 1},20",
            (f"{x + 5},14 {x + 5},9", f"{x - 5},15 {x - 5},9"),
            (f"{x + 3},23 {x + 5},28", f"{x - 4},23 {x - 6},28"),
            "r3",
            "cap",
            hat="b2",
            trousers="b1",
            stout=3,
        )
        s.rect("y4", x, 16, 1, 1)
        s.rect("y4", x, 18, 1, 1)
