"""What is shown follows what is true, event by event."""

from __future__ import annotations

from typing import Any

from game.core.table import Table
from game.session.showing import Showing
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES


def watched() -> tuple[Table[Any, Any], Showing]:
    table: Table[Any, Any] = Table.open(RULES, AuctionOptions(seats=2), 4, friendly=True)
    showing = Showing(RULES, table.options)
    table.attach({0}, showing)
    showing.catch_up()
    return table, showing


def test_events_arrive_one_by_one() -> None:
    table, showing = watched()
    for seat in range(2):
        table.answer(seat, Bid(0))
    assert showing.now == table.view({0})
    assert showing.shown != showing.now
    while not showing.at_rest:
        assert showing.next() is not None
        showing.arrive()
    assert showing.next() is None
    assert showing.shown == showing.now


def test_catching_up_skips_what_waits() -> None:
    table, showing = watched()
    for seat in range(2):
        table.answer(seat, Bid(0))
    showing.catch_up()
    assert showing.at_rest
    assert showing.shown == showing.now
    showing.shown.points[0] = 99
    assert showing.now.points[0] != 99


def test_taking_back_shows_at_once_what_is_true_again() -> None:
    table, showing = watched()
    before = showing.now.copy()
    for seat in range(2):
        table.answer(seat, Bid(0))
    table.undo(0)
    assert showing.shown == showing.now == before


def test_any_earlier_moment_can_be_looked_at() -> None:
    _, showing = watched()
    assert showing.at(0) == RULES.blank(AuctionOptions(seats=2))
    assert showing.at(len(showing.events)) == showing.now


def test_what_has_been_seen_ends_with_what_is_about_to_be() -> None:
    table, showing = watched()
    before = len(showing.events)
    for seat in range(2):
        table.answer(seat, Bid(0))
    assert showing.seen(before) == tuple(showing.events[before : before + 1])
    showing.arrive()
    assert showing.seen(before) == tuple(showing.events[before : before + 2])
    showing.catch_up()
    assert showing.seen(before) == tuple(showing.events[before:])


def test_what_was_shown_to_another_need_not_be_shown_again() -> None:
    table, showing = watched()
    before = len(showing.events)
    for seat in range(2):
        table.answer(seat, Bid(0))
    other = Showing(RULES, table.options)
    table.attach((), other)
    other.catch_up(before)
    assert list(other.waiting) == other.events[before:]
    assert other.shown == other.at(before)
    while not other.at_rest:
        other.arrive()
    assert other.shown == other.now == table.view(())
