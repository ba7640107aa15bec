"""What each leaning likes of a die."""

from __future__ import annotations

import random

import pytest

from game.core.chance import FastChance
from game.core.rules import deal
from game.troyes_dice.leanings import LEANINGS
from game.troyes_dice.moves import ChooseTrack, UseDie
from game.troyes_dice.offers import offer_on
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import PRESTIGE, RED, TAKE, WHITE, WORK, YELLOW
from game.troyes_dice.state import TroyesState


def thrown() -> TroyesState:
    """A table whose first dice lie on the wheel."""
    chance = FastChance(random.Random(4))
    state, _ = deal(RULES, TroyesOptions(seats=1), chance)
    while not state.numbers:
        ask = RULES.asks(state)[0]
        RULES.play(state, {ask.seat: RULES.moves(state, ask.seat)[0]}, chance)
    return state


@pytest.mark.parametrize(
    ("leaning", "use", "liking"),
    [
        ("builder", UseDie(0, PRESTIGE, RED, 3), 1),
        ("builder", UseDie(0, WORK, RED, 3), 0),
        ("planner", UseDie(0, WORK, RED, 3), 1),
        ("miser", UseDie(0, TAKE, RED, 3), 1),
        ("warrior", UseDie(0, TAKE, RED, 3), 1),
        ("warrior", UseDie(0, TAKE, WHITE, 3), 0),
        ("scholar", UseDie(0, TAKE, WHITE, 3), 1),
        ("newcomer", UseDie(0, TAKE, YELLOW, 3), 1),
        ("gambler", UseDie(0, TAKE, YELLOW, 5), 5),
    ],
)
def test_a_leaning_likes_what_it_says(leaning: str, use: UseDie, liking: float) -> None:
    assert LEANINGS[leaning](thrown(), 0, use) == liking


def test_a_spoiler_likes_dice_made_into_something_else() -> None:
    state = thrown()
    die = offer_on(state, 0)
    assert LEANINGS["spoiler"](state, 0, UseDie(0, TAKE, die.colour, die.value)) == 0
    assert LEANINGS["spoiler"](state, 0, UseDie(0, TAKE, (die.colour + 1) % 3, die.value)) == 1
    assert LEANINGS["spoiler"](state, 0, UseDie(0, TAKE, die.colour, die.value % 6 + 1)) == 1


@pytest.mark.parametrize("leaning", LEANINGS)
def test_nothing_but_dice_is_liked(leaning: str) -> None:
    assert LEANINGS[leaning](thrown(), 0, ChooseTrack(RED)) == 0
