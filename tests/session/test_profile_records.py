"""Finished tables are folded into what each profile keeps, each of them once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from game.core import record as plain
from game.core.chance import TableChance
from game.core.players import Person
from game.core.record import Record, RecordBook
from game.core.rules import deal
from game.core.store import Store
from game.session import profile_records
from game.session.profile_records import Earned, Progress
from tests.people import seats
from tests.toy import room
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES
from tests.toy.state import AuctionState

GAME = "auction"
PLAYERS = seats("Ada", "ai:novice")


@pytest.fixture
def store() -> Iterator[Store]:
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as found:
        found.new_profile(Person("Ada"))
        yield found


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game keeps an achievement: two games."""

    def after(record: Record, state: AuctionState, seat: int) -> Record:
        later = plain.after(RULES, record, state, seat)
        fresh = ["twice"] if later.games > 1 else []
        return msgspec.structs.replace(later, achievements=plain.earned(later, fresh))

    kept: RecordBook[Record, Any] = RecordBook(
        Record, lambda: ("twice",), after, lambda record, name: (min(record.games, 2), 2)
    )
    monkeypatch.setattr(room, "ROOM", replace(room.ROOM, record=kept))


def ended(points: int) -> AuctionState:
    state, _ = deal(RULES, AuctionOptions(), TableChance(1))
    state.points = [points, 1]
    return state


def kept(store: Store) -> Any:
    return profile_records.load(store, store.profiles()[0].id, GAME)


def test_who_has_played_nothing_has_a_fresh_record(store: Store) -> None:
    assert kept(store) == Record()
    assert profile_records.load(store, 99, "chess") == Record()


@pytest.mark.parametrize("damage", [b"", b"{", b"[1]", b'{"games": "x"}', b"[" * 100_000])
def test_a_damaged_record_begins_anew(store: Store, damage: bytes) -> None:
    store.set_record(store.profiles()[0].id, GAME, damage)
    assert kept(store) == Record()


def test_a_table_counts_once_for_persons_with_a_profile(store: Store) -> None:
    for _ in range(2):
        profile_records.fold(store, 7, GAME, ended(9), PLAYERS)
    assert kept(store) == Record(games=1, wins=1, best=9)
    profile_records.fold(store, 8, GAME, ended(0), PLAYERS)
    assert kept(store) == Record(games=2, wins=1, best=9)


def test_each_part_of_a_table_counts_by_itself(store: Store) -> None:
    for part in ("1", "2", "2"):
        profile_records.fold(store, 7, GAME, ended(9), PLAYERS, part)
    profile_records.fold(store, 8, GAME, ended(9), PLAYERS, "3")
    assert kept(store).games == 3
    assert profile_records.parts_counted(store, 7) == {"1", "2"}


def test_parts_that_were_played_elsewhere_never_count(store: Store) -> None:
    profile_records.pass_over(store, 7, 2)
    for part in ("1", "2", "3"):
        profile_records.fold(store, 7, GAME, ended(9), PLAYERS, part)
    assert kept(store).games == 1


@pytest.mark.usefixtures("book")
def test_what_is_newly_earned_is_told_once(store: Store) -> None:
    profile = store.profiles()[0].id
    assert profile_records.progress(store, profile, GAME) == [Progress(GAME, "twice", 0, 2)]
    told = [profile_records.fold(store, number, GAME, ended(9), PLAYERS) for number in (1, 2, 3)]
    assert told == [[], [Earned(Person("Ada"), GAME, "twice")], []]
    assert profile_records.progress(store, profile, GAME) == [Progress(GAME, "twice", 2, 2)]


def test_a_game_without_achievements_has_no_progress(store: Store) -> None:
    assert profile_records.progress(store, store.profiles()[0].id, GAME) == []
