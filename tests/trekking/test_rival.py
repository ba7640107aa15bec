"""The solo game against the automated rival (house-made)."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.rules import deal
from game.trekking import days, rival
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import ICON_POINTS, ON_TIME, TrekkingState
from tests.trekking.tables import opened, set_clock


def facing(
    slots: list[int], trek: tuple[int, ...] = (), year: int = 0, level: str = "normal"
) -> TrekkingState:
    """A solo table on which it is the rival's turn."""
    state = opened(1, rival=level)
    state.slots, state.treks[1], state.years[1] = slots, trek, year
    set_clock(state, [(0, 6), (1, 5)])
    return state


@pytest.mark.rule("S01")
def test_solo_is_set_up_for_two_with_the_rivals_watch_below() -> None:
    state, _ = deal(RULES, TrekkingOptions(seats=1), TableChance(1))
    assert (state.parties, state.seats, state.ancestors, state.actor) == (2, 1, 6, 0)
    assert state.crystals == [1, 0]


@pytest.mark.rule("S01")
def test_only_the_traveller_is_asked() -> None:
    assert {ask.seat for ask in RULES.asks(opened(1))} == {0}


@pytest.mark.rule("S02")
def test_it_starts_with_the_earliest_year() -> None:
    assert rival.choose(facing([16, 3, 1, 7, 8, 10]), 1) == 2


@pytest.mark.rule("S02")
def test_it_goes_on_with_the_earliest_later_year() -> None:
    assert rival.choose(facing([16, 3, 1, 7, 20, 10], (8,), -506), 1) == 5
    assert rival.choose(facing([16, 3, 1, 7, 20, 2], (16,), 655), 1) == 4


@pytest.mark.rule("S02")
def test_without_a_later_year_it_takes_the_earliest() -> None:
    assert rival.choose(facing([16, 3, 1, 7, 20, 10], (35,), 1891), 1) == 2


@pytest.mark.rule("S03")
def test_easy_takes_the_later_card_nearest_to_slot_5() -> None:
    assert rival.choose(facing([16, 3, 20, 7, 2, 1], (8,), -506, "easy"), 1) == 2
    assert rival.choose(facing([16, 3, 1, 7, 20, 10], (35,), 1891, "easy"), 1) == 2


@pytest.mark.rule("S04")
def test_its_turn_pays_full_hours_and_a_point_an_icon() -> None:
    state = facing([16, 3, 5, 7, 17, 10], (3, 15), 800)
    days.advance(state, TableChance(1))
    assert state.hour(1) == 10, "from 5 by five hours"
    assert state.points(1, ICON_POINTS, 1) == 4, "three icons and the slot"
    assert state.treks[1] == (3, 15, 17)
    assert (state.crystals[1], state.ancestors) == (0, 6)
    assert state.slots[4] == 7
    assert state.actor == 0


@pytest.mark.rule("S04")
def test_it_scores_stopping_on_12_and_breaks_its_trek() -> None:
    state = facing([2, 3, 16, 7, 8, 1], (35,), 1891)
    set_clock(state, [(0, 10), (1, 9)])
    days.advance(state, TableChance(1))
    assert (state.hour(1), state.points(1, ON_TIME, 1)) == (12, 3)
    assert (state.treks[1], state.finished[1]) == ((1,), ((35,),))


@pytest.mark.rule("R35")
def test_with_an_empty_row_it_goes_to_12() -> None:
    state = facing([0] * 6)
    state.deck, state.treks[0] = [], (2,)
    days.advance(state, TableChance(1))
    assert (state.hour(1), state.actor) == (12, 0)


@pytest.mark.rule("S05")
@pytest.mark.parametrize(("level", "start"), [("easy", 0), ("normal", 0), ("hard", 12), ("expert", 24)])
def test_head_start_by_level(level: str, start: int) -> None:
    state = opened(1, rival=level)
    assert [rival.head_start(state, party) for party in (0, 1)] == [0, start]
