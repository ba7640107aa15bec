"""What a refused move is told: the reason that is true of it, with its values."""

from __future__ import annotations

import pytest

from game.core.rules import Move
from game.cvlizations import development
from game.cvlizations.agenda import STEAL, STEAL_AGAIN
from game.cvlizations.catalog import HUNTING, LOGGING, ORDERS
from game.cvlizations.moves import (
    BuyIdea,
    KeepResources,
    LayOrders,
    PayForHappiness,
    Steal,
    StopBuying,
    SwapResource,
    TakeResources,
    Trade,
)
from game.cvlizations.rules import RULES
from game.cvlizations.state import ACTING, CvlizationsState
from tests.core.test_laws import Nonsense
from tests.cvlizations.tables import answer, card, develop, lay, parse, table

TRACK = ["monument", "hammer", "marketplace", "egoism"]
FOOD, WOOD, STONE = range(3)


def told(state: CvlizationsState, seat: int, move: Move) -> tuple[str, dict[str, object]]:
    """The short name and the values of the reason against a move."""
    reason = RULES.why_not(state, seat, move)
    assert reason is not None
    return reason.key.removeprefix("cvlizations.reason."), dict(reason.values)


def buying(goods: tuple[int, int, int], *ideas: str) -> CvlizationsState:
    """Seat 0 is about to buy."""
    state = table(3, goods=[goods], ideas={0: ideas})
    develop(state, TRACK)
    assert RULES.asks(state)[0].topic == "buy"
    return state


def acting(*orders: str, goods: list[tuple[int, int, int]], **ideas: list[str]) -> CvlizationsState:
    """The orders are turned up, and the first choice has come."""
    state = table(len(orders), goods=goods, ideas={int(seat[1:]): names for seat, names in ideas.items()})
    lay(state, orders, None)  # type: ignore[arg-type]
    return state


@pytest.mark.parametrize("order", [-1, ORDERS, 99])
def test_there_is_no_such_order(order: int) -> None:
    state = table(3)
    assert told(state, 0, LayOrders(order, HUNTING)) == ("no_such_order", {})
    assert told(state, 0, LayOrders(HUNTING, order)) == ("no_such_order", {})


def test_the_first_and_the_last_order_may_be_laid() -> None:
    state = table(3)
    assert RULES.why_not(state, 0, LayOrders(0, ORDERS - 1)) is None
    assert RULES.why_not(state, 0, LayOrders(ORDERS - 1, 0)) is None


@pytest.mark.rule("R05")
def test_one_card_is_not_two_orders() -> None:
    assert told(table(3), 0, LayOrders(LOGGING, LOGGING)) == ("two_different_orders", {})


@pytest.mark.rule("R18")
def test_an_order_that_lies_spent_is_named() -> None:
    state = table(3)
    state.spent[0] = 1 << LOGGING
    name = {"card": "@cvlizations.name.logging"}
    assert told(state, 0, LayOrders(LOGGING, HUNTING)) == ("order_spent", name)
    assert told(state, 0, LayOrders(HUNTING, LOGGING)) == ("order_spent", name)


def test_a_move_of_another_phase_cannot_be_made_now() -> None:
    assert told(table(3), 0, StopBuying())[0] == "not_now"
    assert told(buying((5, 5, 5)), 0, LayOrders(LOGGING, HUNTING))[0] == "not_now"


@pytest.mark.parametrize("move", [Nonsense("x"), LayOrders(None, 1), Trade(True, 0)])  # type: ignore[arg-type]
def test_what_is_no_move_of_this_game_is_called_that(move: Move) -> None:
    assert told(table(3), 0, move) == ("no_move", {})


@pytest.mark.rule("R13", "R15")
def test_what_cannot_be_stolen() -> None:
    state = acting(
        "theft rest",
        "theft rest",
        "logging hunting",
        "logging hunting",
        goods=[(0, 0, 0), (0, 0, 0), (2, 0, 0), (2, 2, 0)],
    )
    assert RULES.asks(state)[0].seat == 0
    for victim, kind in ((-1, FOOD), (4, FOOD), (2, -1), (2, 3)):
        assert told(state, 0, Steal(victim, kind)) == ("no_such_victim", {}), (victim, kind)
    assert told(state, 0, Steal(0, FOOD)) == ("not_yourself", {})
    assert told(state, 0, Steal(2, WOOD)) == (
        "victim_has_none",
        {"seat": 2, "kind": "@cvlizations.resource.wood"},
    )
    assert told(state, 0, Trade(FOOD, WOOD)) == ("not_now", {})
    assert told(state, 0, TakeResources(1, 0, 0)) == ("not_now", {})


@pytest.mark.rule("R16")
def test_what_cannot_be_traded() -> None:
    state = acting("trade rest", "logging hunting", "logging hunting", goods=[(1, 0, 0)])
    for give, take in ((-1, FOOD), (3, FOOD), (FOOD, -1), (FOOD, 3)):
        assert told(state, 0, Trade(give, take)) == ("no_such_kind", {}), (give, take)
    assert told(state, 0, Trade(FOOD, FOOD)) == ("another_kind", {})
    assert told(state, 0, Trade(WOOD, WOOD)) == ("another_kind", {})
    assert told(state, 0, Trade(STONE, FOOD)) == ("you_have_none", {"kind": "@cvlizations.resource.stone"})
    assert told(state, 0, Steal(1, FOOD)) == ("not_now", {})
    assert told(state, 0, SwapResource(FOOD, WOOD)) == ("not_now", {})


