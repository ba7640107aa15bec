"""Trekking Through History: scenes of those who ride, drive or charge."""

from __future__ import annotations

from game.tools.bake.pictures.beasts import horse, ox
from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(TREKKING)


@GALLERY.scene(37)
def early_wheel(s: Stage) -> None:
    """An ox draws off a cart on a wheel of solid planks; its maker runs behind and cheers."""
    s.sky("b4 b5 p5 o5", 0, 24)
    s.ridge("g4", "0,19 14,16 30,19 53,15", lit="g5")
    s.ridge("y3", "0,25 53,24", lit="y4")
    s.ridge("o3", "0,33 53,32")
    for x in range(2, 20, 6):
        s.rect("o2", x, 34, 4, 1)
    with s.subject():
        ox(s, 33, 18, "o2")
    s.rect("p4", 48, 20, 3, 2)
    with s.subject():
        s.limb("p5", "50,14 52,9 54,8", width=1.4)
        s.limb("p5", "47,14 46,9 44,7", width=1.4)
    with s.subject():
        s.limb("w4", "16,24 47,16", width=1.6)
        s.rect("w3", 45, 13, 2, 6)
        s.poly("w4", "11,12 33,12 31,20 13,20")
        s.rect("w5", 11, 12, 22, 1)
    for x in (16, 21, 26):
        s.rect("w2", x, 13, 1, 7)
    for x, y, ink in ((13, 6, "y3"), (19, 5, "y4"), (25, 6, "y3")):
        s.oval(ink, x, y, 7, 7)
        s.rect("y5", x + 2, y + 2, 2, 1)
    with s.subject():
        s.disc("w3", 22, 26, 9)
    s.disc("w4", 22, 26, 7.6)
    for x in (18.5, 25):
        s.rect("w2", x, 19, 1, 14)
    s.rect("w2", 16, 23, 13, 1)
    s.rect("w2", 16, 29, 13, 1)
    s.disc("w1", 22, 26, 2)
    s.disc("w5", 22, 26, 1)
    body(s, "6,13 5,22", ("10,9 11,4", "1,10 2,5"), ("2,33", "9,30 11,33"), "r3", "beard", "n3", "k0")


@GALLERY.scene(42)
def scythian_riders(s: Stage) -> None:
    """Women in pointed caps gallop over the steppe; the first draws her bow."""
    s.sky("b3 b4 p5 o5", 0, 26)
    s.ridge("v4", "0,20 12,15 26,20 40,15 53,19")
    s.ridge("y3", "0,26 53,24", lit="y4")
    s.ridge("g3", "0,32 30,31 53,33", lit="g4")
    for x in range(1, 53, 5):
        s.line("g2", (x, 36), (x + 1, 32))
    with s.subject():
        horse(s, -9, 18, "w3", "w0", "gallop")
    body(
        s,
        "0,8 -1,17",
        ("6,13", "5,12"),
        ("3,24",),
        "b3",
        "cone",
        "n4",
        "o1",
        "g3",
        trousers="w2",
        sleeve="b3",
    )
    with s.subject():
        horse(s, 16, 21, "o2", "w0", "gallop")
        s.poly("b2", "20,20 29,20 28,26 21,26")
    s.rect("y3", 20, 25, 9, 1)
    with s.subject():  # her plaits fly behind her
        s.limb("o1", "21,9 16,11 12,10", width=2)
        s.limb("o1", "21,12 17,15 13,15", width=2)
    with s.subject():
        s.line("w4", "37,2 40,5 41,11 40,17 37,20", width=2)
    s.line("p5", "37,2 30,11")
    s.line("p5", "30,11 37,20")
    body(
        s,
        "25,7 24,19",
        ("32,11 40,11", "25,15 30,11"),
        ("29,24 27,29",),
        "r3",
        "cone",
        "n4",
        "o1",
        "y3",
        trousers="g2",
        sleeve="r3",
    )
    with s.subject():
        s.line("p4", "30,11 47,11")
        s.poly("s5", "46,9 51,11 46,13")
    s.rect("n4", 39, 10, 2, 3)
    s.rect("n4", 29, 10, 2, 3)


