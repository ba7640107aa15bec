"""One running game: takes answers, keeps the journal, publishes events, takes back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic

import msgspec

from game.core import journal
from game.core.chance import TableChance, derive
from game.core.deeds import Deeds, Keeper
from game.core.journal import Acted, Entry, Opened, Reseeded, Rewound, Sealed, Seated
from game.core.mask import Eyes, mask_all, widen
from game.core.observer import Audience, Observer, fold
from game.core.past import Moment, Past
from game.core.players import Player
from game.core.reason import Reason, Refused
from game.core.rules import Ask, Event, IllegalMove, Move, O, Rules, S, act, check, deal
from game.core.work import Work, finish

Proof = Callable[["Table[Any, Any]", Entry], None]
"""Looks at an entry before it is written; raises if it doesn't follow from the table so far."""


class Table(Generic[S, O]):
    """A table of one game. Raises `IllegalMove` and `Refused`, and then nothing has changed."""

    def __init__(self, rules: Rules[S, O], options: O, opened: Opened, keeper: Keeper | None = None) -> None:
        self.rules = rules
        self.options = options
        self.opened = opened
        self.chance = TableChance(opened.seed)
        self.events: list[Event] = []
        self.players: dict[int, Player] = {}
        self.sealed: dict[int, Move] = {}
        self.state: S = rules.blank(options)
        self._keep_by(keeper)
        self._since = 0
        """How many events have outlived the deed under way."""
        self._past: Past[S] = Past()
        self._undone: dict[int, list[Move]] = {}

    def _keep_by(self, keeper: Keeper | None) -> None:
        self._keeper = keeper
        self._deeds = Deeds() if keeper is None else keeper.deeds
        self._audience = Audience(self._deeds)

    @classmethod
    def open(
        cls,
        rules: Rules[S, O],
        options: O,
        seed: int,
        *,
        friendly: bool = False,
        keeper: Keeper | None = None,
    ) -> Table[S, O]:
        """A new table, dealt and ready for the first answer; raises `Refused` if the options don't fit."""
        problem = options.problem()
        if problem is not None:
            raise Refused(problem.key, **problem.values)
        values: dict[str, Any] = msgspec.to_builtins(options)
        opened = Opened(journal.FORMAT, rules.id, rules.version, values, seed, friendly)
        table = cls(rules, options, opened, keeper)
        with table._deed():
            table._write(opened)
            _, events = deal(rules, options, table.chance)
            table._write(Acted((), events))
        return table

    @classmethod
    def resume(cls, rules: Rules[S, O], lines: Sequence[bytes], proof: Proof | None = None) -> Table[S, O]:
        """The table these journal lines left; raises `Refused` if they are not its game's or fail *proof*."""
        return finish(cls.resuming(rules, lines, proof))

    @classmethod
    def resuming(
        cls, rules: Rules[S, O], lines: Sequence[bytes], proof: Proof | None = None
    ) -> Work[Table[S, O]]:
        """As `resume`, a little at a time."""
        lines = yield from journal.upgrading(lines)
        opened = journal.opening(lines[0])
        table = cls(rules, journal.options_of(rules, opened), opened)  # type: ignore[arg-type]
        for number, line in enumerate(lines):
            entry = opened if number == 0 else journal.decode(rules, line)
            with journal.damage_named(number + 1):
                if proof is not None:
                    proof(table, entry)
                table._read(entry)
            if number % journal.AT_A_TIME == 0:
                yield number / len(lines)
        with journal.damage_named(len(lines)):
            table._carry_out_what_was_owed()
        return table

    def _carry_out_what_was_owed(self) -> None:
        """What follows from the last entry: killed in between, an earlier program did not write it."""
        dealt = any(isinstance(entry, Acted) for entry in self.entries)
        if dealt and not self._all_sealed:
            return
        with self._deed():
            if not dealt:
                self._write(Acted((), deal(self.rules, self.options, self.chance)[1]))
            self._open_seals()

    def keep(self, keeper: Keeper, kept: int) -> None:
        """Be kept by *keeper* from now on, who has the first *kept* entries; raises `Refused`."""
        owed = self.entries[kept:]
        since = len(self.events) - sum(len(journal.events_of(entry)) for entry in owed)
        with keeper.deeds.deed():
            for number, entry in enumerate(owed, kept):
                keeper.append(number, journal.encode(entry))
            if owed:
                keeper.settle(self, self.events[:since], since)
        self._keep_by(keeper)

    @property
    def entries(self) -> list[Entry]:
        """The journal: all that was written here, also what no longer counts."""
        return self._past.entries

    @property
    def friendly(self) -> bool:
        """Whether taking back is never refused."""
        return self.opened.friendly

    def asks(self) -> tuple[Ask, ...]:
        """Who still has to answer now."""
        return tuple(ask for ask in self.rules.asks(self.state) if ask.seat not in self.sealed)

    @property
    def over(self) -> bool:
        """Whether nobody will be asked any more."""
        return not self.rules.asks(self.state)

    def seat(self, seat: int, player: Player) -> None:
        """Let a player decide for a seat from now on."""
        with self._deed():
            self._write(Seated(seat, player))

    def reseed(self, seed: int) -> None:
        """Let chance come from another seed from now on."""
        with self._deed():
            self._write(Reseeded(seed))

    def answers_of(self, seat: int) -> int:
        """How many answers of this seat count."""
        return sum(1 for _, who, _ in self._past.answers() if who == seat)

    def events_before_answer(self, seat: int) -> int:
        """How many events had happened when this seat made its latest move; 0 if it has made none.

        Answers that only complete a move (`Rules.completing`) belong to it.
        """
        return self._past.events_before_move(seat, self.rules.completing)

    def number(self, seat: int) -> int:
        """What an AI in this seat gets as its random number: tells nothing of the seed."""
        return derive(self.chance.seed, "ai", seat, self.answers_of(seat))

    def answer(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Take a seat's answer; the events it led to (none while sealed answers are missing)."""
        with self._deed():
            events = self._take(seat, move)
            self._undone.pop(seat, None)
        return events

    def would_reveal(self, seat: int, move: Move) -> bool:
        """Whether this answer, given now, shows something so that a strict table can't take it back."""
        asks = self.rules.asks(self.state)
        ask = next((ask for ask in asks if ask.seat == seat), None)
        moves = {**self.sealed, seat: move}
        if ask is None or (ask.sealed and len(moves) < len(asks)):
            return False
        events = act(self.rules, self.state, moves, self.chance)
        return len(moves) > 1 or any(event.reveals for event in events)

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why this seat's latest answer can't be taken back; None: it can."""
        try:
            self._before_latest(seat)
        except Refused as refused:
            return refused.reason
        return None

    def undo_reach(self, seats: Collection[int]) -> tuple[int, Reason | None]:
        """How many answers of *seats* can be taken back one after another, and why no more."""
        reach = 0
        for index, seat, _ in self._past.answers():
            if seat in seats:
                try:
                    self._refuse_what_was_shown(index, seat)
                except Refused as refused:
                    return reach, refused.reason
                reach += 1
        return reach, None if reach else Reason("core.undo.nothing")

    def undo(self, seat: int) -> None:
        """Go back to before this seat's latest answer; the others' later answers are put back in order.

        Who was relieved since then stays relieved.
        """
        moment, move, others = self._before_latest(seat)
        players = dict(self.players)
        with self._deed():
            self._write(Rewound(moment.number))
            self._undone.setdefault(seat, []).append(move)
            for relieved, player in players.items():
                if self.players.get(relieved) != player:
                    self._write(Seated(relieved, player))
            for other, answer in others:
                if self.rules_allow(other, answer):
                    self._take(other, answer)

    def latest_answer(self, seats: Collection[int]) -> int | None:
        """Which of these seats answered last; None if none has."""
        latest = self._past.latest_of(seats)
        return None if latest is None else latest[1]

    def can_redo(self, seat: int) -> bool:
        """Whether there is an answer to give again."""
        return self.redo_reach(seat) > 0

    def redo_reach(self, seat: int) -> int:
        """How many answers of this seat were taken back and not given again."""
        undone = self._undone.get(seat, [])
        return len(undone) if undone and self.rules_allow(seat, undone[-1]) else 0

    def redo(self, seat: int) -> tuple[Event, ...]:
        """Answer again what was taken back last; raises `Refused` if there is nothing that fits."""
        if not self.can_redo(seat):
            raise Refused("core.undo.nothing_to_redo")
        with self._deed():
            return self._take(seat, self._undone[seat].pop())

    def rules_allow(self, seat: int, move: Move) -> bool:
        """Whether this seat is asked and may answer so."""
        asked = any(ask.seat == seat for ask in self.asks())
        return asked and self.rules.why_not(self.state, seat, move) is None

    def attach(self, eyes: Eyes, observer: Observer) -> None:
        """Tell *observer* all that happened and will happen, as the seats in *eyes* see it."""
        self._audience.attach(widen(self.rules, self.options, eyes), observer, self.events)

    def detach(self, observer: Observer) -> None:
        """Stop telling *observer*."""
        self._audience.detach(observer)

    def view(self, eyes: Eyes) -> S:
        """What the seats in *eyes* know."""
        view: S = fold(self.rules, self.options, mask_all(self.events, widen(self.rules, self.options, eyes)))
        return view

    @contextmanager
    def _deed(self) -> Iterator[None]:
        """Make all that is written inside one; if it fails, this table is as it was before."""
        with self._deeds.deed():
            self._deeds.otherwise(self._restorer())
            before = list(self.events)
            self._since = len(before)
            yield
            if self._keeper is not None:
                self._keeper.settle(self, before, self._since)

    def _restorer(self) -> Callable[[], None]:
        """What makes this table what it is now again."""
        past, events = self._past.copy(), list(self.events)
        players, sealed, state, chance = dict(self.players), dict(self.sealed), self.state, self.chance
        undone = {seat: list(moves) for seat, moves in self._undone.items()}

        def restore() -> None:
            self._past, self.events = past, events
            self.players, self.sealed, self.state, self.chance = players, sealed, state, chance
            self._undone = undone

        return restore

    def _take(self, seat: int, move: Move) -> tuple[Event, ...]:
        ask = next((ask for ask in self.asks() if ask.seat == seat), None)
        if ask is None:
            raise IllegalMove(seat, move, Reason("core.reason.not_asked"))
        if not ask.sealed:
            entry = Acted(((seat, move),), act(self.rules, self.state, {seat: move}, self.chance))
            self._write(entry)
            return tuple(entry.events)
        reason = self.rules.why_not(self.state, seat, move)
        if reason is not None:
            raise IllegalMove(seat, move, reason)
        self._write(Sealed(seat, move))
        return self._open_seals()

    @property
    def _all_sealed(self) -> bool:
        return bool(self.sealed) and len(self.sealed) >= len(self.rules.asks(self.state))

    def _open_seals(self) -> tuple[Event, ...]:
        if not self._all_sealed:
            return ()
        moves = dict(sorted(self.sealed.items()))
        check(self.rules, self.state, moves)
        events = act(self.rules, self.state, moves, self.chance)
        entry = Acted(tuple(moves.items()), events, True)
        self._write(entry)
        return tuple(entry.events)

    def _write(self, entry: Entry) -> None:
        if isinstance(entry, Rewound):
            self._keep_entry(entry)
            self._rewind(entry.to)
            self._since = min(self._since, len(self.events))
            self._audience.rewind(len(self.events))
            return
        moment = Moment(
            len(self.entries), self.state.copy(), dict(self.sealed), len(self.events), self.players
        )
        changed = self._after(entry)
        self._keep_entry(entry, moment)
        self.state = changed
        self._note(entry)
        if isinstance(entry, Acted):
            self._audience.tell(entry.events)

    def _read(self, entry: Entry) -> None:
        """Take an entry of a journal that is resumed; if that fails, the table is of no more use."""
        if isinstance(entry, Rewound):
            self._past.add(entry)
            self._rewind(entry.to)
            return
        state = self.state.copy() if self._past.state_is_due else None
        moment = Moment(len(self.entries), state, dict(self.sealed), len(self.events), self.players)
        self._past.add(entry, moment)
        for event in journal.events_of(entry):
            self.state.apply(event)
        self._note(entry)

    def _note(self, entry: Entry) -> None:
        if isinstance(entry, Seated):
            self.players = {**self.players, entry.seat: entry.player}
        elif isinstance(entry, Reseeded):
            self.chance = TableChance(entry.seed)
        elif isinstance(entry, Sealed):
            self.sealed[entry.seat] = entry.move
        elif isinstance(entry, Acted):
            self.sealed = {}
            self.events.extend(entry.events)

    def _after(self, entry: Entry) -> S:
        state = self.state.copy()
        for event in journal.events_of(entry):
            state.apply(event)
        return state

    def _keep_entry(self, entry: Entry, moment: Moment | None = None) -> None:
        if self._keeper is not None:
            self._keeper.append(len(self.entries), journal.encode(entry))
        self._past.add(entry, moment)

    def _rewind(self, to: int) -> None:
        index = self._past.index_of(to)
        if index is None:
            return
        moment = self._past[index]
        self.state, self.sealed = self._past.state_before(index), dict(moment.sealed)
        self._past.forget_from(index)
        del self.events[moment.events :]
        self.players = moment.players

    def _before_latest(self, seat: int) -> tuple[Moment, Move, list[tuple[int, Move]]]:
        """The moment before a seat's latest answer, that answer, and the others' answers since."""
        latest = self._past.latest_of((seat,))
        if latest is None:
            raise Refused("core.undo.nothing")
        index, _, move = latest
        self._refuse_what_was_shown(index, seat)
        return self._past[index], move, self._past.others_since(index, seat)

    def _refuse_what_was_shown(self, index: int, seat: int) -> None:
        if self.friendly:
            return
        shown = self._past.shown_since(index)
        if shown is not None:
            raise Refused(shown.key)
        if not self._still_fit(index, self._past.others_since(index, seat)):
            raise Refused("core.undo.others_built_on_it")

    def _still_fit(self, index: int, others: list[tuple[int, Move]]) -> bool:
        shadow = Table(self.rules, self.options, self.opened)
        shadow.state = self._past.state_before(index)
        shadow.sealed = dict(self._past[index].sealed)
        for other, move in others:
            if not shadow.rules_allow(other, move):
                return False
            shadow._take(other, move)
        return True
