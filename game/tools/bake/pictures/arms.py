"""Weapons and signs of power in a leader's hand, in the frame of a bust. See also `emblems`."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step
from game.tools.bake.pictures.looks import Part
from game.tools.bake.pictures.torso import hand


def spear(skin: str, sleeve: str) -> Part:
    def part(c: Drawing) -> None:
        c.rect("w4", 38, 2, 2, 38)
        c.down("w5", 38, 2, 38)
        c.poly("s4", "36,3 39,-6 41,3 39,6")
        c.line("p5", "37,2 39,-5")
        hand(c, 36, 24, skin, sleeve)

    return part


def sword(skin: str, sleeve: str, blade: str = "s4") -> Part:
    """A short straight sword raised."""

    def part(c: Drawing) -> None:
        c.poly(blade, "37,22 36,4 39,-2 42,4 41,22")
        c.line(step(blade, 1), "37,21 37,4 39,0")
        c.line(step(blade, -2), "41,21 41,5")
        c.rect("y3", 34, 21, 11, 2)
        c.rect("w2", 38, 23, 3, 8)
        c.disc("y3", 39, 32, 1)
        hand(c, 36, 25, skin, sleeve)

    return part


def round_shield(ink: str = "y3", sign: str = "r2") -> Part:
    """A big round shield before the breast with a chevron on it."""

    def part(c: Drawing) -> None:
        c.disc(step(ink, -1), 31, 32, 12)
        c.disc(ink, 30, 31, 11)
        c.ring(step(ink, 2), 30, 31, 10)
        c.poly(sign, "30,23 33,23 39,39 35,39 31,29 26,39 22,39")

    return part


def crook_and_flail(skin: str, sleeve: str) -> Part:
    """Both signs of kingship crossed on the breast."""

    def part(c: Drawing) -> None:
        c.line("y3", "14,38 32,20", width=2)
        c.line("y3", "32,20 36,18 38,21 36,24", width=2)
        c.line("b2", "17,35 19,33 22,30", width=2)
        c.line("y3", "30,38 11,20", width=2)
        for x in (4, 7, 10):
            c.line("b3" if x != 7 else "r3", (11, 20), (x, 30), width=2)
        for x, y in ((16, 30), (24, 29)):
            deep, shade, flesh, lit = skin.split()
            c.rect(deep, x - 1, y + 4, 7, 1)
            c.rect(flesh, x, y, 5, 4)
            c.across(lit, x, y, 3)
            c.across(shade, x, y + 3, 5)
            c.px(deep, (x + 2, y + 2), (x + 4, y + 2))

    return part


def sceptre(skin: str, sleeve: str, star: bool = False) -> Part:
    """A golden sceptre, perhaps with a six-pointed star."""

    def part(c: Drawing) -> None:
        c.rect("y3", 38, 8, 2, 28)
        c.down("y5", 38, 8, 28)
        if star:
            c.poly("y4", "39,-3 44,6 34,6")
            c.poly("y3", "39,9 44,0 34,0")
            c.px("p5", "38,3 39,3")
        else:
            c.disc("y4", 39, 4, 4)
            c.disc("y5", 38, 3, 2)
        hand(c, 36, 24, skin, sleeve)

    return part


def lotus_staff(skin: str, sleeve: str) -> Part:
    """A king's long staff and a lotus bud."""

    def part(c: Drawing) -> None:
        c.rect("y3", 42, 0, 2, 40)
        c.down("y5", 42, 0, 40)
        c.disc("y4", 42, -1, 2)
        c.line("g3", "37,24 36,12", width=1)
        c.poly("m4", "33,10 34,4 36,8 37,3 39,8 41,4 40,11")
        c.poly("m5", "36,10 37,4 38,10")
        hand(c, 36, 24, skin, sleeve)

    return part
