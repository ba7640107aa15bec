"""Boards that deal with leaders: Rome and Abu Simbel."""

from __future__ import annotations

import pytest

from game.core.mask import mask_all
from game.seven_wonders.events import LeadersDrawn
from game.seven_wonders.moves import (
    BuildStage,
    Decline,
    Entomb,
    Recruit,
)
from game.seven_wonders.orders import leader_price
from game.seven_wonders.rules import RULES
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import (
    answer,
    column,
    give,
    ids,
    lead,
    n,
    recruited,
    recruiting,
    stages,
    table,
    topics,
)


@pytest.mark.parametrize(
    ("board", "leader", "price"),
    [
        pytest.param("roma_a", "pericles", 0),
        pytest.param("roma_b", "sappho", 0),
        pytest.param("roma_b", "caesar", 3, id="price"),
        pytest.param("giza_a", "caesar", 5, id="plain"),
    ],
)
def test_price_of_a_leader(board: str, leader: str, price: int) -> None:
    state = recruiting(3, board, coins=0)
    assert leader_price(state, 0, n(leader)) == price


def test_the_neighbours_of_rome_b_pay_one_less() -> None:
    state = recruiting(4, "roma_b")
    assert [leader_price(state, seat, n("caesar")) for seat in range(4)] == [3, 4, 5, 4]


@pytest.mark.rule("L15")
def test_abu_simbel_lays_caesar_to_rest() -> None:
    state = table(3, "abu_simbel_a", leaders=True, hand=("altar", "theater"))
    stages(state, 0, 2)
    give(state, 0, "caesar", "sappho")
    state.goods[0] = tables().stage_need[state.boards[0]][2]
    answer(state, {0: BuildStage(n("altar"))})
    assert topics(state) == [(0, "entomb")]
    assert state.shields[0] == 2
    answer(state, {0: Entomb(n("caesar"))})
    assert state.shields[0] == 0
    assert recruited(state, 0) == ["sappho"]
    assert column(state, 0, "wonder") == 3 + 5 + 10


@pytest.mark.rule("L15")
def test_abu_simbel_without_leaders_asks_nobody() -> None:
    state = table(3, "abu_simbel_b", leaders=True, hand=("altar", "theater"))
    state.goods[0] = tables().stage_need[state.boards[0]][0]
    answer(state, {0: BuildStage(n("altar"))})
    assert topics(state)[0][1] == "turn"


@pytest.mark.rule("L14")
def test_rome_b_recruits_one_more_leader_at_once() -> None:
    state = table(3, "roma_b", leaders=True, hand=("altar", "theater"), coins=1)
    stages(state, 0, 1)
    lead(state, 0, "zenobia", "caesar")
    state.goods[0] = tables().stage_need[state.boards[0]][1]
    answer(state, {0: BuildStage(n("altar"))})
    assert topics(state) == [(0, "extra_leader")]
    assert list(RULES.moves(state, 0)) == [Recruit(n("zenobia")), Decline()]
    answer(state, {0: Recruit(n("zenobia"))})
    assert recruited(state, 0) == ["zenobia"]
    assert state.coins[0] == 1
    assert column(state, 0, "wonder") == 3


def test_rome_b_draws_four_leaders() -> None:
    state = table(3, "roma_b", leaders=True, hand=("altar", "theater"))
    lead(state, 0, "zenobia")
    state.goods[0] = tables().stage_need[state.boards[0]][0]
    events = answer(state, {0: BuildStage(n("altar"))})
    assert state.leader_sizes[0] == 5
    assert len(set(ids(state.leaders[0]))) == 5
    assert state.coins[0] == 8
    assert all(None in e.leaders for e in mask_all(events, {1}) if isinstance(e, LeadersDrawn))


@pytest.mark.rule("L14")
def test_rome_bs_last_stage_recruits_another_one() -> None:
    state = table(3, "roma_b", leaders=True, hand=("altar", "theater"), coins=1)
    stages(state, 0, 2)
    lead(state, 0, "zenobia")
    state.goods[0] = tables().stage_need[state.boards[0]][2]
    answer(state, {0: BuildStage(n("altar"))})
    answer(state, {0: Recruit(n("zenobia"))})
    assert recruited(state, 0) == ["zenobia"]
    assert column(state, 0, "wonder") == 3 + 3
