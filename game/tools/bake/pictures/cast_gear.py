"""What a character brings to the table, on its edge, and what only one of them wears."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing
from game.tools.bake.pictures.looks import Part
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.torso import hand


def bricks(s: Stage) -> None:
    for x, y in ((2, 40), (8, 40), (5, 37), (2, 34), (8, 37)):
        s.rect("k0", x - 1, y - 1, 8, 5)
    for x, y in ((2, 40), (8, 40), (2, 37), (8, 37), (5, 34)):
        s.rect("k0", x - 1, y - 1, 7, 5)
        s.rect("o2", x, y, 5, 3)
        s.rect("o4", x, y, 5, 1)


def blade(s: Stage) -> None:
    s.line("k0", (1, 43), (24, 43), width=3)
    s.line("s4", (6, 43), (24, 43))
    s.line("s5", (6, 42), (22, 42))
    s.rect("y3", 5, 40, 2, 6)
    s.rect("w2", 1, 42, 4, 2)


def scroll(s: Stage) -> None:
    s.rect("k0", 2, 36, 16, 9)
    s.rect("p4", 3, 37, 14, 7)
    s.rect("p5", 3, 37, 14, 1)
    for y in (39, 41):
        s.line("k3", (6, y), (14, y))
    s.rect("w3", 2, 36, 2, 9)
    s.rect("w3", 16, 36, 2, 9)


def cup(s: Stage) -> None:
    s.grid(
        """
.44444444.
4.445432.3
4.445432.3
.44445332.
..444332..
....43....
....43....
..444332..""",
        2,
        34,
        {"4": "y3", "5": "y5", "3": "y2", "2": "y1"},
        outline=True,
    )


def coins(s: Stage) -> None:
    for x, n in ((4, 3), (11, 5), (41, 4)):
        for k in range(n):
            s.rect("k0", x - 3, 42 - 2 * k, 7, 3)
            s.rect("y2", x - 2, 43 - 2 * k, 5, 1)
            s.rect("y4", x - 2, 42 - 2 * k, 5, 1)
        s.rect("y5", x - 2, 42 - 2 * (n - 1), 2, 1)


def two_dice(s: Stage) -> None:
    for x, y, p in ((2, 36, ((2, 2), (5, 5))), (9, 38, ((1, 1), (4, 4), (1, 4), (4, 1)))):
        s.rect("k0", x - 1, y - 1, 9, 9)
        s.rect("p3", x, y, 7, 7)
        s.rect("p5", x, y, 6, 6)
        for a, b in p:
            s.rect(
                "r2",
                x + a,
                y + b - (1 if p[1] == (5, 5) else 0),
                1 if len(p) > 2 else 2,
                1 if len(p) > 2 else 2,
            )


def knife(s: Stage) -> None:
    s.rect("k0", 3, 36, 11, 9)
    s.rect("p4", 4, 37, 9, 7)
    s.rect("v2", 5, 38, 7, 5)
    s.line("k0", (9, 28), (9, 40), width=4)
    s.line("s5", (8, 34), (8, 40))
    s.line("s3", (9, 34), (9, 40))
    s.rect("y3", 6, 33, 6, 1)
    s.rect("w2", 8, 27, 2, 6)


def plans(s: Stage) -> None:
    s.poly("k0", (0, 38), (16, 36), (18, 45), (0, 45))
    s.poly("b4", (1, 39), (15, 37), (17, 44), (1, 44))
    s.line("p5", (3, 41), (8, 40), (8, 43), (14, 42))
    s.rect("k0", 38, 34, 3, 11)
    s.rect("y3", 39, 34, 1, 8)
    s.dots("r3", (39, 33))
    s.dots("k1", (39, 43))


def book(s: Stage) -> None:
    s.poly("k0", (0, 38), (10, 36), (20, 38), (20, 45), (0, 45))
    s.poly("p5", (1, 39), (9, 37), (9, 44), (1, 44))
    s.poly("p4", (11, 37), (19, 39), (19, 44), (11, 44))
    s.line("p2", (10, 37), (10, 44))
    for y in (40, 42):
        s.line("k4", (3, y), (7, y))
        s.line("k4", (13, y), (17, y))


def queen(skin: str) -> Part:
    """A chess queen between two fingers."""

    def part(c: Drawing) -> None:
        c.grid(
            """
.4.4.4.
.43433.
..433..
...3...
..432..
..432..
.44332.
.44332.""",
            33,
            19,
            {"4": "y5", "3": "y3", "2": "y1"},
        )
        hand(c, 34, 26, skin)

    return part


def bindi(c: Drawing) -> None:
    c.px("r3", (21, 9), (22, 9))


def freckles(c: Drawing) -> None:
    c.px("n2", (18, 15), (20, 16), (25, 15), (24, 16), (19, 14))


def eyepatch(c: Drawing) -> None:
    c.rect("k0", 23, 10, 4, 5)
    c.line("k0", (15, 8), (24, 11))
    c.line("k0", (26, 10), (28, 8))


def scar(c: Drawing) -> None:
    c.px("n1", (18, 14), (18, 15), (19, 16))


def hard_hat(c: Drawing) -> None:
    c.poly("y3", (15, 8), (15, 5), (18, 2), (25, 2), (28, 5), (28, 8))
    c.poly("y4", (16, 7), (16, 5), (19, 3), (21, 3), (19, 7))
    c.rect("y2", 26, 4, 2, 4)
    c.rect("y5", 20, 1, 4, 2)
    c.rect("y2", 22, 2, 2, 6)
    c.rect("y4", 21, 2, 1, 6)
    c.rect("y3", 13, 8, 17, 1)
    c.rect("y1", 14, 9, 16, 1)
