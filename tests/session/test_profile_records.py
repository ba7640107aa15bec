"""What each profile keeps of each game: the results that count, and what an earlier program added up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from game.core.chance import TableChance
from game.core.players import Person
from game.core.record import Medal, Record, RecordBook, of
from game.core.rules import deal
from game.core.store import SeatResult, Store
from game.session import profile_records
from game.session.profile_records import Earned, Progress
from tests.toy import room
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES
from tests.toy.state import AuctionState

GAME = "auction"
TWICE: Medal[Record] = Medal("twice", (2, 3), lambda record: record.games, "games", "icons/star_24")


@pytest.fixture
def store() -> Iterator[Store]:
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as found:
        found.new_profile(Person("Ada"))
        yield found


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game keeps an achievement: two games, and better three."""
    kept: RecordBook[Record, Any] = RecordBook(
        Record, lambda state, seat: of(RULES, state, seat), lambda: (TWICE,)
    )
    monkeypatch.setattr(room, "ROOM", replace(room.ROOM, record=kept))


def ended(points: int) -> AuctionState:
    state, _ = deal(RULES, AuctionOptions(), TableChance(1))
    state.points = [points, 1]
    return state


def finish(store: Store, points: int, table: int | None = None, part: str = "") -> int:
    """A finished game of Ada's that counts; its table."""
    number = store.new_table(GAME, (), {}) if table is None else table
    record, role = profile_records.of_seat(GAME, ended(points), 0)
    ada = store.profiles()[0].id
    store.finish(number, [SeatResult(0, Person("Ada"), points, 1, ada, 0, role, record)], part)
    return number


def kept(store: Store) -> Any:
    return profile_records.load(store, store.profiles()[0].id, GAME)


def test_who_has_played_nothing_has_a_fresh_record(store: Store) -> None:
    assert kept(store) == Record()
    assert profile_records.load(store, 99, "chess") == Record()


@pytest.mark.parametrize("damage", [b"", b"{", b"[1]", b'{"games": "x"}', b"[" * 100_000])
def test_a_damaged_record_begins_anew(store: Store, damage: bytes) -> None:
    store.set_record(store.profiles()[0].id, GAME, damage)
    assert kept(store) == Record()


def test_a_record_is_made_of_the_results(store: Store) -> None:
    first = finish(store, 9)
    finish(store, 0)
    assert kept(store) == Record(games=2, wins=1, best=9)
    finish(store, 4, first)
    assert kept(store) == Record(games=2, wins=1, best=4), "an end that is written anew replaces the old one"
    store.reopen(first)
    assert kept(store) == Record(games=1, wins=0, best=0)


def test_a_result_outlives_its_table_in_the_record(store: Store) -> None:
    store.delete(finish(store, 9))
    assert kept(store) == Record(games=1, wins=1, best=9)


def test_what_an_earlier_program_added_up_comes_first(store: Store) -> None:
    old = Record(games=3, wins=2, best=12, achievements=("twice",))
    store.set_record(store.profiles()[0].id, GAME, msgspec.json.encode(old))
    finish(store, 9)
    assert kept(store) == Record(games=4, wins=3, best=12, achievements=("twice",))


def test_what_an_earlier_program_counted_is_known(store: Store) -> None:
    store.set_setting(profile_records.COUNTED, [7, "8:1"])
    assert profile_records.counted_before(store, 7)
    assert profile_records.counted_before(store, 8, "1")
    assert not profile_records.counted_before(store, 8)
    assert not profile_records.counted_before(store, 8, "2")


def test_parts_are_known_by_their_results_and_those_from_elsewhere_by_a_mark(store: Store) -> None:
    number = finish(store, 9, part="3")
    profile_records.pass_over(store, number, 2)
    assert profile_records.parts_counted(store, number) == {"1", "2", "3"}


@pytest.mark.usefixtures("book")
@pytest.mark.parametrize("spoilt", ["{0}", b"x", 1.5])
def test_a_game_whose_day_is_spoilt_adds_nothing_as_it_is_in_no_list(store: Store, spoilt: object) -> None:
    finish(store, 5)
    finish(store, 6)
    store._write("UPDATE results SET finished = ? WHERE id = 1", spoilt)
    assert len(store.results()) == 1
    assert kept(store).games == 1
    assert len(profile_records.progress(store, store.profiles()[0].id, GAME)) == 1


@pytest.mark.usefixtures("book")
def test_every_grade_is_told_as_it_is_reached(store: Store) -> None:
    ada = Person("Ada")
    one, two, three = Record(games=1), Record(games=2), Record(games=3)
    assert profile_records.newly(ada, GAME, Record(), one) == []
    assert profile_records.newly(ada, GAME, one, two) == [Earned(ada, GAME, "twice", 1)]
    assert profile_records.newly(ada, GAME, two, three) == [Earned(ada, GAME, "twice", 2)]
    assert profile_records.newly(ada, GAME, three, Record(games=9)) == []


@pytest.mark.usefixtures("book")
def test_progress_tells_how_far_and_since_when(store: Store) -> None:
    profile = store.profiles()[0].id
    assert profile_records.progress(store, profile, GAME) == [Progress(GAME, TWICE, 0, 0)]
    tables = [finish(store, 9) for _ in range(3)]
    times = {result.table: result.finished for result in store.results()}
    when = (times[tables[1]], times[tables[2]])
    assert profile_records.progress(store, profile, GAME) == [Progress(GAME, TWICE, 3, 2, when)]


@pytest.mark.usefixtures("book")
def test_the_next_step_is_what_is_needed(store: Store) -> None:
    assert [Progress(GAME, TWICE, 0, grade).needed for grade in (0, 1, 2)] == [2, 3, 3]


@pytest.mark.usefixtures("book")
def test_of_what_was_reached_long_ago_nobody_knows_when(store: Store) -> None:
    profile = store.profiles()[0].id
    store.set_record(profile, GAME, msgspec.json.encode(Record(games=2)))
    assert profile_records.progress(store, profile, GAME)[0].when == (None,)


def test_a_game_without_achievements_has_no_progress(store: Store) -> None:
    assert profile_records.progress(store, store.profiles()[0].id, GAME) == []
