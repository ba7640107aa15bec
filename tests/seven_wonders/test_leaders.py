"""The Leaders box: draft, recruitment, what leaders do."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.chance import FastChance, TableChance
from game.core.mask import mask_all
from game.core.rollout import rollout
from game.core.rules import act
from game.core.rules import deal as open_table
from game.seven_wonders import conflict
from game.seven_wonders.events import LeaderKept, PackReceived
from game.seven_wonders.moves import (
    BuildStage,
    CopyLeader,
    Decline,
    Keep,
    PayLoss,
    Recruit,
    Salvage,
    Sell,
)
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.orders import leader_price
from game.seven_wonders.rules import RULES
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import (
    answer,
    build,
    builds,
    column,
    deal,
    give,
    lead,
    n,
    recruited,
    recruiting,
    stages,
    table,
    topics,
    why_not,
)


def drafting(seats: int = 4, seed: int = 5) -> Any:
    return open_table(RULES, SevenWondersOptions(seats=seats, leaders=True), TableChance(seed))


@pytest.mark.rule("L01")
def test_everyone_starts_with_six_coins() -> None:
    assert drafting()[0].coins == [6] * 4


@pytest.mark.rule("L02")
@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_four_leaders_are_drafted_passing_to_the_right(seats: int) -> None:
    state, _ = drafting(seats)
    packs = list(state.packs)
    first = {seat: min(packs[seat]) for seat in range(seats)}
    state_events = act(RULES, state, {seat: Keep(first[seat]) for seat in range(seats)}, TableChance(1))
    for event in state_events:
        state.apply(event)
    assert state.leaders[0] == (first[0],)
    given = next(e for e in state_events if isinstance(e, PackReceived) and e.seat == seats - 1)
    assert given.leaders == tuple(one for one in packs[0] if one != first[0])
    for _ in range(2):
        moves = {seat: RULES.moves(state, seat)[0] for seat in range(seats)}
        for event in act(RULES, state, moves, TableChance(1)):
            state.apply(event)
    assert [len(held) for held in state.leaders] == [4] * seats
    assert state.phase == "recruit"


@pytest.mark.rule("L02")
def test_what_others_keep_stays_secret() -> None:
    state, events = drafting()
    for event in mask_all(events, {1}):
        if isinstance(event, PackReceived) and event.seat != 1:
            assert set(event.leaders) == {None}
    kept = act(RULES, state, {seat: RULES.moves(state, seat)[0] for seat in range(4)}, TableChance(1))
    shown = [event.leader for event in mask_all(kept, {1}) if isinstance(event, LeaderKept)]
    assert [leader is None for leader in shown] == [True, False, True, True]


def test_an_ai_remembers_the_leaders_it_passed_on() -> None:
    options = SevenWondersOptions(seats=4, leaders=True)
    state, events = drafting()
    view = RULES.blank(options)
    for event in mask_all(events, {0}):
        view.apply(event)
    passed: set[int] = set()
    while state.phase == "draft":
        moves = {seat: RULES.moves(state, seat)[0] for seat in range(4)}
        first = moves[0]
        if not passed and isinstance(first, Keep):
            passed = set(state.packs[0]) - {first.leader}
        happened = act(RULES, state, moves, TableChance(1))
        for event in happened:
            state.apply(event)
        for event in mask_all(happened, {0}):
            view.apply(event)
    for seed in range(5):
        imagined = RULES.imagine(view, TableChance(seed))
        held = set().union(*imagined.leaders[1:])
        assert passed <= held
        assert imagined.leaders[0] == state.leaders[0]
        assert len(set().union(*imagined.leaders)) == 16


@pytest.mark.rule("L03")
def test_recruitment_comes_before_the_cards_of_the_age() -> None:
    state = recruiting()
    assert topics(state) == [(seat, "recruit") for seat in range(3)]
    assert all(ask.sealed for ask in RULES.asks(state))
    answer(state, {})
    assert state.phase == "turn"
    assert [len(hand) for hand in state.hands] == [7] * 3


@pytest.mark.rule("L04")
def test_three_uses_of_a_leader() -> None:
    state = recruiting(3, "giza_a")
    give(state, 0, "stone_pit")
    assert set(RULES.moves(state, 0)) == {
        Recruit(n("sappho")),
        BuildStage(n("sappho")),
        Sell(n("sappho")),
    }
    answer(state, {0: BuildStage(n("sappho"))})
    assert state.stages[0] == 1
    assert state.markers[0] == (n("sappho"),)


@pytest.mark.rule("L05")
def test_one_leader_is_never_used() -> None:
    state = recruiting(age=3)
    lead(state, 0, "sappho", "varro")
    answer(state, {0: Recruit(n("sappho"))})
    assert topics(state)[0][1] == "turn"
    assert recruited(state, 0) == ["sappho"]


@pytest.mark.rule("L06")
def test_discarded_leaders_are_not_in_the_pile() -> None:
    state = recruiting()
    answer(state, {0: Sell(n("sappho"))})
    assert state.coins[0] == 9
    assert state.pile == ()
    assert n("sappho") in state.leader_pile


@pytest.mark.rule("L06")
def test_a_leader_needs_its_coins() -> None:
    state = recruiting(coins=0)
    assert why_not(state, 0, Recruit(n("sappho"))) == "too_few_coins"
    assert why_not(state, 0, Recruit(-1)) == "not_in_hand"
    assert why_not(state, 0, build("altar")) == "not_offered"


@pytest.mark.rule("L07")
def test_a_leader_works_from_the_first_turn_on() -> None:
    state = recruiting()
    lead(state, 0, "hammurabi")
    answer(state, {0: Recruit(n("hammurabi"))})
    state.goods[0] = state.goods[1] = state.goods[2] = 0
    assert builds(state, 0, "baths") == [("paid", 0, 0, 0)]


@pytest.mark.rule("L08")
def test_leaders_guilds_join_the_pool() -> None:
    plain = tables().deck(SevenWondersOptions(seats=3, cities=False), 3)[2]
    more = tables().deck(SevenWondersOptions(seats=3, cities=False, leaders=True), 3)[2]
    assert (len(plain), len(more)) == (10, 14)


@pytest.mark.rule("L09")
def test_a_tucked_leader_is_not_in_play() -> None:
    state = recruiting(3, "giza_a")
    give(state, 0, "stone_pit")
    answer(state, {0: BuildStage(n("sappho"))})
    assert recruited(state, 0) == []
    assert column(state, 0, "leaders_cities") == 0


@pytest.mark.rule("L10")
def test_cities_add_six_leaders() -> None:
    assert len(tables().leader_deck(SevenWondersOptions(seats=3, leaders=True))) == 42
    assert len(tables().leader_deck(SevenWondersOptions(seats=3, leaders=True, cities=False))) == 36


@pytest.mark.rule("L11")
def test_recruitment_is_a_turn_of_its_own() -> None:
    state = recruiting(cities=True)
    give(state, 0, "berenice")
    answer(state, {0: Sell(n("sappho"))})
    assert state.coins[0] == 10
    assert state.used[0] == 0, "the first turn of the age has its own bonus"


@pytest.mark.rule("L12")
def test_mates_see_each_others_leaders() -> None:
    assert RULES.allies(SevenWondersOptions(seats=4, teams=True, leaders=True), 2) == {3}


def test_maecenas_costs_one_himself() -> None:
    state = recruiting()
    lead(state, 0, "maecenas", "pericles")
    answer(state, {0: Recruit(n("maecenas"))})
    assert state.coins[0] == 5
    assert leader_price(state, 0, n("pericles")) == 0


@pytest.mark.rule("L06")
def test_solomon_finds_an_empty_pile() -> None:
    state = recruiting()
    lead(state, 0, "solomon")
    answer(state, {0: Recruit(n("solomon"))})
    assert topics(state)[0][1] == "turn"


def test_plato() -> None:
    state = table(leaders=True, cities=True)
    give(state, 0, "stone_pit", "loom_1", "altar", "tavern", "stockade", "school", "spies_guild")
    give(state, 0, "militia", "contingent", "mercenaries", "plato")
    assert column(state, 0, "leaders_cities") == 7


def test_justinian() -> None:
    state = table(leaders=True)
    give(state, 0, "altar", "baths", "theater", "palace", "stockade", "walls", "school", "lodge", "study")
    give(state, 0, "justinian")
    assert column(state, 0, "leaders_cities") == 6


@pytest.mark.rule("L07")
def test_nero_pays_for_new_tokens_only() -> None:
    state = table(3, age=2, leaders=True)
    state.victories[0] = (1, 0, 0)
    give(state, 0, "nero", "barracks")
    conflict.resolve(state)
    assert state.coins[0] == 3 + 4


def test_tomyris_gives_her_defeats_away() -> None:
    state = table(4, age=2, leaders=True)
    give(state, 0, "tomyris")
    state.shields[1] = 2
    conflict.resolve(state)
    assert state.defeats == [0, 1, 1, 0]
    assert column(state, 1, "military") == 3 - 1 + 3


def test_vitruvius_pays_for_a_chain() -> None:
    state = table(3, "olympia_a", leaders=True, hand=("library", "altar"), age=2)
    stages(state, 0, 2)
    give(state, 0, "vitruvius", "scriptorium")
    assert builds(state, 0, "library") == [("chained", 0, 0, 0)]
    answer(state, {0: build("library", "chained")})
    assert state.coins[0] == 5
    assert state.spent[0] == 0


@pytest.mark.rule("R38")
@pytest.mark.parametrize(
    ("leader", "card", "parent", "coins"),
    [
        pytest.param("vitruvius", "library", "scriptorium", 0),
        pytest.param("xenophon", "forum", "scriptorium", 2),
    ],
)
def test_leaders_and_a_card_from_the_pile(leader: str, card: str, parent: str, coins: int) -> None:
    state = table(3, "halikarnassos_a", leaders=True, hand=("altar", "theater"), age=2)
    stages(state, 0, 1)
    give(state, 0, "foundry", "ore_vein", leader, parent)
    state.pile = (n(card),)
    answer(state, {0: BuildStage(n("altar"))})
    answer(state, {0: Salvage(n(card))})
    assert state.coins[0] == 3 + coins


@pytest.mark.rule("L13")
def test_courtesans_copy_alexander() -> None:
    state = table(3, age=3, leaders=True, hand=("courtesans_guild", "altar"))
    give(state, 1, "alexander", "varro")
    state.victories[0], state.victories[1] = (1, 1, 0), (0, 0, 3)
    state.goods[0] = tables().need[n("courtesans_guild")]
    answer(state, {0: build("courtesans_guild")})
    assert list(RULES.moves(state, 0)) == [
        CopyLeader(n("alexander")),
        CopyLeader(n("varro")),
        Decline(),
    ]
    answer(state, {0: CopyLeader(n("alexander"))})
    assert column(state, 0, "guild") == 2
    assert column(state, 1, "leaders_cities") == 3


@pytest.mark.rule("L13")
def test_courtesans_without_neighbouring_leaders_ask_nobody() -> None:
    state = table(3, age=3, leaders=True, hand=("courtesans_guild", "altar"))
    state.goods[0] = tables().need[n("courtesans_guild")]
    answer(state, {0: build("courtesans_guild")})
    assert topics(state)[0][1] == "turn"


@pytest.mark.rule("L13", "R96")
def test_order_of_those_who_take_from_the_pile() -> None:
    state = table(3, "giza_a", "halikarnassos_a", age=3, leaders=True, hand=("altar", "theater"))
    deal(state, 0, "courtesans_guild", "altar")
    give(state, 1, "solomon", "foundry", "ore_vein")
    stages(state, 1, 1)
    state.goods[0] = tables().need[n("courtesans_guild")]
    state.pile = (n("palace"), n("senate"))
    answer(state, {0: build("courtesans_guild"), 1: BuildStage(n("altar"))})
    answer(state, {0: CopyLeader(n("solomon"))})
    assert topics(state) == [(1, "salvage")]
    answer(state, {1: Salvage(n("palace"))})
    assert topics(state) == [(0, "salvage")]
    assert Salvage(n("palace")) not in RULES.moves(state, 0)


def test_ramses_builds_guilds_only_for_free() -> None:
    state = table(3, age=3, leaders=True, coins=0)
    give(state, 0, "ramses")
    assert builds(state, 0, "palace") == []
    assert builds(state, 0, "workers_guild") == [("free", 0, 0, 0)]


def test_whole_games_with_leaders_and_cities_end() -> None:
    for seed in range(6):
        chance = FastChance(random.Random(seed))
        state = RULES.blank(SevenWondersOptions(seats=3 + seed % 5, leaders=True))
        RULES.set_up(state, chance)
        rollout(RULES, state, chance)
        assert RULES.asks(state) == ()
        RULES.conserve(state)


@pytest.mark.rule("L11")
def test_losses_of_recruitment_are_answered_before_the_age_is_dealt() -> None:
    state = recruiting(3, "petra_b", cities=True)
    state.goods[0] = tables().stage_need[state.boards[0]][0]
    answer(state, {0: BuildStage(n("sappho"))})
    assert topics(state) == [(1, "losses"), (2, "losses")]
    assert [len(hand) for hand in state.hands] == [0, 0, 0]
    answer(state, {1: PayLoss(2), 2: PayLoss(0)})
    assert state.debts == [0, 0, 2]
    assert topics(state)[0][1] == "turn"
