"""More things held: books, maps, instruments, lamps. See also `held`."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, pairs
from game.tools.bake.pictures.looks import Part
from game.tools.bake.pictures.torso import hand


def bamboo_book(skin: str, sleeve: str) -> Part:
    """A book of bamboo slips, half unrolled."""

    def part(c: Drawing) -> None:
        for number in range(8):
            x = 28 + number * 2
            c.rect("y4" if number % 2 else "p4", x, 17, 2, 15)
            c.px("k1", (x, 20), (x, 22), (x, 24), (x + number % 2, 28))
        c.rect("r2", 28, 19, 17, 1)
        c.rect("r2", 28, 30, 17, 1)
        c.disc("y3", 45, 24, 2)
        c.rect("y3", 43, 16, 4, 17)
        c.rect("y5", 43, 16, 1, 17)
        hand(c, 25, 25, skin, sleeve, 22)

    return part


def chart(skin: str, sleeve: str) -> Part:
    """A map of coasts with a compass rose, held open."""

    def part(c: Drawing) -> None:
        c.poly("p4", "28,17 46,15 47,35 29,37")
        c.poly("p3", "40,16 46,15 47,35 41,36")
        c.poly("g3", "30,21 34,19 36,23 33,27 31,25")
        c.poly("o3", "38,22 43,20 45,26 41,31 38,28")
        c.line("b3", "31,32 35,29 38,33 44,33")
        c.line("r3", "33,24 36,27 40,25")
        c.px("r3", "41,24 42,25 41,26 40,25")
        hand(c, 26, 29, skin, sleeve, 22)

    return part


def globe(skin: str, sleeve: str) -> Part:
    """The round Earth in a brass half ring, on the open hand."""

    def part(c: Drawing) -> None:
        c.line("y2", "32,27 29,20 30,13 35,8 41,7", width=2)
        c.line("y4", "30,20 30,13 34,9")
        c.disc("b2", 38, 17, 8)
        c.disc("b3", 37, 16, 7)
        c.poly("g3", "33,11 38,9 40,12 38,15 36,18 33,17 31,14")
        c.poly("g4", "33,11 37,9 36,12 33,14")
        c.poly("g3", "37,18 41,19 42,22 39,24 36,22")
        c.poly("g3", "42,12 45,14 45,18 43,16")
        c.line("p5", "32,19 35,21 40,17 45,20")
        c.px("b5", "33,12 34,11")
        c.rect("y3", 35, 26, 7, 2)
        hand(c, 35, 27, skin, sleeve)

    return part


def lit_lamp(skin: str, sleeve: str) -> Part:
    """A glowing bulb without a wire."""

    def part(c: Drawing) -> None:
        for ray in ("31,6 33,9", "38,1 38,5", "46,6 43,9", "28,14 31,14", "48,14 45,14", "31,22 33,20"):
            c.line("y5", ray)
        c.disc("y3", 38, 13, 6)
        c.disc("y5", 38, 13, 5)
        c.disc("p5", 37, 12, 3)
        c.line("o3", "36,17 36,13 38,11 40,13 40,17")
        c.rect("s3", 35, 19, 6, 5)
        c.rect("s1", 35, 21, 6, 1)
        hand(c, 35, 24, skin, sleeve)

    return part


def telescope(sleeve: str, skin: str) -> Part:
    """A long tube raised toward the sky on the right."""

    def part(c: Drawing) -> None:
        c.poly("w3", "25,17 46,1 49,5 28,21")
        c.line("w5", "25,17 46,1")
        c.poly("y3", "44,2 48,-1 51,4 47,7")
        c.line("y5", "44,2 48,-1")
        c.poly("y2", "34,10 37,8 40,12 37,14")
        c.poly("y3", "24,17 27,15 30,19 27,21")
        hand(c, 33, 15, skin, sleeve, 33)

    return part


def dice_pair(skin: str, sleeve: str) -> Part:
    """Two dice tossed over the open hand."""

    def part(c: Drawing) -> None:
        for x, y, eyes in ((36, 3, "1,1 5,5 3,3"), (40, 14, "1,1 5,1 1,5 5,5 3,3")):
            c.rect("p5", x, y, 8, 8)
            c.rect("p2", x + 7, y + 1, 1, 7)
            c.rect("p2", x + 1, y + 7, 7, 1)
            for dx, dy in pairs((eyes,)):
                c.rect("k0", x + dx, y + dy, 1 + (dx == 3), 1 + (dx == 3))
        c.line("p4", "29,20 30,17")
        hand(c, 33, 27, skin, sleeve)

    return part


def two_swords(skin: str, sleeve: str) -> Part:
    """A long curved blade upright in the hand; a short one in the belt."""

    def part(c: Drawing) -> None:
        c.poly("s5", "37,21 37,12 39,4 42,-1 41,7 40,14 40,21")
        c.line("s3", "40,20 40,14 41,5")
        c.oval("y3", 33, 20, 11, 4)
        c.rect("k1", 37, 23, 4, 10)
        for y in (24, 27, 31):
            c.px("p5", (38, y), (39, y + 1))
        c.line("k1", "12,36 3,30", width=2)
        c.rect("y3", 9, 33, 2, 3)
        hand(c, 36, 25, skin, sleeve)

    return part


def notebook(skin: str, sleeve: str) -> Part:
    """A small notebook low before the breast, and a pencil at work."""

    def part(c: Drawing) -> None:
        c.poly("r2", "12,33 29,31 31,41 12,42")
        c.poly("p5", "13,32 21,32 22,40 13,41")
        c.poly("p4", "21,32 28,31 30,39 22,40")
        for y in (34, 36):
            c.line("k3", (14, y), (19, y))
        c.line("y3", "24,36 29,30")
        hand(c, 28, 30, skin, sleeve, 32)

    return part


def microphone(side: int = 0) -> Part:
    """A cluster of microphones in front of the speaker."""

    def part(c: Drawing) -> None:
        for x, y, ink in ((15 + side, 34, "s2"), (21 + side, 32, "s3"), (27 + side, 34, "s2")):
            c.rect("k0", x, y + 3, 2, 6)
            c.rect("k0", x - 1, y - 1, 4, 5)
            c.rect(ink, x, y - 1, 2, 3)
            c.px("s5", (x, y - 1))

    return part


def couch_notes(skin: str, sleeve: str) -> Part:
    """A cigar and its smoke."""

    def part(c: Drawing) -> None:
        c.line("s4", "41,18 43,13 40,9 43,4")
        c.line("s5", "42,18 44,13 41,9 44,4")
        c.line("w2", "33,24 41,20", width=2)
        c.px("o4", "41,19 42,20")
        hand(c, 33, 24, skin, sleeve)

    return part


def hammer(skin: str, sleeve: str) -> Part:
    """A geologist's hammer."""

    def part(c: Drawing) -> None:
        c.rect("w4", 33, 22, 2, 14)
        c.rect("w5", 33, 22, 1, 14)
        c.poly("s3", "28,19 32,18 38,19 39,22 32,23 27,21")
        c.line("s5", "28,19 32,18 38,19")
        hand(c, 31, 29, skin, sleeve)

    return part


