"""What a refused answer is told, bonus by bonus and track by track."""

from __future__ import annotations

from typing import Any

import pytest

from game.troyes_dice.moves import BuildBonus, ChooseTrack, NumberColumns, UseDie
from game.troyes_dice.options import MOST_SEATS, TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import (
    BISHOPRIC,
    CATHEDRAL,
    CITY_HALL,
    FORTRESS,
    HALL,
    PALACE,
    RED,
    WHITE,
    YELLOW,
)
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import BUILD_PRESTIGE, BUILD_WORK, GAIN_CITIZENS, RECRUIT, Owed
from tests.troyes_dice.scripted import position, table


def owing(owed: Owed, given: dict[str, Any] | None = None) -> TroyesState:
    """Seat 0 has acted and must say what becomes of a gain."""
    state = position(given)
    state.sheets[0].acted = True
    state.sheets[0].owed = (owed,)
    return state


def told(state: TroyesState, move: Any) -> str | None:
    """The short name of the reason against a move."""
    reason = RULES.why_not(state, 0, move)
    return reason.key.rpartition(".")[2] if reason else None


@pytest.mark.rule("E01")
@pytest.mark.parametrize(
    ("seats", "fits"), [(0, False), (1, True), (MOST_SEATS, True), (MOST_SEATS + 1, False)]
)
def test_one_to_ten_play(seats: int, fits: bool) -> None:
    problem = TroyesOptions(seats=seats).problem()
    assert (problem is None) == fits
    assert MOST_SEATS == 10
    assert problem is None or problem.values == {"most": 10}


@pytest.mark.parametrize("place", [(-1, 0), (6, 0), (0, -1), (0, 6), (None, 0), (0, "A")])
def test_a_bonus_needs_a_building_of_the_sheet(place: tuple[Any, Any]) -> None:
    assert told(owing((BUILD_WORK, 0, 1)), BuildBonus(*place)) == "no_such_building"


def test_the_corners_of_the_sheet_are_buildings() -> None:
    state = owing((BUILD_WORK, 0, 1))
    assert told(state, BuildBonus(BISHOPRIC, 5)) is None
    assert told(state, BuildBonus(FORTRESS, 0)) == "wrong_bonus"
    assert told(state, BuildBonus(PALACE, 0)) is None


@pytest.mark.rule("R28")
@pytest.mark.parametrize(
    ("colour", "rows"), [(RED, {HALL, CATHEDRAL}), (YELLOW, {FORTRESS, CATHEDRAL}), (WHITE, {FORTRESS, HALL})]
)
def test_the_fifteenth_citizen_builds_for_the_two_other_colours(colour: int, rows: set[int]) -> None:
    state = owing((BUILD_PRESTIGE, colour, 1))
    for row in range(6):
        for column in range(6):
            assert told(state, BuildBonus(row, column)) == (None if row in rows else "wrong_bonus")
    assert {move.row for move in RULES.moves(state, 0)} == rows  # type: ignore[attr-defined]


def test_a_bonus_cannot_be_drawn_twice_or_on_a_lost_building() -> None:
    state = owing((BUILD_WORK, 0, 1), {"built": {"palace": [2]}, "destroyed": {"yellow": [3]}})
    assert told(state, BuildBonus(PALACE, 1)) == "drawn"
    assert told(state, BuildBonus(CITY_HALL, 2)) == "crossed_out"


@pytest.mark.parametrize(
    ("owed", "reason"),
    [
        ((BUILD_WORK, 0, 1), "build_bonus"),
        ((BUILD_PRESTIGE, RED, 1), "build_bonus"),
        ((RECRUIT, 0, 1), "choose_track"),
        ((GAIN_CITIZENS, RED, 1), "choose_track"),
    ],
)
def test_what_is_owed_is_asked_for_first(owed: Owed, reason: str) -> None:
    state = owing(owed, {"citizens": {"red": 20}})
    assert told(state, UseDie(0, 0, RED, 1)) == reason
    assert told(state, NumberColumns(1, 2, 3, 4, 5, 6)) == reason
    assert told(state, ChooseTrack(YELLOW)) == (None if reason == "choose_track" else reason)


@pytest.mark.parametrize("colour", [-1, 3, None, "red"])
def test_a_citizen_needs_a_track_of_the_sheet(colour: Any) -> None:
    assert (
        told(owing((GAIN_CITIZENS, RED, 1), {"citizens": {"red": 20}}), ChooseTrack(colour))
        == "no_such_track"
    )


def test_a_full_track_takes_no_citizen_and_a_recruit_is_no_knight() -> None:
    full = owing((GAIN_CITIZENS, RED, 1), {"citizens": {"red": 20}})
    assert [told(full, ChooseTrack(colour)) for colour in range(3)] == ["no_such_track", None, None]
    recruit = owing((RECRUIT, 0, 1))
    assert [told(recruit, ChooseTrack(colour)) for colour in range(3)] == ["no_such_track", None, None]


@pytest.mark.parametrize(
    ("numbering", "reason"), [("rolled", "numbering_rolled"), ("expert", "numbering_expert")]
)
def test_a_wrong_numbering_is_told_which_ones_there_are(numbering: str, reason: str) -> None:
    state = table(numbering=numbering)
    asked = RULES.asks(state)[0].seat
    assert asked == 0
    assert told(state, NumberColumns(1, 1, 2, 3, 4, 5)) == reason
    assert told(state, UseDie(0, 0, RED, 1)) == "number_first"
