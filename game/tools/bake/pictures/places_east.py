"""Places behind leaders of Egypt and the East; units of a card of 7 Wonders, 52x42."""

from __future__ import annotations

from game.tools.bake.pictures.beasts import camel, horse
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import boxes, coins, column, cypress, discs


def hanging_terraces(s: Stage) -> None:
    s.sky("b3 b4 y5", 0, 34)
    for number in range(4):
        y, half = 32 - number * 9, 30 - number * 5
        s.rect("o3", 26 - half, y, half * 2, 10)
        s.rect("o4", 26 - half, y, half * 2, 1)
        for x in range(26 - half, 26 + half, 4):
            s.disc("g2", x, y, 2)
            s.disc("g3", x - 0.5, y - 0.6, 1.2)
        for x in range(28 - half, 24 + half, 8):
            s.rect("o1", x, y + 4, 3, 6)
    s.rect("b4", 46, 6, 2, 36)


def myrrh_road(s: Stage) -> None:
    """A caravan comes over red sand toward palms."""
    s.sky("b3 y5 o5 o4", 0, 26)
    s.disc("y5", 6, 20, 5)
    s.ridge("o3", "0,24 14,19 30,25 52,20", lit="o4")
    s.ridge("o2", "0,32 52,30", lit="o3")
    with s.subject():
        camel(s, 33, 23, "p2", load="v3")
    for x in (4, 10):
        s.line("w2", (x, 34), (x + 1, 16), width=1)
        for dx, dy in ((-5, 2), (-3, -2), (3, -2), (5, 2)):
            s.line("g2", (x + 1, 16), (x + 1 + dx, 16 + dy))


def pharos_night(s: Stage) -> None:
    s.sky("b0 b1 v2", 0, 38)
    s.dots("y5", "4,5 11,12 20,4 33,7 48,18 3,20")
    s.poly("y4", "44,12 -1,4 -1,10")
    with s.subject():
        s.poly("p3", "39,36 41,20 47,20 49,36")
        s.rect("p4", 42, 13, 4, 8)
        s.rect("y5", 42, 11, 4, 3)
    s.rect("b1", 0, 32, 52, 10)
    s.waves("b2 y4 b3", 33, 16, 3)
    s.poly("w2", "1,30 5,33 14,33 17,30 15,36 4,36")
    s.poly("p4", "9,18 14,30 9,30")


def treasury(s: Stage) -> None:
    """Heaps of gold, chests and the gold-bearing river."""
    s.rect("v0", 0, 0, 52, 42)
    for x in (0, 9, 40, 49):
        column(s, x, 0, 42, 4, "o3")
    s.poly("y2", "-1,42 -1,30 5,25 12,30 16,36 18,42")
    s.poly("y2", "34,42 38,33 44,27 53,30 53,42")
    for x, y in rows("1,32 5,28 8,32 3,37 9,38 13,37 40,34 44,30 48,32 42,38 47,38"):
        s.oval("y3", x, y, 4, 2)
        s.rect("y5", x, y, 2, 1)
    coins(s, "46,27,4 2,26,3")
    s.dots("p5", "6,27 45,29 10,33")


def law_stone(s: Stage) -> None:
    s.sky("b4 y5 o5", 0, 40)
    for number in range(4):
        s.rect("o3", 0, 28 - number * 7, 15 - number * 3, 7)
        s.rect("o4", 0, 28 - number * 7, 15 - number * 3, 1)
        s.rect("o2", 12 - number * 3, 29 - number * 7, 3, 6)
    s.ridge("y3", "0,34 52,34", lit="y4")
    with s.subject():
        s.poly("k2", "37,42 37,16 40,12 47,12 50,16 50,42")
        s.poly("k3", "37,42 37,16 40,12 42,12 40,42")
    s.rect("k4", 40, 15, 8, 7)
    boxes(s, "k5", "41,16,2,6 45,18,2,4")
    for y in range(24, 42, 2):
        for x in range(39, 49, 2):
            if (x * 3 + y * 5) % 7:
                s.rect("s4", x, y, 1, 1)


