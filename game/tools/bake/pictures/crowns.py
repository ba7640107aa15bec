"""Crowns, diadems and helmets of the ancient world, in the frame of a bust. See also `headgear`, `caps`."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step, tones
from game.tools.bake.pictures.looks import Part


def radiate() -> Part:
    """The crown of rays of a late emperor, tied with a ribbon."""

    def part(c: Drawing) -> None:
        for x, top in ((14, 2), (17, -1), (20, -3), (23, -3), (26, -1), (29, 2)):
            c.poly("y4" if x < 22 else "y3", (x - 1, 7), (x, top), (x + 1, 7))
        c.rect("y3", 14, 6, 16, 3)
        c.across("y5", 14, 6, 9)
        c.rect("r3", 21, 6, 2, 2)
        c.poly("r2", "29,8 33,12 32,17 29,11")

    return part


def war_crown() -> Part:
    """The blue war crown of a pharaoh, studded, with the cobra."""

    def part(c: Drawing) -> None:
        c.poly("b2", "14,9 12,2 15,-4 22,-6 29,-4 32,2 30,9 29,13 28,9 16,9 15,13")
        c.poly("b3", "14,8 13,2 16,-3 21,-5 18,0 17,8")
        c.poly("b1", "27,-4 29,-4 32,2 30,9 28,9 29,2")
        for x, y in ((15, 1), (18, -2), (22, -4), (26, -2), (29, 1), (22, 0), (18, 3), (26, 3)):
            c.px("b4" if x < 24 else "b3", (x, y))
        c.rect("y3", 15, 8, 14, 2)
        c.across("y5", 15, 8, 8)
        c.grid(".44.\n4534\n43r4\n.34.\n.33.", 20, 3, tones("y1 y2 y3 y4 y5", "12345") | {"r": "r3"})

    return part


def tall_blue() -> Part:
    """The flat-topped tall cap of an Egyptian queen with its ribbon and cobra."""

    def part(c: Drawing) -> None:
        c.poly("b2", "15,9 11,-6 32,-8 29,9")
        c.poly("b3", "15,9 11,-6 17,-7 18,8")
        c.poly("b1", "27,-7 32,-8 29,9 26,9")
        c.line("b4", "11,-6 31,-8")
        c.poly("y3", "14,3 13,-1 31,-2 30,2")
        for x, ink in ((15, "r3"), (19, "t3"), (26, "r3"), (29, "t3")):
            c.rect(ink, x, -1, 2, 3)
        c.rect("y3", 15, 8, 14, 2)
        c.across("y5", 15, 8, 8)
        c.grid(".4.\n454\n434\n.3.", 21, 4, tones("y1 y2 y3 y4 y5", "12345"))

    return part


def corinthian(crest: str = "r3", shut: bool = True) -> Part:
    """A bronze helmet with cheek plates and a tall crest; pushed back on the brow if not *shut*."""

    def part(c: Drawing) -> None:
        c.poly(step(crest, -1), "10,10 11,0 17,-6 26,-6 32,0 34,12 31,14 30,4 25,-1 18,-1 13,4")
        c.poly(crest, "11,8 12,0 17,-5 26,-5 30,0 26,-1 18,-1 13,4")
        c.line(step(crest, 1), "12,2 17,-4 25,-4")
        if shut:
            c.poly("y2", "15,10 14,7 15,2 19,-1 25,-1 29,2 30,7 29,10")
            c.poly("y3", "15,9 14,7 16,2 19,0 22,0 19,5 18,9")
            for left, right, ink in ((14, 17, "y3"), (27, 30, "y2")):
                c.poly(ink, (left, 8), (right, 9), (right + (left < 20) * 2 - 1, 22), (left + 1, 21))
            c.rect("y4", 21, 5, 2, 11)
            c.px("y1", "23,9 23,10 23,11 23,12 23,13 23,14 23,15")
            c.line("y5", "15,7 16,3 18,1")
            return
        c.poly("y2", "14,9 14,3 18,-1 26,-1 30,3 30,9")
        c.poly("y3", "14,8 15,3 18,0 22,0 18,8")
        c.rect("k0", 17, 3, 4, 2)
        c.rect("k0", 24, 3, 4, 2)
        c.rect("y4", 21, 2, 2, 6)
        c.rect("y1", 14, 8, 16, 2)

    return part


def lion_helm() -> Part:
    """A lion's scalp worn as a helmet: its brow and teeth over the face, the mane at the sides."""

    def part(c: Drawing) -> None:
        c.poly("o2", "11,22 10,6 13,-1 18,-5 26,-5 31,-1 34,6 33,22 29,24 29,9 26,6 18,6 15,9 15,24")
        c.poly("o3", "11,21 10,6 13,0 16,-2 14,6 13,22")
        c.poly("y3", "14,7 15,-2 19,-5 25,-5 29,-2 30,7")
        c.poly("y4", "15,5 16,-2 19,-4 22,-4 19,2")
        c.rect("k0", 17, 0, 2, 2)
        c.rect("k0", 25, 0, 2, 2)
        c.rect("w1", 20, 3, 4, 2)
        c.rect("w1", 16, 7, 12, 1)
        c.px("p5", "16,8 18,7 20,7 23,7 25,7 27,8")
        for x, y in ((10, 4), (9, 10), (10, 16), (12, 21), (34, 4), (35, 10), (34, 16), (32, 21)):
            c.disc("o1", x, y, 2)
        c.poly("o1", "13,-1 16,-6 19,-4 22,-8 25,-4 28,-6 31,-1 25,-5 19,-5")
        for x in (14, 29):
            c.disc("y3" if x < 20 else "y2", x, -2, 2)
            c.px("r2", (x, -2))
        c.poly("w1", "20,2 25,2 22,5")

    return part


