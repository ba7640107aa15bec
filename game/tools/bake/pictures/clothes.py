"""Clothes with collars, buttons and seams: the dress of Europe and of later times. See also `robes`."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step
from game.tools.bake.pictures.looks import Part
from game.tools.bake.pictures.torso import torso


def high_collar(base: str, brooch: str = "", lace: str = "") -> Part:
    """A dress closed to the chin."""

    def part(c: Drawing) -> None:
        torso(c, base, 12, 1)
        c.rect(base, 18, 22, 8, 4)
        c.rect(step(base, 1), 18, 22, 2, 4)
        c.rect(step(base, -1), 24, 22, 2, 4)
        if lace:
            c.across(lace, 18, 21, 8)
            c.across(lace, 18, 22, 5)
        c.down(step(base, 1), 21, 27, 11)
        for y in range(28, 38, 3):
            c.px(step(base, 3) if not brooch else step(base, 2), (22, y))
        if brooch:
            c.px(brooch, "21,25 22,25")
            c.px(step(brooch, 1), "21,24")

    return part


def blouse(base: str, bow: str) -> Part:
    """A pale blouse with a bow at the neck."""

    def part(c: Drawing) -> None:
        torso(c, base, 12, 1)
        c.rect(base, 18, 22, 8, 4)
        c.rect(step(base, -1), 23, 22, 3, 4)
        c.poly(bow, "22,26 18,25 18,29")
        c.poly(step(bow, -1), "21,26 25,25 25,29")
        c.rect(step(bow, 1), 21, 25, 2, 3)
        c.poly(bow, "20,28 22,28 21,34 18,34")
        c.poly(step(bow, -1), "22,28 24,28 26,34 23,34")
        for x in (12, 15, 29, 31):
            c.line(step(base, -1), (x, 30), (x, 38))

    return part


def ballgown(base: str, trim: str, skin: str = "n1 n3 n4 n5") -> Part:
    """Bare shoulders, a wide neckline with lace."""
    _, shade, flesh, lit = skin.split()

    def part(c: Drawing) -> None:
        torso(c, flesh, 12, 1)
        c.poly(shade, "26,25 31,28 33,31 33,34 27,32")
        c.poly(lit, "17,25 13,28 11,31 15,30")
        c.poly(base, "9,31 14,32 19,34 22,35 25,34 30,32 34,31 36,38 8,38")
        c.poly(step(base, -1), "25,35 30,33 34,31 36,38 25,38")
        c.poly(step(base, 1), "9,31 13,32 12,37 8,38")
        for x, y in ((9, 30), (11, 31), (13, 31), (15, 32), (17, 33), (19, 33), (21, 34)):
            c.rect(trim, x, y, 2, 2)
            c.rect(step(trim, -1), 42 - x, y, 2, 2)
        c.rect(step(trim, -1), 21, 34, 2, 2)
        c.line("y3", "17,24 19,27 21,28 24,27 26,24")
        c.px("t4", "21,29 22,29")
        c.px("t2", "21,30 22,30")

    return part


def suit(base: str, shirt: str, tie: str = "", half: int = 14, wide: bool = False) -> Part:
    """Jacket with lapels, shirt and perhaps a tie."""

    def part(c: Drawing) -> None:
        torso(c, base, half)
        dark, lit = step(base, -1), step(base, 1)
        c.poly(shirt, "17,23 26,23 25,30 22,38 21,38 18,30")
        c.poly(step(shirt, -1), "23,24 26,23 25,30 22,38")
        c.rect("n1", 19, 22, 6, 1)
        if tie:
            c.poly(tie, "20,25 23,25 23,27 24,34 22,37 19,34 20,27")
            c.line(step(tie, -1), "23,27 24,34 22,37")
            c.px(step(tie, 1), "20,28 20,29")
        w = 3 if wide else 1
        c.poly(lit, (17, 23), (14 - w, 26), (15, 30), (13, 31), (20, 38), (21, 38), (18, 30))
        c.line(dark, "15,30 18,32")
        c.poly(base, (26, 23), (29 + w, 26), (28, 30), (30, 31), (23, 38), (22, 38), (25, 30))
        c.line(step(base, -2), "26,24 25,31 22,38")
        c.line(step(base, -2), "28,30 26,32")
        c.line(dark, "17,24 18,30 21,38")

    return part


def tailcoat(base: str, facing: str, gold: str = "y3") -> Part:
    """An officer: dark coat, white facings and waistcoat, epaulettes, one hand hidden in the waistcoat."""

    def part(c: Drawing) -> None:
        torso(c, base, 15)
        c.poly(facing, "18,23 25,23 27,30 26,38 17,38 16,30")
        c.poly(step(facing, -1), "23,26 26,25 27,30 26,38 23,38")
        c.rect("p5", 18, 21, 8, 4)
        c.rect("s4", 23, 21, 3, 4)
        c.rect("r2", 16, 23, 2, 3)
        c.rect("r1", 26, 23, 2, 3)
        for y in range(27, 38, 3):
            c.px(gold, (21, y))
        for x, lit in ((6, True), (30, False)):
            c.rect(gold if lit else "y2", x, 26, 8, 3)
            c.across("y5" if lit else "y3", x, 26, 6)
            for dx in range(0, 8, 2):
                c.down("y4" if lit else "y2", x + dx, 29, 2)
                c.down("y2" if lit else "y1", x + dx + 1, 29, 1)
        c.poly("k0", "22,33 29,31 36,31 37,40 22,40")
        c.poly(base, "24,34 29,32 36,32 37,40 26,40")
        c.line(step(base, 1), "24,34 29,32 34,32")
        c.rect("r3", 22, 34, 2, 5)
        c.px("r4", "22,34")
        c.rect("n4", 19, 35, 3, 4)
        c.down("n2", 21, 36, 3)
        c.line("p2", "19,30 19,38")

    return part


def cloak(base: str, lining: str, tunic: str) -> Part:
    """A Renaissance cloak open over a tunic."""

    def part(c: Drawing) -> None:
        torso(c, tunic, 13)
        c.poly(base, "17,23 8,27 5,38 18,38 18,29")
        c.poly(step(base, 1), "17,23 8,27 6,34 12,28 17,26")
        c.line(lining, "17,24 18,30 18,38", width=2)
        c.poly(step(base, -1), "26,23 35,27 38,38 25,38 25,29")
        c.line(step(lining, -1), "26,24 25,30 25,38", width=2)
        c.line(step(base, -2), "33,29 34,38")
        c.line(step(base, -1), "10,30 9,38")

    return part


def wetsuit() -> Part:
    """A diver: black rubber, yellow stripes, straps of the cylinders."""

    def part(c: Drawing) -> None:
        torso(c, "k2", 14)
        c.rect("k2", 17, 21, 10, 5)
        c.rect("k3", 17, 21, 3, 5)
        c.across("y4", 17, 22, 7)
        c.across("y2", 24, 22, 3)
        c.line("y4", "13,27 11,38", width=2)
        c.line("y2", "31,27 33,38", width=2)
        for x, ink in ((16, "s3"), (26, "s2")):
            c.line(ink, (x, 26), (x, 38), width=2)
        c.rect("s4", 20, 32, 4, 3)
        c.rect("s2", 22, 32, 2, 3)
        c.rect("s3", 16, 33, 12, 1)

    return part


def bush_shirt(base: str) -> Part:
    """Open collar, two breast pockets."""

    def part(c: Drawing) -> None:
        torso(c, base, 12, 1)
        c.poly("n3", "18,23 25,23 22,30 21,30")
        c.poly(step(base, 1), "18,23 14,26 18,31 21,30")
        c.poly(base, "25,23 29,26 25,31 22,30")
        c.line(step(base, -2), "21,30 21,38")
        for x in (13, 25):
            c.rect(step(base, -1), x, 33, 6, 1)
            c.px("y4", (x + 2, 34))

    return part


def patterned(base: str) -> Part:
    """A printed shirt worn loose, buttoned high."""

    def part(c: Drawing) -> None:
        torso(c, base, 15)
        for number, (x, y) in enumerate(
            (
                (10, 31),
                (15, 28),
                (14, 34),
                (19, 31),
                (19, 36),
                (25, 29),
                (29, 33),
                (25, 35),
                (33, 30),
                (10, 36),
                (33, 36),
            )
        ):
            c.rect("y4" if number % 2 else "o3", x, y, 2, 2)
            c.px("r2", (x + 1, y + 1))
        c.poly(step(base, 1), "17,23 15,26 19,28 21,26")
        c.poly(base, "26,23 28,26 24,28 22,26")
        c.line(step(base, -2), "21,26 21,38")
        for y in (29, 33, 37):
            c.px("p5", (22, y))

    return part


def cravat(base: str, waistcoat: str) -> Part:
    """A coat with wide turned-back fronts and a white cravat of two falls."""

    def part(c: Drawing) -> None:
        torso(c, base, 14)
        c.poly(waistcoat, "17,24 26,24 25,38 18,38")
        c.poly(step(base, 1), "17,23 13,27 15,32 18,38 19,30")
        c.line(step(base, -2), "26,24 25,31 26,38")
        c.rect("p5", 18, 21, 8, 4)
        c.rect("p3", 23, 22, 3, 3)
        c.poly("p5", "19,25 22,25 22,33 18,33")
        c.poly("p3", "22,25 24,25 25,32 22,33")
        c.line("p2", "21,26 20,32")

    return part


def ruff(base: str) -> Part:
    """A black doublet under a starched ruff."""

    def part(c: Drawing) -> None:
        torso(c, base, 13)
        for y in range(29, 38, 3):
            c.px("s4", (21, y))
        c.line(step(base, 1), "13,30 16,38")
        c.line(step(base, 1), "20,28 20,38")
        c.oval("p3", 13, 21, 18, 7)
        c.oval("p5", 13, 21, 17, 6)
        for x in range(14, 30, 2):
            c.px("p2", (x, 25), (x, 24 if x % 4 else 23))
        c.oval("n1", 18, 20, 8, 3)

    return part


def shawl(base: str, dress: str) -> Part:
    """A knitted shawl crossed on the breast."""

    def part(c: Drawing) -> None:
        torso(c, dress, 13)
        c.poly(base, "16,24 9,28 7,38 14,38 22,33 27,38 36,38 34,28 27,24 22,30")
        c.poly(step(base, 1), "16,24 9,28 8,34 14,28 21,30")
        c.poly(step(base, -1), "27,24 34,28 36,38 30,38 23,31")
        c.line(step(base, -2), "22,30 15,38")

    return part


def plate(skin: str = "") -> Part:
    """Armour: gorget, round pauldrons, a breast with one bright streak."""

    def part(c: Drawing) -> None:
        torso(c, "s3", 13)
        c.poly("s4", "13,29 21,27 21,38 13,38")
        c.poly("s2", "22,27 30,29 30,38 22,38")
        c.line("s5", "16,30 17,38")
        c.line("s1", "21,27 21,38")
        for x, inks in ((7, "s5 s4 s3"), (27, "s4 s3 s1")):
            hi, mid, low = inks.split()
            c.oval(low, x, 25, 10, 11)
            c.oval(mid, x, 25, 8, 9)
            c.oval(hi, x + 1, 26, 4, 3)
            c.across("k1", x + 1, 32, 8)
        c.rect("s4", 17, 22, 10, 4)
        c.rect("s2", 23, 22, 4, 4)
        c.across("s5", 17, 22, 6)
        c.across("s1", 17, 25, 10)

    return part


def tailcoat_plain(base: str, gold: str) -> Part:
    """A gentleman's embroidered coat of the eighteenth century with a lace fall."""

    def part(c: Drawing) -> None:
        torso(c, base, 15)
        c.poly("p4", "18,23 25,23 27,38 16,38")
        c.line(gold, "17,24 16,38", width=2)
        c.line(step(gold, -1), "26,24 27,38", width=2)
        c.rect("p5", 18, 21, 8, 4)
        c.poly("p5", "19,25 24,25 25,32 21,34 18,32")
        c.line("p2", "21,26 21,33")
        c.line("p2", "23,27 24,32")
        for y in range(30, 38, 3):
            c.px(gold, (13, y), (30, y))

    return part
