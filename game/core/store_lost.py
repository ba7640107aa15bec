"""A store file that is deleted, moved or written over while it is open: noticed, and its contents saved.

The file is whole by itself between two deeds: after each, SQLite's write-ahead log is carried out. A log that
a killed program leaves would be carried out at the next start, on whatever file lies there by then.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from game.core import store_file
from game.core.rescue import readable


class Trace(NamedTuple):
    """What tells a file from another one at the same place, and from itself once it was written to."""

    device: int
    number: int
    size: int
    changed: int


def trace(path: Path) -> Trace | None:
    """That of the file at *path*; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Trace(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns)


def written(before: Trace | None, path: Path) -> Trace | None:
    """What the file is like now that we have written to it: as *before*, if another one lies there by now."""
    now = trace(path)
    return now if before is not None and now is not None and now[:2] == before[:2] else before


def log_of(path: Path) -> Path:
    """The write-ahead log of a store file."""
    return path.with_name(path.name + "-wal")


def carry_out_log(connection: sqlite3.Connection) -> None:
    """Make the file whole by itself. If it can't be now, it will be at the next deed, or opening."""
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def is_still(connection: sqlite3.Connection, path: Path, left: Trace | None) -> bool:
    """Whether the file at *path* is the one that the connection *left* so: itself, and not written over."""
    now = trace(path)
    if now is None or left is None:
        return False
    return now == left or (now[:2] == left[:2] and _holds_the_same(connection, path))


def _holds_the_same(connection: sqlite3.Connection, path: Path) -> bool:
    """Whether a file has the contents that the connection remembers: some systems note a change late.

    It is SQLite that must look: closed by anybody else, the file would be locked no more.
    """
    query = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as there:
            there.text_factory = readable
            names = [str(name) for (name,) in connection.execute(query)]
            return [str(name) for (name,) in there.execute(query)] == names and all(
                _rows(there, name) == _rows(connection, name) for name in names
            )
    except (sqlite3.Error, UnicodeDecodeError):  # a damaged file can spoil even its error message
        return False


def _rows(connection: sqlite3.Connection, name: str) -> list[tuple[object, ...]]:
    return connection.execute(f"SELECT rowid, * FROM {name} ORDER BY rowid").fetchall()


def put_back(connection: sqlite3.Connection, path: Path, log: Trace | None) -> bool:
    """Write the store of an open connection, whose file has been deleted, to *path* again; whether it worked.

    The connection is closed then.
    """
    fresh = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
        connection.execute("VACUUM INTO ?", (str(fresh),))
        _close(connection, path, log)
        fresh.replace(path)
    except (sqlite3.Error, OSError):
        return False
    return True


def remembered(connection: sqlite3.Connection, path: Path, log: Trace | None) -> sqlite3.Connection:
    """A copy in memory of an open store, whose file is lost, and which is closed."""
    try:
        memory = store_file.in_memory(connection)
        _close(connection, path, log)
    except (sqlite3.Error, OSError):
        return store_file.in_memory()
    return memory


def _close(connection: sqlite3.Connection, path: Path, log: Trace | None) -> None:
    """Close a connection whose file is lost, and take its *log* away if SQLite leaves just that."""
    connection.close()
    if log is not None and trace(log_of(path)) == log:
        log_of(path).unlink(missing_ok=True)
