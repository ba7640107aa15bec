"""My City: the pictures of the first four chapters of the campaign, 132x48."""

from __future__ import annotations

from game.tools.bake.pictures.beasts import ox
from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import CHAPTERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import block, discs, flame, sack, tree

GALLERY = Gallery(CHAPTERS)


@GALLERY.scene(1)
def new_land(s: Stage) -> None:
    """Settlers drive the first stake beside the river; their wagon has come to rest."""
    s.sky("b3 b4 b5 y5", 0, 30)
    s.ridge("v4", "0,20 18,10 36,20 58,8 80,20 104,9 132,20")
    s.ridge("g2", "0,24 30,20 70,24 132,19", lit="g3")
    for x in (4, 14, 24, 112, 122, 130):
        tree(s, x, 27, 5)
    s.ridge("g3", "0,28 60,26 132,28", lit="g4")
    s.poly("b3", "62,26 70,26 60,34 76,48 46,48 42,36")
    s.line("b5", "66,27 54,35 62,47")
    with s.subject():
        s.poly("p4", "6,32 6,20 10,15 28,15 32,20 32,32")
        s.rect("w3", 4, 31, 30, 6)
    for x in (12, 19, 26):
        s.line("p2", (x, 15), (x, 31))
    s.rect("w4", 4, 31, 30, 1)
    for x in (9, 29):
        with s.subject():
            s.disc("w2", x, 39, 5)
        s.disc("g3", x, 39, 3)
        s.line("w2", (x - 3, 39), (x + 3, 39))
        s.line("w2", (x, 36), (x, 42))
    with s.subject():
        ox(s, 36, 31, "w3")
    with s.subject():
        s.rect("w4", 94, 22, 3, 22)
        s.poly("r3", "97,22 108,25 97,29")
    s.line("w5", "94,22 94,43")
    body(s, "84,20 82,30", ("90,16 93,12", "88,19 92,14"), ("86,44", "79,44"), "b2", "hat", hat="y3", stout=3)
    with s.subject():
        s.line("w4", "91,15 97,9", width=2)
        s.rect("s3", 95, 6, 6, 5)
    _new_land_front(s)


def _new_land_front(s: Stage) -> None:
    body(
        s,
        "112,22 113,31",
        ("107,28 104,30", "116,28 116,32"),
        (),
        "m3",
        "scarf",
        hat="p4",
        hem="108,44 118,44",
        flip=True,
    )
    with s.subject():
        sack(s, 121, 45, "p4", 8)


@GALLERY.scene(2)
def churches(s: Stage) -> None:
    """Masons hoist the bell into the scaffolded tower; the other churches stand already."""
    s.sky("b2 b3 b4 o5", 0, 40)
    s.ridge("t3", "0,32 40,26 90,31 132,26")
    for x, roof in ((12, "v"), (106, "b")):
        with s.subject():
            s.rect("p4", x, 22, 22, 18)
            s.poly(f"{roof}2", (x - 1, 22), (x + 8, 14), (x + 23, 14), (x + 23, 22))
            s.rect("p4", x - 6, 12, 8, 28)
            s.poly(f"{roof}3", (x - 7, 12), (x - 2, 0), (x + 3, 12))
            s.rect("y4", x - 2.5, -2, 1, 4)
        for dx in (5, 11, 17):
            s.oval("b2", x + dx, 25, 3, 8)
        s.oval("k0", x - 4, 15, 4, 6)
    s.ridge("g3", "0,40 132,39", lit="g4")
    with s.subject():
        s.rect("p4", 52, 10, 20, 34)
        s.rect("p3", 66, 10, 6, 34)
    s.tile("p4", "p3", 52, 10, 14, 34, 5, 4)
    s.oval("k0", 57, 14, 9, 12)
    s.oval("k0", 58, 34, 8, 10)
    s.rect("k0", 58, 38, 8, 6)
    for x in (46, 76):
        s.rect("w4", x, 4, 1, 40)
    for y in (12, 24, 35):
        s.rect("w4", 44, y, 35, 1)
    s.line("w3", "46,35 76,24")
    with s.subject():
        s.line("w4", "62,10 62,0", width=2)
        s.line("w4", "62,1 88,3", width=2)
    s.line("p4", "86,4 86,18")
    with s.subject():
        s.poly("y3", "82,26 83,19 89,19 90,26 92,28 80,28")
    s.line("y5", "84,20 83,26")
    s.disc("y1", 86, 29, 1.2)
    _churches_front(s)


def _churches_front(s: Stage) -> None:
    body(
        s,
        "97,22 100,31",
        ("92,24 89,27", "93,28 90,29"),
        ("98,44", "104,44"),
        "r3",
        "cap",
        hat="b2",
        flip=True,
    )
    body(s, "40,24 38,32", ("44,26 46,22", "42,29 46,30"), ("36,44", "41,44"), "g2", "cap", hat="y3")
    for x in (22, 28):
        block(s, "p3", x, 38, 6, 5)


