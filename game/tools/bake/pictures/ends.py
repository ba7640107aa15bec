"""Where games end: the backdrops of results, 640x342, painted on 214x114 units of three pixels.

The sign of buttons covers the left (units 0-41, rows 4-54), the podium stands in the middle on row 60 or
below, the ledger hides what lies lower. So the land begins at row 50 and is quiet; what belongs to the game
alone, the winner's city, wheel or village, is laid on at run time and leaves the right third free for it.
"""

from __future__ import annotations

from game.tools.bake.pictures.boards_props import crowd, fire
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import tree

UNITS = (214, 114)
UNIT = 3
LAND = 56
"""The row in which the ground of all three begins."""


# ------------------------------------------------------------------------------------------ Troyes


def troyes(s: Stage) -> None:
    """Dusk over the town: terraces for its buildings, the wall, the cathedral whose rose is the wheel."""
    s.sky("v0 v1 v2 m2 m3 o4 y4", 0, 52)
    s.disc("y5", 58, 40, 7)
    s.dots("y5", "46,6 60,12 74,4 91,9 108,5 124,12 141,4 152,15 88,20 116,22 50,22 204,8 209,20")
    s.ridge("v2", "0,42 24,34 50,40 86,33 120,39 150,32 190,38 214,34")
    s.ridge("v1", "0,48 30,42 60,46 100,40 150,44 214,40")
    s.ridge("v0", "0,54 40,47 64,41 90,38 128,38 150,43 176,50 214,54")
    _terraces(s)
    _cathedral(s)
    for house in rows("44,50,9,0 156,50,8,1 203,49,11,2"):
        _gable(s, *house)
    _wall(s)
    _square(s)


def _terraces(s: Stage) -> None:
    """Three steps of the hill, held by walls: nobles above, merchants, the church."""
    for x, y, w in rows("74,24,66 62,35,90 50,46,114"):
        s.rect("k1", x, y, w, 12)
        s.tile("v1", "k1", x, y + 1, w, 11, 12, 7)
        s.rect("v3", x, y, w, 0.7)
    s.ridge("k1", "0,58 48,56 214,58")


def _cathedral(s: Stage) -> None:
    """Two towers and the front between them; its rose lies at (187, 27), 17 units in radius."""
    with s.subject():
        s.rect("s2", 168, 10, 38, 48)
        for x in (161, 204):
            s.rect("s3", x, 12, 9, 46)
            s.poly("s1", (x - 1, 12), (x + 4.5, -8), (x + 10, 12))
        s.poly("s2", "168,11 187,-2 206,11")
    for x in (161, 204):
        s.rect("s4", x, 12, 1, 46)
        s.rect("s1", x + 6, 12, 3, 46)
        s.line("s3", (x, 11), (x + 4.3, -7))
        for y in (17, 30, 42):
            for dx in (2, 5):
                s.rect("k0", x + dx, y, 1.4, 6)
                s.rect("y3" if y > 20 else "k0", x + dx, y + 3, 1.4, 3)
            s.rect("s4", x, y - 3, 9, 0.7)
    s.rect("s3", 170, 47, 34, 0.7)
    for x, w, top in rows("173,7,49 183,9,48 194,7,49"):
        s.oval("s4", x - 1, top - 1, w + 2, 14)
        s.oval("k0", x, top, w, 14)
        s.rect("k0", x, top + 6, w, 12)
        s.oval("o2", x + 1.5, top + 3, w - 3, 11)
    s.disc("s4", 187, 27, 19.5)
    s.disc("k0", 187, 27, 18.5)


