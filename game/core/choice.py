"""A half-made choice: narrows the legal moves field by field until one is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.rules import Move

KIND = "kind"


def value_of(move: Move, field: str) -> Any:
    """A field of a move, its class name for ``kind``; None where the move has no such field."""
    return type(move).__name__ if field == KIND else getattr(move, field, None)


def fields_of(move: Move) -> tuple[str, ...]:
    """The fields in the order they are chosen: the kind of move first."""
    return (KIND, *move.__struct_fields__)


class Choice:
    """What a person has chosen so far of a move, and what is still possible."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = tuple(moves)
        self.chosen: list[tuple[str, Any]] = []
        self.fitting = self.moves

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

    def choose(self, field: str, value: Any) -> bool:
        """Fix a field; False (and no change) if no fitting move has this value."""
        fitting = tuple(move for move in self.fitting if value_of(move, field) == value)
        if not fitting:
            return False
        self.chosen.append((field, value))
        self.fitting = fitting
        return True

    def replace(self, field: str, value: Any) -> bool:
        """Fix a field anew, keeping what was chosen before it; False (and no change) if nothing fits."""
        kept = []
        for name, chosen in self.chosen:
            if name == field:
                break
            kept.append((name, chosen))
        fresh = Choice(self.moves)
        if not all(fresh.choose(name, chosen) for name, chosen in [*kept, (field, value)]):
            return False
        self.chosen, self.fitting = fresh.chosen, fresh.fitting
        return True

    def back(self) -> bool:
        """Open the field chosen last again; False if there is none."""
        if not self.chosen:
            return False
        kept = self.chosen[:-1]
        self.clear()
        for field, value in kept:
            self.choose(field, value)
        return True

    def clear(self) -> None:
        """Open all fields again."""
        self.chosen, self.fitting = [], self.moves
