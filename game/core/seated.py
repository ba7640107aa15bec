"""A table as one seat sees it: all that a screen, or a player far away, is handed of a game.

`Table` stays the one authority and alone masks what it tells. A seat at another computer would be the same
calls as messages: what an AI's process already gets (open, observe, rewind) and gives (an answer).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Generic, NamedTuple

from game.core import journal
from game.core.chance import derive
from game.core.journal import Acted, Decision, Sealed
from game.core.mask import mask_all, widen
from game.core.observer import Observer
from game.core.players import Player
from game.core.reason import Reason, Refused
from game.core.rules import Ask, Event, Move, O, S
from game.core.table import Table


class Turn(NamedTuple):
    """What came of answers that were carried out together: of which seats they were, what is told of it.

    *entry*: the number of the first of these answers in the journal. The deal is a turn of nobody.
    """

    entry: int
    seats: tuple[int, ...]
    events: tuple[Event, ...]


class SeatedTable(Generic[S, O]):
    """A table for *seats*: one of them, or none, who sees what all may. It tells nothing else."""

    def __init__(self, table: Table[S, O], seats: Collection[int] = ()) -> None:
        self._table = table
        self.seats = frozenset(seats)
        self.rules = table.rules
        self.options = table.options
        self.friendly = table.friendly

    @property
    def view(self) -> S:
        """The fold of what they were told."""
        return self._table.view(self.seats)

    @property
    def players(self) -> Mapping[int, Player]:
        """Who decides for each seat."""
        return MappingProxyType(self._table.players)

    @property
    def over(self) -> bool:
        """Whether nobody will be asked any more."""
        return self._table.over

    def asked(self) -> tuple[Ask, ...]:
        """Whose answers are awaited."""
        return self._table.asks()

    @property
    def answered(self) -> tuple[int, ...]:
        """The seats whose sealed answers lie there unopened."""
        return tuple(self._table.sealed)

    @property
    def laid(self) -> Move | None:
        """The sealed answer of the one seat, while it lies there unopened."""
        return next((move for seat, move in self._table.sealed.items() if seat in self.seats), None)

    def turns(self) -> list[Turn]:
        """What they were told, turn by turn; the deal is the first."""
        eyes = widen(self.rules, self.options, self.seats)
        found: list[Turn] = []
        first: int | None = None
        for number in journal.live(self._table.entries):
            entry = self._table.entries[number]
            if isinstance(entry, Sealed) and first is None:
                first = number
            if isinstance(entry, Acted):
                seats = tuple(seat for seat, _ in entry.moves)
                begun = number if first is None else first
                found.append(Turn(begun, seats, mask_all(entry.events, eyes)))
                first = None
        return found

    def listen(self, observer: Observer) -> None:
        """Tell *observer* all that they were told, and will be."""
        self._table.attach(self.seats, observer)

    def leave(self, observer: Observer) -> None:
        """Stop telling *observer*."""
        self._table.detach(observer)

    # ------------------------------------------------------------------ one seat's

    @property
    def seat(self) -> int:
        """The one seat; ValueError for none or several."""
        (seat,) = self.seats
        return seat

    def answer(self, move: Move) -> None:
        """Its answer; raises `IllegalMove` and `Refused`, and then nothing has changed."""
        self._table.answer(self.seat, move)

    def would_reveal(self, move: Move) -> bool:
        """Whether this answer, given now, shows something so that it can't be taken back."""
        return self._table.would_reveal(self.seat, move)

    def why_not_undo(self) -> Reason | None:
        """Why its latest answer can't be taken back; None: it can."""
        return self._table.why_not_undo(self.seat)

    def undo(self) -> None:
        """Take its latest answer back; raises `Refused`."""
        self._table.undo(self.seat)

    def can_redo(self) -> bool:
        """Whether there is an answer to give again."""
        return self._table.can_redo(self.seat)

    def redo(self) -> None:
        """Give the answer taken back last again; raises `Refused`."""
        self._table.redo(self.seat)

    @property
    def answers(self) -> int:
        """How many of its answers count."""
        return self._table.answers_of(self.seat)

    @property
    def number(self) -> int:
        """The random number with which an AI thinks about its next answer; tells nothing of the seed."""
        return self._table.number(self.seat)


class FinishedTable(SeatedTable[S, O]):
    """A table that is over, open to all: with what each seat decided and knew. Raises `Refused` before."""

    def __init__(self, table: Table[S, O]) -> None:
        if not table.over:
            raise Refused("core.table.goes_on")
        super().__init__(table, range(table.options.seats))

    def events_of(self, seat: int) -> tuple[Event, ...]:
        """All events as this seat was told them."""
        return mask_all(self._table.events, widen(self.rules, self.options, {seat}))

    def decisions(self) -> Sequence[Decision]:
        """Every answer that counts, with who gave it and what had happened by then."""
        return journal.decisions(self._table.entries)

    def review_number(self, decision: Decision, share: int) -> int:
        """The random number with which a decision is judged."""
        return derive(self._table.opened.seed, "review", decision.entry, share)
