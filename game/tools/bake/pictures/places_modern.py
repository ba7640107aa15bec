"""Places behind people since 1800. Quiet, one idea, lower in contrast than
the face, plain on the face's side; units of the small picture, 53x36.
"""

from __future__ import annotations

import math

from game.tools.bake.pictures.stage import Stage


def laboratory(s: Stage) -> None:
    s.sky("k0 b0 k1", 0, 36)
    for y in (9, 20):
        s.rect("w1", 0, y, 53, 1)
        s.rect("w2", 0, y - 0.5, 53, 0.5)
    for x, y, w, h, ink in (
        (1, 4, 3, 5, "t2"),
        (5, 2, 2, 7, "b2"),
        (8, 5, 4, 4, "w2"),
        (2, 14, 5, 6, "v1"),
        (8, 13, 2, 7, "t1"),
        (45, 3, 3, 6, "b1"),
        (49, 5, 3, 4, "w2"),
        (34, 4, 3, 5, "v1"),
        (38, 2, 2, 7, "t2"),
    ):
        s.rect(ink, x, y, w, h)
        s.rect(ink[0] + str(int(ink[1]) + 1), x, y, 1, h)
    s.disc("t1", 40, 16, 12)
    s.disc("t2", 40, 16, 8)


def bus(s: Stage) -> None:
    """The inside of a city bus: windows, poles, seat backs."""
    s.sky("s4 s3", 0, 36)
    s.rect("g3", 0, 0, 53, 3)
    s.rect("g4", 0, 3, 53, 1)
    for x in (-8, 12, 33):
        s.rect("s1", x, 5, 19, 15)
        s.panel("b4 b5 p4", x + 1, 6, 17, 13)
        s.rect("o3", x + 3, 11, 5, 8)
        s.rect("r2", x + 10, 9, 6, 10)
        for dx, dy in ((4, 13), (6, 13), (11, 11), (13, 11), (11, 15), (13, 15)):
            s.rect("y5", x + dx, dy, 1, 1)
        s.rect("s5", x, 19.5, 19, 1)
    s.rect("s2", 0, 21, 53, 15)
    for x in (0, 38):
        s.oval("g1", x - 2, 21, 17, 8)
        s.rect("g1", x - 2, 24, 17, 12)
        s.oval("g2", x - 1, 22, 13, 6)
        s.rect("g2", x - 1, 25, 13, 11)
        s.rect("g3", x, 23, 8, 1)
    s.rect("s5", 47, 0, 1, 36)
    s.rect("s3", 48, 0, 1, 36)


def garden_door(s: Stage) -> None:
    """Ivy round a window, warm and quiet."""
    s.sky("g1 g2 g1", 0, 36)
    s.rect("w1", 4, 2, 45, 30)
    s.rect("w3", 6, 4, 41, 26)
    s.panel("t2 t3 g3", 7, 5, 39, 24)
    for x in (16, 36):
        s.rect("w3", x, 4, 1, 26)
    s.rect("w3", 6, 15, 41, 1)
    for x, y in (
        (2, 3),
        (5, 8),
        (3, 13),
        (6, 19),
        (2, 24),
        (48, 2),
        (50, 8),
        (47, 13),
        (51, 18),
        (47, 24),
        (12, 1),
        (40, 1),
    ):
        s.disc("g2", x, y, 3)
        s.disc("g3", x - 0.5, y - 0.5, 2)
        s.dots("g5", (x - 1, y - 1))


