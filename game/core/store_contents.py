"""Brings what is in a store file to a later version, where statements alone can't."""

from __future__ import annotations

import sqlite3

import msgspec

from game.core import journal, played, players
from game.core.players import Person, Player
from game.core.reason import Refused

BETWEEN_NAMES = ", "
"""Titles of version 2 were the players' names, with this between them."""


def seat_players(connection: sqlite3.Connection) -> None:
    """Version 3: players are data, and who sits where stands in a table of its own."""
    for table, title in connection.execute("SELECT id, title FROM tables").fetchall():
        for seat, player in _seated(connection, table, str(title)).items():
            row = (table, seat, players.encode(player))
            connection.execute("INSERT OR REPLACE INTO seats VALUES (?, ?, ?)", row)
    connection.execute("UPDATE tables SET title = ''")
    for number, words in connection.execute("SELECT rowid, player FROM result_seats").fetchall():
        later = players.encode(players.from_one_line(str(words)))
        connection.execute("UPDATE result_seats SET player = ? WHERE rowid = ?", (later, number))
    _number_profiles(connection)
    _remember_players(connection)


def _seated(connection: sqlite3.Connection, table: int, title: str) -> dict[int, Player]:
    """Who sits there by the journal; by the title, where that can't be read."""
    query = "SELECT data FROM entries WHERE table_id = ? ORDER BY number"
    lines = [bytes(data) for (data,) in connection.execute(query, (table,)) if isinstance(data, bytes)]
    try:
        return journal.seated([journal.any_entry(line) for line in journal.upgraded(lines)])
    except (Refused, *journal.UNREADABLE):
        named = [players.from_one_line(words) for words in title.split(BETWEEN_NAMES) if words]
        return dict(enumerate(named))


def _number_profiles(connection: sqlite3.Connection) -> None:
    for profile, name in connection.execute("SELECT id, name FROM profiles").fetchall():
        person = players.from_one_line(str(name))
        if isinstance(person, Person) and person.number:
            row = (person.number, profile)
            connection.execute("UPDATE profiles SET name = '', number = ? WHERE id = ?", row)


def _remember_players(connection: sqlite3.Connection) -> None:
    """Who sat at a game's last table, which its set-up offers again."""
    query = "SELECT key, value FROM settings WHERE key LIKE 'players.%'"
    for key, value in connection.execute(query).fetchall():
        try:
            kept = msgspec.json.decode(value, type=list[str])
        except (TypeError, *journal.UNREADABLE):
            continue
        later = msgspec.json.encode([players.from_one_line(words) for words in kept])
        connection.execute("UPDATE settings SET value = ? WHERE key = ?", (later, key))


def mark_copies(connection: sqlite3.Connection) -> None:
    """Version 4: a deal counts once, and what was played elsewhere says so."""
    first = "SELECT tables.id, created, data FROM tables JOIN entries ON table_id = tables.id AND number = 0"
    for table, created, line in connection.execute(first + " ORDER BY tables.id").fetchall():
        try:
            deal = played.deal_of(journal.opening(line))
        except (Refused, TypeError):
            continue
        known = connection.execute("SELECT 1 FROM deals WHERE deal = ?", (deal,)).fetchone()
        connection.execute("INSERT OR IGNORE INTO deals VALUES (?, ?)", (deal, created))
        if known is not None:
            connection.execute("UPDATE tables SET caveat = ? WHERE id = ?", (played.AGAIN, table))
    persons = "SELECT result_id FROM result_seats WHERE player LIKE '[\"person\"%'"
    elsewhere = f"{persons} GROUP BY result_id HAVING count(profile_id) = 0"
    connection.execute(f"UPDATE results SET caveat = ? WHERE id IN ({elsewhere})", (played.ELSEWHERE,))
