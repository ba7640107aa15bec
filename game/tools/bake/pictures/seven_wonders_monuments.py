"""7 Wonders: blue cards of the third age, the pride of a city."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    boxes,
    column,
    cypress,
    discs,
)

GALLERY = Gallery(WONDERS)


def _fan(x: float, y: float, r: float, number: int) -> tuple[float, float]:
    """A place on a half circle of nine."""
    across = (-1, -0.92, -0.7, -0.38, 0, 0.38, 0.7, 0.92, 1)[number]
    return x + across * r, y - (1 - across * across) ** 0.5 * r


@GALLERY.scene("gardens")
def gardens(s: Stage) -> None:
    """A peacock spreads its tail by the fountain of a formal garden."""
    s.sky("b3 b4 b5", 0, 16)
    for x in range(1, 53, 9):
        cypress(s, x, 18, 14 + x % 3)
    s.rect("g2", 0, 14, 52, 6)
    s.rect("g3", 0, 14, 52, 1)
    s.rect("g4", 0, 20, 52, 22)
    s.poly("p3", "20,20 30,20 46,42 6,42")
    s.poly("p4", "21,20 25,20 18,42 6,42")
    for x, y, r in rows("4,24,4 12,22,3 48,24,4 40,22,3"):
        s.disc("g1", x, y, r)
        s.disc("g2", x - 0.5, y - 0.5, r - 1)
        s.dots("m4", (x - 1, y - 2), (x + 2, y))
        s.dots("p5", (x + 1, y - 1))
    with s.subject():
        s.oval("s4", 16, 19, 20, 5)
        s.rect("s3", 24, 13, 4, 8)
        s.oval("s4", 20, 11, 12, 4)
    s.oval("b4", 18, 19.5, 16, 3)
    s.rect("b5", 25, 5, 2, 8)
    for x0, x1 in ((21, 18), (30, 33)):
        s.line("b5", (25.5, 6), (x0, 8), (x1, 19))
    s.line("p5", "25,5 22,8 20,12")
    _peacock(s)
    s.line("b4", "34,21 33,19")
    s.line("b4", "35,21 36,19")


def _peacock(s: Stage) -> None:
    """A peacock with its tail spread."""
    with s.subject():
        s.oval("t2", 21, 20, 32, 30)
    for r, ink, eye in ((14, "t3", "y4"), (10, "t2", "y3"), (6.5, "t3", "y4")):
        for number in range(9):
            x, y = _fan(37, 38, r, number)
            s.disc(ink, x, y, 2.4)
            s.disc(eye, x, y, 1.4)
            s.dots("b1", (x, y))
    with s.subject():
        s.oval("b3", 33, 31, 7, 11)
        s.rect("b3", 34, 24, 3, 8)
        s.oval("b3", 32, 22, 5, 4)
    s.dots("p5", "33,23")
    s.rect("y4", 30, 24, 2, 1)
    s.rect("b4", 34, 26, 1, 12)


@GALLERY.scene("town_hall")
def town_hall(s: Stage) -> None:
    """A herald reads from the balcony, the crowd looks up."""
    s.sky("b4 b5", 0, 42)
    s.rect("p3", 16, 0, 36, 42)
    s.tile("p4", "p3", 16, 0, 36, 42, 8, 4)
    s.rect("p1", 16, 0, 1, 42)
    for x in (19, 42):
        s.rect("w1", x, 3, 6, 10)
        s.oval("w1", x, 0, 6, 6)
        s.rect("b2", x + 1, 4, 4, 8)
    s.rect("w1", 28, 4, 11, 18)
    s.oval("w1", 28, -1, 11, 10)
    for x, ramp in ((20, "r"), (41, "b")):
        s.poly(f"{ramp}3", (x, 14), (x + 7, 14), (x + 7, 25), (x + 3.5, 22), (x, 25))
        s.rect(f"{ramp}4", x, 14, 1, 9)
        s.disc("y4", x + 3.5, 18, 1.6)
    actor(s, "half_offer", 24, 25, "v3", "n3", "w1")
    with s.subject():
        s.rect("p5", 35, 15, 6, 8)
    boxes(s, "k3", "36,17,4,1 36,19,3,1 36,21,4,1")
    with s.subject():
        s.rect("s4", 21, 22, 26, 2)
        s.rect("s3", 21, 29, 26, 2)
    for x in range(22, 46, 4):
        s.rect("s4", x, 24, 2, 5)
    s.rect("s5", 21, 22, 26, 1)
    for x, dress, hair in (
        (2, "g3", "w1"),
        (12, "o3", "k1"),
        (22, "b3", "y3"),
        (32, "r3", "w1"),
        (42, "t3", "w2"),
    ):
        actor(s, "back", x, 47, dress, "n3", hair)


ENTHRONED = """
..y.y.y..
..yyyyy..
..fffff..
..fefef..
..hhhhh..
...hhh...
.5LLbbd5.
55LLbbd55
5.Lbbbd.5
ffbyyybff
.bbbbbbb.
.bbbbbbbd
.Lbb.bbd.
.Lbb.bbd.
.ww...ww."""


@GALLERY.scene("palace")
def palace(s: Stage) -> None:
    """A king sits between two guards on a golden throne under a canopy."""
    s.rect("v1", 0, 0, 52, 32)
    for x in range(2, 52, 7):
        s.rect("v2", x, 0, 3, 32)
    s.poly("s4", "0,32 52,32 52,42 0,42")
    for x in range(-6, 60, 10):
        s.poly("s5", (x + 3, 32), (x + 8, 32), (x + 7, 42), (x, 42))
    s.poly("r2", "20,32 42,32 46,42 16,42")
    s.poly("r3", "22,32 32,32 31,42 19,42")
    with s.subject():
        s.poly("r3", "15,12 19,3 43,3 47,12 42,9 36,12 31,9 26,12 20,9")
    s.rect("y4", 19, 3, 24, 1)
    for x in (17, 44):
        s.rect("y3", x, 10, 1.5, 24)
    with s.subject():
        s.rect("y3", 23, 13, 17, 21)
        s.rect("y4", 23, 13, 3, 21)
        s.rect("y1", 37, 13, 3, 21)
        s.rect("y2", 21, 27, 21, 8)
    s.rect("r1", 26, 16, 11, 11)
    discs(s, "y5", "24,13,2 39,13,2 31.5,11,2")
    s.grid(
        ENTHRONED,
        27,
        15,
        {"y": "y5", "f": "n3", "h": "w2", "e": "k0", "b": "b3", "L": "b4", "d": "b2", "5": "p5", "w": "w0"},
        outline=True,
    )
    for x in (2, 43):
        actor(s, "robe", x, 40, "s3", "n2", "s4")
        with s.subject():
            s.rect("w4", x + 8 if x < 20 else x, 16, 1.5, 25)
            s.poly("s5", (x + 7, 16), (x + 8.5, 11), (x + 10, 16)) if x < 20 else s.poly(
                "s5", (x - 1, 16), (x + 0.5, 11), (x + 2, 16)
            )


@GALLERY.scene("senate")
def senate(s: Stage) -> None:
    """A senator pleads on the floor; white togas listen on curved benches."""
    s.rect("r1", 0, 0, 52, 17)
    for x in range(0, 52, 13):
        column(s, x + 5, 0, 13, 4, "p3")
    for number in range(2):
        y = 16 + number * 9
        s.rect("p2", 0, y, 52, 9)
        s.rect("p4", 0, y, 52, 1)
        for place, x in enumerate(range(number * 5 - 3, 52, 11)):
            if number and 14 < x < 34:
                continue
            actor(
                s,
                "half",
                x,
                y + 8,
                "p4",
                ("n3", "n2", "n4")[place % 3],
                ("w1", "s4", "w2", "s5")[(place + number) % 4],
            )
            s.line("r3", (x + 6, y + 1), (x + 3, y + 7))
    s.rect("s4", 0, 31, 52, 11)
    for x in range(0, 52, 8):
        s.rect("s3" if x % 16 else "s5", x, 31, 8, 11)
    s.oval("r2", 13, 35, 30, 8)
    s.oval("y3", 15, 36, 26, 6)
    s.oval("r2", 16, 36.5, 24, 5)
    actor(s, "hail", 22, 41, "p4", "n3", "s3")
    s.line("r3", "27,29 24,38")
    s.line("r3", "26,29 23,38")


@GALLERY.scene("pantheon")
def pantheon(s: Stage) -> None:
    """A shaft of light falls from the eye of the dome on a kneeling worshipper."""
    s.rect("k2", 0, 0, 52, 42)
    for number in range(5):
        inset = number * 5
        s.oval(
            ("k3", "p0", "p1", "p1", "p2")[number],
            -4 + inset,
            -12 + number * 2,
            60 - inset * 2,
            44 - number * 8,
        )
    for number in range(4):
        y, half = 17 - number * 4, 27 - number * 5.5
        for place in range(-3, 4):
            s.rect(
                "w1",
                26 + place * half / 3.4 - 1.5,
                y - abs(place) * 0.3,
                4 - number * 0.7,
                2.6 - number * 0.4,
            )
    s.oval("p5", 19, -2, 14, 7)
    s.rect("p1", 0, 22, 52, 2)
    s.rect("p3", 0, 22, 52, 1)
    s.rect("r1", 0, 24, 52, 12)
    for x in (3, 14, 34, 45):
        column(s, x, 24, 36, 4, "o4")
    for x in (8, 40):
        s.oval("k1", x, 25, 5, 6)
        s.rect("k1", x, 28, 5, 7)
        s.rect("p4", x + 1, 29, 3, 6)
        s.rect("p5", x + 1, 27, 2, 2)
    for x in range(-4, 56, 8):
        s.rect("o3" if x % 16 else "p3", x, 36, 8, 6)
    s.poly("y4", "20,2 32,2 41,40 18,40")
    s.poly("y5", "21,2 31,2 38,40 21,40")
    s.oval("p5", 18, 36, 23, 6)
    actor(s, "kneel", 25, 40, "b3", "n2", "w1")
