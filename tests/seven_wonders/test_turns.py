"""A turn of the base game: what a card may be used for, and what happens in which order."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.mask import mask_all
from game.core.rules import deal as open_table
from game.seven_wonders.events import CardSold, HandReceived
from game.seven_wonders.moves import Build, BuildStage, Salvage, Sell
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import (
    answer,
    build,
    builds,
    column,
    deal,
    give,
    ids,
    n,
    stage_ways,
    stages,
    table,
    why_not,
)


@pytest.mark.rule("R01", "R04")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_everyone_gets_a_board_three_coins_and_seven_cards(seats: int) -> None:
    state, _ = open_table(RULES, SevenWondersOptions(seats=seats, cities=False), TableChance(seats))
    wonders = [tables().data.wonders[board].wonder for board in state.boards]
    assert len(set(wonders)) == seats
    assert state.coins == [3] * seats
    assert [len(hand) for hand in state.hands] == [7] * seats
    assert state.options.turns == 6


@pytest.mark.rule("R01")
def test_both_sides_of_the_boards_are_dealt() -> None:
    tables_dealt = [
        open_table(RULES, SevenWondersOptions(seats=3, cities=False), TableChance(seed))[0]
        for seed in range(20)
    ]
    sides = {tables().data.wonders[board].side for state in tables_dealt for board in state.boards}
    assert sides == {"A", "B"}


@pytest.mark.rule("R02", "R03")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_deck_has_seven_cards_a_player(seats: int, age: int) -> None:
    fixed, black, guilds = tables().deck(SevenWondersOptions(seats=seats, cities=False), age)
    drawn = seats + 2 if age == 3 else 0
    assert len(fixed) + drawn == 7 * seats
    assert (black and not {tables().data.cards[card].pool for card in black} - {"black"}) or not black
    assert len(guilds) == (10 if age == 3 else 0)


@pytest.mark.rule("R05", "R06")
def test_hands_go_left_in_ages_one_and_three_and_right_in_age_two() -> None:
    for age, taker in ((1, 1), (2, 2), (3, 1)):
        state = table(3, age=age)
        deal(state, 0, "tavern", "altar", "theater")
        answer(state, {0: Sell(n("tavern"))})
        assert ids(state.hands[taker]) == ["altar", "theater"]
        assert state.turn == 2


@pytest.mark.rule("R05")
def test_all_pick_before_anything_is_shown() -> None:
    state = table(3)
    assert [ask.sealed for ask in RULES.asks(state)] == [True] * 3


@pytest.mark.rule("R07")
def test_the_last_card_is_dropped_for_nothing() -> None:
    state = table(3, turn=6, hand=("lumber_yard", "altar"))
    answer(state, {0: build("altar"), 1: build("altar"), 2: build("altar")})
    assert state.age == 2
    assert state.coins == [3, 3, 3]
    assert ids(state.pile) == ["lumber_yard"] * 3


@pytest.mark.rule("R08")
def test_a_sold_card_brings_three_coins_and_stays_secret() -> None:
    state = table(3)
    events = answer(state, {0: Sell(n("lumber_yard"))})
    assert state.coins[0] == 6
    sold = next(event for event in mask_all(events, {1}) if isinstance(event, CardSold) and event.seat == 0)
    assert sold.card is None


@pytest.mark.rule("R09")
def test_a_city_holds_each_building_once_even_from_another_age() -> None:
    state = table(3)
    give(state, 0, "loom_1")
    assert builds(state, 0, "loom_2") == []
    assert why_not(state, 0, build("loom_2")) == "same_building"


@pytest.mark.rule("R09", "R11")
def test_a_second_copy_can_be_sold_or_tucked() -> None:
    state = table(3, hand=("tavern", "tavern", "altar"))
    give(state, 0, "tavern", "quarry")
    moves = RULES.moves(state, 0)
    assert BuildStage(n("tavern")) in moves
    assert Sell(n("tavern")) in moves
    assert len(set(moves)) == len(moves)


@pytest.mark.rule("R11")
def test_what_cannot_be_paid_can_still_be_sold() -> None:
    state = table(3, coins=0, hand=("palace", "palace"))
    assert list(RULES.moves(state, 0)) == [Sell(n("palace"))]
    assert why_not(state, 0, build("palace")) in ("too_dear", "nobody_has")


@pytest.mark.rule("R19")
def test_coins_of_this_turn_cannot_be_spent_in_it() -> None:
    state = table(3, "giza_a", "rhodos_a", "ephesos_a", coins=2, hand=("barracks", "timber_yard"))
    state.coins[1] = 0
    assert why_not(state, 1, build("timber_yard", bank=1)) == "too_few_coins"
    answer(state, {0: build("barracks", left=2)})
    assert state.coins[:2] == [0, 5], "two from the buyer and three for selling"


@pytest.mark.rule("R21")
def test_a_chain_is_free_and_the_only_way() -> None:
    state = table(3, coins=20)
    give(state, 0, "scriptorium", "quarry", "loom_1")
    assert builds(state, 0, "library") == [("chained", 0, 0, 0)]
    assert why_not(state, 0, build("library")) == "chain_is_free"


@pytest.mark.rule("R21")
def test_either_trading_post_unlocks_the_forum() -> None:
    for post in ("west_trading_post", "east_trading_post"):
        state = table(3, coins=0)
        give(state, 0, post)
        assert builds(state, 0, "forum") == [("chained", 0, 0, 0)]


@pytest.mark.rule("R21")
def test_a_parent_helps_from_the_next_turn_on() -> None:
    state = table(3, "giza_a", coins=0, hand=("baths", "stone_pit"))
    deal(state, 2, "aqueduct", "stone_pit")
    answer(state, {0: build("baths")})
    assert builds(state, 0, "aqueduct") == [("chained", 0, 0, 0)]


@pytest.mark.rule("R10")
def test_a_tucked_card_is_no_building() -> None:
    state = table(3, "giza_a", hand=("apothecary", "altar"))
    give(state, 0, "stone_pit")
    events = answer(state, {0: BuildStage(n("apothecary"))})
    assert state.stages[0] == 1
    assert state.cities[0] == 1 << n("stone_pit")
    assert state.markers[0] == (n("apothecary"),)
    assert column(state, 0, "wonder") == 3
    assert column(state, 0, "science") == 0
    assert all(n("apothecary") not in (getattr(e, "card", -1),) for e in mask_all(events, {1}))


@pytest.mark.rule("R10")
def test_stages_go_in_order() -> None:
    state = table(3, "giza_a", coins=0)
    give(state, 0, "sawmill", "lumber_yard")
    assert stage_ways(state, 0) == [], "stage two would be payable, stage one is not"
    assert why_not(state, 0, BuildStage(n("lumber_yard"))) == "nobody_has"


@pytest.mark.rule("R10")
def test_a_complete_wonder_takes_no_more() -> None:
    state = table(3, "giza_a", coins=20)
    stages(state, 0, 3)
    assert why_not(state, 0, BuildStage(n("lumber_yard"))) == "wonder_complete"


@pytest.mark.rule("R12")
def test_only_the_seller_knows_what_lies_in_the_pile() -> None:
    state = table(3)
    view = state.copy()
    for event in mask_all(answer(state, {}), {1}):
        view.apply(event)
    assert view.pile == (-1, n("lumber_yard"), -1)


@pytest.mark.rule("R22")
def test_counting_effects_see_the_cards_of_the_same_turn() -> None:
    state = table(3, hand=("vineyard", "lumber_yard"), age=2)
    give(state, 0, "stone_pit")
    give(state, 1, "clay_pool", "ore_vein")
    give(state, 2, "clay_pool")
    answer(state, {0: build("vineyard"), 2: build("lumber_yard")})
    assert state.coins[0] == 3 + 1 + 2 + 2


@pytest.mark.rule("R23")
def test_a_card_built_this_turn_does_not_pay_for_anybody() -> None:
    state = table(3, "rhodos_a", "giza_a", "ephesos_a", hand=("stockade", "lumber_yard"))
    assert builds(state, 0, "stockade") == []
    answer(state, {0: build("lumber_yard"), 1: build("lumber_yard")})
    assert ("paid", 0, 0, 0) in builds(state, 0, "stockade")


@pytest.mark.rule("R22")
def test_board_resources_are_no_cards() -> None:
    state = table(3, "giza_a", "rhodos_a", "alexandria_a", hand=("bazar", "altar"), age=2)
    give(state, 0, "loom_1")
    give(state, 1, "press_1", "glassworks_1")
    answer(state, {0: build("bazar")})
    assert state.coins[0] == 3 + 6


@pytest.mark.rule("R24")
@pytest.mark.parametrize(
    ("card", "city", "built", "coins", "points"),
    [
        ("lighthouse", ("tavern", "marketplace", "vineyard"), 0, 4, 4),
        ("arena", (), 2, 6, 2),
        ("haven", ("lumber_yard", "stone_pit", "clay_pool", "ore_vein"), 0, 4, 4),
        ("chamber_of_commerce", ("loom_1", "press_1"), 0, 4, 4),
    ],
)
def test_coins_once_points_at_the_end(
    card: str, city: tuple[str, ...], built: int, coins: int, points: int
) -> None:
    state = table(3, "giza_a", age=3, hand=(card, "palace"))
    give(state, 0, *city)
    give(state, 1, "lumber_yard", "stone_pit")
    stages(state, 0, built)
    t = tables()
    state.goods[0] += t.need[n(card)]
    answer(state, {0: build(card)})
    assert state.coins[0] == 3 + coins
    assert column(state, 0, "commerce") == points


@pytest.mark.rule("R24")
def test_later_stages_add_points_but_no_coins() -> None:
    state = table(3, "giza_a")
    give(state, 0, "arena")
    stages(state, 0, 3)
    assert column(state, 0, "commerce") == 3
    assert state.coins[0] == 3


@pytest.mark.rule("R95")
def test_everything_is_placed_before_anything_takes_effect() -> None:
    state = table(3, hand=("vineyard", "lumber_yard"), age=2)
    events = answer(state, {0: build("vineyard"), 1: build("lumber_yard"), 2: build("lumber_yard")})
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("CoinsTaken") > max(k for k, kind in enumerate(kinds) if kind == "CardBuilt")


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    state = table(3)
    events = answer(state, {})
    received = [event for event in mask_all(events, {2}) if isinstance(event, HandReceived)]
    assert [None in event.cards for event in received] == [True, True, False]


def test_a_view_remembers_the_hand_it_passed_on() -> None:
    state = table(3, hand=("lumber_yard", "tavern", "altar", "theater"))
    deal(state, 1, "stone_pit", "clay_pool", "baths", "stockade")
    deal(state, 2, "ore_vein", "loom_1", "barracks", "workshop")
    view = state.copy()
    view.hands[1] = view.hands[2] = ()
    for moves in ({0: Sell(n("tavern"))}, {}):
        for event in mask_all(answer(state, moves), {0}):
            view.apply(event)
    assert set(ids(view.hands[2])) == {"altar", "lumber_yard", "theater"}
    assert view.sizes[2] == 2
    for seed in range(5):
        imagined = RULES.imagine(view, TableChance(seed))
        assert set(imagined.hands[2]) < {n("altar"), n("lumber_yard"), n("theater")}


def test_a_shown_card_leaves_the_remembered_hand() -> None:
    state = table(3, hand=("lumber_yard", "tavern", "altar", "theater"))
    deal(state, 1, "stone_pit", "clay_pool", "baths", "stockade")
    deal(state, 2, "ore_vein", "loom_1", "barracks", "workshop")
    view = state.copy()
    view.hands[1] = view.hands[2] = ()
    for moves in ({0: Sell(n("tavern"))}, {1: build("altar")}):
        for event in mask_all(answer(state, moves), {0}):
            view.apply(event)
    assert set(ids(view.hands[2])) == {"lumber_yard", "theater"}


@pytest.mark.parametrize("garbage", [None, -1, 999, "tavern", 3.5, (1,)])
@pytest.mark.parametrize("kind", [Build, BuildStage, Sell])
def test_garbage_is_refused_with_a_reason(kind: type, garbage: object) -> None:
    state = table(3)
    assert why_not(state, 0, kind(garbage)) == "not_in_hand"
    assert why_not(state, 0, Salvage(0)) == "not_offered"


def test_a_wrong_payment_is_refused() -> None:
    state = table(3, "giza_a", "rhodos_a", hand=("barracks", "altar"))
    assert why_not(state, 0, build("barracks", left=1)) == "not_a_payment"
    assert why_not(state, 0, build("barracks", "free")) == "not_a_payment"


def test_preview_shows_the_own_move_alone() -> None:
    state = table(3, hand=("tavern", "altar"))
    after = RULES.preview(state, 0, build("tavern"))
    assert after.coins == [8, 3, 3]
    assert state.coins == [3, 3, 3]


def test_a_card_seen_elsewhere_is_no_longer_in_a_remembered_hand() -> None:
    view = table(3, hand=("stone_pit", "clay_pool"))
    deal(view, 2, "ore_vein", "loom_1")
    view.hands[1] = (n("altar"), n("theater"), n("lumber_yard"))
    view.pile = (n("lumber_yard"),)
    for seed in range(8):
        imagined = RULES.imagine(view, TableChance(seed))
        assert n("lumber_yard") not in imagined.hands[1]
        RULES.conserve(imagined)