def engine(s: Stage) -> None:
    """Brass wheels in mesh: the Analytical Engine."""
    s.sky("w0 w1 w1", 0, 36)
    for x in (0, 6):
        s.rect("w2", x, 4, 4, 32)
        s.rect("w1", x + 3, 4, 1, 32)
    s.rect("k1", 28, 0, 25, 36)
    for x, y, r in ((48, 30, 8), (34, 31, 6), (35, 5, 7), (45, 14, 10)):
        for number in range(16 if r > 7 else 12):
            angle = number * 6.2832 / (16 if r > 7 else 12)
            s.disc(
                "y2" if math.sin(angle) + math.cos(angle) > 0 else "y3",
                x + math.cos(angle) * r,
                y + math.sin(angle) * r,
                1.2,
            )
        s.disc("y1", x, y, r)
        s.disc("y2", x - 0.3, y - 0.3, r - 0.6)
        s.disc("y3", x - 0.6, y - 0.6, r - 1.6)
        s.disc("k1", x, y, r - 3)
        s.rect("y2", x - r + 2, y - 0.5, 2 * r - 4, 1.5)
        s.rect("y2", x - 0.5, y - r + 2, 1.5, 2 * r - 4)
        s.disc("y4", x, y, 1.5)


def blackboard(s: Stage) -> None:
    s.rect("w3", 0, 0, 53, 36)
    s.rect("w4", 0, 0, 53, 1)
    s.rect("g0", 0, 2, 53, 30)
    s.sky("g0 g1 g0", 3, 28)
    inks = "p4"
    glyphs = {
        "E": "111,100,110,100,111",
        "=": "000,111,000,111,000",
        "m": "00000,11110,10101,10101,10101",
        "c": "000,111,100,100,111",
        "2": "11,01,10,11",
    }
    x = 31
    for letter, dy in (("E", 0), ("=", 0), ("m", 0), ("c", 0), ("2", -3)):
        for row, bits in enumerate(glyphs[letter].split(",")):
            for column, bit in enumerate(bits):
                if bit == "1":
                    s.rect(inks, x + column, 8 + dy + row, 1, 1)
        x += len(glyphs[letter].split(",")[0]) + 1
    s.line("s4", "34,18 34,29 50,29")
    s.line("s4", "35,28 39,27 43,24 46,18")
    s.line("s3", "2,6 6,6")
    s.line("s3", "1,11 4,11")


def reef(s: Stage) -> None:
    """Under the sea: rays, fish, coral."""
    s.sky("b4 b3 b2 b1", 0, 36)
    for x in (4, 36, 46):
        s.poly("b3" if x > 10 else "b4", (x, 0), (x + 4, 0), (x - 2, 20), (x - 4, 20))
    for x, y, ramp, d in ((5, 11, "y", -1), (46, 8, "o", 1), (44, 20, "y", 1), (2, 21, "o", -1)):
        s.oval(f"{ramp}3", x - 3, y - 2, 6, 4)
        s.poly(f"{ramp}3", (x + 2 * d, y), (x + 5 * d, y - 2), (x + 5 * d, y + 2))
        s.dots(f"{ramp}5", (x - 1, y - 1), (x, y - 1))
        s.dots("k0", (x - 2 * d, y - 0.5))
    s.ridge("b0", "0,30 8,32 40,32 53,29")
    for x, ink in ((1, "m3"), (5, "m2"), (47, "m3"), (51, "o3"), (9, "o2")):
        s.line(ink, (x, 36), (x, 28), width=2)
        s.line(ink, (x, 32), (x + 2, 29))
    for x, y in ((36, 4), (38, 8), (35, 12)):
        s.disc("b5", x, y, 1)


def gettysburg(s: Stage) -> None:
    """Bunting and a field of graves."""
    s.sky("b3 b4 p5", 0, 22)
    s.ridge("g3", "0,20 20,18 53,21", lit="g4")
    for number, x in enumerate(range(0, 53, 5)):
        s.rect("p5", x + 1, 23 + number % 2 * 4, 2.5, 4)
        s.rect("p2", x + 3, 23 + number % 2 * 4, 0.5, 4)
    s.rect("w3", 8, 2, 1, 26)
    s.rect("p5", 9, 3, 11, 9)
    for y in (3, 5, 7, 9, 11):
        s.rect("r3", 9, y, 11, 1)
    s.rect("b2", 9, 3, 5, 5)
    s.dots("p5", "10,4 12,4 11,6 13,6")
    s.rect("w3", 47, 4, 1, 26)
    s.rect("p5", 37, 5, 10, 8)
    for y in (5, 7, 9, 11):
        s.rect("r3", 37, y, 10, 1)
    s.rect("b2", 42, 5, 5, 4)


