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


def hand(c: Drawing, x: int, y: int, skin: str) -> None:
    """A fist about something upright, 5x5."""
    deep, shade, flesh, lit = skin.split()
    c.grid(
        """
.lbb.
lbbbs
lbdbs
bbbbs
.sss.""",
        x,
        y,
        {"d": deep, "s": shade, "b": flesh, "l": lit},
    )