@GALLERY.scene(3)
def flood(s: Stage) -> None:
    """In the rain a family rows past roofs that stick out of the brown water."""
    s.sky("k2 s1 s2 s3", 0, 26)
    discs(s, "k3", "10,2,8 26,0,7 52,3,9 80,0,8 104,3,9 124,1,7")
    s.ridge("t1", "0,22 40,18 80,22 132,17")
    s.rect("b1", 0, 22, 132, 26)
    for x, w, roof in ((6, 20, "r"), (38, 16, "o"), (104, 22, "r")):
        y = 30 if x != 38 else 27
        with s.subject():
            s.rect("p3", x, y - 8, w, 8)
            s.poly(f"{roof}2", (x - 2, y - 7), (x + w / 2, y - 19), (x + w + 2, y - 7))
            s.rect("w2", x + w - 6, y - 19, 3, 7)
        s.line(f"{roof}4", (x - 2, y - 7), (x + w / 2, y - 19))
        s.rect("k1", x + w / 2 - 2, y - 6, 4, 5)
        s.rect("b4", x - 3, y, w + 6, 1)
    with s.subject():
        discs(s, "g1", "92,24,6 87,27,4 97,27,4")
    s.rect("b2", 0, 31, 132, 17)
    for x, y in rows("22,34 4,38 30,44 96,36 112,42 122,33 14,46 52,33 88,45 104,47 44,40"):
        s.rect("b4", x, y, 7, 1)
        s.rect("b5", x + 2, y - 1, 3, 0.6)
    for x, dress, kind, hat in (
        (60, "r3", "cap", "b2"),
        (69, "m3", "scarf", "p4"),
        (76, "y3", "short", "r3"),
    ):
        body(
            s,
            f"{x},26 {x},34",
            (f"{x + 4},32 {x + 6},33",),
            (),
            dress,
            kind,
            hat=hat,
            hem=f"{x - 4},42 {x + 4},42",
        )
    _flood_front(s)


def _flood_front(s: Stage) -> None:
    with s.subject():
        s.poly("w3", "50,35 88,35 82,43 56,43")
    s.rect("w5", 50, 35, 38, 1)
    s.line("w1", "53,39 85,39")
    s.line("w5", "66,33 48,46", width=2)
    s.rect("b5", 46, 44, 8, 1)
    s.rect("b4", 52, 43, 34, 1)
    with s.subject():
        s.rect("w4", 112, 38, 8, 4)
    for number in range(36):
        x, y = number * 29 % 132, number * 17 % 44
        s.line("b4", (x, y), (x - 2, y + 4))


@GALLERY.scene(4)
def gold_rush(s: Stage) -> None:
    """A digger finds a nugget in his pan while the wood beside the camp is felled."""
    s.sky("b3 b4 y5 o5", 0, 26)
    s.ridge("o3", "0,20 26,8 50,18 84,6 110,16 132,10", lit="o4")
    s.ridge("g3", "0,24 60,22 132,24", lit="g4")
    for x in (4, 13, 22):
        with s.subject():
            s.poly("g1", (x - 6, 30), (x, 8), (x + 6, 30))
        s.line("g3", (x - 5, 29), (x, 9))
    for x, y in rows("32,32 42,34 26,40 38,42"):
        s.oval("w2", x, y, 6, 4)
        s.oval("w5", x, y - 1, 6, 3)
    body(
        s,
        "50,16 47,25",
        ("45,23 42,22", "46,22 41,24"),
        ("44,34", "51,34"),
        "r3",
        "beard",
        hair="o2",
        flip=True,
    )
    with s.subject():
        s.line("w4", "46,21 35,20", width=2)
        s.rect("s4", 32, 18, 4, 6)
    for x, ink in ((104, "p4"), (118, "p3")):
        with s.subject():
            s.poly(ink, (x - 8, 30), (x, 15), (x + 10, 30))
        s.poly("k1", (x - 2, 30), (x, 20), (x + 3, 30))
    s.poly("b3", "56,48 64,34 132,32 132,48")
    s.waves("b5 b4", 38, 16, 3)
    s.rect("p2", 60, 33, 72, 1)
    _gold_rush_front(s)


def _gold_rush_front(s: Stage) -> None:
    body(
        s,
        "84,18 81,29",
        ("90,25 94,26", "87,26 92,28"),
        ("86,32 86,42", "78,34 80,42"),
        "b2",
        "hat",
        "n3",
        "w1",
        hat="w3",
        trousers="w1",
        stout=3.4,
    )
    with s.subject():
        s.oval("s2", 88, 25, 17, 7)
    s.oval("s4", 89, 26, 15, 4)
    s.oval("b4", 90, 26.5, 13, 3)
    with s.subject():
        s.poly("y3", "94,27 95,23 99,22 102,25 100,28")
    s.poly("y5", "95,25 96,23 98,23 97,25")
    for ray in ("98,19 98,16", "103,21 106,18", "92,21 90,18"):
        s.line("y5", ray)
    for x, y in rows("70,44 76,46 112,40 120,44 104,45"):
        s.rect("y4", x, y, 1.6, 1)
    flame(s, 126, 31, 6)