def salt_shore(s: Stage) -> None:
    """A beach at sunrise; walkers in white behind."""
    s.sky("b4 n5 o5 o4", 0, 18)
    s.disc("y5", 8, 13, 4)
    s.rect("b3", 0, 17, 53, 8)
    s.waves("b5 y5 b4", 18, 16, 3)
    s.ridge("p3", "0,25 24,23 53,25", lit="p5")
    s.ridge("p2", "0,32 53,31")
    for x in (3, 8, 13, 44, 49):
        s.rect("w1", x, 21, 1.5, 1.5)
        s.rect("p5", x - 0.5, 22.5, 2.5, 3.5)
        s.rect("w2", x, 26, 1, 2)


def jungle(s: Stage) -> None:
    s.sky("g4 g5 g4 g3", 0, 36)
    for x, w in ((4, 3), (14, 2), (33, 2), (45, 4)):
        s.rect("g1", x, 0, w, 36)
        s.rect("g2", x, 0, 0.8, 36)
    for x, y, r in (
        (2, 4, 6),
        (12, 2, 5),
        (24, 1, 5),
        (38, 3, 6),
        (50, 3, 6),
        (0, 32, 6),
        (9, 35, 5),
        (50, 33, 6),
    ):
        s.disc("g2", x, y, r)
        s.disc("g3", x - 1, y - 1, r - 1.5)
    s.line("g1", "20,0 19,14")
    s.line("g1", "30,0 31,11")


def night_road(s: Stage) -> None:
    """A dark wood; the north star shows the way."""
    s.sky("k0 b0 b1 v1", 0, 36)
    s.dots("b4", "3,4 20,3 30,9 50,5 47,14 13,10")
    s.rect("p5", 10, 2, 1, 7)
    s.rect("p5", 7, 5, 7, 1)
    s.rect("y5", 9, 4, 3, 3)
    for x, w in ((1, 3), (17, 2), (49, 3)):
        s.rect("k0", x, 8, w, 28)
        s.line("k0", (x + 1, 14), (x - 4, 7))
        s.line("k0", (x + 1, 18), (x + 6, 11))
    s.ridge("g0", "0,30 53,29")
    s.disc("w2", 38, 18, 11)
    s.disc("o1", 38, 18, 7.5)


def rainbow_flag(s: Stage) -> None:
    """The flag of 1994: black, gold, green, white, red, blue."""
    s.rect("r3", 0, 0, 53, 15)
    s.rect("b2", 0, 21, 53, 15)
    s.rect("p5", 0, 12, 53, 12)
    s.poly("p5", "-1,-4 24,13 24,23 -1,40")
    s.rect("g2", 0, 14.5, 53, 7)
    s.poly("g2", "-1,0 24,16 24,20 -1,36")
    s.poly("y4", "-1,5 18,18 -1,31")
    s.poly("k1", "-1,9 12,18 -1,27")
    for x in (30, 44):
        s.shade(-1, x, 0, 3, 36)


def darkroom(s: Stage) -> None:
    """A laboratory in red light; a model of rods and balls."""
    s.sky("k1 r0 r1 r0", 0, 36)
    s.rect("w1", 0, 9, 53, 1)
    s.rect("w1", 0, 20, 53, 1)
    for x, y, w, h in ((1, 4, 3, 5), (5, 3, 2, 6), (44, 3, 4, 6), (49, 5, 3, 4), (1, 15, 4, 5)):
        s.rect("r2", x, y, w, h)
        s.rect("r3", x, y, 1, h)
    for number in range(9):
        rung, swing = 3 + number * 3.4, math.sin(number * 0.75)
        s.line("r2", (9 - swing * 4, rung), (9 + swing * 4, rung))
        s.disc("o3", 9 - swing * 4, rung, 1.2)
        s.disc("y3", 9 + swing * 4, rung, 1.2)
