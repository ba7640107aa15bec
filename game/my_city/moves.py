"""What a seat can answer: to a card build, pass or quit (R02); in the campaign also stickers and a name."""

from __future__ import annotations

from game.core.rules import Move


class Place(Move, frozen=True, tag="Place"):
    """Build the shown building.

    *rotation* counts quarter turns clockwise, below the number of different rotations of its shape;
    *row* and *col* (from 0) are the top left corner of the smallest box around it.
    """

    rotation: int
    row: int
    col: int


class Pass(Move, frozen=True, tag="Pass"):
    """Turn the building over for one point and stay in (R09)."""


class Quit(Move, frozen=True, tag="Quit"):
    """Leave the game for good, at no cost (R11)."""


class NameCity(Move, frozen=True, tag="NameCity"):
    """Give the city one of its seat's names, by number; or *words* of the seat's own, the number aside."""

    name: int
    words: str = ""


class Affix(Move, frozen=True, tag="Affix"):
    """Affix the sticker owed next on a cell (R24)."""

    row: int
    col: int


class AffixCog(Move, frozen=True, tag="AffixCog"):
    """Affix the cog owed next on a blue building."""

    building: int
