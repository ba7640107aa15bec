"""Deeds as transactions of an SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from game.core import store_file
from game.core.deeds import Deeds
from game.core.reason import Refused


class Transactions(Deeds):
    """Deeds that are transactions of a store file, and within these savepoints.

    *look*: called before each transaction; raises `Refused` if it had better not begin. *leave*: after each.
    """

    def __init__(
        self, connection: sqlite3.Connection, look: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__()
        self.connection = connection
        self._look = look
        self._leave = leave

    @contextmanager
    def deed(self) -> Iterator[None]:
        try:
            with super().deed():
                yield
        except sqlite3.Error as error:
            refusal = store_file.refusal(error)
            if refusal is None:
                raise
            raise refusal from error

    def begin(self, depth: int) -> None:
        if depth:
            self._stand()
        else:
            self._look()
        self.connection.execute(f"SAVEPOINT deed_{depth}" if depth else "BEGIN IMMEDIATE")

    def keep(self, depth: int) -> None:
        self._stand()
        self.connection.execute(f"RELEASE deed_{depth}" if depth else "COMMIT")
        if not depth:
            self._leave()

    def drop(self, depth: int) -> None:
        if self.connection.in_transaction:
            if depth:
                self.connection.execute(f"ROLLBACK TO deed_{depth}")
                self.connection.execute(f"RELEASE deed_{depth}")
            else:
                self.connection.execute("ROLLBACK")
        if not depth:
            self._leave()

    def _stand(self) -> None:
        """Raise if a failure within has ended the whole transaction: SQLite does so when the disk fails."""
        if not self.connection.in_transaction:
            raise Refused("store.unsaved.disk")
