"""CVlizations: the pictures of law, leisure and learning: how people came to live together."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import IDEAS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import boxes, discs

GALLERY = Gallery(IDEAS)


@GALLERY.scene("vacation")
def vacation(s: Stage) -> None:
    """A woman in sunglasses stretches out in a deck chair under her parasol by the sea."""
    s.sky("b3 b4 b5", 0, 16)
    s.disc("y4", 45, 5, 4)
    s.rect("b3", 0, 15, 52, 9)
    s.waves("b4 p5 b5", 16, 12, 4)
    with s.subject():
        s.poly("p5", "31,15 36,5 37,15")
        s.rect("r3", 30, 15, 9, 2)
    s.ridge("y4", "0,24 20,22 36,23 52,21", lit="y5")
    s.rect("y4", 0, 25, 52, 13)
    s.line("p5", "0,24 20,22 36,23 52,21")
    s.oval("y3", 6, 32, 42, 5)
    s.line("w3", "15,36 15,8", width=2)
    with s.subject():
        s.poly("r3", "1,12 4,6 10,2 15,1 21,2 27,6 30,12")
    for points in ("6,12 9,5 13,1 14,1 12,6 12,12", "18,12 18,6 16,1 18,1 22,5 24,12"):
        s.poly("p5", points)
    s.line("r4", "3,9 6,5 10,3")
    with s.subject():
        s.limb("w4", "16,20 28,32 46,31", width=2)
        s.limb("w4", "21,37 28,24", width=1.4)
        s.limb("w4", "44,37 44,31", width=1.4)
    s.line("b2", "17,20 29,31 45,30", width=2)
    with s.subject():
        s.limb("n3", "33,27 38,24 42,29 48,29", width=3)
        s.poly("m3", "21,20 26,19 35,27 33,30 28,29")
        s.limb("n3", "24,21 30,21 33,24", width=2)
        s.oval("n3", 17, 11, 8, 9)
        s.poly("o2", "15,19 15,12 19,10 24,11 21,13 19,18")
    s.rect("k0", 20, 14, 6, 2)
    s.rect("r2", 22.5, 17.5, 2, 1)
    s.line("n4", "34,25 38,23")
    s.rect("m4", 23, 20, 1, 1)
    with s.subject():
        s.poly("o3", "32,17 37,17 36,23 33,23")
    s.rect("y4", 33, 18, 3, 1)
    _vacation_front(s)


def _vacation_front(s: Stage) -> None:
    s.line("p5", "35,17 38,13")
    with s.subject():
        s.poly("t3", "4,32 9,32 10,36 3,36")
        s.disc("r3", 49, 34, 2.8)
    s.poly("p5", "47,32 49,34 51,33 50,36 48,36")


@GALLERY.scene("law")
def law(s: Stage) -> None:
    """A king points to the tall stone of laws; two men at odds bow to what is written."""
    s.sky("o4 o5 y5", 0, 30)
    s.rect("o2", 0, 6, 20, 26)
    s.tile("b2", "b1", 0, 8, 20, 24, 5, 3)
    for x, y in rows("3,12 12,12 7,19 16,19 3,26"):
        s.rect("y3", x, y, 2, 2)
    for x in range(0, 20, 4):
        s.rect("b2", x, 4, 2, 4)
    s.rect("p2", 0, 31, 52, 7)
    s.rect("p3", 0, 31, 52, 1)
    with s.subject():
        s.poly("k2", "19,37 19,8 21,3 25,0 31,0 35,3 37,8 37,37")
        s.rect("k3", 17, 34, 22, 5)
    s.poly("k3", "20,33 20,8 22,4 25,1 23,8 22,33")
    s.disc("y3", 28, 6, 3)
    s.poly("y4", "28,1 29,5 33,6 29,7 28,11 27,7 23,6 27,5")
    for y in range(13, 32, 3):
        for x in range(22, 35, 3):
            s.rect("p4", x, y, 2 if (x + y) % 4 else 1, 1)
            if (x * y) % 5 == 0:
                s.rect("p4", x, y, 0.6, 2)
    body(
        s,
        "10,13 9,24",
        ("15,17 20,14", "7,19 9,22"),
        (),
        "r2",
        "crown",
        "n2",
        "k0",
        hat="y3",
        stout=4,
        hem="3,37 15,37",
    )
    with s.subject():
        s.poly("k1", "9,15 14,15 14,20 12,22")
    _law_front(s)


def _law_front(s: Stage) -> None:
    s.line("y3", "5,19 12,30", width=2)
    s.rect("y4", 3, 36, 12, 1)
    for x, dress, hair, feet in ((39, "t3", "k0", 38), (44, "p4", "w1", 34)):
        body(
            s,
            f"{x + 2},{feet - 19} {x + 5},{feet - 10}",
            (f"{x},{feet - 12} {x},{feet - 15}",),
            (),
            dress,
            "beard",
            "n2",
            hair,
            stout=2.6,
            hem=f"{x + 1},{feet} {x + 9},{feet}",
            flip=True,
        )


@GALLERY.scene("museum")
def museum(s: Stage) -> None:
    """Under the glass roof a child points up at the skeleton of a dinosaur."""
    s.sky("t1", 0, 38)
    s.panel("b4 b5", 8, 0, 36, 4)
    for x in (8, 17, 26, 35, 43):
        s.rect("t0", x, 0, 1, 4)
    for x in (1, 45):
        s.rect("p2", x, 4, 6, 26)
        s.rect("p4", x, 4, 2, 26)
        s.rect("p4", x - 1, 4, 8, 2)
    s.poly("t2", "8,5 44,5 40,30 12,30")
    s.rect("w3", 0, 29, 52, 9)
    s.rect("w4", 0, 29, 52, 0.6)
    with s.subject():
        s.rect("w1", 10, 27, 33, 4)
    with s.subject():
        s.limb("p4", "2,20 10,21 18,17 26,13 33,12 37,8", width=2)
        s.poly("p4", "35,3 42,3 47,6 47,9 41,9 42,10 47,10 46,12 38,12 35,9")
        s.limb("p4", "19,17 23,21 19,24 20,27", width=2)
        s.limb("p4", "17,17 15,21 13,24 15,27", width=2)
        s.limb("p4", "32,14 35,16 34,18", width=1)
        for x, y in rows("22,16 25,15 28,14 31,14"):
            s.limb("p4", (x, y), (x + 2, y + 3), (x + 1, y + 6), width=1)
    s.rect("k0", 38, 4.5, 2, 2)
    for x in (41, 43, 45):
        s.rect("k0", x, 9, 0.6, 1)
    for x, y in rows("4,20 8,21 12,20 16,18 20,16 24,14 28,13 32,12"):
        s.rect("k2", x, y, 0.6, 1)
    s.rect("k1", 27, 17, 1, 10)
    for x in (6, 46):
        s.rect("y3", x - 3, 32, 1, 6)
    s.line("r2", "3,33 12,35 24,34 38,35 46,33", width=1)
    body(s, "20,26 20,34", ("23,29 26,25",), ("19,40", "22,40"), "y3", "cap", hat="r3", trousers="b2")
    _museum_front(s)


def _museum_front(s: Stage) -> None:
    body(
        s,
        "38,22 38,31",
        ("34,27 31,25", "41,27 41,31"),
        (),
        "m3",
        "bun",
        hair="o2",
        hem="34,40 42,40",
        flip=True,
    )


@GALLERY.scene("stock_exchange")
def stock_exchange(s: Stage) -> None:
    """Brokers in ruffs shout and wave their slips below the slate on which the price leaps."""
    s.rect("w2", 0, 0, 52, 38)
    for x in (0, 47):
        s.rect("w3", x, 0, 5, 38)
        s.rect("w4", x, 0, 1, 38)
    with s.subject():
        s.rect("g0", 6, 1, 40, 19)
        s.rect("y3", 6, 0, 40, 1)
    for y in (5, 10, 15):
        s.rect("g1", 7, y, 38, 0.6)
    for x in range(11, 45, 5):
        s.rect("g1", x, 2, 0.6, 17)
    s.line("g4", "8,17 13,14 17,16 23,10 27,13 33,7 36,9 42,3", width=2)
    s.poly("g5", "44,1 44,7 38,3")
    for x, y, h in rows("9,16,3 14,17,2 19,15,4 24,16,3 29,13,6 34,14,5 39,11,8"):
        s.rect("y2", x, y, 2, h)
    people = (
        (1, 36, "b1", "w1", False),
        (24, 34, "k2", "y2", False),
        (36, 37, "r2", "k1", True),
        (12, 40, "g2", "w1", False),
        (28, 42, "s2", "o2", True),
    )
    for number, (x, y, dress, hair, flip) in enumerate(people):
        actor(s, "half_raise" if number != 4 else "half_offer", x, y, dress, "n3", hair, flip=flip)
        hand = (x + 12 if not flip else x) if number != 4 else x
        if number != 4:
            s.rect("p5", hand, y - 17, 4, 4)
            s.rect("k3", hand + 1, y - 16, 2, 0.6)
        face = x + (5 if not flip else 7)
        s.rect("r1", face, y - 9, 2, 2)
        s.rect("p5", x + 3, y - 7, 6, 2)
        s.rect("k1", x + 1, y - 14, 10, 1)
        s.rect("k1", x + 3, y - 17, 6, 3)
        s.rect("k3", x + 3, y - 15, 6, 1)
    discs(s, "p5", "22,30,1 9,24,1 45,30,1")
    boxes(s, "p5", "20,23,3,2 34,21,3,2 5,35,3,2 46,34,3,2")


@GALLERY.scene("research_institute")
def research_institute(s: Stage) -> None:
    """A scientist looks through her microscope; another holds a tube against the light."""
    s.rect("b5", 0, 0, 52, 38)
    s.panel("b3 b4 y5", 2, 2, 16, 15)
    s.rect("s5", 9, 2, 1, 15)
    s.rect("s3", 1, 17, 18, 1)
    s.poly("g3", "2,17 2,13 6,12 9,14 9,17")
    s.rect("s4", 22, 9, 30, 1)
    for x, ink, h in ((24, "o3", 5), (28, "t3", 7), (32, "m3", 4), (36, "y3", 6), (48, "b3", 5)):
        s.rect(ink, x, 9 - h, 3, h)
        s.rect("p5", x, 9 - h, 3, 1)
    body(
        s,
        "39,13 40,28",
        ("34,15 31,10", "43,22 42,27"),
        (),
        "p5",
        "bald",
        "w3",
        "k2",
        stout=4,
        hem="34,38 46,38",
        flip=True,
    )
    s.line("s4", "38,21 38,38")
    s.rect("b2", 37, 17, 2, 3)
    with s.subject():
        s.rect("b5", 30, 3, 2, 8)
        s.rect("g4", 30, 6, 2, 5)
    _research_institute_front(s)


def _research_institute_front(s: Stage) -> None:
    body(
        s,
        "10,14 7,28",
        ("17,23 20,27", "14,24 18,29"),
        (),
        "p5",
        "bun",
        "n4",
        "o1",
        stout=4,
        hem="1,38 14,38",
    )
    with s.subject():
        s.rect("s4", -1, 30, 54, 10)
    s.rect("s5", 0, 30, 52, 1)
    with s.subject():
        s.limb("k2", "16,13 22,20", width=4)
        s.limb("k1", "23,17 27,21 26,27", width=2)
        s.rect("k2", 17, 23, 11, 1.6)
        s.rect("k1", 18, 28, 11, 2)
    s.line("s4", "15,13 20,19")
    s.rect("y4", 20, 21, 2, 2)
    with s.subject():
        s.poly("b5", "44,20 47,20 47,24 50,31 41,31 44,24")
        s.rect("w4", 30, 26, 9, 2)
    s.poly("m3", "43,27 48,27 50,31 41,31")
    discs(s, "m5", "45,25,0.8 46,22,0.8")
    for x, ink in ((31, "t3"), (34, "y3"), (37, "r3")):
        s.rect("p5", x, 23, 1.4, 7)
        s.rect(ink, x, 26, 1.4, 4)


@GALLERY.scene("board_games")
def board_games(s: Stage) -> None:
    """Four hands round a table: one throws the dice, one sets a pawn on the winding track."""
    s.rect("w2", 0, 0, 52, 38)
    for x in range(0, 52, 7):
        s.rect("w1", x, 0, 1, 38)
    with s.subject():
        s.poly("g2", "9,4 43,4 47,34 5,34")
        s.poly("p4", "11,5 41,5 45,33 7,33")
    track = rows(
        "10,28 15,28 20,28 25,28 30,28 35,28 39,27 38,22 33,21 28,21 "
        "23,21 18,21 13,20 13,15 18,14 23,14 28,14 33,14 37,13 36,8 31,7 26,7 21,7 16,7"
    )
    for number, (x, y) in enumerate(track):
        ink = ("r3", "y3", "b3", "g3", "v3")[number % 5]
        s.rect("w1", x - 0.5, y - 0.5, 5, 5)
        s.rect(ink, x, y, 4, 4)
        s.rect("p5", x, y, 4, 0.6)
    with s.subject():
        s.poly("r3", "22,21 24,16 26,21")
        s.disc("r4", 24, 15.5, 2)
    with s.subject():
        s.poly("b2", "11,28 13,23 15,28")
        s.disc("b3", 13, 22.5, 2)
    for skin, sleeve, way in (
        ("n3", "g3", "54,26 43,19 39,15"),
        ("w3", "r3", "-2,16 6,12 10,9"),
    ):
        with s.subject():
            s.limb(sleeve, way[: way.index(" ", 6)], width=6)
            s.limb(skin, way[way.index(" ") + 1 :], width=4)
    with s.subject():
        s.poly("g3", "36,8 38,3 40,8")
        s.disc("g4", 38, 2.5, 2)
    with s.subject():
        s.poly("p5", "-3,24 8,22 12,33 1,36")
        s.poly("y4", "-3,30 6,26 12,36 3,40")
    s.line("r3", "2,30 6,29")
    _board_games_front(s)


def _board_games_front(s: Stage) -> None:
    with s.subject():
        s.limb("b2", "52,40 43,35", width=6)
        s.limb("n4", "43,35 38,31", width=4)
    for x, y, spots in ((29, 24, "31,26 33,28 35,30"), (36, 20, "38,22 40,22 38,25 40,25")):
        with s.subject():
            s.rect("p5", x, y, 7, 7)
        s.rect("p3", x + 6, y + 1, 1, 6)
        s.rect("p3", x, y + 6, 7, 1)
        s.dots("k0", spots)
