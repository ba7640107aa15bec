"""What is worn on the head, in the frame of a bust. It hides what it would hide."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step, tones
from game.tools.bake.pictures.looks import Part


def bicorne() -> Part:
    """Worn sideways, low on the brow, with a cockade."""

    def part(c: Drawing) -> None:
        c.poly("k1", "4,11 6,7 12,2 18,-1 25,-1 31,2 37,7 39,11 34,10 28,8 22,9 15,8 9,10")
        c.poly("k2", "5,10 7,7 13,2 18,0 23,0 16,3 10,7")
        c.line("y3", "6,10 10,8 15,6 22,7 28,6 34,8 37,10")
        c.disc("b2", 22, 3, 3)
        c.disc("p5", 22, 3, 2)
        c.disc("r3", 22, 3, 1)
        c.line("y4", "22,4 22,7")

    return part


def guan(ink: str = "k1") -> Part:
    """A scholar's soft black cap: a band on the brow, the top gathered over the knot, a pin through it."""

    def part(c: Drawing) -> None:
        c.poly(ink, "15,8 15,3 18,0 25,0 28,3 28,8")
        c.poly(step(ink, 1), "16,7 16,3 18,1 21,1 19,7")
        c.oval(ink, 17, -5, 10, 7)
        c.oval(step(ink, 1), 18, -4, 5, 4)
        c.line("y3", "13,-2 31,-2")
        c.px("y5", "13,-2 14,-2")
        c.rect("p4", 15, 6, 14, 2)
        c.across("p5", 15, 6, 7)
        c.rect("g3", 21, 5, 2, 3)

    return part


def beret(ink: str = "r2") -> Part:
    """A Renaissance painter's soft cap."""

    def part(c: Drawing) -> None:
        c.oval(ink, 10, -1, 24, 10)
        c.oval(step(ink, -1), 15, 4, 18, 5)
        c.oval(ink, 11, -1, 18, 7)
        c.oval(step(ink, 1), 12, 0, 10, 3)
        c.rect(step(ink, -2), 14, 7, 16, 2)
        c.rect(step(ink, -1), 14, 7, 8, 1)

    return part


def red_cap() -> Part:
    """A diver's knitted cap, rolled at the brow."""

    def part(c: Drawing) -> None:
        c.poly("r3", "15,7 16,2 19,-1 24,-1 27,2 28,7")
        c.poly("r4", "16,6 17,2 19,0 22,0 20,6")
        c.poly("r2", "25,0 27,2 28,7 24,7")
        for x in (19, 22, 25):
            c.line("r2", (x, 1), (x - (1 if x < 22 else -1), 6))
        c.rect("r2", 14, 6, 16, 4)
        c.rect("r3", 14, 6, 9, 4)
        for x in range(15, 30, 2):
            c.down("r1" if x > 23 else "r2", x, 7, 3)
        c.across("r4", 14, 6, 8)
        diving_mask()(c)

    return part


def diving_mask() -> Part:
    """A mask of glass pushed up on the cap."""

    def part(c: Drawing) -> None:
        c.rect("k1", 14, 1, 16, 6)
        c.rect("k3", 15, 1, 14, 1)
        c.rect("b4", 16, 2, 12, 4)
        c.poly("b5", "17,5 20,2 23,2 20,5")
        c.rect("k1", 21, 5, 2, 1)

    return part


def fur_hat(base: str, fur: str) -> Part:
    """A pointed steppe hat with a broad fur brim and a finial."""

    def part(c: Drawing) -> None:
        c.poly(base, "14,6 18,0 21,-3 22,-3 25,0 29,6")
        c.poly(step(base, 1), "15,6 18,1 21,-2 20,6")
        c.poly(step(base, -1), "24,1 25,0 29,6 25,6")
        c.rect("y4", 21, -4, 2, 3)
        for x in range(13, 32, 3):
            c.disc(fur if x < 23 else step(fur, -1), x, 7, 2)
        for x in range(12, 24, 3):
            c.px(step(fur, 1), (x, 5), (x + 1, 6))
        for x in (13, 30):
            c.disc(step(fur, -1 if x == 30 else 0), x, 10, 2)
            c.disc(step(fur, -1), x, 13, 1)

    return part


def gold_crown() -> Part:
    def part(c: Drawing) -> None:
        c.poly("y3", "15,8 14,0 17,4 19,-1 21,3 22,3 24,-1 26,4 29,0 28,8")
        c.poly("y2", "24,8 24,1 26,4 29,0 28,8")
        c.line("y5", "14,1 17,5 19,0 20,4")
        c.rect("y2", 15, 7, 14, 2)
        c.across("y4", 15, 7, 9)
        c.rect("r3", 21, 5, 2, 2)
        c.px("t3", "17,6 26,6")
        c.px("p5", "14,0 19,-1 24,-1 29,0")

    return part


def diadem() -> Part:
    """A gold band with the rearing cobra."""

    def part(c: Drawing) -> None:
        c.rect("y3", 14, 7, 16, 2)
        c.across("y5", 14, 7, 8)
        c.across("y2", 22, 8, 8)
        for x in range(15, 29, 3):
            c.px("t3", (x, 8))
        c.grid(
            """
.44.
4534
43r4
.34.
.34.
4434
.332""",
            20,
            1,
            tones("y1 y2 y3 y4 y5", "12345") | {"r": "r3"},
        )

    return part


