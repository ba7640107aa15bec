"""Cities made up for an episode played alone: what chance may bring, and no more."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.core.chance import FastChance
from game.my_city.campaign import campaign
from game.my_city.catalog import SIZE
from game.my_city.founding import CREW, _affixed, found
from game.my_city.legacy import Legacy
from game.my_city.terrain import LETTER_OF

EPISODES = 24


def lives(seed: int) -> list[Legacy]:
    """What the same chance makes of a city before every episode."""
    return [found(n, FastChance(random.Random(seed))) for n in range(1, EPISODES + 1)]


@pytest.mark.rule("R49")
def test_a_crew_crosses_off_up_to_five_boxes_of_its_mine_in_an_episode_and_never_more_than_there_are() -> (
    None
):
    steps: set[int] = set()
    full = 0
    for seed in range(40):
        for n, (before, after) in enumerate(pairwise(lives(seed)), start=1):
            for number, mine in enumerate(campaign().mines):
                crossed = after.boxes[number] - before.boxes[number]
                assert 0 <= crossed <= (CREW if n in mine.episodes else 0)
                assert after.boxes[number] <= mine.boxes
                steps.add(crossed)
                full += after.boxes[number] == mine.boxes
    assert steps == set(range(CREW + 1))
    assert CREW == 5


@pytest.mark.rule("R49")
def test_what_a_city_has_it_keeps_and_nothing_exceeds_the_cabinet() -> None:
    for seed in range(10):
        for before, after in pairwise(lives(seed)):
            assert before.nuggets <= after.nuggets <= campaign().cabinet.slots
            assert set(before.cogs) <= set(after.cogs) | set(before.lost)
            assert len(after.ground) == len(before.ground)


ON_CELLS = [
    one.id for one in campaign().stickers if one.place in ("square", "square_or_plain", "rocks", "fixed")
]


@pytest.mark.parametrize("name", ON_CELLS)
def test_a_sticker_without_a_cell_to_lie_on_is_left_out(name: str) -> None:
    full = Legacy(LETTER_OF["mountain"] * (SIZE * SIZE))
    assert _affixed(full, name, ("found",), FastChance(random.Random(1))) == full
