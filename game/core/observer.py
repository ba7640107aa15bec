"""What someone with certain eyes knows of a table: the fold of the masked events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, Protocol

from game.core.deeds import Deeds
from game.core.mask import mask_all
from game.core.options import Options
from game.core.rules import Event, O, Rules, S


class Observer(Protocol):
    """Somebody who is told what happens at a table."""

    def observe(self, events: Sequence[Event]) -> None:
        """These events happened, in order."""

    def rewind(self, count: int) -> None:
        """Only the first *count* events still count."""


Watch = tuple[frozenset[int], Observer]
"""Somebody who is told what happens, and whose secrets they may see."""


class Audience:
    """Everybody who is told what happens at a table: once the deed is kept that it belongs to."""

    def __init__(self, deeds: Deeds) -> None:
        self._deeds = deeds
        self._watches: list[Watch] = []

    def attach(self, eyes: frozenset[int], observer: Observer, events: Sequence[Event]) -> None:
        """Tell *observer* what has happened so far, and all that will, as the seats in *eyes* see it."""
        watch = eyes, observer
        self._watches.append(watch)
        if self._deeds.within:
            self._deeds.otherwise(partial(self.detach, observer))
        self._soon(partial(self._tell, tuple(events), (watch,)))

    def detach(self, observer: Observer) -> None:
        """Stop telling *observer*."""
        self._watches = [watch for watch in self._watches if watch[1] is not observer]

    def tell(self, events: Sequence[Event]) -> None:
        """These events have happened."""
        self._soon(partial(self._tell, tuple(events), tuple(self._watches)))

    def rewind(self, count: int) -> None:
        """Only the first *count* events still count."""
        self._soon(partial(self._rewind, count, tuple(self._watches)))

    def _soon(self, call: Callable[[], None]) -> None:
        if self._deeds.within:
            self._deeds.afterwards(call)
        else:
            call()

    def _tell(self, events: Sequence[Event], watches: Sequence[Watch]) -> None:
        for eyes, observer in self._still_there(watches):
            observer.observe(mask_all(events, eyes))

    def _rewind(self, count: int, watches: Sequence[Watch]) -> None:
        for _, observer in self._still_there(watches):
            observer.rewind(count)

    def _still_there(self, watches: Sequence[Watch]) -> list[Watch]:
        """Those of them that nobody has detached meanwhile."""
        return [watch for watch in watches if any(watch is known for known in self._watches)]


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
