"""Time Warp (house-made): when each card may be used and what it does."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from game.core.chance import FastChance, ScriptedChance, TableChance
from game.core.mask import mask_all
from game.core.observer import fold
from game.core.rules import act, deal
from game.trekking import days
from game.trekking.catalog import catalog
from game.trekking.moves import ArrangeDeck, EndTurn, PlaceWild, UseWarp, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import DAYS, ROWS, TrekkingState
from tests.trekking.tables import lay, opened, picked, set_clock, tokens

CHANCE = TableChance(4)


def warped(*warps: int, **given: Any) -> TrekkingState:
    """A laid-out table with these time warp cards face up; the acting seat is 0."""
    state = lay({"crystals": 0, **given})
    state.warps, state.markers = warps, (-1,) * len(warps)
    return state


def reason(state: TrekkingState, move: Any) -> str | None:
    found = RULES.why_not(state, state.actor, move)
    return None if found is None else found.key.rpartition(".")[2]


def use(state: TrekkingState, move: Any) -> TrekkingState:
    """The seat to act makes a legal move that is also listed."""
    seat = RULES.asks(state)[0].seat
    assert RULES.why_not(state, seat, move) is None
    assert move in RULES.moves(state, seat)
    RULES.play(state, {seat: move}, CHANCE)
    return state


@pytest.mark.rule("T02", "T07")
def test_one_card_more_than_players_is_turned_up_each_day() -> None:
    state = opened(3, time_warp=True)
    first = state.warps
    assert len(first) == 4
    set_clock(state, [(0, 12), (1, 12), (2, 12)])
    days.advance(state, CHANCE)
    assert len(state.warps) == 4
    assert not set(first) & set(state.warps), "cards left from the day before are put away"
    assert state.markers == (-1,) * 4


@pytest.mark.rule("T02")
def test_solo_turns_up_as_many_as_for_two() -> None:
    assert len(opened(1, time_warp=True).warps) == 3


@pytest.mark.rule("T03")
def test_a_seat_uses_one_card_a_day_and_a_card_serves_one_seat() -> None:
    state = use(warped(4, 13), UseWarp(4))
    assert state.markers == (0, -1)
    assert reason(state, UseWarp(4)) == "warp_once"
    assert reason(state, Visit(0, 0, 13)) == "warp_once"
    state.markers = (1, -1)
    assert reason(state, UseWarp(4)) == "warp_taken"
    assert reason(state, UseWarp(5)) == "warp_absent"
    assert reason(state, UseWarp(13)) == "warp_timing"


@pytest.mark.rule("T01")
def test_without_the_option_there_are_no_time_warp_cards() -> None:
    state = opened(2)
    assert state.warps == ()
    assert reason(state, Visit(1, 0, 13)) == "warp_absent"


def test_w1_a_new_row_is_dealt_and_the_old_one_lies_under_the_deck() -> None:
    state = warped(1, slots=[2, 3, 5, 7, 8, 10])
    size = state.deck_size()
    use(state, UseWarp(1))
    assert state.slots[5] == 2, "the deck's top is dealt first"
    assert state.bottom == (3, 5, 7, 8, 10)
    assert len(set(state.slots)) == 6
    assert state.deck_size() == size
    assert RULES.asks(state)[0].topic == "visit"


def test_w1_with_a_short_deck_old_cards_come_back() -> None:
    state = warped(1, slots=[2, 3, 5, 7, 8, 10], deck=[12])
    use(state, UseWarp(1))
    assert state.slots == [8, 7, 5, 3, 12, 2]
    assert state.bottom == (10,)
    use(state, Visit(5, 0))
    assert state.slots[0] == 10
    assert state.deck_size() == 0


@pytest.mark.rule("R34")
def test_w1_with_no_deck_at_all_the_row_comes_back_and_no_card_is_doubled() -> None:
    state = opened(time_warp=True)
    seat, today = state.actor, catalog().day_cards[1]
    state.warps, state.markers = (1, 2, 3), (-1, -1, -1)
    state.slots = [0, 0, *today[:4]]
    state.deck = []
    state.finished[seat] = (tuple(today[4:]),)
    RULES.play(state, {seat: UseWarp(1)}, TableChance(1))
    assert sorted(state.slots) == sorted((0, 0, *today[:4]))
    assert state.bottom == ()
    RULES.conserve(state)


def test_w2_two_slots_change_places() -> None:
    state = warped(2, slots=[2, 3, 5, 7, 8, 10])
    assert reason(state, UseWarp(2, 3, 1)) == "warp_choice"
    assert reason(state, UseWarp(2, 0, 1)) == "warp_choice"
    assert use(state, UseWarp(2, 1, 5)).slots == [2, 10, 5, 7, 8, 3]


def test_w3_three_cards_are_seen_and_put_back_in_any_order() -> None:
    state = warped(3, slots=[2, 3, 5, 7, 8, 10])
    use(state, UseWarp(3))
    first, second = state.stacked
    assert RULES.asks(state)[0].topic == "arrange_deck"
    assert len(RULES.moves(state, 0)) == 6
    use(state, ArrangeDeck((2, 0, 1)))
    assert state.slots[0] == second
    assert state.stacked == (2, first)
    use(state, Visit(1, 0))
    assert state.slots[0] == 2
    use(state, Visit(0, 0))
    assert state.slots[0] == first


@pytest.mark.rule("T05")
def test_w3_only_the_seat_that_looks_knows_the_cards() -> None:
    chance = TableChance(1)
    state, events = deal(RULES, TrekkingOptions(seats=2, time_warp=True, setup="first_game"), chance)
    seat = state.actor
    history = list(events)
    state.warps = (3, *state.warps[1:])
    looked = act(RULES, state, {seat: UseWarp(3)}, chance)
    for event in looked:
        state.apply(event)
    other = fold(RULES, state.options, mask_all(history, {1 - seat}))
    other.warps = state.warps
    for event in mask_all(looked, {1 - seat}):
        other.apply(event)
    assert None not in state.stacked
    assert other.stacked == (None, None)
    assert other.deck_size() == state.deck_size()
    imagined = RULES.imagine(other, FastChance(random.Random(1)))
    RULES.conserve(imagined)
    for event in act(RULES, state, {seat: ArrangeDeck((1, 0, 2))}, chance):
        state.apply(event)
        other.apply(event)
    assert other.slots == state.slots
    assert other.stacked == (state.stacked[0], None), "where the open card went is seen by all"
    assert other.deck_size() == state.deck_size()
    RULES.conserve(other)


@pytest.mark.rule("T04")
def test_w4_a_crystal_for_this_turn() -> None:
    state = use(warped(4), UseWarp(4))
    use(state, Visit(0, 1))
    assert (state.hour(0), state.crystals[0]) == (1, 0)


@pytest.mark.rule("T04")
def test_w5_two_hours_less_but_one_is_left() -> None:
    assert use(warped(5, slots=[15, 3, 5, 7, 8, 10]), Visit(0, 0, 5)).hour(0) == 2
    assert use(warped(5, slots=[2, 3, 5, 7, 8, 10]), Visit(0, 0, 5)).hour(0) == 1
    state = warped(5, slots=[31, 3, 5, 7, 8, 10], crystals=3)
    assert reason(state, Visit(0, 0, 5)) == "warp_no_effect"
    state = warped(5, slots=[15, 3, 5, 7, 8, 10], crystals=3)
    assert reason(state, Visit(0, 2, 5)) == "one_hour_left"


def test_w6_an_ancestor_in_an_hour() -> None:
    state = warped(6, trek=[2])
    assert reason(state, Visit(0, 0, 6)) == "warp_no_effect"
    assert use(state, Visit(6, 0, 6)).hour(0) == 1


def test_w7_passing_12_still_pays() -> None:
    given = {"clock": [[0, 11], [1, 11]], "actor": 0, "slots": [2, 31, 5, 7, 8, 10]}
    state = use(warped(7, **given), Visit(0, 0, 7))
    assert (state.hour(0), state.track(0)) == (12, 3)
    assert reason(warped(7, **given), Visit(1, 0, 7)) == "warp_no_effect"


def test_w8_exactly_12_pays_twice() -> None:
    given = {"clock": [[0, 10], [1, 11]], "slots": [2, 31, 5, 7, 8, 10]}
    assert use(warped(8, **given), Visit(0, 0, 8)).track(0) == 6
    assert reason(warped(8, **given), Visit(1, 0, 8)) == "warp_no_effect"


def test_w9_hours_for_points() -> None:
    state = warped(9, slots=[15, 3, 5, 7, 8, 10])
    assert reason(state, Visit(0, 0, 9, 1)) == "points_held"
    state.tally[0] = 5
    assert reason(state, Visit(0, 0, 9, 3)) == "warp_choice"
    assert reason(state, Visit(0, 0, 9)) == "warp_choice"
    use(state, Visit(0, 0, 9, 2))
    assert (state.hour(0), state.track(0)) == (2, 1)


@pytest.mark.rule("T04")
def test_w10_the_bonus_of_another_slot() -> None:
    state = warped(10, slots=[2, 3, 5, 7, 8, 10])
    assert reason(state, Visit(6, 0, 10, 1)) == "ancestor_first"
    assert reason(state, Visit(1, 0, 10, 1)) == "warp_no_effect"
    assert use(state, Visit(0, 0, 10, 5)).crystals[0] == 1


def test_w11_the_slots_bonus_twice() -> None:
    state = warped(11, slots=[2, 3, 5, 7, 8, 10])
    assert reason(state, Visit(0, 0, 11)) == "warp_no_effect"
    assert tokens(use(state, Visit(1, 0, 11)), 0) == [2, 1, 0, 0]


def test_w12_a_token_becomes_wild() -> None:
    state = warped(12, slots=[2, 3, 5, 7, 8, 10])
    assert reason(state, Visit(0, 0, 12, 1)) == "warp_choice"
    use(state, Visit(0, 0, 12, 2))
    assert (tokens(state, 0), state.wilds) == ([0, 0, 0, 0], 1)
    assert tokens(use(state, PlaceWild(3)), 0) == [0, 0, 0, 1]


def test_w13_a_wild_more() -> None:
    state = use(warped(13, trek=[2]), Visit(6, 0, 13))
    assert state.wilds == 2


def test_w14_a_colour_of_the_card_again_not_the_slots() -> None:
    state = warped(14, slots=[2, 3, 5, 7, 8, 10])
    assert reason(state, Visit(1, 0, 14, 0)) == "warp_choice"
    assert tokens(use(state, Visit(1, 0, 14, 1)), 0) == [1, 2, 0, 0]


def test_w15_crystals_for_the_cards_icons() -> None:
    state = use(warped(15, slots=[2, 27, 5, 7, 8, 10]), Visit(1, 0, 15))
    assert (state.crystals[0], state.wilds, tokens(state, 0)) == (3, 0, [1, 0, 0, 0])


@pytest.mark.rule("T04")
def test_w16_150_years_of_grace() -> None:
    state = warped(16, trek=[24], slots=[21, 23, 25, 7, 8, 10])
    assert reason(state, Visit(0, 0, 16)) == "warp_no_effect", "1271 is 200 years earlier than 1471"
    assert reason(state, Visit(2, 0, 16)) == "warp_no_effect", "1504 joins anyway"
    use(state, Visit(1, 0, 16))
    assert (state.treks[0], state.years[0]) == ((24, 23), 1385)


def test_w17_a_card_without_its_year() -> None:
    assert reason(warped(17), Visit(0, 0, 17)) == "warp_no_effect", "there is no trek to join"
    state = use(warped(17, trek=[24], slots=[2, 3, 5, 7, 8, 10]), Visit(0, 0, 17))
    assert (state.treks[0], state.finished[0], state.years[0]) == ((24, 2), (), 1471)


def test_w18_points_for_a_new_trek() -> None:
    assert use(warped(18), Visit(0, 0, 18)).track(0) == 3
    state = warped(18, trek=[2], slots=[1, 3, 5, 7, 8, 10])
    assert reason(state, Visit(1, 0, 18)) == "warp_no_effect"
    assert use(state, Visit(0, 0, 18)).track(0) == 3


def test_w19_points_for_five_cards() -> None:
    state = warped(19, trek=[2, 16, 20], slots=[22, 3, 5, 7, 8, 10])
    state.years[0] = 1230
    assert reason(state, Visit(0, 0, 19)) == "warp_no_effect"
    state.treks[0] = (2, 3, 16, 20)
    assert use(state, Visit(0, 0, 19)).track(0) == 3


def test_w20_crystals_for_a_close_year() -> None:
    state = warped(20, trek=[21], slots=[22, 23, 5, 7, 8, 10])
    assert reason(state, Visit(1, 0, 20)) == "warp_no_effect"
    assert reason(state, Visit(2, 0, 20)) == "warp_no_effect"
    assert use(state, Visit(0, 0, 20)).crystals[0] == 2


def after_turn(warp: int, **given: Any) -> TrekkingState:
    """A table on which the seat has just taken a two-hour card."""
    state = warped(warp, **{"slots": [2, 31, 3, 7, 8, 10], **given})
    return use(state, Visit(0, 0))


def test_w21_an_hour_back_on_top() -> None:
    state = after_turn(21, clock=[[1, 1], [0, 0]])
    assert RULES.asks(state)[0].topic == "after_turn"
    use(state, UseWarp(21))
    assert (state.hour(0), state.actor) == (1, 0)


@pytest.mark.rule("T06")
def test_after_a_turn_one_may_do_without() -> None:
    state = use(after_turn(21, clock=[[1, 1], [0, 0]]), EndTurn())
    assert (state.hour(0), state.actor, state.markers) == (2, 1, (-1,))


@pytest.mark.rule("T04")
def test_w22_another_turn() -> None:
    state = use(after_turn(22, clock=[[1, 1], [0, 0]]), UseWarp(22))
    assert (state.actor, RULES.asks(state)[0].topic) == (0, "visit")


@pytest.mark.parametrize("warp", [21, 22])
def test_w21_w22_not_on_12(warp: int) -> None:
    state = after_turn(warp, clock=[[1, 11], [0, 10]])
    assert RULES.asks(state)[0] == (1, "visit", False, None)


def test_w23_crystals_for_points() -> None:
    state = after_turn(23, crystals=2)
    assert [move.choice for move in RULES.moves(state, 0)[:-1]] == [1, 2]  # type: ignore[attr-defined]
    assert RULES.why_not(state, 0, UseWarp(23, 3)) is not None
    use(state, UseWarp(23, 2))
    assert (state.crystals[0], state.track(0)) == (0, 6)


def test_w24_crystals_for_a_row() -> None:
    assert RULES.asks(after_turn(24))[0].topic == "visit"
    state = warped(24, slots=[2, 31, 3, 7, 8, 10])
    state.tally[ROWS * DAYS] = 5
    use(use(state, Visit(0, 0)), UseWarp(24))
    assert state.crystals[0] == 2


@pytest.mark.rule("T01")
def test_all_24_cards_are_house_made_and_known_to_the_rules() -> None:
    from game.trekking.warps import BENDS

    before_and_after = {"refresh_row", "swap_slots", "peek_three", "crystal_now"}
    before_and_after |= {"step_back", "encore", "sell_crystals", "row_crystals"}
    assert {warp.op for warp in catalog().warps.values()} == set(BENDS) | before_and_after


def test_scripted_chance_names_the_days_cards() -> None:
    state, _ = deal(RULES, TrekkingOptions(time_warp=True), CHANCE)
    script = ScriptedChance({("warps", 1): (24, 3)}, CHANCE)
    state, _ = deal(RULES, TrekkingOptions(time_warp=True), script)
    assert picked(state, script).warps[:2] == (24, 3)


def test_sampling_reaches_every_legal_move_about_equally_often() -> None:
    state = warped(2, 4, 10, 13, crystals=1, trek=[2])
    legal = RULES.moves(state, 0)
    source = FastChance(random.Random(5))
    drawn = Counter(RULES.sample(state, 0, source) for _ in range(60 * len(legal)))
    assert set(drawn) == set(legal)
    assert max(drawn.values()) < 110
    assert min(drawn.values()) > 25


def test_sampling_without_time_warp_is_uniform_too() -> None:
    state = lay({"crystals": 2, "trek": [2]})
    legal = RULES.moves(state, 0)
    source = FastChance(random.Random(6))
    drawn = Counter(RULES.sample(state, 0, source) for _ in range(100 * len(legal)))
    assert set(drawn) == set(legal)
    assert max(drawn.values()) < 150
    assert min(drawn.values()) > 60
