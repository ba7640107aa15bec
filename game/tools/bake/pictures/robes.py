"""Clothes that are wrapped, pinned or laid over: the dress of old and far lands. See also `clothes`."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step
from game.tools.bake.pictures.looks import Part
from game.tools.bake.pictures.torso import torso


def gown_egypt() -> Part:
    """White linen and a broad collar of beads."""

    def part(c: Drawing) -> None:
        torso(c, "p4", 12, 1)
        c.rect("p5", 12, 33, 8, 5)
        for inset, ink, dim in (
            (0, "y4", "y2"),
            (1, "t3", "t2"),
            (2, "r3", "r2"),
            (3, "y4", "y2"),
            (4, "b3", "b2"),
        ):
            c.poly(
                ink,
                (17 - 4 + inset, 25 + inset // 2),
                (30 - inset, 25 + inset // 2),
                (29 - inset, 30 - inset // 2),
                (26 - inset // 2, 33 - inset),
                (18 + inset // 2, 33 - inset),
                (14 + inset, 30 - inset // 2),
            )
            c.poly(
                dim,
                (25 - inset // 2, 26),
                (30 - inset, 25 + inset // 2),
                (29 - inset, 30 - inset // 2),
                (25 - inset // 2, 33 - inset),
            )
        c.poly("n2", "18,22 25,22 25,27 23,29 20,29 18,27")
        c.poly("w3", "23,22 25,22 25,27 23,28")
        c.px("y5", "14,27 16,30 19,32 15,29")

    return part


def crossed(base: str, trim: str, inner: str = "p4", half: int = 15, belt: str = "") -> Part:
    """An eastern robe: the left side laid over the right in a broad band."""

    def part(c: Drawing) -> None:
        torso(c, base, half)
        c.poly(inner, "18,23 25,23 23,28 21,28")
        c.poly(step(trim, -1), "25,22 28,24 24,31 21,29")
        c.poly(trim, "15,24 18,22 21,27 28,38 23,38 18,29")
        c.line(step(trim, 1), "15,24 18,30 23,38")
        if belt:
            c.rect(belt, 10, 36, 22, 2)
            c.rect(step(belt, 1), 10, 36, 9, 1)

    return part


def sleeves(base: str, lining: str, skin: str) -> Part:
    """Hands folded in wide sleeves before the chest."""
    deep, shade, flesh, lit = skin.split()

    def part(c: Drawing) -> None:
        c.poly(base, "6,31 12,29 21,31 20,38 6,38")
        c.poly(step(base, 1), "6,31 12,29 18,30 10,32 6,35")
        c.poly(step(base, -1), "37,31 31,29 22,31 23,38 37,38")
        c.line(step(base, -2), "21,31 20,38")
        c.line(lining, "20,30 18,38")
        c.line(step(lining, -1), "23,30 25,38")
        c.rect(flesh, 19, 29, 5, 4)
        c.rect(shade, 22, 29, 3, 4)
        c.px(lit, "19,29 20,29")
        c.px(deep, "20,31 22,31 24,31")
        c.line("k0", "21,33 21,38")

    return part


def himation(base: str, skin: str, tunic: str = "") -> Part:
    """A Greek cloak thrown over one shoulder; the other is bare (or a tunic)."""
    deep, shade, flesh, lit = skin.split()

    def part(c: Drawing) -> None:
        torso(c, tunic or flesh, 14)
        if not tunic:
            c.poly(lit, "17,25 12,27 9,31 12,30")
            c.line(shade, "15,33 21,34")
            c.line(deep, "21,28 21,32")
        c.poly(base, "25,23 29,25 34,28 36,38 9,38 12,35 20,32")
        c.poly(step(base, 1), "25,23 28,25 22,33 12,36 12,35 20,31")
        c.poly(step(base, -1), "31,27 34,28 36,38 27,38")
        for a, b in (((28, 26), (15, 37)), ((30, 27), (21, 38)), ((32, 29), (27, 38))):
            c.line(step(base, -1), a, b)
        c.line(step(base, -2), "33,30 31,38")

    return part


def deel(base: str, fur: str, trim: str) -> Part:
    """A steppe coat: fur collar, flap buttoned to the shoulder, sash."""

    def part(c: Drawing) -> None:
        torso(c, base, 14)
        c.poly(trim, "22,27 30,28 31,31 24,38 21,38")
        c.poly(step(base, -1), "23,28 29,29 29,31 23,37")
        c.line(step(trim, 1), "21,27 20,38")
        for x, y in ((13, 25), (15, 24), (17, 26), (19, 27), (21, 28)):
            c.disc(fur, x, y, 2)
            c.disc(step(fur, -1), 43 - x, y, 2)
            c.px(step(fur, 1), (x - 1, y - 1), (x, y - 1))
        c.rect("n1", 19, 22, 6, 3)

    return part


def royal(base: str, trim: str) -> Part:
    """A wide African robe with a gold-edged yoke and a chain of discs."""

    def part(c: Drawing) -> None:
        torso(c, base, 17)
        c.poly(trim, "14,26 29,26 27,33 22,38 21,38 16,33")
        c.poly(step(trim, -1), "23,26 29,26 27,33 22,38")
        c.poly(step(base, -1), "16,26 27,26 25,32 22,35 21,35 18,32")
        for x, y in ((16, 28), (18, 31), (21, 33), (24, 31), (27, 28)):
            c.rect("y4", x - 1, y, 2, 2)
            c.px("y5", (x - 1, y))
            c.px("y1", (x, y + 1))
        for x in (9, 12, 32, 35):
            c.line(step(base, -1), (x, 30), (x - (1 if x < 20 else -1), 38))

    return part


def coat_red(base: str, sash: str) -> Part:
    """A pirate's short coat with a sash across the breast."""

    def part(c: Drawing) -> None:
        crossed(base, "y3", "p4", 13)(c)
        c.poly(sash, "9,27 13,26 31,38 25,38")
        c.line(step(sash, 1), "9,27 25,38")

    return part


def buckskin() -> Part:
    """A fringed hide dress with a beaded yoke."""

    def part(c: Drawing) -> None:
        torso(c, "p2", 13, 1)
        for number, x in enumerate(range(10, 34, 2)):
            c.px(("r3", "p5", "b3")[number % 3], (x, 30), (x, 31))
            c.down("p0", x + 1, 32, 3)
        c.line("r3", "17,25 21,29 26,25")
        c.line("b3", "16,26 21,31 27,26")
        c.line("w2", "30,27 15,38", width=2)

    return part


def chiton(base: str, border: str) -> Part:
    """A short Greek tunic pinned on both shoulders."""

    def part(c: Drawing) -> None:
        torso(c, base, 12, 1)
        c.poly("n3", "17,23 26,23 23,29 20,29")
        c.poly("n2", "23,23 26,23 23,29")
        c.line(border, "16,24 20,29 23,29 27,24")
        for x in (14, 18, 25, 29):
            c.line(step(base, -1), (x, 29), (x - (1 if x < 21 else -1), 38))
        c.rect("y4", 13, 26, 2, 2)
        c.rect("y3", 29, 26, 2, 2)

    return part
