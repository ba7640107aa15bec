"""One town on one river, four times: the lie of the land stays, the buildings tell the age.

`town` gives the backdrop of a card about a place. A card of the ancient world never shows a skyscraper.
Slots, the same in every style: monument on the hill (right), houses (left), bridge (middle), boat (front).
"""

from __future__ import annotations

from collections.abc import Callable

from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.stage import Stage

STYLES = ("antique", "medieval", "eastern", "modern")


def town(s: Stage, style: str) -> None:
    s.sky("b3 b4 b5 y5", 0, 22)
    s.oval("y5", 19, 3, 6, 6)
    s.ridge("v4", "0,17 9,13 17,17 26,14 36,18 53,14")
    s.ridge("t4", "0,20 14,18 28,20 53,17")
    s.ridge("g3", "0,23 20,22 29,18 38,15 46,14 53,14", lit="g4")
    MONUMENTS[style](s)
    s.ridge("g3", "0,25 16,24 34,24 44,22 53,22", lit="g4")
    HOUSES[style](s)
    s.poly("b2", "-1,36 -1,29 10,28 24,27 40,27 54,28 54,36")
    s.line("b4", "0,29 10,28 24,27 40,27 53,28")
    s.waves("b3 b4 b3 b5", 29, 16, 7)
    BRIDGES[style](s)
    BOATS[style](s)


# ----------------------------------------------------------------------------------------- antique


def _temple(s: Stage) -> None:
    with s.subject():
        s.poly("p4", "33,7 42,3 51,7")
        s.poly("p2", "36,7 42,4.5 48,7")
        s.rect("p4", 33, 7, 18, 1)
        s.rect("w1", 34, 8, 16, 7)
        s.rect("p3", 32, 15, 20, 2)
        s.rect("p5", 32, 15, 20, 1)
    for x in (34, 37, 40, 43, 46, 48.5):
        s.rect("p5", x, 8, 1, 7)
        s.rect("p2", x + 1, 8, 0.5, 7)
    s.line("p5", "33,7 42,3")


def _villas(s: Stage) -> None:
    for x, y, w, h in ((0, 17, 8, 9), (9, 19, 7, 7), (17, 20, 8, 6), (26, 20, 5, 5)):
        with s.subject():
            s.rect("p4", x, y, w, h)
            s.rect("p5", x, y, 1, h)
            s.rect("p2", x + w - 2, y, 2, h)
            s.poly("o3", (x - 1, y + 1), (x + 1, y - 2), (x + w - 1, y - 2), (x + w, y + 1))
            s.rect("o4", x, y - 1, w - 1, 0.5)
            s.rect("o2", x + w - 2, y - 1, 2, 2)
        s.rect("w1", x + 2, y + 3, 1.5, h - 3)
        if w > 6:
            s.rect("w1", x + 5, y + 3, 1, 1.5)
    for x in (32, 35):
        s.poly("g1", (x - 1.5, 25), (x, 15), (x + 1.5, 25))
        s.poly("g2", (x - 1.5, 25), (x, 15), (x, 25))


def _arches(s: Stage) -> None:
    with s.subject():
        s.poly("p3", "27,23 53,22 53,31 27,31")
        s.poly("p4", "27,23 53,22 53,24 27,25")
    for x in (29, 38, 47):
        s.oval("b1", x, 26, 7, 8)
        s.rect("b2", x, 30, 7, 3)
        s.line("p5", (x, 29), (x + 1, 27), (x + 3, 26))
    s.line("p5", "27,23 53,22")


def _galley(s: Stage) -> None:
    with s.subject():
        s.poly("w3", "5,31 4,28 6,29 19,31 23,29 20,33 8,33")
        s.poly("r3", "9,23 18,23 18,29 9,29")
        s.poly("r4", "9,23 12,23 12,29 9,29")
        s.rect("w2", 13, 21, 1, 11)
    for x in range(8, 20, 2):
        s.line("p3", (x, 32), (x - 1, 35))
    s.dots("p5", "21,30")


