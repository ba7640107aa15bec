"""CVlizations: the pictures of films, roads, sales and journeys of the last hundred years."""

from __future__ import annotations

from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import IDEAS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import boxes, discs

GALLERY = Gallery(IDEAS)


@GALLERY.scene("film_producer")
def film_producer(s: Stage) -> None:
    """From a folding chair the film maker shouts through his megaphone beside the camera."""
    s.sky("v1 v2 m3", 0, 38)
    s.poly("y5", "36,0 44,0 52,26 26,38 20,34")
    s.poly("m5", "38,0 42,0 48,28 28,36")
    s.rect("w1", 0, 32, 52, 6)
    s.rect("w2", 0, 32, 52, 1)
    with s.subject():
        s.limb("w3", "38,20 31,38", width=1.4)
        s.limb("w3", "38,20 39,38", width=1.4)
        s.limb("w3", "38,20 47,38", width=1.4)
        s.rect("k2", 30, 9, 16, 12)
        s.disc("k3", 33, 5, 5)
        s.disc("k3", 43, 4, 5)
        s.poly("k1", "46,12 52,10 52,20 46,18")
    for x, y in ((33, 5), (43, 4)):
        s.disc("s3", x, y, 3.6)
        s.disc("k1", x, y, 1.2)
        for dx, dy in rows("-2,0 2,0 0,-2 0,2"):
            s.rect("k1", x + dx - 0.5, y + dy - 0.5, 1, 1)
    s.rect("s3", 31, 10, 14, 1)
    s.rect("r3", 33, 13, 4, 2)
    s.disc("y3", 42, 16, 1.6)
    with s.subject():
        s.limb("w4", "4,37 18,26", width=1.4)
        s.limb("w4", "18,37 4,26", width=1.4)
        s.limb("w4", "4,27 3,13", width=1.4)
        s.rect("r3", 1, 16, 4, 6)
    _film_producer_front(s)


def _film_producer_front(s: Stage) -> None:
    body(
        s,
        "11,12 8,25",
        ("16,18 18,15", "14,20 17,17"),
        ("16,26 17,36", "18,27 20,36"),
        "b2",
        "cap",
        hat="w3",
        trousers="p3",
        stout=3.4,
    )
    with s.subject():
        s.poly("p5", "16,14 18,13 27,8 28,20 18,17 16,16")
    s.poly("r3", "25,9 27,8 28,20 26,19")
    with s.subject():
        s.rect("k1", 20, 28, 12, 8)
        s.poly("p5", "20,27 31,23 32,25 21,29")
    for x, y in rows("22,27 25,26 28,25"):
        s.line("k0", (x, y + 1), (x + 1, y - 1), width=1)
    boxes(s, "p5", "22,31,8,0.6 22,33,5,0.6")


@GALLERY.scene("highway")
def highway(s: Stage) -> None:
    """Cars and a lorry race over six lanes, under the bridge, to the towns on the horizon."""
    s.sky("v2 m3 o4 y5", 0, 16)
    s.disc("y5", 26, 12, 5)
    s.ridge("v2", "0,12 8,9 16,13 36,13 44,8 52,12")
    s.rect("g2", 0, 14, 52, 24)
    s.rect("g3", 0, 14, 52, 1)
    s.poly("k2", "23,14 29,14 62,38 -10,38")
    s.poly("s3", "25.6,14 26.4,14 28.6,38 23.4,38")
    s.poly("s5", "25.8,14 26.2,14 26.8,38 25.2,38")
    s.line("k0", "25.5,14 23,38")
    s.line("k0", "26.5,14 29,38")
    for edge in (0.33, 0.66):
        for start, end in ((18, 19.5), (22, 24.5), (28, 32), (35, 38)):
            for far, near in ((25.4, 22), (26.6, 30)):
                out = -1 if far < 26 else 1
                points = [
                    (far + (near - far) * (y - 14) / 24 + out * (2.4 + 32 * (y - 14) / 24) * edge, y)
                    for y in (start, end)
                ]
                s.line("p5", *points)
    with s.subject():
        s.rect("s4", -1, 8, 54, 3)
        s.rect("s3", 10, 11, 3, 6)
        s.rect("s3", 39, 11, 3, 6)
    s.rect("s5", 0, 8, 52, 1)
    boxes(s, "r3", "15,6,4,2")
    boxes(s, "y3", "32,6,6,2")
    with s.subject():
        s.rect("g2", 18, 2, 16, 6)
    boxes(s, "p5", "20,3,5,1 20,5,8,1 30,3,2,4")
    _highway_front(s)


def _highway_front(s: Stage) -> None:
    for x, y, w, h, ink in (
        (21, 19, 4, 3, "y3"),
        (28, 18, 3, 2, "p5"),
        (6, 27, 12, 8, "r3"),
        (42, 25, 8, 6, "b3"),
    ):
        with s.subject():
            s.rect(ink, x, y, w, h)
            s.poly(
                ink,
                (x + 1, y),
                (x + w * 0.2 + 1, y - h * 0.5),
                (x + w * 0.8 - 1, y - h * 0.5),
                (x + w - 1, y),
            )
        s.rect("b5", x + w * 0.25, y - h * 0.4, w * 0.5, h * 0.4)
        lamp = "y5" if x < 25 else "r2"
        s.rect(lamp, x, y + h * 0.4, w * 0.2, 1)
        s.rect(lamp, x + w * 0.8, y + h * 0.4, w * 0.2, 1)
        s.rect("k0", x, y + h, w * 0.25, 1)
        s.rect("k0", x + w * 0.75, y + h, w * 0.25, 1)
    with s.subject():
        s.rect("p5", 31, 20, 10, 12)
        s.rect("k0", 31, 32, 10, 3)
    s.rect("p3", 36, 20, 0.6, 12)
    boxes(s, "r3", "31,30,2,2 39,30,2,2")
    boxes(s, "o3", "31,24,10,2")


