"""A half-made choice narrows the legal moves field by field."""

from __future__ import annotations

from game.core.choice import Choice
from game.core.rules import Move


class Place(Move, frozen=True, tag="Place"):
    turn: int
    cell: int


class Pass(Move, frozen=True, tag="Pass"):
    pass


MOVES = [Place(0, 1), Place(0, 2), Place(1, 2), Pass()]


def test_the_kind_of_move_is_the_first_field_and_single_values_are_skipped() -> None:
    choice = Choice(MOVES)
    assert choice.field == "kind"
    assert choice.values("kind") == ("Place", "Pass")
    assert choice.choose("kind", "Place")
    assert choice.field == "turn"
    assert choice.choose("turn", 1)
    assert choice.field is None
    assert choice.move == Place(1, 2)


def test_fields_may_be_chosen_in_any_order() -> None:
    choice = Choice(MOVES)
    assert choice.choose("cell", 2)
    assert choice.values("turn") == (0, 1)
    assert choice.move is None


def test_what_fits_no_move_changes_nothing() -> None:
    choice = Choice(MOVES)
    assert not choice.choose("cell", 9)
    assert choice.fitting == tuple(MOVES)


def test_going_back_opens_the_last_field() -> None:
    choice = Choice(MOVES)
    choice.choose("kind", "Place")
    choice.choose("turn", 0)
    assert choice.back()
    assert choice.given("turn") is None
    assert choice.given("kind") == "Place"
    assert choice.back()
    assert not choice.back()


def test_a_field_can_be_chosen_anew() -> None:
    choice = Choice(MOVES)
    choice.choose("kind", "Place")
    choice.choose("turn", 0)
    choice.choose("cell", 1)
    assert choice.replace("turn", 1)
    assert choice.move == Place(1, 2)
    assert not choice.replace("turn", 7)
    assert choice.move == Place(1, 2)