def punt_ships(s: Stage) -> None:
    """Ships bring myrrh trees back to a terraced temple."""
    s.sky("b3 b4 y5", 0, 24)
    s.poly("o3", "0,20 4,6 20,9 34,5 52,9 52,24 0,24")
    for x in (8, 20, 30, 44):
        s.line("o2", (x, 9), (x + 1, 20))
    for number in range(2):
        s.rect("p4", 0, 18 + number * 6, 52, 6)
        s.rect("p5", 0, 18 + number * 6, 52, 1)
        for x in range(0, 52, 3):
            s.rect("w1", x, 20 + number * 6, 1.5, 4)
    s.rect("b2", 0, 30, 52, 12)
    s.waves("b3 b4", 31, 16, 4)
    with s.subject():
        s.poly("w3", "36,33 40,36 50,36 54,31 52,40 39,40")
    s.rect("w2", 46, 22, 1, 14)
    s.poly("p5", "42,23 51,23 52,28 41,28")
    with s.subject():
        s.poly("w3", "-1,34 8,36 12,32 10,40 -1,40")


def cedar_port(s: Stage) -> None:
    """Cedar trunks are loaded where the mountains meet the sea."""
    s.sky("b3 b4 b5 p5", 0, 34)
    s.poly("v3", "-1,26 10,10 22,24 36,12 53,24 53,28 -1,28")
    s.poly("p5", "7,14 10,10 13,14 10,13")
    for x, h in rows("3,20 12,15 46,20"):
        s.rect("w2", x - 0.5, 34 - h, 1.5, h)
        for number in range(4):
            y = 34 - h + number * 4
            s.poly("g1", (x - 2 - number * 1.4, y + 3), (x, y), (x + 2 + number * 1.4, y + 3))
            s.line("g3", (x - 2 - number, y + 2), (x, y))
    s.ridge("g3", "0,33 52,33", lit="g4")
    with s.subject():
        discs(s, "w3", "40,39,3 46,39,3 43,34,3 49,34,3 52,39,3")
    discs(s, "o5", "40,39,1.6 46,39,1.6 43,34,1.6 49,34,1.6 52,39,1.6")


def step_pyramid(s: Stage) -> None:
    s.sky("b3 b4 y5", 0, 38)
    s.disc("y5", 44, 16, 4)
    for number in range(6):
        y, half = 30 - number * 4, 19 - number * 3
        s.rect("p3", 13 - half, y, half * 2, 5)
        s.rect("p5", 13 - half, y, half * 2, 1)
        s.rect("p2", 13 + half - 4, y + 1, 4, 4)
    s.ridge("y3", "0,34 52,34", lit="y4")
    s.line("w2", "47,36 48,18", width=1)
    for dx, dy in ((-5, 2), (-3, -2), (3, -2), (5, 2)):
        s.line("g2", (48, 18), (48 + dx, 18 + dy))


def blue_gate(s: Stage) -> None:
    """The glazed gate with its striding lions."""
    s.rect("b2", 0, 0, 52, 42)
    s.tile("b2", "b1", 0, 0, 52, 42, 6, 3)
    for y in (10, 27):
        s.rect("y3", 0, y - 5, 52, 1)
        for x, flip in ((0, False), (37, True)):
            s.grid(
                """
.........333..
.........3433.
.44444444344k4
44444444443444
4.4444444433..
4.44....44....
..4.4...4.4...
..4..4..4..4..""",
                x,
                y,
                {"4": "y4", "3": "o3", "k": "k0"},
                flip=flip,
            )
    s.rect("y3", 0, 41, 52, 1)


def sun_hands(s: Stage) -> None:
    """The sun disc reaches down with many hands."""
    s.rect("y4", 0, 0, 52, 42)
    s.rect("y3", 0, 30, 52, 12)
    s.disc("o3", 8, 8, 6)
    s.disc("o4", 7.5, 7.5, 4.6)
    for x, y in rows("1,26 6,30 11,32 17,30 22,24 27,18"):
        s.line("o2", (8, 13), (x, y))
        s.rect("n3", x - 1, y, 3, 2)
    for x in (42, 47):
        s.rect("o3", x, 12, 3, 30)
        s.rect("o4", x, 12, 1, 30)
        s.poly("t3", (x - 2, 12), (x + 1.5, 7), (x + 5, 12))


def colossi(s: Stage) -> None:
    """Chariots pass the seated giants of a rock temple."""
    s.sky("b3 b4 y5", 0, 14)
    s.rect("o3", 0, 8, 52, 26)
    s.rect("o4", 0, 8, 52, 1)
    for x in (1, 39):
        with s.subject():
            s.rect("o4", x, 12, 11, 22)
            s.poly("y3", (x + 2, 20), (x + 3, 12), (x + 8, 12), (x + 9, 20))
        s.rect("o5", x + 4, 14, 4, 5)
        s.rect("o2", x + 3, 27, 2, 7)
        s.rect("o2", x + 7, 27, 2, 7)
    s.rect("k0", 23, 22, 7, 12)
    s.ridge("y3", "0,34 52,34", lit="y4")


