"""What outlives the program: journals, profiles, records, results and settings in one SQLite file.

Every method that writes is a deed, one transaction; several can be made one with `Store.deed`. When the
outermost is over, what it wrote survives a crash. Writing raises `Refused` when the disk fails, and then
nothing has changed. Times are milliseconds since 1970, from the clock given to `Store.open`. Journal entries
and records are opaque bytes here; `journal` says how those change.

How the file changes. A new table, column or meaning is a new version: one more step in `store_file.UPGRADES`,
whose count is the number kept in the file; the steps before it stay as they are. A record or a setting gets a
new field with a default, and keeps the old ones. A fixture of the new version, written by
tests/fixtures/make_saves.py, joins the old ones, which are never changed: all must open and be played on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec

from game.core import store_file, store_lost
from game.core.deeds import Deeds
from game.core.players import Player, encode
from game.core.reason import Reason, Refused
from game.core.store_file import Opening
from game.core.store_profiles import ProfileStore
from game.core.store_rows import bytes_of, json_of, player_of, valid
from game.core.transactions import Transactions

Clock = Callable[[], int]
T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)


class TableRow(msgspec.Struct, frozen=True):
    """A table as a list shows it; *length* counts its journal entries, *players* sit there seat by seat.

    *caveat*: why nothing of it ever counts for anybody (`played.CAVEATS`); empty: it may.
    """

    id: int
    game: str
    options: dict[str, Any]
    friendly: bool
    created: int
    updated: int
    finished: int | None
    archived: bool
    length: int
    players: tuple[Player, ...]
    caveat: str = ""


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat did. *hints*: for how many decisions it asked for advice.

    *role*: what it played, as its game names it. *record*: what this adds to its profile's record.
    """

    seat: int
    player: Player
    total: int
    rank: int
    profile: int | None = None
    hints: int = 0
    role: str = ""
    record: bytes | None = None


class Result(msgspec.Struct, frozen=True):
    """A finished game, or a finished *part* of a campaign. *table* is None once the table was deleted.

    *caveat*: why it adds nothing to records (`played.CAVEATS`); empty: it does.
    """

    table: int | None
    part: str
    game: str
    options: dict[str, Any]
    friendly: bool
    finished: int
    seats: tuple[SeatResult, ...]
    caveat: str = ""

    @property
    def hints(self) -> int:
        """For how many decisions advice was asked for."""
        return sum(seat.hints for seat in self.seats)


TRIAL = "kept.tried"
"""The setting that is written to find out whether anything can be."""


