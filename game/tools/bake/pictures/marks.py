"""Glasses, jewels, tails of hair: what is laid on a finished face."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step
from game.tools.bake.pictures.looks import Part


def glasses(ink: str = "y3") -> Part:
    """Thin rims: the lower edge and the bridge only, so that the eyes stay open."""

    def part(c: Drawing) -> None:
        c.px(
            ink,
            *[(x, 14) for x in (18, 19, 20, 23, 24, 25)],
            (17, 12),
            (17, 13),
            (26, 12),
            (26, 13),
            (21, 12),
            (22, 12),
        )

    return part


def round_glasses(ink: str = "k0") -> Part:
    """Full round rims."""

    def part(c: Drawing) -> None:
        for x in (17, 23):
            c.px(
                ink,
                (x + 1, 10),
                (x + 2, 10),
                (x, 11),
                (x, 12),
                (x, 13),
                (x + 3, 11),
                (x + 3, 12),
                (x + 3, 13),
                (x + 1, 14),
                (x + 2, 14),
            )
        c.px(ink, "21,12 22,12")

    return part


def earrings(ink: str = "y4") -> Part:
    def part(c: Drawing) -> None:
        c.px(ink, "15,16 15,17")
        c.px(step(ink, -1), "28,16 28,17 15,18")

    return part


def false_beard() -> Part:
    """The plaited ceremonial beard: plainly a thing tied on."""

    def part(c: Drawing) -> None:
        for y in range(22, 29):
            c.rect("b1" if y % 2 else "y2", 20, y, 4, 1)
            c.px("b2" if y % 2 else "y4", (20, y))
        c.rect("b2", 20, 28, 4, 2)

    return part


def ponytail(hair: str) -> Part:
    """A tail of hair drawn over the right shoulder."""
    _, two, three, four = hair.split()

    def part(c: Drawing) -> None:
        c.poly(two, "28,12 31,14 32,20 31,27 29,30 28,24 28,18")
        c.line(three, "29,13 30,18 30,25")
        c.line(four, "29,15 29,20")
        c.px("b3", "29,12 30,12")

    return part


def long_ears(skin: str) -> Part:
    """The long lobes of the Buddha, and the mark between the brows."""
    deep, shade, flesh, lit = skin.split()

    def part(c: Drawing) -> None:
        c.rect(flesh, 14, 12, 2, 8)
        c.down(lit, 14, 12, 6)
        c.rect(shade, 28, 12, 2, 8)
        c.px(deep, "15,18 28,18")
        c.px("r3", "21,9")

    return part


def parting(hair: str, x: int = 19) -> Part:
    """A parting with strands swept to both sides: dark hair is read as hair."""
    dark, _, third, light = hair.split()

    def part(c: Drawing) -> None:
        c.line(dark, (x, 2), (x + 1, 7))
        c.line(light, (x + 2, 3), (x + 5, 5), (x + 7, 9))
        c.line(third, (x - 2, 4), (x - 4, 8))

    return part
