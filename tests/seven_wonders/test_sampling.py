"""Random moves: always listed ones, every one in time, each card and each use of it equally often."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chance import FastChance, TableChance
from game.core.rollout import step
from game.core.rules import asked_together
from game.seven_wonders.moves import Build, BuildStage, Sell
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.orders import all_ways, ways
from game.seven_wonders.rules import RULES
from game.seven_wonders.sampling import sample_use
from game.seven_wonders.state import SevenWondersState
from tests.core.law_cases import option_sets
from tests.seven_wonders.table import build, deal, give, n, table

DRAWS = 400
BOXES = [SevenWondersOptions(seats=4, cities=False), SevenWondersOptions(seats=4, leaders=True)]


def drawn(state: SevenWondersState, moves: int) -> Counter[object]:
    """The moves of many draws, so many for each possible one."""
    chance = FastChance(random.Random(moves))
    hand = state.hands[0]
    return Counter(sample_use(state, 0, hand, chance) for _ in range(DRAWS * moves))


@settings(max_examples=12, deadline=None)
@given(options=st.sampled_from([*BOXES, *option_sets(RULES, 12)]), seed=st.integers(0, 1 << 32))
def test_in_whole_games_every_random_move_is_a_listed_one(options: SevenWondersOptions, seed: int) -> None:
    chance = FastChance(random.Random(seed))
    state = RULES.blank(options)
    RULES.set_up(state, chance)
    while asks := RULES.asks(state):
        moves = {ask.seat: RULES.sample(state, ask.seat, chance) for ask in asked_together(asks)}
        for seat, move in moves.items():
            assert move in RULES.moves(state, seat)
        RULES.play(state, moves, chance)


@pytest.mark.parametrize("coins", [0, 3, 9])
def test_every_listed_move_is_drawn(coins: int) -> None:
    state = table(3, "giza_a", "rhodos_a", "ephesos_a", coins=coins)
    give(state, 1, "lumber_yard", "quarry")
    give(state, 2, "lumber_yard", "stone_pit")
    deal(state, 0, "stockade", "aqueduct", "barracks", "tavern", "tavern")
    listed = list(RULES.moves(state, 0))
    assert set(drawn(state, len(listed))) == set(listed)


def test_each_card_and_each_use_of_it_is_drawn_as_often_as_the_others() -> None:
    state = table(3, "giza_a", "rhodos_a", "ephesos_a", coins=4)
    give(state, 1, "quarry")
    give(state, 2, "quarry")
    deal(state, 0, "baths", "palace", "altar")
    found = drawn(state, 8)
    uses = Counter((type(move), move.card) for move in found.elements())  # type: ignore[attr-defined]
    buildable = {(Build, n("baths")), (Build, n("altar"))}
    kinds = {(kind, n(name)) for kind in (BuildStage, Sell) for name in ("baths", "palace", "altar")}
    assert set(uses) == buildable | kinds
    assert all(DRAWS * 0.8 < count < DRAWS * 1.2 for count in uses.values())


def test_each_way_to_pay_is_drawn_as_often_as_the_others() -> None:
    state = table(3, "rhodos_a", "giza_a", "ephesos_a", coins=4)
    give(state, 1, "quarry")
    give(state, 2, "quarry")
    deal(state, 0, "baths")
    found = drawn(state, 3)
    ways = [build("baths", left=2), build("baths", right=2)]
    assert found.keys() == {*ways, Sell(n("baths"))}
    assert all(DRAWS * 0.6 < found[way] < DRAWS * 0.9 for way in ways)


def test_moves_are_drawn_with_a_tables_chance() -> None:
    state = table(3, hand=("tavern", "palace"))
    found = {sample_use(state, 0, state.hands[0], TableChance(seed)) for seed in range(40)}
    assert found == {build("tavern"), Sell(n("tavern")), Sell(n("palace"))}


@settings(max_examples=6, deadline=None)
@given(options=st.sampled_from(BOXES), seed=st.integers(0, 1 << 32))
def test_a_hand_is_listed_as_its_cards_are_one_by_one(options: SevenWondersOptions, seed: int) -> None:
    chance = FastChance(random.Random(seed))
    state = RULES.blank(options)
    RULES.set_up(state, chance)
    while RULES.asks(state):
        for seat, hand in enumerate(state.hands):
            assert all_ways(state, seat, hand) == [ways(state, seat, card) for card in hand]
        step(RULES, state, chance)
