"""What a leader of the ancient world holds, in the frame of a bust. See also `held`, `arms`."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step
from game.tools.bake.pictures.looks import Part
from game.tools.bake.pictures.torso import hand


def pot_plant(skin: str, sleeve: str) -> Part:
    """A flowering shrub in a clay pot."""

    def part(c: Drawing) -> None:
        for x, y, r in ((34, 12, 4), (40, 10, 5), (44, 14, 3), (38, 16, 4)):
            c.disc("g2", x, y, r)
            c.disc("g3", x - 1, y - 1, r - 1)
        for x, y in ((33, 10), (38, 7), (42, 9), (44, 14), (37, 14), (40, 12), (35, 15)):
            c.rect("m3", x, y, 2, 2)
            c.px("m5", (x, y))
        c.poly("o3", "33,18 45,18 43,28 35,28")
        c.poly("o4", "33,18 36,18 37,28 35,28")
        c.rect("o4", 32, 17, 14, 2)
        hand(c, 36, 25, skin, sleeve)

    return part


def dividers(skin: str, sleeve: str, ink: str = "y3") -> Part:
    """A large pair of compasses."""

    def part(c: Drawing) -> None:
        c.line(ink, "38,6 32,24", width=2)
        c.line(step(ink, -1), "39,6 46,24", width=2)
        c.disc(step(ink, 1), 38, 5, 2)
        c.rect(ink, 35, 14, 8, 1)
        hand(c, 36, 25, skin, sleeve)
        c.line(ink, "36,20 33,27")

    return part


def sphere(skin: str, sleeve: str) -> Part:
    """A glass ball in a cylinder: a proof."""

    def part(c: Drawing) -> None:
        c.rect("b3", 32, 8, 14, 18)
        c.rect("b5", 32, 8, 2, 18)
        c.rect("b2", 44, 8, 2, 18)
        c.oval("b5", 32, 6, 14, 4)
        c.disc("y3", 38, 17, 6)
        c.disc("y4", 37, 16, 4)
        c.rect("p5", 35, 13, 2, 2)
        c.oval("b2", 32, 24, 14, 4)
        hand(c, 36, 26, skin, sleeve)

    return part


def book_roll(skin: str, sleeve: str, ink: str = "p4") -> Part:
    """A closed scroll with a red tie, held before the shoulder."""

    def part(c: Drawing) -> None:
        c.poly(ink, "35,6 42,8 41,27 34,25")
        c.line(step(ink, 1), "35,7 34,25", width=2)
        c.line(step(ink, -2), "42,9 41,27")
        c.oval("p2", 34, 4, 9, 5)
        c.oval("p5", 36, 5, 5, 3)
        c.rect("r3", 34, 17, 8, 2)
        hand(c, 35, 23, skin, sleeve)

    return part


def open_roll(skin: str, sleeve: str) -> Part:
    """A scroll unrolled to be read."""

    def part(c: Drawing) -> None:
        c.rect("p5", 28, 15, 15, 17)
        c.oval("p3", 27, 12, 17, 5)
        c.oval("p2", 27, 30, 17, 5)
        for y in range(18, 30, 2):
            c.across("k3", 30, y, 11 - y % 3)
        hand(c, 38, 27, skin, sleeve)

    return part


def tablet(skin: str, sleeve: str) -> Part:
    """A board with a triangle and its circle."""

    def part(c: Drawing) -> None:
        c.rect("w3", 28, 7, 19, 20)
        c.rect("p5", 30, 9, 15, 16)
        c.ring("b3", 37, 17, 6)
        c.line("r3", "32,21 37,11 42,21 32,21")
        c.px("k0", "37,16 38,16")
        hand(c, 35, 25, skin, sleeve)

    return part


def squares(skin: str, sleeve: str) -> Part:
    """A right triangle with the squares upon its sides."""

    def part(c: Drawing) -> None:
        c.rect("w3", 26, 4, 22, 23)
        c.rect("p5", 28, 6, 18, 19)
        c.poly("y3", "35,12 35,17 41,17")
        c.rect("r3", 29, 12, 6, 6)
        c.rect("b3", 35, 18, 7, 6)
        c.poly("g3", "36,11 42,16 45,11 40,7")
        hand(c, 35, 25, skin, sleeve)

    return part


def incense(skin: str, sleeve: str) -> Part:
    """A smoking bowl of frankincense."""

    def part(c: Drawing) -> None:
        for x, y, r in ((38, 3, 3), (41, -1, 2), (36, 8, 2)):
            c.disc("s4", x, y, r)
            c.disc("p5", x - 1, y - 1, r - 1)
        c.poly("y3", "31,14 46,14 43,21 34,21")
        c.poly("y4", "31,14 35,14 37,21 34,21")
        c.rect("y4", 30, 13, 17, 2)
        c.rect("o3", 33, 11, 11, 2)
        c.rect("r3", 36, 11, 3, 1)
        c.rect("y2", 37, 21, 4, 4)
        hand(c, 36, 24, skin, sleeve)

    return part


def cobra_cup(skin: str, sleeve: str) -> Part:
    """An asp rears out of a basket of figs."""

    def part(c: Drawing) -> None:
        c.line("g2", "38,22 36,16 40,12 37,7", width=3)
        c.line("g4", "37,22 35,16 39,12")
        c.oval("g3", 34, 3, 8, 8)
        c.oval("g4", 35, 4, 4, 6)
        c.px("r3", "36,5 39,5")
        c.px("r3", "34,9 33,10")
        c.poly("w4", "31,20 46,20 44,29 33,29")
        c.rect("w5", 31, 20, 15, 1)
        for x in (33, 37, 41):
            c.rect("w2", x, 23, 2, 1)
            c.rect("w2", x + 1, 26, 2, 1)
        for x in (33, 42):
            c.disc("v2", x, 19, 2)
        hand(c, 36, 27, skin, sleeve)

    return part


def coins_falling(skin: str, sleeve: str) -> Part:
    """Gold runs through the fingers."""

    def part(c: Drawing) -> None:
        for x, y in ((33, 10), (38, 8), (43, 11), (36, 13), (41, 14), (38, 17)):
            c.disc("y3", x, y, 3)
            c.disc("y4", x - 1, y - 1, 2)
            c.px("y5", (x - 1, y - 1))
        hand(c, 36, 18, skin, sleeve)
        for x, y in ((33, 25), (43, 27), (34, 31), (44, 33)):
            c.disc("y3", x, y, 2)
            c.px("y5", (x - 1, y - 1))

    return part


def gold_rose(skin: str, sleeve: str) -> Part:
    """A rose that turns to gold at the touch."""

    def part(c: Drawing) -> None:
        c.line("y2", "38,24 38,13", width=2)
        c.poly("y3", "38,20 43,17 44,20 39,23")
        c.poly("g3", "37,18 32,16 31,19 37,21")
        c.disc("y2", 38, 9, 6)
        c.disc("y3", 37, 8, 5)
        c.ring("y5", 37, 8, 3)
        c.disc("y4", 37, 8, 1)
        c.px("p5", "31,3 45,2 46,12 30,11 32,2")
        hand(c, 36, 24, skin, sleeve)

    return part


def lyre(skin: str, sleeve: str) -> Part:
    """A seven-stringed lyre on the arm."""

    def part(c: Drawing) -> None:
        c.line("y3", "32,26 30,16 32,8 35,4", width=3)
        c.line("y2", "44,26 47,16 45,8 42,4", width=3)
        c.line("y4", "31,20 31,14 33,8")
        c.rect("y4", 31, 7, 16, 2)
        for x in (35, 38, 41):
            c.down("p5", x, 9, 17)
        c.oval("w3", 30, 23, 18, 9)
        c.oval("w4", 31, 24, 11, 5)
        hand(c, 36, 26, skin, sleeve)

    return part


def chisel(skin: str, sleeve: str) -> Part:
    """A sculptor's hammer, raised."""

    def part(c: Drawing) -> None:
        c.line("w4", "38,26 38,8", width=3)
        c.rect("w3", 31, 4, 16, 9)
        c.rect("w4", 31, 4, 16, 3)
        c.rect("w2", 44, 5, 3, 8)
        hand(c, 36, 24, skin, sleeve)

    return part