@pytest.mark.rule("R51")
def test_what_cannot_be_swapped_before_buying() -> None:
    state = buying((3, 0, 0), "hammer")
    assert told(state, 0, SwapResource(WOOD, FOOD)) == (
        "you_have_none",
        {"kind": "@cvlizations.resource.wood"},
    )
    assert told(state, 0, SwapResource(FOOD, FOOD)) == ("another_kind", {})
    assert told(state, 0, SwapResource(FOOD, 3)) == ("no_such_kind", {})
    state = buying((0, 1, 1))
    assert told(state, 0, SwapResource(WOOD, FOOD)) == ("no_swap_left", {})


@pytest.mark.rule("R19", "R46")
def test_what_an_idea_costs_and_how_much_is_lacking() -> None:
    state = buying((0, 1, 1))
    costs = {"card": "@cvlizations.name.monument", "food": 1, "wood": 1, "stone": 3}
    assert told(state, 0, BuyIdea(card("monument"), 1, 1, 3)) == ("too_expensive", {**costs, "missing": 3})
    cheaper = buying((0, 1, 1), "clearance_sale")
    assert told(cheaper, 0, BuyIdea(card("monument"), 0, 1, 1)) == ("too_expensive", {**costs, "missing": 1})
    assert told(state, 0, BuyIdea(card("hammer"), 1, 0, 1)) == (
        "wrong_price",
        {"card": "@cvlizations.name.hammer"},
    )
    assert told(state, 0, BuyIdea(card("castle"), 0, 1, 1)) == ("not_on_sale", {})


def test_while_buying_no_other_question_can_be_answered() -> None:
    state = buying((5, 5, 5), "hedonism", "asceticism")
    for move in (PayForHappiness(), KeepResources(), TakeResources(2, 0, 0), Trade(FOOD, WOOD)):
        assert told(state, 0, move) == ("not_now", {}), move


@pytest.mark.rule("R49")
def test_an_income_of_one_kind_says_whose_it_is() -> None:
    state = buying((5, 5, 5), "asceticism")
    answer(state, 0, StopBuying(), None)  # type: ignore[arg-type]
    wanted = ("take_one_kind", {"card": "@cvlizations.name.asceticism"})
    assert told(state, 0, TakeResources(1, 1, 0)) == wanted
    assert told(state, 0, TakeResources(3, 0, 0)) == wanted
    assert told(state, 0, BuyIdea(card("hammer"), 0, 1, 1)) == ("not_now", {})
    assert told(state, 0, SwapResource(FOOD, WOOD)) == ("not_now", {})


@pytest.mark.rule("R50")
def test_an_offer_is_answered_by_yes_or_no() -> None:
    state = buying((5, 5, 5), "hedonism")
    answer(state, 0, StopBuying(), None)  # type: ignore[arg-type]
    assert RULES.asks(state)[0].topic == "exchange"
    for move in (TakeResources(2, 0, 0), SwapResource(FOOD, WOOD), BuyIdea(card("hammer"), 0, 1, 1)):
        assert told(state, 0, move) == ("not_now", {}), move


@pytest.mark.rule("R13")
def test_a_second_theft_hits_somebody_else() -> None:
    goods = [(0, 0, 0), (0, 0, 0), (2, 0, 0), (2, 0, 0), (2, 0, 0)]
    orders = ["theft rest", "theft rest", "logging hunting", "logging hunting", "quarrying hunting"]
    state = acting(*orders, goods=goods)
    answer(state, *parse("0 steal 3 food"), None)  # type: ignore[arg-type]
    assert told(state, 0, Steal(3, FOOD)) == ("another_victim", {"seat": 3})


@pytest.mark.rule("R13")
def test_a_theft_from_the_robbed_hits_nobody_else() -> None:
    state = table(4, goods=[(0, 0, 0), (1, 0, 0), (1, 0, 0)])
    state.phase, state.agenda, state.at = ACTING, ((STEAL_AGAIN, 0, card("long_sword")),), 0
    state.victims = 1 << 1
    assert told(state, 0, Steal(2, FOOD)) == ("only_the_robbed", {"seat": 2})
    assert told(state, 0, Steal(1, WOOD))[0] == "victim_has_none"
    assert RULES.why_not(state, 0, Steal(1, FOOD)) is None


@pytest.mark.rule("R44")
def test_whom_the_law_protects_is_named() -> None:
    state = table(4, goods=[(0, 0, 0), (1, 0, 0), (1, 0, 0)], ideas={1: ["law"]})
    state.phase, state.agenda, state.at = ACTING, ((STEAL, 0, card("theft")),), 0
    assert RULES.why_not(state, 0, Steal(1, FOOD)) is None
    state.robbed[1] = 1
    assert told(state, 0, Steal(1, FOOD)) == ("shielded", {"seat": 1})


def test_who_may_buy_owes_that_first() -> None:
    state = buying((5, 5, 5), "hedonism", "asceticism")
    assert development.owed(state) == (development.BUY, 0)
