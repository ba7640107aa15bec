"""The cabinet keeps tables: what was answered is there when they are taken out again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import registry
from game.core.reason import Refused
from game.core.store import Store
from game.session import profile_records
from game.session.cabinet import Cabinet, Kept
from tests.people import people, seats
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

OPTIONS = AuctionOptions(seats=2, rounds=2, gifts=False)


@pytest.fixture
def cabinet(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cabinet]:
    monkeypatch.setattr(registry, "GAMES", {"auction": "tests.toy"})
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        yield Cabinet(store, process=False)


def opened(cabinet: Cabinet) -> Kept:
    return cabinet.open("auction", OPTIONS, people("Ada", "Bea"), seed=3, friendly=False)


def play(kept: Kept) -> None:
    table = kept.table
    while asks := table.asks():
        table.answer(asks[0].seat, RULES.moves(table.state, asks[0].seat)[0])


def test_a_table_comes_back_exactly_as_it_was_left(cabinet: Cabinet) -> None:
    kept = opened(cabinet)
    kept.table.answer(0, Bid(1))
    again = cabinet.resume(kept.number).table
    assert again.state == kept.table.state
    assert again.sealed == {0: Bid(1)}
    assert again.players == seats("Ada", "Bea")
    again.answer(1, Bid(0))
    assert len(cabinet.store.entries(kept.number)) == len(again.entries)


def test_unfinished_tables_are_offered_the_latest_first(cabinet: Cabinet) -> None:
    first, second = opened(cabinet), opened(cabinet)
    assert [row.id for row in cabinet.unfinished()] == [second.number, first.number]
    play(second)
    cabinet.finish(second)
    assert [row.id for row in cabinet.unfinished()] == [first.number]
    assert [row.id for row in cabinet.finished()] == [second.number]


def test_a_result_names_players_totals_and_ranks(cabinet: Cabinet) -> None:
    cabinet.know(people("Ada", "ai:master", "Ada"))
    kept = opened(cabinet)
    play(kept)
    cabinet.finish(kept)
    result = cabinet.store.results()[0]
    assert [seat.player for seat in result.seats] == people("Ada", "Bea")
    assert [seat.profile is None for seat in result.seats] == [False, True]
    assert sorted(seat.rank for seat in result.seats)[0] == 1


def test_an_exported_table_can_be_taken_in_again(cabinet: Cabinet) -> None:
    kept = opened(cabinet)
    kept.table.answer(0, Bid(1))
    number = cabinet.take_in(cabinet.export(kept.number))
    assert number != kept.number
    assert cabinet.resume(number).table.state == kept.table.state


@pytest.mark.parametrize("data", [b"", b"nonsense", b'["Opened",1,"chess",1,{},1,false]\n'])
def test_a_foreign_file_is_refused_and_nothing_is_kept(cabinet: Cabinet, data: bytes) -> None:
    with pytest.raises(Refused):
        cabinet.take_in(data)
    assert cabinet.store.tables() == []


def test_a_finished_table_is_kept_in_the_records_once(cabinet: Cabinet) -> None:
    cabinet.know(people("Ada"))
    profile = cabinet.store.profiles()[0].id
    kept = opened(cabinet)
    play(kept)
    assert cabinet.finish(kept) == []
    cabinet.finish(kept)
    record = profile_records.load(cabinet.store, profile, "auction")
    assert record.games == 1
    assert record.best == kept.session.rules.scores(kept.table.state)[0].total


def test_a_damaged_record_begins_anew(cabinet: Cabinet) -> None:
    cabinet.know(people("Ada"))
    profile = cabinet.store.profiles()[0].id
    cabinet.store.set_record(profile, "auction", b"{")
    assert profile_records.load(cabinet.store, profile, "auction").games == 0
