"""Set-up, the days, the deck, and what happens between turns."""

from __future__ import annotations

import random

import pytest

from game.core.chance import FastChance, TableChance
from game.core.rollout import rollout, step
from game.core.rules import deal
from game.trekking import days
from game.trekking.moves import PickItinerary, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState
from tests.trekking.tables import opened, picked, set_clock


def day_over(state: TrekkingState, order: tuple[int, ...] = (0, 1)) -> None:
    """All watches reach 12 in this order, the day having been played."""
    set_clock(state, [(party, 12) for party in order])
    days.advance(state, TableChance(3))


@pytest.mark.rule("R02", "R03", "R04", "R05", "R06")
def test_three_players_at_the_start() -> None:
    state, _ = deal(RULES, TrekkingOptions(seats=3), TableChance(5))
    assert state.ancestors == 9
    assert len(set(state.slots)) == 6
    assert all(1 <= card <= 36 for card in state.slots)
    assert state.deck_size() == 30
    assert [state.track(party) for party in range(3)] == [0, 0, 0]
    assert state.crystals == [1, 1, 1]
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert [state.hour(party) for party in range(3)] == [0, 0, 0]


@pytest.mark.rule("R06")
def test_the_order_of_the_watches_is_random_and_the_top_one_starts() -> None:
    starters = {opened(4, seed).actor for seed in range(40)}
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("R04", "R28")
def test_all_pick_an_itinerary_at_once_and_see_the_row_first() -> None:
    state, _ = deal(RULES, TrekkingOptions(seats=3), TableChance(5))
    asks = RULES.asks(state)
    assert [(ask.seat, ask.topic, ask.sealed) for ask in asks] == [
        (seat, "pick_itinerary", True) for seat in range(3)
    ]
    assert all(state.slots)
    assert RULES.moves(state, 1) == [PickItinerary(sheet or 0) for sheet in state.hands[1]]


@pytest.mark.rule("R04")
def test_in_the_first_game_day_one_is_drawn_at_random() -> None:
    state, _ = deal(RULES, TrekkingOptions(seats=2, setup="first_game"), TableChance(5))
    assert RULES.asks(state)[0].topic == "visit"
    assert all(state.sheets)
    assert [len(hand) for hand in state.hands] == [3, 3]
    options = TrekkingOptions(seats=2, setup="first_game")
    tables = [deal(RULES, options, TableChance(seed))[0] for seed in range(20)]
    assert len({state.sheets[0] for state in tables}) > 5


@pytest.mark.rule("R04")
def test_in_the_first_game_later_days_are_chosen() -> None:
    state, _ = deal(RULES, TrekkingOptions(seats=2, setup="first_game"), TableChance(5))
    day_over(state)
    assert [ask.topic for ask in RULES.asks(state)] == ["pick_itinerary"] * 2
    assert len(RULES.moves(state, 0)) == 3


@pytest.mark.rule("R29")
def test_the_last_to_arrive_goes_first_next_day() -> None:
    state = opened(3)
    day_over(state, (1, 2, 0))
    picked(state, TableChance(3))
    assert [state.hour(party) for party in range(3)] == [0, 0, 0]
    turns = []
    for _ in range(3):
        turns.append(state.actor)
        state.watch_moved(state.actor, 6, 0)
        state.turn_ended(state.actor)
    assert turns == [0, 2, 1]


@pytest.mark.rule("R28", "R29")
def test_crystals_and_trek_stay_sheet_and_tokens_go() -> None:
    state = opened(2)
    state.crystals[0], state.treks[0], state.years[0] = 3, (2, 16, 20, 29), 1690
    state.filled[0], state.supply = 0o1143, [16, 14, 15, 15, 14]
    first = state.sheets[0]
    day_over(state)
    assert (state.crystals[0], state.treks[0], state.years[0]) == (3, (2, 16, 20, 29), 1690)
    assert state.sheets[0] == state.filled[0] == 0
    assert state.supply == [20, 18, 16, 16, 14]
    assert len(RULES.moves(state, 0)) == 3
    assert PickItinerary(first) not in RULES.moves(state, 0)


