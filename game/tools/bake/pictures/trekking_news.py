"""Trekking Through History: scenes of what the papers wrote of."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(TREKKING)


@GALLERY.scene(59)
def declaration(s: Stage) -> None:
    """Men in wigs crowd round the table; one signs with a long quill."""
    s.sky("t3 t3", 0, 36)
    s.rect("p4", 0, 0, 53, 2)
    for x in (2, 39):
        s.rect("p5", x, 2, 12, 16)
        s.panel("b4 b5", x + 1, 3, 10, 14)
        s.rect("p5", x + 5.5, 3, 1, 14)
        s.rect("p5", x + 1, 9, 10, 1)
    s.rect("w3", 22, 2, 9, 8)
    s.rect("p5", 22.5, 2.5, 8, 7)
    for y in (2, 4, 6, 8):
        s.rect("r3", 22.5, y + 0.5, 8, 1)
    s.rect("b2", 22.5, 2.5, 4, 4)
    actor(s, "half", 2, 29, "b2", "n4", "s5")
    actor(s, "half", 12, 28, "w2", "n4", "w3")
    actor(s, "half", 40, 29, "r2", "n4", "s4")
    actor(s, "half_offer", 22, 30, "o2", "n4", "s5")
    for x, y in rows("5,23 16,22 25,24 44,23"):
        s.poly("p5", (x, y), (x + 3, y), (x + 1.5, y + 4))
    with s.subject():
        s.poly("p4", "9,27 40,27 46,36 3,36")
    s.poly("p5", "10,28 39,28 41,30 8,30")
    s.rect("k1", 16, 29, 17, 1)
    for y in (31, 33):
        for x in range(12, 37, 4):
            s.rect("k3", x, y, 3, 0.7)
    s.line("b2", "32,35 34,34 36,35 38,34")
    with s.subject():
        s.poly("p5", "34,26 37,18 41,13 41,19 36,26")
    s.line("p2", "34,27 40,15")
    s.rect("n4", 32, 24, 3, 3)
    with s.subject():
        s.rect("k2", 45, 28, 6, 5)
        s.rect("k4", 46, 27, 4, 1)


@GALLERY.scene(64)
def suffragettes(s: Stage) -> None:
    """A woman in a big hat throws a policeman over her hip under the banner for the vote."""
    s.sky("s4 s5", 0, 30)
    s.tile("o2", "o1", 0, 4, 53, 24, 6, 3)
    s.rect("k1", 0, 0, 53, 4)
    with s.subject():
        s.rect("w3", 1, 4, 1.5, 20)
        s.rect("w3", 29, 4, 1.5, 20)
        s.rect("v3", 2, 1, 27, 2)
        s.rect("p5", 2, 3, 27, 7)
        s.rect("g3", 2, 10, 27, 2)
    letters = {
        "V": "101 101 101 101 010",
        "O": "111 101 101 101 111",
        "T": "111 010 010 010 010",
        "E": "111 100 110 100 111",
        "S": "111 100 111 001 111",
    }
    for place, letter in enumerate("VOTES"):
        for row, bits in enumerate(letters[letter].split()):
            for column, bit in enumerate(bits):
                if bit == "1":
                    s.rect("k1", 4 + place * 5 + column, 4 + row, 1, 1)
    s.ridge("s3", "0,30 53,30", lit="s4")
    _suffragettes_front(s)


def _suffragettes_front(s: Stage) -> None:
    body(
        s,
        "44,22 35,12",
        ("40,26 36,24", "38,23 32,21"),
        ("41,6 46,3", "43,10 49,10"),
        "b1",
        "helmet",
        hat="b2",
        trousers="b0",
        shoes="k0",
    )
    body(
        s,
        "24,15 22,25",
        ("30,20 33,22", "29,21 32,20"),
        ("19,33", "27,34"),
        "v2",
        "hat",
        "n4",
        "w1",
        "v1",
        hem="14,35 32,35",
    )
    s.poly("p5", "20,18 22,18 27,26 25,27")
    s.poly("g3", "22,18 23,18 28,25 27,26")
    body(s, "7,18 7,27", ("11,21", "3,14 2,9"), ("7,34",), "p5", "hat", "n4", "o1", "p3", hem="2,35 13,35")


@GALLERY.scene(98)
def tutankhamun(s: Stage) -> None:
    """Carter holds up a lamp; the golden face of the coffin shines out of the dark."""
    s.sky("k0 w0 w1", 0, 36)
    s.oval("w2", 4, -6, 44, 44)
    s.oval("o1", 9, -2, 34, 36)
    for y in range(2, 34, 5):
        s.rect("y2", 1, y, 2, 3)
        s.rect("b2", 4, y + 1, 2, 3)
        s.rect("o2", 48, y, 3, 3)
    with s.subject():
        s.poly("y3", "20,36 18,24 20,9 24,3 31,2 38,3 42,9 44,24 42,36")
    for number, y in enumerate(range(4, 36, 2)):
        half = 11 if y > 22 else 6 + y * 0.28
        s.rect("b2" if number % 2 else "y4", 31 - half, y, half * 2, 1)
    with s.subject():
        s.poly("y4", "25,10 27,7 35,7 37,10 37,20 34,25 28,25 25,20")
    s.poly("y3", "34,7 37,10 37,20 34,25 32,25 34,20")
    s.rect("y5", 26, 9, 4, 4)
    for x in (27, 32):
        s.rect("k0", x - 0.5, 14, 4, 0.7)
        s.rect("p5", x, 15, 3, 1)
        s.rect("k0", x + 1, 15, 1, 1)
    s.rect("y2", 31, 16, 1, 3)
    s.rect("o3", 29, 21, 4, 1)
    s.rect("b2", 30, 25, 3, 8)
    s.rect("y4", 30, 27, 3, 1)
    s.grid("4.4\n444\n3r3\n.3.", 30, 3, {"4": "y5", "3": "y2", "r": "r3"})
    s.poly("t3", "20,30 27,28 35,28 42,30 42,32 20,32")
    _tutankhamun_front(s)


def _tutankhamun_front(s: Stage) -> None:
    body(
        s,
        "8,14 7,26",
        ("13,16 16,12", "12,22"),
        ("5,36", "10,36"),
        "p4",
        "hat",
        "n3",
        "w1",
        "p3",
        trousers="p2",
    )
    with s.subject():
        s.rect("s2", 14, 4, 5, 7)
        s.line("s3", "14,4 16,1 18,4")
    s.rect("y5", 15, 5, 3, 5)
    s.rect("p5", 16, 6, 1, 3)
    body(
        s,
        "49,19 49,28",
        ("45,22 45,19",),
        ("49,36",),
        "b3",
        "turban",
        "w4",
        "k0",
        "p5",
        hem="45,36 54,36",
        flip=True,
    )


@GALLERY.scene(99)
def hachiko(s: Stage) -> None:
    """A dog sits before the station and looks up at the people who come out."""
    s.sky("b3 b4 o5", 0, 28)
    with s.subject():
        s.rect("p3", 14, 7, 40, 20)
        s.poly("r2", "11,8 18,1 54,1 54,8")
        s.poly("r3", "11,8 18,1 30,1 24,8")
    s.rect("p5", 25, 9, 17, 5)
    for x, bits in ((27, "111,101,111,101"), (32, "010,111,010,101"), (37, "111,010,111,010")):
        for row, line in enumerate(bits.split(",")):
            for column, bit in enumerate(line):
                if bit == "1":
                    s.rect("k1", x + column, 9.5 + row, 1, 1)
    s.rect("w1", 26, 16, 15, 11)
    s.rect("y4", 27, 17, 13, 10)
    s.disc("p5", 48, 13, 3.4)
    s.line("k0", "48,13 48,10")
    s.line("k0", "48,13 50,13")
    s.rect("s3", 0, 27, 53, 9)
    s.rect("s4", 0, 27, 53, 1)
    body(s, "33,17 33,24", ("30,23",), ("31,30", "35,30"), "k2", "bowler", "n3", "k0", "k1", flip=True)
    body(s, "41,18 41,25", ("38,23",), ("41,31",), "v2", "bun", "n4", "k0", hem="37,32 45,32", flip=True)
    body(s, "49,17 49,25", ("46,23",), ("47,31", "51,31"), "b2", "cap", "n3", hat="b1", flip=True)
    with s.subject():  # the dog, sitting
        s.poly("o4", "8,34 5,28 6,20 11,16 16,17 19,22 19,34")
        s.limb("o4", "6,31 2,29 1,24 4,22", width=2.4)
        s.poly("o4", "11,18 10,9 12,5 14,9 18,9 19,5 21,9 21,12 24,14 24,17 19,19 17,22 12,21")
        s.poly("p5", "18,15 24,14 24,17 19,19")
        s.poly("p5", "13,22 18,21 19,30 15,31")
        s.limb("p5", "17,28 18,34", width=2.4)
        s.limb("o3", "9,31 8,34 12,34", width=2.4)
    s.rect("k0", 17, 12, 1.5, 1.5)
    s.rect("k0", 23, 13.5, 1.5, 1)
    s.line("o2", "11,24 9,30 10,34")
    s.line("k1", "20,17 23,17")
    s.rect("r3", 12, 20, 6, 1.4)


@GALLERY.scene(106)
def berlin_wall(s: Stage) -> None:
    """People sit on the painted wall; a man swings his hammer and light breaks through."""
    s.sky("k1 b1 v2", 0, 16)
    s.poly("b2", "6,0 9,0 16,12 2,12")
    s.poly("b2", "44,0 47,0 52,12 38,12")
    for x in (12, 19, 34, 42, 49):
        ink = ("r3", "y3", "g3", "b3", "p5")[x % 5]
        s.rect(ink, x, 5, 4, 6)
        s.rect("n4", x + 0.5, 2, 3, 3)
        s.rect("w1", x + 0.5, 1, 3, 1.4)
        s.line("n4", (x, 6), (x - 2, 1 + x % 3))
        s.line("n4", (x + 4, 6), (x + 6, 1 + x % 2))
    with s.subject():
        s.rect("s4", -1, 10, 55, 22)
        s.rect("s5", -1, 9, 55, 3)
    for x in (9, 23, 38):
        s.rect("s2", x, 12, 1, 20)
    for x, y, w, h, ink in (
        (1, 15, 7, 5, "r3"),
        (3, 22, 5, 7, "y3"),
        (11, 17, 5, 4, "b3"),
        (40, 14, 6, 6, "m3"),
        (46, 21, 6, 6, "g3"),
        (40, 24, 4, 5, "y3"),
    ):
        s.oval(ink, x, y, w, h)
        s.oval("s4", x + 1.4, y + 1.4, w - 2.8, h - 2.8)
    _berlin_wall_front(s)


def _berlin_wall_front(s: Stage) -> None:
    with s.subject():
        s.poly("y5", "27,14 32,13 35,18 33,24 35,29 29,31 26,26 28,20 25,17")
    s.poly("b4", "28,17 31,15 33,18 32,24 33,28 30,29 28,26 29,20")
    s.poly("b5", "28,17 31,15 33,18 32,21 29,21")
    with s.subject():
        s.limb("r3", "30,28 31,24", width=2)
        s.limb("n4", "31,23 34,19", width=1.4)
        s.dots("n4", "35,17 36,18 34,17")
    for points in ("25,17 21,14", "35,18 38,16", "26,26 22,29", "34,29 37,31"):
        s.line("k1", points)
    s.ridge("k3", "0,32 53,32", lit="s2")
    body(
        s,
        "15,16 14,25",
        ("20,17 23,20", "18,14 20,10"),
        ("11,35", "19,35"),
        "b3",
        "short",
        "n4",
        "o1",
        trousers="k2",
    )
    with s.subject():
        s.limb("w4", "18,14 24,6", width=1.4)
        s.poly("k3", "22,3 28,7 26,10 20,6")
    for x, y in rows("24,22 23,26 37,23 26,33 32,33 36,34"):
        s.rect("s5", x, y, 2, 1.5)


@GALLERY.scene(107)
def t_rex(s: Stage) -> None:
    s.sky("b3 b4 p5", 0, 10)
    s.ridge("o3", "0,7 7,4 12,8 20,6 26,9 38,4 46,8 53,5", lit="o5")
    s.ridge("r4", "0,10 14,9 30,11 53,9")
    s.ridge("y3", "0,13 16,12 38,14 53,12", lit="y5")
    s.poly("w2", "0,22 6,14 20,12 38,13 45,22 44,36 0,36")
    s.poly("w1", "1,22 7,16 20,14 37,15 43,22 42,36 1,36")
    with s.subject():  # jaw first, then skull: the mouth stands open
        s.poly("w0", "3,25 28,24 36,25 28,30 16,32 3,32")
        s.poly("p3", "3,30 5,29 16,30 27,28 35,24 38,26 36,30 28,34 14,36 6,35 3,33")
        s.poly("p4", "3,30 5,29 16,30 27,28 28,30 16,32 4,32")
        for x, tall in ((6, 3), (9, 3), (12, 3), (15, 2), (18, 3), (21, 2), (24, 2)):
            s.poly("p5", (x - 1, 30), (x + 1, 30), (x, 30 - tall))
        s.poly(
            "p4",
            "2,21 4,18 10,15 17,14 23,13 26,10 33,10 38,13 40,18",
            "39,24 35,26 32,24 28,25 20,24 12,26 4,26 2,24",
        )
        s.poly("p5", "2,21 4,18 10,15 17,14 23,13 26,10 33,10 33,12 27,12 24,15 17,16 10,17 5,20")
        s.poly("p2", "28,25 20,24 12,26 4,26 4,25 12,24 20,23 30,23 38,20 40,18 39,24 35,26 32,24")
        for x, tall in ((5, 4), (8, 4), (11, 5), (14, 5), (17, 4), (20, 4), (23, 3), (26, 2)):
            s.poly("p5", (x - 1, 25), (x + 1, 25), (x, 25 + tall))
            s.line("p2", (x + 1, 25), (x, 25 + tall))
    s.oval("w0", 5, 19, 4, 3)
    s.poly("w0", "12,22 14,18 20,17 21,22")
    _t_rex_front(s)


def _t_rex_front(s: Stage) -> None:
    s.oval("w0", 25, 13, 4, 5)
    s.rect("w0", 26, 17, 2, 4)
    s.poly("w0", "32,14 36,14 37,20 33,21")
    body(
        s,
        "45,15 47,26",
        ("40,20 38,21", "41,23 38,25"),
        ("41,28 43,35", "50,31 53,35"),
        "g3",
        "hat",
        "n4",
        "o1",
        "y3",
        trousers="b2",
        flip=True,
    )
    s.limb("w4", "38,25 36,27", width=1)
    s.rect("p5", 34, 26, 2, 2)
    for x, y in ((46, 17), (50, 20), (48, 15), (1, 15)):
        s.rect("y1", x, y, 2, 1)
    s.line("w3", "49,13 47,22")
    s.line("s4", "45,14 49,12 52,13")
