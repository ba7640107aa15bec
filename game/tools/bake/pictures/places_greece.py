"""Places behind leaders of Greece and Carthage; units of a card of 7 Wonders, 52x42."""

from __future__ import annotations

import math

from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import boxes, column, cypress, discs, tree


def phalanx(s: Stage) -> None:
    """A hedge of long spears under the sun of Macedon."""
    s.sky("b3 b4 y5 o5", 0, 34)
    s.ridge("g3", "0,30 52,28", lit="g4")
    for number, x in enumerate(range(-2, 54, 4)):
        s.line("w3", (x, 38), (x + 5, 4 + number % 3 * 2))
        s.poly("s5", (x + 4, 6 + number % 3 * 2), (x + 6, 1 + number % 3 * 2), (x + 6, 6 + number % 3 * 2))
    for x in range(0, 52, 6):
        s.disc("y3", x + 2, 37, 3.4)
        s.disc("r2", x + 2, 37, 2)
    with s.subject():
        s.rect("r2", 1, 8, 12, 13)
    for number in range(8):
        a = number * math.tau / 8
        s.line("y4", (7, 14), (7 + math.cos(a) * 5, 14 + math.sin(a) * 5))
    s.disc("y5", 7, 14, 1.6)


def sand_circles(s: Stage) -> None:
    """Circles in the sand; a harbour crane lifts a ship."""
    s.sky("b3 b4 b5", 0, 22)
    s.rect("b2", 0, 20, 52, 8)
    s.waves("b3 b4", 21, 10, 2)
    with s.subject():
        s.line("w3", "2,30 8,6", width=2)
        s.line("w3", "8,6 20,3", width=2)
    s.line("p4", "19,4 19,12")
    with s.subject():
        s.poly("w4", "12,13 15,15 23,15 26,11 23,18 15,18")
    s.ridge("y3", "0,28 52,28", lit="y4")
    for r in (3, 6, 9):
        for number in range(40):
            a = number * math.tau / 40
            s.dots("y1", (7 + math.cos(a) * r, 37 + math.sin(a) * r * 0.5))


def lyceum(s: Stage) -> None:
    """Shelves of shells, bones and birds by a garden walk."""
    s.sky("b4 b5 y5", 0, 42)
    for x, r in ((2, 6), (48, 6)):
        tree(s, x, 40, r, "g", 16)
    s.ridge("g3", "0,36 52,36", lit="g4")
    with s.subject():
        s.rect("p3", 0, 18, 14, 3)
        s.rect("p3", 0, 30, 14, 3)
    s.disc("o4", 4, 16, 2)
    s.disc("m4", 9, 16.5, 1.6)
    s.poly("p5", "2,29 4,24 6,29")
    s.line("p5", "8,29 13,25")
    column(s, 44, 2, 40, 4, "p4")


def drawn_wall(s: Stage) -> None:
    """A wall full of lines, arcs and proofs."""
    s.rect("t1", 0, 0, 52, 42)
    for number in range(28):
        a = number * math.tau / 28
        s.dots("t4", (7 + math.cos(a) * 6, 20 + math.sin(a) * 6))
    s.line("p4", "2,24 12,24 7,14 2,24")
    s.line("t4", "1,36 13,36")
    s.line("t4", "4,32 10,40")
    s.line("p4", "44,16 51,30 40,30 44,16")
    s.line("t3", "40,36 52,36")
    boxes(s, "t4", "42,33,3,1 47,33,4,1 1,6,4,1 7,6,6,1 1,9,8,1")


def alps(s: Stage) -> None:
    """A war elephant comes through the snow of the pass."""
    s.sky("b2 b4 b5", 0, 28)
    s.poly("s3", "-2,32 8,6 18,24 28,8 40,26 53,10 53,36 -2,36")
    s.poly("s5", "8,6 4,16 8,13 12,17")
    s.poly("s5", "28,8 23,17 28,14 33,19")
    s.poly("s5", "53,10 46,18 53,17")
    s.ridge("p5", "0,35 52,33")
    with s.subject():
        s.oval("s2", 34, 20, 20, 16)
        s.oval("s3", 33, 18, 11, 12)
        s.poly("s3", "33,26 37,26 36,38 33,39")
        s.rect("s2", 44, 32, 5, 9)
        s.poly("p5", "36,29 38,29 34,34")
        s.rect("r3", 41, 17, 9, 5)
        s.rect("w3", 41, 11, 9, 6)
    s.dots("k0", "36,23")
    s.dots("p5", "4,20 12,28 20,12 30,30 48,6 2,10")


