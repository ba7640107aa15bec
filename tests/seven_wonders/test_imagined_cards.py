"""Cards that nobody has seen, as an imagined world makes them up."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.seven_wonders import decks
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import builds, give, n, stages, table


def ages(cards: tuple[int, ...]) -> list[int]:
    """The ages of cards."""
    return [tables().age[card] for card in cards]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("phase", ["turn", "recruit"])
def test_unseen_cards_of_ages_gone_by_are_cards_of_those_ages(phase: str, seed: int) -> None:
    view = table(3, age=3, leaders=True, hand=())
    view.phase_opened(phase)
    view.pile = (-1, n("altar"), -2, -1)
    give(view, 1, "stone_pit", "baths")
    imagined = RULES.imagine(view, TableChance(seed))
    assert ages(imagined.pile) == [1, 1, 2, 1]
    assert imagined.pile[1] == n("altar")
    RULES.conserve(imagined)


def test_before_its_cards_are_dealt_an_age_puts_nothing_into_hands() -> None:
    view = table(3, age=2, leaders=True)
    view.phase_opened("recruit")
    view.hands = [()] * 3
    view.pile = (-1,)
    assert RULES.imagine(view, TableChance(1)).hands == [()] * 3


def test_all_cards_whose_place_is_known_and_no_leader() -> None:
    state = table(3, leaders=True)
    first, last = tables().leaders[0], tables().leaders[-1]
    state.cities[0] |= 1 << first | 1 << last | 1 << n("altar")
    state.cities[2] |= 1 << tables().cards - 1
    state.pile = (n("baths"), -1)
    state.markers[1] = (n("tavern"), first, -1, 0)
    assert sorted(decks.board_cards(state)) == sorted([n("altar"), tables().cards - 1])
    assert sorted(decks.placed_cards(state)) == sorted(
        [n("altar"), tables().cards - 1, n("baths"), n("tavern"), 0]
    )


def test_the_free_citys_order_is_a_card_whose_place_is_known_once_it_is_seen() -> None:
    state: SevenWondersState = table(2)
    stages(state, 0, 1)
    plain = decks.placed_cards(state)
    state.city_order = ("Sell", n("altar"), "", 0, 0, 0)
    assert decks.placed_cards(state) == [*plain, n("altar")]
    state.city_order = ("Sell", None, "", 0, 0, 0)
    assert decks.placed_cards(state) == plain


@pytest.mark.parametrize("seed", range(8))
def test_who_can_hold_little_else_is_given_first_of_what_two_may_hold(seed: int) -> None:
    view = table(3, age=1, turn=2)
    many = tuple(sorted(map(n, ("baths", "altar", "theater", "barracks", "stockade", "workshop"))))
    view.hands = [(n("scriptorium"),), many, many[:4]]
    view.sizes = [1, 5, 2]
    imagined = RULES.imagine(view, TableChance(seed))
    assert set(imagined.hands[1]) <= {*many}
    assert [len(hand) for hand in imagined.hands] == view.sizes
    assert not set(imagined.hands[1]) & set(imagined.hands[2])
    RULES.conserve(imagined)


def test_the_free_citys_card_leaves_a_hand_once() -> None:
    state = table(2)
    twice, other = n("lumber_yard"), n("altar")
    state.hands[0], state.sizes[0] = (twice, twice, other), 3
    state.hands[0] = tuple(sorted(state.hands[0]))
    state.city_ordered(0, ("Build", twice, "paid", 0, 0, 0))
    assert sorted(state.hands[0]) == sorted((twice, other))
    state.card_built(0, 2, twice, "paid", 0, 0, 0, 0)
    assert sorted(state.hands[0]) == sorted((twice, other))
    assert state.sizes[0] == 2
    assert state.city_order is None
    assert state.cities[2] >> twice & 1


@pytest.mark.parametrize("powers_of", ["olympia_a", "giza_a"])
@pytest.mark.parametrize("card", ["altar", "stone_pit", "baths"])
def test_what_costs_nothing_anyway_is_never_built_for_free(powers_of: str, card: str) -> None:
    state = table(3, powers_of, coins=3)
    if powers_of == "olympia_a":
        stages(state, 0, 2)
    state.goods[0] = tables().need[n(card)]
    for way in builds(state, 0, card):
        assert way == ("paid", 0, 0, 0)