def _gable(s: Stage, x: float, y: float, w: float, kind: float) -> None:
    """A timbered house with light in its windows."""
    roof = ("r2", "o2", "b1")[int(kind)]
    with s.subject():
        s.rect("p3", x, y, w, 9)
        s.poly(roof, (x - 1.5, y + 0.5), (x + w / 2, y - 8), (x + w + 1.5, y + 0.5))
        s.poly("p3", (x + 1.5, y), (x + w / 2, y - 5.5), (x + w - 1.5, y))
    s.line(f"{roof[0]}4", (x - 1, y), (x + w / 2, y - 8))
    for row in (y, y + 4):
        s.rect("w1", x, row, w, 0.7)
    for column in (x, x + w / 2, x + w - 0.7):
        s.rect("w1", column, y, 0.7, 9)
    s.rect("y4", x + 1.4, y + 1.3, 1.6, 2)
    s.rect("y4", x + w - 3, y + 5.3, 1.6, 2)
    s.rect("y4", x + w / 2 - 0.7, y - 3, 1.6, 1.6)


def _wall(s: Stage) -> None:
    for x in range(0, 214, 6):
        s.rect("k0", x, LAND - 2.4, 4.4, 3)
        s.rect("s2", x + 0.4, LAND - 2, 3.6, 3)
        s.rect("s4", x + 0.4, LAND - 2, 3.6, 0.6)
    s.rect("k0", 0, LAND + 0.6, 214, 6)
    s.tile("s1", "k1", 0, LAND + 1, 214, 6, 15, 8)
    s.rect("s3", 0, LAND + 1, 214, 0.6)
    for x in (47, 146, 157):
        s.rect("w1", x, LAND - 3, 1, 4)
        fire(s, x, LAND - 3, 4)


def _square(s: Stage) -> None:
    """The cobbles before the wall, lit by torches."""
    s.rect("k1", 0, LAND + 7, 214, 60)
    for number in range(16):
        y = LAND + 7 + number * 3.4
        for column in range(-1, 32):
            x = column * 7 + number % 2 * 3.4
            ink = ("k2", "s1", "k2", "v1")[(column * 7 + number * 5) % 4]
            s.rect(ink, x, y, 6.4, 3)
            s.rect("s2" if ink == "s1" else "k3", x + 0.6, y, 4.6, 0.4)


# ----------------------------------------------------------------------------------------- My City


def my_city(s: Stage) -> None:
    """A morning in the valley: the river, fields and forest, the town that has grown from it all."""
    s.sky("b3 b4 b5 p5 y5", 0, 44)
    s.disc("y4", 60, 16, 7)
    s.disc("y5", 59.5, 15.5, 6)
    for x, y, w in rows("80,9,17 104,14,12 136,6,20 166,13,14 194,7,15"):
        s.oval("p5", x, y, w, 4)
        s.oval("p5", x + w / 4, y - 2, w / 2, 5)
    s.ridge("t3", "0,34 22,26 40,31 66,22 92,30 118,24 150,31 180,23 214,30", lit="t4")
    s.ridge("g3", "0,40 30,34 70,37 110,32 150,37 190,33 214,36", lit="g4")
    s.ridge("g2", "0,47 44,43 90,44 140,41 214,44", lit="g4")
    _fields(s)
    _town(s)
    s.ridge("g3", "0,55 60,53 120,54 214,53", lit="g4")
    for x, y, r in rows("44,54,4 51,55,3 150,54,4 157,55,3 162,53,4 206,54,4"):
        tree(s, x, y, r)
    s.poly("b2", "0,59 60,57.4 130,58 214,56.6 214,68 130,69 60,67 0,70")
    s.line("b4", "0,59 60,57.4 130,58 214,56.6")
    _glints(s)
    s.poly("g3", "-1,68 60,65 130,67 215,65 215,115 -1,115")
    s.line("g4", "0,68 60,65 130,67 214,65")
    for number in range(90):
        s.rect("g4" if number % 3 else "y4", number * 53 % 214, 70 + number * 29 % 43, 1.4, 0.6)
    crowd(s, 56, "64 70 128 133", "r3 p4 b3 y3")
    _rower(s, 139, 62)
    _pasture(s)