# ---------------------------------------------------------------------------------------- medieval


def _castle(s: Stage) -> None:
    with s.subject():
        s.rect("s3", 36, 8, 12, 9)
        s.rect("s2", 44, 8, 4, 9)
        for x in range(36, 48, 2):
            s.rect("s3" if x < 44 else "s2", x, 7, 1, 1)
        for x, y, w, h in rows("33,5,4,12 47,6,4,11 40,3,5,13"):
            s.rect("s3", x, y, w, h)
            s.rect("s4", x, y, 1, h)
            s.rect("s2", x + w - 1, y, 1, h)
        for x, y, w in rows("33,5,4 47,6,4"):
            s.poly("r2", (x - 1, y), (x + w / 2 - 0.5, y - 4), (x + w, y))
            s.poly("r3", (x - 1, y), (x + w / 2 - 0.5, y - 4), (x + w / 2 - 0.5, y))
        for x in (40, 42, 44):
            s.rect("s4", x, 2, 1, 1)
    s.rect("k0", 41, 12, 3, 5)
    for x, y in rows("42,6 34.5,9 48.5,9 38,11 46,11"):
        s.rect("k0", x, y, 1, 2)


def _timbered(s: Stage) -> None:
    for x, y, w, h in ((0, 17, 7, 9), (8, 18, 7, 8), (22, 19, 7, 6)):
        with s.subject():
            s.poly("p4", (x, y + h), (x, y), (x + w / 2, y - 5), (x + w, y), (x + w, y + h))
            s.poly("p2", (x + w - 2, y + h), (x + w - 2, y - 1), (x + w, y), (x + w, y + h))
            s.line("w2", (x - 1, y + 1), (x + w / 2, y - 5), (x + w + 1, y + 1), width=1)
            s.line("o2", (x - 1, y), (x + w / 2, y - 6), (x + w + 1, y))
        for yy in (y + 1, y + 4):
            s.rect("w2", x, yy, w, 0.5)
        s.rect("w2", x + w / 2 - 0.5, y - 3, 0.5, h + 2)
        s.line("w2", (x, y + 4), (x + w / 2 - 1, y + 1))
        s.rect("w0", x + 1, y + 5, 2, h - 5)
        s.rect("y4", x + w - 3, y + 2, 1.5, 1.5)
    with s.subject():  # church
        s.rect("s4", 16, 14, 5, 12)
        s.rect("s3", 19, 14, 2, 12)
        s.poly("k3", "15,14 18,3 21,14")
        s.poly("k4", "15,14 18,3 18,14")
    s.rect("w0", 17, 16, 1.5, 3)
    s.line("y4", "18,1 18,4")
    s.line("y4", "17,2 19,2")
    s.disc("g2", 32, 22, 2.5)
    s.disc("g4", 31.5, 21.5, 1.5)


def _gate_bridge(s: Stage) -> None:
    with s.subject():
        s.rect("s3", 27, 25, 26, 3)
        s.rect("s4", 27, 25, 26, 1)
        for x in (30, 37, 44, 51):
            s.poly("s3", (x, 28), (x + 3, 28), (x + 2, 33), (x + 1, 33))
            s.rect("s4", x, 28, 1, 4)
        s.rect("s3", 37, 17, 6, 9)
        s.rect("s4", 37, 17, 1, 9)
        s.rect("s2", 41, 17, 2, 9)
        s.poly("r2", "36,17 40,12 44,17")
        s.poly("r3", "36,17 40,12 40,17")
    s.rect("k0", 39, 21, 2, 5)
    s.rect("y4", 39, 18.5, 1, 1)


