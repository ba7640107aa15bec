"""The kept tables: opening, resuming, finishing, exporting and importing them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from game import registry
from game.ai.bot import check_level
from game.core import journal, part, played
from game.core.journal import Opened, Reseeded
from game.core.options import Options
from game.core.players import Person, Player, level_of
from game.core.reason import Refused
from game.core.rules import Event
from game.core.store import Store, TableRow
from game.core.summary import Summary
from game.core.table import Table
from game.core.verify import verifying
from game.core.work import Work, finish
from game.session import glimpse, profile_records
from game.session.glimpse import Glimpse
from game.session.recording import Recording, of_table
from game.session.session import Session
from game.session.table_keeper import TableKeeper


class Kept:
    """A table taken out of the cabinet to be played: its number there, and what may be seen of it.

    *table* and *keeper* are the cabinet's own; who draws has the session.
    """

    def __init__(self, keeper: TableKeeper, table: Table[Any, Any], session: Session) -> None:
        self.keeper = keeper
        self.number = keeper.number
        self.table = table
        self.session = session


class Found(NamedTuple):
    """What a file holds: its lines in today's format, the table they lead to, what may be seen of it."""

    lines: Sequence[bytes]
    table: Table[Any, Any]
    glimpse: Glimpse

    def recording(self) -> Recording:
        """What anybody may see of it, to be watched."""
        return of_table(self.table)


