"""Places behind people from 1890 on: quiet, lower in contrast than the face. See also `places_modern`."""

from __future__ import annotations

import math

from game.tools.bake.pictures.stage import Stage


def coil(s: Stage) -> None:
    """A tall coil throws violet lightning in a dark hall."""
    s.sky("k0 k1 v0", 0, 36)
    s.rect("w2", 3, 14, 9, 22)
    for y in range(14, 36, 2):
        s.rect("o3", 3, y, 9, 1)
        s.rect("o4", 3, y, 2, 1)
    s.oval("s3", 0, 8, 15, 6)
    s.oval("s5", 1, 8, 7, 3)
    for points in (
        "7,8 11,4 9,2 14,-1",
        "1,10 -2,6",
        "14,10 19,6 17,3 22,1",
        "3,8 0,3 4,0",
        "14,12 20,13 23,10",
    ):
        s.line("v3", points, width=2)
        s.line("v5", points)
    for x in (34, 42, 50):
        s.rect("k2", x, 0, 1, 36)


def mall(s: Stage) -> None:
    """A white obelisk, its long pool, and a sea of people with boards."""
    s.sky("b3 b4 b5", 0, 22)
    s.poly("p5", "44,22 45,3 46.5,0 48,3 49,22")
    s.poly("p3", "46.5,22 46.5,0 48,3 49,22")
    s.ridge("g2", "0,20 10,17 22,21 38,18 53,20")
    s.poly("b4", "43,22 50,22 53,30 40,30")
    for number in range(70):
        x, y = number * 19 % 54, 21 + number * 7 % 15
        s.rect(("p5", "k2", "r3", "b3", "y3")[number % 5], x, y + 1.5, 2.5, 3)
        s.rect(("w2", "w3", "n3", "w1")[number % 4], x + 0.3, y, 1.8, 1.8)
    for x, y in ((2, 12), (12, 14), (36, 13)):
        s.rect("w4", x + 3, y + 4, 0.8, 8)
        s.rect("p5", x, y, 8, 5)
        s.rect("r3", x + 1, y + 1, 6, 1)
        s.rect("k1", x + 1, y + 3, 5, 0.8)


def consulting_room(s: Stage) -> None:
    """A couch under a patterned rug; small old statues on a shelf."""
    s.sky("r1 r0", 0, 26)
    s.rect("w3", 33, 4, 20, 1.5)
    for x, ink, tall in ((35, "o3", 4), (39, "y3", 3), (43, "t3", 4), (48, "p3", 4)):
        s.rect(ink, x, 4 - tall + 0.5, 2, tall)
        s.disc(ink, x + 1, 4 - tall, 1)
    s.rect("w3", 0, 26, 53, 10)
    s.poly("r2", "30,36 30,21 53,21 53,36")
    s.poly("r3", "30,21 53,21 53,24 30,24")
    for x in range(31, 53, 4):
        s.poly("y3", (x, 28), (x + 2, 26), (x + 4, 28), (x + 2, 30))
        s.rect("b2", x + 1.5, 27.5, 1, 1)
        s.rect("y3", x, 33, 2, 1)
    s.oval("p4", 43, 12, 10, 11)
    s.oval("p5", 44, 12, 6, 7)
    for y in (3, 13):
        s.rect("w1", 0, y, 11, 8)
        for number in range(5):
            s.rect(("g2", "y2", "w3", "b2", "r3")[(number + y) % 5], number * 2.2, y + 2, 1.8, 6)
        s.rect("w4", 0, y + 8, 11, 1)


def bombe(s: Stage) -> None:
    """Rows of coloured drums: the code-breaking machine."""
    s.sky("k2 k1", 0, 36)
    s.rect("w2", 0, 0, 53, 2)
    for row in range(4):
        s.rect("k1", 0, 2 + row * 9, 53, 8)
        for column in range(8):
            x, y = 3 + column * 7, 6 + row * 9
            ink = ("r3", "y3", "t3")[row % 3]
            s.disc("k0", x, y, 3.3)
            s.disc(ink, x, y, 2.8)
            s.disc("s4", x, y, 1.2)
            a = (column * 5 + row * 3) % 8 * math.pi / 4
            s.line("k0", (x, y), (x + math.cos(a) * 2.4, y + math.sin(a) * 2.4))


def green_belt(s: Stage) -> None:
    """Red hills with rows of young trees; women plant farther up."""
    s.sky("b3 b4 p5", 0, 18)
    s.poly("s4", "30,18 42,4 53,16")
    s.poly("p5", "38,8 42,4 46,8 42,9")
    s.ridge("o2", "0,18 18,14 36,18 53,15", lit="o3")
    for row, y in enumerate((19, 24, 30)):
        s.ridge(("o3", "o2", "o3")[row], f"0,{y} 53,{y - 1}")
        for x in range(row * 2, 53, 6):
            s.rect("w1", x + 1, y - 2, 0.7, 3 + row)
            s.disc("g2", x + 1.3, y - 3, 1.5 + row * 0.5)
            s.disc("g4", x + 0.8, y - 3.6, 0.8 + row * 0.3)
    for x, ink in ((7, "y3"), (46, "r3")):
        s.rect(ink, x, 21, 3, 5)
        s.disc("w1", x + 2.5, 20, 1.2)


def pier(s: Stage) -> None:
    """A steamer with smoking funnels and a crowd waving goodbye."""
    s.sky("b3 b4 y5", 0, 24)
    s.rect("t3", 0, 22, 53, 14)
    s.waves("t5 t4", 23, 16, 3)
    s.poly("k1", "0,14 53,14 53,25 4,25")
    s.rect("r3", 3, 24, 50, 2)
    s.rect("p5", 0, 10, 53, 4)
    for x in range(2, 53, 4):
        s.rect("b2", x, 11.5, 1.5, 1.5)
        s.rect("y4", x, 17, 1, 1)
    for x in (4, 43):
        s.rect("r3", x, 1, 5, 9)
        s.rect("k1", x, 1, 5, 2)
        s.rect("r4", x, 3, 1, 7)
    for x, y, r in ((12, 0, 3), (17, -1, 3), (51, -1, 3)):
        s.disc("s4", x, y, r)
    s.line("w3", "31,10 31,0")
    s.rect("w3", 0, 31, 53, 5)
    s.rect("w4", 0, 31, 53, 1)
