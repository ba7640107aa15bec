"""For how many a table is laid, and which options matter to which mode."""

from __future__ import annotations

from typing import Literal

import pytest

from game.core.reason import Reason
from game.my_city.options import MyCityOptions


@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (4, True), (5, False)])
def test_two_to_four_play(seats: int, fits: bool) -> None:
    problem = MyCityOptions(seats=seats).problem()
    assert (problem is None) == fits
    assert problem is None or problem.values == {"fewest": 2, "most": 4}


@pytest.mark.parametrize(("episode", "fits"), [(0, False), (1, True), (24, True), (25, False)])
def test_there_are_24_episodes(episode: int, fits: bool) -> None:
    problem = MyCityOptions(seats=2, mode="episode", episode=episode).problem()
    assert (problem is None) == fits
    assert problem is None or problem.values == {"fewest": 1, "most": 24}


@pytest.mark.parametrize(("mode", "matters"), [("eternal", False), ("episode", True), ("campaign", False)])
def test_the_number_of_the_episode_matters_to_a_single_one(
    mode: Literal["eternal", "episode", "campaign"], matters: bool
) -> None:
    options = MyCityOptions(mode=mode)
    told = Reason("my_city.reason.episode_is_for_one")
    assert options.idle("episode") == (None if matters else told)
    assert options.idle("mode") is None
