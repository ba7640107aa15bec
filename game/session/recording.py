"""What certain eyes were told of a table, to be looked at again: any moment of it, at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.options import Options
from game.core.part import PartEnded
from game.core.rules import Event, Rules
from game.core.seated import FinishedTable, SeatedTable, Turn
from game.core.table import Table

KEPT = 64
"""Every so many events the state is kept, so that no moment is further than that from one."""


class Recording:
    """A table as those saw it who were told these turns. It stays as it is, whatever happens at the table."""

    def __init__(self, rules: Rules[Any, Any], options: Options, turns: Sequence[Turn]) -> None:
        self.rules = rules
        self.options = options
        self.turns = tuple(turns)
        self.events: tuple[Event, ...] = tuple(event for turn in turns for event in turn.events)
        self._kept: list[Any] = [rules.blank(options)]

    @property
    def seats(self) -> range:
        """Every seat of the table."""
        return range(self.options.seats)

    def at(self, count: int) -> Any:
        """The state after the first *count* events; it is the caller's own."""
        while len(self._kept) <= count // KEPT:
            begun = (len(self._kept) - 1) * KEPT
            self._kept.append(self._fold(self._kept[-1].copy(), begun, begun + KEPT))
        nearest = count // KEPT
        return self._fold(self._kept[nearest].copy(), nearest * KEPT, count)

    def part(self, number: int) -> int:
        """How many events had happened when the part of this number, from 1, began."""
        places = [count for count, event in enumerate(self.events, 1) if isinstance(event, PartEnded)]
        return places[number - 2] if 2 <= number <= len(places) + 1 else 0

    def _fold(self, state: Any, begun: int, end: int) -> Any:
        for event in self.events[begun:end]:
            state.apply(event)
        return state


def of_seated(table: SeatedTable[Any, Any]) -> Recording:
    """What a table's seats have been told so far."""
    return Recording(table.rules, table.options, table.turns())


def of_table(table: Table[Any, Any]) -> Recording:
    """What anybody may see of a table: all of it once it is over."""
    return of_seated(FinishedTable(table) if table.over else SeatedTable(table))
