"""A table in the store: with the answer that ends it come results and records, and go if it is taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core import played
from game.core.players import Ai, Person
from game.core.record import Medal, Record, RecordBook, of
from game.core.store import Store
from game.session import profile_records
from game.session.cabinet import Cabinet, Kept
from tests.people import people
from tests.toy import room
from tests.toy.events import PrizeTurned
from tests.toy.moves import Bid, Give
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

OPTIONS = AuctionOptions(seats=2, rounds=2, gifts=False)


@pytest.fixture
def cabinet() -> Cabinet:
    ticks = iter(range(10**6))
    found = Cabinet(Store.open(None, lambda: next(ticks)), process=False)
    found.know(people("Ada"))
    return found


@pytest.fixture
def medal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game has a medal for a single game."""
    once: Medal[Record] = Medal("once", (1,), lambda record: record.games, "games", "icons/star_24")
    book: RecordBook[Record, Any] = RecordBook(
        Record, lambda state, seat: of(RULES, state, seat), lambda: (once,)
    )
    monkeypatch.setattr(room, "ROOM", replace(room.ROOM, record=book))


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


def test_an_end_otherwise_rewrites_the_record(cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PrizeTurned, "reveals", False)
    options = AuctionOptions(seats=2, rounds=2)
    kept = cabinet.open("auction", options, people("Ada", "ai:random"), seed=3, friendly=False)
    while asks := kept.table.asks():
        kept.table.answer(asks[0].seat, RULES.moves(kept.table.state, asks[0].seat)[0])
    giver = kept.table.latest_answer({0, 1})
    assert giver is not None
    first = cabinet.store.results()[0].seats
    kept.table.undo(giver)
    assert (cabinet.store.results(), games(cabinet)) == ([], 0)
    kept.table.answer(giver, Give(1 - giver))
    [result] = cabinet.store.results()
    sheets = {sheet.party: sheet.total for sheet in RULES.scores(kept.table.state)}
    assert {seat.seat: seat.total for seat in result.seats} == sheets
    assert [seat.total for seat in first] != [seat.total for seat in result.seats]
    assert (result.caveat, games(cabinet)) == ("", 1)
    record = profile_records.load(cabinet.store, cabinet.store.profiles()[0].id, "auction")
    assert record.best == sheets[0]


def test_an_end_that_fails_to_be_written_leaves_the_old_record(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = ended(cabinet)
    entries = len(kept.table.entries)

    def broken(*given: object) -> None:
        raise RuntimeError("full")

    monkeypatch.setattr(cabinet.store, "reopen", broken)
    with pytest.raises(RuntimeError, match="full"):
        kept.table.undo(0)
    assert len(cabinet.store.entries(kept.number)) == entries
    assert len(cabinet.store.results()) == 1
    assert games(cabinet) == 1


def test_a_game_with_a_seat_handed_over_is_marked_and_adds_nothing(cabinet: Cabinet) -> None:
    kept = cabinet.open("auction", OPTIONS, people("Ada", "ai:adept"), seed=3, friendly=False)
    for seat in (0, 1):
        kept.table.answer(seat, Bid(0))
    cabinet.hand_over(kept, {1: Ai("random")})
    while asks := kept.table.asks():
        kept.table.answer(asks[0].seat, Bid(0))
    [result] = cabinet.store.results()
    assert result.caveat == played.HANDED
    assert result.seats[0].profile is not None, "it is theirs all the same"
    assert result.seats[0].record is None
    assert games(cabinet) == 0


def test_foresight_is_marked_and_adds_nothing(cabinet: Cabinet) -> None:
    kept = ended(cabinet)
    kept.table.undo(0)
    kept.table.undo(0)
    kept.table.answer(0, Bid(3))
    while asks := kept.table.asks():
        kept.table.answer(asks[0].seat, Bid(0))
    [result] = cabinet.store.results()
    assert result.caveat == played.FORESEEN
    assert games(cabinet) == 0


@pytest.mark.usefixtures("medal")
def test_news_are_told_once(cabinet: Cabinet) -> None:
    keeper = ended(cabinet).keeper
    assert keeper.news() == [profile_records.Earned(Person("Ada"), "auction", "once", 1)]
    assert keeper.news() == []


@pytest.mark.usefixtures("medal")
def test_a_medal_goes_with_the_end_that_earned_it(cabinet: Cabinet) -> None:
    kept = ended(cabinet)
    profile = cabinet.store.profiles()[0].id
    assert profile_records.progress(cabinet.store, profile, "auction")[0].grade == 1
    kept.table.undo(0)
    assert profile_records.progress(cabinet.store, profile, "auction")[0].grade == 0