@GALLERY.scene(47)
def trung_sisters(s: Stage) -> None:
    """Two sisters with drawn swords ride their war elephant at the head of the rising."""
    s.sky("o4 o5 y5", 0, 28)
    s.ridge("t3", "0,20 10,12 20,19 34,11 53,20", lit="t4")
    for x, ink in ((2, "r3"), (48, "r3"), (9, "y4")):
        s.rect("w2", x, 2, 1, 26)
        s.poly(ink, (x + 1, 2), (x + 7 if x < 40 else x + 5, 4), (x + 1, 9))
    s.ridge("g3", "0,26 53,25", lit="g4")
    s.ridge("y2", "0,33 53,32")
    for x in (1, 6, 11):
        s.limb("w4", (x, 33), (x + 1, 18), width=1)
        s.disc("n3", x + 2, 28, 1.6)
        s.poly("y3", (x, 28), (x + 2, 25), (x + 5, 28))
        s.rect("b2", x + 1, 30, 3, 5)
    _war_elephant(s)
    with s.subject():
        s.limb("s5", "31,4 37,-1", width=1.4)
        s.limb("s5", "43,6 50,1", width=1.4)
    for x, dress in ((24, "y4"), (35, "r3")):
        body(
            s,
            f"{x},6 {x},16",
            (f"{x - 4},13 {x - 3},15", f"{x + 4},9 {x + 7},4" if x < 30 else f"{x + 5},10 {x + 8},6"),
            (),
            dress,
            "turban",
            "n4",
            "k0",
            "r3" if x < 30 else "y3",
            hem=f"{x - 4},20 {x + 5},20",
            stout=3,
        )
        s.line("g3" if x < 30 else "y3", (x - 2, 11), (x + 2, 16), width=2)


def _war_elephant(s: Stage) -> None:
    with s.subject():
        for x, ink in ((20, "s2"), (35, "s2"), (24, "s3"), (39, "s3")):
            s.limb(ink, (x, 24), (x, 35), width=5)
        s.oval("s3", 15, 15, 30, 15)
        s.oval("s3", 38, 11, 12, 14)
        s.limb("s3", "48,19 51,26 50,32 47,33", width=4)
        s.limb("s3", "16,20 13,28", width=2)
    s.oval("s4", 17, 15, 22, 6)
    s.oval("s2", 37, 14, 8, 11)
    s.oval("s4", 38, 14, 5, 9)
    with s.subject():
        s.limb("p5", "45,24 50,25 53,22", width=1.6)
    s.rect("k0", 47, 16, 1, 2)
    s.poly("r2", "18,15 40,15 42,27 16,27")
    s.rect("y3", 16, 25, 26, 2)
    for x in (20, 27, 34):
        s.disc("y4", x + 1, 21, 1.6)
    for x in (22, 27, 37, 42):
        s.rect("p4", x, 34, 1.4, 1)


@GALLERY.scene(81)
def tilt(s: Stage) -> None:
    """Two knights charge along the barrier before the queen's box; a lance breaks."""
    s.sky("b3 b4 b5", 0, 16)
    s.ridge("g2", "0,13 20,11 34,11 53,13")
    with s.subject():
        s.rect("p3", 20, 1, 13, 13)
        s.poly("r3", "18,3 20,-2 33,-2 35,3")
    s.rect("r1", 21, 4, 11, 8)
    for x in range(18, 35, 3):
        s.rect("y4", x, 2, 1.5, 2)
    s.poly("y4", "22,12 24,9 29,9 31,12")
    s.rect("p5", 23, 8, 7, 1.5)
    s.oval("n4", 24.5, 4, 4, 5)
    s.rect("o3", 24, 3.4, 5, 1.6)
    s.dots("k0", "25,6 27,6")
    s.rect("y5", 25, 2.6, 3, 1)
    s.rect("p4", 20, 12, 13, 2)
    s.ridge("g4", "0,15 53,15")
    s.ridge("y3", "0,25 53,25", lit="y5")
    for x, coat, mane, cloth, flip in ((-5, "w2", "w0", "r3", False), (58, "s5", "s3", "b3", True)):
        d = -1 if flip else 1
        with s.subject():
            horse(s, x, 20, coat, mane, "gallop", flip=flip)
            s.poly(cloth, (x + d, 17), (x + 15 * d, 16), (x + 13 * d, 27), (x + d, 27))
        for dx, dy in ((7, 19), (11, 23), (6, 24)):
            s.rect("y4" if d > 0 else "p5", x + d * dx, dy, 2, 2)
    _tilt_front(s)


def _tilt_front(s: Stage) -> None:
    for x, flip in ((6, False), (47, True)):
        d = -1 if flip else 1
        body(
            s,
            f"{x},7 {x - d},16",
            (f"{x + 4 * d},13 {x + 5 * d},15",),
            (f"{x + 2 * d},24",),
            "s4",
            "helmet",
            "s2",
            hat="s4",
            sleeve="s3",
            trousers="s3",
            flip=flip,
        )
        s.line("r3" if d > 0 else "b3", (x, 3), (x - 2 * d, 0), width=2)
    with s.subject():
        s.limb("y4", "50,18 31,16", width=1.4)
    with s.subject():
        s.limb("p5", "3,18 22,14", width=1.4)
    for splinter in ("24,13 28,8", "24,14 29,13", "23,15 26,19", "22,13 21,9", "26,15 31,21"):
        s.line("p5", splinter)
    for x, y in rows("26,11 30,10 25,17"):
        s.rect("w4", x, y, 1, 1)
    s.rect("w4", 0, 30, 53, 2)
    s.rect("w5", 0, 30, 53, 0.6)
    for x in range(0, 53, 8):
        s.rect("r3", x, 32, 4, 4)
        s.rect("p5", x + 4, 32, 4, 4)
