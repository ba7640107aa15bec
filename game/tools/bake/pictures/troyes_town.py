"""Troyes Dice: the town in the Middle Ages as it stands on the box, 94x144."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import discs

WALL = 110
"""The row in which the town's wall begins."""


def town(s: Stage) -> None:
    """At dusk the cathedral towers over timbered houses behind the wall."""
    s.sky("v0 v1 v2 m2 m3 o4 y4", 0, 96)
    s.disc("y5", 20, 66, 9)
    s.dots("y5", "8,10 25,18 44,8 63,21 82,12 72,34 12,36 36,30 88,40")
    s.ridge("v2", "0,84 16,76 34,83 60,74 94,82")
    s.ridge("v1", "0,92 20,86 50,90 94,84")
    _cathedral(s)
    _castle(s)
    for house in (
        (-4, 94, 20, "p4", "r2"),
        (14, 98, 17, "p3", "o1"),
        (66, 97, 17, "p4", "b1"),
        (80, 92, 20, "p3", "r2"),
    ):
        _timbered(s, *house)
    _wall(s)


def _cathedral(s: Stage) -> None:
    with s.subject():
        s.rect("s3", 36, 66, 36, 46)
        for x in (34, 61):
            s.rect("s4", x, 54, 13, 58)
            s.poly("s2", (x - 1, 54), (x + 6, 30), (x + 13, 54))
            s.rect("y3", x + 6, 25, 1, 6)
            s.rect("y3", x + 5, 27, 3, 1)
        s.poly("s3", "46,66 54,55 62,66")
    for x in (34, 61):
        s.rect("s5", x, 54, 2, 58)
        s.rect("s2", x + 10, 54, 3, 58)
        s.line("s4", (x, 53), (x + 6, 31))
        s.line("s1", (x + 9, 53), (x + 7, 34))
        for y in (58, 72):
            for dx in (3, 7):
                s.rect("k1", x + dx, y, 2, 8)
                s.rect("k1", x + dx + 0.5, y - 1, 1, 1)
        for y in (69, 84):
            s.rect("s5", x, y, 13, 1)
    s.rect("s5", 47, 66, 14, 1)
    s.disc("k1", 54, 75, 6.5)
    for dx, dy, ink in (
        (0, -4, "y4"),
        (3, -3, "r3"),
        (4, 0, "b3"),
        (3, 3, "y4"),
        (0, 4, "r3"),
        (-3, 3, "b3"),
        (-4, 0, "y4"),
        (-3, -3, "r3"),
    ):
        s.disc(ink, 54 + dx, 75 + dy, 1.5)
    s.disc("y5", 54, 75, 1.6)
    for x, w, top in rows("36,8,90 49,10,86 63,8,90"):
        s.oval("s5", x - 1, top - 1, w + 2, 14)
        s.oval("k0", x, top, w, 14)
        s.rect("k0", x, top + 6, w, 18)


def _castle(s: Stage) -> None:
    with s.subject():
        s.rect("v1", 76, 60, 18, 34)
        for x in (74, 80, 86, 92):
            s.rect("v1", x, 57, 4, 4)
        s.rect("v1", 84, 46, 7, 16)
        s.rect("r3", 87, 40, 1, 7)
        s.poly("r3", "88,40 94,42 88,44")
    s.rect("v2", 76, 61, 1, 32)
    for x, y in rows("80,66 87,52 88,68"):
        s.rect("y4", x, y, 1, 3)


def _timbered(s: Stage, x: float, y: float, w: float, wall: str, roof: str) -> None:
    """A gabled house with its eaves on *y*: beams, a lit window."""
    with s.subject():
        s.rect(wall, x, y, w, 24)
        s.poly(roof, (x - 2, y), (x + w / 2, y - 16), (x + w + 2, y))
        s.poly(wall, (x + 3, y), (x + w / 2, y - 11), (x + w - 3, y))
    s.line(f"{roof[0]}4", (x - 2, y - 1), (x + w / 2, y - 16))
    for row in (y, y + 9):
        s.rect("w1", x, row, w, 1)
    for column in (x, x + w / 2 - 1, x + w - 1):
        s.rect("w1", column, y, 1, 24)
    s.line("w1", (x + 1, y + 8), (x + w / 2 - 1, y + 1))
    s.line("w1", (x + w - 2, y + 8), (x + w / 2, y + 1))
    s.rect("w1", x + w / 2 - 2, y - 6, 4, 5)
    s.rect("y4", x + w / 2 - 1, y - 5, 2, 3)
    for dx in (3, w - 6):
        s.rect("k0", x + dx, y + 11, 3, 4)
        s.rect("y4", x + dx, y + 12, 2, 2)


def _wall(s: Stage) -> None:
    s.rect("k0", 0, WALL + 1, 94, 40)
    for x in range(0, 94, 12):
        s.rect("k0", x, WALL - 4, 8, 6)
        s.rect("s3", x + 1, WALL - 3, 6, 6)
        s.rect("s4", x + 1, WALL - 3, 6, 1)
    s.tile("s2", "s1", 0, WALL + 2, 94, 32, 10, 6)
    s.rect("s4", 0, WALL + 2, 94, 1)
    discs(s, "s3", "14,121,1 58,133,1 82,127,1 36,139,1")