def star_library(s: Stage) -> None:
    """Scrolls to the ceiling and a window full of stars."""
    s.rect("w2", 0, 0, 52, 42)
    s.oval("w4", 0, 2, 15, 20)
    s.oval("b0", 1, 3, 13, 18)
    s.dots("y5", "4,8 8,6 11,10 6,14 10,16 3,12")
    for row in range(3):
        for place in range(3):
            x, y = 38 + place * 5, 14 + row * 8
            s.rect("w0", x, y, 4, 6)
            s.disc("p4", x + 1.5, y + 3, 1.4)
            s.dots("r3", (x + 2, y + 4))
    s.rect("w1", 0, 26, 15, 16)
    for x in range(1, 14, 4):
        s.rect("p4", x, 29, 3, 9)


def hot_gates(s: Stage) -> None:
    """A narrow pass between cliff and sea, dark with arrows."""
    s.sky("v2 r3 o4 y5", 0, 30)
    s.poly("k3", "-1,42 -1,2 8,6 13,16 15,28 18,42")
    s.poly("k4", "-1,2 8,6 10,12 2,14 -1,30")
    s.rect("b2", 34, 28, 18, 14)
    s.waves("b4 b3", 29, 12, 7)
    s.poly("y2", "14,42 20,30 36,30 34,42")
    for x, y in rows("18,4 26,2 34,5 42,14 48,18 38,18 47,4"):
        s.line("k0", (x, y), (x + 4, y + 5))
        s.dots("p5", (x, y))


def gold_garden(s: Stage) -> None:
    """A palace where trees and tables have turned to gold."""
    s.sky("t2 t4 y5", 0, 34)
    s.rect("y2", 0, 32, 52, 10)
    s.rect("y4", 0, 32, 52, 1)
    for x, r in ((4, 6), (47, 7)):
        tree(s, x, 34, r, "y", 10)
        s.dots("p5", (x - 2, 14), (x + 2, 18))
    column(s, 13, 6, 34, 3, "y3")
    s.rect("y3", 37, 34, 14, 3)
    discs(s, "y4", "40,33,1.6 45,33,1.6 49,33,1.6")


def acropolis(s: Stage) -> None:
    s.sky("b3 b4 b5 y5", 0, 34)
    s.poly("k4", "-1,42 -1,27 8,20 46,20 53,26 53,42")
    s.poly("k5", "-1,27 8,20 46,20 44,23 10,23 2,30")
    for x in (0, 36):
        with s.subject():
            s.poly("p4", (x, 10), (x + 8, 5), (x + 16, 10))
            s.rect("p5", x, 10, 16, 2)
            s.rect("w1", x + 1, 12, 14, 8)
        for dx in range(1, 16, 3):
            s.rect("p5", x + dx, 12, 1.5, 8)
    for x, h in rows("4,12 48,14 43,9"):
        cypress(s, x, 42, h)


def giant_head(s: Stage) -> None:
    """The gold and ivory head of a god stands in the workshop."""
    s.rect("o1", 0, 0, 52, 42)
    s.rect("o2", 0, 34, 52, 8)
    with s.subject():  # crest, helmet, face, breast
        s.poly("r3", "-1,4 6,1 13,2 17,7 18,16 15,10 9,5 -1,9")
        s.poly("y3", "-1,26 -1,8 6,5 12,7 15,13 15,26 13,28 12,17 1,17 0,28")
        s.poly("p5", "2,16 12,16 12,26 9,31 5,31 2,26")
        s.poly("y3", "-1,42 -1,35 4,32 5,30 9,30 11,32 17,35 18,42")
    s.poly("y5", "1,9 6,6 6,14 1,15")
    s.line("p2", "3,18 5,18")
    s.line("p2", "9,18 11,18")
    boxes(s, "k1", "3,20,2,1 9,20,2,1")
    s.line("p2", "7,19 8,24 7,24")
    s.rect("r3", 6, 27, 3, 1)
    boxes(s, "y1", "2,36,3,1 7,37,3,1 12,36,3,1 4,39,3,1 10,39,3,1")
    boxes(s, "w4", "44,4,1,38 51,4,1,38 44,14,8,1 44,26,8,1")


def cave_wall(s: Stage) -> None:
    """A fire throws shadows of a horse and a vase on the wall of a cave; outside is day."""
    s.rect("k1", 0, 0, 52, 42)
    s.poly("o2", "-1,8 14,4 17,34 -1,40")
    s.poly("k1", "3,30 3,22 1,18 5,14 9,17 13,15 12,22 13,30 10,30 9,24 6,24 6,30")
    s.oval("b4", 39, 12, 14, 18)
    s.oval("y5", 42, 15, 9, 9)
    s.poly("k2", "36,42 38,30 53,26 53,42")


GODDESS = """
....444.....
...44444....
...44555....
...45555....
....5553....
.....53.....
....5555....
..555555554.
.55.5555.554
.55.5555..54
.55.5553..54
.5..5553.55.
..55.553.5..
...55553....
....555533..
..555555533.
..5355355333
..5535535533
..5553553533
...553553533
...553553533
...553553533
...555353533
..333333333.
.44444444444
.44444444443
.44444444443
.44444444443"""


