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
    assert counted(MyCityOptions(seats=seats), seed) == counts


@pytest.mark.parametrize(
    ("seats", "seed", "episode", "counts"),
    [
        (2, 1, 1, [64, 4_096, 115_636]),
        (2, 1, 11, [13, 169, 1_667]),
        (2, 2, 17, [58, 3_364, 76_052]),
        (2, 1, 22, [12, 144, 2_588]),
        (3, 1, 24, [11, 121, 1_331]),
    ],
)
def test_number_of_move_sequences_in_an_episode(
    seats: int, seed: int, episode: int, counts: list[int]
) -> None:
    assert counted(MyCityOptions(seats=seats, mode="episode", episode=episode), seed) == counts


def test_number_of_move_sequences_in_a_campaign() -> None:
    assert counted(MyCityOptions(seats=2, mode="campaign"), 1) == [8, 64, 4_096]


def counted(options: MyCityOptions, seed: int) -> list[int]:
    """The ways to go on for one, two and three answers."""
    chance = TableChance(seed)
    state, _ = deal(RULES, options, chance)
    return [perft.count(RULES, state, chance, depth) for depth in (1, 2, 3)]
