"""My City: the pictures of the last four chapters of the campaign, 132x48."""

from __future__ import annotations

from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows, step
from game.tools.bake.pictures.gallery import CHAPTERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import basket, discs, tree

GALLERY = Gallery(CHAPTERS)


def house(s: Stage, x: float, y: float, w: float, h: float, wall: str = "p4", roof: str = "r") -> None:
    """A gabled house with its foot on *y*, seen from the front."""
    with s.subject():
        s.rect(wall, x, y - h, w, h)
        s.poly(f"{roof}3", (x - 2, y - h), (x + w / 2, y - h - w * 0.6), (x + w + 1, y - h))
    s.line(f"{roof}4", (x - 2, y - h), (x + w / 2, y - h - w * 0.6))
    s.rect(step(wall, -2), x + w - 2, y - h + 1, 2, h - 1)
    s.rect("w1", x + w / 2 - 1.5, y - 6, 3, 6)
    for dx in (2, w - 5):
        s.rect("b1", x + dx, y - h + 2, 2, 3)


@GALLERY.scene(5)
def factories(s: Stage) -> None:
    """Chimneys smoke over saw-tooth roofs; an investor in a top hat counts on the cogs."""
    s.sky("s2 k4 o4 y4", 0, 48)
    for x, y, r in rows("22,4,5 30,2,6 39,3,5 58,6,5 66,3,6 75,4,5 96,3,5 104,1,6 113,4,5"):
        s.disc("k3", x, y, r)
        s.disc("k4", x - 1, y - 1, r - 2)
    for x in (18, 54, 92):
        with s.subject():
            s.rect("o1", x, 8, 5, 26)
            s.rect("o2", x - 1, 7, 7, 2)
        s.rect("o3", x, 9, 1, 24)
    with s.subject():
        s.rect("o2", 4, 26, 100, 18)
        for x in range(4, 104, 20):
            s.poly("s3", (x, 26), (x, 16), (x + 20, 26))
    s.tile("o2", "o1", 4, 27, 100, 17, 6, 3)
    for x in range(4, 104, 20):
        s.poly("b4", (x + 1, 25), (x + 1, 18), (x + 4, 20), (x + 4, 25))
        s.rect("y4", x + 4, 30, 10, 6)
        s.rect("k1", x + 8.5, 30, 1, 6)
        s.rect("k1", x + 4, 33, 10, 1)
    s.rect("k3", 0, 43, 132, 5)
    for x, y, r, ink in ((60, 37, 8, "y2"), (73, 41, 5, "s3")):
        with s.subject():
            s.disc(ink, x, y, r)
            for dx, dy in rows("-1,0 1,0 0,-1 0,1 -0.7,-0.7 0.7,0.7 -0.7,0.7 0.7,-0.7"):
                s.rect(ink, x + dx * (r + 1) - 1, y + dy * (r + 1) - 1, 3, 3)
        s.disc(step(ink, 1), x - 1, y - 1, r - 3)
        s.disc("k1", x, y, 2)
    _factories_front(s)


def _factories_front(s: Stage) -> None:
    body(
        s,
        "114,22 115,32",
        ("109,27 105,25", "118,30 116,33"),
        ("112,45", "118,45"),
        "k2",
        "top",
        hat="k1",
        stout=4.4,
        flip=True,
    )
    s.rect("r3", 112, 27, 3, 1)
    with s.subject():
        s.disc("y3", 104, 24, 2.6)
    s.disc("y5", 103.5, 23.5, 1)


