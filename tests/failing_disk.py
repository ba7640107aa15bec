"""A disk that fails once, at a certain write, in a certain way."""

from __future__ import annotations

import errno
import os
import sqlite3
from typing import Any, NamedTuple

from game.core.store import Store

WRITES = ("BEGIN", "INSERT", "UPDATE", "DELETE", "SAVEPOINT", "RELEASE", "COMMIT")


class Failure(NamedTuple):
    """How SQLite, and how the system, tell of it."""

    sqlite: int
    system: int

    def of_store(self) -> sqlite3.OperationalError:
        """What SQLite raises."""
        error = sqlite3.OperationalError("the disk fails")
        error.sqlite_errorcode = self.sqlite
        return error

    def of_file(self, *_: Any, **__: Any) -> Any:
        """Raises what the system does."""
        raise OSError(self.system, os.strerror(self.system))


FAILURES = {
    "full": Failure(sqlite3.SQLITE_FULL, errno.ENOSPC),
    "read-only": Failure(sqlite3.SQLITE_READONLY, errno.EROFS),
    "busy": Failure(sqlite3.SQLITE_BUSY, errno.EBUSY),
    "gone": Failure(sqlite3.SQLITE_READONLY_DBMOVED, errno.ENOENT),
}


def is_write(statement: str) -> bool:
    """Whether a statement of SQL belongs to a change."""
    return statement.lstrip().startswith(WRITES)


class Disk:
    """Stands before a store's connection; fails at one of the writes, counted from 0 (None: at none)."""

    def __init__(self, store: Store, failure: Failure = FAILURES["full"]) -> None:
        self.connection = store._connection
        self.failure = failure
        self.fails_at: int | None = None
        self.writes = 0
        store._connection = self  # type: ignore[assignment]
        store._deeds.connection = self  # type: ignore[assignment]

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if is_write(statement):
            self._count()
        return self.connection.execute(statement, *values)

    def executemany(self, statement: str, rows: Any) -> sqlite3.Cursor:
        self._count()
        return self.connection.executemany(statement, rows)

    def _count(self) -> None:
        self.writes += 1
        if self.writes - 1 == self.fails_at:
            raise self.failure.of_store()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)
