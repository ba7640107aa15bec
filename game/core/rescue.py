"""Saves what can still be read of a damaged store file."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

MAGIC = b"SQLite format 3\0"
LONGEST = 1 << 30
"""No store grows to a gigabyte; a header that says so is damaged, too."""

PATIENCE = 2_000
"""How many unreadable rows in a row are passed over before the rest is given up."""

OTHERWISE = "SELECT 1 FROM sqlite_master WHERE name = ? AND sql NOT LIKE 'CREATE TABLE %'"

MENDING = (
    # A journal is good up to its first missing entry.
    """DELETE FROM entries WHERE number > (
        SELECT count(*) FROM entries AS before
        WHERE before.table_id = entries.table_id AND before.number < entries.number)""",
    "DELETE FROM entries WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM tables WHERE id NOT IN (SELECT table_id FROM entries)",
    "DELETE FROM seats WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM hints WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM records WHERE profile_id NOT IN (SELECT id FROM profiles)",
    "UPDATE results SET table_id = NULL WHERE table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM result_seats WHERE result_id NOT IN (SELECT id FROM results)",
    "UPDATE result_seats SET profile_id = NULL WHERE profile_id NOT IN (SELECT id FROM profiles)",
)


def duplicate(path: Path, folder: Path) -> Path:
    """A copy of a store file in *folder*, what is still in its write-ahead log included."""
    for suffix in ("", "-wal"):
        source = path.with_name(path.name + suffix)
        if source.exists():
            shutil.copyfile(source, folder / ("copy" + suffix))
    return folder / "copy"


def readable(text: bytes) -> str:
    """Text as stored; what is no text any more is shown by replacement characters."""
    return text.decode("utf-8", "replace")


def rescue(
    kept: Path, connection: sqlite3.Connection, bring_up: Callable[[sqlite3.Connection, int], None]
) -> int:
    """Copy the readable rows of *kept* into a new store; the number of tables saved with their beginning.

    *bring_up* is told which version they are of.
    """
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("BEGIN IMMEDIATE")
    try:
        with tempfile.TemporaryDirectory() as folder:
            copied = duplicate(kept, Path(folder))
            _pad(copied)
            with closing(sqlite3.connect(copied)) as source:
                source.text_factory = readable
                source.execute("PRAGMA trusted_schema = OFF")
                for name in _names(connection):
                    _copy_rows(source, connection, name)
                version = _version(source)
        for statement in MENDING:
            connection.execute(statement)
        bring_up(connection, version)
        connection.execute("COMMIT")
    except (sqlite3.Error, OSError):
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    connection.execute("PRAGMA foreign_keys = ON")
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def _version(source: sqlite3.Connection) -> int:
    return max(1, int(source.execute("PRAGMA user_version").fetchone()[0]))


def is_truncated(path: Path) -> bool:
    """Whether an SQLite file is shorter than its header tells."""
    try:
        return 0 < path.stat().st_size < _stated_length(path)
    except OSError:
        return False


def _stated_length(path: Path) -> int:
    with path.open("rb") as file:
        header = file.read(32)
    if not header.startswith(MAGIC):
        return 0
    page = int.from_bytes(header[16:18], "big")
    return int.from_bytes(header[28:32], "big") * (65536 if page == 1 else page)


def _pad(path: Path) -> None:
    """Bring a truncated file to the length its header tells; SQLite would not read it otherwise."""
    length = _stated_length(path)
    if path.stat().st_size < length < LONGEST:
        os.truncate(path, length)


def _names(connection: sqlite3.Connection) -> list[str]:
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    return [str(name) for (name,) in connection.execute(query)]


def _copy_rows(source: sqlite3.Connection, target: sqlite3.Connection, name: str) -> None:
    columns = _common_columns(source, target, name)
    if not columns:
        return
    marks = ", ".join("?" * len(columns))
    insert = f"INSERT OR IGNORE INTO {name} ({', '.join(columns)}) VALUES ({marks})"
    for row in _readable_rows(source, f"SELECT rowid, {', '.join(columns)} FROM {name} NOT INDEXED"):
        target.execute(insert, row)


def _common_columns(source: sqlite3.Connection, target: sqlite3.Connection, name: str) -> list[str]:
    """The columns of a table that an earlier version had as well; none of a view, which may never end."""
    query = f"PRAGMA table_info({name})"
    columns = [str(row[1]) for row in target.execute(query)]
    try:
        had = {str(row[1]) for row in source.execute(query)}
        if source.execute(OTHERWISE, (name,)).fetchone() is not None:
            return []
    except (sqlite3.Error, UnicodeDecodeError):  # a damaged file can spoil even its error message
        return columns
    return [column for column in columns if column in had] or columns


def _readable_rows(source: sqlite3.Connection, query: str) -> Iterator[tuple[Any, ...]]:
    """All rows that bad pages don't hide: behind an unreadable one, the next numbers are tried."""
    number = failures = 0
    try:
        source.execute(query + " LIMIT 0")
    except (sqlite3.Error, UnicodeDecodeError):  # a damaged file can spoil even its error message
        return
    while failures < PATIENCE:
        try:
            for row in source.execute(query + " WHERE rowid >= ? ORDER BY rowid", (number,)):
                number, failures = row[0] + 1, 0
                yield row[1:]
            return
        except (sqlite3.Error, UnicodeDecodeError):
            number, failures = number + 1, failures + 1