def tall_tiara(ink: str = "y3", band: str = "b2") -> Part:
    """A tall conical crown of the east with rosettes."""

    def part(c: Drawing) -> None:
        c.poly(ink, "15,8 17,-4 20,-7 24,-7 27,-4 29,8")
        c.poly(step(ink, 1), "15,8 17,-4 20,-7 21,-7 20,8")
        c.poly(step(ink, -1), "25,-6 27,-4 29,8 26,8")
        for y in (-2, 3):
            c.rect(band, 17 - (y > 0), y, 11 + 2 * (y > 0), 2)
            for x in range(18, 28, 3):
                c.px("p5", (x, y))
        c.rect(step(ink, -1), 14, 7, 16, 3)
        c.across(step(ink, 1), 14, 7, 8)
        for x in range(16, 29, 3):
            c.px(band, (x, 8))

    return part


def crenellated(ink: str = "y3") -> Part:
    """The stepped crown of a great king."""

    def part(c: Drawing) -> None:
        c.rect(ink, 13, 0, 18, 9)
        c.rect(step(ink, 1), 13, 0, 6, 9)
        c.rect(step(ink, -1), 27, 0, 4, 9)
        for x in (13, 18, 23, 28):
            c.rect(ink, x, -4, 3, 4)
            c.rect(step(ink, 1), x, -4, 1, 4)
            c.px(ink, (x + 1, -5))
        c.across("b2", 13, 3, 18)
        c.across(step(ink, -1), 13, 8, 18)
        for x in range(14, 31, 4):
            c.px("r3", (x, 5), (x + 1, 5))

    return part


def mural_crown() -> Part:
    """A crown of city walls over a veil."""

    def part(c: Drawing) -> None:
        for side, ink in ((-1, "p4"), (1, "p3")):
            edge = 22 + side * 8
            c.poly(
                ink,
                (edge, 5),
                (edge + side * 4, 14),
                (edge + side * 5, 30),
                (edge + side * 1, 30),
                (edge, 18),
            )
        c.rect("y3", 14, 1, 16, 8)
        c.rect("y4", 14, 1, 4, 8)
        c.rect("y2", 27, 1, 3, 8)
        for x in (14, 18, 22, 26):
            c.rect("y3", x, -3, 3, 4)
            c.rect("y5", x, -3, 1, 3)
        for x in (16, 21, 26):
            c.rect("w1", x, 4, 2, 4)
        c.across("y2", 14, 8, 16)

    return part


