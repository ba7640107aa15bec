"""Where a rule begins to hold: the last case without it, the first one with it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.chance import FastChance, ScriptedChance, TableChance
from game.core.reason import Reason
from game.core.rules import deal, recorded, recording
from game.trekking import days, rival, visits
from game.trekking.catalog import ANCESTOR, WILD, catalog
from game.trekking.events import DayGivenUp, WatchesStacked
from game.trekking.moves import ANCESTORS, ArrangeDeck, EndTurn, PickItinerary, PlaceWild, UseWarp, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import ROWS, WARPS, TrekkingState
from game.trekking.warps import terms
from tests.trekking.tables import lay, opened
from tests.trekking.test_warps import after_turn, warped


def told(state: TrekkingState, move: Any) -> str | None:
    """The short name of the reason against a move of the seat to act."""
    reason = RULES.why_not(state, state.actor, move)
    return None if reason is None else reason.key.rpartition(".")[2]


@pytest.mark.parametrize("crystals", [0, 1, 3, 9])
@pytest.mark.parametrize("warps", [(), (13, 4, 9)])
@pytest.mark.parametrize("slots", [[0, 3, 0, 0, 8, 10], [2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 10]])
def test_random_moves_are_legal_and_reach_every_listed_one_with_slots_empty(
    slots: list[int], warps: tuple[int, ...], crystals: int
) -> None:
    state = lay({"slots": slots, "crystals": crystals, "trek": [2], "deck": []})
    state.warps, state.markers = warps, (-1,) * len(warps)
    source = FastChance(random.Random(crystals))
    listed = {*RULES.moves(state, 0)}
    seen = {RULES.sample(state, 0, source) for _ in range(40 * len(listed))}
    assert seen == listed


@pytest.mark.rule("R11")
@pytest.mark.parametrize("card", [1, 7, 109])
def test_how_many_crystals_would_leave_an_hour_is_told(card: int) -> None:
    place = ANCESTORS if card == ANCESTOR else 3
    state = lay({"slots": [2, 3, 5, card if card < 109 else 8, 8, 10], "trek": [4], "crystals": 9})
    hours = catalog().hours[card]
    for crystals in range(10):
        reason = RULES.why_not(state, 0, Visit(place, crystals))
        if crystals < hours:
            assert reason is None
        else:
            assert reason == Reason("trekking.reason.one_hour_left", {"hours": hours, "most": hours - 1})
    most = Reason("trekking.reason.crystals_held", {"held": 9})
    assert RULES.why_not(state, 0, Visit(place, 10)) == most


@pytest.mark.parametrize("points", range(6))
@pytest.mark.parametrize("hours", [1, 2])
def test_w9_is_paid_with_the_points_there_are(points: int, hours: int) -> None:
    state = warped(9, slots=[15, 3, 5, 7, 8, 2])
    state.tally[WARPS * 3] = points
    dear = Reason("trekking.reason.points_held", {"points": 2 * hours})
    assert RULES.why_not(state, 0, Visit(0, 0, 9, hours)) == (dear if points < 2 * hours else None)


@pytest.mark.parametrize(("cards", "fits"), [(3, False), (4, True), (5, True)])
def test_w19_wants_a_fifth_card(cards: int, fits: bool) -> None:
    state = warped(19, slots=[20, 3, 5, 7, 8, 2], trek=[2, 3, 4, 5, 6][:cards], year=catalog().years[5])
    assert told(state, Visit(0, 0, 19)) == (None if fits else "warp_no_effect")
    assert told(state, Visit(5, 0, 19)) == "warp_no_effect", "a new trek has one card"


@pytest.mark.parametrize(("ahead", "fits"), [(0, True), (50, True), (51, False)])
def test_w20_reaches_fifty_years_and_no_further(ahead: int, fits: bool) -> None:
    state = warped(20, slots=[20, 3, 5, 7, 8, 2], trek=[2], year=catalog().years[20] - ahead)
    assert told(state, Visit(0, 0, 20)) == (None if fits else "warp_no_effect")


@pytest.mark.parametrize("marker", [0, 1])
def test_a_card_with_anybodys_marker_is_taken(marker: int) -> None:
    state = warped(4, 13, slots=[2, 3, 5, 7, 8, 10])
    state.actor = 1 - marker
    state.markers = (marker, -1)
    assert told(state, UseWarp(4)) == "warp_taken"
    assert {move.warp for move in RULES.moves(state, state.actor) if isinstance(move, UseWarp)} == set()
    assert {move.warp for move in RULES.moves(state, state.actor) if isinstance(move, Visit)} == {0, 13}


@pytest.mark.parametrize("bad", [None, "1", 1.0])
@pytest.mark.parametrize("field", ["warp", "choice"])
def test_a_visit_with_a_field_of_another_kind_is_no_choice(field: str, bad: Any) -> None:
    given = {"warp": 13, "choice": 0, field: bad}
    assert told(warped(13, slots=[2, 3, 5, 7, 8, 10]), Visit(0, 0, **given)) == "warp_choice"


@pytest.mark.parametrize("crystals", range(1, 6))
def test_w23_sells_up_to_three_crystals(crystals: int) -> None:
    state = after_turn(23, crystals=crystals)
    sold = [move.choice for move in RULES.moves(state, 0) if isinstance(move, UseWarp)]
    assert sold == [1, 2, 3][:crystals]
    assert EndTurn() in RULES.moves(state, 0)


def test_w1_is_of_use_as_long_as_one_card_lies_in_the_row() -> None:
    for slot in range(6):
        slots = [0] * 6
        slots[slot] = 10
        assert told(warped(1, slots=slots), UseWarp(1)) == ("warp_no_effect" if slot == 0 else None)


@pytest.mark.rule("T04")
@pytest.mark.parametrize("top", [0, 2])
def test_w1_lays_out_five_cards_beside_the_top_or_six_without_one(top: int) -> None:
    slots = [top, 3, 5, 7, 8, 10]
    rest = [card for card in catalog().day_cards[1] if card not in slots]
    state = warped(1, slots=slots, deck=[*rest])
    state.turned = 6
    dealt = rest[: 5 if top else 6]
    script: dict[tuple[str | int, ...], object] = {
        ("card", 1, 6 + place): card for place, card in enumerate(dealt)
    }
    copy = recording(state)
    days.use_before(copy, 0, UseWarp(1), ScriptedChance(script))
    order = ([top] if top else []) + dealt
    assert copy.slots == [order[5], *order[4::-1]]
    assert copy.bottom == (3, 5, 7, 8, 10)
    assert set(copy.deck) == {*rest} - {*dealt}
    assert copy.turned == 6 + len(dealt)


@pytest.mark.rule("T04")
def test_w1_goes_on_with_the_row_once_the_deck_is_out() -> None:
    state = warped(1, slots=[2, 3, 0, 7, 0, 10], deck=[11])
    copy = recording(state)
    days.use_before(copy, 0, UseWarp(1), ScriptedChance({("card", 1, state.turned): 11}))
    assert copy.slots == [0, 10, 7, 3, 11, 2]
    assert (copy.bottom, copy.deck) == ((), [])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_watch_on_top_is_the_last_one_laid_down_and_first_to_go(seats: int) -> None:
    for seed in range(6):
        state, events = deal(RULES, TrekkingOptions(seats=seats, setup="first_game"), TableChance(seed))
        stacked = next(event.parties for event in events if isinstance(event, WatchesStacked))
        assert sorted(stacked) == list(range(max(seats, 2)))
        by_clock = sorted(range(state.parties), key=lambda party: state.clock[party])
        assert tuple(by_clock[::-1]) == stacked
        assert state.actor == RULES.asks(state)[0].seat == stacked[-1]
        blank = RULES.blank(state.options)
        blank.watches_stacked(stacked)
        assert blank.actor == stacked[-1]


def test_in_the_first_game_whoever_can_go_is_asked_at_once_and_the_rival_goes_before() -> None:
    for seed in range(6):
        state, _ = deal(RULES, TrekkingOptions(seats=1, setup="first_game"), TableChance(seed))
        assert [ask.topic for ask in RULES.asks(state)] == ["visit"]
        assert state.clock[state.actor] <= min(state.clock)


def test_a_rival_who_finds_nothing_goes_to_twelve_once() -> None:
    state = opened(1)
    state.slots = [0] * 6
    assert rival.choose(state, 1) < 0
    copy = recording(state)
    rival.take_turn(copy, 1)
    assert recorded(copy) == (DayGivenUp(1),)


@pytest.mark.parametrize("slot", range(6))
@pytest.mark.parametrize("card", range(1, 37))
def test_the_rival_scores_every_icon_of_its_card_and_its_slot(card: int, slot: int) -> None:
    state = opened(1)
    state.slots = [0] * 6
    state.slots[slot] = card
    before = state.track(1)
    rival.take_turn(state, 1)
    icons = len(catalog().cards[card].rewards) + (catalog().mat.slots[slot].bonus is not None)
    assert state.track(1) - before == icons


@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_coloured_token_is_wild_once_its_colour_is_out(left: int) -> None:
    state = opened(2)
    state.supply[2] = left
    wilds = state.supply[WILD]
    state.token_placed(0, 2, 2, 0, 0, 0)
    assert state.supply[2] == max(0, left - 1)
    assert state.supply[WILD] == wilds - (left == 0)
    assert state.wild_on(0, 2, 0) == (left == 0)


@pytest.mark.parametrize("bad", [None, (0, 1), [0, 1, 2], (0, 1, 2, 3), (0, 1, 1), "012", ()])
def test_cards_looked_at_go_back_in_an_order_of_all_of_them(bad: Any) -> None:
    state = opened(2)
    state.stacked, state.arranging = (30, 31), True
    assert told(state, ArrangeDeck(bad)) == "wrong_move"
    assert told(state, EndTurn()) == "wrong_move"
    assert told(state, ArrangeDeck((2, 0, 1))) is None


def test_only_who_is_asked_to_may_arrange() -> None:
    state = opened(2)
    state.stacked = (30, 31)
    assert told(state, ArrangeDeck((0, 1, 2))) == "wrong_move"


def test_a_visit_without_a_card_has_the_plain_terms() -> None:
    state = lay({"slots": [2, 3, 5, 7, 8, 10]})
    for place in range(6):
        card = state.slots[place]
        found = terms(state, 0, Visit(place))
        assert not isinstance(found, Reason)
        assert (found.hours, found.gain) == (catalog().hours[card], catalog().rewards[place][card])


def test_the_last_card_of_the_deck_is_turned_without_looking_further() -> None:
    state = lay({"slots": [0, 3, 5, 7, 8, 10], "deck": [11]})
    assert days.next_card(state, ScriptedChance({("card", 1, state.turned): 11})) == 11
    state.deck, state.bottom = [], (12, 13)
    assert days.next_card(state, ScriptedChance({})) == 12
    state.stacked, state.bottom = (14,), ()
    assert days.next_card(state, ScriptedChance({})) == 14
    state.stacked = ()
    assert days.next_card(state, ScriptedChance({})) == 0


def test_moves_name_no_crystals_unless_some_are_paid() -> None:
    assert Visit(3) == Visit(3, 0, 0, 0)
    assert UseWarp(4) == UseWarp(4, 0, 0)
    assert visits.VISITS[3][0] == Visit(3)
    assert [len(plain) for plain in visits.VISITS] == [5] * 7
    assert ROWS == 1


def test_what_somebody_else_has_looked_at_is_no_card_that_can_be_named() -> None:
    state = opened(2)
    state.stacked = (None, None)
    assert days.next_card(state, ScriptedChance({})) == 0


@pytest.mark.rule("R35")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_who_gives_the_day_up_last_lies_on_top(order: tuple[int, ...]) -> None:
    state = opened(3)
    ticks = state.ticks
    for party in order:
        state.day_given_up(party)
    assert state.actor == order[-1]
    assert sorted(order, key=lambda party: state.clock[party]) == list(order[::-1])
    assert state.ticks == ticks + 3
    assert {state.hour(party) for party in order} == {12}


@pytest.mark.parametrize("bad", [True, 1.0, "1", None, (1,)])
def test_what_only_looks_like_a_number_names_nothing(bad: Any) -> None:
    wild = lay({"slots": [2, 3, 5, 7, 8, 10]})
    wild.visitor, wild.wilds = 0, 1
    assert told(wild, PlaceWild(1)) is None
    assert told(wild, PlaceWild(bad)) == "column_full"
    picking, _ = deal(RULES, TrekkingOptions(seats=2), TableChance(1))
    picking.hands[0] = (1, 2, 3)
    assert RULES.why_not(picking, 0, PickItinerary(1)) is None
    reason = RULES.why_not(picking, 0, PickItinerary(bad))
    assert reason == Reason("trekking.reason.not_your_itinerary")


@pytest.mark.rule("R32")
def test_a_tie_is_broken_by_the_longest_trek_then_by_the_next() -> None:
    state = opened(2)
    assert RULES.tie_breaker(state, 0) == Reason("trekking.tie.longest")
    for number in (1, 2, 7):
        assert RULES.tie_breaker(state, number) == Reason("trekking.tie.next_trek", {"n": number + 1})