@GALLERY.scene(6)
def mine(s: Stage) -> None:
    """Deep in the rock a miner pushes his laden tub along the gallery; another hews the seam."""
    s.rect("k1", 0, 0, 132, 48)
    s.tile("k2", "k1", 0, 0, 132, 48, 11, 7)
    s.sky("b4 b5", 0, 8)
    s.ridge("s2", "0,7 40,4 90,8 132,3", lit="s4")
    with s.subject():
        s.poly("w0", "0,20 14,14 118,14 126,22 126,44 0,44")
    s.poly("w1", "2,22 15,16 117,16 124,23 124,42 2,42")
    s.oval("w2", 34, 16, 44, 28)
    for x in (12, 46, 82, 112):
        with s.subject():
            s.rect("w4", x, 16, 4, 28)
            s.rect("w4", x - 4, 14, 12, 3)
        s.rect("w5", x, 17, 1, 26)
    s.rect("k3", 0, 42, 132, 6)
    for x in range(0, 132, 6):
        s.rect("w3", x, 43, 3, 3)
    s.rect("s4", 0, 42, 132, 1)
    with s.subject():
        s.poly("s2", "54,28 78,28 75,39 57,39")
        discs(s, "k2", "58,27,3 63,25,4 69,26,4 74,27,3")
    s.rect("s4", 54, 28, 24, 1)
    for x in (60, 72):
        with s.subject():
            s.disc("k2", x, 40, 2.6)
        s.disc("s4", x, 40, 1)
    discs(s, "y4", "61,24,1 68,24,1.2 73,26,1")
    _mine_front(s)


def _mine_front(s: Stage) -> None:
    body(
        s,
        "38,22 33,31",
        ("48,27 53,30", "46,28 53,32"),
        ("36,42", "26,42"),
        "b2",
        "helmet",
        hat="y3",
        trousers="w0",
        stout=3.2,
    )
    s.disc("y5", 42, 20, 1.6)
    s.poly("y4", "44,18 52,15 52,25 44,21")
    body(
        s,
        "96,22 94,31",
        ("102,24 106,20", "101,27 105,23"),
        ("90,42", "98,42"),
        "r3",
        "helmet",
        hat="y3",
        trousers="w0",
        stout=3.2,
    )
    with s.subject():
        s.line("w4", "100,27 110,18", width=2)
        s.limb("s4", "105,14 111,18 113,24", width=2)
    discs(s, "k0", "118,24,5 121,32,5 117,38,4")
    for x, y in rows("116,22 120,27 118,34 122,36 115,39 121,21"):
        s.rect("y4", x, y, 2, 1.4)
    s.rect("y3", 23, 18, 3, 4)
    s.disc("y5", 24.5, 21, 1.6)


@GALLERY.scene(7)
def railroad(s: Stage) -> None:
    """The first train steams along the southern edge; ships wait in the port behind."""
    s.sky("b3 b4 b5", 0, 24)
    s.ridge("g2", "0,18 30,14 52,19 70,20 132,20", lit="g3")
    s.rect("b3", 62, 20, 70, 8)
    s.waves("b5", 21, 8, 6)
    house(s, 6, 25, 12, 8)
    house(s, 24, 26, 11, 7, "p3", "b")
    for x, ink in ((84, "r3"), (108, "p5")):
        with s.subject():
            s.poly("w2", (x - 2, 22), (x + 18, 22), (x + 15, 27), (x + 1, 27))
            s.rect("w4", x + 7, 6, 1, 16)
            s.poly(ink, (x + 9, 8), (x + 17, 19), (x + 9, 19))
    with s.subject():
        s.rect("w3", 62, 26, 70, 3)
    s.ridge("g3", "0,28 60,27 132,29", lit="g4")
    s.rect("k3", 0, 41, 132, 7)
    for x in range(0, 132, 5):
        s.rect("w3", x, 42, 3, 3)
    s.rect("s5", 0, 41, 132, 1)
    for x, y, r in rows("98,13,4 90,10,5 80,8,5 70,9,4 60,7,4"):
        s.disc("s5", x, y, r)
        s.disc("p5", x - 1, y - 1, r - 1.6)
    for x, ink in ((2, "g2"), (32, "r2")):
        with s.subject():
            s.rect(ink, x, 27, 27, 11)
            s.rect("k1", x - 1, 25, 29, 2)
            s.rect("k1", x + 27, 35, 3, 2)
        for dx in (3, 10, 17):
            s.rect("b5", x + dx, 29, 5, 4)
        s.rect("y4", x, 35, 27, 1)
        for dx in (5, 21):
            s.disc("k0", x + dx, 39, 2.6)
            s.disc("s4", x + dx, 39, 1)
    _railroad_front(s)


