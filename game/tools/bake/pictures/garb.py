"""More clothes: armour of scales, robes of scholars, uniforms, in the frame of a bust."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step
from game.tools.bake.pictures.looks import Part
from game.tools.bake.pictures.torso import torso


def fringed(base: str, trim: str, skin: str) -> Part:
    """A Mesopotamian wrap: one shoulder bare, rows of fringe, a string of beads."""
    deep, _, flesh, lit = skin.split()

    def part(c: Drawing) -> None:
        torso(c, flesh, 14)
        c.poly(lit, "30,25 33,28 35,32 31,29")
        c.line(deep, "21,28 21,32")
        c.poly(base, "17,23 10,26 7,38 37,38 33,34 24,30")
        c.poly(step(base, 1), "17,23 10,26 8,33 13,27")
        for points in ("17,24 24,31 34,35", "13,28 20,34 26,38"):
            c.line(trim, points, width=2)
        for x, y in ((18, 26), (21, 29), (25, 32), (29, 34), (32, 36)):
            c.down(step(trim, -1), x, y, 3)
        for x in range(16, 28, 2):
            c.px("y4" if x % 4 else "b3", (x, 24 + (3 if 19 < x < 24 else 1)))

    return part


def lamellar(base: str, lace: str, collar: str) -> Part:
    """Armour of laced plates over a robe."""

    def part(c: Drawing) -> None:
        torso(c, collar, 15)
        c.poly(base, "14,27 29,27 31,38 12,38")
        c.poly(step(base, -1), "24,27 29,27 31,38 25,38")
        for y in range(29, 39, 3):
            c.line(lace, (12, y), (31, y))
            for x in range(13 + y % 2, 31, 3):
                c.down(step(base, -2), x, y + 1, 2)
        for x, ink in ((6, base), (30, step(base, -1))):
            c.poly(ink, (x + 1, 27), (x + 7, 25), (x + 8, 33), (x, 34))
            for y in (28, 31):
                c.line(lace, (x + 1, y), (x + 7, y))
        c.poly(step(collar, 1), "18,23 25,23 22,29 21,29")

    return part


def toga_robe(base: str, stole: str) -> Part:
    """A scholar's wide gown with bands down the front."""

    def part(c: Drawing) -> None:
        torso(c, base, 16)
        c.poly(stole, "16,23 19,23 20,38 15,38")
        c.poly(step(stole, -1), "24,23 27,23 28,38 23,38")
        c.poly("p5", "19,23 24,23 23,26 20,26")
        for x in (9, 12, 31, 34):
            c.line(step(base, -1), (x, 31), (x, 38))

    return part


def uniform(base: str, collar: str, gold: str = "y3", epaulettes: bool = True) -> Part:
    """A buttoned coat with a standing collar and epaulettes."""

    def part(c: Drawing) -> None:
        torso(c, base, 15)
        c.rect(collar, 17, 21, 10, 5)
        c.rect(step(collar, -1), 23, 21, 4, 5)
        c.line(gold, "17,25 21,27 26,25")
        c.down(step(base, -2), 21, 27, 11)
        for y in range(28, 38, 3):
            c.px(gold, (19, y), (23, y))
        if epaulettes:
            for x, ink in ((6, gold), (30, step(gold, -1))):
                c.rect(ink, x, 25, 8, 3)
                c.across(step(ink, 1), x, 25, 5)
                for dx in range(0, 8, 2):
                    c.down(step(ink, -1), x + dx, 28, 2)

    return part


def wing_collar(base: str, tie: str = "k1", waistcoat: str = "") -> Part:
    """Evening dress of 1900: white front, wing collar, bow tie."""

    def part(c: Drawing) -> None:
        torso(c, base, 13)
        c.poly("p5", "17,23 26,23 25,32 22,38 21,38 18,32")
        if waistcoat:
            c.poly(waistcoat, "18,31 21,35 22,35 25,31 25,38 18,38")
        c.rect("p5", 18, 20, 8, 4)
        c.rect("p3", 24, 21, 2, 3)
        c.poly(tie, "22,25 17,23 17,27")
        c.poly(tie, "21,25 26,23 26,27")
        c.px(step(tie, 1), "21,25")
        c.poly(step(base, 1), "17,23 13,27 15,31 20,38 21,38 18,30")
        c.poly(base, "26,23 30,27 28,31 23,38 22,38 25,30")
        c.line(step(base, -1), "26,24 25,31 22,38")

    return part


def breeches_smock(base: str, scarf: str) -> Part:
    """A plain working dress with a shawl knotted at the breast."""

    def part(c: Drawing) -> None:
        torso(c, base, 12, 1)
        c.poly(scarf, "17,23 10,28 12,33 21,30 31,33 33,28 26,23 22,28")
        c.poly(step(scarf, 1), "17,23 11,28 13,31 20,28")
        c.poly(step(scarf, -1), "26,23 33,28 31,33 24,30")
        c.poly(scarf, "20,29 23,29 25,36 21,33 18,36")
        c.line(step(base, -1), "14,33 13,38")

    return part


def loose_gown(base: str, skin: str) -> Part:
    """A monk's cloth over the left shoulder, the right one bare, in soft folds."""
    _, shade, flesh, lit = skin.split()

    def part(c: Drawing) -> None:
        torso(c, flesh, 14)
        c.poly(lit, "17,25 12,27 9,31 13,29")
        c.line(shade, "13,32 19,33")
        c.poly(base, "24,23 29,25 34,28 36,38 14,38 17,33 22,29")
        c.poly(step(base, 1), "24,23 28,25 21,33 16,38 14,38 17,33")
        for points in ("29,26 19,38", "31,28 24,38", "34,31 30,38"):
            c.line(step(base, -1), points)

    return part


def kimono(base: str, lining: str, crest: str = "") -> Part:
    """Stiff shoulders over a crossed robe (a samurai's)."""

    def part(c: Drawing) -> None:
        torso(c, lining, 13)
        c.poly(step(lining, 1), "18,23 25,23 23,28 21,28")
        c.line(step(lining, -1), "25,22 21,30 19,38", width=2)
        c.poly(base, "18,23 4,24 3,30 13,31 14,38 20,38 18,29")
        c.poly(step(base, 1), "18,23 4,24 4,26 15,26")
        c.poly(step(base, -1), "26,23 39,24 40,30 31,31 30,38 24,38 26,29")
        if crest:
            c.disc(crest, 11, 29, 1)
            c.disc(step(crest, -1), 32, 29, 1)

    return part


def ulster(base: str, check: str, collar: str) -> Part:
    """A long checked travelling coat with a cape."""

    def part(c: Drawing) -> None:
        torso(c, base, 14)
        for x in range(9, 36, 4):
            c.down(check, x, 27 + abs(x - 21) // 6, 12)
        for y in (29, 33, 37):
            c.across(check, 8, y, 28)
        c.poly(step(base, -1), "16,24 8,28 6,35 20,35 21,27")
        c.poly(base, "16,24 8,28 7,34 19,34 20,27")
        for points in ("10,29 20,29", "9,32 20,32", "12,27 11,34", "16,25 16,34"):
            c.line(check, points)
        c.rect(collar, 17, 21, 10, 4)
        c.rect(step(collar, 1), 17, 21, 4, 4)
        c.px("y3", "22,28 22,32 22,36")

    return part
