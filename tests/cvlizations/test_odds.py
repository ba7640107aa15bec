"""What an order would bring, and how likely each strength is: exact, and equal to a simulation."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from game.core.chance import FastChance
from game.cvlizations.agenda import strengths as real_strengths
from game.cvlizations.catalog import CHEATING, DOUBLING, HUNTING, LOGGING, QUARRYING, REST, THEFT, TRADE
from game.cvlizations.odds import Yield, brings, choosing, prospects, strengths
from game.cvlizations.rules import RULES
from game.cvlizations.state import CvlizationsState
from tests.cvlizations.tables import table


def middle() -> CvlizationsState:
    """Four tribes in the second round: 1 and 2 have laid, seen from seat 0."""
    view = table(4, helm=1)
    for tribe, spent in enumerate(
        [(THEFT, REST), (LOGGING, TRADE), (HUNTING, LOGGING), (DOUBLING, CHEATING)]
    ):
        view.spent[tribe] = sum(1 << order for order in spent)
    view.orders_laid(1, 1, HUNTING, None)
    view.orders_laid(2, 2, QUARRYING, None)
    return view


def test_what_a_tribe_may_choose() -> None:
    view = middle()
    assert choosing(view, 1, HUNTING) == 1
    assert choosing(view, 1, LOGGING) == 0, "out of use"
    assert choosing(view, 1, REST) == Fraction(1, 5), "face down, one of five"
    assert choosing(view, 3, REST) == Fraction(2, 6), "not laid yet, two of six"
    view.orders_laid(3, 3, REST, LOGGING)
    assert choosing(view, 3, LOGGING) == 1
    assert choosing(view, 3, THEFT) == 0


def test_chances_of_all_strengths_add_up_to_one() -> None:
    for order in range(8):
        assert sum(strengths(middle(), 0, order)) == 1


def test_hunting_is_never_alone_when_somebody_shows_it() -> None:
    one, two, more = strengths(middle(), 0, HUNTING)
    assert (one, two, more) == (0, Fraction(4, 6), Fraction(2, 6))


@pytest.mark.parametrize("order", [REST, THEFT, QUARRYING])
def test_chances_agree_with_a_simulation(order: int) -> None:
    view, chance, found = middle(), FastChance(random.Random(order)), Counter[int]()
    worlds = 4000
    for _ in range(worlds):
        state = RULES.imagine(view, chance)
        state.up[3], state.down[3] = chance.order((), [o for o in range(8) if state.hand(3) >> o & 1])[:2]
        own = [o for o in range(8) if state.hand(0) >> o & 1 and o != order]
        state.up[0], state.down[0] = order, own[0]
        found[real_strengths(state.up, [down or 0 for down in state.down])[order]] += 1
    for at, likely in enumerate(strengths(view, 0, order), start=1):
        assert found[at] / worlds == pytest.approx(float(likely), abs=0.04)


def test_the_cave_freaks_hidden_card_counts() -> None:
    view = table(2, helm=2)
    view.freaks_laid(2, LOGGING)
    assert choosing(view, 2, REST) == Fraction(1, 7)


def test_what_orders_bring_at_each_strength() -> None:
    view = table(4)
    wanted = {
        THEFT: (Yield(thefts=1), Yield(thefts=2), Yield()),
        LOGGING: (Yield(wood=2), Yield(wood=3), Yield(wood=1)),
        CHEATING: (Yield(any=2), Yield(any=3), Yield()),
        REST: (Yield(happiness=1), Yield(happiness=2), Yield()),
        TRADE: (Yield(swap=3), Yield(swap=2), Yield(swap=1)),
        DOUBLING: (Yield(times=2), Yield(times=2), Yield()),
    }
    for order, yields in wanted.items():
        assert tuple(prospect.brings for prospect in prospects(view, 0, order)) == yields


def test_own_ideas_are_part_of_what_an_order_brings() -> None:
    ideas = ["hoe", "house_cat", "optimism", "vacation", "bathhouse", "wheel", "long_sword", "dagger"]
    view = table(3, ideas={0: ideas})
    assert brings(view, 0, QUARRYING, 1) == Yield(stone=3)
    assert brings(view, 0, QUARRYING, 3) == Yield(stone=2, any=1, happiness=1)
    assert brings(view, 0, REST, 3) == Yield(any=1, happiness=3)
    assert brings(view, 0, TRADE, 1) == Yield(swap=4)
    assert brings(view, 0, THEFT, 2) == Yield(thefts=3, happiness=1)
    assert brings(view, 1, QUARRYING, 3) == Yield(stone=1)


def test_with_two_seats_the_second_theft_is_from_the_supply() -> None:
    assert brings(table(2, helm=2), 0, THEFT, 2) == Yield(thefts=1, any=1)
