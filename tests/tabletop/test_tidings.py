"""Tidings: what happened, told move by move."""

from __future__ import annotations

from game.tabletop.tidings import Tiding, each
from tests.toy.events import CardBid, PrizeTurned


def test_a_tiding_belongs_to_whoever_did_what_it_begins_with() -> None:
    bid, turned = CardBid(2, 0, 7), PrizeTurned(3)
    assert Tiding(bid, (bid, turned)).party == 2
    assert Tiding(turned, (turned,)).party is None


def test_without_a_games_own_way_every_event_is_told_by_itself() -> None:
    events = [CardBid(0, 0, 7), PrizeTurned(3)]
    assert [(told.head, told.events) for told in each(events)] == [(event, (event,)) for event in events]
