"""What a person carries over the shoulder, wears on the back or has beside them."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing
from game.tools.bake.pictures.looks import Part


def bow() -> Part:
    """A strung horn bow held upright, its ends curling away from the string, and a quiver of arrows."""

    def part(c: Drawing) -> None:
        c.line("p5", "40,0 40,36")
        c.line("w4", "42,-3 40,0 45,7 46,13 43,18 46,23 45,29 40,36 42,39", width=2)
        c.line("w5", "40,0 45,7 45,13 42,18")
        c.rect("r3", 42, 16, 4, 5)
        for x, y in ((2, 13), (5, 11), (8, 13)):
            c.line("w3", (x, y), (x + 3, 30))
            c.rect("p5" if x != 5 else "r3", x - 1, y - 2, 3, 5)
            c.px("p2", (x + 1, y), (x + 1, y + 2))
        c.poly("w2", "2,22 12,21 14,38 6,38")
        c.line("y3", "2,23 12,22")

    return part


def cylinders() -> Part:
    """Two air cylinders close behind the shoulders, a hose between them."""

    def part(c: Drawing) -> None:
        for x, hi, mid, low in ((9, "y5", "y4", "y2"), (27, "y4", "y3", "y1")):
            c.oval(mid, x, 16, 8, 8)
            c.rect(mid, x, 20, 8, 18)
            c.rect(hi, x + 1, 18, 2, 20)
            c.rect(low, x + 6, 20, 2, 18)
            c.rect("s3", x + 3, 13, 2, 4)
            c.across("s5", x + 1, 13, 6)
        c.line("k1", "13,13 8,18 8,26", width=2)
        c.line("k1", "30,13 36,18 36,28", width=2)

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
    """A child in a laced cradleboard on the back, the strap over the breast."""

    def part(c: Drawing) -> None:
        c.poly("w3", "27,36 28,12 31,5 39,5 43,12 42,38 28,40")
        c.poly("w4", "29,36 30,13 32,7 36,7 35,38")
        c.oval("r2", 30, 10, 11, 12)
        c.oval("n3", 31, 12, 9, 9)
        c.oval("n4", 31, 12, 6, 6)
        c.poly("k1", "31,13 33,11 38,11 40,14 36,13")
        c.px("k0", "33,16 37,16")
        c.px("n1", "35,18 36,18")
        for y in (25, 29, 33):
            c.line("p4", (30, y), (36, y + 2), (41, y))
        c.line("y3", "30,8 39,8")

    return part
