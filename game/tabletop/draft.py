"""A half-made choice and what lies open for it: a value that is replaced, never changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, TypeVar

from game.core.choice import Choice, fields_of, value_of
from game.core.rules import Move

Turned = int | str | bool | tuple[Any, ...]
"""What only the picture needs to know: a rotation, a page, a list that is open, cards in the order picked."""
T = TypeVar("T", bound=Turned)


@dataclass(frozen=True, slots=True)
class Draft:
    """*choice*: how far the legal moves are narrowed; None while nothing is asked."""

    choice: Choice | None = None
    turned: Mapping[str, Turned] = field(default_factory=lambda: MappingProxyType({}))
    """What is turned, scrolled or opened, by name; what is missing stands as at first."""

    def __hash__(self) -> int:
        return hash((self.choice, frozenset(self.turned.items())))

    @property
    def begun(self) -> bool:
        """Whether anything of the answer is chosen."""
        return self.choice is not None and bool(self.choice.chosen)

    def given(self, name: str) -> Any:
        """The value chosen for a field of the move; None if it is open."""
        return None if self.choice is None else self.choice.given(name)

    def pick(self, *fields: tuple[str, Any]) -> Draft:
        """With fields of the move fixed in this order, each anew where it was; the same if none fits."""
        choice = self.choice
        for name, value in fields:
            choice = None if choice is None else choice.replace(name, value)
        return self if choice is None else replace(self, choice=choice)

    def narrowed(self, move: Move) -> Draft:
        """Narrowed to this very move, all of its fields chosen; the same if it is not legal."""
        found = self.cleared().pick(*((name, value_of(move, name)) for name in fields_of(move)))
        return found if found.begun else self

    def cleared(self) -> Draft:
        """With nothing chosen of the move."""
        return self if self.choice is None else replace(self, choice=Choice(self.choice.moves))

    def back(self) -> Draft:
        """Without the field chosen last."""
        return self if self.choice is None else replace(self, choice=self.choice.back())

    def stands(self, name: str, first: T) -> T:
        """How a thing stands that is turned, scrolled or opened; as *first* if it has not been."""
        stands: Any = self.turned.get(name, first)
        found: T = stands
        return found

    def turn(self, **turned: Turned | None) -> Draft:
        """With things turned, scrolled or opened; None puts one back as it stood at first."""
        now = {name: value for name, value in {**self.turned, **turned}.items() if value is not None}
        return replace(self, turned=MappingProxyType(now))


EMPTY = Draft()
"""Nothing is asked, nothing lies open."""
