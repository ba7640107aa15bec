"""Armour and robes of state of the ancient world, in the frame of a bust. See also `robes`, `garb`."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step
from game.tools.bake.pictures.looks import Part
from game.tools.bake.pictures.torso import torso


def cuirass(ink: str = "y3", cloak: str = "r2", sign: str = "") -> Part:
    """A breastplate and a cloak pinned on the shoulders."""

    def part(c: Drawing) -> None:
        torso(c, ink, 13)
        c.poly(step(ink, 1), "13,29 20,27 20,35 14,36")
        c.poly(step(ink, -1), "24,28 31,29 30,36 24,35")
        c.line(step(ink, -2), "22,27 22,38")
        c.line(step(ink, -1), "13,36 21,34 30,36")
        c.rect(step(ink, -1), 17, 22, 10, 4)
        c.across(step(ink, 1), 17, 22, 6)
        for side in (-1, 1):
            x = 22 + side * 9
            shade = cloak if side < 0 else step(cloak, -1)
            c.poly(
                shade, (x, 25), (x + side * 6, 27), (x + side * 9, 38), (x + side * 3, 38), (x + side * 1, 30)
            )
            c.disc("y4" if side < 0 else "y3", x, 26, 2)
            c.px("y5", (x - 1, 25))
        c.line(step(cloak, 1), "10,26 7,30 5,38")
        if sign:
            c.rect(sign, 19, 29, 6, 2)
            c.rect(sign, 21, 28, 2, 5)

    return part


def chlamys(base: str, panel: str) -> Part:
    """A court cloak clasped on the right shoulder, with an embroidered panel."""

    def part(c: Drawing) -> None:
        torso(c, base, 15)
        c.poly("p4", "24,24 29,25 33,38 27,38")
        c.poly(panel, "10,30 20,31 20,38 10,38")
        c.rect(step(panel, 1), 10, 30, 10, 1)
        for x, y in ((12, 33), (17, 33), (12, 36), (17, 36)):
            c.rect("r2", x, y, 2, 2)
        c.px(step(panel, 2), "15,34 15,37")
        c.disc("y3", 27, 25, 3)
        c.disc("r3", 27, 25, 1)
        for x in range(15, 28, 2):
            c.px("y4" if x % 4 else "t4", (x, 24))

    return part


def peplos(base: str, border: str, skin: str = "n1 n3 n4 n5") -> Part:
    """A woman's robe pinned on the shoulders, in deep folds."""
    _, shade, flesh, lit = skin.split()

    def part(c: Drawing) -> None:
        torso(c, base, 12, 1)
        c.poly(flesh, "16,23 27,23 24,30 19,30")
        c.poly(shade, "24,23 27,23 24,30 22,30")
        c.px(lit, "18,25 19,26")
        c.line(border, "15,24 19,30 24,30 28,24")
        for x in (12, 16, 20, 25, 29):
            c.line(step(base, -1), (x, 31), (x + (x - 21) // 6, 38))
        c.disc("y4", 14, 26, 1)
        c.disc("y3", 29, 26, 1)

    return part


def bare_collar(skin: str, cape: str = "") -> Part:
    """A bare chest under a broad collar of beads (an Egyptian man)."""
    deep, shade, flesh, lit = skin.split()

    def part(c: Drawing) -> None:
        torso(c, flesh, 14)
        c.poly(lit, "14,32 20,33 20,36 14,36")
        c.line(shade, "22,33 22,38")
        c.line(shade, "14,37 20,38")
        if cape:
            c.poly(cape, "7,28 14,26 12,38 5,38")
            c.poly(step(cape, -1), "36,28 29,26 31,38 38,38")
        for inset, ink, dim in (
            (0, "y4", "y2"),
            (1, "b3", "b2"),
            (2, "r3", "r2"),
            (3, "t3", "t2"),
            (4, "y4", "y2"),
        ):
            c.poly(
                ink, (12 + inset, 25), (31 - inset, 25), (29 - inset, 31 - inset), (14 + inset, 31 - inset)
            )
            c.poly(dim, (24, 25), (31 - inset, 25), (29 - inset, 31 - inset), (24, 31 - inset))
        c.rect(shade, 18, 22, 7, 4)
        c.px(deep, "24,24 24,25")

    return part


def persian(base: str, trim: str) -> Part:
    """A pleated robe of the great king, with wide sleeves and a band of lions."""

    def part(c: Drawing) -> None:
        torso(c, base, 16)
        c.poly(trim, "18,23 25,23 25,38 18,38")
        c.poly(step(trim, -1), "22,23 25,23 25,38 22,38")
        for y in range(26, 38, 4):
            c.rect("r3", 20, y, 4, 2)
            c.px("y5", (20, y))
        for x in (8, 11, 14, 28, 31, 34):
            c.line(step(base, -1), (x, 29), (x - (2 if x < 22 else -2), 38))
        c.rect("y4", 16, 22, 12, 2)

    return part


def scythian(base: str, trim: str) -> Part:
    """A belted riding coat sewn with gold plaques."""

    def part(c: Drawing) -> None:
        torso(c, base, 13)
        c.line(trim, "17,24 22,31 22,38", width=2)
        c.line(step(trim, 1), "26,24 22,30")
        for x, y in ((12, 29), (15, 33), (12, 36), (29, 29), (27, 33), (31, 36)):
            c.rect("y4", x, y, 2, 2)
            c.px("y5", (x, y))
        c.rect("y3", 15, 22, 13, 2)
        c.rect("y5", 15, 22, 5, 1)

    return part
