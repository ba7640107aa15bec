"""7 Wonders: the coast of the wonders as it stands on the box, 94x144."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import boxes, discs, flame


def coast(s: Stage) -> None:
    """A galley sails past the lighthouse; behind it lie the pyramids and the hanging gardens."""
    s.sky("b1 b2 b3 b4 y5 o5", 0, 104)
    s.disc("y5", 30, 66, 9)
    discs(s, "p5", "70,54,5 78,52,6 86,55,5 8,58,4 14,56,5")
    _pyramids(s)
    _gardens(s)
    s.rect("b2", 0, 104, 94, 40)
    s.c.sky("b3 b2 b1", 0, 104, 94, 40)
    s.waves("b4 b5 b3", 106, 34, 5)
    _lighthouse(s)
    _galley(s)


def _pyramids(s: Stage) -> None:
    s.ridge("o4", "0,98 30,95 94,97", lit="o5")
    for x, top, half in ((50, 66, 18), (28, 52, 27)):
        with s.subject():
            s.poly("y3", (x - half, 98), (x, top), (x + half, 98))
        s.poly("y4", (x - half, 98), (x, top), (x + half // 4, 98))
        s.poly("o2", (x + half // 4, 98), (x, top), (x + half, 98))
        for y in range(top + 6, 97, 6):
            share = (y - top) / (98 - top)
            s.line("y3", (x - half * share, y), (x + half * share / 4, y))
            s.line("o1", (x + half * share / 4, y), (x + half * share, y))
        s.poly("p5", (x - 3, top + 5), (x, top), (x + 3, top + 5))


def _gardens(s: Stage) -> None:
    for x, y, w in rows("-2,92,30 -2,84,21 -2,76,12"):
        with s.subject():
            s.rect("p3", x, y, w, 14)
        s.rect("p4", x, y, w, 1)
        for column in range(int(x) + 4, int(x + w) - 4, 7):
            s.oval("w2", column, y + 4, 4, 6)
            s.rect("w2", column, y + 7, 4, 5)
        discs(s, "g2", " ".join(f"{spot},{y - 1},2.6" for spot in range(int(x) + 3, int(x + w), 5)))
        discs(s, "g4", " ".join(f"{spot},{y - 2},1.2" for spot in range(int(x) + 3, int(x + w), 5)))
        s.line("g3", (x + w - 2, y), (x + w - 2, y + 6))
    s.line("b5", "24,92 24,104", width=2)
    s.rect("p2", 0, 103, 94, 2)


def _lighthouse(s: Stage) -> None:
    s.poly("y5", "74,45 94,34 94,42")
    with s.subject():
        s.poly("k3", "56,124 60,112 90,110 94,124")
    s.poly("k4", "57,122 61,113 76,112 66,124")
    with s.subject():
        s.poly("p4", "64,114 66,82 84,82 86,114")
        s.rect("p4", 64, 79, 22, 4)
        s.poly("p4", "69,80 70,60 80,60 81,80")
        s.rect("p4", 68, 58, 14, 3)
        s.rect("p4", 71, 49, 8, 10)
        s.poly("y3", "70,49 75,43 80,49")
    s.poly("p2", "80,114 79,82 84,82 86,114")
    s.poly("p2", "77,79 77,61 80,61 81,79")
    s.rect("p2", 77, 50, 2, 8)
    s.rect("p5", 64, 79, 22, 1)
    s.rect("p5", 68, 58, 14, 1)
    for y in (88, 95, 102):
        boxes(s, "w1", f"69,{y},2,3 74,{y},2,3")
    boxes(s, "w1", "73,64,2,4 73,72,2,4 72,107,5,7")
    s.rect("k0", 73, 51, 4, 7)
    flame(s, 75, 57, 7)
    flame(s, 75, 43, 7)


def _galley(s: Stage) -> None:
    with s.subject():
        s.rect("w3", 29, 100, 2, 28)
        s.poly("r3", "12,104 48,104 46,121 14,121")
    s.poly("r4", "13,105 20,105 21,120 15,120")
    s.poly("r2", "40,105 48,105 46,121 41,121")
    s.rect("w4", 11, 103, 38, 1)
    s.disc("y4", 30, 112, 5)
    s.disc("r3", 30, 112, 3)
    s.disc("y4", 30, 112, 1.4)
    with s.subject():
        s.poly("w3", "4,118 8,120 12,127 48,127 54,120 58,116 56,126 50,134 14,134 8,128")
    s.poly("w5", "8,121 12,127 48,127 53,121 49,129 12,129")
    for x in range(15, 48, 6):
        s.disc("y3", x, 130, 1.6)
        s.line("p3", (x, 131), (x - 4, 140))
    s.dots("p5", "54,122 55,123")
    s.line("b5", "4,136 18,135 40,136 60,134")
