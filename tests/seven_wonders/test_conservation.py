"""What is lost or doubled is noticed, each thing by its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import deal, give, n, table

Damage = Callable[[SevenWondersState], None]


def a_card_too_many(state: SevenWondersState) -> None:
    state.pile = (n("altar"),)


def a_card_too_many_under_a_wonder(state: SevenWondersState) -> None:
    state.markers[1] = (n("altar"),)


def a_card_of_another_table(state: SevenWondersState) -> None:
    deal(state, 0, "pawnshop")


def a_leader_in_hand_and_in_play(state: SevenWondersState) -> None:
    state.leaders[1] = (n("caesar"),)


def a_leader_in_a_pack_too(state: SevenWondersState) -> None:
    state.packs[1] = (n("caesar"),)


def a_leader_laid_to_rest_too(state: SevenWondersState) -> None:
    state.entombed[2] = (n("caesar"),)


def a_leader_put_away_too(state: SevenWondersState) -> None:
    state.leader_pile = (n("caesar"),)


def a_leader_tucked_too(state: SevenWondersState) -> None:
    state.markers[2] = (n("caesar"),)


def a_leader_of_two_cities(state: SevenWondersState) -> None:
    give(state, 2, "caesar")


def less_than_no_coin(state: SevenWondersState) -> None:
    state.coins[1] = -1


def a_hand_of_another_size(state: SevenWondersState) -> None:
    state.sizes[1] = 1


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (a_card_too_many, "altar: 2"),
        (a_card_too_many_under_a_wonder, "altar: 2"),
        (a_card_of_another_table, "pawnshop: 1"),
        (a_leader_in_hand_and_in_play, "leader in two places"),
        (a_leader_in_a_pack_too, "leader in two places"),
        (a_leader_laid_to_rest_too, "leader in two places"),
        (a_leader_put_away_too, "leader in two places"),
        (a_leader_tucked_too, "leader in two places"),
        (a_leader_of_two_cities, "leader in two places"),
        (less_than_no_coin, "coins"),
        (a_hand_of_another_size, None),
    ],
)
def test_damage_is_noticed(damage: Damage, told: str | None) -> None:
    state = table(3, leaders=True, hand=())
    deal(state, 1, "baths", "stockade")
    give(state, 0, "altar", "caesar")
    RULES.conserve(state)
    damage(state)
    with pytest.raises(AssertionError, match=told):
        RULES.conserve(state)


@pytest.mark.rule("R02")
def test_no_more_cards_of_an_age_than_were_dealt() -> None:
    state = table(3, cities=True, hand=())
    fixed, black, _ = tables().deck(state.options, 1)
    dealt = state.options.parties * state.options.hand
    state.pile = (*fixed, *black)[:dealt]
    RULES.conserve(state)
    state.pile = (*fixed, *black)[: dealt + 1]
    with pytest.raises(AssertionError, match="age 1: 25 cards of 24"):
        RULES.conserve(state)


def test_hands_unseen_and_hands_without_a_coin_are_whole() -> None:
    state = table(3, hand=("altar",))
    state.hands[1] = state.hands[2] = ()
    state.coins = [0, 0, 0]
    RULES.conserve(state)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_card_of_any_age_is_there_no_more_often_than_in_its_deck(age: int) -> None:
    state = table(3, age=3, hand=())
    card = next(card for card in tables().deck(state.options, age)[0] if tables().age[card] == age)
    copies = tables().deck(state.options, age)[0].count(card)
    state.pile = (card,) * copies
    RULES.conserve(state)
    state.pile = (card,) * (copies + 1)
    with pytest.raises(AssertionError):
        RULES.conserve(state)
