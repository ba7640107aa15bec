"""How many ways a table can go on: pinned, so that a change of the rules cannot pass unseen."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.rules import deal
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.tools import perft


@pytest.mark.parametrize(
    ("seats", "seed", "counts"),
    [
        (2, 1, [60, 3_600, 49_899]),
        (2, 2, [31, 961, 12_449]),
        (2, 3, [43, 1_849, 19_537]),
        (2, 4, [60, 3_600, 105_104]),
        (3, 2, [31, 961, 29_791]),
    ],
)
def test_number_of_move_sequences(seats: int, seed: int, counts: list[int]) -> None:
    chance = TableChance(seed)
    state, _ = deal(RULES, MyCityOptions(seats=seats), chance)
    assert [perft.count(RULES, state, chance, depth) for depth in (1, 2, 3)] == counts
