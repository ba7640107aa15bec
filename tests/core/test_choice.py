"""A half-made choice narrows the legal moves field by field."""

from __future__ import annotations

from typing import Any

from game.core.choice import Choice
from game.core.rules import Move


class PlaceStone(Move, frozen=True, tag="Place"):
    turn: int
    cell: int


class Pass(Move, frozen=True, tag="Pass"):
    pass


MOVES = [PlaceStone(0, 1), PlaceStone(0, 2), PlaceStone(1, 2), Pass()]


def narrowed(*fields: tuple[str, Any]) -> Choice:
    """The choice after these fields."""
    choice: Choice | None = Choice(MOVES)
    for field, value in fields:
        assert choice is not None
        choice = choice.choose(field, value)
    assert choice is not None
    return choice


def test_the_kind_of_move_is_the_first_field_and_single_values_are_skipped() -> None:
    choice = Choice(MOVES)
    assert choice.field == "kind"
    assert choice.values("kind") == ("Place", "Pass")
    assert narrowed(("kind", "Place")).field == "turn"
    placed = narrowed(("kind", "Place"), ("turn", 1))
    assert placed.field is None
    assert placed.move == PlaceStone(1, 2)


def test_fields_may_be_chosen_in_any_order() -> None:
    choice = narrowed(("cell", 2))
    assert choice.values("turn") == (0, 1)
    assert choice.move is None


def test_what_fits_no_move_is_no_choice() -> None:
    assert Choice(MOVES).choose("cell", 9) is None


def test_a_choice_never_changes() -> None:
    choice = Choice(MOVES)
    assert choice.choose("turn", 1) != choice
    assert choice.fitting == tuple(MOVES)
    assert choice == Choice(MOVES)


def test_going_back_opens_the_last_field() -> None:
    back = narrowed(("kind", "Place"), ("turn", 0)).back()
    assert back == narrowed(("kind", "Place"))
    assert back.given("turn") is None
    assert back.back().back() == Choice(MOVES)


def test_a_field_can_be_chosen_anew() -> None:
    choice = narrowed(("kind", "Place"), ("turn", 0), ("cell", 1))
    other = choice.replace("turn", 1)
    assert other is not None
    assert other.move == PlaceStone(1, 2)
    assert choice.replace("turn", 7) is None