def _cog(s: Stage) -> None:
    with s.subject():
        s.poly("w3", "4,28 7,29 18,29 22,27 20,33 8,33")
        s.poly("w4", "4,28 7,29 12,29 10,33 8,33")
        s.rect("w2", 13, 18, 1, 12)
        s.poly("p4", "8,20 19,20 20,27 7,27")
        s.poly("p5", "8,20 12,20 11,27 7,27")
    s.rect("r3", 13, 21, 2, 5)
    s.rect("r3", 11, 23, 6, 1.5)


# ----------------------------------------------------------------------------------------- eastern


def _roof(s: Stage, x: float, y: float, half: float, ink: str = "k3", lift: float = 2) -> None:
    """A curved roof whose eaves turn up."""
    dark, lit = f"{ink[0]}{int(ink[1]) - 1}", f"{ink[0]}{int(ink[1]) + 1}"
    s.poly(
        ink,
        (x - half, y - 1),
        (x - half + 2, y),
        (x + half - 2, y),
        (x + half, y - 1),
        (x + half - 2, y - 1.5),
        (x + half * 0.45, y - lift - 1),
        (x - half * 0.45, y - lift - 1),
        (x - half + 2, y - 1.5),
    )
    s.poly(
        lit,
        (x - half + 2, y - 1),
        (x - half * 0.45, y - lift - 1),
        (x - half * 0.1, y - lift - 1),
        (x - half * 0.4, y - 1),
    )
    s.line(dark, (x - half + 2, y), (x + half - 2, y))


def _pagoda(s: Stage) -> None:
    with s.subject():
        for number in range(4):
            y, half = 17 - number * 3.5, 8 - number * 1.3
            s.rect("p4", 42 - half + 3, y - 2, half * 2 - 6, 3)
            s.rect("r2", 42 - half + 3, y - 2, 1, 3)
            s.rect("r2", 42 + half - 4, y - 2, 1, 3)
            _roof(s, 42, y - 2, half)
        s.rect("y3", 41.5, 0, 1, 2)
        s.rect("s4", 35, 17, 14, 1)
    for number in range(4):
        s.rect("w0", 41.5, 15 - number * 3.5, 1, 1.5)


def _courts(s: Stage) -> None:
    for x, y, half in ((5, 20, 7), (17, 21, 7), (28, 22, 5)):
        with s.subject():
            s.rect("p4", x - half + 2, y, half * 2 - 4, 26 - y)
            s.rect("p2", x + half - 4, y, 2, 26 - y)
            s.rect("r3", x - half + 2, y, 1, 26 - y)
            s.rect("r2", x + half - 3, y, 1, 26 - y)
            _roof(s, x, y, half, "t2", 2.5)
        s.rect("w1", x - 1, y + 2, 2.5, 24 - y)
        s.rect("r3", x - half + 1, y + 1, 1.5, 2)
        s.rect("y4", x - half + 1, y + 1.5, 1, 0.5)
    s.line("w2", "11,25 11,17")
    for x, y, r in ((10, 15, 3), (13, 16, 2.4), (8, 17, 2)):
        s.disc("m3", x, y, r)
        s.disc("m5", x - 0.6, y - 0.6, r - 1)


def _moon_bridge(s: Stage) -> None:
    with s.subject():
        s.poly("r3", "27,28 32,25 40,22 47,24 53,27 53,30 47,27 40,25 33,28 29,31")
    s.line("r5", "27,26 32,23 40,20 47,22 53,25")
    for x, y in ((29, 26), (33, 24), (37, 22), (41, 21), (45, 22), (49, 24)):
        s.rect("r2", x, y, 1, 3)
    s.line("r4", "28,28 33,25 40,22 47,24 53,27")
    s.rect("b1", 36, 31, 9, 1)


def _sampan(s: Stage) -> None:
    with s.subject():
        s.poly("w2", "3,29 8,31 19,31 24,28 20,34 8,34")
        s.poly("o3", "8,19 15,21 17,30 8,30")
        s.poly("o4", "8,19 11,20 11,30 8,30")
        s.rect("w3", 15, 18, 1, 13)
    for y in (22, 25, 28):
        s.line("o1", (8, y), (16, y + 0.6))


