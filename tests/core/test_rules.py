"""States change by event methods alone; a recording copy turns each call into an event."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.reason import Reason
from game.core.rules import (
    Ask,
    IllegalMove,
    Rules,
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


def test_who_has_not_answered_is_named_and_so_is_who_was_not_asked(state: AuctionState) -> None:
    for silent in (0, 1):
        answers = {1 - silent: RULES.moves(state, 1 - silent)[0]}
        with pytest.raises(IllegalMove) as refused:
            act(RULES, state, answers, CHANCE)
        assert refused.value.seat == silent
        assert refused.value.reason.key == "core.reason.others_missing"
    with pytest.raises(IllegalMove) as refused:
        act(RULES, state, {2: RULES.moves(state, 0)[0]}, CHANCE)
    assert (refused.value.seat, refused.value.reason.key) == (2, "core.reason.not_asked")


def test_an_illegal_move_says_who_what_and_why(state: AuctionState) -> None:
    with pytest.raises(IllegalMove) as refused:
        act(RULES, state, {0: Give(None), 1: RULES.moves(state, 1)[0]}, CHANCE)
    text = str(refused.value)
    assert text.startswith("seat 0: Give(")
    assert refused.value.reason.key in text


def test_a_state_shows_its_class_and_every_field(state: AuctionState) -> None:
    text = repr(state)
    assert text.startswith("AuctionState({")
    for name, value in state.fields().items():
        assert f"{name!r}: {value!r}" in text
    assert "_recorded" not in state.fields()


def test_rules_begin_with_their_first_version_and_without_allies() -> None:
    assert Rules.version == RULES.version == 1
    assert RULES.allies(AuctionOptions(seats=2), 0) == frozenset()


def test_what_breaks_a_tie_is_more_of_something_unless_a_game_says_of_what(state: AuctionState) -> None:
    assert Rules.tie_breaker(RULES, state, 0) == Reason("core.tie.more")


def test_an_ask_is_open_and_about_nobody_else_unless_it_says_so() -> None:
    assert Ask(1, "bid") == Ask(1, "bid", False, None)


def test_a_state_equals_one_with_the_same_fields_and_nothing_else(state: AuctionState) -> None:
    other = state.copy()
    assert state == other
    other.round += 1
    assert state != other
    assert state != state.fields()
    assert state != "state"
