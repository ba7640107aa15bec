"""What a seat may want. Colours 0-2 are red, yellow, white; rows and uses are numbered in `sheet`."""

from __future__ import annotations

from game.core.rules import Move


class NumberColumns(Move, frozen=True, tag="NumberColumns"):
    """The crier's numbering of the six columns, from the left."""

    one: int
    two: int
    three: int
    four: int
    five: int
    six: int


class UseDie(Move, frozen=True, tag="UseDie"):
    """Take the die on *slot* as one of *colour* and *value* and use it.

    *pay* is the colour of the resource that pays "any one resource"; None where the slot doesn't ask for it.
    """

    slot: int
    use: int
    colour: int
    value: int
    pay: int | None = None


class BuildBonus(Move, frozen=True, tag="BuildBonus"):
    """Draw this building as the bonus now due; *column* counts from 0."""

    row: int
    column: int


class ChooseTrack(Move, frozen=True, tag="ChooseTrack"):
    """Circle the citizen now due on the track of *colour*."""

    colour: int
