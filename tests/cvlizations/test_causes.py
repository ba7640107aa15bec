"""What an order causes and what an idea causes: card by card, for every card there is."""

from __future__ import annotations

from itertools import product

import pytest

from game.core.chance import ScriptedChance, TableChance
from game.core.reason import Reason
from game.core.rules import recorded, recording
from game.cvlizations.actions import gain_happiness
from game.cvlizations.catalog import ORDERS, load
from game.cvlizations.development import clean_up, draw
from game.cvlizations.events import HappinessGained
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import covers, kinds_in, pack, total, unpack
from game.cvlizations.rules import RULES
from game.cvlizations.turns import acting, director, laying, leaders, next_helm
from tests.cvlizations.tables import card, table

CARDS = range(len(load().cards))
TWO = [CvlizationsOptions(seats=2), CvlizationsOptions(seats=2, two="advanced")]
MORE = [CvlizationsOptions(seats=seats) for seats in (3, 4, 5)]


@pytest.mark.parametrize("cause", CARDS)
def test_humanism_adds_to_the_happiness_of_ideas_once_a_round_and_never_of_orders(cause: int) -> None:
    state = recording(table(3, ideas={1: ["humanism"]}))
    humanism = card("humanism")
    for _ in range(2):
        gain_happiness(state, 1, 2, cause)
    gained = [(event.amount, event.cause) for event in recorded(state) if isinstance(event, HappinessGained)]
    if cause < ORDERS or cause == humanism:
        assert gained == [(2, cause), (2, cause)]
    else:
        assert gained == [(2, cause), (1, humanism), (2, cause)]
    others = recording(table(3, ideas={1: ["humanism"]}))
    gain_happiness(others, 0, 2, cause)
    assert len(recorded(others)) == 1


@pytest.mark.parametrize("cause", CARDS)
def test_a_swap_before_buying_is_used_up_and_a_trade_is_not(cause: int) -> None:
    state = table(3, goods=[(2, 0, 0)])
    state.swaps = 2
    state.resources_traded(0, 0, 2, 3, cause)
    assert unpack(state.goods[0]) == (1, 0, 3)
    assert state.swaps == (2 if cause < ORDERS else 1)


@pytest.mark.parametrize("paid", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 2, 3)])
def test_what_is_paid_for_is_taken_of_each_kind(paid: tuple[int, int, int]) -> None:
    state = table(3, goods=[(4, 4, 4), (4, 4, 4)])
    state.resources_paid(0, *paid, card("hedonism"))
    assert unpack(state.goods[0]) == tuple(4 - one for one in paid)
    assert unpack(state.goods[1]) == (4, 4, 4)
    state.idea_bought(1, card("monument"), *paid)
    assert unpack(state.goods[1]) == tuple(4 - one for one in paid)
    state.resources_gained(1, *paid, 0)
    assert unpack(state.goods[1]) == (4, 4, 4)


@pytest.mark.parametrize("goods", list(product((0, 1, 2, 127), repeat=3)))
def test_packed_goods_are_the_three_kinds(goods: tuple[int, int, int]) -> None:
    packed = pack(*goods)
    assert unpack(packed) == goods
    assert kinds_in(packed) == tuple(kind for kind, amount in enumerate(goods) if amount)
    assert total(packed) == sum(goods) or sum(goods) > 255
    for cost in product((0, 1, 2, 127), repeat=3):
        assert covers(packed, pack(*cost)) == all(a >= b for a, b in zip(goods, cost, strict=True))


@pytest.mark.parametrize("seats", range(8))
def test_two_to_five_seats_and_no_others(seats: int) -> None:
    problem = CvlizationsOptions(seats=seats).problem()
    told = Reason("cvlizations.reason.seats", {"least": 2, "most": 5})
    assert problem == (None if 2 <= seats <= 5 else told)