def marble_love(s: Stage) -> None:
    """A marble goddess, a cloth about her hips, stands in the studio."""
    s.rect("t1", 0, 0, 52, 42)
    s.rect("t0", 0, 34, 52, 8)
    s.grid(
        GODDESS,
        39,
        13,
        {"5": "p5", "4": "p3", "3": "p2"},
        outline=True,
    )
    with s.subject():
        s.rect("s4", 0, 26, 10, 16)
    boxes(s, "s2", "2,30,5,1 4,35,5,1")


def heavens(s: Stage) -> None:
    """The earth in the middle of the spheres, planets on their circles."""
    s.sky("b0 b1 b0", 0, 42)
    for r, ink in ((12, "b2"), (19, "b2"), (27, "b3"), (35, "b2")):
        for number in range(120):
            a = number * math.tau / 120
            s.dots(ink, (26 + math.cos(a) * r, 22 + math.sin(a) * r))
    for x, y, ink, r in (
        (6, 10, "r3", 2),
        (8, 32, "y4", 3),
        (45, 36, "p5", 2),
        (44, 17, "o3", 2),
        (20, 5, "t4", 1.6),
    ):
        s.disc(ink, x, y, r)
    s.dots("y5", "2,4 14,20 3,24 36,4 50,28 12,39")


def rainbow_strings(s: Stage) -> None:
    """Strings and hammers of many lengths: harmony in numbers."""
    s.rect("v1", 0, 0, 52, 42)
    for number, x in enumerate(range(1, 15, 3)):
        s.rect("y4", x, 4, 1, 34 - number * 5)
        s.rect("y3", x - 1, 38 - number * 5, 3, 2)
    s.rect("w4", 0, 3, 15, 2)
    discs(s, "y4", "44,34,1.6 47,38,1.6 41,38,1.6 50,42,1.6 38,42,1.6")
    s.dots("y5", "44,34 47,38 41,38")


def lesbos_cliff(s: Stage) -> None:
    """Violets on a white cliff above the evening sea."""
    s.sky("v2 m3 m4 o5", 0, 24)
    s.disc("y5", 44, 20, 4)
    s.rect("v2", 0, 23, 52, 19)
    s.waves("m4 v3 o5", 24, 26, 4)
    s.poly("p4", "-1,42 -1,22 6,20 12,26 15,42")
    s.poly("p5", "-1,22 6,20 8,24 1,28 -1,36")
    for x, y in rows("1,21 4,19 7,20 10,24 3,30 8,31 12,36"):
        s.disc("v3", x, y, 1.4)
        s.dots("v5", (x, y - 1))
    s.line("p5", "40,30 44,28 48,30")


def march_to_sea(s: Stage) -> None:
    """Weary soldiers on a ridge throw up their arms: the sea."""
    s.sky("b3 b4 b5", 0, 20)
    s.rect("b2", 0, 15, 52, 13)
    s.waves("b4 b5 b3", 16, 16, 5)
    s.ridge("g3", "0,27 14,24 34,26 52,22", lit="g4")
    for x, y, ink in ((2, 28, "r3"), (9, 27, "b3"), (14, 28, "p4"), (41, 27, "r3"), (47, 25, "y3")):
        s.rect("w1", x, y - 8, 2, 2)
        s.rect(ink, x - 0.5, y - 6, 3, 4)
        s.line("n3", (x - 2, y - 9), (x, y - 5))
        s.line("n3", (x + 4, y - 9), (x + 2, y - 5))
        s.rect("w2", x, y - 2, 1, 3)
    s.ridge("y2", "0,35 52,33", lit="y3")


def symposium(s: Stage) -> None:
    """Men on couches listen in a lamp-lit room."""
    s.rect("o1", 0, 0, 52, 42)
    s.rect("r2", 0, 0, 52, 3)
    for x, dress in ((0, "p4"), (38, "b3")):
        s.rect("w3", x, 31, 14, 3)
        s.rect("w2", x + 1, 34, 2, 8)
        s.rect("w2", x + 11, 34, 2, 8)
        s.poly(dress, (x + 1, 31), (x + 4, 26), (x + 13, 29), (x + 14, 31))
        s.rect("n3", x + 2, 21, 4, 5)
        s.rect("w1", x + 1, 20, 5, 2)
        s.dots("k0", (x + 5, 23))
    s.rect("y2", 8, 5, 1, 4)
    s.poly("y3", "5,9 12,9 10,12 7,12")
    s.poly("o4", "8,9 9,5 10,9")
    column(s, 46, 3, 20, 3, "p3")
