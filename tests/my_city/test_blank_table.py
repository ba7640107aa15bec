"""A table before anything has happened: cities without a building, and all cards face down."""

from __future__ import annotations

from typing import Literal

import pytest

from game.my_city.legacy import Legacy, Story
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import keeps
from game.my_city.terrain import printed


@pytest.mark.parametrize("mode", ["eternal", "episode", "campaign"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_blank_table_has_bare_cities_and_a_whole_deck(
    mode: Literal["eternal", "episode", "campaign"], seats: int
) -> None:
    state = RULES.blank(MyCityOptions(seats=seats, mode=mode))
    assert state.deck == tuple(range(len(state.mode.deck)))
    assert (state.turned, state.blocked, state.card) == ((), (), None)
    assert state.playing == tuple(range(seats))
    assert state.gold_open
    assert not state.over
    for city in state.cities:
        assert (city.built, city.passed, city.gold, city.third, city.gained) == ({}, (), 0, 0, 0)
        assert (city.marker, city.in_play) == (state.mode.start, True)
        assert (city.free, city.near) == (city.terrain.green, city.terrain.start)
        assert city.roofs == list(city.terrain.roofs)


def test_a_campaign_begins_with_a_story_untold_and_nothing_kept() -> None:
    state = RULES.blank(MyCityOptions(seats=2, mode="campaign"))
    assert state.story == Story(
        goes_on=True, third_open=True, sheets=None, circles=(), chronicle=(), chapter=0
    )
    for city in state.cities:
        assert keeps(city) == Legacy(
            printed("legacy"),
            name=None,
            circles=(0, 0, 0, 0),
            nuggets=0,
            church=None,
            cogs=(),
            boxes=(0, 0, 0),
            lost=(),
            owed=(),
        )


def test_what_is_built_makes_two_cities_differ() -> None:
    one, other = RULES.blank(MyCityOptions(seats=2)).cities
    assert one == other
    assert one.copy() == one
    for name, value in (("marker", 9), ("gold", 1), ("passed", (1,)), ("free", 0), ("in_play", False)):
        changed = one.copy()
        setattr(changed, name, value)
        assert changed != one, name
    assert one != "a city"
