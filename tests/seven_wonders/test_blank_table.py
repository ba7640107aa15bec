"""A table before its first age is opened: nobody has, owes or holds a thing."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.rules import deal
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import NO_LEADER, SevenWondersState
from game.seven_wonders.tables import OWN_FIRST


def bare(state: SevenWondersState) -> None:
    """What is true of every table up to the opening of its first age."""
    parties, seats = state.options.parties, state.options.seats
    assert (state.age, state.turn, state.round, state.city_cards, state.holder) == (0, 0, 0, 0, -1)
    nothing = [0] * parties
    for counts in (
        state.debts,
        state.diplomacy,
        state.cities,
        state.stages,
        state.used,
        state.spent,
        state.defeats,
        state.owed,
    ):
        assert counts == nothing
    assert state.markers == state.entombed == [()] * parties
    assert state.victories == [(0, 0, 0)] * parties
    assert state.copied == [NO_LEADER] * parties
    assert state.hands == state.leaders == [()] * seats
    assert state.sizes == state.leader_sizes == [0] * seats
    assert state.leader_pile == state.pile == state.queue == ()
    assert state.city_order is None
    assert state.phase == "draft"


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_blank_table_has_nothing_on_it(seats: int) -> None:
    state = RULES.blank(SevenWondersOptions(seats=seats, cities=seats == 8))
    bare(state)
    empty = [0] * state.options.parties
    assert state.boards == state.coins == state.goods == state.shields == state.powers == empty
    assert state.packs == [()] * seats


def test_mates_may_use_their_own_goods_first_from_the_beginning() -> None:
    state = RULES.blank(SevenWondersOptions(seats=4, cities=True, teams=True))
    assert state.powers == [OWN_FIRST] * 4


@pytest.mark.rule("L01", "L02", "L03")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_leaders_are_drafted_before_any_age_is_opened(seats: int) -> None:
    options = SevenWondersOptions(seats=seats, leaders=True, cities=seats == 8)
    state, _ = deal(RULES, options, TableChance(3))
    bare(state)
    assert state.coins == [6] * options.parties
    assert len(set(state.boards)) == options.parties
    assert [len(pack) for pack in state.packs] == [4] * seats
    assert [(ask.seat, ask.topic, ask.sealed) for ask in RULES.asks(state)] == [
        (seat, "draft", True) for seat in range(seats)
    ]
    imagined = RULES.imagine(state, TableChance(4))
    imagined.packs = [tuple(sorted(pack)) for pack in imagined.packs]
    assert imagined == state, "all is known, and nothing of an age that has not begun is made up"
