"""What is told of a time warp card that cannot be used so."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import Move
from game.trekking.moves import UseWarp, Visit
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState
from tests.trekking.test_warps import after_turn, warped

ROW = [2, 3, 5, 7, 8, 10]


def told(state: TrekkingState, move: Move) -> str | None:
    """The short name of the reason against a move."""
    reason = RULES.why_not(state, 0, move)
    return None if reason is None else reason.key.rpartition(".")[2]


@pytest.mark.rule("T04")
@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        (1, 2, None),
        (1, 5, None),
        (4, 5, None),
        (0, 1, "warp_choice"),
        (2, 2, "warp_choice"),
        (3, 2, "warp_choice"),
        (5, 6, "warp_choice"),
        (None, 2, "warp_choice"),
        (1, None, "warp_choice"),
        (0, 0, "warp_choice"),
    ],
)
def test_w2_wants_two_slots_of_the_row(first: Any, second: Any, reason: str | None) -> None:
    assert told(warped(2, slots=ROW), UseWarp(2, first, second)) == reason


def test_w2_wants_two_cards() -> None:
    state = warped(2, slots=[2, 0, 5, 7, 8, 10])
    assert told(state, UseWarp(2, 1, 2)) == "empty_slot"
    assert told(state, UseWarp(2, 2, 3)) is None
    state = warped(2, slots=[2, 3, 0, 7, 8, 10])
    assert told(state, UseWarp(2, 1, 2)) == "empty_slot"


@pytest.mark.parametrize("warp", [1, 3, 4])
def test_what_needs_no_choice_takes_none(warp: int) -> None:
    state = warped(warp, slots=ROW)
    assert told(state, UseWarp(warp)) is None
    assert told(state, UseWarp(warp, 1)) == "warp_choice"
    assert told(state, UseWarp(warp, 0, 1)) == "warp_choice"


def test_w1_needs_a_row_and_w3_a_deck() -> None:
    assert told(warped(1, slots=[2, 0, 0, 0, 0, 0]), UseWarp(1)) == "warp_no_effect"
    assert told(warped(1, slots=[2, 0, 0, 0, 0, 10]), UseWarp(1)) is None
    assert told(warped(3, slots=ROW, deck=[]), UseWarp(3)) == "warp_no_effect"
    assert told(warped(3, slots=[0, 3, 5, 7, 8, 10]), UseWarp(3)) == "warp_no_effect"


@pytest.mark.parametrize(
    ("choice", "other", "reason"),
    [
        (1, 0, None),
        (2, 0, None),
        (0, 0, "warp_choice"),
        (-1, 0, "warp_choice"),
        (99, 0, "warp_choice"),
        (1, 1, "warp_choice"),
        (None, 0, "warp_choice"),
    ],
)
def test_w23_sells_crystals_that_one_holds(choice: Any, other: int, reason: str | None) -> None:
    assert told(after_turn(23, crystals=2), UseWarp(23, choice, other)) == reason


def test_w23_names_how_many_are_held() -> None:
    reason = RULES.why_not(after_turn(23, crystals=1), 0, UseWarp(23, 2))
    assert reason is not None
    assert reason.key == "trekking.reason.crystals_held"
    assert reason.values == {"held": 1}


@pytest.mark.parametrize("warp", [21, 22])
def test_after_a_turn_no_choice_is_taken_where_there_is_none(warp: int) -> None:
    state = after_turn(warp, clock=[[1, 1], [0, 0]])
    assert told(state, UseWarp(warp, 1)) == "warp_choice"
    assert told(state, UseWarp(warp, 0, 1)) == "warp_choice"


@pytest.mark.parametrize(
    ("place", "choice", "reason"),
    [(1, 2, None), (1, 5, None), (1, 1, "warp_no_effect"), (1, 0, "warp_choice"), (1, 6, "warp_choice")],
)
def test_w10_takes_the_bonus_of_another_slot(place: int, choice: int, reason: str | None) -> None:
    assert told(warped(10, slots=ROW), Visit(place, 0, 10, choice)) == reason


def test_w10_is_not_for_an_ancestor() -> None:
    assert told(warped(10, slots=ROW, trek=[2]), Visit(6, 0, 10, 2)) == "warp_no_effect"
