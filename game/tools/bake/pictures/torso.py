"""Shoulders and chest, and the hands before them, in the frame of a bust (44x38)."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step


def torso(c: Drawing, base: str, half: int = 14, drop: int = 0, neck: int = 4) -> None:
    """Shoulders and chest: a lit plane on the left, a dark one on the right, the arms parted by a fold."""
    left, right, y = 22 - half, 21 + half, 25 + drop
    dark, deep, lit = step(base, -1), step(base, -2), step(base, 1)
    c.poly(
        base,
        (22 - neck, y - 1),
        (left + 4, y + 2),
        (left + 1, y + 5),
        (left, 38),
        (right, 38),
        (right - 1, y + 5),
        (right - 4, y + 2),
        (21 + neck, y - 1),
    )
    c.poly(
        dark,
        (21 + neck, y),
        (right - 4, y + 2),
        (right - 1, y + 5),
        (right, 38),
        (right - 7, 38),
        (right - 8, y + 6),
    )
    c.poly(
        lit,
        (22 - neck, y - 1),
        (left + 4, y + 2),
        (left + 1, y + 5),
        (left + 1, y + 8),
        (left + 5, y + 4),
        (22 - neck, y + 2),
    )
    c.line(dark, (left + 6, y + 7), (left + 5, 38))
    c.line(deep, (right - 6, y + 7), (right - 5, 38))


def hand(c: Drawing, x: int, y: int, skin: str, sleeve: str = "", elbow: int = 0) -> None:
    """A fist about something upright, 6x6; with a *sleeve* the forearm too, up from *elbow* (a column)."""
    deep, shade, flesh, lit = skin.split()
    if sleeve:
        low = elbow or x + 3
        c.poly(sleeve, (x, y + 6), (x + 5, y + 6), (low + 5, 40), (low - 4, 40))
        c.poly(step(sleeve, -1), (x + 4, y + 6), (x + 5, y + 6), (low + 5, 40), (low + 2, 40))
        c.line(step(sleeve, 1), (x, y + 7), (low - 4, 40))
        c.line(step(sleeve, -2), (x, y + 6), (x + 5, y + 6))
    c.grid(
        """
.lbbb.
llbbbs
lbdbbs
bbbdbs
bbbbss
.bbss.""",
        x,
        y,
        {"d": deep, "s": shade, "b": flesh, "l": lit},
    )
