"""Places behind people from the Middle Ages to 1800. Quiet, one idea, lower in contrast than
the face, plain on the face's side; units of the small picture, 53x36.
"""

from __future__ import annotations

from game.tools.bake.pictures.stage import Stage


def cannon(s: Stage) -> None:
    s.sky("b3 b4 y5 o4", 0, 28)
    s.disc("y5", 44, 19, 5)
    s.ridge("g2", "0,24 14,22 30,25 53,22", lit="g3")
    s.ridge("g3", "0,29 20,28 53,30")
    for x in range(41, 53, 3):
        s.rect("b1", x, 22, 1, 3)
        s.rect("r2", x, 21, 1, 1)
    s.poly("y1", "0,25 10,22 11,25 1,29")
    s.poly("y3", "0,24 10,22 10,23 0,26")
    s.disc("w1", 3, 30, 4)
    s.disc("w3", 3, 30, 3)
    s.disc("w1", 3, 30, 1)
    for x, y, r in ((14, 17, 3), (11, 14, 3), (16, 12, 2)):
        s.disc("s4", x, y, r)


def easel(s: Stage) -> None:
    """A half-painted lady with a smile."""
    s.sky("w1 w2 w1", 0, 36)
    s.line("w4", "38,0 33,36")
    s.line("w4", "45,0 50,36")
    s.rect("y1", 31, 2, 21, 27)
    s.rect("y3", 31, 2, 21, 1)
    s.rect("y3", 31, 2, 1, 27)
    s.panel("t4 g5 y4", 33, 4, 17, 23)
    s.poly("t3", "33,15 38,12 42,15 46,11 50,14 50,20 33,20")
    s.poly("w1", "34,27 36,20 40,18 44,18 48,21 49,27")
    s.oval("w0", 37, 6, 9, 14)
    s.oval("n4", 39, 8, 5, 8)
    s.rect("n4", 40, 15, 3, 5)
    s.poly("n4", "38,19 45,19 43,22 40,22")
    s.dots("k1", "40,11 42.5,11")
    s.rect("m3", 40.6, 14, 1.8, 0.6)
    s.poly("n3", "37,25 45,24 46,27 38,27")


def siege(s: Stage) -> None:
    s.sky("v1 r2 o3 o4", 0, 30)
    s.poly("k1", "36,30 36,14 38,14 38,16 40,16 40,14 42,14 42,19 53,19 53,30")
    s.poly("k1", "0,30 0,17 2,17 2,19 4,19 4,17 7,17 7,30")
    for x in (38, 45, 50, 3):
        s.rect("y4", x, 22, 1, 2)
    for x, y in ((46, 18), (51, 17), (5, 16)):
        s.poly("o3", (x - 2, y + 2), (x, y - 4), (x + 1, y), (x + 2, y + 2))
        s.poly("y4", (x - 1, y + 2), (x, y - 1), (x + 1, y + 2))
    s.ridge("k0", "0,30 53,30")


def organ(s: Stage) -> None:
    s.sky("w1 w0 w1", 0, 36)
    s.rect("w3", 0, 0, 53, 2)
    s.rect("y3", 0, 2, 53, 1)
    for number in range(11):
        x = number * 5 - 1
        top = 5 + abs(number - 5) * 1.2
        s.rect("y1", x, top, 4, 26 - top)
        s.rect("s3", x, top, 3, 26 - top)
        s.rect("s5", x, top, 1, 26 - top)
        s.rect("k0", x + 1, 22, 1, 2)
    s.rect("w2", 0, 27, 53, 9)
    s.rect("y3", 0, 26, 53, 1)


def graveyard(s: Stage) -> None:
    s.sky("k1 b1 v2 m2", 0, 30)
    s.disc("y5", 9, 8, 5)
    s.poly("k0", "36,30 36,12 40,12 40,4 44,1 48,4 48,12 53,12 53,30")
    for x, y in ((43, 8), (39, 17), (46, 17), (50, 18)):
        s.rect("y4", x, y, 1.5, 2.5)
    s.ridge("k0", "0,29 53,28")
    for x in (2, 9):
        s.rect("s2", x, 23, 5, 7)
        s.rect("s3", x, 23, 1, 7)
        s.rect("s2", x + 1, 22, 3, 1)


