"""What is remembered of payments: small sums for one resource, and never more than a limit."""

from __future__ import annotations

from itertools import product

import pytest

from game.seven_wonders import goods, payment
from game.seven_wonders.catalog import RESOURCES
from game.seven_wonders.effects import Resource
from game.seven_wonders.goods import cuts, supply
from game.seven_wonders.tables import BANK, tables, unit

WOOD, STONE, GLASS, PAPYRUS = map(unit, ("wood", "stone", "glass", "papyrus"))
LIMIT = 12


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known yet, and little will be kept."""
    for module in (goods, payment):
        monkeypatch.setattr(module, "MEMO_LIMIT", LIMIT)
    for memo in ("_supply", "_reaches", "_lacks", "_all_lacks"):
        monkeypatch.setattr(goods, memo, {})
    monkeypatch.setattr(payment, "_payments", {})


def packs() -> list[int]:
    """More sets of resources than are remembered."""
    return [WOOD * wood + STONE * stone for wood in range(5) for stone in range(5)]


@pytest.mark.usefixtures("forgetful")
def test_what_is_known_is_forgotten_beyond_a_limit() -> None:
    for pack in packs():
        goods.supply(pack)
        goods.reach(pack, 0, 0)
        goods.lacks(WOOD, pack)
        goods.all_lacks(WOOD, pack)
        payment.payments(6 * WOOD + 6 * STONE, 0, pack, 6 * WOOD + 6 * STONE, 0, 99)
    memos = (goods._supply, goods._reaches, goods._lacks, goods._all_lacks, payment._payments)
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


@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize("pieces", range(1, 6))
def test_many_of_a_kind_are_found_among_sources_of_choice(resource: Resource, pieces: int) -> None:
    one = unit(resource)
    choices = [bit for bit, options in tables().choices if one in options and bit & tables().sellable]
    if not choices:
        choices = [bit for bit, options in tables().choices if one in options]
    for own in range(len(choices) + 1):
        made = (pieces - 1) * one | sum(choices[:own])
        found = payment.payments(pieces * one, made, 0, 0, 0, 99)
        assert found == (((0, 0, 0, 0),) if own else ())
    every = [bit for bit, options in tables().choices if one in options]
    if len(every) >= pieces:
        assert payment.payments(pieces * one, sum(every[:pieces]), 0, 0, 0, 99) == ((0, 0, 0, 0),)
        lacking = payment.payments((pieces + 1) * one, sum(every[:pieces]), one, 0, 0, 99)
        assert lacking == ((2, 0, 0, 1),)
    seller = sum(bit for bit in choices if bit & tables().sellable)
    sold = seller.bit_count()
    for need in range(1, pieces + 1):
        found = payment.payments(need * one, 0, seller, 0, 0, 99)
        assert found == (((2 * need, 0, 0, 1),) if need <= sold else ())


@pytest.mark.parametrize("need", [WOOD + STONE, 2 * WOOD, WOOD + GLASS, 3 * STONE + PAPYRUS])
def test_what_is_lacking_is_as_little_as_can_be(need: int) -> None:
    every = [bit for bit, _ in tables().choices]
    for first, second in product(every[:8], repeat=2):
        found = goods.lacks(need, first | second)
        for lack, other in product(found, repeat=2):
            assert lack == other or not goods.fits(lack, other)
        wide = goods.all_lacks(need, first | second)
        assert {*found} <= {*wide}
        assert wide == tuple(sorted(wide, key=lambda pack: (goods.count(pack), pack)))
        assert need in wide


@pytest.mark.parametrize("source", ["warehouse", "market"])
def test_with_a_source_of_its_own_kind_a_city_pays_what_it_can_afford(source: str) -> None:
    t = tables()
    extra = t.warehouse if source == "warehouse" else t.market
    need, seller = 2 * WOOD + STONE + GLASS, 3 * WOOD + 2 * STONE + GLASS + PAPYRUS
    for powers, own in product((0, BANK), (WOOD, GLASS, WOOD + GLASS)):
        rich = payment.payments(need, own | extra, seller, seller, powers, 99)
        assert rich
        for coins in range(12):
            found = payment.payments(need, own | extra, seller, seller, powers, coins)
            assert found == tuple(one for one in rich if sum(one[:3]) <= coins)