def _railroad_front(s: Stage) -> None:
    with s.subject():
        s.rect("r3", 64, 22, 14, 16)
        s.rect("k1", 62, 20, 18, 2)
        s.rect("k2", 78, 26, 28, 11)
        s.rect("k2", 97, 18, 5, 8)
        s.rect("k1", 95, 16, 9, 2)
        s.oval("y3", 86, 22, 6, 6)
        s.poly("k1", "104,35 114,41 104,41")
        s.disc("r2", 70, 37, 5)
        s.disc("r2", 84, 37, 5)
        s.disc("r2", 96, 38, 4)
    s.rect("b5", 67, 24, 8, 6)
    s.rect("k4", 79, 27, 26, 1)
    s.rect("y3", 83, 26, 1, 11)
    s.rect("y3", 94, 26, 1, 11)
    s.disc("y5", 107, 28, 2)
    for x, y, r in rows("70,37,4 84,37,4 96,38,3"):
        s.disc("r3", x, y, r)
        s.disc("k1", x, y, r - 1)
        s.line("r3", (x - r + 1, y), (x + r - 1, y))
        s.line("r3", (x, y - r + 1), (x, y + r - 1))
    s.line("s5", "70,38 96,39", width=2)
    body(
        s,
        "122,24 122,33",
        ("118,22 117,17", "125,30 125,33"),
        ("120,44", "125,44"),
        "b2",
        "cap",
        hat="r2",
        flip=True,
    )


@GALLERY.scene(8)
def prosperity(s: Stage) -> None:
    """Citizens stroll round the fountain in the park before the violet roofs of the palace."""
    s.sky("b3 b4 b5 y5", 0, 30)
    discs(s, "p5", "14,7,4 20,5,5 27,8,4 112,6,4 118,8,4")
    s.ridge("g2", "0,24 30,20 100,20 132,24", lit="g3")
    with s.subject():
        s.rect("p4", 38, 16, 56, 16)
        for x in (36, 60, 84):
            s.rect("p4", x, 12, 12, 20)
            s.poly("v2", (x - 1, 12), (x + 6, 0), (x + 13, 12))
        s.poly("v2", "48,16 50,11 60,11 60,16")
        s.poly("v2", "72,16 72,11 82,11 84,16")
    for x in (36, 60, 84):
        s.poly("v3", (x - 1, 12), (x + 6, 0), (x + 5, 12))
        s.rect("y4", x + 5.5, -2, 1, 4)
        s.rect("b2", x + 4, 15, 4, 5)
        s.rect("p2", x + 10, 13, 2, 19)
    for x in (50, 55, 74, 79):
        s.rect("b2", x, 18, 3, 4)
        s.rect("b2", x, 25, 3, 4)
    s.oval("w1", 63, 22, 7, 8)
    s.rect("w1", 63, 26, 7, 6)
    s.rect("p5", 38, 31, 56, 1)
    s.ridge("g3", "0,32 132,31", lit="g4")
    s.poly("p3", "60,32 72,32 86,48 46,48")
    for x in (6, 20, 112, 126):
        tree(s, x, 36, 7, trunk=7)
    for x, y in rows("30,38 36,42 24,44 96,38 102,43 110,45"):
        s.disc("g2", x, y, 3)
        s.dots("m4", (x - 1, y - 1), (x + 1, y))
        s.dots("y4", (x, y - 2))
    with s.subject():
        s.oval("s3", 54, 36, 24, 8)
        s.rect("s4", 64, 28, 4, 11)
        s.oval("s4", 60, 30, 12, 4)
    s.oval("b4", 56, 36, 20, 5)
    _prosperity_front(s)


def _prosperity_front(s: Stage) -> None:
    for drop in ("65,27 60,31 58,37", "67,27 72,31 74,37", "66,28 66,23"):
        s.line("b5", drop)
    body(s, "42,25 42,33", ("46,31 48,31", "38,31 38,34"), ("40,45", "44,45"), "b2", "top", hat="k1")
    body(s, "49,27 49,34", ("52,31 53,34", "46,31 45,32"), (), "m3", "bun", hair="o2", hem="44,46 54,46")
    body(
        s,
        "90,27 90,34",
        ("86,31 84,33", "93,31 94,34"),
        (),
        "y3",
        "scarf",
        hat="r3",
        hem="85,46 95,46",
        flip=True,
    )
    with s.subject():
        basket(s, 80, 38, 6, 4, "r3")
