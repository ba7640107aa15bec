"""What someone with certain eyes knows of a table: the fold of the masked events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol

from game.core.options import Options
from game.core.rules import Event, O, Rules, S


class Observer(Protocol):
    """Somebody who is told what happens at a table."""

    def observe(self, events: Sequence[Event]) -> None:
        """These events happened, in order."""

    def rewind(self, count: int) -> None:
        """Only the first *count* events still count."""


class Knowledge(Generic[S, O]):
    """An observer that folds events into a view, and can go back."""

    def __init__(self, rules: Rules[S, O], options: O) -> None:
        self.rules = rules
        self.options = options
        self.events: list[Event] = []
        self.view = rules.blank(options)

    def observe(self, events: Sequence[Event]) -> None:
        for event in events:
            self.view.apply(event)
        self.events.extend(events)

    def rewind(self, count: int) -> None:
        del self.events[count:]
        self.view = fold(self.rules, self.options, self.events)


def fold(rules: Rules[Any, Any], options: Options, events: Sequence[Event]) -> Any:
    """The state these events lead to."""
    state = rules.blank(options)
    for event in events:
        state.apply(event)
    return state