def _rower(s: Stage, x: float, y: float) -> None:
    """Somebody rows across the river."""
    with s.subject():
        s.poly("w3", (x, y), (x + 13, y), (x + 11, y + 2.6), (x + 2, y + 2.6))
        s.rect("r3", x + 5, y - 3, 2.6, 3)
        s.rect("n3", x + 5.3, y - 5, 2, 2)
    s.rect("w5", x + 1, y, 11, 0.5)
    s.line("p4", (x + 6.6, y - 1), (x + 12, y + 3.4))
    for number in range(3):
        s.rect("b5", x - 5 - number * 3, y + 2 + number * 0.7, 3, 0.5)


def _pasture(s: Stage) -> None:
    """A fence and sheep on the near bank, flowers before it."""
    for x in range(50, 92, 6):
        s.rect("w2", x, 70, 1, 5)
        s.rect("w4", x, 70, 0.5, 5)
    for y in (71.2, 73):
        s.rect("w3", 48, y, 43, 0.7)
    for x, y in rows("56,79 70,77 63,84 176,78 188,83"):
        with s.subject():
            s.oval("p4", x, y, 6, 3.6)
            s.rect("k2", x - 1.2, y + 0.6, 2, 1.8)
            for dx in (1, 4):
                s.rect("k2", x + dx, y + 3, 0.7, 1.6)
        s.oval("p5", x + 0.6, y + 0.2, 4, 1.6)
    for x, y, ink in (
        (84, 82, "r3"),
        (90, 86, "y4"),
        (152, 84, "m4"),
        (160, 80, "y4"),
        (200, 76, "r3"),
        (46, 86, "m4"),
    ):
        s.rect("g2", x + 0.4, y, 0.6, 2.4)
        s.rect(ink, x, y - 1, 1.4, 1.4)


def _glints(s: Stage) -> None:
    for number in range(46):
        x, y = number * 41 % 206, 59.6 + number * 5 % 6
        s.rect("b4" if number % 3 else "b5", x, y, 3 + number % 4, 0.6)


def _fields(s: Stage) -> None:
    for x, y, w, h, ink, lit in (
        (150, 44, 22, 6, "y3", "y4"),
        (176, 45, 26, 6, "g2", "g4"),
        (46, 46, 16, 5, "y3", "y4"),
    ):
        s.poly(ink, (x, y), (x + w, y - 1), (x + w + 4, y + h), (x - 3, y + h))
        for number in range(4):
            s.line(lit, (x - number, y + 1 + number * 1.4), (x + w + number, y + number * 1.4))


def _town(s: Stage) -> None:
    """Roofs in the three colours of the game along the river, a church with its well, chimneys."""
    for x, y, w, roof in (
        (66, 47, 9, "y3"),
        (76, 45, 8, "r3"),
        (85, 48, 9, "b3"),
        (104, 46, 9, "r3"),
        (114, 48, 8, "y3"),
        (123, 45, 10, "b3"),
        (134, 48, 9, "r3"),
        (144, 47, 7, "y3"),
    ):
        _house(s, x, y, w, roof)
    with s.subject():
        s.rect("p5", 95, 36, 7, 18)
        s.rect("p3", 99.5, 36, 2.5, 18)
        s.poly("s3", "94,36 98.5,24 103,36")
        s.poly("s4", "94,36 98.5,24 98.5,36")
    s.rect("y4", 98.2, 21.5, 0.6, 3)
    s.rect("y4", 97.2, 22.4, 2.6, 0.6)
    s.rect("k1", 97.5, 40, 1.6, 3)
    s.rect("w1", 97.4, 49, 2, 5)
    for x, y in rows("126,38 130,36 137,40"):
        s.oval("p5", x, y - 4, 4, 3)
        s.oval("p4", x + 2, y - 7, 5, 4)


def _house(s: Stage, x: float, y: float, w: float, roof: str) -> None:
    dark = f"{roof[0]}{int(roof[1]) - 1}"
    with s.subject():
        s.rect("p4", x, y, w, 54 - y)
        s.rect("p3", x + w - 2.6, y, 2.6, 54 - y)
        s.poly(roof, (x - 1, y + 0.4), (x + w / 2, y - 5.4), (x + w + 1, y + 0.4))
        s.poly(dark, (x + w / 2, y - 5.4), (x + w + 1, y + 0.4), (x + w / 2, y + 0.4))
    s.line(f"{roof[0]}{int(roof[1]) + 1}", (x - 0.6, y), (x + w / 2, y - 5.4))
    s.rect("w2", x + 1.6, y + 1.6, 1.6, 2)
    s.rect("w2", x + w - 4.4, y + 1.6, 1.6, 2)
    s.rect("w1", x + w / 2 - 1, 51, 1.6, 3)


