"""A store file deleted or replaced while it is open, and a program killed while it replaces a bad one."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.players import Person
from game.core.reason import Refused
from game.core.store import Store
from tests.core.test_store_file import PROGRAM, fill, titles


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "annals.sqlite"


def test_a_deleted_file_is_put_back_with_all_that_was_in_it(path: Path) -> None:
    told: list[str] = []
    with Store.open(path, lambda: 0) as store:
        store.tell = lambda reason: told.append(reason.key)
        store.new_table("my_city", (Person("before"),), {})
        for side in path.parent.iterdir():
            side.unlink()
        store.new_table("my_city", (Person("after"),), {})
        assert told == ["store.put_back"]
        assert store.lasting
        assert store.why_not_kept() is None
    with Store.open(path, lambda: 0) as store:
        assert titles(store) == {"before", "after"}
        assert store.problem is None


def test_a_file_put_in_the_place_of_the_open_one_is_left_alone(path: Path) -> None:
    told: list[str] = []
    other = path.with_name("other.sqlite")
    with Store.open(other, lambda: 0) as store:
        store.new_table("my_city", (Person("theirs"),), {})
    with Store.open(path, lambda: 0) as store:
        store.tell = lambda reason: told.append(reason.key)
        store.new_table("my_city", (Person("ours"),), {})
        other.replace(path)
        with pytest.raises(Refused, match="replaced"):
            store.new_table("my_city", (Person("lost"),), {})
        assert told == ["store.replaced"]
        assert not store.lasting
        reason = store.why_not_kept()
        assert reason is not None
        assert reason.key == "store.replaced"
        store.new_table("my_city", (Person("in memory"),), {})
        assert titles(store) == {"ours", "in memory"}
    with Store.open(path, lambda: 0) as store:
        assert titles(store) == {"theirs"}


def test_a_file_that_can_be_put_back_nowhere_is_told(path: Path) -> None:
    with Store.open(path, lambda: 0) as store:
        store.new_table("my_city", (Person("ours"),), {})
        for side in path.parent.iterdir():
            side.unlink()
        path.parent.rmdir()
        path.parent.write_bytes(b"no folder any more")
        with pytest.raises(Refused, match="gone"):
            store.new_table("my_city", (Person("lost"),), {})
        assert not store.lasting
        assert titles(store) == {"ours"}


def test_whether_anything_is_kept_is_asked_by_writing(path: Path) -> None:
    with Store.open(path, lambda: 0) as store:
        assert store.why_not_kept() is None
        store._connection.execute("PRAGMA query_only = ON")
        reason = store.why_not_kept()
        assert reason is not None
        assert reason.key == "store.unsaved.read_only"
    with Store.open(None, lambda: 0) as store:
        reason = store.why_not_kept()
        assert reason is not None
        assert reason.key == "store.memory"


REPLACING = """
import itertools, os, shutil, sys
from pathlib import Path
from game.core.store import Store
steps, kill = itertools.count(), int(sys.argv[2])
def counted(real):
    def call(*given, **named):
        if next(steps) == kill:
            os._exit(9)
        return real(*given, **named)
    return call
shutil.copyfile = counted(shutil.copyfile)
Path.unlink, Path.replace = counted(Path.unlink), counted(Path.replace)
Store.open(Path(sys.argv[1]), lambda: 0).close()
"""


def test_killed_while_a_bad_file_is_replaced_nothing_that_can_be_saved_is_lost(path: Path) -> None:
    fill(path, 3)
    with sqlite3.connect(path) as raw:
        raw.execute("CREATE TABLE forged (x)")
    raw.close()
    content = path.read_bytes()
    for kill in range(100):
        for old in path.parent.iterdir():
            old.unlink()
        path.write_bytes(content)
        command = [sys.executable, "-c", REPLACING, str(path), str(kill)]
        killed = subprocess.run(command, cwd=PROGRAM, check=False).returncode
        with Store.open(path, lambda: 0) as store:
            assert titles(store) == {"table 0", "table 1", "table 2"}
        with Store.open(path, lambda: 0) as store:
            assert store.problem is None
        assert any(".damaged-" in one.name for one in path.parent.iterdir())
        if not killed:
            break
    assert kill >= 6
