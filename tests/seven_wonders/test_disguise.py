"""Which unknown leader of a hand turns out to be the one that is shown."""

from __future__ import annotations

import pytest

from game.seven_wonders.disguise import DRAWN, Group, with_pack_back, without_leader
from tests.seven_wonders.table import n

PACKS: list[Group] = [(10, 11), (), (30, 31), (40,)]
"""As known of a draft: the second pack has never been seen."""


@pytest.mark.parametrize(
    ("held", "leader", "left", "packs"),
    [
        pytest.param((10, 50), 50, (10,), PACKS, id="known"),
        pytest.param((-1, -3), 30, (-1,), [(10, 11), (), (31,), (40,)], id="from-the-third-pack"),
        pytest.param((-1, -3), 11, (-3,), [(10,), (), (30, 31), (40,)], id="from-the-first-pack"),
        pytest.param((-3, -4), 40, (-3,), [(10, 11), (), (30, 31), ()], id="the-last-one-of-its-pack"),
        pytest.param((-1, -2), 99, (-1,), PACKS, id="from-a-pack-never-seen"),
        pytest.param((-1, DRAWN), 99, (-1,), PACKS, id="drawn"),
        pytest.param((DRAWN, -2), 99, (-2,), PACKS, id="drawn-or-never-seen"),
        pytest.param((-1, -3), 99, (-3,), PACKS, id="kept-before-the-pack-was-seen"),
        pytest.param((7, -3), 99, (7,), PACKS, id="what-is-known-stays"),
        pytest.param((0, -3), 99, (0,), PACKS, id="the-leader-numbered-0-is-known"),
        pytest.param((-1, -4), 30, (-4,), PACKS, id="known-of-a-pack-nobody-there-kept-from"),
    ],
)
def test_a_shown_leader_leaves_its_hand_and_the_pack_it_came_from(
    held: Group, leader: int, left: Group, packs: list[Group]
) -> None:
    before = list(PACKS)
    assert without_leader(held, PACKS, leader) == (left, packs)
    assert before == PACKS


@pytest.mark.parametrize("place", range(3))
def test_the_one_leader_that_lacks_when_a_pack_comes_back_takes_the_place_of_its_mark(place: int) -> None:
    first, lacking, others = n("caesar"), n("sappho"), [n("varro"), n("hypatia")]
    hand = [*others[:place], -2, *others[place:]]
    held, packs = with_pack_back([(), tuple(hand)], [(), (first, lacking)], 1, (first,))
    assert held == [(), (*others[:place], lacking, *others[place:])]
    assert packs == [(), (first,)]


def test_of_two_marks_the_later_one_is_what_was_kept_last() -> None:
    first, lacking, between = n("caesar"), n("sappho"), n("varro")
    held, _ = with_pack_back([(-1, between, -1)], [(first, lacking)], 0, (first,))
    assert held == [(-1, between, lacking)]