def set_square(skin: str, sleeve: str) -> Part:
    """A set square and a plumb line."""

    def part(c: Drawing) -> None:
        c.poly("w4", "30,26 47,26 30,5")
        c.poly("w5", "30,26 32,26 32,7 30,5")
        c.poly("b4", "33,23 40,23 33,13")
        c.line("p5", "45,4 45,18")
        c.poly("s4", "43,18 47,18 45,23")
        hand(c, 35, 24, skin, sleeve)

    return part


def scissors(skin: str, sleeve: str) -> Part:
    """A long wavy lock of hair, cut and tied with a ribbon, and open shears."""

    def part(c: Drawing) -> None:
        lock = "36,26 32,21 33,16 36,12 33,8 34,3 37,-1"
        c.line("y1", lock, width=4)
        c.line("y3", lock, width=2)
        c.line("y4", "35,25 31,20 32,16 35,12 32,8 33,3")
        c.rect("v3", 33, 20, 5, 2)
        c.poly("v4", "32,19 29,17 30,22")
        c.poly("v4", "37,19 40,17 40,22")
        c.line("s5", "46,19 43,5", width=2)
        c.line("s3", "45,19 49,5", width=2)
        c.ring("y3", 42, 23, 3)
        c.ring("y3", 49, 23, 3)
        hand(c, 35, 26, skin, sleeve)

    return part


