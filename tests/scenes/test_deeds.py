"""What is one deed to a person is kept as one: killed between any two writes, or refused any of them."""

from __future__ import annotations

import contextlib
import itertools
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core import journal
from game.core.reason import Refused
from game.core.store import Store
from game.core.table import Table
from game.session.cabinet import Cabinet
from tests.failing_disk import Disk, is_write
from tests.scenes.deed_cases import APPS, DEEDS, Ready

ROOT = Path(__file__).resolve().parents[2]
SIDE_FILES = ("", "-wal", "-shm")
KILLED = ("answer_that_opens", "take_back_opened", "end_of_a_table", "end_of_a_part", "set_up", "hand_over")
"""The deeds at which a process is killed as well."""

SILENT = ("hand_over",)
"""Deeds at a table in which nothing happens that players see."""

Contents = dict[str, list[tuple[Any, ...]]]
each_deed = pytest.mark.parametrize("name", DEEDS)


def contents(connection: sqlite3.Connection) -> Contents:
    """Every row of every table."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names}


class Told:
    """An observer that notes when it is told anything, and what had been kept by then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard = 0

    def observe(self, events: Any) -> None:
        if events:
            self.hear()

    def rewind(self, count: int) -> None:
        self.hear()

    def hear(self) -> None:
        assert not self.store._connection.in_transaction, "told before it was kept"
        self.heard += 1


def facts(table: Table[Any, Any]) -> tuple[Any, ...]:
    """All that a table holds."""
    lines = [journal.encode(entry) for entry in table.entries]
    return table.state, lines, list(table.events), dict(table.players), dict(table.sealed), table.asks()


@contextlib.contextmanager
def prepared(name: str, path: Path) -> Iterator[tuple[Store, Ready]]:
    """A store with a deed ready to be done."""
    ticks = itertools.count(1_700_000_000_000)
    with Store.open(path, lambda: next(ticks)) as store:
        try:
            yield store, DEEDS[name](Cabinet(store, process=False))
        finally:
            while APPS:
                APPS.pop().close()


@each_deed
def test_killed_between_any_two_writes_all_or_nothing_is_there(name: str, tmp_path: Path) -> None:
    path = tmp_path / "annals.sqlite"
    copies: list[Path] = []

    def before(statement: str) -> None:
        if is_write(statement):
            copies.append(tmp_path / f"kill-{len(copies)}.sqlite")
            for suffix in SIDE_FILES:
                shutil.copyfile(f"{path}{suffix}", f"{copies[-1]}{suffix}")

    with prepared(name, path) as (store, ready):
        first = contents(store._connection)
        store._connection.set_trace_callback(before)
        ready.do()
        store._connection.set_trace_callback(None)
        last = contents(store._connection)
        numbers = [row.id for row in store.tables()]
    assert first != last
    assert len(copies) >= 3
    for copy in copies:
        with Store.open(copy, lambda: 0) as store:
            assert store.problem is None
            assert contents(store._connection) in (first, last)
            cabinet = Cabinet(store, process=False)
            for number in {row.id for row in store.tables()} & set(numbers):
                cabinet.resume(number)


@each_deed
def test_refused_any_write_nothing_has_changed_and_nobody_is_told(name: str, tmp_path: Path) -> None:
    path = tmp_path / "annals.sqlite"
    with prepared(name, path) as (store, ready):
        first, told = contents(store._connection), Told(store)
        for table in ready.tables:
            table.attach(set(range(table.options.seats)), told)
        was = [facts(table) for table in ready.tables]
        disk = Disk(store)
        for fails_at in itertools.count():
            disk.writes, disk.fails_at, told.heard = 0, fails_at, 0
            with contextlib.suppress(Refused):
                ready.do()
            if disk.writes <= fails_at:
                break
            assert contents(disk.connection) == first
            assert [facts(table) for table in ready.tables] == was
            assert not told.heard
        assert fails_at >= 3
        assert contents(disk.connection) != first
        assert bool(told.heard) == (bool(ready.tables) and name not in SILENT)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
@pytest.mark.parametrize("name", KILLED)
def test_a_killed_process_leaves_nothing_of_a_deed_that_was_not_done(name: str, tmp_path: Path) -> None:
    with prepared(name, tmp_path / "whole.sqlite") as (store, ready):
        first, disk = contents(store._connection), Disk(store)
        ready.do()
    for kill in (0, 1, disk.writes // 2, disk.writes - 1):
        path = tmp_path / f"{kill}.sqlite"
        command = [sys.executable, "-m", "tests.scenes.deed_to_kill", str(path), name, str(kill)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == -signal.SIGKILL, done.stderr
        with Store.open(path, lambda: 0) as store:
            assert store.problem is None
            assert contents(store._connection) == first
