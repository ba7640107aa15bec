"""The Cities box: losses and debt, and its cards, leaders, guilds and boards."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.rules import deal as open_table
from game.seven_wonders import conflict, decks
from game.seven_wonders.moves import Build, BuildStage, PayLoss, Sell
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import BLACK, PURPLE, tables
from tests.seven_wonders.table import (
    answer,
    build,
    builds,
    cities,
    column,
    deal,
    give,
    n,
    stage_ways,
    stages,
    topics,
    why_not,
)


@pytest.mark.rule("R60", "R61", "R62")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_decks_and_hands(seats: int) -> None:
    options = SevenWondersOptions(seats=seats)
    state, _ = open_table(RULES, options, TableChance(seats))
    assert [len(hand) for hand in state.hands] == [8] * seats
    assert options.turns == 7
    cards = [card for hand in state.hands for card in hand]
    assert sum(tables().colour[card] == BLACK for card in cards) == seats
    assert all(min(tables().data.cards[card].copies, default=0) <= seats for card in cards)


@pytest.mark.rule("R61")
def test_guilds_stay_at_seats_plus_two() -> None:
    state = cities(seats=6)
    deck = decks.age_deck(state, 3, TableChance(3))
    assert len(deck) == 48
    assert sum(tables().colour[card] == PURPLE for card in deck) == 8
    assert len(tables().deck(state.options, 3)[2]) == 13


@pytest.mark.rule("R63")
def test_black_cards_are_buildings_without_chains() -> None:
    t = tables()
    black = [card for card in range(t.cards) if t.colour[card] == BLACK]
    assert len(black) == 27
    assert not any(t.chain[card] for card in black)
    assert not any(t.chain[card] >> one & 1 for card in range(t.cards) for one in black)
    state = cities(hand=("lair", "hideout"))
    give(state, 0, "lair", "stone_pit")
    assert why_not(state, 0, build("lair")) == "same_building"
    assert BuildStage(n("lair")) in RULES.moves(state, 0)


def play_loss(state: SevenWondersState, card: str) -> None:
    deal(state, 0, card, "altar")
    state.goods[0] = tables().need[n(card)]
    state.coins[0] += tables().coins[n(card)]
    answer(state, {0: build(card, bank=tables().coins[n(card)])})


@pytest.mark.rule("R64", "R65", "R66")
def test_losses_are_split_freely_at_the_end_of_the_turn() -> None:
    state = cities(seats=4, hand=("altar", "theater"), age=2)
    state.coins = [0, 2, 1, 5]
    deal(state, 0, "lair", "altar")
    state.goods[0] = tables().need[n("lair")]
    answer(state, {0: build("lair"), 1: build("altar"), 2: build("altar"), 3: build("altar")})
    assert topics(state) == [(1, "losses"), (2, "losses"), (3, "losses")]
    assert list(RULES.moves(state, 2)) == [PayLoss(1), PayLoss(0)]
    assert why_not(state, 2, PayLoss(2)) == "loss_amount"
    answer(state, {1: PayLoss(2), 2: PayLoss(1), 3: PayLoss(0)})
    assert state.coins == [0, 0, 0, 5]
    assert state.debts == [0, 0, 1, 2]


@pytest.mark.rule("R64")
def test_coins_of_the_turn_can_pay_the_loss() -> None:
    state = cities(coins=0, hand=("hideout", "altar"))
    answer(state, {0: build("hideout"), 1: Sell(n("altar"))})
    assert list(RULES.moves(state, 1)) == [PayLoss(1), PayLoss(0)]


@pytest.mark.rule("R97")
def test_losses_of_one_turn_are_added_up() -> None:
    state = cities(hand=("hideout", "altar"), age=1)
    deal(state, 1, "lair", "altar")
    state.goods[1] = tables().need[n("lair")]
    answer(state, {0: build("hideout"), 1: build("lair"), 2: Sell(n("altar"))})
    assert state.owed == [2, 1, 3]
    assert [ask.sealed for ask in RULES.asks(state)] == [True] * 3


@pytest.mark.rule("R65")
def test_debt_cannot_be_paid_back() -> None:
    state = cities(coins=9)
    state.debts[0] = 2
    assert not any(isinstance(move, PayLoss) for move in RULES.moves(state, 0))
    assert why_not(state, 0, PayLoss(2)) == "not_offered"


@pytest.mark.parametrize(
    ("card", "tokens", "owed"),
    [
        pytest.param("sepulcher", (2, 1, 0), 3),
        pytest.param("cenotaph", (1, 2, 0), 3),
    ],
)
def test_losses_by_victory_tokens(card: str, tokens: tuple[int, int, int], owed: int) -> None:
    state = cities(age=2, hand=("altar", "theater"))
    state.victories[1], state.defeats[1] = tokens, 1
    play_loss(state, card)
    assert state.owed == [0, owed, 0]


@pytest.mark.rule("R22", "R66")
def test_losses_by_stages_count_those_of_the_turn() -> None:
    state = cities("rhodos_a", "giza_a", age=3, hand=("altar", "theater"))
    stages(state, 0, 3)
    stages(state, 1, 2)
    give(state, 1, "quarry", "stone_pit")
    deal(state, 0, "builders_union", "altar")
    state.goods[0] = tables().need[n("builders_union")]
    answer(state, {0: build("builders_union"), 1: BuildStage(n("altar"))})
    assert state.owed == [0, 3, 0]


@pytest.mark.rule("R88")
def test_the_mate_pays_too() -> None:
    state = cities("petra_b", seats=4, teams=True, hand=("altar", "theater"))
    give(state, 0, "brickyard", "foundry")
    answer(state, {0: BuildStage(n("altar"))})
    assert state.owed == [0, 2, 2, 2]


@pytest.mark.rule("R52")
@pytest.mark.parametrize(
    ("card", "own", "beside"),
    [pytest.param("gambling_den", 6, 1), pytest.param("gambling_house", 8, 2)],
)
def test_gambling_pays_the_neighbours_too(card: str, own: int, beside: int) -> None:
    state = cities(seats=5, hand=(card, "altar", "theater"))
    for seat in range(1, 5):
        deal(state, seat, "altar", "theater")
    others = {seat: build("altar") for seat in range(1, 5)}
    answer(state, others | {0: build(card, bank=tables().coins[n(card)])})
    assert state.coins == [3 + own, 3 + beside, 3, 3, 3 + beside]


def test_a_gift_from_the_bank_earns_berenices_coin() -> None:
    state = cities(hand=("gambling_den", "altar"), leaders=True)
    give(state, 1, "berenice")
    answer(state, {0: build("gambling_den"), 1: build("altar"), 2: build("altar")})
    assert state.coins == [9, 5, 4]


def test_berenice_adds_one_coin_of_the_bank() -> None:
    state = cities("giza_a", "rhodos_a", "ephesos_a", hand=("tavern", "altar"), leaders=True)
    for party in range(3):
        give(state, party, "berenice")
    answer(state, {0: build("tavern"), 1: Sell(n("altar")), 2: build("altar")})
    assert state.coins == [9, 7, 3]


def test_coins_of_a_buyer_are_not_the_banks() -> None:
    state = cities("giza_a", "rhodos_a", "ephesos_a", hand=("altar", "theater"), leaders=True)
    give(state, 1, "berenice")
    deal(state, 0, "barracks", "altar")
    answer(state, {0: build("barracks", left=2), 1: build("altar"), 2: build("altar")})
    assert state.coins == [1, 5, 3]


def test_hatshepsut_and_berenice() -> None:
    state = cities("giza_a", "rhodos_a", "olympia_a", hand=("altar", "theater"), leaders=True, coins=9)
    give(state, 0, "hatshepsut", "berenice")
    give(state, 1, "ore_vein")
    deal(state, 0, "training_ground", "altar")
    answer(state, {0: build("training_ground", left=4, right=2)})
    assert state.coins[0] == 9 - 6 + 2 + 1


@pytest.mark.rule("R19")
def test_hatshepsuts_coin_comes_after_paying() -> None:
    state = cities("giza_a", "rhodos_a", "ephesos_a", hand=("altar", "theater"), leaders=True, coins=1)
    give(state, 0, "hatshepsut")
    assert builds(state, 0, "barracks") == []


def test_a_purchase_at_the_bank_gives_no_coin() -> None:
    state = cities("giza_a", "rhodos_a", "ephesos_a", hand=("altar", "theater"), leaders=True)
    give(state, 0, "hatshepsut", "bilkis")
    deal(state, 0, "workshop", "altar")
    answer(state, {0: build("workshop", bank=1), 1: build("altar"), 2: build("altar")})
    assert state.coins[0] == 2


@pytest.mark.rule("R75")
def test_a_purchase_made_free_by_a_dock_still_counts() -> None:
    state = cities("giza_a", "rhodos_a", "ephesos_a", hand=("altar", "theater"), leaders=True)
    give(state, 0, "hatshepsut", "clandestine_dock_west", "west_trading_post")
    deal(state, 0, "barracks", "altar")
    answer(state, {0: build("barracks"), 1: build("altar"), 2: build("altar")})
    assert state.coins[0] == 4


@pytest.mark.rule("R23")
def test_hatshepsut_counts_a_purchase_though_a_card_of_the_same_turn_would_have_made_it_cheaper() -> None:
    state = cities("giza_a", "rhodos_a", "ephesos_a", hand=("altar", "theater"), leaders=True)
    give(state, 1, "hatshepsut", "clandestine_dock_east", "east_trading_post")
    give(state, 2, "clay_pool")
    deal(state, 0, "clay_pool", "altar")
    deal(state, 1, "guard_tower", "palace")
    assert builds(state, 1, "guard_tower") == [("paid", 2, 0, 0)]
    answer(state, {0: build("clay_pool"), 1: build("guard_tower", left=2), 2: build("altar")})
    assert state.coins == [3, 3 - 2 + 1, 3 + 2]


def test_the_resource_dropped_may_be_the_own_one_so_that_a_free_purchase_brings_a_coin() -> None:
    state = cities("giza_a", "rhodos_a", "olympia_a", hand=("altar", "theater"), leaders=True, age=2)
    give(state, 0, "hatshepsut", "archimedes", "clandestine_dock_west", "west_trading_post", "press_1")
    give(state, 1, "lumber_yard")
    deal(state, 0, "school", "temple")
    assert builds(state, 0, "school") == [("paid", 0, 0, 0)]
    answer(state, {0: build("school"), 1: build("altar"), 2: build("altar")})
    assert state.coins[0] == 3 + 1


@pytest.mark.rule("R98")
def test_nero_and_berenice_in_one_conflict() -> None:
    state = cities(leaders=True)
    give(state, 0, "nero", "berenice", "barracks")
    conflict.resolve(state)
    assert state.coins[0] == 3 + 2 + 2 + 1


@pytest.mark.rule("R78")
def test_nothing_is_refunded_for_earlier_stages() -> None:
    state = cities("giza_a", hand=("altar", "theater"), coins=5)
    stages(state, 0, 1)
    deal(state, 0, "architect_cabinet", "altar")
    state.goods[0] += tables().need[n("architect_cabinet")]
    answer(state, {0: build("architect_cabinet", bank=1)})
    assert state.coins[0] == 4
    assert stage_ways(state, 0) == [(0, 0, 0)]


def test_caligula_builds_one_black_card_an_age() -> None:
    state = cities(leaders=True, coins=0, hand=("contingent", "mercenaries", "altar"), age=3)
    give(state, 0, "caligula")
    assert builds(state, 0, "contingent") == [("free", 0, 0, 0)]
    answer(state, {0: build("contingent", "free")})
    assert state.coins[0] == 0
    deal(state, 0, "mercenaries", "altar")
    assert builds(state, 0, "mercenaries") == []


def test_caligula_is_no_help_for_other_colours() -> None:
    state = cities(leaders=True, coins=0)
    give(state, 0, "caligula")
    assert builds(state, 0, "palace") == []


def secret_society(*leaders: str) -> SevenWondersState:
    state = cities(leaders=True, hand=("secret_society", "altar"), age=3)
    give(state, 0, "militia", "lair", *leaders)
    state.goods[0] = tables().need[n("secret_society")]
    answer(state, {0: build("secret_society"), 1: build("altar"), 2: build("altar")})
    return state


def test_secret_society() -> None:
    state = secret_society()
    assert state.coins[0] == 6
    assert column(state, 0, "leaders_cities") == 3 + 3


def test_diocletian() -> None:
    assert secret_society("diocletian").coins[0] == 3 + 2 + 3


def test_berenice_adds_one_coin_a_turn() -> None:
    assert secret_society("diocletian", "berenice").coins[0] == 3 + 6


def test_slave_market() -> None:
    state = cities(hand=("slave_market", "altar"), age=3)
    state.victories[0] = (1, 1, 0)
    state.goods[0] = tables().need[n("slave_market")]
    answer(state, {0: build("slave_market")})
    assert state.coins[0] == 5
    state.victories[0] = (1, 1, 2)
    assert column(state, 0, "leaders_cities") == 4


def test_semiramis() -> None:
    state = cities(leaders=True, age=3)
    state.defeats[0] = 3
    state.shields = [2, 4, 5]
    give(state, 0, "semiramis")
    conflict.resolve(state)
    assert column(state, 0, "military") == 5 - 3


@pytest.mark.rule("R52")
def test_black_cards_and_the_shipowners() -> None:
    state = cities(age=3)
    give(state, 0, "shipowners_guild", "militia", "lair")
    assert column(state, 0, "guild") == 1


def test_darius_counts_all_black_cards() -> None:
    state = cities(leaders=True)
    give(state, 0, "militia", "contingent", "mercenaries", "tabularium", "darius")
    assert column(state, 0, "leaders_cities") == 6 + 4


def test_petra_a_stage_two() -> None:
    state = cities("petra_a", coins=7, hand=("altar", "theater"))
    stages(state, 0, 1)
    state.goods[0] = 0
    answer(state, {0: BuildStage(n("altar"), bank=7)})
    assert state.coins[0] == 0
    assert column(state, 0, "wonder") == 3 + 7


def test_leaders_and_cities_go_together() -> None:
    assert SevenWondersOptions(seats=4, cities=True, leaders=True).problem() is None


@pytest.mark.rule("R79")
def test_without_cities_nothing_of_its_box_is_used() -> None:
    options = SevenWondersOptions(seats=4, cities=False, leaders=True)
    t = tables()
    boxed = {card.id for card in t.data.cards if card.box == "cities"}
    boxed |= {leader.id for leader in t.data.leaders if leader.box == "cities"}
    used = {t.ids[card] for age in (1, 2, 3) for part in (0, 2) for card in t.deck(options, age)[part]}
    used |= {t.ids[leader] for leader in t.leader_deck(options)}
    assert not boxed & used
    assert not {"petra", "byzantium"} & set(t.boards(options))
    for seed in range(5):
        state, _ = open_table(RULES, options, TableChance(seed))
        assert not any(tables().colour[card] == BLACK for hand in state.hands for card in hand)


@pytest.mark.rule("R75")
def test_a_dock_is_used_up_for_babylons_last_card() -> None:
    state = cities("babylon_b", "rhodos_a", "giza_a", turn=7, hand=("barracks", "pigeon_loft"), coins=9)
    stages(state, 0, 2)
    give(state, 0, "clandestine_dock_west")
    answer(state, {0: build("barracks", left=1)})
    assert topics(state) == [(0, "last_card")]
    assert [(move.left, move.bank) for move in RULES.moves(state, 0) if isinstance(move, Build)] == [(2, 1)]


def test_berenices_coin_is_used_up_for_babylons_last_card() -> None:
    state = cities("babylon_b", turn=7, hand=("altar", "theater"), leaders=True)
    stages(state, 0, 2)
    give(state, 0, "berenice")
    answer(state, {0: Sell(n("altar"))})
    answer(state, {0: Sell(n("theater"))})
    assert state.coins[0] == 3 + 4 + 3
