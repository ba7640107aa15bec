"""Opening a store file never fails: every bad one gets its own message, is kept, and the game starts."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.core import store_file
from game.core.players import Person
from game.core.store import Store, TableRow
from game.core.store_file import Upgrade
from game.ui.locale import languages

PROGRAM = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "annals.sqlite"


def fill(path: Path, tables: int = 1, entries: int = 1) -> None:
    with Store.open(path, lambda: 0) as store, store.deed():
        for number in range(tables):
            table = store.new_table("my_city", (Person(f"table {number}"),), {})
            for entry in range(entries):
                store.append(table, entry, f"{number}-{entry} ".encode() * 50)


def titles(store: Store) -> set[str]:
    return {title(row) for row in store.tables()}


def title(row: TableRow) -> str:
    """The name of the person that every table here is kept under."""
    (person,) = row.players
    assert isinstance(person, Person)
    return person.name


def aside(path: Path, number: int = 1) -> Path:
    return path.with_name(f"{path.name}.damaged-{number}")


def assert_usable(path: Path) -> None:
    """A table written now is there at the next start, which has nothing to complain about."""
    with Store.open(path, lambda: 0) as store:
        assert store.problem is None
        store.append(store.new_table("my_city", (Person("after"),), {}), 0, b"x")
    with Store.open(path, lambda: 0) as store:
        assert "after" in titles(store)


@pytest.mark.parametrize("size", [100, 600, 5000])
def test_random_bytes_are_set_aside_and_a_new_file_is_begun(path: Path, size: int) -> None:
    content = random.Random(size).randbytes(size)
    path.write_bytes(content)
    with Store.open(path, lambda: 0) as store:
        assert store.lasting
        assert store.problem is not None
        assert store.problem.key == "store.damaged"
        assert store.problem.values == {"file": str(path), "kept": str(aside(path)), "rescued": 0}
    assert aside(path).read_bytes() == content
    assert_usable(path)


def test_an_empty_file_is_a_new_store(path: Path) -> None:
    path.touch()
    assert_usable(path)


def test_of_a_truncated_file_the_readable_tables_are_saved(path: Path) -> None:
    fill(path, tables=30, entries=20)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 2 // 3])
    with Store.open(path, lambda: 0) as store:
        assert store.problem is not None
        assert store.problem.key == "store.truncated"
        rescued = store.tables()
        assert store.problem.values["rescued"] == len(rescued)
        assert 10 <= len(rescued) < 30
        for row in rescued:
            number = title(row).split()[1]
            expected = [f"{number}-{entry} ".encode() * 50 for entry in range(row.length)]
            assert store.entries(row.id) == expected
    assert_usable(path)


def test_a_bad_page_costs_no_other_tables(path: Path) -> None:
    fill(path, tables=30, entries=20)
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2 // 4096 * 4096)
        file.write(b"\xff" * 4096)
    with Store.open(path, lambda: 0) as store:
        assert store.problem is not None
        assert store.problem.key == "store.damaged"
        complete = [row for row in store.tables() if row.length == 20]
        assert len(complete) >= 25


@pytest.mark.parametrize("seed", range(40))
def test_whatever_bytes_are_changed_it_opens(path: Path, seed: int) -> None:
    chance = random.Random(seed)
    fill(path, tables=3, entries=5)
    content = bytearray(path.read_bytes())
    for _ in range(chance.choice([1, 5, 200])):
        content[chance.randrange(len(content))] = chance.randrange(256)
    path.write_bytes(bytes(content))
    with Store.open(path, lambda: 0) as store:
        for row in store.tables():
            store.entries(row.id)
        assert store.profiles() == []
        store.settings()
        store.results()
    assert_usable(path)


def test_damaged_files_do_not_overwrite_each_other(path: Path) -> None:
    for number in (1, 2):
        path.write_bytes(b"rubbish %d" % number)
        Store.open(path, lambda: 0).close()
        assert aside(path, number).read_bytes() == b"rubbish %d" % number


def test_a_foreign_database_is_set_aside_whole(path: Path) -> None:
    with sqlite3.connect(path) as foreign:
        foreign.execute("CREATE TABLE recipes (name TEXT)")
    foreign.close()
    with Store.open(path, lambda: 0) as store:
        assert store.problem is not None
        assert store.problem.key == "store.foreign"
    with sqlite3.connect(aside(path)) as foreign:
        assert foreign.execute("SELECT count(*) FROM recipes").fetchone() == (0,)
    foreign.close()
    assert_usable(path)


HOSTILE = {
    "a view in a table's place": "DROP TABLE settings; CREATE VIEW settings AS SELECT 1 AS key",
    "a view without end": """
        DROP TABLE settings; CREATE VIEW settings (key, value) AS WITH RECURSIVE n (i) AS (
            SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT 'k' || i, i FROM n""",
    "a trigger": "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM tables; END",
    "a trigger on reading": "CREATE VIEW v AS SELECT load_extension('x')",
    "one table more": "CREATE TABLE more (x)",
    "one table less": "DROP TABLE result_seats",
    "one column more": "ALTER TABLE settings ADD COLUMN extra",
    "another constraint": "DROP TABLE settings; CREATE TABLE settings (key TEXT, value CHECK (value > 0))",
    "a column of its own making": "ALTER TABLE settings ADD COLUMN g AS (zeroblob(1000000000))",
}


@pytest.mark.parametrize("script", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_forged_file_is_set_aside_and_its_tables_are_saved(path: Path, script: str) -> None:
    fill(path)
    with sqlite3.connect(path) as forged:
        forged.executescript(script)
    forged.close()
    with Store.open(path, lambda: 0) as store:
        assert store.problem is not None
        assert store.problem.key == "store.forged"
        assert titles(store) == {"table 0"}
        assert store.settings() == {}
    assert aside(path).exists()
    assert_usable(path)


def test_what_sqlite_keeps_for_itself_is_no_forgery(path: Path) -> None:
    fill(path)
    with sqlite3.connect(path) as own:
        own.execute("ANALYZE")
    own.close()
    assert_usable(path)


def test_a_declaration_spaced_otherwise_is_no_forgery(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(path)
    respaced = tuple(
        upgrade._replace(statements=" ".join(upgrade.statements.split())) for upgrade in store_file.UPGRADES
    )
    monkeypatch.setattr(store_file, "UPGRADES", respaced)
    assert_usable(path)


def test_a_newer_programs_file_stays_untouched_and_ours_lies_beside_it(path: Path) -> None:
    fill(path)
    with sqlite3.connect(path) as newer:
        newer.execute(f"PRAGMA user_version = {store_file.VERSION + 1}")
    newer.close()
    content = path.read_bytes()
    for expected in (set(), {"meanwhile"}):
        with Store.open(path, lambda: 0) as store:
            assert store.problem is not None
            assert store.problem.key == "store.newer"
            assert store.lasting
            assert titles(store) == expected
            store.append(store.new_table("my_city", (Person("meanwhile"),), {}), 0, b"x")
    assert path.read_bytes() == content


def test_a_second_window_cannot_write_into_the_same_file(path: Path) -> None:
    with Store.open(path, lambda: 0) as first:
        first.new_table("my_city", (Person("first"),), {})
        with Store.open(path, lambda: 0) as second:
            assert second.problem is not None
            assert second.problem.key == "store.locked"
            assert not second.lasting
            second.new_table("my_city", (Person("second"),), {})
        assert titles(first) == {"first"}
    assert not aside(path).exists()
    assert_usable(path)


def test_a_folder_that_cannot_be_made_still_lets_the_game_start(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with Store.open(tmp_path / "file" / "annals.sqlite", lambda: 0) as store:
        assert store.problem is not None
        assert store.problem.key == "store.read_only"
        assert not store.lasting
        store.new_table("my_city", (Person("now"),), {})
        assert titles(store) == {"now"}


def test_a_folder_in_the_files_place_still_lets_the_game_start(path: Path) -> None:
    path.mkdir()
    with Store.open(path, lambda: 0) as store:
        assert store.problem is not None
        assert store.problem.key == "store.read_only"
    assert path.is_dir()


@contextmanager
def without_privileges() -> Iterator[None]:
    """Become an ordinary user for whom permissions count."""
    if os.name == "nt" or os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def shared_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.skipif(os.name == "nt", reason="permissions are another matter there")
def test_a_file_that_cannot_be_written_to_can_still_be_looked_at(shared_folder: Path) -> None:
    path = shared_folder / "annals.sqlite"
    fill(path)
    path.chmod(0o444)
    shared_folder.chmod(0o555)
    with without_privileges(), Store.open(path, lambda: 0) as store:
        assert store.problem is not None
        assert store.problem.key == "store.read_only"
        assert not store.lasting
        assert titles(store) == {"table 0"}
        store.new_table("my_city", (Person("in memory only"),), {})
    shared_folder.chmod(0o755)
    path.chmod(0o644)
    with Store.open(path, lambda: 0) as store:
        assert store.problem is None
        assert titles(store) == {"table 0"}


@pytest.mark.skipif(os.name == "nt", reason="permissions are another matter there")
def test_what_a_killed_program_left_in_the_log_is_seen_on_a_read_only_disk_too(shared_folder: Path) -> None:
    path = shared_folder / "annals.sqlite"
    code = (
        "import os, sys, pathlib; from game.core.store import Store, TableRow\n"
        "from game.core.players import Person\n"
        "store = Store.open(pathlib.Path(sys.argv[1]), lambda: 0)\n"
        "store.append(store.new_table('my_city', (Person('unfinished'),), {}), 0, b'x'); os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], cwd=PROGRAM, check=False)
    shared_folder.chmod(0o555)
    for file in shared_folder.iterdir():
        file.chmod(0o444)
    with without_privileges(), Store.open(path, lambda: 0) as store:
        assert titles(store) == {"unfinished"}
    shared_folder.chmod(0o755)


def test_a_file_of_each_past_version_is_upgraded_step_by_step(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(path)
    steps = (
        *store_file.UPGRADES,
        Upgrade("ALTER TABLE tables ADD COLUMN mood TEXT"),
        Upgrade("CREATE TABLE extra (id INTEGER)"),
    )
    monkeypatch.setattr(store_file, "UPGRADES", steps)
    monkeypatch.setattr(store_file, "VERSION", len(steps))
    with Store.open(path, lambda: 0) as store:
        assert store.problem is None
        assert titles(store) == {"table 0"}
        assert store._connection.execute("SELECT mood FROM tables").fetchall() == [(None,)]
        assert store._connection.execute("PRAGMA user_version").fetchone() == (len(steps),)


def first_version(path: Path) -> None:
    """A file as the first version left it, with one finished game."""
    with sqlite3.connect(path) as old:
        old.executescript(store_file.UPGRADES[0].statements)
        old.execute("INSERT INTO tables VALUES (1, 'my_city', 'Harbour', '{}', 0, 1, 2, 3, 0)")
        old.execute("INSERT INTO entries VALUES (1, 0, 'first')")
        old.execute("INSERT INTO results VALUES (1, 1, '', 'my_city', '{}', 0, 3)")
        old.execute("INSERT INTO result_seats VALUES (1, 0, 'Ann', NULL, 41, 1)")
        old.execute(f"PRAGMA application_id = {store_file.APPLICATION}")
        old.execute("PRAGMA user_version = 1")
    old.close()


def test_results_from_before_hints_were_counted_had_none(path: Path) -> None:
    first_version(path)
    with Store.open(path, lambda: 0) as store:
        assert store.problem is None
        assert titles(store) == {"Harbour"}
        [result] = store.results()
        assert [(seat.player, seat.total, seat.hints) for seat in result.seats] == [(Person("Ann"), 41, 0)]
        store.count_hint(1, 0)
        assert store.hints(1) == {0: 1}


def test_a_damaged_file_of_the_first_version_is_saved_too(path: Path) -> None:
    first_version(path)
    with sqlite3.connect(path) as forged:
        forged.execute("CREATE TABLE unexpected (name TEXT)")
    forged.close()
    with Store.open(path, lambda: 0) as store:
        assert store.problem is not None
        assert store.problem.key == "store.forged"
        assert store.entries(1) == [b"first"]
        assert [result.seats[0].player for result in store.results()] == [Person("Ann")]


def test_an_upgrade_that_fails_half_way_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(path)
    content = path.read_bytes()
    monkeypatch.setattr(
        store_file, "UPGRADES", (*store_file.UPGRADES, Upgrade("DELETE FROM tables; NONSENSE"))
    )
    monkeypatch.setattr(store_file, "VERSION", len(store_file.UPGRADES))
    with pytest.raises(sqlite3.OperationalError):
        store_file._open(path, 0)
    monkeypatch.undo()
    with Store.open(path, lambda: 0) as store:
        assert titles(store) == {"table 0"}
    assert len(content) <= path.stat().st_size


@pytest.mark.parametrize("language", languages())
def test_every_problem_has_its_message(language: str) -> None:
    texts = tomllib.loads((PROGRAM / "assets" / "locale" / language / "store.toml").read_text("utf-8"))
    problems = set(store_file.PROBLEMS.values())
    of_files = {"foreign", "forged", "newer", "truncated", "replaced", "gone", "put_back", "memory"}
    assert problems | of_files == set(texts) - {"unsaved", "nothing_kept", "play_on", "sign"}
    assert problems | {"replaced", "gone"} == set(texts["unsaved"])
