"""The persons of a store, what they keep, and wherever their names are written."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager

import msgspec

from game.core.players import Person, Player, encode
from game.core.store_rows import bytes_of, valid


class Profile(msgspec.Struct, frozen=True):
    """A person who plays here."""

    id: int
    person: Person
    created: int


class ProfileStore(ABC):
    """The part of a store that is about persons."""

    _clock: Callable[[], int]
    _connection: sqlite3.Connection

    @abstractmethod
    def deed(self) -> AbstractContextManager[None]:
        """Make everything written inside one transaction."""

    @abstractmethod
    def _write(self, statement: str, *values: object) -> int:
        """Carry out a statement; the id of a new row."""

    def profiles(self) -> list[Profile]:
        """Everybody who plays here, in order of first appearance."""
        query = "SELECT id, name, number, created FROM profiles ORDER BY id"
        rows = self._connection.execute(query)
        return valid(Profile, ((row[0], ("person", *row[1:3]), row[3]) for row in rows))

    def new_profile(self, person: Person) -> int:
        """Note a new person; the profile's id."""
        statement = "INSERT INTO profiles (name, number, created) VALUES (?, ?, ?)"
        return self._write(statement, person.name, person.number, self._clock())

    def change_profile(self, profile: int, person: Person) -> None:
        """Call a profile otherwise."""
        statement = "UPDATE profiles SET name = ?, number = ? WHERE id = ?"
        self._write(statement, person.name, person.number, profile)

    def delete_profile(self, profile: int) -> None:
        """Delete a profile with all its records; results stay, and are nobody's."""
        self._write("DELETE FROM profiles WHERE id = ?", profile)

    def hand_results(self, source: int, target: int) -> None:
        """Let the results of a profile be another's."""
        self._write("UPDATE result_seats SET profile_id = ? WHERE profile_id = ?", target, source)

    def replace_player(self, before: Player, after: Player) -> None:
        """Let another player have sat wherever one did, at tables and in results; not in journals."""
        with self.deed():
            for table in ("seats", "result_seats"):
                self._write(f"UPDATE {table} SET player = ? WHERE player = ?", encode(after), encode(before))

    def forget_player(self, player: Player) -> None:
        """Leave a player's name out of results, and delete those of games that nobody else was in."""
        others = "SELECT result_id FROM result_seats WHERE player != ? AND player LIKE '[\"person\"%'"
        own = "SELECT result_id FROM result_seats WHERE player = ?"
        with self.deed():
            alone = f"DELETE FROM results WHERE id IN ({own}) AND id NOT IN ({others})"
            self._write(alone, encode(player), encode(player))
            statement = "UPDATE result_seats SET player = ?, record = NULL WHERE player = ?"
            self._write(statement, encode(Person()), encode(player))

    def rewrite_entries(self, beginning: bytes, change: Callable[[bytes], bytes]) -> None:
        """Put others in the place of the journal entries that begin so."""
        query = "SELECT rowid, data FROM entries WHERE substr(CAST(data AS BLOB), 1, ?) = ?"
        with self.deed():
            for number, data in self._connection.execute(query, (len(beginning), beginning)).fetchall():
                changed = change(bytes_of(data))
                if changed != data:
                    self._write("UPDATE entries SET data = ? WHERE rowid = ?", changed, number)

    def kept_records(self, profile: int) -> dict[str, bytes]:
        """All that an earlier program added up for a profile, by game."""
        query = "SELECT game, data FROM records WHERE profile_id = ? ORDER BY game"
        rows = self._connection.execute(query, (profile,)).fetchall()
        return {str(game): bytes_of(data) for game, data in rows}

    def record(self, profile: int, game: str) -> bytes | None:
        """What a profile keeps of a game; None: nothing yet."""
        query = "SELECT data FROM records WHERE profile_id = ? AND game = ?"
        row = self._connection.execute(query, (profile, game)).fetchone()
        return bytes_of(row[0]) if row else None

    def records(self, profile: int, game: str) -> list[tuple[int, bytes]]:
        """What each finished game adds to a profile's record, and when it was finished; the oldest first.

        As in `results`, a row that somebody's editing has spoilt is left out.
        """
        query = (
            "SELECT finished, record FROM result_seats JOIN results ON results.id = result_id"
            " WHERE profile_id = ? AND game = ? AND record IS NOT NULL ORDER BY finished, results.id"
        )
        rows = self._connection.execute(query, (profile, game))
        return [(finished, bytes_of(data)) for finished, data in rows if type(finished) is int]

    def set_record(self, profile: int, game: str, data: bytes) -> None:
        self._write("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", profile, game, data)
