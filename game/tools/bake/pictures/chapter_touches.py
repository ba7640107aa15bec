"""My City: what the chapters' pictures get besides where they are painted large, in their real pixels."""

from __future__ import annotations

from collections.abc import Callable

from game.tools.bake.pictures.drawing import Drawing, rows

Touch = Callable[[Drawing], None]


def tufts(d: Drawing, inks: str, places: str) -> None:
    """Blades of grass, three together."""
    dark, light = inks.split()
    for x, y in rows(places):
        d.px(dark, (x, y), (x, y - 1), (x + 2, y), (x + 4, y), (x + 4, y - 1))
        d.px(light, (x, y - 2), (x + 2, y - 1), (x + 2, y - 2), (x + 4, y - 2))


def flowers(d: Drawing, ink: str, places: str) -> None:
    """Four petals round a heart."""
    for x, y in rows(places):
        d.px(ink, (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        d.px("y5", (x, y))


def birds(d: Drawing, ink: str, places: str) -> None:
    """Far away, wings up."""
    for x, y in rows(places):
        d.px(
            ink,
            (x, y),
            (x - 1, y - 1),
            (x - 2, y - 1),
            (x + 1, y - 1),
            (x + 2, y - 1),
            (x - 3, y),
            (x + 3, y),
        )


def cast(d: Drawing, places: str) -> None:
    """Shadows on the ground, to the right of what stands there: ``"x,y,w"``."""
    for x, y, wide in rows(places):
        for row, inset in enumerate((3, 1, 0, 2)):
            d.shade(-1, int(x + inset), int(y + row), int(wide - 2 * inset), 1)


def glints(d: Drawing, ink: str, places: str) -> None:
    for x, y, wide in rows(places):
        d.across(ink, x, y, wide)


def new_land(d: Drawing) -> None:
    birds(d, "k1", "196,12 206,18 216,10 100,9 108,14")
    cast(d, "4,88,64 74,88,44 152,88,30 186,88,12 210,88,36")
    tufts(d, "g2 g4", "126,92 146,76 246,76 198,92 8,72 66,92 236,92 176,72")
    flowers(d, "m4", "142,90 250,86 204,80")
    flowers(d, "p5", "150,84 184,92 12,94 258,78")
    glints(d, "b4", "112,72,9 124,80,12 100,86,10 130,66,6")


def churches(d: Drawing) -> None:
    birds(d, "k0", "112,12 120,8 190,30 198,26 60,10")
    cast(d, "12,80,60 100,88,50 68,88,20 190,88,26 212,80,50")
    tufts(d, "g2 g4", "20,92 90,90 168,92 236,90 250,94 140,93")
    flowers(d, "y4", "36,90 222,92 258,88")
    for x in (26, 214):
        glints(d, "p3", f"{x + 2},50,5 {x + 12},60,6 {x + 26},48,5 {x + 32},70,7 {x + 18},74,5")
    glints(d, "p2", "106,24,4 118,46,5 108,60,4 130,72,4 112,82,5")


def flood(d: Drawing) -> None:
    for x, wide in ((14, 40), (78, 28), (208, 42)):
        for row, inset in ((64, 2), (68, 6), (72, 12)):
            d.across("b1", x + inset, row, wide - 2 * inset)
    glints(d, "b4", "6,82,12 60,88,10 148,92,14 190,78,10 232,92,12 100,94,9")
    glints(d, "b5", "9,81,5 152,91,6 235,91,5")
    d.line("y5", "196,0 190,10 196,10 188,22")
    d.line("p5", "197,0 191,10 197,10 189,22")
    birds(d, "k0", "126,20 134,24")
    for number in range(60):
        x, y = number * 53 % 264, number * 31 % 90
        d.px("b5", (x, y), (x - 1, y + 2))


def gold_rush(d: Drawing) -> None:
    birds(d, "k1", "120,12 128,17 140,9 236,14")
    cast(d, "92,68,30 160,88,30 200,60,26 228,60,24 6,60,40")
    tufts(d, "g2 g4", "10,72 34,88 108,84 124,70 86,92 4,92")
    flowers(d, "p5", "20,80 102,90 132,62")
    glints(d, "b4", "150,78,12 196,74,14 214,88,16 136,90,10 240,80,14")
    glints(d, "y5", "188,92,2 226,84,2 170,94,2 250,90,2 142,86,2")
    for row, (x, wide) in enumerate(((253, 3), (255, 3), (252, 4), (254, 4), (251, 5))):
        d.rect("k5", x, 46 - row * 6, wide, 3)


def factories(d: Drawing) -> None:
    for x, y in rows("8,92 30,89 52,93 92,94 168,92 196,90 244,92 214,94"):
        d.across("k4", x, y, 8)
        d.across("k2", x + 1, y + 1, 8)
    cast(d, "222,90,28 130,92,40")
    for x in range(12, 200, 40):
        d.px("b5", (x - 1, 42), (x, 43), (x + 1, 44))
    birds(d, "k1", "226,24 234,20")
    glints(d, "y5", "18,62,6 58,62,6 178,62,6")


def mine(d: Drawing) -> None:
    for x, y in rows("20,50 66,44 150,52 184,46 118,38 204,60 54,66 140,40"):
        d.px("w3", (x, y), (x + 1, y), (x + 2, y + 1))
        d.px("w0", (x + 1, y + 1), (x + 3, y + 2))
    for reach, steps in ((11, 1), (6, 1)):
        for row in range(-reach, reach + 1):
            half = reach - abs(row) // 2
            d.shade(steps, 48 - half, 40 + row, 2 * half, 1)
    glints(d, "y5", "238,44,2 246,58,2 236,70,2 248,50,2")
    d.px("p5", (239, 43), (247, 57), (122, 47), (136, 46))
    cast(d, "50,82,40 108,82,46 180,82,28")


def railroad(d: Drawing) -> None:
    d.disc("y5", 26, 12, 8)
    birds(d, "p5", "150,30 158,34 250,16")
    for x, y in rows("4,92 22,93 44,91 78,93 98,92 150,93 172,92 214,93 236,91"):
        d.rect("k4", x, y, 3, 1)
        d.rect("k2", x + 1, y + 1, 3, 1)
    tufts(d, "g2 g4", "4,80 60,78 122,80 252,78")
    for x in (10, 26, 42, 70, 86, 102):
        d.px("p5", (x, 59), (x + 1, 58), (x + 2, 58))


def prosperity(d: Drawing) -> None:
    birds(d, "k1", "62,16 70,20 226,24 234,20")
    for x in (82, 130, 178):
        d.poly("r3", f"{x + 2},2 {x + 9},4 {x + 2},7")
    cast(d, "80,90,20 96,90,20 174,90,26 110,86,50")
    tufts(d, "g2 g4", "10,86 40,92 60,84 206,86 234,92 252,84 30,78")
    flowers(d, "p5", "50,90 216,92 244,86 14,94")
    flowers(d, "m4", "34,88 226,84 256,92")
    glints(d, "p2", "106,92,8 150,94,9 128,93,6 140,78,5 118,80,5")
    glints(d, "p5", "122,78,6 132,76,5 140,80,5")


TOUCHES: dict[str, Touch] = {
    "1": new_land,
    "2": churches,
    "3": flood,
    "4": gold_rush,
    "5": factories,
    "6": mine,
    "7": railroad,
    "8": prosperity,
}
