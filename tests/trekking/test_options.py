"""For how many a table is laid, and which options matter to whom."""

from __future__ import annotations

import pytest

from game.trekking.options import TrekkingOptions


@pytest.mark.parametrize(("seats", "fits"), [(0, False), (1, True), (4, True), (5, False)])
def test_one_to_four_play(seats: int, fits: bool) -> None:
    problem = TrekkingOptions(seats=seats).problem()
    assert (problem is None) == fits
    assert problem is None or problem.values == {"least": 1, "most": 4}


@pytest.mark.parametrize(("seats", "parties"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_a_rival_joins_who_plays_alone(seats: int, parties: int) -> None:
    options = TrekkingOptions(seats=seats)
    assert (options.parties, options.solo) == (parties, seats == 1)
    assert (options.idle("rival") is None) == (seats == 1)
    assert options.idle("time_warp") is None
    assert options.idle("setup") is None