def bag(sleeve: str, skin: str) -> Part:
    """A small travelling bag held up."""

    def part(c: Drawing) -> None:
        c.ring("w2", 38, 21, 4, 1)
        c.rect("w3", 30, 24, 18, 14)
        c.rect("w4", 30, 24, 3, 14)
        c.rect("w2", 44, 24, 4, 14)
        c.rect("y3", 30, 28, 18, 1)
        c.rect("y4", 37, 27, 4, 4)
        for x, y, ink in ((32, 32, "r3"), (41, 33, "b3")):
            c.rect(ink, x, y, 4, 3)
            c.px("p5", (x, y), (x + 3, y + 2))
        deep, shade, flesh, lit = skin.split()
        c.rect(flesh, 35, 16, 8, 4)
        c.across(lit, 35, 16, 7)
        for x in (36, 38, 40):
            c.down(shade, x, 17, 3)
        c.px(deep, "42,19 35,19")

    return part


def seedling(skin: str, sleeve: str) -> Part:
    """A young tree with its ball of earth in both hands."""

    def part(c: Drawing) -> None:
        c.rect("w3", 36, 14, 2, 14)
        for x, y, r in ((37, 8, 5), (32, 12, 4), (42, 12, 4), (37, 3, 4)):
            c.disc("g2", x, y, r)
            c.disc("g4", x - 1, y - 1, r - 2)
        c.oval("w1", 30, 26, 15, 9)
        c.oval("w2", 31, 26, 10, 6)
        hand(c, 28, 27, skin, sleeve, 24)
        hand(c, 42, 27, skin, sleeve, 44)

    return part


