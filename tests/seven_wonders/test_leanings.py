"""What each leaning likes of an answer."""

from __future__ import annotations

import pytest

from game.core.rules import Move
from game.seven_wonders.leanings import LEANINGS
from game.seven_wonders.moves import Build, BuildStage, Decline, Sell
from tests.seven_wonders.table import n, table

HAND = ("barracks", "apothecary", "altar", "lumber_yard", "tavern")


@pytest.mark.parametrize(
    ("leaning", "move", "liking"),
    [
        ("builder", BuildStage(n("altar")), 1),
        ("builder", Build(n("altar")), 0),
        ("warrior", Build(n("barracks")), 1),
        ("warrior", Sell(n("barracks")), 0),
        ("scholar", Build(n("apothecary")), 1),
        ("newcomer", Build(n("altar")), 1),
        ("gambler", Build(n("workers_guild")), 1),
        ("planner", Build(n("lumber_yard")), 1),
        ("planner", Build(n("altar"), "chained"), 1),
        ("planner", Build(n("altar")), 0),
        ("miser", Sell(n("altar")), 3),
        ("miser", Build(n("tavern")), 3),
        ("miser", Build(n("barracks"), "paid", 2, 0, 1), -3),
        ("miser", BuildStage(n("altar"), 0, 4), -4),
        *((leaning, Decline(), 0) for leaning in LEANINGS),
    ],
)
def test_a_leaning_likes_what_it_says(leaning: str, move: Move, liking: float) -> None:
    assert LEANINGS[leaning](table(hand=HAND), 0, move) == liking


@pytest.mark.parametrize("kind", [Build, BuildStage, Sell])
def test_a_spoiler_takes_the_card_that_the_next_would_like_best(kind: type[Move]) -> None:
    state = table(hand=("palace", "lumber_yard"), age=3)
    assert LEANINGS["spoiler"](state, 0, kind(n("palace"))) == 1
    assert LEANINGS["spoiler"](state, 0, kind(n("lumber_yard"))) == 0