def orchard(s: Stage) -> None:
    s.sky("b4 b5 y5", 0, 26)
    s.ridge("g4", "0,24 20,23 53,25", lit="g5")
    s.poly("w2", "40,32 42,12 46,12 49,32")
    s.poly("w3", "40,32 42,12 43,12 42,32")
    for x, y, r in ((38, 5, 6), (46, 3, 7), (51, 9, 5), (34, 9, 4), (44, 10, 5)):
        s.disc("g1", x, y, r)
        s.disc("g2", x - 0.7, y - 0.7, r - 1)
        s.disc("g3", x - 1.5, y - 1.5, r - 2.5)
    for x, y in ((36, 8), (42, 5), (47, 9), (50, 4), (33, 10)):
        s.disc("r3", x, y, 1.2)
        s.dots("r5", (x - 1, y - 1))
    s.poly("b5", "3,26 8,16 13,26")
    s.line("p5", "3,26 8,16")
    for number, ink in enumerate(("r3", "o4", "y4", "g4", "b3", "v3")):
        s.line(ink, (11, 21 + number * 0.4), (20, 19 + number * 1.5))


def thunder(s: Stage) -> None:
    """A kite under a split cloud."""
    s.sky("k1 b0 b1 v2", 0, 28)
    for x, y, w in ((28, 2, 14), (36, 0, 18), (0, 0, 16), (10, 3, 10)):
        s.oval("s1", x, y, w, 7)
        s.oval("s2", x, y - 1, w - 2, 5)
    s.line("y5", "8,6 4,14 7,14 2,24")
    s.line("y4", "9,6 5,14 8,14 3,24")
    s.poly("r3", "46,1 52,6 47,13 43,6")
    s.poly("r2", "47,1 52,6 47,13")
    s.line("y4", "46,1 47,13")
    s.line("y4", "43,6 52,6")
    s.ridge("g0", "0,27 20,25 53,28")
    s.ridge("k0", "0,32 53,31")


def study(s: Stage) -> None:
    """Books, a window, a candle."""
    s.sky("w1", 0, 36)
    for y in (1, 10, 19):
        s.rect("w0", 0, y, 16, 8)
        for number, x in enumerate(range(1, 15, 2)):
            tall = 5 + (number * 5 + y) % 3
            s.rect(("r2", "g2", "y2", "b2", "w3")[(number + y) % 5], x, y + 8 - tall, 1.7, tall)
        s.rect("w4", 0, y + 8, 16, 1)
    s.rect("w3", 35, 2, 16, 20)
    s.panel("b4 b5 y5", 36, 3, 14, 18)
    s.rect("w3", 42.5, 2, 1, 20)
    s.rect("w3", 35, 11, 16, 1)


def rockies(s: Stage) -> None:
    s.sky("b3 b4 o5 o4", 0, 24)
    s.poly("v3", "-4,24 8,5 20,24")
    s.poly("p5", "5,10 8,5 11,10 8,9")
    s.poly("v3", "30,24 46,3 60,24")
    s.poly("v2", "46,3 60,24 46,24")
    s.poly("p5", "42,8 46,3 50,8 47,7 45,9")
    s.ridge("g2", "0,23 20,21 34,23 53,20")
    for x in (2, 7, 13, 39, 50):
        s.poly("g1", (x - 3, 27), (x, 17), (x + 3, 27))
        s.poly("g2", (x - 3, 27), (x, 17), (x, 27))
    s.ridge("y3", "0,28 53,27", lit="y4")


def caravan(s: Stage) -> None:
    """Camels cross the dunes toward far domes at sunset."""
    s.sky("v2 m3 o4 y4", 0, 26)
    s.disc("y5", 9, 15, 5)
    s.ridge("o3", "0,20 12,16 24,21 40,15 53,19", lit="o5")
    s.ridge("o2", "0,27 20,24 53,27", lit="o4")
    for x, y in ((1, 20), (10, 19), (18, 20)):
        s.grid(
            """
.......11
..1....1.
.111..11.
1111111..
.11111...
.1...1...
.1...1...""",
            x,
            y,
            {"1": "w1"},
        )
    s.ridge("y2", "0,33 53,32")


