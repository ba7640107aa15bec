"""Opens the SQLite file of the store: checks it, upgrades it, sets a bad one aside. Never fails.

The file is held exclusively while open, so a second window cannot write into the same journals.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import NamedTuple

from game.core.reason import Reason, Refused
from game.core.rescue import duplicate, is_truncated, readable, rescue
from game.core.store_contents import mark_copies, seat_players

APPLICATION = 0x54414E4E
SIDE_FILES = ("-wal", "-shm", "-journal")
CACHE = 65_536
"""Kilobytes of a file that are remembered: all there ever are, so that nothing is lost with the file."""
READY = ".ready"
"""Behind the name of a new store file that is whole, and is to take the place of a bad one."""


class Upgrade(NamedTuple):
    """What brings a file to the next version: statements, and what is then to be done with the contents.

    The contents' turn comes when all statements have been carried out: it sees the tables of today.
    """

    statements: str
    contents: Callable[[sqlite3.Connection], None] | None = None


FIRST = """
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, title TEXT NOT NULL, options BLOB NOT NULL,
        friendly INTEGER NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL, finished INTEGER,
        archived INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE entries (
        table_id INTEGER NOT NULL REFERENCES tables(id) ON DELETE CASCADE, number INTEGER NOT NULL,
        data BLOB NOT NULL, PRIMARY KEY (table_id, number)
    );
    CREATE TABLE profiles (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, created INTEGER NOT NULL
    );
    CREATE TABLE records (
        profile_id INTEGER NOT NULL REFERENCES profiles(id) ON DELETE CASCADE, game TEXT NOT NULL,
        data BLOB NOT NULL, PRIMARY KEY (profile_id, game)
    );
    CREATE TABLE results (
        id INTEGER PRIMARY KEY AUTOINCREMENT, table_id INTEGER REFERENCES tables(id) ON DELETE SET NULL,
        part TEXT NOT NULL, game TEXT NOT NULL, options BLOB NOT NULL, friendly INTEGER NOT NULL,
        finished INTEGER NOT NULL, UNIQUE (table_id, part)
    );
    CREATE TABLE result_seats (
        result_id INTEGER NOT NULL REFERENCES results(id) ON DELETE CASCADE, seat INTEGER NOT NULL,
        player TEXT NOT NULL, profile_id INTEGER REFERENCES profiles(id) ON DELETE SET NULL,
        total INTEGER NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (result_id, seat)
    );
    CREATE TABLE settings (key TEXT PRIMARY KEY, value BLOB NOT NULL);
"""
HINTS = """
    CREATE TABLE hints (
        table_id INTEGER NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seat INTEGER NOT NULL,
        count INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
    );
    ALTER TABLE result_seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0
"""
PLAYERS = """
    CREATE TABLE seats (
        table_id INTEGER NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seat INTEGER NOT NULL,
        player TEXT NOT NULL, PRIMARY KEY (table_id, seat)
    );
    ALTER TABLE profiles ADD COLUMN number INTEGER NOT NULL DEFAULT 0
"""
CAVEATS = """
    ALTER TABLE tables ADD COLUMN caveat TEXT NOT NULL DEFAULT '';
    ALTER TABLE results ADD COLUMN caveat TEXT NOT NULL DEFAULT '';
    ALTER TABLE result_seats ADD COLUMN role TEXT NOT NULL DEFAULT '';
    ALTER TABLE result_seats ADD COLUMN record BLOB;
    CREATE TABLE deals (deal TEXT PRIMARY KEY, noted INTEGER NOT NULL)
"""

UPGRADES: tuple[Upgrade, ...] = (
    Upgrade(FIRST),
    Upgrade(HINTS),
    Upgrade(PLAYERS, seat_players),
    Upgrade(CAVEATS, mark_copies),
)
"""Number n brings a file of version n to version n + 1; the first makes a new one."""

VERSION = len(UPGRADES)

PROBLEMS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_IOERR_LOCK: "read_only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


class Opening(NamedTuple):
    """An open store. *file*: where what is written stays; None: in memory, gone when the program ends."""

    connection: sqlite3.Connection
    problem: Reason | None
    file: Path | None


class _Foreign(Exception):
    """A sound SQLite file that is not ours."""


class _Forged(Exception):
    """A file that says it is ours, but holds other tables, views or triggers than ours."""


class _Newer(Exception):
    """A file of ours, written by a later version of the program."""


def _problem(error: Exception) -> str | None:
    """One word for what SQLite ran into; None: not the file's fault."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return PROBLEMS.get(code) or PROBLEMS.get(code & 0xFF)


def refusal(error: sqlite3.Error) -> Refused | None:
    """What the player is told when writing fails in mid-game; None: a fault of the program."""
    problem = _problem(error)
    return Refused(f"store.unsaved.{problem}") if problem else None


