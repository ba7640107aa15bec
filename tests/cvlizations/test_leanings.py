"""What each leaning likes of a move."""

from __future__ import annotations

import pytest

from game.core.rules import Move
from game.cvlizations.catalog import CHEATING, DOUBLING, HUNTING, LOGGING, QUARRYING, REST, THEFT, TRADE
from game.cvlizations.leanings import LEANINGS
from game.cvlizations.moves import BuyIdea, LayOrders, StopBuying
from tests.cvlizations.tables import card, table


def bought(idea: str) -> BuyIdea:
    return BuyIdea(card(idea), 1, 2, 0)


@pytest.mark.parametrize(
    ("leaning", "move", "liking"),
    [
        ("builder", LayOrders(LOGGING, QUARRYING), 2),
        ("builder", bought("windmill"), 1),
        ("builder", bought("axe"), 0),
        ("warrior", LayOrders(REST, THEFT), 1),
        ("warrior", bought("dagger"), 1),
        ("scholar", LayOrders(REST, THEFT), 1),
        ("scholar", bought("humanism"), 1),
        ("scholar", bought("writing"), 1),
        ("scholar", bought("windmill"), 0),
        ("gambler", LayOrders(DOUBLING, CHEATING), 2),
        ("planner", LayOrders(TRADE, REST), 1),
        ("planner", bought("wheel"), 1),
        ("newcomer", LayOrders(HUNTING, REST), 1),
        ("newcomer", bought("optimism"), 1),
        ("miser", bought("axe"), -3),
        *((leaning, StopBuying(), 0) for leaning in LEANINGS),
    ],
)
def test_a_leaning_likes_what_it_says(leaning: str, move: Move, liking: float) -> None:
    assert LEANINGS[leaning](table(), 0, move) == liking


def test_a_spoiler_lays_what_others_have_shown() -> None:
    state = table()
    state.orders_laid(0, 0, LOGGING, REST)
    assert LEANINGS["spoiler"](state, 1, LayOrders(THEFT, LOGGING)) == 1
    assert LEANINGS["spoiler"](state, 1, LayOrders(THEFT, REST)) == 0