# ------------------------------------------------------------------------------------ CVlizations


def cvlizations(s: Stage) -> None:
    """The evening of an age: a plain under mountains, herds far off; the village comes later."""
    s.sky("v0 v1 v2 m2 m3 o4 y4", 0, 48)
    s.dots("y5", "48,5 62,10 78,4 93,14 112,6 130,11 148,4 169,12 186,5 203,13 57,19 121,20 197,24 154,22")
    s.disc("y4", 176, 39, 8)
    s.disc("y5", 175.5, 38.5, 7)
    s.ridge("v3", "0,40 18,31 34,37 58,24 76,34 96,20 118,33 138,25 160,36 190,29 214,38")
    s.poly("p5", "58,24 62,27 59,28 56,27.5 54.5,26.5")
    s.poly("p5", "96,20 101,24 98,25 94,25 91.5,23.6")
    s.poly("p5", "138,25 142,28 138,29 135,27.6")
    s.ridge("v1", "0,46 40,40 84,43 130,38 170,43 214,40")
    s.ridge("w2", "0,52 50,47 110,49 160,46 214,49", lit="o2")
    for x, y in rows("150,48 158,47 164,49 171,47.4 194,47"):
        _bison(s, x, y)
    s.ridge("o2", "0,58 50,54 110,56 170,53 214,56", lit="o3")
    s.rect("o2", 0, 58, 214, 60)
    value = 7
    for number in range(170):
        value = (value * 1103515245 + 12345) % 2**31
        x, y = (value >> 8) % 214, 57 + (value >> 18) % 57
        s.rect(("o1", "o3", "w3", "o3")[number % 4], x, y, 1.4 + number % 3 * 0.7, 0.4)
    _stones(s)
    for x, y in rows("46,60 66,78 204,63 190,84 120,92 158,70"):
        s.line("g3", (x, y), (x - 1.5, y - 4))
        s.line("g2", (x, y), (x, y - 5))
        s.line("g3", (x, y), (x + 1.8, y - 3.5))


def _stones(s: Stage) -> None:
    """Standing stones, a carved one among them; boulders and the tracks of a herd."""
    for x, y, w, h in rows("52,68,4,11 59,66,5,13 67,69,4,10"):
        with s.subject():
            s.poly("s2", (x, y), (x + 0.8, y - h), (x + w - 0.6, y - h + 1), (x + w, y))
        s.rect("s3", x + 1, y - h + 1, 0.8, h - 2)
    s.poly("s2", "51,57 63,54 72,58 72,60 51,59")
    s.line("s4", "52,57 63,54.4 71,58")
    for x, y in rows("60,60 60,62 62,61 61,64"):
        s.rect("o4", x, y, 0.7, 0.7)
    for x, y, w in rows("84,82,7 150,80,6 196,92,8 44,90,6"):
        with s.subject():
            s.oval("s2", x, y, w, w * 0.6)
        s.oval("s3", x + 1, y + 0.4, w * 0.5, w * 0.3)
    for number in range(14):
        s.rect("o1", 100 + number * 3.4, 90 - number * 1.1 + number % 2 * 1.2, 1, 0.6)


def _bison(s: Stage, x: float, y: float) -> None:
    s.oval("k1", x, y, 5, 3)
    s.oval("k1", x - 1.4, y - 0.6, 3.4, 3)
    for dx in (0, 1.4, 3.4, 4.4):
        s.rect("k1", x + dx, y + 2, 0.6, 2)


ENDS = {"troyes_dice": troyes, "my_city": my_city, "cvlizations": cvlizations}
