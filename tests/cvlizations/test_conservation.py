"""What is lost or doubled is noticed, each thing by its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.cvlizations.catalog import ORDERS
from game.cvlizations.resources import UNITS
from game.cvlizations.rules import RULES
from game.cvlizations.state import LAST_AGE, CvlizationsState
from tests.cvlizations.tables import BOOK, give, opened, table

Damage = Callable[[CvlizationsState], None]


def an_idea_twice(state: CvlizationsState) -> None:
    state.deck = (*state.deck, state.track[0])


def an_own_idea_twice(state: CvlizationsState) -> None:
    state.ideas[2] = state.ideas[0]
    state.owned[2] = state.owned[0]


def an_idea_lost(state: CvlizationsState) -> None:
    state.deck = state.deck[1:]


def a_top_that_is_elsewhere(state: CvlizationsState) -> None:
    state.top = state.track[0]


def below_nothing(state: CvlizationsState) -> None:
    state.goods[1] -= 2 * UNITS[1]


def far_below_nothing(state: CvlizationsState) -> None:
    state.goods[1] = -1


def happiness_without_a_cause(state: CvlizationsState) -> None:
    state.happiness[0] += 1


def an_idea_not_counted(state: CvlizationsState) -> None:
    state.owned[0] = 0


def an_idea_that_works_for_another(state: CvlizationsState) -> None:
    state.active[1] |= state.owned[0]


def half_a_round_spent(state: CvlizationsState) -> None:
    state.spent[0] = 0b1


@pytest.mark.parametrize(
    "damage",
    [
        an_idea_twice,
        an_own_idea_twice,
        an_idea_lost,
        a_top_that_is_elsewhere,
        below_nothing,
        far_below_nothing,
        happiness_without_a_cause,
        an_idea_not_counted,
        an_idea_that_works_for_another,
        half_a_round_spent,
    ],
)
def test_damage_is_noticed(damage: Damage) -> None:
    state = opened(3)
    give(state, 0, BOOK.ideas[state.deck[0] - ORDERS].id)
    state.happiness_gained(1, 2, 0)
    RULES.conserve(state)
    damage(state)
    with pytest.raises(AssertionError):
        RULES.conserve(state)


@pytest.mark.parametrize(("age", "deck"), [(0, 0), (LAST_AGE - 1, 0), (LAST_AGE, 1)])
def test_an_empty_deck_has_left_all_its_ideas_to_somebody(age: int, deck: int) -> None:
    state = table(3)
    state.round = age * BOOK.numbers.rounds_per_age
    state.deck = ()
    every = BOOK.decks[deck]
    for seat, ideas in enumerate((every[:10], every[10:])):
        state.ideas[seat], state.owned[seat] = ideas, sum(1 << idea for idea in ideas)
    RULES.conserve(state)
    state.ideas[0], state.owned[0] = every[1:10], state.owned[0] - (1 << every[0])
    with pytest.raises(AssertionError, match="ideas lost"):
        RULES.conserve(state)


@pytest.mark.parametrize(("age", "deck"), [(0, 0), (LAST_AGE, 1)])
def test_the_last_card_of_a_deck_tells_which_deck_it_is(age: int, deck: int) -> None:
    state = table(3)
    state.round = age * BOOK.numbers.rounds_per_age
    last, *rest = BOOK.decks[deck]
    state.deck = (last,)
    state.ideas[0], state.owned[0] = tuple(rest), sum(1 << idea for idea in rest)
    RULES.conserve(state)
    state.ideas[0], state.owned[0] = tuple(rest[1:]), state.owned[0] - (1 << rest[0])
    with pytest.raises(AssertionError, match="ideas lost"):
        RULES.conserve(state)
