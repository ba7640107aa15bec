"""What was true right before each entry of a table that counts: for going back without folding all anew."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple

from game.core.journal import Entry, answers_of, events_of
from game.core.players import Player
from game.core.rules import Move, S

KEPT = 64
"""Of a resumed table's states only every so many are kept at first: most are never gone back to."""


class Moment(NamedTuple):
    """What was true right before a live entry.

    *state*: None where it is cheaper to fold it from an earlier moment than to keep it.
    """

    number: int
    state: Any
    sealed: dict[int, Move]
    events: int
    players: dict[int, Player]


class Moments(Generic[S]):
    """The moments of a table, one for each entry that counts, in order."""

    def __init__(self, moments: Iterable[Moment] = ()) -> None:
        self._all = list(moments)

    def copy(self) -> Moments[S]:
        return Moments(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, index: int) -> Moment:
        return self._all[index]

    def note(self, moment: Moment) -> None:
        """A new entry is about to count."""
        self._all.append(moment)

    @property
    def state_is_due(self) -> bool:
        """Whether the next moment of a table that is being resumed keeps its state."""
        return len(self._all) % KEPT == 0

    def live(self, entries: Sequence[Entry], first: int = 0) -> list[Entry]:
        """The entries that count, from the moment of index *first* on."""
        return [entries[moment.number] for moment in self._all[first:]]

    def answers(self, entries: Sequence[Entry]) -> Iterator[tuple[int, int, Move]]:
        """Every answer that counts, the latest first: the index of its moment, who gave it, what it was."""
        for index in range(len(self._all) - 1, -1, -1):
            for seat, move in answers_of(entries[self._all[index].number]):
                yield index, seat, move

    def state_before(self, index: int, entries: Sequence[Entry]) -> S:
        """What was true right before the live entry at *index*."""
        kept = next(i for i in range(index, -1, -1) if self._all[i].state is not None)
        state: S = self._all[kept].state.copy()
        for moment in self._all[kept:index]:
            for event in events_of(entries[moment.number]):
                state.apply(event)
        return state

    def index_of(self, number: int) -> int | None:
        """The index of the first live entry with this number or a later one; None if there is none."""
        index = bisect_left(self._all, number, key=lambda moment: moment.number)
        return None if index == len(self._all) else index

    def forget_from(self, index: int) -> None:
        """The entries from this index on count no more."""
        del self._all[index:]