class Store(ProfileStore):
    """The store. *problem* says what was wrong at opening, to be shown once; None: all is well."""

    def __init__(self, opening: Opening, clock: Clock) -> None:
        self.problem: Reason | None = None
        self.tell: Callable[[Reason], None] = lambda reason: None
        """Told at once what befalls the file while it is open."""
        self._clock = clock
        self._deeds = Transactions(opening.connection, self._look_after_file, self._leave_file)
        self._use(opening)

    @property
    def deeds(self) -> Deeds:
        """What makes several writes one."""
        return self._deeds

    @property
    def lasting(self) -> bool:
        """Whether what is written goes into a file; otherwise it is gone when the program ends."""
        return self._file is not None

    def _use(self, opening: Opening) -> None:
        self._connection = self._deeds.connection = opening.connection
        self.problem, self._file = opening.problem, opening.file
        self._trace = None if opening.file is None else store_lost.trace(opening.file)
        self._leave_file()

    def _leave_file(self) -> None:
        """Leave the file whole, and remember what it looks like."""
        if self._file is not None:
            store_lost.carry_out_log(self._connection)
            self._trace = store_lost.written(self._trace, self._file)
            self._log = store_lost.trace(store_lost.log_of(self._file))

    @classmethod
    def open(cls, path: Path | None, clock: Clock) -> Self:
        """The store in *path* (None: in memory). Never fails: see `problem` and `lasting`."""
        return cls(store_file.connect(path), clock)

    def close(self) -> None:
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def why_not_kept(self) -> Reason | None:
        """Why what is written now doesn't stay, asked by writing; None: it does."""
        if not self.lasting:
            return self.problem or Reason("store.memory")
        try:
            self.set_setting(TRIAL, self._clock())
        except Refused as refused:
            return refused.reason
        return None if self.lasting else self.problem

    def _look_after_file(self) -> None:
        """Notice that the file was deleted (it is put back), replaced or written over (it is left alone)."""
        if self._file is None or store_lost.is_still(self._connection, self._file, self._trace):
            return
        file = self._file
        if not file.exists() and store_lost.put_back(self._connection, file, self._log):
            self._use(store_file.connect(file))
            self.tell(Reason("store.put_back", {"file": str(file)}))
            return
        problem = "replaced" if file.exists() else "gone"
        reason = Reason(f"store.{problem}", {"file": str(file)})
        self._use(Opening(store_lost.remembered(self._connection, file, self._log), reason, None))
        self.tell(reason)
        raise Refused(f"store.unsaved.{problem}")

    def deed(self) -> AbstractContextManager[None]:
        """Make everything written inside one transaction; deeds may be nested. Raises `Refused`."""
        return self.deeds.deed()

    def _write(self, statement: str, *values: object) -> int:
        with self.deed():
            return int(self._connection.execute(statement, values).lastrowid or 0)

    # Tables and their journals

    def new_table(
        self,
        game: str,
        players: Sequence[Player],
        options: Mapping[str, Any],
        friendly: bool = False,
        caveat: str = "",
    ) -> int:
        """Note a new table with these players, seat by seat; its id."""
        statement = (
            "INSERT INTO tables (game, title, options, friendly, created, updated, caveat)"
            " VALUES (?, '', ?, ?, ?4, ?4, ?5)"
        )
        with self.deed():
            values = msgspec.json.encode(options), friendly, self._clock(), caveat
            table = self._write(statement, game, *values)
            for left_behind in ("entries", "seats", "hints"):  # by somebody's editing
                self._write(f"DELETE FROM {left_behind} WHERE table_id = ?", table)
            for seat, player in enumerate(players):
                self.sit(table, seat, player)
        return table

    def note_deal(self, deal: str) -> bool:
        """Note that a deal has been met (`played.deal_of`); whether it was met for the first time."""
        with self.deed():
            known = self._connection.execute("SELECT 1 FROM deals WHERE deal = ?", (deal,)).fetchone()
            self._write("INSERT OR IGNORE INTO deals VALUES (?, ?)", deal, self._clock())
        return known is None

    def knows_deal(self, deal: str) -> bool:
        """Whether a deal has been met here, be its table still there or not."""
        query = "SELECT 1 FROM deals WHERE deal = ?"
        return self._connection.execute(query, (deal,)).fetchone() is not None

    def sit(self, table: int, seat: int, player: Player) -> None:
        """Note who sits there from now on."""
        self._write("INSERT OR REPLACE INTO seats VALUES (?, ?, ?)", table, seat, encode(player))

    def append(self, table: int, number: int, data: bytes) -> None:
        """Write the next journal entry of *table*; ValueError unless *number* is how many there are."""
        with self.deed():
            query = "SELECT max(number) FROM entries WHERE table_id = ?"
            row = self._connection.execute(query, (table,)).fetchone()
            following = 0 if row[0] is None else row[0] + 1
            if number != following:
                raise ValueError(f"entry {number} of table {table}, expected {following}")
            self._connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, number, data))
            self._connection.execute("UPDATE tables SET updated = ? WHERE id = ?", (self._clock(), table))

    def rewrite(self, table: int, entries: Sequence[bytes]) -> None:
        """Put a whole journal in the place of the old one, if there is any."""
        with self.deed():
            self._write("DELETE FROM entries WHERE table_id = ?", table)
            rows = ((table, number, data) for number, data in enumerate(entries))
            self._connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)

    def entries(self, table: int) -> list[bytes]:
        """The journal of *table*, in order."""
        query = "SELECT data FROM entries WHERE table_id = ? ORDER BY number"
        return [bytes_of(data) for (data,) in self._connection.execute(query, (table,))]

    def tables(self, game: str | None = None, *, archived: bool = False) -> list[TableRow]:
        """The tables on the shelf, or those put away; the one played last comes first."""
        condition = "WHERE archived = ? AND (?2 IS NULL OR game = ?2) ORDER BY updated DESC, id DESC"
        return self._rows(condition, archived, game)

    def table(self, table: int) -> TableRow:
        """One table; KeyError if there is none."""
        for row in self._rows("WHERE id = ?", table):
            return row
        raise KeyError(table)

    def _rows(self, condition: str, *values: object) -> list[TableRow]:
        query = (
            "SELECT id, game, options, friendly, created, updated, finished, archived,"
            " (SELECT count(*) FROM entries WHERE table_id = tables.id), caveat FROM tables " + condition
        )
        rows = self._connection.execute(query, values).fetchall()
        return valid(TableRow, ((*row[:-1], self._players(row[0]), row[-1]) for row in rows))

    def _players(self, table: int) -> list[Player]:
        query = "SELECT player FROM seats WHERE table_id = ? ORDER BY seat"
        rows = self._connection.execute(query, (table,))
        return [player for (data,) in rows if (player := player_of(data)) is not None]

    def archive(self, table: int, archived: bool = True) -> None:
        """Put a table away, or back on the shelf."""
        self._write("UPDATE tables SET archived = ? WHERE id = ?", archived, table)

    def delete(self, table: int) -> None:
        """Delete a table and its journal for good; its results stay."""
        self._write("DELETE FROM tables WHERE id = ?", table)

    # Advice that was asked for

    def count_hint(self, table: int, seat: int) -> None:
        """Note that a seat asked for advice on one more decision."""
        statement = (
            "INSERT INTO hints VALUES (?, ?, 1) ON CONFLICT (table_id, seat) DO UPDATE SET count = count + 1"
        )
        self._write(statement, table, seat)

    def hints(self, table: int) -> dict[int, int]:
        """For how many decisions each seat of *table* asked for advice; those that did only."""
        query = "SELECT seat, count FROM hints WHERE table_id = ? ORDER BY seat"
        rows = self._connection.execute(query, (table,))
        return {seat: count for seat, count in rows if isinstance(seat, int) and isinstance(count, int)}

    # Results: the statistics are folds over them

    def finish(self, table: int, seats: Sequence[SeatResult], part: str = "", caveat: str = "") -> None:
        """Note the result of a table, or of a part of it; a later result of the same part replaces it."""
        now = self._clock()
        with self.deed():
            self.reopen(table, part)
            statement = (
                "INSERT INTO results (part, finished, table_id, game, options, friendly, caveat)"
                " SELECT ?, ?, id, game, options, friendly, ? FROM tables WHERE id = ?"
            )
            result = self._write(statement, part, now, caveat, table)
            for seat in seats:
                values = (
                    result,
                    seat.seat,
                    encode(seat.player),
                    seat.profile,
                    seat.total,
                    seat.rank,
                    seat.hints,
                    seat.role,
                    seat.record,
                )
                self._write("INSERT INTO result_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", *values)
            if not part:
                self._write("UPDATE tables SET finished = ? WHERE id = ?", now, table)

    def reopen(self, table: int, part: str = "") -> None:
        """Forget a result: its end was taken back."""
        with self.deed():
            self._write("DELETE FROM results WHERE table_id = ? AND part = ?", table, part)
            if not part:
                self._write("UPDATE tables SET finished = NULL WHERE id = ?", table)

    def results(self, game: str | None = None) -> list[Result]:
        """All results, or a game's; the oldest first."""
        query = (
            "SELECT table_id, part, game, options, friendly, finished, caveat, id FROM results"
            " WHERE ?1 IS NULL OR game = ?1 ORDER BY finished, id"
        )
        rows = self._connection.execute(query, (game,)).fetchall()
        return valid(Result, ((*row[:-2], self._seats(row[-1]), row[-2]) for row in rows))

    def parts(self, table: int) -> frozenset[str]:
        """The parts of a table that have a result; the whole of it is the empty one."""
        rows = self._connection.execute("SELECT part FROM results WHERE table_id = ?", (table,))
        return frozenset(str(part) for (part,) in rows)

    def _seats(self, result: int) -> list[SeatResult]:
        columns = "seat, player, total, rank, profile_id, hints, role, record"
        query = f"SELECT {columns} FROM result_seats WHERE result_id = ? ORDER BY seat"
        rows = self._connection.execute(query, (result,))
        return valid(SeatResult, ((row[0], player_of(row[1]), *row[2:]) for row in rows))

    # Settings

    def settings(self) -> dict[str, Any]:
        """Every setting that was ever set."""
        rows = self._connection.execute("SELECT key, value FROM settings ORDER BY key")
        values = {str(key): json_of(value) for key, value in rows}
        return {key: value for key, value in values.items() if value is not msgspec.UNSET}

    def setting(self, key: str, default: T) -> T:
        """A setting; *default* if it was never set, or is of another type than *default*."""
        row = self._connection.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
        value = json_of(row[0]) if row else default
        return value if type(value) is type(default) else default

    def set_setting(self, key: str, value: Any) -> None:
        self._write("INSERT OR REPLACE INTO settings VALUES (?, ?)", key, msgspec.json.encode(value))
