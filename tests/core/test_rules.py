"""States change by event methods alone; a recording copy turns each call into an event."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.rules import (
    Ask,
    IllegalMove,
    act,
    asked_together,
    deal,
    method_name,
    recorded,
    recording,
    whose,
)
from game.cvlizations.events import LeaderChosen
from game.seven_wonders.events import CardSold
from game.trekking.events import WatchMoved
from tests.toy.events import CardBid, HandReceived, PrizeTurned
from tests.toy.moves import Bid, Give
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES
from tests.toy.state import AuctionState

CHANCE = TableChance(1)


@pytest.fixture
def state() -> AuctionState:
    return deal(RULES, AuctionOptions(seats=2), CHANCE)[0]


def test_sealed_answers_are_carried_out_together_and_open_ones_one_by_one() -> None:
    sealed = [Ask(seat, "bid", sealed=True) for seat in range(3)]
    assert asked_together(sealed) == sealed
    assert asked_together((Ask(1, "give"), Ask(2, "give"))) == (Ask(1, "give"),)


def test_a_method_is_named_like_its_event() -> None:
    assert method_name(HandReceived) == "hand_received"


def test_an_event_is_its_seats_or_nobodys() -> None:
    assert whose(CardBid(1, 0, 12)) == 1
    assert whose(PrizeTurned(2)) is None


def test_an_event_that_no_seat_decided_is_the_partys_or_the_tribes() -> None:
    assert whose(LeaderChosen(3)) == 3
    assert whose(WatchMoved(2, 5, 1)) == 2
    assert whose(CardSold(0, 2, 7)) == 0, "the seat that decided comes first"


def test_calls_on_a_recording_copy_become_events_and_leave_the_original(state: AuctionState) -> None:
    before = state.copy()
    copy = recording(state)
    copy.prize_turned(min(state.prizes))
    assert recorded(copy) == (PrizeTurned(min(before.prizes)),)
    assert state == before
    assert copy != before


def test_a_recording_copy_refuses_assignments_outside_event_methods(state: AuctionState) -> None:
    with pytest.raises(TypeError, match="outside an event method"):
        recording(state).round = 9


def test_an_event_method_may_not_call_another() -> None:
    class Nested(AuctionState):
        __slots__ = ()

        def prize_won(self, seat: int) -> None:
            self.prize_turned(2)

        def copy(self) -> Nested:
            return self

    with pytest.raises(TypeError, match="called from another"):
        recording(Nested(AuctionOptions(seats=2))).prize_won(0)


def test_copies_share_nothing_that_changes(state: AuctionState) -> None:
    copy = state.copy()
    copy.apply(CardBid(0, 0, 3))
    copy.points[0] = 99
    assert copy != state
    assert state.bids == {}


def test_act_refuses_unasked_seats_missing_answers_and_illegal_moves(state: AuctionState) -> None:
    good = {0: Bid(0), 1: Bid(0)}
    for moves in ({2: Bid(0)}, {0: Bid(0)}, {**good, 1: Bid(9)}, {**good, 1: Give(None)}):
        with pytest.raises(IllegalMove):
            act(RULES, state, moves, CHANCE)
    assert act(RULES, state, good, CHANCE)
