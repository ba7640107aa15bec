"""Keeps a table in the store: every answer with all that follows from it, results and records included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from game.core import part, played
from game.core.players import Person, Player
from game.core.rules import Event
from game.core.score import ScoreSheet, rank
from game.core.store import SeatResult, Store
from game.core.table import Table
from game.session import profile_records
from game.session.profile_records import Earned

END = ""
"""The end of the whole table, as results name it."""


class TableKeeper:
    """Keeps the table of one number; remembers what was earned at it until it has been told."""

    def __init__(self, store: Store, number: int) -> None:
        self.deeds = store.deeds
        self.number = number
        self._store = store
        self._earned: dict[str, list[Earned]] = {}

    def append(self, number: int, data: bytes) -> None:
        """Store an entry."""
        self._store.append(self.number, number, data)

    def settle(self, table: Table[Any, Any], before: Sequence[Event], since: int) -> None:
        """Note the parts, and the end, that a deed led to; forget those that it took back."""
        low = len(part.ended(before[:since]))
        if since < len(before):
            for number in range(low + 1, len(part.ended(before)) + 1):
                self._store.reopen(self.number, str(number))
            self._store.reopen(self.number)
        now, over = len(part.ended(table.events)), table.over and len(table.events) > since
        if (now == low and not over) or self._store.table(self.number).archived:
            return
        for number in range(low + 1, now + 1):
            state = part.at_end(table.rules, table.options, table.events, number)
            self.note(table, state, str(number))
        if over:
            self.note(table, table.state)

    def note(self, table: Table[Any, Any], state: Any, name: str = END) -> None:
        """Note how the table, or its part of this name, ended in *state*: of that records are made."""
        caveat = self._store.table(self.number).caveat or self._caveat(table, name)
        counts = not caveat and not profile_records.counted_before(self._store, self.number, name)
        profiles = {profile.person: profile.id for profile in self._store.profiles()}
        persons = {
            player: profiles[player]
            for player in table.players.values()
            if isinstance(player, Person) and player in profiles
        }
        game = table.rules.id
        with self._store.deed():
            before = {player: profile_records.load(self._store, persons[player], game) for player in persons}
            seats = self._seats(table, table.rules.scores(state))
            seats = [self._with_record(game, state, seat, counts) for seat in seats]
            self._store.finish(self.number, seats, name, caveat)
            found = [
                earned
                for player, profile in persons.items()
                for earned in profile_records.newly(
                    player, game, before[player], profile_records.load(self._store, profile, game)
                )
            ]
        self._earned.setdefault(name, []).extend(found)

    def _caveat(self, table: Table[Any, Any], name: str) -> str:
        """Why the table, or its part of this name, wasn't all played by those who sit there."""
        if name == END:
            return played.caveat(table.entries, table.players)
        ends = [place + 1 for place, event in enumerate(table.events) if isinstance(event, part.PartEnded)]
        number = int(name)
        start = ends[number - 2] if number > 1 else 0
        return played.caveat(table.entries, table.players, start, ends[number - 1])

    @staticmethod
    def _with_record(game: str, state: Any, seat: SeatResult, counts: bool) -> SeatResult:
        record, role = profile_records.of_seat(game, state, seat.seat)
        added = record if counts and seat.profile is not None else None
        return msgspec.structs.replace(seat, role=role, record=added)

    def note_elsewhere(self, table: Table[Any, Any]) -> None:
        """Note how a table ended that was played somewhere else: it counts for nobody here."""
        seats = self._seats(table, table.rules.scores(table.state))
        seats = [self._with_record(table.rules.id, table.state, seat, False) for seat in seats]
        strangers = [msgspec.structs.replace(seat, profile=None, hints=0) for seat in seats]
        self._store.finish(self.number, strangers, caveat=played.ELSEWHERE)

    def news(self, name: str = END) -> list[Earned]:
        """What was newly earned at the end of a part, or of the table: told once."""
        return self._earned.pop(name, [])

    def _seats(self, table: Table[Any, Any], sheets: Sequence[ScoreSheet]) -> list[SeatResult]:
        profiles: dict[Player, int] = {profile.person: profile.id for profile in self._store.profiles()}
        hints, players = self._store.hints(self.number), table.players
        seats = [
            SeatResult(
                standing.party,
                players[standing.party],
                standing.total,
                standing.rank,
                profiles.get(players[standing.party]),
                hints.get(standing.party, 0),
            )
            for standing in rank(sheets)
            if standing.party in players
        ]
        return sorted(seats, key=lambda seat: seat.seat)
