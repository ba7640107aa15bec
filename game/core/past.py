"""All that was written at a table, what of it counts, and what was true before: for going back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator
from typing import Any, Generic, NamedTuple

from game.core.journal import Acted, Entry, answers_of, events_of
from game.core.players import Player
from game.core.reason import Reason
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


class Past(Generic[S]):
    """The entries of a table, and the moments before those that count, in order."""

    def __init__(self, entries: Iterable[Entry] = (), moments: Iterable[Moment] = ()) -> None:
        self.entries = list(entries)
        self._moments = list(moments)

    def copy(self) -> Past[S]:
        return Past(self.entries, self._moments)

    def __len__(self) -> int:
        """How many entries count."""
        return len(self._moments)

    def __getitem__(self, index: int) -> Moment:
        return self._moments[index]

    def add(self, entry: Entry, moment: Moment | None = None) -> None:
        """An entry was written; it counts if it has a moment."""
        self.entries.append(entry)
        if moment is not None:
            self._moments.append(moment)

    @property
    def state_is_due(self) -> bool:
        """Whether the next moment of a table that is being resumed keeps its state."""
        return len(self._moments) % KEPT == 0

    def live(self, first: int = 0) -> list[Entry]:
        """The entries that count, from the moment of index *first* on."""
        return [self.entries[moment.number] for moment in self._moments[first:]]

    def answers(self) -> Iterator[tuple[int, int, Move]]:
        """Every answer that counts, the latest first: the index of its moment, who gave it, what it was."""
        for index in range(len(self._moments) - 1, -1, -1):
            for seat, move in answers_of(self.entries[self._moments[index].number]):
                yield index, seat, move

    def latest_of(self, seats: Collection[int]) -> tuple[int, int, Move] | None:
        """The latest answer of these seats: the index of its moment, who gave it, what it was."""
        return next((answer for answer in self.answers() if answer[1] in seats), None)

    def events_before_move(self, seat: int, completing: tuple[type[Move], ...]) -> int:
        """How many events had happened when this seat made its latest move; 0 if it has made none.

        Answers that only complete a move (*completing*) belong to it.
        """
        since = 0
        for index, who, move in self.answers():
            if who == seat:
                since = self._moments[index].events
                if not isinstance(move, completing):
                    break
        return since

    def others_since(self, index: int, seat: int) -> list[tuple[int, Move]]:
        """What others than this seat have answered from the moment of that index on."""
        return [answer for entry in self.live(index) for answer in answers_of(entry) if answer[0] != seat]

    def shown_since(self, index: int) -> Reason | None:
        """What somebody has seen from the moment of that index on that can't be unseen."""
        entries = self.live(index)
        if any(event.reveals for entry in entries for event in events_of(entry)):
            return Reason("core.undo.revealed")
        if any(isinstance(entry, Acted) and entry.opened and len(entry.moves) > 1 for entry in entries):
            return Reason("core.undo.opened")
        return None

    def state_before(self, index: int) -> S:
        """What was true right before the live entry at *index*."""
        kept = next(i for i in range(index, -1, -1) if self._moments[i].state is not None)
        state: S = self._moments[kept].state.copy()
        for moment in self._moments[kept:index]:
            for event in events_of(self.entries[moment.number]):
                state.apply(event)
        return state

    def index_of(self, number: int) -> int | None:
        """The index of the first live entry with this number or a later one; None if there is none."""
        index = bisect_left(self._moments, number, key=lambda moment: moment.number)
        return None if index == len(self._moments) else index

    def forget_from(self, index: int) -> None:
        """The entries from this index on count no more."""
        del self._moments[index:]
