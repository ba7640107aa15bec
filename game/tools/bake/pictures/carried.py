"""What a person carries over the shoulder, wears on the back or has beside them."""

from __future__ import annotations

from game.tools.bake.pictures.busts import Part
from game.tools.bake.pictures.drawing import Drawing


def bow() -> Part:
    """A recurved bow and arrows over the shoulder."""

    def part(c: Drawing) -> None:
        c.line("w4", "37,4 40,6 41,11 39,17 41,23 41,29 38,33", width=2)
        c.line("w5", "37,4 40,6 40,11")
        c.line("p4", "37,4 36,18 38,33")
        for x, y in ((2, 17), (5, 15), (8, 17)):
            c.line("w3", (x, y), (x + 4, 32))
            c.rect("p5" if x != 5 else "r3", x - 1, y - 2, 3, 5)
            c.px("p2", (x + 1, y), (x + 1, y + 2))
        c.poly("w2", "3,24 13,24 14,38 6,38")

    return part


def cylinders() -> Part:
    """Two air cylinders behind the shoulders and the hose of the regulator."""

    def part(c: Drawing) -> None:
        for x, (hi, mid, low) in ((7, ("y5", "y4", "y2")), (31, ("y4", "y3", "y1"))):
            c.oval(mid, x, 20, 6, 6)
            c.rect(mid, x, 23, 6, 15)
            c.rect(hi, x + 1, 22, 1, 16)
            c.rect(low, x + 4, 23, 2, 15)
            c.rect("s3", x + 2, 17, 2, 4)
            c.across("s5", x + 1, 17, 4)

    return part


def banner() -> Part:
    """A white standard with lilies, flying to the right."""

    def part(c: Drawing) -> None:
        c.rect("w3", 33, -6, 2, 44)
        c.down("w5", 33, -6, 44)
        c.poly("p5", "35,-4 41,-5 49,-3 49,14 44,13 39,15 35,14")
        c.poly("p3", "44,-4 49,-3 49,14 44,13")
        for x, y in ((39, 0), (46, 4), (39, 9)):
            c.px(
                "y2",
                (x, y - 1),
                (x, y),
                (x - 1, y),
                (x + 1, y),
                (x, y + 1),
                (x, y + 2),
                (x - 1, y + 2),
                (x + 1, y + 2),
            )
            c.px("y3", (x, y - 2), (x, y - 1))

    return part


def chimp() -> Part:
    """A young chimpanzee, one arm about the neck."""

    def part(c: Drawing) -> None:
        c.oval("k1", 33, 13, 14, 14)
        c.oval("k2", 33, 13, 10, 10)
        c.oval("n2", 31, 18, 4, 5)
        c.oval("n1", 45, 18, 3, 5)
        c.oval("n2", 35, 17, 10, 9)
        c.oval("n3", 36, 20, 8, 6)
        c.rect("k0", 37, 18, 2, 2)
        c.rect("k0", 41, 18, 2, 2)
        c.px("p5", "37,18 41,18")
        c.across("n0", 37, 24, 6)
        c.px("n0", "39,21 40,21")
        c.poly("k1", "32,38 33,27 38,25 45,27 48,38")
        c.line("k2", "34,28 33,37")
        c.poly("k1", "37,29 26,28 23,30 26,32 38,35")
        c.rect("n2", 22, 29, 3, 3)

    return part


def cradle() -> Part:
    """A child carried on the back, looking over the shoulder."""

    def part(c: Drawing) -> None:
        c.oval("w3", 29, 10, 14, 24)
        c.oval("w4", 30, 11, 9, 20)
        c.oval("r2", 31, 13, 10, 11)
        c.oval("n3", 32, 14, 8, 8)
        c.oval("n4", 32, 14, 5, 5)
        c.rect("k0", 33, 14, 6, 1)
        c.px("k0", "34,18 37,18")
        c.px("n1", "35,20 36,20")
        for y in (26, 29):
            c.across("p4", 32, y, 8)

    return part
