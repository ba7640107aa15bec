"""What is told of a price that a city cannot pay, and prices of coins and resources together."""

from __future__ import annotations

import random

import pytest

from game.core.chance import FastChance
from game.core.reason import Reason
from game.seven_wonders.goods import count
from game.seven_wonders.moves import BuildStage, PayLoss
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import TOPICS
from game.seven_wonders.tables import FREE_ANY, FREE_BLACK, tables
from tests.seven_wonders.table import (
    answer,
    build,
    cities,
    deal,
    give,
    n,
    stage_ways,
    stages,
    table,
    topics,
)


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
    costs = [list(row) for row in tables().stage_costs]
    costs[board][0] = tables().stage_need[board][0], 1
    monkeypatch.setattr(tables(), "stage_costs", costs)
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


@pytest.mark.parametrize("power", ["east_trading_post", "west_trading_post", "marketplace"])
@pytest.mark.parametrize("card", ["haven", "altar", "barracks", "apothecary", "loom_1"])
def test_a_discount_in_trade_saves_no_resource_of_a_card(power: str, card: str) -> None:
    state = cities("rhodos_a", "ephesos_a", "giza_a", coins=0)
    give(state, 0, power)
    need = tables().need[n(card)]
    state.goods[0], state.goods[1], state.goods[2] = 0, need, need
    deal(state, 0, card, "altar")
    pieces = count(need)
    reason = RULES.why_not(state, 0, build(card))
    if not pieces:
        assert reason is None
        return
    raw = count(need & 0xFFFF)
    cheap = pieces - raw if power == "marketplace" else raw
    price = 2 * pieces - cheap
    assert reason == Reason("seven_wonders.reason.too_dear", {"price": price, "coins": 0})


@pytest.mark.rule("R64", "R65")
def test_if_nobody_has_a_coin_all_take_debt_unasked() -> None:
    state = cities(seats=4, hand=("altar", "theater"), age=2)
    state.coins = [0, 0, 0, 0]
    deal(state, 0, "lair", "altar")
    state.goods[0] = tables().need[n("lair")]
    answer(state, {0: build("lair"), 1: build("altar"), 2: build("altar"), 3: build("altar")})
    assert [topic for _, topic in topics(state)] == ["turn"] * 4
    assert state.debts == [0, 2, 2, 2]
    assert state.owed == [0, 0, 0, 0]


@pytest.mark.parametrize("coins", [6, 7, 8])
def test_a_stage_that_takes_the_last_coin_is_among_the_random_moves(coins: int) -> None:
    state = cities("petra_a", coins=coins)
    stages(state, 0, 1)
    source = FastChance(random.Random(coins))
    drawn = {RULES.sample(state, 0, source) for _ in range(300)}
    assert drawn == {*RULES.moves(state, 0)}
    assert any(isinstance(move, BuildStage) for move in drawn) == (coins >= 7)


@pytest.mark.parametrize("topic", TOPICS)
def test_what_several_owe_is_decided_by_rank_and_then_by_seat(topic: str) -> None:
    state = cities(seats=4)
    for party, rank in ((2, 1), (3, 0), (0, 1), (1, 0)):
        state.choice_owed(topic, party, rank)
    assert [(party, rank) for _, party, rank in state.queue] == [(1, 0), (3, 0), (0, 1), (2, 1)]


def test_topics_are_worked_off_in_their_order() -> None:
    state = cities()
    for topic in TOPICS[::-1]:
        state.choice_owed(topic, 0, 0)
    assert [topic for topic, _, _ in state.queue] == list(TOPICS)


@pytest.mark.parametrize(
    ("card", "leaders", "spent"),
    [
        ("altar", (), FREE_ANY),
        ("altar", ("ramses", "caligula"), FREE_ANY),
        ("workers_guild", (), FREE_ANY),
        ("workers_guild", ("ramses",), 0),
        ("hideout", (), FREE_ANY),
        ("hideout", ("caligula",), FREE_BLACK),
    ],
)
def test_a_build_for_nothing_uses_up_the_power_that_is_for_it_alone(
    card: str, leaders: tuple[str, ...], spent: int
) -> None:
    state = cities("olympia_a", leaders=True, age=3)
    stages(state, 0, 2)
    give(state, 0, *leaders)
    deal(state, 0, card, "altar")
    state.card_built(0, 0, n(card), "free", 0, 0, 0, 0)
    assert state.spent[0] == spent
    if card == "hideout" and leaders:
        state.card_built(0, 0, n("altar"), "free", 0, 0, 0, 0)
        assert state.spent[0] == FREE_BLACK | FREE_ANY


def test_coins_break_a_tie() -> None:
    state = cities(coins=4)
    assert RULES.tie_breaker(state, 0) == Reason("seven_wonders.tie.coins")
    assert [sheet.ties for sheet in RULES.scores(state)] == [(4,), (4,), (4,)]