def sword_up(skin: str, sleeve: str) -> Part:
    """A cavalry sword held upright."""

    def part(c: Drawing) -> None:
        c.poly("s5", "37,22 37,8 39,2 41,8 41,22")
        c.line("s3", "40,22 40,5")
        c.line("y3", "33,23 45,23", width=2)
        c.oval("y2", 35, 23, 8, 8)
        hand(c, 36, 25, skin, sleeve)

    return part


def open_book(skin: str, sleeve: str, cover: str = "r2") -> Part:
    """A thick book lying open, one hand on the page."""

    def part(c: Drawing) -> None:
        c.poly(cover, "20,30 46,27 49,40 18,41")
        c.poly("p5", "22,29 33,28 34,39 20,40")
        c.poly("p4", "34,28 45,26 47,38 35,39")
        c.down("p2", 33, 28, 12)
        for y in (31, 33, 35, 37):
            c.line("k3", (23, y + 1), (31, y))
            c.line("k3", (36, y), (44, y - 1))
        c.rect("r3", 23, 30, 2, 2)
        hand(c, 25, 31, skin, sleeve, 20)

    return part


def cipher_slip(skin: str, sleeve: str) -> Part:
    """A strip of paper with letters in groups, and a pencil."""

    def part(c: Drawing) -> None:
        c.poly("p5", "28,16 47,14 48,28 29,30")
        c.poly("p3", "45,14 47,14 48,28 46,28")
        for row in range(4):
            for column in range(7):
                if (row * 5 + column * 3) % 4:
                    c.rect("k1", 30 + column * 2 + column // 3, 18 + row * 3 - column // 3, 1, 2)
        c.line("r3", "31,27 37,26")
        hand(c, 26, 24, skin, sleeve, 22)

    return part


def sandwich(skin: str, sleeve: str) -> Part:
    """Meat and leaf between two slices, a bite gone."""

    def part(c: Drawing) -> None:
        c.poly("y4", "28,11 44,8 47,12 31,16")
        c.line("p5", "28,11 44,8")
        c.poly("g4", "29,15 47,12 47,14 30,17")
        c.poly("r3", "30,17 47,14 47,16 31,19")
        c.poly("y4", "31,19 47,16 46,20 33,22")
        c.line("y2", "33,22 46,20")
        c.line("y2", "31,15 46,12")
        hand(c, 37, 18, skin, sleeve)
        c.rect("p5", 36, 24, 8, 3)

    return part


def astrolabe(skin: str, sleeve: str) -> Part:
    """A brass disc with rings and a rule, held up."""

    def part(c: Drawing) -> None:
        c.disc("y1", 38, 15, 9)
        c.disc("y3", 37, 14, 8)
        c.ring("y5", 37, 14, 7)
        c.ring("y1", 38, 15, 4)
        for mark in ("38,6 38,8", "29,15 31,15", "45,15 47,15", "38,22 38,24"):
            c.line("y1", mark)
        c.line("w1", "32,21 44,9")
        c.disc("y5", 38, 15, 1)
        c.ring("y4", 38, 4, 2)
        hand(c, 35, 25, skin, sleeve)

    return part
