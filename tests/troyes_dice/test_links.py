"""The nine diamonds between two buildings of a row: which two, and what they give."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.core.rules import recorded, recording
from game.troyes_dice.chain import draw
from game.troyes_dice.events import LinkJoined
from game.troyes_dice.sheet import (
    BISHOPRIC,
    CITY_HALL,
    COLUMNS,
    FORTRESS,
    PALACE,
    RED,
    ROWS,
    WHITE,
    YELLOW,
)
from game.troyes_dice.tables import GAIN_CITIZENS, GAIN_RESOURCES, Owed
from tests.troyes_dice.scripted import position

DIAMONDS: dict[tuple[int, int, int], Owed] = {
    (FORTRESS, 1, 2): (GAIN_CITIZENS, RED, 1),
    (FORTRESS, 3, 4): (GAIN_CITIZENS, YELLOW, 1),
    (FORTRESS, 5, 6): (GAIN_CITIZENS, WHITE, 1),
    (PALACE, 1, 2): (GAIN_CITIZENS, RED, 2),
    (PALACE, 5, 6): (GAIN_RESOURCES, RED, 3),
    (CITY_HALL, 1, 2): (GAIN_RESOURCES, YELLOW, 3),
    (CITY_HALL, 3, 4): (GAIN_CITIZENS, YELLOW, 2),
    (BISHOPRIC, 3, 4): (GAIN_RESOURCES, WHITE, 3),
    (BISHOPRIC, 5, 6): (GAIN_CITIZENS, WHITE, 2),
}
"""By row and columns (from 1), as they are printed."""


def drawn(row: int, column: int, **built: list[int]) -> tuple[list[Owed], list[int]]:
    """What drawing a building (columns from 1) gives, and the numbers of the diamonds it joins."""
    state = recording(position({"built": built}))
    gains = draw(state, 0, row, column - 1)
    return gains, [event.link for event in recorded(state) if isinstance(event, LinkJoined)]


@pytest.mark.rule("R25")
@pytest.mark.parametrize("row", range(len(ROWS)), ids=ROWS)
def test_two_buildings_beside_a_diamond_give_what_it_shows_whichever_comes_first(row: int) -> None:
    for first, second in permutations(range(1, COLUMNS + 1), 2):
        own, none = drawn(row, second)
        assert none == []
        gains, links = drawn(row, second, **{ROWS[row]: [first]})
        diamond = (row, min(first, second), max(first, second))
        assert gains == [*own, *([DIAMONDS[diamond]] if diamond in DIAMONDS else [])], diamond
        assert links == [number for number, one in enumerate(DIAMONDS) if one == diamond]


@pytest.mark.rule("R25")
@pytest.mark.parametrize(("row", "left", "right"), DIAMONDS)
def test_buildings_of_two_rows_share_no_diamond(row: int, left: int, right: int) -> None:
    others = {name: [left, right] for place, name in enumerate(ROWS) if place != row}
    assert drawn(row, left, **others) == drawn(row, left)
    assert drawn(row, right, **others) == drawn(row, right)
