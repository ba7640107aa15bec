"""Ways to pay: trade, discounts, sources, and nothing but sensible ways."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.seven_wonders import orders
from game.seven_wonders.orders import uses
from game.seven_wonders.payment import BOUGHT_LEFT, REBATE, _solve, affordable, best, payments
from game.seven_wonders.tables import BANK, OWN_FIRST, RAW_LEFT, REBATE_LEFT, REBATE_RIGHT, tables
from game.seven_wonders.tables import unit as goods_unit
from tests.seven_wonders.table import build, builds, deal, give, stage_ways, stages, table, why_not

PLAIN = ("giza_a", "rhodos_a", "ephesos_a")
"""Stone for seat 0, ore to its left, papyrus to its right."""


@pytest.mark.rule("R13", "R16")
def test_a_bought_resource_costs_two_coins() -> None:
    state = table(3, *PLAIN, coins=1)
    assert builds(state, 0, "barracks") == []
    state.coins[0] = 2
    assert builds(state, 0, "barracks") == [("paid", 2, 0, 0)]


@pytest.mark.rule("R13")
def test_own_production_pays_again_and_again() -> None:
    state = table(3, *PLAIN)
    assert builds(state, 0, "baths") == [("paid", 0, 0, 0)]
    assert builds(state, 0, "baths") == [("paid", 0, 0, 0)]


@pytest.mark.rule("R20")
def test_a_double_card_sells_both_copies() -> None:
    state = table(3, *PLAIN, coins=4)
    give(state, 1, "sawmill")
    assert builds(state, 0, "caravansery") == [("paid", 4, 0, 0)]


@pytest.mark.rule("R20")
def test_an_either_or_card_sells_one_of_its_kinds() -> None:
    state = table(3, "rhodos_a", "ephesos_a", "babylon_a", coins=9)
    give(state, 1, "timber_yard")
    give(state, 0, "glassworks_1", "clay_pool")
    assert builds(state, 0, "stockade") == [("paid", 2, 0, 0)]
    assert builds(state, 0, "baths") == [("paid", 2, 0, 0)]
    assert builds(state, 0, "senate") == []


@pytest.mark.rule("R18")
def test_selling_hinders_neither_the_owner_nor_the_other_buyer() -> None:
    state = table(3, "giza_a", "rhodos_a", "ephesos_a", hand=("guard_tower", "barracks", "stone_pit"))
    give(state, 0, "clay_pit")
    assert builds(state, 1, "guard_tower") == [("paid", 0, 2, 0)]
    assert ("paid", 2, 0, 0) in builds(state, 2, "barracks")
    assert builds(state, 0, "guard_tower") == [("paid", 0, 0, 0)]


@pytest.mark.rule("R15", "R36")
def test_yellow_resources_are_not_for_sale() -> None:
    state = table(3, *PLAIN, coins=9)
    give(state, 1, "forum", "caravansery")
    assert builds(state, 0, "workshop") == []
    assert builds(state, 1, "workshop") == [("paid", 0, 0, 0)]


@pytest.mark.rule("R15", "R36")
def test_only_the_boards_own_resource_is_for_sale() -> None:
    state = table(3, "giza_a", "alexandria_a", "ephesos_a", coins=9)
    stages(state, 1, 2)
    assert builds(state, 0, "workshop") == [("paid", 2, 0, 0)]
    assert builds(state, 0, "stockade") == []
    assert builds(state, 1, "stockade") == [("paid", 0, 0, 0)]


@pytest.mark.rule("R14")
def test_production_comes_from_board_cards_and_stages() -> None:
    state = table(3, "alexandria_a", "rhodos_a", "ephesos_a")
    give(state, 0, "loom_1", "clay_pool")
    stages(state, 0, 2)
    assert builds(state, 0, "temple") == [("paid", 0, 0, 0)]
    assert builds(state, 0, "apothecary") == [("paid", 0, 0, 0)]


@pytest.mark.rule("R17")
def test_buying_from_both_neighbours_in_one_turn() -> None:
    state = table(3, "giza_a", "babylon_a", "halikarnassos_a", coins=4)
    give(state, 1, "brickyard")
    give(state, 0, "clay_pool")
    assert builds(state, 0, "courthouse") == [("paid", 2, 2, 0)]


@pytest.mark.rule("R16", "R17")
def test_the_buyer_chooses_the_seller_even_the_dearer_one() -> None:
    state = table(3, *PLAIN)
    give(state, 1, "lumber_yard")
    give(state, 2, "lumber_yard")
    give(state, 0, "east_trading_post")
    assert builds(state, 0, "stockade") == [("paid", 0, 1, 0), ("paid", 2, 0, 0)]


@pytest.mark.rule("R39")
def test_only_the_total_need_matters_when_own_goods_are_spared() -> None:
    state = table(3, "giza_a", "rhodos_a", "olympia_a", coins=2)
    give(state, 0, "forest_cave", "ore_vein")
    assert builds(state, 0, "training_ground") == [("paid", 0, 2, 0), ("paid", 2, 0, 0)]


@pytest.mark.rule("R16")
def test_marketplace_lowers_both_sides() -> None:
    state = table(3, "babylon_a", "alexandria_a", "halikarnassos_a", coins=2)
    give(state, 0, "marketplace", "press_1")
    assert builds(state, 0, "traders_guild") == [("paid", 1, 1, 0)]


@pytest.mark.rule("R16")
def test_equal_discounts_do_not_add_up() -> None:
    state = table(3, "olympia_b", "giza_a", "rhodos_a")
    stages(state, 0, 1)
    give(state, 0, "east_trading_post")
    assert builds(state, 0, "barracks") == [("paid", 0, 1, 0)]


def test_olympia_buys_two_clay_for_two() -> None:
    state = table(3, "olympia_b", "giza_a", "ephesos_a", coins=2)
    stages(state, 0, 1)
    give(state, 1, "brickyard")
    give(state, 0, "clay_pit")
    assert builds(state, 0, "siege_workshop") == [("paid", 2, 0, 0)]


def test_buying_wood_frees_both_own_cards_for_ore() -> None:
    state = table(3, "giza_a", "olympia_a", "ephesos_a")
    give(state, 0, "forest_cave", "caravansery")
    assert builds(state, 0, "training_ground") == [("paid", 2, 0, 0)]


def test_what_nobody_has_is_refused_with_the_reason() -> None:
    state = table(3, *PLAIN, coins=20)
    deal(state, 0, "apothecary", "stone_pit")
    assert why_not(state, 0, build("apothecary")) == "nobody_has"


def test_the_reason_names_what_cannot_be_had_not_what_a_neighbour_sells() -> None:
    state = table(3, *PLAIN, coins=20)
    give(state, 1, "lumber_yard")
    need = goods_unit("wood") + goods_unit("loom")
    assert orders.out_of_reach(state, 0, need) == goods_unit("loom")


@pytest.mark.rule("R75")
def test_a_dock_comes_on_top_of_the_marketplace() -> None:
    state = table(3, "babylon_a", "rhodos_a", "halikarnassos_a", coins=2, cities=True)
    give(state, 2, "stone_pit")
    give(state, 0, "marketplace", "clandestine_dock_east", "press_1")
    assert builds(state, 0, "embassy") == [("paid", 0, 2, 0)]


@pytest.mark.rule("R75")
def test_a_dock_lowers_the_first_resource_only() -> None:
    state = table(3, "olympia_a", "rhodos_a", "ephesos_a", cities=True)
    give(state, 1, "ore_vein")
    give(state, 0, "clandestine_dock_west")
    assert builds(state, 0, "training_ground") == [("paid", 3, 0, 0)]


@pytest.mark.rule("R75")
def test_both_docks() -> None:
    state = table(3, "giza_a", "rhodos_a", "halikarnassos_a", coins=3, cities=True)
    give(state, 0, "clandestine_dock_west", "clandestine_dock_east", "lumber_yard")
    assert builds(state, 0, "black_market") == [("paid", 1, 1, 0)]


@pytest.mark.rule("R76")
def test_the_warehouse_doubles_an_own_kind() -> None:
    state = table(3, "alexandria_a", "rhodos_a", "giza_a", coins=0, cities=True)
    stages(state, 0, 2)
    assert stage_ways(state, 0) == []
    give(state, 0, "secret_warehouse")
    assert stage_ways(state, 0) == [(0, 0, 0)]


@pytest.mark.rule("R76")
def test_yellow_kinds_do_not_count_for_the_warehouse() -> None:
    state = table(3, "halikarnassos_a", "rhodos_a", "giza_a", coins=0, cities=True)
    state.goods[0] = 0
    stages(state, 0, 2)
    give(state, 0, "forum", "secret_warehouse")
    assert stage_ways(state, 0) == []


@pytest.mark.rule("R76")
def test_a_neighbours_kind_does_not_count_for_the_warehouse() -> None:
    state = table(3, *PLAIN, coins=0, cities=True)
    give(state, 0, "secret_warehouse")
    assert builds(state, 0, "barracks") == []


@pytest.mark.rule("R76")
def test_either_or_card_and_warehouse_give_both_kinds() -> None:
    state = table(3, "ephesos_a", "giza_a", "babylon_a", coins=0, cities=True)
    give(state, 0, "forest_cave", "secret_warehouse", "press_1")
    state.boards[0] = tables().board_ids.index("abu_simbel_a")
    stages(state, 0, 1)
    assert stage_ways(state, 0) == [(0, 0, 0)]


@pytest.mark.rule("R77")
@pytest.mark.parametrize("card", ["stockade", "baths", "workshop", "guard_tower"])
def test_the_black_market_gives_what_is_missing(card: str) -> None:
    state = table(3, "babylon_a", "rhodos_a", "halikarnassos_a", coins=0, cities=True)
    give(state, 0, "clay_pit", "loom_1", "black_market")
    assert builds(state, 0, card) == [("paid", 0, 0, 0)]


@pytest.mark.rule("R77")
def test_the_black_market_gives_no_second_piece_of_a_known_kind() -> None:
    state = table(3, "babylon_a", "rhodos_a", "halikarnassos_a", coins=0, cities=True)
    give(state, 0, "clay_pit", "loom_1", "black_market")
    stages(state, 0, 2)
    assert stage_ways(state, 0) == []
    assert builds(state, 0, "forum") == [("paid", 0, 0, 0)]
    assert builds(state, 0, "siege_workshop") == []


@pytest.mark.rule("R77")
def test_yellow_kinds_stay_allowed_for_the_black_market() -> None:
    state = table(3, "ephesos_a", "giza_a", "babylon_a", coins=0, cities=True)
    give(state, 0, "caravansery", "black_market")
    state.boards[0] = tables().board_ids.index("petra_a")
    assert stage_ways(state, 0) == [(0, 0, 0)]


def test_the_warehouse_does_not_double_the_black_market() -> None:
    state = table(3, "ephesos_a", "giza_a", "babylon_a", coins=0, cities=True)
    give(state, 0, "secret_warehouse", "black_market")
    assert builds(state, 0, "caravansery") == []


@pytest.mark.rule("R15")
def test_their_resources_are_not_for_sale() -> None:
    state = table(3, *PLAIN, coins=9, cities=True)
    give(state, 1, "secret_warehouse", "black_market")
    assert builds(state, 0, "stockade") == []


def test_an_either_or_stage_of_alexandria_belongs_to_the_board() -> None:
    state = table(3, "alexandria_b", "giza_a", "babylon_a", coins=0, cities=True)
    stages(state, 0, 1)
    give(state, 0, "secret_warehouse")
    assert builds(state, 0, "caravansery") == [("paid", 0, 0, 0)]
    state = table(3, "alexandria_b", "giza_a", "babylon_a", coins=0, cities=True)
    stages(state, 0, 1)
    give(state, 0, "black_market")
    assert builds(state, 0, "caravansery") == []


@pytest.mark.rule("R78")
def test_the_architect_cabinet_saves_resources_not_coins() -> None:
    state = table(3, "petra_b", "giza_a", "babylon_a", coins=13, cities=True)
    give(state, 0, "architect_cabinet")
    stages(state, 0, 1)
    assert stage_ways(state, 0) == []
    state.coins[0] = 14
    assert stage_ways(state, 0) == [(0, 0, 14)]
    state = table(3, "giza_a", coins=0, cities=True)
    stages(state, 0, 2)
    assert stage_ways(state, 0) == []
    give(state, 0, "architect_cabinet")
    assert stage_ways(state, 0) == [(0, 0, 0)]


def test_a_leader_drops_one_resource_of_the_owners_choice() -> None:
    state = table(3, "giza_a", "ephesos_a", "olympia_a", leaders=True)
    give(state, 0, "archimedes")
    assert builds(state, 0, "school") == [("paid", 0, 2, 0), ("paid", 2, 0, 0)]


def test_hammurabi_makes_a_small_building_free() -> None:
    state = table(3, "ephesos_a", "rhodos_a", "olympia_a", coins=0, leaders=True)
    assert builds(state, 0, "baths") == []
    give(state, 0, "hammurabi")
    assert builds(state, 0, "baths") == [("paid", 0, 0, 0)]


def test_leonidas_lowers_red_cards_only_and_never_coins() -> None:
    state = table(3, *PLAIN, coins=2, leaders=True, cities=True)
    give(state, 0, "leonidas")
    assert builds(state, 0, "militia") == []
    assert builds(state, 0, "barracks") == [("paid", 0, 0, 0)]


def test_imhotep_never_lowers_coins() -> None:
    state = table(3, "petra_a", "rhodos_a", "ephesos_a", coins=6, leaders=True, cities=True)
    give(state, 0, "imhotep", "lumber_yard")
    assert stage_ways(state, 0) == [(0, 0, 0)]
    stages(state, 0, 1)
    assert stage_ways(state, 0) == []
    state.coins[0] = 7
    assert stage_ways(state, 0) == [(0, 0, 7)]


def test_bilkis_buys_one_resource_a_turn_from_the_bank() -> None:
    state = table(3, "giza_a", "rhodos_a", "olympia_a", coins=9, leaders=True)
    give(state, 0, "bilkis", "loom_1")
    assert builds(state, 0, "traders_guild") == []
    give(state, 0, "glassworks_1")
    assert builds(state, 0, "traders_guild") == [("paid", 0, 0, 1)]


@pytest.mark.rule("R39", "R86")
def test_own_resources_first_in_a_team_game() -> None:
    boards = ("giza_a", "olympia_a", "rhodos_a", "ephesos_a")
    needless = ("hatshepsut", "clandestine_dock_west", "west_trading_post")
    state = table(4, *boards, teams=True, leaders=True, cities=True)
    alone = table(4, *boards, leaders=True, cities=True)
    for one in (state, alone):
        give(one, 0, "lumber_yard", *needless)
        deal(one, 0, "stockade", "stone_pit")
    own, bought = builds(state, 0, "stockade"), builds(alone, 0, "stockade")
    assert own == bought == [("paid", 0, 0, 0)]
    assert not uses(state, 0, build("stockade")) & BOUGHT_LEFT
    assert uses(alone, 0, build("stockade")) & BOUGHT_LEFT, "a free purchase brings Hatshepsut's coin"


def brute_force(need: int, goods: int, left: int, right: int, powers: int) -> set[tuple[int, int]]:
    """The undominated (left, right) coins, by trying every giver for every single resource."""
    t = tables()

    def pieces(stock: int) -> list[tuple[int, ...]]:
        found = [(1 << 4 * place,) for place in range(7) for _ in range(stock >> 4 * place & 15)]
        return found + [options for bit, options in t.choices if stock & bit]

    units = [1 << 4 * place for place in range(7) for _ in range(need >> 4 * place & 15)]
    givers = [(0, piece) for piece in pieces(goods)]
    givers += [(1, piece) for piece in pieces(left & t.sellable)]
    givers += [(2, piece) for piece in pieces(right & t.sellable)]
    reached = {(0, 0, 0)}
    for unit in units:
        reached = {
            (used | 1 << place, to_left + cost * (who == 1), to_right + cost * (who == 2))
            for used, to_left, to_right in reached
            for place, (who, piece) in enumerate(givers)
            if not used >> place & 1 and unit in piece
            for cost in [0 if not who else 1 if who == 1 and powers & RAW_LEFT and unit < 1 << 16 else 2]
        }
    ends = {(to_left, to_right) for _, to_left, to_right in reached}
    return {one for one in ends if not any(a <= one[0] and b <= one[1] and (a, b) != one for a, b in ends)}


STOCK = ["lumber_yard", "quarry", "forest_cave", "clay_pit", "loom_1", "caravansery", "forum", "mine"]
stock = st.lists(st.sampled_from(STOCK), max_size=3, unique=True)
costs = st.sampled_from(
    ["library", "senate", "training_ground", "courthouse", "gardens", "town_hall", "arsenal"]
)


@settings(deadline=None)
@given(costs, stock, stock, stock, st.sampled_from([0, RAW_LEFT]))
def test_payments_are_exactly_the_undominated_ways(
    card: str, own: list[str], left: list[str], right: list[str], powers: int
) -> None:
    t = tables()
    need = t.need[t.number[card]]
    mine, theirs, others = (
        sum(t.gain[t.number[name]].goods for name in names) for names in (own, left, right)
    )
    found = payments(need, mine, theirs, others, powers, 99)
    assert {one[:2] for one in found} == brute_force(need, mine, theirs, others, powers)
    assert [sum(one[:3]) for one in found] == sorted(sum(one[:3]) for one in found)


@settings(deadline=None)
@given(costs, stock, stock, stock, st.integers(0, 6))
def test_fewer_coins_leave_the_affordable_ways(
    card: str, own: list[str], left: list[str], right: list[str], coins: int
) -> None:
    t = tables()
    need = t.need[t.number[card]]
    mine, theirs, others = (
        sum(t.gain[t.number[name]].goods for name in names) for names in (own, left, right)
    )
    rich = payments(need, mine, theirs, others, 0, 99)
    assert payments(need, mine, theirs, others, 0, coins) == tuple(
        one for one in rich if sum(one[:3]) <= coins
    )


@settings(deadline=None)
@given(
    costs,
    *[st.lists(st.sampled_from([*STOCK, "secret_warehouse", "black_market"]), max_size=4, unique=True)] * 3,
    st.sampled_from([0, RAW_LEFT, BANK, OWN_FIRST, REBATE_LEFT, REBATE_RIGHT | BANK | RAW_LEFT]),
    st.integers(0, 9),
)
def test_what_cannot_help_is_left_out_without_losing_a_payment(
    card: str, own: list[str], left: list[str], right: list[str], powers: int, coins: int
) -> None:
    t = tables()
    need = t.need[t.number[card]]
    mine, theirs, others = (
        sum(t.gain[t.number[name]].goods for name in names) for names in (own, left, right)
    )
    whole = affordable(_solve(need, mine, theirs & t.sellable, others & t.sellable, powers), coins)
    expected = best(whole, powers) if powers & REBATE else whole
    assert payments(need, mine, theirs, others, powers, coins) == expected


def with_the_bank(need: int, goods: int, left: int, right: int, powers: int) -> set[tuple[int, int, int]]:
    """The best (left, right, bank) coins if the bank may sell one resource for a coin."""
    parts = [(need, 0)]
    if powers & BANK:
        parts += [(need - unit, 1) for unit in (1 << 4 * place for place in range(7)) if need // unit & 15]
    ways = {(*sides, bank) for rest, bank in parts for sides in brute_force(rest, goods, left, right, powers)}
    return {
        one
        for one in ways
        if not any(
            other[0] <= one[0] and other[1] <= one[1] and sum(other) <= sum(one) and other != one
            for other in ways
        )
    }


MARKETS = [
    ("lumber_yard", "quarry"),
    ("forest_cave", "loom_1"),
    ("clay_pit", "mine"),
    ("quarry", "loom_1", "glassworks_1"),
    (),
]


@pytest.mark.parametrize("card", ["library", "senate", "courthouse", "gardens", "town_hall", "arsenal"])
@pytest.mark.parametrize("powers", [0, RAW_LEFT, BANK, BANK | RAW_LEFT])
def test_payments_with_so_many_coins_are_the_best_ways_that_cost_no_more(card: str, powers: int) -> None:
    t = tables()
    need = t.need[t.number[card]]
    stocks = [sum(t.gain[t.number[name]].goods for name in names) for names in MARKETS]
    for own, left, right in product(stocks, repeat=3):
        best = with_the_bank(need, own, left, right, powers)
        for coins in (0, 1, 2, 3, 4, 6, 99):
            found = payments(need, own, left, right, powers, coins)
            assert {one[:3] for one in found} == {one for one in best if sum(one) <= coins}
            for one in found:
                assert [bool(one[3] & use) for use in (1, 2, 4)] == [given > 0 for given in one[:3]]