def jewelled() -> Part:
    """An emperor's crown of plates with strings of pearls beside the cheeks."""

    def part(c: Drawing) -> None:
        c.rect("y3", 14, 2, 16, 7)
        c.rect("y4", 14, 2, 6, 7)
        c.rect("y2", 26, 2, 4, 7)
        c.across("y5", 14, 2, 9)
        c.across("p5", 14, 8, 16)
        for x, ink in ((15, "r3"), (19, "t3"), (23, "b3"), (27, "r3")):
            c.rect(ink, x, 4, 2, 3)
        c.rect("y4", 21, -2, 2, 4)
        c.rect("y4", 20, -1, 4, 1)
        for x in (13, 30):
            for y in range(10, 20, 2):
                c.px("p5", (x, y))
            c.rect("r3", x, 20, 1, 2)

    return part


def ass_ears() -> Part:
    """A gold crown between the long ears of an ass."""

    def part(c: Drawing) -> None:
        for side in (-1, 1):
            x = 22 + side * 7
            c.poly("s2", (x - 2, 8), (x + side * 3, -8), (x + side * 6, -6), (x + 2, 8))
            c.line("m4", (x + side, 3), (x + side * 4, -5))
        c.poly("y3", "15,8 14,1 17,5 19,0 21,4 22,4 24,0 26,5 29,1 28,8")
        c.poly("y2", "24,8 24,2 26,5 29,1 28,8")
        c.line("y5", "14,2 17,6 19,1")
        c.rect("y2", 15, 7, 14, 2)
        c.across("y5", 15, 7, 9)
        c.rect("r3", 21, 5, 2, 2)

    return part


def pointed_gold() -> Part:
    """The high pointed cap of the steppe with bands and a stag of gold, its flaps over the ears."""

    def part(c: Drawing) -> None:
        c.poly("w2", "13,20 13,8 17,0 21,-8 23,-8 27,0 31,8 31,20 28,20 28,9 16,9 16,20")
        c.poly("w3", "13,19 13,8 17,0 21,-8 20,4 16,9 15,19")
        c.rect("y3", 20, -8, 4, 4)
        c.px("y5", "20,-8 20,-7")
        c.poly("y3", "18,-1 26,-1 27,1 17,1")
        c.line("y5", "18,-1 22,-1")
        c.grid("4.4.4..\n.444...\n..44...\n.444444\n..4444.\n..4..4.", 19, 2, tones("y4", "4"))
        c.rect("y3", 14, 8, 16, 2)
        c.across("y5", 14, 8, 8)
        for x in (14, 29):
            c.rect("y3", x, 12, 2, 2)
            c.rect("y3", x, 16, 2, 2)

    return part


def vulture_cap() -> Part:
    """A queen's cap of gold wings with the disc between horns."""

    def part(c: Drawing) -> None:
        c.poly("y3", "13,16 13,7 17,3 22,2 27,3 31,7 31,16 29,16 28,9 16,9 15,16")
        c.poly("y4", "13,15 13,7 17,3 21,3 16,8 15,15")
        for x, y in ((14, 9), (14, 12), (29, 9), (29, 12), (17, 5), (26, 5)):
            c.rect("b2", x, y, 2, 1)
        c.line("y2", "17,2 15,-5")
        c.line("y2", "27,2 29,-5")
        c.disc("r3", 22, -3, 4)
        c.disc("r4", 21, -4, 2)
        c.rect("y4", 21, 2, 2, 6)

    return part


def veil(ink: str, band: str = "y3", jewel: str = "r3") -> Part:
    """A veil from the crown of the head to the shoulders under a jewelled band."""

    def part(c: Drawing) -> None:
        c.poly(ink, "12,30 11,16 13,7 17,3 22,2 27,3 31,7 33,16 32,30 28,30 29,14 27,8 17,8 15,14 16,30")
        c.poly(step(ink, 1), "12,29 11,16 13,7 17,3 20,3 15,9 14,18 15,29")
        c.line(step(ink, -1), "31,9 32,18 31,29")
        c.rect(band, 15, 7, 14, 2)
        c.across(step(band, 2), 15, 7, 8)
        c.rect(jewel, 21, 6, 2, 3)
        for x in (17, 25):
            c.px(jewel, (x, 8))

    return part


def hair_band(ink: str, knot: str = "") -> Part:
    """A fillet round the hair, perhaps with flowers."""

    def part(c: Drawing) -> None:
        c.rect(ink, 15, 6, 14, 2)
        c.across(step(ink, 1), 15, 6, 8)
        if knot:
            for x in range(15, 30, 3):
                c.disc(knot if x < 23 else step(knot, -1), x, 5, 1)
                c.px(step(knot, 2), (x, 4))

    return part
