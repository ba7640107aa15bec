"""What the store keeps, and what survives when the program does not."""

from __future__ import annotations

import contextlib
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from game.core.players import Ai, Person
from game.core.reason import Refused
from game.core.store import SeatResult, Store
from game.core.table import Table
from tests.keepers import Lines
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

PROGRAM = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "annals.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with Store.open(path, count(1000).__next__) as store:
        yield store


def reopened(store: Store, path: Path) -> Store:
    store.close()
    return Store.open(path, lambda: 5000)


def test_a_new_store_is_made_where_there_was_nothing(store: Store, path: Path) -> None:
    assert store.problem is None
    assert store.lasting
    assert path.exists()


def test_a_journal_comes_back_byte_for_byte(store: Store, path: Path) -> None:
    table = store.new_table("my_city", (), {"seats": 2})
    entries = [b"first", b"", "中文".encode(), bytes(range(256))]
    for number, data in enumerate(entries):
        store.append(table, number, data)
    with reopened(store, path) as again:
        assert again.entries(table) == entries
        assert again.table(table).length == 4


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_journal_grows_by_its_next_entry_only(store: Store, number: int) -> None:
    table = store.new_table("my_city", (), {})
    store.append(table, 0, b"x")
    with pytest.raises(ValueError, match="expected 1"):
        store.append(table, number, b"y")
    assert store.entries(table) == [b"x"]


def test_the_table_played_last_comes_first(store: Store) -> None:
    old, new = store.new_table("my_city", (), {}), store.new_table("trekking", (), {})
    assert [row.id for row in store.tables()] == [new, old]
    store.append(old, 0, b"x")
    assert [row.id for row in store.tables()] == [old, new]
    assert [row.id for row in store.tables("trekking")] == [new]


def test_a_table_keeps_what_it_was_opened_with(store: Store) -> None:
    players = (Person("Ann"), Ai("adept"), Person(number=3))
    table = store.new_table("my_city", players, {"seats": 3, "mode": "eternal"}, friendly=True)
    row = store.table(table)
    assert (row.game, row.players, row.options, row.friendly) == (
        "my_city",
        players,
        {"seats": 3, "mode": "eternal"},
        True,
    )
    assert (row.created, row.updated, row.finished, row.archived) == (1000, 1000, None, False)


def test_a_seat_of_a_table_can_get_another_player(store: Store, path: Path) -> None:
    table = store.new_table("my_city", (Person("Ann"), Person("Bob")), {})
    store.sit(table, 1, Ai("novice"))
    with reopened(store, path) as again:
        assert again.table(table).players == (Person("Ann"), Ai("novice"))


def test_a_table_can_be_put_away_and_deleted(store: Store) -> None:
    table = store.new_table("my_city", (), {})
    store.append(table, 0, b"x")
    store.archive(table)
    assert store.tables() == []
    assert [row.id for row in store.tables(archived=True)] == [table]
    store.archive(table, False)
    store.delete(table)
    assert store.tables() == []
    assert store.entries(table) == []
    with pytest.raises(KeyError):
        store.table(table)


SEATS = (SeatResult(0, Person("Ann"), 41, 1), SeatResult(1, Ai("adept"), 30, 2))


def test_a_result_outlives_its_table(store: Store) -> None:
    table = store.new_table("my_city", (), {"seats": 2}, friendly=True)
    store.finish(table, SEATS)
    assert store.table(table).finished == store.results()[0].finished
    store.delete(table)
    [result] = store.results("my_city")
    assert (result.table, result.seats, result.friendly, result.options) == (None, SEATS, True, {"seats": 2})
    assert store.results("trekking") == []


def test_an_end_that_was_taken_back_is_forgotten_and_a_second_end_counts_once(store: Store) -> None:
    table = store.new_table("my_city", (), {})
    store.finish(table, SEATS)
    store.reopen(table)
    assert store.results() == []
    assert store.table(table).finished is None
    store.finish(table, SEATS)
    store.finish(table, SEATS[:1])
    assert [result.seats for result in store.results()] == [SEATS[:1]]


def test_the_parts_of_a_campaign_have_results_of_their_own(store: Store) -> None:
    table = store.new_table("my_city", (), {})
    store.finish(table, SEATS, part="1")
    store.finish(table, SEATS, part="2")
    assert [result.part for result in store.results()] == ["1", "2"]
    assert store.table(table).finished is None


def test_advice_is_counted_seat_by_seat_and_goes_with_its_table(store: Store, path: Path) -> None:
    table = store.new_table("my_city", (), {})
    for seat in (0, 2, 2):
        store.count_hint(table, seat)
    with reopened(store, path) as again:
        assert again.hints(table) == {0: 1, 2: 2}
        again.finish(
            table, (SeatResult(0, Person("Ann"), 41, 1, hints=1), SeatResult(2, Person("Bob"), 3, 2, hints=2))
        )
        assert again.results()[0].hints == 3
        again.delete(table)
        assert again.hints(table) == {}
        assert again.results()[0].hints == 3


