"""Wonders whose stages let a city do more: Babylon, Halikarnassos, Olympia, Rhodos, Ephesos."""

from __future__ import annotations

from typing import Any

import pytest

from game.seven_wonders.moves import Build, BuildStage, Decline, Salvage, Sell
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
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
    topics,
)


@pytest.mark.rule("R32")
def test_babylon_uses_its_last_card_as_a_normal_action() -> None:
    state = table(3, "babylon_b", turn=6, hand=("altar", "tavern"))
    stages(state, 0, 2)
    answer(state, {0: build("altar"), 1: build("altar"), 2: build("altar")})
    assert topics(state) == [(0, "last_card")]
    kinds = {type(move) for move in RULES.moves(state, 0)}
    assert kinds == {Build, Sell}
    answer(state, {0: build("tavern")})
    assert state.coins[0] == 3 + 5
    assert state.age == 2


@pytest.mark.rule("R32")
def test_babylon_may_use_the_card_in_the_age_of_building() -> None:
    state = table(3, "babylon_b", turn=6, hand=("altar", "tavern"))
    stages(state, 0, 1)
    give(state, 0, "sawmill", "glassworks_1")
    answer(state, {0: BuildStage(n("altar"))})
    assert topics(state) == [(0, "last_card")]


@pytest.mark.rule("R32")
def test_babylon_with_cities_uses_the_eighth_card() -> None:
    state = table(3, "babylon_b", turn=7, hand=("altar", "tavern"), cities=True)
    stages(state, 0, 2)
    answer(state, {})
    assert topics(state) == [(0, "last_card")]


@pytest.mark.rule("R32", "R33", "R95")
def test_halikarnassos_can_take_what_babylon_sold_last() -> None:
    state = table(3, "babylon_b", "halikarnassos_a", turn=6, hand=("altar", "theater"))
    deal(state, 0, "altar", "tavern")
    stages(state, 0, 2)
    stages(state, 1, 1)
    give(state, 1, "foundry", "ore_vein")
    answer(state, {1: BuildStage(n("altar"))})
    answer(state, {0: Sell(n("tavern"))})
    assert topics(state) == [(1, "salvage")]
    assert Salvage(n("tavern")) in RULES.moves(state, 1)


def halikarnassos(**given: Any) -> SevenWondersState:
    state = table(3, "halikarnassos_a", **given)
    stages(state, 0, 1)
    give(state, 0, "foundry", "ore_vein")
    return state


@pytest.mark.rule("R33", "R37")
def test_fresh_discards_can_be_taken_with_their_effects() -> None:
    state = halikarnassos(hand=("tavern", "altar"))
    answer(state, {0: BuildStage(n("altar")), 1: Sell(n("tavern"))})
    assert topics(state) == [(0, "salvage")]
    answer(state, {0: Salvage(n("tavern"))})
    assert state.coins[0] == 3 + 5
    assert ids(state.pile) == ["altar"]


@pytest.mark.rule("R33")
def test_an_empty_pile_asks_nobody() -> None:
    state = halikarnassos(hand=("altar", "theater"))
    answer(state, {0: BuildStage(n("altar")), 1: build("altar"), 2: build("altar")})
    assert topics(state)[0][1] == "turn"
    assert state.stages[0] == 2


@pytest.mark.rule("R33")
def test_dropped_cards_can_be_taken_before_the_last_conflicts() -> None:
    state = halikarnassos(age=3, turn=6, hand=("altar", "pawnshop"))
    answer(state, {0: BuildStage(n("altar")), 1: build("altar"), 2: build("altar")})
    assert topics(state) == [(0, "salvage")]
    assert state.phase == "turn"
    answer(state, {0: Salvage(n("pawnshop"))})
    assert state.phase == "over"
    assert column(state, 0, "civilian") == 3


@pytest.mark.rule("R37")
def test_a_name_already_in_the_city_is_not_offered() -> None:
    state = halikarnassos(hand=("loom_2", "altar"), age=2)
    give(state, 0, "loom_1")
    state.pile = (n("pawnshop"),)
    answer(state, {0: BuildStage(n("altar")), 1: Sell(n("loom_2")), 2: Sell(n("loom_2"))})
    assert list(RULES.moves(state, 0)) == [Salvage(n("pawnshop")), Decline()]


@pytest.mark.rule("R37")
def test_any_age_card_can_be_taken() -> None:
    state = halikarnassos(hand=("altar", "theater"), age=3, cities=True)
    state.pile = (n("workers_guild"), n("militia"))
    answer(state, {0: BuildStage(n("altar"))})
    moves = RULES.moves(state, 0)
    assert Salvage(n("workers_guild")) in moves
    assert Salvage(n("militia")) in moves


def olympia(**given: Any) -> SevenWondersState:
    state = table(3, "olympia_a", coins=0, **given)
    stages(state, 0, 2)
    return state


@pytest.mark.rule("R34")
def test_olympia_builds_one_card_an_age_for_free() -> None:
    state = olympia(hand=("palace", "senate", "altar"), age=2, turn=4)
    assert builds(state, 0, "palace") == [("free", 0, 0, 0)]
    answer(state, {0: build("palace", "free")})
    deal(state, 0, "senate", "altar")
    assert builds(state, 0, "senate") == []
    state.age_opened(3, 0, -1)
    deal(state, 0, "senate", "altar")
    assert builds(state, 0, "senate") == [("free", 0, 0, 0)]


@pytest.mark.rule("R34")
def test_the_free_build_comes_after_the_turn_of_its_stage() -> None:
    state = table(3, "olympia_a", coins=0, hand=("palace", "senate", "altar"), age=2, turn=3)
    stages(state, 0, 1)
    give(state, 0, "quarry")
    assert builds(state, 0, "palace") == []
    deal(state, 2, "palace", "altar")
    answer(state, {0: BuildStage(n("senate"))})
    deal(state, 0, "palace", "altar")
    assert ("free", 0, 0, 0) in builds(state, 0, "palace")


@pytest.mark.rule("R34")
def test_the_free_build_is_not_for_stages() -> None:
    state = olympia(hand=("altar", "theater"))
    assert stage_ways(state, 0) == []


@pytest.mark.rule("R34")
def test_the_free_build_covers_coins_too() -> None:
    state = olympia(hand=("contingent", "altar"), age=3, cities=True)
    assert builds(state, 0, "contingent") == [("free", 0, 0, 0)]


def test_rhodos_b_stage_one() -> None:
    state = table(3, "rhodos_b", hand=("altar", "theater"))
    give(state, 0, "quarry", "stone_pit")
    answer(state, {0: BuildStage(n("altar"))})
    assert (state.shields[0], column(state, 0, "wonder"), state.coins[0]) == (1, 3, 6)


def test_ephesos_a_stage_two() -> None:
    state = table(3, "ephesos_a", hand=("altar", "theater"))
    stages(state, 0, 1)
    give(state, 0, "sawmill")
    answer(state, {0: BuildStage(n("altar"))})
    assert state.coins[0] == 12


@pytest.mark.parametrize(
    ("board", "count"),
    [("giza_b", 4), ("rhodos_b", 2), ("petra_b", 2), ("byzantium_b", 2), ("abu_simbel_b", 2), ("roma_a", 2)],
)
def test_number_of_stages(board: str, count: int) -> None:
    assert len(tables().stage_gain[tables().board_ids.index(board)]) == count