def cabbage(skin: str, sleeve: str) -> Part:
    """A great cabbage, its outer leaves curling away: an emperor's pride."""

    def part(c: Drawing) -> None:
        for x, y, r in ((30, 20, 5), (46, 20, 5), (32, 11, 5), (45, 11, 5), (38, 24, 5)):
            c.disc("g2", x, y, r)
            c.disc("g3", x - 1, y - 1, r - 2)
        for x, y in ((26, 19), (29, 25), (48, 24), (50, 18), (29, 7), (48, 8), (35, 28)):
            c.px("g5", (x, y), (x + 1, y - 1))
        c.disc("g4", 38, 15, 8)
        c.oval("g5", 31, 8, 10, 12)
        c.line("p5", "38,23 38,13 34,8")
        c.line("p5", "38,17 43,11")
        c.line("g3", "44,9 46,15 43,21")
        c.line("g3", "33,20 31,14 34,10")
        hand(c, 35, 25, skin, sleeve)

    return part


def dove(skin: str, sleeve: str) -> Part:
    """A white dove on the hand."""

    def part(c: Drawing) -> None:
        c.oval("p5", 32, 13, 13, 9)
        c.disc("p5", 43, 11, 3)
        c.poly("p4", "33,15 30,12 30,18 33,20")
        c.poly("p3", "33,16 42,15 37,21")
        c.px("k0", "44,10")
        c.rect("o3", 46, 11, 2, 1)
        c.rect("o3", 38, 22, 1, 3)
        c.rect("o3", 41, 22, 1, 3)
        hand(c, 36, 24, skin, sleeve)

    return part


def purse(skin: str, sleeve: str) -> Part:
    """A full purse held out."""

    def part(c: Drawing) -> None:
        c.oval("r2", 31, 12, 15, 15)
        c.oval("r3", 32, 13, 9, 11)
        c.rect("y3", 34, 10, 9, 3)
        c.poly("r3", "34,10 32,5 38,8 44,4 43,10")
        c.disc("y3", 38, 19, 3)
        c.px("y5", "37,18")
        hand(c, 36, 25, skin, sleeve)

    return part


def law_finger(skin: str, sleeve: str) -> Part:
    """A hand raised, the first finger pointing up."""

    def part(c: Drawing) -> None:
        _, shade, flesh, lit = skin.split()
        hand(c, 35, 22, skin, sleeve)
        c.rect(flesh, 36, 16, 2, 7)
        c.down(lit, 36, 16, 7)
        c.down(shade, 38, 20, 3)

    return part


def armillary(skin: str, sleeve: str) -> Part:
    """Rings of brass about a little earth."""

    def part(c: Drawing) -> None:
        c.rect("y2", 38, 18, 3, 8)
        c.ring("y3", 39, 11, 9, 2)
        c.oval("y4", 30, 8, 19, 7)
        c.oval("b1", 32, 10, 15, 3)
        c.line("y5", "32,17 46,5")
        c.line("y3", "33,5 46,17")
        c.disc("t3", 39, 11, 3)
        c.disc("t4", 38, 10, 1)
        hand(c, 36, 24, skin, sleeve)

    return part


def horse_head(skin: str, sleeve: str) -> Part:
    """A living horse beside its master, bridled: the writer on horsemanship."""

    def part(c: Drawing) -> None:
        c.poly("w1", "36,2 41,6 46,13 50,26 50,38 44,38 42,22")
        c.poly("w3", "29,38 31,24 35,12 39,6 44,12 45,24 46,38")
        c.poly("w4", "30,38 32,24 36,12 39,9 38,20 35,38")
        c.poly("w3", "40,4 34,8 25,19 25,23 29,25 34,22 40,17")
        c.poly("w3", "37,7 38,0 41,5")
        c.line("w5", "35,8 26,19")
        c.px("k0", "33,12 34,12 26,21")
        c.poly("p5", "37,9 34,12 30,16 31,17 35,14")
        c.line("r3", "30,24 29,16")
        c.line("r3", "29,19 40,18")
        hand(c, 31, 28, skin, sleeve, 30)

    return part