def connect(path: Path | None, patience: float = 0.5) -> Opening:
    """Open *path*, or memory for None. A file that is locked is waited for *patience* seconds."""
    if path is None:
        return Opening(in_memory(), None, None)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _take_over(path)
        return Opening(_open(path, patience), None, path)
    except _Foreign:
        return _replace(path, "foreign", patience)
    except _Newer:
        return _step_aside(path, patience)
    except _Forged:
        return _replace(path, "forged", patience)
    except (sqlite3.Error, UnicodeDecodeError) as error:  # a damaged file can spoil even its error message
        problem = _problem(error) or "damaged"
        if problem == "damaged":
            return _replace(path, "truncated" if is_truncated(path) else problem, patience)
        memory = in_memory() if problem == "locked" else _copy(path)
        return Opening(memory, _reason(problem, file=path), None)
    except OSError:
        return Opening(in_memory(), _reason("read_only", file=path), None)


def _reason(problem: str, **values: Path | int) -> Reason:
    known = {name: value if isinstance(value, int) else str(value) for name, value in values.items()}
    return Reason(f"store.{problem}", known)


def _open(path: Path, patience: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        _prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    connection.text_factory = readable
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute(f"PRAGMA cache_size = {-CACHE}")
    version = _check(connection)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    for upgrade in UPGRADES[version:]:
        for statement in upgrade.statements.split(";"):
            connection.execute(statement)
    _check_shape(connection)
    _bring_up(connection, version)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")
    connection.execute("PRAGMA foreign_keys = ON")


def _check(connection: sqlite3.Connection) -> int:
    """The version of a sound file of ours, 0 for an empty one; raises otherwise."""
    contents = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    if not contents and not application:
        return 0
    if application != APPLICATION or version < 1:
        raise _Foreign
    if version > VERSION:
        raise _Newer
    if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        raise sqlite3.DatabaseError("integrity check failed")
    return version


def _check_shape(connection: sqlite3.Connection) -> None:
    """Raise `_Forged` if anything in the file is declared otherwise than by our upgrades."""
    pattern = sqlite3.connect(":memory:")
    for upgrade in UPGRADES:
        pattern.executescript(upgrade.statements)
    if _declared(connection) != _declared(pattern):
        raise _Forged


def _declared(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """All that is declared, by name, however it is spaced; what SQLite keeps for itself is left out."""
    query = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    return {(str(name), " ".join(str(sql).split())) for name, sql in connection.execute(query)}


def in_memory(source: sqlite3.Connection | None = None) -> sqlite3.Connection:
    """A store in memory: a new one, or a copy of *source*; raises `sqlite3.Error` if that is none."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        if source is not None:
            source.backup(memory)
        _prepare(memory)
    except BaseException:
        memory.close()
        raise
    return memory


def _copy(path: Path) -> sqlite3.Connection:
    """The contents of a file that cannot be written to, in memory; nothing if they cannot be read either."""
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            closing(_open(duplicate(path, Path(folder)), 0)) as copy,
        ):
            copy.execute("PRAGMA journal_mode = DELETE")
            return in_memory(copy)
    except (sqlite3.Error, UnicodeDecodeError, OSError, _Foreign, _Forged, _Newer):
        return in_memory()


def _replace(path: Path, problem: str, patience: float) -> Opening:
    """Keep a copy of a bad file, and put a new one in its place, with what can be saved of it.

    Killed at any moment, the next start finds either the bad file or the new one, whole.
    """
    try:
        kept = _keep_copy(path)
        rescued = _make_anew(path, None if problem == "foreign" else kept)
        _take_over(path)
        return Opening(_open(path, patience), _reason(problem, file=path, kept=kept, rescued=rescued), path)
    except (sqlite3.Error, OSError):
        return Opening(in_memory(), _reason("read_only", file=path), None)


def _keep_copy(path: Path) -> Path:
    free = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    kept = next(candidate for candidate in free if not candidate.exists())
    for suffix in (*SIDE_FILES, ""):
        side = path.with_name(path.name + suffix)
        if side.exists():
            shutil.copyfile(side, kept.with_name(kept.name + suffix))
    return kept


def _make_anew(path: Path, damaged: Path | None) -> int:
    """A new store file beside *path*, with what can be read of a damaged one; how many tables were saved."""
    fresh = path.with_name(path.name + ".new")
    for suffix in (*SIDE_FILES, ""):
        fresh.with_name(fresh.name + suffix).unlink(missing_ok=True)
    connection = _open(fresh, 0)
    rescued = 0 if damaged is None else rescue(damaged, connection, _bring_up)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    fresh.replace(path.with_name(path.name + READY))
    return rescued


def _take_over(path: Path) -> None:
    """Put a new store file that lies ready beside *path* in its place; nothing if there is none."""
    ready = path.with_name(path.name + READY)
    if ready.exists():
        for suffix in SIDE_FILES:
            path.with_name(path.name + suffix).unlink(missing_ok=True)
        ready.replace(path)


def _bring_up(connection: sqlite3.Connection, version: int) -> None:
    """Bring rows of an earlier version to today's."""
    for upgrade in UPGRADES[version:]:
        if upgrade.contents is not None:
            upgrade.contents(connection)


def _step_aside(path: Path, patience: float) -> Opening:
    """Leave a newer program's file as it is; ours for the time being lies beside it."""
    beside = path.with_name(f"{path.stem}-{VERSION}{path.suffix}")
    opening = connect(beside, patience)
    return opening._replace(problem=_reason("newer", file=path, beside=beside))
