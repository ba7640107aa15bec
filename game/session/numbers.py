"""A seat's numbers at a table, and the events that have changed them: each event is looked at once."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from game.core.rules import Event

Counts = Mapping[Hashable, int]
"""Every number of a seat by what stands for it on the table; one that is not there counts nothing."""


START = -1
"""The place of what was there before all events."""


class Changed(NamedTuple):
    """By how much an event, by its place at the table, has changed a number; before all of them, from 0."""

    at: int
    gain: int


class Numbers:
    """Follows a table's events. *blank*: the state before them; *count*: the numbers in a state."""

    def __init__(self, blank: Callable[[], Any], count: Callable[[Any], Counts]) -> None:
        self._blank = blank
        self._count = count
        self._state = blank()
        self._now: Counts = {}
        self._events: list[Event] = []
        self._changes: dict[Hashable, list[Changed]] = {}
        self._compare(START)

    def follow(self, events: Sequence[Event]) -> None:
        """These are the table's events now: look at those that are new, forget those taken back.

        Fewer than were known are an earlier moment of the same table: nothing is forgotten.
        """
        both = min(len(events), len(self._events))
        if both and self._events[both - 1] is not events[both - 1]:
            self._return_to(self._agreeing(events, both))
        for event in events[len(self._events) :]:
            self._events.append(event)
            self._state.apply(event)
            self._compare(len(self._events) - 1)

    def changes(self, number: Hashable, until: int) -> list[Changed]:
        """What has changed a number among the first *until* events, in order."""
        return [change for change in self._changes.get(number, ()) if change.at < until]

    def gains(self, among: Container[int]) -> dict[Hashable, int]:
        """By how much the events of these places have changed each number; the others are left out."""
        found = {
            number: sum(change.gain for change in changes if change.at in among)
            for number, changes in self._changes.items()
        }
        return {number: gain for number, gain in found.items() if gain}

    def _compare(self, at: int) -> None:
        now = self._count(self._state)
        before = self._now
        if now == before:
            return
        for number in dict.fromkeys([*before, *now]):
            gain = now.get(number, 0) - before.get(number, 0)
            if gain:
                self._changes.setdefault(number, []).append(Changed(at, gain))
        self._now = now

    def _agreeing(self, events: Sequence[Event], both: int) -> int:
        """How many events, from the first, are those that were known."""
        pairs = zip(self._events[:both], events)
        return next((n for n, (old, new) in enumerate(pairs) if old is not new and old != new), both)

    def _return_to(self, count: int) -> None:
        """Know only the first *count* events."""
        del self._events[count:]
        self._state = self._blank()
        for event in self._events:
            self._state.apply(event)
        kept = (
            (number, [change for change in changes if change.at < count])
            for number, changes in self._changes.items()
        )
        self._changes = {number: changes for number, changes in kept if changes}
        self._now = {number: sum(c.gain for c in changes) for number, changes in self._changes.items()}
