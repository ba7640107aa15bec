"""What a person holds. It tells the profession: keep it large."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step, tones
from game.tools.bake.pictures.looks import Part
from game.tools.bake.pictures.torso import hand


def glowing_flask(skin: str, sleeve: str = "") -> Part:
    """A flask lit from within, held up beside the face."""

    def part(c: Drawing) -> None:
        c.poly("b4", "36,8 39,8 39,13 44,22 44,24 31,24 31,22 36,13")
        c.poly("t4", "35,16 40,16 43,22 43,23 32,23 32,22")
        c.poly("g5", "35,16 38,16 38,22 33,22")
        c.px("p5", "35,17 35,18 34,19 37,10 37,11")
        c.rect("b5", 35, 7, 6, 2)
        c.px("g5", "38,3 33,9 43,11 41,4")
        hand(c, 35, 24, skin, sleeve)

    return part


def braille(skin: str) -> Part:
    """An open book of raised dots; both hands read."""
    deep, shade, flesh, lit = skin.split()

    def part(c: Drawing) -> None:
        c.oy -= 2
        for cuff, corners in (("b4", "8,29 15,28 18,33 12,36 6,36"), ("b3", "35,29 28,28 25,33 31,36 37,36")):
            c.poly(cuff, corners)
        c.poly("w2", "1,34 42,34 45,41 -2,41")
        c.poly("p5", "2,33 12,32 21,34 21,40 -2,40")
        c.poly("p4", "22,34 31,32 41,33 45,40 22,40")
        c.down("p2", 21, 34, 7)
        for x in range(1, 43, 3):
            if x not in (19, 20, 21, 22):
                c.px("w2", (x, 35), (x + 1, 35 + x % 2), (x, 37), (x + 1 - x % 2, 39))
        for x, tones_of in ((11, (flesh, lit)), (25, (shade, flesh))):
            one, two = tones_of
            c.poly(deep, (x - 1, 31), (x + 7, 31), (x + 8, 38), (x - 2, 38))
            c.rect(one, x, 31, 7, 4)
            c.across(two, x, 31, 5)
            for dx in (0, 2, 4, 6):
                c.down(one if dx < 6 else shade, x + dx, 35, 3 if dx in (2, 4) else 2)
            c.px(one, (x + 7 if x < 20 else x - 1, 33), (x + 7 if x < 20 else x - 1, 34))
        c.oy += 2

    return part


def brush(skin: str, sleeve: str = "") -> Part:
    def part(c: Drawing) -> None:
        c.line("w4", "41,30 33,18")
        c.line("s4", "34,19 33,17")
        c.px("r3", "32,16 32,15 31,15 33,16")
        hand(c, 36, 25, skin, sleeve)

    return part


def serpent_staff(skin: str, sleeve: str = "") -> Part:
    """The staff of Asclepius."""

    def part(c: Drawing) -> None:
        c.rect("w3", 37, 3, 3, 35)
        c.down("w5", 37, 3, 35)
        c.rect("w4", 36, 1, 5, 3)
        c.across("w5", 36, 1, 3)
        c.grid(
            """
