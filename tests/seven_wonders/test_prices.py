"""What is told of a price that a city cannot pay, and prices of coins and resources together."""

from __future__ import annotations

import pytest

from game.core.reason import Reason
from game.seven_wonders.moves import BuildStage, PayLoss
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import answer, build, cities, deal, n, stage_ways, table, topics


@pytest.mark.parametrize(
    ("coins", "told", "values"),
    [
        (0, "too_few_coins", {"price": 1, "coins": 0}),
        (1, "too_dear", {"price": 3, "coins": 1}),
        (2, "too_dear", {"price": 3, "coins": 2}),
        (3, None, {}),
    ],
)
def test_a_price_too_high_is_told_with_what_it_buys_next_door(
    coins: int, told: str | None, values: dict[str, str | int]
) -> None:
    state = cities("rhodos_a", "ephesos_a", "giza_a", coins=coins)
    state.goods[2] |= 1
    state.goods[0] = 0
    deal(state, 0, "gates_of_the_city", "altar")
    reason = RULES.why_not(state, 0, build("gates_of_the_city", right=2, bank=1))
    assert reason == (None if told is None else Reason(f"seven_wonders.reason.{told}", values))


@pytest.mark.parametrize(("seller", "way"), [(1, (4, 0, 1)), (2, (0, 4, 1))])
def test_a_stage_may_cost_coins_and_resources(
    monkeypatch: pytest.MonkeyPatch, seller: int, way: tuple[int, int, int]
) -> None:
    state = table(3, "giza_a", "ephesos_a", "rhodos_a", coins=7)
    board = state.boards[0]
    state.goods[0] = 0
    state.goods[seller] = tables().stage_need[board][0]
    prices = [row[:] for row in tables().stage_coins]
    prices[board][0] = 1
    monkeypatch.setattr(tables(), "stage_coins", prices)
    assert stage_ways(state, 0) == [way]
    state.coins[0] = 5
    assert stage_ways(state, 0) == [way]
    state.coins[0] = 4
    assert stage_ways(state, 0) == []


@pytest.mark.rule("R64", "R65")
def test_who_has_no_coin_takes_debt_while_others_choose() -> None:
    state = cities(seats=4, hand=("altar", "theater"), age=2)
    state.coins = [0, 2, 0, 5]
    deal(state, 0, "lair", "altar")
    state.goods[0] = tables().need[n("lair")]
    answer(state, {0: build("lair"), 1: build("altar"), 2: build("altar"), 3: build("altar")})
    assert topics(state) == [(1, "losses"), (3, "losses")]
    answer(state, {1: PayLoss(1), 3: PayLoss(2)})
    assert state.debts == [0, 1, 2, 0]
    assert state.owed == [0, 0, 0, 0]
    assert state.coins == [0, 1, 0, 3]


@pytest.mark.rule("R86")
@pytest.mark.parametrize("seats", range(1, 10))
def test_pairs_need_an_even_number_of_cities_from_four(seats: int) -> None:
    problem = SevenWondersOptions(seats=seats, teams=True).problem()
    told = None if problem is None else problem.key.rpartition(".")[2]
    assert told == ("seats" if seats in (1, 9) else None if seats in (4, 6, 8) else "teams_seats")


def test_a_stage_too_dear_is_told_with_its_price() -> None:
    state = table(3, "giza_a", "ephesos_a", "rhodos_a", coins=3)
    state.goods[0] = 0
    state.goods[1] = tables().stage_need[state.boards[0]][0]
    reason = RULES.why_not(state, 0, BuildStage(n("lumber_yard"), left=4))
    assert reason == Reason("seven_wonders.reason.too_dear", {"price": 4, "coins": 3})