def temple_of_wisdom(s: Stage) -> None:
    """A throne between lions, two bronze pillars."""
    s.rect("b1", 0, 0, 52, 42)
    for x in (3, 45):
        column(s, x, 4, 42, 5, "y3")
        s.disc("r3", x + 2.5, 3, 3)
    with s.subject():
        s.poly("p4", "13,42 13,14 18,8 36,8 41,14 41,42")
    s.rect("v2", 16, 14, 22, 28)
    for x in (9, 38):
        with s.subject():
            s.disc("o3", x + 3, 31, 5)
            s.disc("y3", x + 3, 32, 3)
        s.dots("k0", (x + 2, 31), (x + 4, 31))


def steppe_riders(s: Stage) -> None:
    s.sky("b3 b4 p5 y5", 0, 28)
    s.ridge("g3", "0,26 20,23 52,27", lit="g5")
    s.ridge("y3", "0,35 52,33", lit="y4")
    with s.subject():
        horse(s, 35, 26, "w3", "w0", "stand", flip=False)
    with s.subject():
        horse(s, -8, 28, "s4", "s1", "stand", flip=False)
    for x in (3, 49):
        s.line("w2", (x, 6), (x, 28))
        s.poly("r3", (x, 6), (x + 5, 8), (x, 11))


def palmyra(s: Stage) -> None:
    """A colonnaded desert street and its arch at sundown."""
    s.sky("v2 m3 o4 y5", 0, 32)
    s.disc("y5", 26, 26, 7)
    s.ridge("o2", "0,32 52,31", lit="o4")
    with s.subject():
        s.rect("p3", -1, 10, 13, 4)
        for x in (0, 8):
            s.rect("p3", x, 14, 4, 26)
    with s.subject():
        s.rect("p3", 38, 8, 15, 34)
    s.oval("o4", 41, 12, 9, 9)
    s.rect("o4", 41, 17, 9, 25)
    s.rect("p5", 38, 8, 14, 1)
    cypress(s, 46, 42, 10)


def berenice_stars(s: Stage) -> None:
    """A tress of stars in the night over an altar."""
    s.sky("k0 b0 b1 v1", 0, 42)
    s.dots("b5", "3,5 14,16 5,22 22,3 33,6 48,20 49,30 2,33")
    s.line("y3", "2,3 8,8 6,15 12,20 9,28")
    for x, y in rows("2,3 8,8 6,15 12,20 9,28"):
        s.rect("y5", x - 1, y, 3, 1)
        s.rect("y5", x, y - 1, 1, 3)
    s.rect("v2", 0, 38, 52, 4)


def persepolis(s: Stage) -> None:
    """Columns with bulls' heads and a frieze of archers."""
    s.sky("b3 b4 y5", 0, 34)
    for x in (2, 42):
        with s.subject():
            s.rect("p3", x, 12, 5, 30)
            s.rect("p4", x - 3, 7, 11, 5)
            s.poly("p4", (x - 3, 8), (x - 3, 4), (x - 1, 7))
            s.poly("p4", (x + 8, 8), (x + 8, 4), (x + 6, 7))
        s.rect("p5", x, 12, 1, 30)
    s.rect("t2", 0, 30, 52, 12)
    s.rect("y3", 0, 30, 52, 1)
    for x in range(1, 52, 6):
        s.rect("y4", x, 34, 4, 8)
        s.rect("n2", x + 1, 32, 2, 2)
        s.rect("b3", x, 36, 4, 1)


def flock_of_doves(s: Stage) -> None:
    """Doves fly round the walls of Babylon at dawn."""
    s.sky("v3 m4 o5 y5", 0, 34)
    s.rect("o3", 0, 24, 52, 18)
    s.tile("o3", "o2", 0, 24, 52, 18, 6, 3)
    for x in range(0, 52, 6):
        s.rect("o3", x, 21, 4, 3)
        s.rect("o4", x, 21, 4, 1)
    with s.subject():
        s.rect("b2", 0, 14, 9, 28)
        s.rect("b3", 0, 12, 3, 3)
        s.rect("b3", 6, 12, 3, 3)
    for x, y in rows("3,5 12,9 44,16 46,22 14,18"):
        s.line("p5", (x - 3, y - 1), (x, y + 1), (x + 3, y - 2))
        s.dots("p5", (x, y))