...33...
..3443..
..34k33.
...33.r.
.33.....
344.....
.3443...
...3443.
.....344
.....344
..34433.
.344....
34......
344.....
.3443...
...344..""",
            35,
            5,
            {"3": "g3", "4": "g4", "k": "k0", "r": "r3"},
        )
        c.rect("w3", 37, 8, 1, 1)
        hand(c, 36, 24, skin, sleeve)

    return part


def sabre(skin: str, sleeve: str = "") -> Part:
    """A curved blade, raised."""

    def part(c: Drawing) -> None:
        c.poly("s4", "37,23 39,15 43,7 46,2 47,5 45,12 41,19 40,24")
        c.line("s5", "38,22 40,14 46,3")
        c.line("s2", "41,20 45,12 47,6")
        c.line("y3", "34,23 43,25", width=2)
        c.rect("w2", 38, 26, 2, 6)
        c.px("r3", "39,33 38,34 39,35 40,34")
        hand(c, 36, 26, skin, sleeve)

    return part


def gold_disc(skin: str, sleeve: str = "") -> Part:
    """A great coin, held up to the traveller."""

    def part(c: Drawing) -> None:
        c.disc("y2", 39, 18, 6)
        c.disc("y3", 38, 18, 5)
        c.disc("y4", 38, 17, 4)
        c.ring("y2", 38, 17, 3)
        c.px("y5", "35,15 36,14 37,13 37,14")
        c.rect("y3", 37, 16, 3, 3)
        hand(c, 36, 24, skin, sleeve)

    return part


def punched_card(skin: str, sleeve: str = "") -> Part:
    """A card with rows of holes: the first program."""

    def part(c: Drawing) -> None:
        c.poly("p4", "27,26 40,25 41,38 28,38")
        c.rect("p5", 27, 26, 2, 12)
        c.across("p5", 28, 25, 12)
        for row, bits in enumerate(("1011011", "1101101", "0110110", "1011011", "1101011")):
            for column, bit in enumerate(bits):
                if bit == "1":
                    c.px("k1", (29 + column + column // 2, 28 + row * 2))
        hand(c, 25, 31, skin, sleeve, 22)

    return part


def score(skin: str, sleeve: str = "") -> Part:
    """A sheet of music and a quill."""

    def part(c: Drawing) -> None:
        c.poly("p5", "3,31 20,29 22,38 2,39")
        for y in (32, 34, 36):
            c.line("p1", (4, y), (20, y - 2))
        for x, y in ((6, 34), (9, 32), (12, 33), (15, 31), (18, 32)):
            c.rect("k0", x, y, 2, 1)
            c.down("k0", x + 1, y - 2, 2)
        c.poly("p5", "27,30 31,22 35,17 35,22 32,27")
        c.line("p2", "26,33 30,26 35,17")
        hand(c, 24, 30, skin, sleeve)

    return part


def lantern(skin: str, sleeve: str = "") -> Part:
    """A tin lantern held high."""

    def part(c: Drawing) -> None:
        c.ring("s3", 38, 10, 3)
        c.poly("s2", "34,13 42,13 40,9 36,9")
        c.rect("s2", 34, 13, 9, 11)
        c.rect("y3", 35, 14, 7, 9)
        c.rect("y5", 36, 15, 5, 7)
        c.px("p5", "38,17 38,18 38,19")
        c.down("s2", 38, 13, 3)
        c.rect("s1", 34, 23, 9, 2)
        hand(c, 36, 24, skin, sleeve)

    return part


def staff(skin: str, sleeve: str = "") -> Part:
    """A long bamboo walking stick."""

    def part(c: Drawing) -> None:
        c.rect("w4", 38, 2, 2, 36)
        c.down("w5", 38, 2, 36)
        for y in (8, 15, 22, 30):
            c.across("w2", 38, y, 2)
        hand(c, 36, 25, skin, sleeve)

    return part


def ballot(skin: str, sleeve: str = "") -> Part:
    """A voting paper going into its box."""

    def part(c: Drawing) -> None:
        c.poly("w4", "27,32 45,31 46,40 28,40")
        c.poly("w5", "27,32 45,31 43,28 30,28")
        c.rect("k0", 33, 29, 8, 1)
        c.poly("p5", "33,17 41,16 42,29 34,29")
        c.line("r3", "35,22 37,25 40,18", width=1)
        hand(c, 30, 19, skin, sleeve, 24)

    return part


def skull(skin: str, sleeve: str = "k2") -> Part:
    """A skull on the open hand."""
    deep, shade, flesh, lit = skin.split()

    def part(c: Drawing) -> None:
        c.poly(sleeve, "33,40 34,33 43,33 46,40")
        c.line(step(sleeve, 1), "33,40 34,33")
        c.rect("p5", 34, 31, 9, 2)
        c.poly(flesh, "33,27 35,25 43,25 45,27 42,31 36,31")
        c.line(lit, "33,27 35,26")
        c.line(shade, "37,30 43,28")
        c.px(deep, "36,28 38,28 40,28")
        c.grid(
            """
...55555...
.555555543.
55555555443
55555555443
5kkk55kkk43
5kkk55kkk43
5kkk5kkkk43
.5555k5543.
..555k554..
..5k5k5k4..
..5k5k5k3..""",
            33,
            14,
            tones("p0 p1 p2 p4 p5", "12345") | {"k": "k0", "3": "p2"},
        )

    return part


def apple(skin: str, sleeve: str = "") -> Part:
    def part(c: Drawing) -> None:
        c.disc("r2", 39, 21, 4)
        c.disc("r3", 38, 20, 3)
        c.px("r5", "36,19 37,19 36,20")
        c.rect("w2", 39, 15, 1, 3)
        c.poly("g4", "40,16 42,14 43,16 41,17")
        hand(c, 36, 25, skin, sleeve)

    return part


def photo51(skin: str, sleeve: str = "") -> Part:
    """A dark plate with a cross of spots: the sign of a helix."""

    def part(c: Drawing) -> None:
        c.rect("p5", 31, 9, 16, 17)
        c.rect("k1", 32, 10, 14, 14)
        for d in (2, 3, 4, 5, 6):
            for sx in (-1, 1):
                for sy in (-1, 1):
                    c.px("s4" if d < 4 else "s3", (39 + sx * d, 17 + sy * d - (sy > 0)))
                    if d % 2:
                        c.px("s2", (39 + sx * d, 17 + sy * d))
        c.rect("s5", 38, 16, 2, 1)
        c.across("s3", 35, 11, 8)
        c.across("s3", 35, 23, 8)
        hand(c, 35, 25, skin, sleeve)

    return part


def key(skin: str, sleeve: str = "") -> Part:
    """A kite string with a key and a spark."""

    def part(c: Drawing) -> None:
        c.line("p5", "38,27 41,16 46,4")
        c.ring("y4", 40, 18, 2)
        c.rect("y3", 40, 20, 1, 5)
        c.px("y3", "41,23 42,23 41,25")
        c.px("p5", "36,17 44,18 37,14 44,22")
        hand(c, 35, 25, skin, sleeve)

    return part


def book_and_quill(skin: str, sleeve: str) -> Part:
    """A thick manuscript on the desk, the hand writing in it with a quill."""

    def part(c: Drawing) -> None:
        c.poly("w3", "2,36 46,34 48,42 0,42")
        c.poly("p5", "9,34 27,33 28,40 7,41")
        c.poly("p3", "27,33 29,34 30,40 28,40")
        for y in (35, 37):
            c.line("k3", (10, y), (20, y - 0.6))
        c.poly("p5", "27,34 32,24 40,13 41,20 36,28 29,35")
        c.line("p2", "27,35 33,26 40,14")
        hand(c, 30, 29, skin, sleeve, 33)
        c.poly("r3", "40,33 46,32 46,36 40,37")

    return part
