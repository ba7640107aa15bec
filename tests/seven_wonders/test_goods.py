"""What a city and its neighbours could give of each resource at most: packed, seven of a kind at the most."""

from __future__ import annotations

import pytest

from game.seven_wonders.catalog import RESOURCES
from game.seven_wonders.goods import SIGNS, UNITS, count, fits, minus, reach, settle, supply, unsold, useful
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import give, n, table


def pack(**counts: int) -> int:
    """So many of each resource."""
    return sum(UNITS[RESOURCES.index(name)] * number for name, number in counts.items())


def goods(*cards: str) -> int:
    """What a bare city with these cards makes, its board left out."""
    return sum(tables().gain[n(card)].goods for card in cards)


@pytest.mark.parametrize(
    ("cards", "most"),
    [
        ((), {}),
        (("stone_pit", "quarry"), {"stone": 3}),
        (("tree_farm",), {"wood": 1, "clay": 1}),
        (("tree_farm", "lumber_yard"), {"wood": 2, "clay": 1}),
        (("caravansery",), {"wood": 1, "stone": 1, "clay": 1, "ore": 1}),
        (("loom_1", "forum"), {"loom": 2, "glass": 1, "papyrus": 1}),
    ],
)
def test_a_supply_counts_every_kind_of_an_either_or_card(
    cards: tuple[str, ...], most: dict[str, int]
) -> None:
    assert supply(goods(*cards)) == pack(**most)


def test_neighbours_add_what_they_sell() -> None:
    own, left, right = goods("stone_pit", "forum"), goods("quarry", "caravansery"), goods("tree_farm")
    made = {"loom": 1, "glass": 1, "papyrus": 1}
    assert reach(own, left, right) == pack(stone=3, wood=1, clay=1, **made) | SIGNS
    assert reach(left, own, right) == pack(stone=4, wood=2, clay=2, ore=1) | SIGNS


@pytest.mark.parametrize(("own", "beside", "most"), [(3, 4, 7), (4, 4, 7), (7, 7, 7), (7, 1, 7), (6, 0, 6)])
def test_no_kind_is_counted_beyond_seven_and_none_spills_over(own: int, beside: int, most: int) -> None:
    for name in RESOURCES:
        assert reach(pack(**{name: own}), 0, pack(**{name: beside})) == pack(**{name: most}) | SIGNS
        assert reach(pack(**{name: own}), pack(**{name: beside}), 0) == pack(**{name: most}) | SIGNS


def test_sixteen_of_a_kind_do_not_spill_over() -> None:
    seven = pack(**dict.fromkeys(RESOURCES, 7))
    assert reach(seven, seven, seven) == seven | SIGNS


@pytest.mark.parametrize(
    ("need", "have", "left"),
    [
        (pack(wood=2, ore=1), pack(wood=1), pack(wood=1, ore=1)),
        (pack(wood=1), pack(wood=7), 0),
        (pack(wood=7, papyrus=7), 0, pack(wood=7, papyrus=7)),
        (pack(stone=3), pack(stone=3, loom=2), 0),
    ],
)
def test_what_is_still_missing(need: int, have: int, left: int) -> None:
    assert minus(need, have) == left
    assert fits(need, have) == (left == 0)


def test_resources_of_a_pack_are_counted() -> None:
    assert [count(pack(wood=number)) for number in (0, 1, 7)] == [0, 1, 7]
    assert count(pack(**dict.fromkeys(RESOURCES, 2))) == 14


def test_a_table_reaches_what_stands_on_it() -> None:
    state = table(3)
    before = reach(state.goods[0], state.goods[1], state.goods[2])
    give(state, 2, "quarry")
    assert reach(state.goods[0], state.goods[1], state.goods[2]) == before + pack(stone=2)


def test_what_a_city_has_none_of_to_sell() -> None:
    seven = pack(**dict.fromkeys(RESOURCES, 7))
    assert unsold(0) == seven
    assert unsold(goods("quarry", "tree_farm")) == seven - pack(stone=7, wood=7, clay=7)
    assert unsold(goods("caravansery")) == seven, "yellow cards sell nothing"


def test_what_helps_with_a_need_is_no_more_than_needed() -> None:
    need = pack(wood=1, stone=2)
    tree_farm, press = goods("tree_farm"), goods("press_1")
    assert useful(need, goods("quarry", "lumber_yard") + 5 * pack(stone=1) + press) == need
    assert useful(need, tree_farm + press) == tree_farm
    assert useful(pack(papyrus=1), tree_farm + press) == press


def test_an_either_or_card_gives_for_certain_what_is_lacking_of_one_kind() -> None:
    tree_farm = goods("tree_farm")
    assert settle(pack(wood=2, ore=1), tree_farm) == (pack(wood=1, ore=1), 0)
    assert settle(pack(wood=1, clay=1), tree_farm) == (pack(wood=1, clay=1), tree_farm)
    assert settle(pack(ore=1), tree_farm) == (pack(ore=1), 0)