@GALLERY.scene("clearance_sale")
def clearance_sale(s: Stage) -> None:
    """Two women tug at one dress in the crush under the big per cent sign."""
    s.rect("p4", 0, 0, 52, 38)
    s.rect("p3", 0, 31, 52, 7)
    s.rect("s3", 0, 9, 52, 1)
    for number in range(7):
        x = number * 8 - 2
        if 13 < x < 34:
            continue
        ink = ("b3", "m3", "g3", "o3", "v3", "t3", "y3")[number]
        s.poly(ink, (x + 1, 12), (x + 3, 10), (x + 5, 10), (x + 7, 12), (x + 6, 22), (x + 2, 22))
        s.rect("k2", x + 3.6, 8, 1, 2)
        s.rect("p5", x + 5, 13, 2, 2)
    with s.subject():
        s.poly("r3", "13,1 38,0 39,16 14,17")
    s.line("r4", "14,2 37,1")
    s.line("p5", "31,3 21,14", width=2)
    for x, y in ((20, 5), (32, 12)):
        s.disc("p5", x, y, 3)
        s.disc("r3", x, y, 1.2)
    s.line("k2", "17,0 17,2")
    s.line("k2", "35,0 35,1")
    body(
        s,
        "7,18 3,29",
        ("13,23 18,24", "11,25 18,27"),
        ("9,32 11,38", "0,36 -2,38"),
        "b2",
        "long",
        "n4",
        "o2",
        trousers="k2",
        stout=3.4,
    )
    _clearance_sale_front(s)


def _clearance_sale_front(s: Stage) -> None:
    body(
        s,
        "44,18 48,29",
        ("38,23 33,24", "40,25 33,27"),
        ("42,32 40,38", "51,36 53,38"),
        "t2",
        "bun",
        "w4",
        "k0",
        trousers="v1",
        stout=3.4,
        flip=True,
    )
    with s.subject():
        s.poly("m3", "18,23 22,21 24,23 27,23 29,21 33,23 33,28 29,27 30,37 21,37 22,27 18,28")
    s.poly("m4", "20,23 22,22 23,26 23,36 22,36 23,27")
    for x, y in rows("24,27 27,30 24,33 28,34"):
        s.rect("p5", x, y, 1.4, 1.4)
    for line in ("16,19 14,18", "17,31 15,33", "35,19 37,18", "34,31 36,33"):
        s.line("y2", line)
    with s.subject():
        s.rect("y3", 0, 31, 7, 8)
        s.rect("r3", 45, 31, 8, 8)
    s.rect("y1", 2, 29, 3, 2)
    s.rect("r1", 47, 29, 4, 2)
    boxes(s, "p5", "2,33,3,3 47,33,4,3")


@GALLERY.scene("tourism")
def tourism(s: Stage) -> None:
    """With guide book and bag a traveller points; his wife props up the leaning tower."""
    s.sky("b3 b4 b5", 0, 30)
    discs(s, "p5", "5,6,3 9,5,4 14,7,3 44,10,3 48,9,3")
    s.ridge("o3", "0,25 52,25")
    for x in (0, 6, 43, 48):
        s.rect("p3", x, 21, 5, 6)
        s.rect("o3", x - 1, 20, 7, 1)
    s.ridge("g4", "0,27 52,26", lit="g5")
    s.rect("p3", 0, 34, 52, 4)
    with s.subject():
        s.poly("p5", "21,29 25,5 36,7 33,30")
        s.poly("p5", "27,5 28,1 35,2 34,7")
    s.poly("p2", "32,7 36,7 33,30 29,30")
    for number in range(6):
        y = 8 + number * 4
        x = 24.6 - number * 0.6
        s.line("p1", (x, y), (x + 11.6, y + 1.4))
        for dx in range(1, 11, 2):
            s.rect("w1", x + dx, y + 1.4 + dx * 0.12, 1, 1.8)
        s.line("p5", (x, y + 0.6), (x + 9, y + 1.6))
    s.rect("w1", 26, 27, 2, 3)
    body(
        s,
        "44,21 44,29",
        ("39,23 37,22", "40,21 37,19"),
        (),
        "m3",
        "bun",
        "n4",
        "o2",
        hem="37,38 51,38",
        flip=True,
    )
    with s.subject():
        s.oval("y4", 40, 15, 9, 4)
    s.rect("r3", 41, 17, 7, 1)
    _tourism_front(s)


def _tourism_front(s: Stage) -> None:
    body(
        s,
        "8,17 7,28",
        ("14,20 18,16", "13,24 16,23"),
        ("6,37", "10,37"),
        "w3",
        "top",
        "n4",
        "w1",
        hat="k2",
        trousers="p3",
        stout=3.6,
    )
    s.rect("r3", 8, 21, 3, 2)
    with s.subject():
        s.rect("k2", 13, 16, 7, 5)
        s.rect("k2", 15, 15, 3, 2)
    s.disc("b4", 17.6, 18.5, 1.6)
    s.rect("y5", 13, 16, 1, 1)
    with s.subject():
        s.rect("w3", 13, 31, 9, 7)
        s.rect("w2", 16, 29, 3, 2)
    boxes(s, "y3", "14,33,2,2 18,34,3,2")
