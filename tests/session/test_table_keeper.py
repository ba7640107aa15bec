"""A table in the store: with the answer that ends it come results and records, and go if it is taken back."""

from __future__ import annotations

import pytest

from game.core.players import Person
from game.core.store import Store
from game.session import profile_records
from game.session.cabinet import Cabinet, Kept
from tests.people import people
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

OPTIONS = AuctionOptions(seats=2, rounds=2, gifts=False)


@pytest.fixture
def cabinet() -> Cabinet:
    ticks = iter(range(10**6))
    found = Cabinet(Store.open(None, lambda: next(ticks)), process=False)
    found.know(people("Ada"))
    return found


def ended(cabinet: Cabinet) -> Kept:
    kept = cabinet.open("auction", OPTIONS, people("Ada", "ai:random"), seed=3, friendly=True)
    while asks := kept.table.asks():
        kept.table.answer(asks[0].seat, RULES.moves(kept.table.state, asks[0].seat)[0])
    return kept


def games(cabinet: Cabinet) -> int:
    record = profile_records.load(cabinet.store, cabinet.store.profiles()[0].id, "auction")
    found: int = record.games
    return found


def test_every_answer_is_stored_as_it_is_given(cabinet: Cabinet) -> None:
    kept = cabinet.open("auction", OPTIONS, people("Ada", "Bea"), seed=3, friendly=True)
    kept.table.answer(0, Bid(0))
    assert len(cabinet.store.entries(kept.number)) == len(kept.table.entries)
    assert cabinet.store.results() == []


def test_the_end_is_noted_with_the_answer_that_leads_to_it(cabinet: Cabinet) -> None:
    kept = ended(cabinet)
    [result] = cabinet.store.results()
    totals = [sheet.total for sheet in RULES.scores(kept.table.state)]
    assert [(seat.seat, seat.player, seat.total) for seat in result.seats] == [
        (seat, player, totals[seat]) for seat, player in kept.table.players.items()
    ]
    assert result.seats[0].profile == cabinet.store.profiles()[0].id
    assert games(cabinet) == 1


def test_an_end_that_was_taken_back_is_no_result_any_more(cabinet: Cabinet) -> None:
    kept = ended(cabinet)
    kept.table.undo(0)
    assert cabinet.store.results() == []
    kept.table.redo(0)
    assert len(cabinet.store.results()) == 1
    assert games(cabinet) == 1, "it counts once all the same"


def test_an_archived_table_has_no_results(cabinet: Cabinet) -> None:
    kept = cabinet.open("auction", OPTIONS, people("Ada", "Bea"), seed=3, friendly=True)
    cabinet.store.archive(kept.number)
    while asks := kept.table.asks():
        kept.table.answer(asks[0].seat, Bid(0))
    assert cabinet.store.results() == []
    assert games(cabinet) == 0


def test_what_was_played_elsewhere_counts_for_nobody_here(cabinet: Cabinet) -> None:
    kept = ended(cabinet)
    copy = cabinet.resume(cabinet.take_in(cabinet.export(kept.number)))
    copy.keeper.note_elsewhere(copy.table)
    result = next(found for found in cabinet.store.results() if found.table == copy.number)
    assert [seat.profile for seat in result.seats] == [None, None]
    assert result.seats[0].player == Person("Ada")
    assert games(cabinet) == 1


def test_news_are_told_once(cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch) -> None:
    news = [profile_records.Earned(Person("Ada"), "auction", "twice")]
    monkeypatch.setattr(profile_records, "fold", lambda *given: news)
    keeper = ended(cabinet).keeper
    assert keeper.news() == news
    assert keeper.news() == []
