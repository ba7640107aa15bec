"""How many ways a table can go on: pinned, so that a change of the rules cannot pass unseen."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.rules import deal
from game.tools import perft
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        (TrekkingOptions(seats=2), [4, 16, 176, 1_728]),
        (TrekkingOptions(seats=1), [4, 44, 483, 4_672]),
        (TrekkingOptions(seats=3, setup="first_game"), [11, 108, 1_080, 10_838]),
        (TrekkingOptions(seats=2, setup="first_game", time_warp=True), [12, 130, 1_431]),
    ],
    ids=["two", "solo", "first_game", "time_warp"],
)
def test_number_of_move_sequences(options: TrekkingOptions, counts: list[int]) -> None:
    chance = TableChance(1)
    state, _ = deal(RULES, options, chance)
    found = [perft.count(RULES, state, chance, depth + 1) for depth in range(len(counts))]
    assert found == counts