@pytest.mark.rule("R28")
def test_the_new_row_is_of_the_next_day() -> None:
    state = opened(2)
    day_over(state)
    assert all(37 <= card <= 72 for card in state.slots)
    assert state.deck_size() == 30


@pytest.mark.rule("R24", "R29")
def test_ancestors_are_open_on_day_two_because_the_trek_carried_over() -> None:
    state = opened(2)
    state.treks[0] = (16,)
    day_over(state, (1, 0))
    picked(state, TableChance(3))
    assert Visit(6, 0) in RULES.moves(state, 0)


@pytest.mark.rule("R38")
def test_ancestors_are_not_refilled() -> None:
    state = opened(2)
    state.ancestors = 2
    day_over(state)
    assert state.ancestors == 2


@pytest.mark.rule("R27")
def test_after_day_three_the_game_is_over() -> None:
    state = opened(2)
    for _ in range(2):
        day_over(state)
        picked(state, TableChance(3))
    day_over(state)
    assert state.over
    assert RULES.asks(state) == ()
    assert [len(hand) for hand in state.hands] == [1, 1], "one itinerary is never used"


@pytest.mark.rule("R35")
def test_with_nothing_to_take_the_watch_goes_to_12_without_points() -> None:
    state = opened(2)
    state.slots, state.deck = [0] * 6, []
    set_clock(state, [(1, 5), (0, 3)])
    state.treks[1] = (2,)
    days.advance(state, TableChance(1))
    assert (state.hour(0), state.track(0), state.actor) == (12, 0, 1)
    assert {move.place for move in RULES.moves(state, 1) if isinstance(move, Visit)} == {6}


@pytest.mark.rule("R03")
def test_the_deck_never_repeats_a_card_and_its_order_is_the_seeds() -> None:
    def shown(source: int) -> list[int]:
        state, cards = opened(2, seed=9), []
        while state.day == 1 and RULES.asks(state):
            step(RULES, state, Mixed(9, source))
            cards.append(state.slots[0])
        return [card for card in dict.fromkeys(cards[:-1]) if card]

    one, other = shown(1), shown(2)
    assert len(set(one)) == len(one)
    common = min(len(one), len(other), 8)
    assert one[:common] == other[:common], "whoever takes what, the same cards come in the same order"


class Mixed(TableChance):
    """A table's chance with moves drawn from another source."""

    def __init__(self, seed: int, source: int) -> None:
        super().__init__(seed)
        self.moves = FastChance(random.Random(source))

    def die(self, label: tuple[str | int, ...], sides: int) -> int:
        return self.moves.die(label, sides)


def test_a_random_game_of_each_size_keeps_everything_together() -> None:
    for seats in (1, 2, 3, 4):
        source = FastChance(random.Random(seats))
        state, _ = deal(RULES, TrekkingOptions(seats=seats), source)
        rollout(RULES, state, source)
        RULES.conserve(state)
        assert state.day == 3
        assert min(map(state.hour, range(state.parties))) == 12


@pytest.mark.rule("R39")
def test_a_finished_trek_is_never_reopened_and_no_card_leaves_its_owner() -> None:
    state = opened(2)
    chance = TableChance(3)
    set_clock(state, [(1, 9), (0, 0)])
    state.finished[0], state.treks[0], state.years[0] = ((2, 16),), (6,), -37000
    state.slots = [20, 3, 5, 7, 8, 10]
    RULES.play(state, {0: Visit(0, 0)}, chance)
    assert state.finished[0] == ((2, 16),), "1230 would fit behind 655 there"
    assert state.treks[0] == (6, 20)
    day_over(state)
    assert (state.finished[0], state.treks[0]) == (((2, 16),), (6, 20))