def fleet(s: Stage) -> None:
    """Ships with crosses on their sails run before the wind."""
    s.sky("b3 b4 b5 p5", 0, 22)
    s.rect("b2", 0, 21, 53, 15)
    s.waves("b3 b4 p5", 22, 30, 6)
    for x, y, big in ((3, 20, 1.0), (40, 19, 1.0), (30, 20, 0.5), (15, 20, 0.5)):
        s.poly("w2", (x - 3 * big, y), (x + 10 * big, y), (x + 8 * big, y + 4 * big), (x - 1, y + 4 * big))
        s.rect("w3", x + 3 * big, y - 14 * big, 0.8, 14 * big)
        s.poly(
            "p5",
            (x - 2 * big, y - 12 * big),
            (x + 9 * big, y - 12 * big),
            (x + 10 * big, y - 2),
            (x - 2, y - 2),
        )
        s.rect("r3", x + 3 * big, y - 11 * big, max(0.6, 1.5 * big), 8 * big)
        s.rect("r3", x, y - 8 * big, 7 * big, max(0.6, 1.5 * big))


def card_room(s: Stage) -> None:
    """A dark room with a green cloth, cards and coins."""
    s.sky("w1 w0", 0, 25)
    s.rect("w3", 2, 2, 14, 17)
    s.panel("b3 b4 y5", 3, 3, 12, 15)
    s.rect("w3", 8.5, 3, 1, 15)
    s.rect("w3", 3, 10, 12, 1)
    s.rect("w2", 44, 3, 9, 14)
    s.rect("y2", 45, 4, 8, 12)
    s.poly("g1", "0,25 53,25 53,36 0,36")
    s.rect("g3", 0, 25, 53, 1)
    for x, y, ink in ((2, 27, "r3"), (8, 30, "k1"), (45, 28, "r3")):
        s.poly("p5", (x, y), (x + 5, y - 1), (x + 6, y + 6), (x + 1, y + 7))
        s.rect(ink, x + 2, y + 2, 2, 2)


def moonlit_pines(s: Stage) -> None:
    """A red sun, a keep with curved roofs, pines."""
    s.sky("o5 p5 o4", 0, 30)
    s.disc("r3", 12, 11, 8)
    s.ridge("t3", "0,24 10,20 24,25 53,20")
    for number in range(3):
        x, y, wide = 36 + number * 2, 19 - number * 6, 16 - number * 4
        s.rect("p5", x + 1, y, wide - 2, 5)
        s.poly("k2", (x - 2, y + 1), (x + 1, y - 2), (x + wide - 1, y - 2), (x + wide + 2, y + 1))
    s.poly("s2", "34,31 37,24 51,24 53,31")
    s.ridge("g1", "0,30 53,29")
    s.limb("w1", "3,36 5,24 2,16", width=2)
    for x, y, w in ((-3, 14, 12), (1, 20, 11), (-4, 25, 12)):
        s.oval("g1", x, y, w, 4)
        s.oval("g2", x, y - 0.5, w - 2, 3)


def jupiter_night(s: Stage) -> None:
    """Night over a town of towers; a planet with four small moons in line."""
    s.sky("k0 b0 b1 v1", 0, 36)
    s.dots("b4", "3,4 12,2 20,8 6,14 16,15 30,2 51,22 47,29")
    s.disc("o4", 46, 6, 3)
    s.rect("o2", 43.5, 5.5, 5, 1)
    s.disc("y5", 45, 5, 1)
    s.dots("p5", "37,9 40,8 51,4")
    s.dots("p5", "34,10")
    s.rect("k1", 0, 24, 6, 12)
    s.rect("k1", 8, 18, 4, 18)
    s.poly("k1", "7,18 10,14 13,18")
    s.oval("k1", 12, 22, 9, 9)
    s.rect("k1", 12, 27, 9, 9)
    s.rect("y4", 2, 28, 1, 2)
    s.rect("y4", 9.5, 21, 1, 2)