def test_profiles_keep_a_record_for_each_game(store: Store, path: Path) -> None:
    ann, bob = store.new_profile(Person("Ann")), store.new_profile(Person("Bob"))
    store.set_record(ann, "my_city", b"old")
    store.set_record(ann, "my_city", b"new")
    with reopened(store, path) as again:
        assert again.record(ann, "my_city") == b"new"
        assert again.record(bob, "my_city") is None
        assert [profile.person for profile in again.profiles()] == [Person("Ann"), Person("Bob")]


@pytest.mark.parametrize("value", [True, 3, "zh_TW", [1, 2], {"a": None}])
def test_a_setting_comes_back_as_it_was(store: Store, path: Path, value: object) -> None:
    store.set_setting("ui.x", value)
    with reopened(store, path) as again:
        assert again.settings() == {"ui.x": value}
        assert again.setting("ui.x", type(value)()) == value


def test_a_setting_of_another_type_than_expected_gives_the_default(store: Store) -> None:
    store.set_setting("volume", "loud")
    assert store.setting("volume", 7) == 7
    assert store.setting("never set", 7) == 7


def test_what_is_written_together_is_kept_or_lost_together(store: Store) -> None:
    with contextlib.suppress(ZeroDivisionError), store.deed():
        table = store.new_table("my_city", (), {})
        store.append(table, 0, b"x")
        raise ZeroDivisionError
    assert store.tables() == []
    with store.deed():
        table = store.new_table("my_city", (), {})
        store.append(table, 0, b"x")
    assert store.entries(table) == [b"x"]


def test_a_full_disk_refuses_the_entry_and_changes_nothing(store: Store) -> None:
    table = store.new_table("my_city", (), {})
    store.append(table, 0, b"x")
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(Refused) as refused:
        store.append(table, 1, bytes(100_000))
    assert refused.value.reason.key == "store.unsaved.full"
    assert store.entries(table) == [b"x"]
    store._connection.execute("PRAGMA max_page_count = 100000")
    store.append(table, 1, bytes(100_000))


def test_rows_spoilt_by_hand_are_left_out(store: Store, path: Path) -> None:
    good, bad = store.new_table("my_city", (), {}), store.new_table("my_city", (), {})
    store.set_setting("sound", True)
    store.close()
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE tables SET options = ? WHERE id = ?", (b"{broken", bad))
        raw.execute("INSERT INTO settings VALUES ('language', ?)", (b"\xff",))
        raw.execute("INSERT INTO profiles (name, created) VALUES (?, 'long ago')", (b"\x00",))
        raw.execute("INSERT INTO entries VALUES (?, 0, 42)", (good,))
    raw.close()
    with Store.open(path, lambda: 0) as store:
        assert [row.id for row in store.tables()] == [good]
        assert store.settings() == {"sound": True}
        assert store.profiles() == []
        assert store.entries(good) == [b"42"]


def test_a_table_that_keeps_its_entries_here_resumes_where_it_was(store: Store, path: Path) -> None:
    number = store.new_table(RULES.id, (), {"seats": 3})
    table = Table.open(
        RULES, AuctionOptions(seats=3), 7, keeper=Lines(partial(store.append, number), store.deeds)
    )
    for _ in range(6):
        ask = table.asks()[0]
        table.answer(ask.seat, next(iter(RULES.moves(table.state, ask.seat))))
    with reopened(store, path) as again:
        lines = again.entries(number)
        resumed = Table.resume(RULES, lines)
        resumed.keep(Lines(partial(again.append, number), again.deeds), len(lines))
        assert resumed.state == table.state
        resumed.seat(0, Person("Ann"))
        assert again.table(number).length == len(resumed.entries) == len(table.entries) + 1


WRITER = """
import sys
from itertools import count
from pathlib import Path
from game.core.store import Store
store = Store.open(Path(sys.argv[1]), lambda: 0)
table = store.new_table("my_city", (), {})
for number in count():
    store.append(table, number, b"%d" % number * 40)
    print(number, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_killed_at_any_instant_every_finished_entry_is_there(path: Path) -> None:
    instants = random.Random(9)
    for _ in range(20):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, cwd=PROGRAM, text=True
        )
        assert writer.stdout is not None
        assert writer.stdout.readline() == "0\n"
        time.sleep(instants.random() * 0.03)
        writer.kill()
        written = int(("0\n" + writer.stdout.read()).rpartition("\n")[0].splitlines()[-1])
        writer.wait()
        writer.stdout.close()
        with Store.open(path, lambda: 0) as store:
            assert store.problem is None
            entries = store.entries(store.tables()[0].id)
            assert entries == [b"%d" % number * 40 for number in range(len(entries))]
            assert written < len(entries) <= written + 2
            store.delete(store.tables()[0].id)
