"""A game counts for those who have played it themselves, from the first answer to the last."""

from __future__ import annotations

from game.core import played
from game.core.journal import Opened
from game.core.players import Ai, Person
from game.core.table import Table
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES
from tests.toy.state import AuctionState

OPTIONS = AuctionOptions(seats=2, rounds=2, gifts=False)
ADA, BEA, NOVICE = Person("Ada"), Person("Bea"), Ai("novice")


def begun(seed: int = 3) -> Table[AuctionState, AuctionOptions]:
    table: Table[AuctionState, AuctionOptions] = Table.open(RULES, OPTIONS, seed, friendly=True)
    table.seat(0, ADA)
    table.seat(1, NOVICE)
    return table


def bids(table: Table[AuctionState, AuctionOptions], first: int = 0, second: int = 0) -> None:
    table.answer(0, Bid(first))
    table.answer(1, Bid(second))


def why_not(table: Table[AuctionState, AuctionOptions], start: int = 0, end: int | None = None) -> str:
    return played.caveat(table.entries, table.players, start, end)


def test_a_game_played_from_begin_to_end_counts() -> None:
    table = begun()
    bids(table)
    bids(table)
    assert table.over
    assert why_not(table) == ""


def test_a_seat_that_changed_hands_in_between_speaks_against_it() -> None:
    for seat, player in ((0, BEA), (0, Ai("master")), (1, Ai("random")), (1, BEA)):
        table = begun()
        bids(table)
        table.seat(seat, player)
        bids(table)
        assert why_not(table) == played.HANDED


def test_a_seat_lent_and_given_back_speaks_against_it() -> None:
    table = begun()
    table.seat(0, Ai("master"))
    bids(table)
    table.seat(0, ADA)
    bids(table)
    assert why_not(table) == played.HANDED


def test_who_sits_down_before_anything_is_decided_has_played_all_of_it() -> None:
    table = begun()
    table.seat(1, BEA)
    bids(table)
    bids(table)
    assert why_not(table) == ""


def test_answers_taken_back_are_nobodys() -> None:
    table = begun()
    table.seat(0, Ai("master"))
    table.answer(0, Bid(1))
    table.undo(0)
    table.seat(0, ADA)
    bids(table)
    bids(table)
    assert why_not(table) == ""


def test_a_game_begun_elsewhere_speaks_against_it_and_one_only_dealt_there_does_not() -> None:
    table = begun()
    table.reseed(9)
    bids(table)
    bids(table)
    assert why_not(table) == ""
    other = begun()
    bids(other)
    other.reseed(9)
    bids(other)
    assert why_not(other) == played.ELSEWHERE


def test_what_comes_after_the_part_played_elsewhere_counts() -> None:
    table = begun()
    bids(table)
    table.reseed(9)
    here = len(table.events)
    bids(table)
    assert why_not(table, here) == ""
    assert why_not(table, 0, here) == played.ELSEWHERE


def test_an_answer_given_otherwise_after_it_had_shown_something_speaks_against_it() -> None:
    table = begun()
    bids(table, first=0)
    table.undo(0)
    table.answer(0, Bid(1))
    bids(table)
    assert why_not(table) == played.FORESEEN


def test_the_same_answer_given_again_is_no_foresight() -> None:
    table = begun()
    bids(table, first=2)
    table.undo(0)
    table.redo(0)
    bids(table)
    assert why_not(table) == ""


def test_an_answer_changed_before_it_showed_anything_is_no_foresight() -> None:
    table = begun()
    table.answer(0, Bid(0))
    table.undo(0)
    bids(table, first=1)
    bids(table)
    assert why_not(table) == ""


def test_two_answers_back_and_otherwise_is_foresight_too() -> None:
    table = begun()
    bids(table)
    bids(table)
    table.undo(0)
    table.undo(0)
    table.answer(0, Bid(2))
    while asks := table.asks():
        table.answer(asks[0].seat, Bid(0))
    assert why_not(table) == played.FORESEEN


def test_foresight_lies_in_the_part_where_it_was_used() -> None:
    table = begun()
    bids(table, first=0)
    table.undo(0)
    table.answer(0, Bid(1))
    later = len(table.events)
    bids(table)
    assert why_not(table, later) == ""
    assert why_not(table, 0, later) == played.FORESEEN


def test_a_deal_is_known_by_game_options_and_seed_and_by_nothing_else() -> None:
    opened = Opened(2, "auction", 1, {"seats": 2, "rounds": 2}, 7, False)
    same = Opened(1, "auction", 2, {"rounds": 2, "seats": 2}, 7, True)
    others = [
        Opened(2, "other", 1, {"seats": 2, "rounds": 2}, 7, False),
        Opened(2, "auction", 1, {"seats": 2, "rounds": 3}, 7, False),
        Opened(2, "auction", 1, {"seats": 2, "rounds": 2}, 8, False),
    ]
    assert played.deal_of(opened) == played.deal_of(same)
    assert played.deal_of(opened) not in map(played.deal_of, others)


def test_it_is_known_when_another_answer_would_be_foresight() -> None:
    table = begun()
    bids(table)
    assert not played.knows_ahead(table.entries)
    table.undo(0)
    assert played.knows_ahead(table.entries)
    table.redo(0)
    assert not played.knows_ahead(table.entries)
    table.answer(0, Bid(0))
    table.undo(0)
    assert not played.knows_ahead(table.entries), "it had shown nothing"


def test_a_seat_handed_over_between_two_parts_leaves_the_later_one_whole() -> None:
    table = begun()
    bids(table)
    later = len(table.events)
    assert why_not(table, 0, later) == "", "so far"
    table.seat(0, BEA)
    bids(table)
    assert why_not(table, later) == ""
    assert why_not(table) == played.HANDED
