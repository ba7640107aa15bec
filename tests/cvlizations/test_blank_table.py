"""A table before anything has happened: what stands ready, and nothing else."""

from __future__ import annotations

from typing import Literal

import pytest

from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import unpack
from game.cvlizations.rules import RULES
from game.cvlizations.state import LAST_AGE, NOTHING, ROUNDS, SETTING_UP
from tests.cvlizations.tables import BOOK


@pytest.mark.rule("R02", "R03")
@pytest.mark.parametrize(
    ("seats", "two", "tribes"),
    [(2, "cave_freaks", 3), (2, "advanced", 4), (3, "cave_freaks", 3), (5, "cave_freaks", 5)],
)
def test_a_blank_table_has_nothing_but_a_deck_and_one_of_each_resource(
    seats: int, two: Literal["cave_freaks", "advanced"], tribes: int
) -> None:
    state = RULES.blank(CvlizationsOptions(seats=seats, two=two))
    assert state.phase == SETTING_UP
    assert (state.round, state.turn, state.at, state.victims, state.helm) == (0,) * 5
    assert (state.purchases, state.swaps, state.bought) == (0, 0, 0)
    assert (state.mover, state.top, NOTHING) == (-1, -1, -1)
    assert state.track == (NOTHING,) * 4
    assert state.deck == BOOK.decks[0] == tuple(range(8, 40))
    assert state.agenda == ()
    assert state.spent == [0] * tribes
    assert state.up == state.down == [NOTHING] * tribes
    assert [unpack(goods) for goods in state.goods] == [(1, 1, 1)] * seats
    assert state.happiness == state.owned == state.active == state.used == state.robbed == [0] * seats
    assert state.tokens == state.ideas == [()] * seats


def test_three_ages_of_three_rounds_are_numbered_from_0() -> None:
    state = RULES.blank(CvlizationsOptions())
    ages = []
    for state.round in range(10):
        ages.append(state.age)
    assert ages == [0, 0, 0, 1, 1, 1, 2, 2, 2, 2], "a game that is over stays in its last age"
    assert (ROUNDS, LAST_AGE) == (9, 2)
