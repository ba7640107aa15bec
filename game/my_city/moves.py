"""What a seat can answer to a card: build, pass or quit (R02)."""

from __future__ import annotations

from game.core.rules import Move


class Place(Move, frozen=True):
    """Build the shown building.

    *rotation* counts quarter turns clockwise, below the number of different rotations of its shape;
    *row* and *col* (from 0) are the top left corner of the smallest box around it.
    """

    rotation: int
    row: int
    col: int


class Pass(Move, frozen=True):
    """Turn the building over for one point and stay in (R09)."""


class Quit(Move, frozen=True):
    """Leave the game for good, at no cost (R11)."""