def bandana(ink: str) -> Part:
    def part(c: Drawing) -> None:
        c.poly(ink, "15,9 15,5 18,2 25,2 28,5 28,9 22,7")
        c.poly(step(ink, 1), "15,8 16,4 19,2 22,2 18,6")
        c.poly(step(ink, -1), "26,4 28,5 28,9 25,8")
        c.poly(ink, "29,6 34,5 31,8")
        c.poly(step(ink, -1), "29,8 33,12 29,10")
        c.px("p5", "18,5 22,4 25,6 20,7")

    return part


def flowers() -> Part:
    """A wreath of small roses on a parting."""

    def part(c: Drawing) -> None:
        for x, y in ((14, 7), (16, 4), (28, 7), (26, 4)):
            c.disc("m3" if x < 22 else "m2", x, y, 1)
            c.px("m5" if x < 22 else "m4", (x, y - 1))
        c.px("g3", "15,6 18,3 27,6 25,3 13,9 30,9")

    return part


def nemes() -> Part:
    """A pharaoh's striped headcloth with the cobra; its lappets fall on the breast."""

    def part(c: Drawing) -> None:
        for left, gold, blue, lit in ((True, "y3", "b2", "y4"), (False, "y2", "b1", "y1")):
            for y in range(8, 34):
                edge = round(14 - (y - 8) * 0.42 if y < 22 else 9 + (y - 22) * 0.5)
                wide = (16 if y < 22 else 18) - edge
                c.rect(gold if (y // 2) % 2 else blue, edge if left else 44 - edge - wide, y, wide, 1)
                if y < 22:
                    c.px(lit, (edge if left else 43 - edge, y))
        c.poly("y3", "14,9 14,5 17,2 20,1 23,1 26,2 29,5 29,9 28,9 15,9")
        for x in range(15, 30, 3):
            c.line("b2" if x < 23 else "b1", (x, 8), (19 + (x - 15) * 0.35, 2))
        c.rect("y4", 15, 8, 14, 2)
        c.across("y2", 22, 9, 7)
        c.grid(
            """
.44.
4534
43r4
.34.
.33.""",
            20,
            3,
            tones("y1 y2 y3 y4 y5", "12345") | {"r": "r3"},
        )

    return part


def wreath() -> Part:
    """Laurel leaves, open at the brow."""

    def part(c: Drawing) -> None:
        for x, y in ((14, 11), (14, 8), (16, 6), (18, 5)):
            c.rect("g4", x, y, 2, 2)
            c.px("g5", (x, y))
            c.px("g2", (x + 1, y + 1))
            c.rect("g3", 42 - x, y, 2, 2)
            c.px("g4", (42 - x, y))
            c.px("g1", (43 - x, y + 1))
        c.px("r3", "20,6 23,6")

    return part


def stovepipe() -> Part:
    def part(c: Drawing) -> None:
        c.rect("k1", 15, -6, 14, 13)
        c.rect("k2", 16, -6, 4, 12)
        c.down("k3", 17, -5, 10)
        c.across("k3", 15, -6, 14)
        c.rect("k0", 15, 3, 14, 3)
        c.rect("k1", 11, 6, 22, 2)
        c.across("k3", 11, 6, 10)

    return part


def kerchief(ink: str) -> Part:
    """A plain headscarf: low on the brow, over the ears, tied under the chin; a lock of hair shows."""

    def part(c: Drawing) -> None:
        c.poly("k1", "16,11 17,8 26,8 27,11 25,9 18,9")
        c.poly(ink, "13,20 12,12 14,6 17,3 26,3 29,6 31,12 30,20 28,22 28,12 26,8 17,8 15,12 15,22")
        c.poly(step(ink, 1), "13,18 13,11 15,6 18,4 22,4 16,8 14,13")
        c.poly(step(ink, -1), "27,5 29,7 30,12 30,19 28,20 28,11")
        c.line(step(ink, -1), "21,4 17,7")
        c.line(step(ink, -1), "25,4 28,8")
        c.poly(ink, "15,19 21,24 22,24 28,19 27,23 23,26 20,26 16,23")
        c.line(step(ink, -1), "16,22 21,25")
        c.poly(ink, "20,25 16,30 19,31 22,26")
        c.poly(step(ink, -1), "23,25 27,29 24,31 21,26")

    return part


def coiled_turban(ink: str) -> Part:
    """A rolled cloth coiled round the head like a halo, the hair parted under it."""

    def part(c: Drawing) -> None:
        c.oval(step(ink, -1), 12, 1, 20, 9)
        c.oval(ink, 12, 1, 18, 8)
        for x, y in ((14, 3), (17, 1), (21, 1), (25, 1), (28, 3)):
            c.line(step(ink, -1), (x, y), (x + 1, y + 2))
        c.line(step(ink, 1), "13,4 16,2 20,1")
        c.poly("k1", "15,14 15,9 18,6 25,6 28,9 28,14 27,14 26,10 22,7 21,7 17,10 16,14")
        c.line("k2", "16,9 18,7 20,6")

    return part


def feather_cap(ink: str) -> Part:
    def part(c: Drawing) -> None:
        c.oval(ink, 11, 2, 21, 7)
        c.oval(step(ink, 1), 12, 2, 12, 4)
        c.rect(step(ink, -1), 14, 7, 16, 2)
        c.poly("p5", "26,5 31,-2 36,-3 34,2 29,6")
        c.line("p2", "27,5 34,-2")

    return part