class Cabinet:
    """Puts tables into the store and takes them out again. *process*: whether AIs get one of their own."""

    def __init__(self, store: Store, *, process: bool = True) -> None:
        self.store = store
        self.process = process
        self._summaries: dict[tuple[int, int], Summary] = {}

    def number(self) -> int:
        """What the chance of a table comes from that nobody chose a number for."""
        return secrets.randbits(48)

    def settled(self, game: str, options: Options) -> Options:
        """The options of a new table: as they were chosen."""
        return options

    def open(
        self,
        game: str,
        options: Options,
        players: Sequence[Player],
        *,
        seed: int | None = None,
        friendly: bool,
    ) -> Kept:
        """A new table with these players, seat by seat; raises `Refused`."""
        rules, options = registry.rules(game), self.settled(game, options)
        values: dict[str, Any] = msgspec.to_builtins(options)
        seed = self.number() if seed is None else seed
        opened = Opened(journal.FORMAT, rules.id, rules.version, values, seed, friendly)
        with self.store.deed():
            caveat = "" if self.store.note_deal(played.deal_of(opened)) else played.AGAIN
            number = self.store.new_table(game, players, values, friendly, caveat)
            keeper = TableKeeper(self.store, number)
            table = Table.open(rules, options, seed, friendly=friendly, keeper=keeper)
            for seat, player in enumerate(players):
                table.seat(seat, player)
            session = Session(game, table, process=self.process)
            self.store.deeds.otherwise(session.close)
        return Kept(keeper, table, session)

    def again(self, kept: Kept, same_deal: bool) -> Kept:
        """A new table for the same players with the same options; raises `Refused`."""
        table = kept.table
        players = [table.players.get(seat, Person()) for seat in kept.session.seats]
        seed = table.opened.seed if same_deal else None
        return self.open(kept.session.game, table.options, players, seed=seed, friendly=table.friendly)

    def hand_over(self, kept: Kept, players: Mapping[int, Player]) -> None:
        """Let others decide for these seats from now on; raises `Refused`, and then nothing has changed."""
        for player in players.values():
            level = level_of(player)
            if level is not None:
                check_level(level)
        with self.store.deed():
            self.know(list(players.values()))
            for seat, player in players.items():
                kept.table.seat(seat, player)
                self.store.sit(kept.number, seat, player)
        kept.session.relieved(players)

    def resume(self, number: int) -> Kept:
        """A kept table as it was left; raises `Refused` if its journal can't be read or doesn't hold."""
        return finish(self.resuming(number))

    def resuming(self, number: int) -> Work[Kept]:
        """As `resume`, a little at a time."""
        row = self.store.table(number)
        if row.game not in registry.GAMES:
            raise Refused("core.journal.other_rules", game=row.game[:40], version=0)
        kept = self.store.entries(number)
        lines = yield from journal.upgrading(kept)
        table = yield from verifying(registry.rules(row.game), lines)
        with self.store.deed():
            if lines is not kept:
                self.store.rewrite(number, lines)
            return self._taken_out(number, table, len(lines))

    def _taken_out(self, number: int, table: Table[Any, Any], kept: int) -> Kept:
        """A table of whose entries the first *kept* are in the store, to be played; part of a deed."""
        keeper = TableKeeper(self.store, number)
        table.keep(keeper, kept)
        session = Session(table.rules.id, table, process=self.process)
        self.store.deeds.otherwise(session.close)
        return Kept(keeper, table, session)

    def unfinished(self) -> list[TableRow]:
        """The tables that can be gone on with, the one played last first."""
        playable = tuple(registry.GAMES)
        rows = self.store.tables()
        return [row for row in rows if row.finished is None and row.game in playable and row.length > 0]

    def finished(self) -> list[TableRow]:
        """The tables that are over, the latest first."""
        return [row for row in self.store.tables() if row.finished is not None]

    def caveat(self, kept: Kept) -> str:
        """Why a table adds nothing to records, as far as it has come (`played.CAVEATS`); empty: it may."""
        own = self.store.table(kept.number).caveat
        return own or played.caveat(kept.table.entries, kept.table.players)

    def knows_ahead(self, kept: Kept) -> bool:
        """Whether another move now would be made knowing what comes, and so keep the game out of records."""
        return not self.caveat(kept) and played.knows_ahead(kept.table.entries)

    def finish(self, kept: Kept) -> list[profile_records.Earned]:
        """What the players newly earned by the end of a table; noted here if an earlier program did not."""
        table = kept.table
        if self.store.table(kept.number).finished is None:
            kept.keeper.note(table, table.state)
        return kept.keeper.news()

    def finish_part(self, kept: Kept, number: int) -> list[profile_records.Earned]:
        """What the players newly earned by the part of this number, from 1."""
        return kept.keeper.news(str(number))

    def catch_up(self, kept: Kept) -> None:
        """Note the parts that ended, but were not noted because an earlier program was killed."""
        table = kept.table
        noted = profile_records.parts_counted(self.store, kept.number)
        if len(noted) >= len(part.ended(table.events)):
            return
        state, number = table.rules.blank(table.options), 0
        with self.store.deed():
            for event in table.events:
                state.apply(event)
                if isinstance(event, part.PartEnded):
                    number += 1
                    if str(number) not in noted:
                        kept.keeper.note(table, state, str(number))

    def summary(self, row: TableRow) -> Summary | None:
        """How far a table is, where its game has anything to say of it; nothing of a damaged one."""
        summaries = registry.room(row.game).summaries if row.game in registry.GAMES else None
        if summaries is None or not summaries.applies(row.options):
            return None
        if (row.id, row.length) not in self._summaries:
            try:
                self._summaries[row.id, row.length] = summaries.of(self._events(row))
            except Refused:
                return None
        return self._summaries[row.id, row.length]

    def _events(self, row: TableRow) -> list[Event]:
        """The events of a kept table that count."""
        rules = registry.rules(row.game)
        lines = journal.upgraded(self.store.entries(row.id))
        entries = [journal.decode(rules, line) for line in lines]
        counting = (entries[number] for number in journal.live(entries))
        return [event for entry in counting for event in journal.events_of(entry)]

    def stages(self, game: str, player: Person | None) -> list[int]:
        """How far the tables are that a player (None: anybody) has a seat at, as numbers."""
        rows = [row for row in self.store.tables(game) if player is None or player in row.players]
        return [summary.stage for summary in map(self.summary, rows) if summary is not None]

    def know(self, players: Sequence[Player]) -> None:
        """Note persons who play here for the first time."""
        known = {profile.person for profile in self.store.profiles()}
        for player in dict.fromkeys(players):
            if isinstance(player, Person) and player not in known:
                self.store.new_profile(player)

    def gives_away(self, number: int) -> bool:
        """Whether the file of a table tells what somebody at it must not know yet."""
        row = self.store.table(number)
        events = registry.rules(row.game).state_type.events if row.game in registry.GAMES else ()
        return row.finished is None and any(event.hidden or event.reveals for event in events)

    def export(self, number: int) -> bytes:
        """A table's journal as JSON Lines."""
        return b"".join(line + b"\n" for line in self.store.entries(number))

    def take_in(self, data: bytes) -> int:
        """Put an exported journal into the cabinet; its number. Raises `Refused` if it is none of ours.

        A game that goes on does so with new chance: the copy tells nothing of what the original will bring.
        """
        return finish(self.taking_in(data))

    def taking_in(self, data: bytes) -> Work[int]:
        """As `take_in`, a little at a time; nothing is kept before all of it has been read."""
        found = yield from self.reading(data)
        return self.lay_in(found)

    def reading(self, data: bytes) -> Work[Found]:
        """What an exported journal holds, proven, a little at a time; nothing is kept. Raises `Refused`."""
        lines = yield from journal.upgrading(journal.lines(data))
        opened = journal.opening(lines[0])
        if opened.game not in registry.GAMES:
            raise Refused("core.journal.other_rules", game=opened.game[:40], version=opened.version)
        table = yield from verifying(registry.rules(opened.game), lines)
        for player in table.players.values():
            level = level_of(player)
            if level is not None:
                check_level(level)
        return Found(lines, table, glimpse.of_table(table))

    def lay_in(self, found: Found) -> int:
        """Put what was read into the cabinet as a new table; its number."""
        lines = found.lines
        if not found.table.over:
            lines = [*lines, journal.encode(Reseeded(self.number()))]
        return self._lay_in(lines, found.table)

    def glimpsing(self, row: TableRow) -> Work[Glimpse]:
        """What anybody may see of a kept table, a little at a time; raises `Refused`."""
        return glimpse.glimpsing(row.game, self.store.entries(row.id))

    def branch(self, number: int, entry: int) -> Kept:
        """A new table that stands where another one stood before this entry; that one stays as it is.

        It is a friendly one: what lies ahead has been seen. Raises `Refused`.
        """
        return finish(self.branching(number, entry))

    def branching(self, number: int, entry: int) -> Work[Kept]:
        """As `branch`, a little at a time; nothing is kept before the end."""
        row = self.store.table(number)
        lines = (yield from journal.upgrading(self.store.entries(number)))[:entry]
        if not lines:
            raise Refused("core.journal.not_a_journal")
        opened = msgspec.structs.replace(journal.opening(lines[0]), friendly=True)
        lines = [journal.encode(opened), *lines[1:]]
        table = yield from verifying(registry.rules(row.game), lines)
        with self.store.deed():
            return self._taken_out(self._lay_in(lines, table, played.BRANCHED), table, len(lines))

    def _lay_in(self, lines: Sequence[bytes], table: Table[Any, Any], caveat: str = "") -> int:
        """Put a journal that holds into the store as a new table; parts that ended in it don't count here.

        One whose deal was met here before is a second opening, and never counts.
        """
        opened = table.opened
        with self.store.deed():
            if not self.store.note_deal(played.deal_of(opened)):
                caveat = caveat or played.AGAIN
            number = self.store.new_table(opened.game, (), opened.options, opened.friendly, caveat)
            for seat, player in table.players.items():
                self.store.sit(number, seat, player)
            self.store.rewrite(number, lines)
            profile_records.pass_over(self.store, number, len(part.ended(table.events)))
            if table.over:
                TableKeeper(self.store, number).note_elsewhere(table)
        return number
