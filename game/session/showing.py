"""What is on screen, and what is already true: events wait here until they have been animated."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from game.core.observer import fold
from game.core.options import Options
from game.core.rules import Event, Rules
from game.tabletop.picture import stamp


class Showing:
    """An observer with two states: *now* (what input means) and *shown* (as far as animation has come)."""

    def __init__(self, rules: Rules[Any, Any], options: Options) -> None:
        self.rules = rules
        self.options = options
        self.events: list[Event] = []
        self.now = rules.blank(options)
        self.shown = rules.blank(options)
        self.waiting: deque[Event] = deque()
        self.stamp = stamp()
        """Stands for *shown* as it is now."""

    def observe(self, events: Sequence[Event]) -> None:
        for event in events:
            self.now.apply(event)
        self.events.extend(events)
        self.waiting.extend(events)

    def rewind(self, count: int) -> None:
        del self.events[count:]
        self.now = fold(self.rules, self.options, self.events)
        self.catch_up()

    @property
    def at_rest(self) -> bool:
        """Whether everything true is also shown."""
        return not self.waiting

    def seen(self, since: int) -> tuple[Event, ...]:
        """The events shown after the first *since*, and the one that is about to be."""
        shown = len(self.events) - len(self.waiting)
        return tuple(self.events[since : shown + 1])

    def next(self) -> Event | None:
        """The event to animate next, before it is carried out on *shown*."""
        return self.waiting[0] if self.waiting else None

    def arrive(self) -> None:
        """The next event has been animated: carry it out on *shown*."""
        self.shown.apply(self.waiting.popleft())
        self.stamp = stamp()

    def catch_up(self, count: int | None = None) -> None:
        """Show all that is true, or what the first *count* events led to, without animation."""
        count = len(self.events) if count is None else count
        self.waiting = deque(self.events[count:])
        self.shown = self.at(count) if self.waiting else self.now.copy()
        self.stamp = stamp()

    def at(self, count: int) -> Any:
        """The state after the first *count* events, for looking back."""
        return fold(self.rules, self.options, self.events[:count])
