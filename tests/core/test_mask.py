"""Masks: hidden fields are for the event's seat and its allies."""

from __future__ import annotations

from game.core.mask import mask, widen
from tests.toy.events import HandReceived, PrizeTurned
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES, AuctionRules

HAND = HandReceived(1, (3, 4))


def test_the_owner_sees_what_is_hidden_from_others() -> None:
    assert mask(HAND, {1}) == HAND
    assert mask(HAND, {0, 2}) == HandReceived(1, (None, None))
    assert mask(HAND, set()) == HandReceived(1, (None, None))


def test_public_events_stay_as_they_are() -> None:
    assert mask(PrizeTurned(3), set()) == PrizeTurned(3)


def test_allies_share_their_secrets() -> None:
    class Teams(AuctionRules):
        def allies(self, options: AuctionOptions, seat: int) -> frozenset[int]:
            return frozenset({(seat + 2) % 4})

    assert widen(RULES, AuctionOptions(seats=4), {1}) == {1}
    assert widen(Teams(), AuctionOptions(seats=4), {1}) == {1, 3}
