"""What each leaning likes of a visit."""

from __future__ import annotations

import pytest

from game.trekking.leanings import LEANINGS
from game.trekking.moves import ANCESTORS, EndTurn, Visit
from tests.trekking.tables import lay

GIVEN = {"slots": [1, 6, 3, 9, 8, 4], "trek": (5,), "crystals": 2}
"""Cards of -37000, -500, -2000, -450, -506 and -1772; the trek stands at -1472."""


@pytest.mark.parametrize(
    ("leaning", "visit", "liking"),
    [
        ("builder", Visit(0), 1),
        ("builder", Visit(1), 0),
        ("gambler", Visit(1), 1),
        ("gambler", Visit(0), 0),
        ("planner", Visit(1), -9.72),
        ("planner", Visit(0), -500),
        ("planner", Visit(ANCESTORS), 0),
    ],
)
def test_a_leaning_likes_what_it_says(leaning: str, visit: Visit, liking: float) -> None:
    state = lay(GIVEN)
    assert LEANINGS[leaning](state, state.actor, visit) == pytest.approx(liking)


@pytest.mark.parametrize(
    ("leaning", "liked", "other"),
    [("warrior", 3, 8), ("scholar", 2, 8), ("builder", 1, 2), ("newcomer", 9, 8)],
)
def test_at_the_same_place_the_card_with_its_token_is_liked_by_one_more(
    leaning: str, liked: int, other: int
) -> None:
    state = lay(GIVEN)
    likings = []
    for state.slots[3] in (liked, other):
        likings.append(LEANINGS[leaning](state, state.actor, Visit(3)))
    assert likings[0] == likings[1] + 1


def test_a_miser_counts_crystals_paid_and_got() -> None:
    state = lay(GIVEN)
    free, paid = (LEANINGS["miser"](state, state.actor, Visit(2, crystals)) for crystals in (0, 1))
    assert free - paid == 1


def test_a_spoiler_likes_what_makes_others_treks_longer() -> None:
    state = lay(GIVEN)
    other = 1 - state.actor
    assert LEANINGS["spoiler"](state, state.actor, Visit(1)) == 0
    state.treks[other], state.years[other] = (3,), -2000
    assert LEANINGS["spoiler"](state, state.actor, Visit(1)) == 1
    assert LEANINGS["spoiler"](state, state.actor, Visit(0)) == 0


@pytest.mark.parametrize("leaning", LEANINGS)
def test_nothing_but_visits_is_liked(leaning: str) -> None:
    state = lay(GIVEN)
    assert LEANINGS[leaning](state, state.actor, EndTurn()) == 0
    state.slots[0] = 0
    assert LEANINGS[leaning](state, state.actor, Visit(0)) == 0
