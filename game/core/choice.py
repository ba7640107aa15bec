"""A half-made choice: narrows the legal moves field by field until one is left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.rules import Move, tag_of

KIND = "kind"


def value_of(move: Move, field: str) -> Any:
    """A field of a move, its tag for ``kind``; None where the move has no such field."""
    return tag_of(type(move)) if field == KIND else getattr(move, field, None)


def fields_of(move: Move) -> tuple[str, ...]:
    """The fields in the order they are chosen: the kind of move first."""
    return (KIND, *move.__struct_fields__)


class Choice:
    """What a person has chosen so far of a move, and what is still possible. A value: it never changes."""

    __slots__ = ("chosen", "fitting", "moves")

    def __init__(self, moves: Iterable[Move], chosen: tuple[tuple[str, Any], ...] = ()) -> None:
        self.moves = tuple(moves)
        """Every legal move."""
        self.chosen = chosen
        """The fields fixed, in the order they were chosen, each with its value."""
        self.fitting = tuple(
            move for move in self.moves if all(value_of(move, field) == value for field, value in chosen)
        )
        """The moves that have all these values."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and (self.chosen, self.moves) == (other.chosen, other.moves)

    def __hash__(self) -> int:
        return hash((self.chosen, self.moves))

    @property
    def field(self) -> str | None:
        """The next field in which the fitting moves differ; None once at most one move fits."""
        if len(self.fitting) < 2:
            return None
        for field in fields_of(self.fitting[0]):
            if len(self.values(field)) > 1:
                return field
        return None

    @property
    def move(self) -> Move | None:
        """The move, once it is the only one left."""
        return self.fitting[0] if len(self.fitting) == 1 else None

    def values(self, field: str) -> tuple[Any, ...]:
        """The values still possible for a field, in the order of the moves."""
        return tuple(dict.fromkeys(value_of(move, field) for move in self.fitting))

    def given(self, field: str) -> Any:
        """The value chosen for a field; None if it is open."""
        return dict(self.chosen).get(field)

    def choose(self, field: str, value: Any) -> Choice | None:
        """With a field fixed; None if no fitting move has this value."""
        further = Choice(self.moves, (*self.chosen, (field, value)))
        return further if further.fitting else None

    def replace(self, field: str, value: Any) -> Choice | None:
        """With a field fixed anew, keeping what was chosen before it; None if nothing fits."""
        names = [name for name, _ in self.chosen]
        kept = self.chosen[: names.index(field)] if field in names else self.chosen
        return Choice(self.moves, kept).choose(field, value)

    def back(self) -> Choice:
        """With the field chosen last open again; the same if there is none."""
        return Choice(self.moves, self.chosen[:-1]) if self.chosen else self