def plantation(s: Stage) -> None:
    """Blue mountains, palms, and smoke over burnt fields."""
    s.sky("b3 b4 y5 o4", 0, 26)
    s.ridge("b2", "0,18 8,11 18,17 34,9 44,14 53,8")
    s.ridge("t2", "0,23 16,19 36,23 53,18")
    for x, y in ((4, 8), (49, 5), (11, 14)):
        s.limb("w3", (x, 32), (x + 1, y), width=1.5)
        for dx, dy in ((-6, 3), (-5, -1), (5, -1), (6, 3), (0, -4)):
            s.line("g2", (x + 1, y), (x + 1 + dx * 0.6, y + dy - 1), (x + 1 + dx, y + dy + 2))
            s.line("g3", (x + 1, y - 1), (x + 1 + dx * 0.6, y + dy - 2))
    s.ridge("g3", "0,30 53,28", lit="g4")
    for x in range(1, 53, 3):
        s.line("g1", (x, 36), (x + 1, 30))


def lias_cliffs(s: Stage) -> None:
    """A sea dragon's long neck and paddles lie bare in the layered cliff."""
    s.sky("b4 b5", 0, 8)
    s.rect("s2", 0, 5, 53, 31)
    s.poly("s3", "0,5 53,3 53,12 0,10")
    for y in (12, 18, 24, 30):
        s.line("s1", (0, y), (18, y + 1), (53, y - 1))
    spine = "50,20 44,22 38,21 33,15 31,8 34,4 38,5"
    s.limb("p4", spine, width=2)
    s.limb("p5", "38,5 43,6", width=3)
    for x, y in ((50, 22), (46, 24), (42, 24), (38, 23)):
        s.line("p4", (x, y - 3), (x - 1, y + 4))
    s.limb("p3", "45,24 40,31 35,32", width=2)
    s.limb("p3", "50,23 52,31", width=2)
    s.dots("k0", "40,5")
    s.ridge("p1", "0,34 53,33", lit="p3")


def galapagos(s: Stage) -> None:
    """A giant tortoise with a finch on its shell, a cone of lava, the ship at anchor."""
    s.sky("b3 b4 b5", 0, 20)
    s.poly("k3", "26,20 35,9 39,9 50,18 53,21 26,21")
    s.poly("k4", "26,20 35,9 36,20")
    s.rect("t3", 0, 20, 53, 5)
    s.waves("t5 t4", 20, 8, 3)
    s.poly("w2", "0,19 11,19 9,22 2,22")
    s.rect("w2", 5, 8, 0.8, 11)
    s.poly("p5", "2,10 9,10 9,17 1,17")
    s.ridge("p2", "0,25 53,24", lit="p4")
    with s.subject():
        s.limb("p0", "37,25 33,20 30,17", width=3)
        s.oval("p0", 27, 14, 6, 5)
        s.rect("p0", 37, 31, 4, 5)
        s.rect("p0", 48, 31, 4, 5)
        s.oval("g1", 34, 16, 21, 17)
        s.oval("g2", 35, 16, 15, 12)
    for points in ("38,18 42,23 39,29", "48,17 44,23 47,30", "42,23 44,23", "36,23 38,24", "50,23 53,22"):
        s.line("g0", points)
    s.rect("p5", 28, 15, 1.4, 1)
    s.rect("k0", 28, 15, 1, 1)
    with s.subject():
        s.oval("w4", 43, 10, 6, 5)
        s.disc("w3", 44, 10, 2)
        s.poly("w2", "48,12 52,11 52,13 48,14")
    s.poly("y3", "42,9 39,10 42,11")
    s.dots("k0", "43,9")


def night_of_cards(s: Stage) -> None:
    """Candles and a green table late at night; cards and coins lie waiting."""
    s.sky("r0 r1 r0", 0, 26)
    for x in (3, 47):
        s.rect("y3", x, 8, 1, 12)
        s.rect("p5", x - 0.5, 4, 2, 5)
        s.poly("y4", (x - 1, 4), (x + 0.5, 0), (x + 2, 4))
        s.oval("y2", x - 2, 19, 5, 2)
    s.rect("w2", 0, 24, 53, 2)
    s.rect("g2", 0, 26, 53, 10)
    s.rect("g3", 0, 26, 53, 1)
    for x, y, ink in ((1, 28, "r3"), (5, 30, "k1"), (45, 28, "k1"), (48, 31, "r3")):
        s.rect("p5", x, y, 5, 6)
        s.rect("p3", x + 4.5, y, 0.5, 6)
        s.rect(ink, x + 1.5, y + 2, 2, 2)
    for x in (35, 38, 36):
        s.oval("y3", x, 32, 4, 2)
