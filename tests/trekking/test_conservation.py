"""What is lost or doubled is noticed, each thing by its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.trekking.catalog import ANCESTOR, WILD
from game.trekking.rules import RULES
from game.trekking.state import HOUR, TrekkingState
from tests.trekking.tables import opened

Damage = Callable[[TrekkingState], None]


def put(name: str, place: int, value: object) -> Damage:
    """Exchange one thing of a list."""

    def damage(state: TrekkingState) -> None:
        things = list(getattr(state, name))
        things[place] = value
        setattr(state, name, things)

    return damage


def take_card(state: TrekkingState) -> None:
    state.deck = state.deck[1:]


def take_and_double(state: TrekkingState) -> None:
    state.treks[0] = (state.slots[1],)


def double_in_stack(state: TrekkingState) -> None:
    state.stacked = (state.deck[0],)


def double_in_finished(state: TrekkingState) -> None:
    state.finished[1] = ((state.slots[2],),)


def double_at_bottom(state: TrekkingState) -> None:
    state.bottom = (state.slots[3],)


def more_ancestors(state: TrekkingState) -> None:
    state.ancestors += 1


def an_ancestor_lost(state: TrekkingState) -> None:
    state.ancestors -= 1


def a_sheet_twice(state: TrekkingState) -> None:
    state.hands[1] = (state.itineraries[0][0], *state.hands[1][1:])


def a_sheet_lost(state: TrekkingState) -> None:
    state.hands[0] = state.hands[0][1:]


def a_token_lost(state: TrekkingState) -> None:
    state.supply[0] -= 1


def a_token_doubled(state: TrekkingState) -> None:
    state.filled[0] += 1


def a_token_in_the_last_column(state: TrekkingState) -> None:
    state.filled[1] += 1 << 9


def tokens_of_the_wrong_kind(state: TrekkingState) -> None:
    state.supply[0] += 1
    state.supply[1] -= 1


def tokens_below_nothing(state: TrekkingState) -> None:
    lacking = state.supply[2] + 1
    state.supply[2] -= lacking
    state.supply[WILD] += lacking


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (take_card, "cards"),
        (take_and_double, "cards"),
        (double_in_stack, "cards"),
        (double_in_finished, "cards"),
        (double_at_bottom, "cards"),
        (more_ancestors, "ancestors"),
        (an_ancestor_lost, "ancestors"),
        (a_sheet_twice, "itineraries"),
        (a_sheet_lost, "itineraries of seat 0"),
        (a_token_lost, "tokens"),
        (a_token_doubled, "tokens"),
        (a_token_in_the_last_column, "tokens"),
        (tokens_of_the_wrong_kind, "tokens"),
        (tokens_below_nothing, "tokens"),
        (put("crystals", 1, -1), "crystals"),
        (put("clock", 1, 13 * HOUR), "watches"),
        (put("clock", 0, -HOUR), "watches"),
    ],
)
def test_damage_is_noticed(damage: Damage, told: str) -> None:
    state = opened(2)
    RULES.conserve(state)
    damage(state)
    with pytest.raises(AssertionError, match=told):
        RULES.conserve(state)


def in_hand(card: int) -> TrekkingState:
    """A table on which party 0 has just taken a card that has not joined its trek."""
    state = opened(2)
    if card == ANCESTOR:
        state.ancestors -= 1
    else:
        state.slots[1] = 0
    state.visitor, state.gap = 0, 1
    return state


def test_a_card_just_taken_is_not_lost_but_two_are() -> None:
    state = in_hand(1)
    RULES.conserve(state)
    state.slots[2] = 0
    with pytest.raises(AssertionError, match="cards"):
        RULES.conserve(state)
    state = in_hand(ANCESTOR)
    RULES.conserve(state)
    state.ancestors -= 1
    with pytest.raises(AssertionError, match="ancestors"):
        RULES.conserve(state)


def test_what_stands_at_the_edge_is_whole() -> None:
    state = opened(2)
    state.clock = [12 * HOUR, 0]
    state.crystals = [0, 0]
    state.stacked = (None, None)
    RULES.conserve(state)


@pytest.mark.parametrize("icon", range(4))
def test_a_supply_may_be_empty(icon: int) -> None:
    state = opened(2)
    state.supply[4] += state.supply[icon]
    state.supply[icon] = 0
    RULES.conserve(state)


def test_before_itineraries_are_dealt_nobody_has_any() -> None:
    state = opened(2)
    state.hands, state.itineraries = [(), ()], [(), ()]
    RULES.conserve(state)
