"""What is remembered of payments: small sums for one resource, and never more than a limit."""

from __future__ import annotations

import pytest

from game.seven_wonders import payment
from game.seven_wonders.payment import cuts, supply
from game.seven_wonders.tables import tables, unit

WOOD, STONE, GLASS, PAPYRUS = map(unit, ("wood", "stone", "glass", "papyrus"))
LIMIT = 12


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known yet, and little will be kept."""
    monkeypatch.setattr(payment, "MEMO_LIMIT", LIMIT)
    memos = ("_relevant", "_supply", "_reaches", "_lacks", "_all_lacks", "_payments")
    for memo in memos:
        monkeypatch.setattr(payment, memo, {})


def packs() -> list[int]:
    """More sets of resources than are remembered."""
    return [WOOD * wood + STONE * stone for wood in range(5) for stone in range(5)]


@pytest.mark.usefixtures("forgetful")
def test_what_is_known_is_forgotten_beyond_a_limit() -> None:
    for pack in packs():
        payment.supply(pack)
        payment.reach(pack, 0, 0)
        payment.lacks(WOOD, pack)
        payment.all_lacks(WOOD, pack)
        payment.payments(6 * WOOD + 6 * STONE, 0, pack, 0, 0, 99)
    memos = (payment._supply, payment._reaches, payment._lacks, payment._all_lacks, payment._payments)
    for memo in memos:
        assert 0 < len(memo) <= LIMIT + 2


@pytest.mark.usefixtures("forgetful")
def test_what_was_forgotten_is_found_again() -> None:
    for _ in range(2):
        assert [supply(pack) for pack in packs()] == packs()


@pytest.mark.parametrize("place", range(7))
def test_no_resource_is_supplied_more_than_seven_times(place: int) -> None:
    one = 1 << 4 * place
    choices = sum(bit for bit, options in tables().choices if one in options)
    assert supply(7 * one | choices) // one & 15 == 7
    assert supply(6 * one | choices) // one & 15 == 7
    assert supply(6 * one) // one & 15 == 6


def test_one_resource_is_dropped_each_way_once() -> None:
    assert cuts(2 * WOOD + GLASS) == (WOOD + GLASS, 2 * WOOD)
    assert cuts(PAPYRUS) == (0,)
    assert cuts(STONE + PAPYRUS) == (PAPYRUS, STONE)
    assert cuts(0) == (0,)