# ------------------------------------------------------------------------------------------ modern


def _towers(s: Stage) -> None:
    for x, y, w, ramp in ((32, 8, 5, "b"), (48, 6, 5, "s"), (38, 1, 6, "b"), (44, 9, 5, "t")):
        with s.subject():
            s.rect(f"{ramp}3", x, y, w, 19 - y)
            s.rect(f"{ramp}4", x, y, 1, 19 - y)
            s.rect(f"{ramp}2", x + w - 2, y, 2, 19 - y)
            if x == 38:
                s.poly("b3", "39,1 41,-2 43,1")
        for yy in range(int(y) + 2, 18, 2):
            s.rect("b5", x + 1, yy, w - 3, 0.5)
            s.rect("y4", x + w - 2, yy, 1, 0.5)


def _blocks(s: Stage) -> None:
    for x, y, w, ink in ((0, 11, 7, "p3"), (8, 16, 6, "o3"), (15, 13, 6, "s4"), (22, 17, 7, "p4")):
        with s.subject():
            s.rect(ink, x, y, w, 26 - y)
            s.rect(f"{ink[0]}{int(ink[1]) + 1}", x, y, 1, 26 - y)
            s.rect(f"{ink[0]}{int(ink[1]) - 2}", x + w - 2, y, 2, 26 - y)
            s.rect("k2", x + 1, y - 2, 2, 2)
        for yy in range(y + 2, 25, 3):
            for xx in range(x + 1, x + w - 2, 2):
                s.rect("b2" if (xx + yy) % 4 else "y5", xx, yy, 1, 1.5)
    s.line("y3", "18,13 18,4")
    s.line("y3", "12,5 27,5")
    s.line("k2", "25,5 25,9")


def _suspension(s: Stage) -> None:
    with s.subject():
        for x in (32, 47):
            s.rect("r3", x, 14, 2, 19)
            s.rect("r2", x + 1, 14, 1, 19)
        s.rect("s3", 25, 26, 28, 2)
        s.rect("s5", 25, 26, 28, 1)
    cable = [(32.5 + t, 15 + 10 * (1 - ((t - 7.5) / 7.5) ** 2)) for t in range(16)]
    s.line("r3", *cable)
    s.line("r3", "25,25 32,15")
    s.line("r3", "48,15 53,22")
    for hanger, top in cable[2:14:2]:
        s.line("r2", (hanger, top), (hanger, 26))
    for x, ink in ((28, "y4"), (37, "b5"), (43, "p5")):
        s.rect(ink, x, 25, 2, 1)


def _ferry(s: Stage) -> None:
    with s.subject():
        s.poly("p5", "3,30 24,30 21,34 6,34")
        s.rect("p5", 7, 26, 13, 4)
        s.rect("p4", 9, 23, 7, 3)
        s.rect("r3", 11, 20, 3, 3)
        s.rect("k1", 11, 20, 3, 1)
    s.poly("r3", "5,33 22,33 21,34 6,34")
    for x in range(8, 20, 2):
        s.rect("b2", x, 27, 1, 1.5)


MONUMENTS: dict[str, Callable[[Stage], None]] = {
    "antique": _temple,
    "medieval": _castle,
    "eastern": _pagoda,
    "modern": _towers,
}
HOUSES: dict[str, Callable[[Stage], None]] = {
    "antique": _villas,
    "medieval": _timbered,
    "eastern": _courts,
    "modern": _blocks,
}
BRIDGES: dict[str, Callable[[Stage], None]] = {
    "antique": _arches,
    "medieval": _gate_bridge,
    "eastern": _moon_bridge,
    "modern": _suspension,
}
BOATS: dict[str, Callable[[Stage], None]] = {
    "antique": _galley,
    "medieval": _cog,
    "eastern": _sampan,
    "modern": _ferry,
}
