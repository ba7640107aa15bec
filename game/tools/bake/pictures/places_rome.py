"""Places behind leaders of Rome; units of a card of 7 Wonders, 52x42."""

from __future__ import annotations

import math

from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import column, flame


def eagle_camp(s: Stage) -> None:
    """The eagle of a legion over a row of tents."""
    s.sky("b3 b4 p5", 0, 28)
    s.ridge("g3", "0,28 52,27", lit="g4")
    for x in (-4, 36, 47):
        s.poly("p4", (x, 32), (x + 7, 19), (x + 14, 32))
        s.poly("p2", (x + 7, 19), (x + 14, 32), (x + 9, 32))
    s.ridge("y3", "0,33 52,33", lit="y4")
    with s.subject():
        s.rect("w3", 7, 10, 2, 32)
        s.rect("r3", 3, 16, 10, 11)
    s.rect("y4", 5, 18, 6, 1)
    s.rect("y4", 5, 22, 6, 1)
    s.grid("4...44...4\n44..44..44\n.44444444.\n..444444..\n...4444...", 3, 9, {"4": "y4"}, outline=True)


def gold_mosaic(s: Stage) -> None:
    """Gold glass cubes, a halo, and court ladies and guards in rows."""
    s.rect("y3", 0, 0, 52, 42)
    for y in range(0, 42, 2):
        for x in range(y % 4 // 2, 52, 3):
            s.rect(("y4", "y2", "y4", "y5")[(x * 7 + y * 3) % 4], x, y, 1, 1)
    s.disc("y2", 25, 16, 14)
    s.disc("y5", 25, 16, 12.6)
    for x, ink in ((0, "g3"), (7, "p5"), (41, "p5"), (47, "r3")):
        s.rect(ink, x, 28, 6, 14)
        s.rect("n3", x + 1, 22, 4, 5)
        s.rect("w1", x + 1, 21, 4, 2)
        s.dots("k0", (x + 2, 24), (x + 4, 24))


def villa_muses(s: Stage) -> None:
    """A painted villa with laurels and a bust of a poet."""
    s.rect("r2", 0, 0, 52, 42)
    for x in (0, 16, 34):
        s.rect("y2", x, 0, 1, 42)
    s.rect("y3", 0, 8, 15, 1)
    s.rect("k1", 2, 12, 11, 16)
    s.line("g3", "4,26 8,14 11,26")
    s.dots("y4", "8,13 6,20 10,20")
    with s.subject():
        s.rect("p3", 41, 30, 9, 12)
        s.oval("p5", 42, 18, 7, 8)
        s.rect("p4", 41, 26, 9, 4)
    s.dots("p1", "44,21 47,21 45,24")


def farm_books(s: Stage) -> None:
    """A farm with oxen and hives seen from a desk piled with books."""
    s.sky("b3 b4 y5", 0, 20)
    s.ridge("g3", "0,18 52,16", lit="g4")
    for y in range(22, 34, 3):
        s.rect("y3", 0, y, 52, 2)
        s.rect("g3", 0, y + 2, 52, 1)
    with s.subject():
        s.poly("y3", "1,22 2,14 6,11 10,14 11,22")
    for y in (15, 18, 21):
        s.rect("y1", 2, y, 8, 1)
    s.dots("k0", "13,12 12,17 14,20")
    with s.subject():
        for number, ink in enumerate(("r2", "b2", "g2", "o3", "v2")):
            s.rect(ink, 40 - number % 2, 38 - number * 5, 13, 5)
            s.rect("p4", 50, 39 - number * 5, 2, 3)


def measured_man(s: Stage) -> None:
    """A man spread in circle and square on a plan."""
    s.rect("p3", 0, 0, 52, 42)
    s.tile("p4", "p3", 0, 0, 52, 42, 13, 10)
    for number in range(40):
        a = number * math.tau / 40
        s.dots("o2", (8 + math.cos(a) * 7.5, 24 + math.sin(a) * 9))
    s.line("o1", "2,17 14,17 14,33 2,33 2,17")
    s.disc("o2", 8, 18, 1.6)
    s.line("o2", "8,20 8,27")
    s.line("o2", "2,20 14,20")
    s.line("o2", "5,33 8,27 11,33")
    column(s, 42, 14, 42, 5, "s4")
    s.rect("s4", 39, 11, 11, 3)


def horse_senator(s: Stage) -> None:
    """A white horse in a senator's toga."""
    s.rect("r1", 0, 0, 52, 42)
    column(s, 1, 0, 42, 5, "p3")
    column(s, 10, 0, 42, 4, "p3")
    with s.subject():
        s.poly("p5", "36,14 38,10 40,14 43,14 48,19 52,24 50,28 45,26 43,30 43,42 33,42 33,28")
    s.poly("s3", "36,14 33,20 32,30 35,34 36,24")
    s.rect("k0", 43, 18, 2, 2)
    s.dots("k1", "50,25")
    s.poly("p4", "32,32 44,30 52,36 52,42 30,42")
    s.line("v3", "34,33 42,42", width=3)
    s.line("r3", "44,24 40,24 38,18")


def spalato(s: Stage) -> None:
    """A walled palace by the sea and its kitchen garden."""
    s.sky("b3 b4 b5", 0, 20)
    s.rect("b2", 0, 18, 52, 7)
    with s.subject():
        s.rect("p3", -1, 10, 15, 14)
        s.rect("p4", -1, 6, 5, 18)
        s.rect("p4", 9, 6, 5, 18)
    for x in (1, 5, 8, 11):
        s.rect("w1", x, 13, 1.5, 4)
    s.ridge("o2", "0,25 52,24", lit="o3")
    for y in (28, 33, 38):
        for x in range(y % 2 * 3, 52, 7):
            s.disc("g2", x, y, 2.6)
            s.disc("g4", x - 0.6, y - 0.6, 1.6)


def burning_rome(s: Stage) -> None:
    """A city burns under a red sky."""
    s.sky("k1 r1 r2 o3 o4", 0, 36)
    for x, y, w in rows("0,22,10 9,26,8 40,20,12 34,27,8"):
        s.rect("k1", x, y, w, 42 - y)
        s.rect("o4", x + 2, y + 4, 2, 3)
        s.rect("y4", x + w - 4, y + 6, 2, 3)
    s.poly("k1", "-1,22 5,17 11,22")
    s.poly("k1", "38,20 46,14 53,20")
    for x, y in rows("4,19 14,26 39,22 47,17 50,24 8,24"):
        flame(s, x, y, 10)
    s.rect("k0", 0, 38, 52, 4)