def test_three_sit_down_unless_told() -> None:
    assert CvlizationsOptions() == CvlizationsOptions(seats=3, two="cave_freaks", crowded_quarry=True)


def test_the_third_tribe_of_two_is_the_cave_freaks_and_has_their_name() -> None:
    assert TWO[0].party(2) == "party.cave_freaks"
    assert TWO[1].party(2) != "party.cave_freaks"
    assert [options.tribes for options in (*TWO, *MORE)] == [3, 4, 3, 4, 5]


@pytest.mark.rule("R05", "R07", "R19", "R24")
@pytest.mark.parametrize("options", MORE, ids=lambda options: str(options.seats))
def test_more_than_two_lay_act_and_lead_clockwise(options: CvlizationsOptions) -> None:
    seats = options.seats
    assert leaders(options) == tuple(range(seats))
    for helm in range(seats):
        clockwise = tuple([*range(helm, seats), *range(helm)])
        assert laying(options, helm) == acting(options, helm) == clockwise
        assert next_helm(options, helm) == (helm + 1 if helm + 1 < seats else 0)
    assert [director(options, tribe) for tribe in range(seats)] == [*range(seats)]


@pytest.mark.rule("B02")
def test_the_cave_freaks_lay_in_their_turn_and_never_act() -> None:
    options = TWO[0]
    assert leaders(options) == (2,)
    assert [laying(options, helm) for helm in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [acting(options, helm) for helm in range(3)] == [(0, 1), (1, 0), (0, 1)]
    assert [next_helm(options, helm) for helm in range(3)] == [1, 2, 0]
    assert [director(options, tribe) for tribe in range(3)] == [0, 1, None]


@pytest.mark.rule("A02", "A05")
def test_neutral_tribes_are_laid_for_by_a_seat_each() -> None:
    options = TWO[1]
    assert leaders(options) == (0, 1)
    assert [laying(options, helm) for helm in range(2)] == [(2, 3, 0, 1), (3, 2, 1, 0)]
    assert [acting(options, helm) for helm in range(2)] == [(0, 1), (1, 0)]
    assert [next_helm(options, helm) for helm in range(2)] == [1, 0]
    assert [director(options, tribe) for tribe in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize("place", [0, 5, -1])
def test_the_top_card_somebody_has_looked_at_is_the_next_one_drawn(place: int) -> None:
    state = table(3)
    other, top = state.deck[2], state.deck[place]
    script: dict[tuple[str | int, ...], object] = {("idea", False, len(state.deck)): other}
    chance = ScriptedChance(script)
    assert draw(state, chance) == other
    state.top = top
    assert draw(state, chance) == top


def test_resources_left_break_a_tie() -> None:
    state = table(3, goods=[(1, 2, 3), (0, 0, 0), (4, 0, 0)])
    assert RULES.tie_breaker(state, 0) == Reason("cvlizations.tie.resources")
    assert [sheet.ties for sheet in RULES.scores(state)] == [(6,), (0,), (4,)]


@pytest.mark.rule("R24", "R25")
@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("round_", [0, 1, 2, 5, 8])
@pytest.mark.parametrize(
    "ideas", [(), ("windmill",), ("calendar",), ("pacifism",), ("windmill", "calendar", "pacifism")]
)
def test_an_income_is_for_its_owner_alone_in_its_time(
    ideas: tuple[str, ...], round_: int, played: bool
) -> None:
    state = table(3, ideas={1: ideas, 2: ["monument"]})
    state.round = round_
    state.spent[1] = 1 << card("theft") if played else 0
    age_ends = round_ % 3 == 2
    food = ("windmill" in ideas) + ("calendar" in ideas and age_ends)
    other = int("calendar" in ideas and age_ends)
    clean_up(state, TableChance(1))
    assert [unpack(goods) for goods in state.goods] == [(0, 0, 0), (food, other, other), (0, 0, 0)]
    assert state.happiness == [0, int("pacifism" in ideas and age_ends and not played), 0]
