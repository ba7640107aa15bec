"""Diplomacy tokens: who takes them, who sits out, who fights."""

from __future__ import annotations

import pytest

from game.core.mask import mask_all
from game.seven_wonders import conflict
from game.seven_wonders.events import DiplomacyTaken
from game.seven_wonders.moves import BuildStage, Recruit, Salvage
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import (
    answer,
    build,
    cities,
    column,
    give,
    n,
    recruiting,
    stages,
    topics,
)


@pytest.mark.rule("R69", "R70")
def test_a_holder_sits_out_and_its_neighbours_fight() -> None:
    state = cities(seats=4, age=1)
    state.shields = [9, 1, 0, 2]
    state.diplomacy[0] = 1
    conflict.resolve(state)
    assert [column(state, party, "military") for party in range(4)] == [0, 0, -2, 2]
    assert state.diplomacy[0] == 0


@pytest.mark.rule("R71")
def test_one_token_is_spent_a_conflict() -> None:
    state = cities("byzantium_b", seats=3)
    stages(state, 0, 2)
    state.diplomacy_taken(0, 2)
    assert column(state, 0, "wonder") == 7
    for left in (1, 0):
        conflict.resolve(state)
        assert state.diplomacy[0] == left
        state.age += 1


def test_byzantium_takes_its_tokens_when_the_stages_are_built() -> None:
    state = cities("byzantium_b", hand=("altar", "theater"))
    state.goods[0] = tables().stage_need[state.boards[0]][0]
    answer(state, {0: BuildStage(n("altar"))})
    assert state.diplomacy[0] == 1
    assert column(state, 0, "wonder") == 3


@pytest.mark.rule("R72")
def test_two_that_are_left_fight_once() -> None:
    state = cities(seats=4, age=2)
    state.shields = [1, 5, 0, 0]
    state.diplomacy = [0, 1, 0, 1]
    conflict.resolve(state)
    assert [column(state, party, "military") for party in range(4)] == [3, 0, -1, 0]


@pytest.mark.rule("R72")
def test_three_players_one_holder() -> None:
    state = cities(age=2)
    state.shields = [1, 0, 0]
    state.diplomacy = [0, 0, 1]
    conflict.resolve(state)
    assert [column(state, party, "military") for party in range(3)] == [3, -1, 0]


@pytest.mark.rule("R73")
@pytest.mark.parametrize("tokens", [[1, 1, 0], [1, 1, 1]])
def test_nobody_to_fight(tokens: list[int]) -> None:
    state = cities(age=2)
    state.shields = [3, 2, 1]
    state.diplomacy = list(tokens)
    conflict.resolve(state)
    assert [column(state, party, "military") for party in range(3)] == [0, 0, 0]
    assert state.diplomacy == [0, 0, 0]


@pytest.mark.rule("R70")
def test_a_salvaged_token_counts_at_once() -> None:
    state = cities("halikarnassos_a", hand=("altar", "theater"), turn=7)
    stages(state, 0, 1)
    give(state, 0, "foundry", "ore_vein")
    give(state, 1, "barracks")
    state.pile = (n("residence"),)
    answer(state, {0: BuildStage(n("altar"))})
    answer(state, {0: Salvage(n("residence"))})
    assert state.age == 2
    assert column(state, 0, "military") == 0
    assert column(state, 1, "military") == 1


@pytest.mark.rule("R98")
def test_all_pairs_compare_at_once() -> None:
    state = cities(leaders=True, age=3, seats=4)
    state.shields = [2, 3, 0, 3]
    state.defeats[0] = 0
    give(state, 0, "semiramis")
    conflict.resolve(state)
    assert state.defeats[0] == 2, "the first defeat does not help in the second fight"


def test_aspasia() -> None:
    state = recruiting(age=2, cities=True)
    state.leaders[0] = (n("aspasia"),)
    answer(state, {0: Recruit(n("aspasia"))})
    assert state.diplomacy[0] == 1
    assert column(state, 0, "leaders_cities") == 2


def test_solomon_takes_a_token_from_the_pile() -> None:
    state = recruiting(age=2, cities=True)
    state.leaders[0] = (n("solomon"),)
    state.pile = (n("residence"),)
    answer(state, {0: Recruit(n("solomon"))})
    assert topics(state) == [(0, "salvage")]
    answer(state, {0: Salvage(n("residence"))})
    assert state.diplomacy[0] == 1


@pytest.mark.rule("R69")
def test_everybody_is_told_who_takes_a_diplomacy_token() -> None:
    state = cities(hand=("residence", "altar"))
    state.goods[0] = tables().need[n("residence")]
    events = answer(state, {0: build("residence")})
    for other in (1, 2):
        taken = [event for event in mask_all(events, {other}) if isinstance(event, DiplomacyTaken)]
        assert taken == [DiplomacyTaken(0, 1)]
