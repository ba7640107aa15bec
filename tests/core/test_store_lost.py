"""A store file deleted or replaced while it is open, and a program killed while it replaces a bad one."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.players import Person
from game.core.reason import Refused
from game.core.store import Store
from tests.core.test_store_file import PROGRAM, fill, titles

Replace = Callable[[Path, Path], None]


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


def moved(other: Path, path: Path) -> None:
    """As a program does that writes beside and renames."""
    other.replace(path)


def copied(other: Path, path: Path) -> None:
    """As a person does who copies a backup over the file."""
    shutil.copyfile(other, path)


def other_save(path: Path) -> Path:
    """A save of somebody else's, beside *path*."""
    other = path.with_name("other.sqlite")
    with Store.open(other, lambda: 0) as store:
        store.new_table("my_city", (Person("theirs"),), {})
    return other


each_way = pytest.mark.parametrize("replace", [moved, copied])

PLAYING = """
import sys, time
from pathlib import Path
from game.core.players import Person
from game.core.store import Store
store = Store.open(Path(sys.argv[1]), lambda: 0)
for number in range(20):
    store.new_table("my_city", (Person("ours"),), {})
print("kept", flush=True)
time.sleep(60)
"""


@each_way
def test_replaced_and_killed_before_the_next_write_nothing_of_ours_gets_into_the_other_file(
    path: Path, replace: Replace
) -> None:
    """SQLite would carry out the log that the killed program leaves on whatever lies there."""
    other = other_save(path)
    command = [sys.executable, "-c", PLAYING, str(path)]
    with subprocess.Popen(command, cwd=PROGRAM, stdout=subprocess.PIPE, text=True) as program:
        try:
            assert program.stdout.readline() == "kept\n"
            replace(other, path)
        finally:
            program.kill()
    with Store.open(path, lambda: 0) as store:
        assert store.problem is None
        assert titles(store) == {"theirs"}


@each_way
def test_a_file_replaced_or_written_over_is_left_alone_and_ours_is_remembered_whole(
    path: Path, replace: Replace
) -> None:
    other = other_save(path)
    fill(path, 5, 400)
    with Store.open(path, lambda: 0) as store:
        replace(other, path)
        with pytest.raises(Refused, match="replaced"):
            store.new_table("my_city", (Person("lost"),), {})
        assert titles(store) == {f"table {number}" for number in range(5)}
        assert all(len(store.entries(row.id)) == 400 for row in store.tables())
    with Store.open(path, lambda: 0) as store:
        assert store.problem is None
        assert titles(store) == {"theirs"}


def test_a_file_that_was_only_touched_is_still_ours(path: Path) -> None:
    """Some systems note late that a program has written, and some programs touch what they have looked at."""
    with Store.open(path, lambda: 0) as store:
        for number in range(3):
            store.new_table("my_city", (Person(str(number)),), {})
            os.utime(path, (number, number))
        assert store.lasting
    with Store.open(path, lambda: 0) as store:
        assert titles(store) == {"0", "1", "2"}


def test_between_two_deeds_the_file_is_whole_by_itself(path: Path, tmp_path: Path) -> None:
    with Store.open(path, lambda: 0) as store:
        for number in range(3):
            store.new_table("my_city", (Person(str(number)),), {})
            alone = tmp_path / f"{number}.sqlite"
            shutil.copyfile(path, alone)
            with Store.open(alone, lambda: 0) as copy:
                assert copy.problem is None
                assert titles(copy) == titles(store)


def test_a_log_that_came_with_the_other_file_is_its_own(path: Path) -> None:
    other = other_save(path)
    with Store.open(path, lambda: 0) as store:
        store.new_table("my_city", (Person("ours"),), {})
        log = path.with_name(path.name + "-wal")
        log.unlink()
        log.write_bytes(b"theirs")
        other.replace(path)
        with pytest.raises(Refused, match="replaced"):
            store.new_table("my_city", (Person("lost"),), {})
        assert log.read_bytes() == b"theirs"


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
