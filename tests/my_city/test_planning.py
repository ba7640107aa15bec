"""What the view tells a person who plans a building."""

from __future__ import annotations

from game.my_city.grid import cells
from game.my_city.moves import Pass, Place, Quit
from game.my_city.planning import changes, fate, rotations, shape_cells
from game.my_city.rules import RULES
from game.my_city.terrain import catalogue, number_of
from tests.my_city.cities import Round, place


def test_open_corners_are_those_of_the_legal_moves() -> None:
    table = Round("Y5", "R2")
    table.answer(place("Y5", "E6", "F6", "F7", "F8"), Pass())
    building = number_of("R2")
    found = {
        Place(rotation, row, col)
        for rotation, corners in enumerate(map(cells, table.state.cities[0].corners(building)))
        for row, col in corners
    }
    assert found == {move for move in RULES.moves(table.state, 0) if isinstance(move, Place)}


def test_shapes_turn_clockwise() -> None:
    assert [shape_cells(number_of("Y5"), turn) for turn in range(rotations(number_of("Y5")))] == [
        ((0, 0), (1, 0), (2, 0), (2, 1)),
        ((0, 0), (0, 1), (0, 2), (1, 0)),
        ((0, 0), (0, 1), (1, 1), (2, 1)),
        ((0, 2), (1, 0), (1, 1), (1, 2)),
    ]
    assert rotations(number_of("Y4")) == 1


def test_a_planned_building_shows_its_change_line_by_line() -> None:
    table = Round("Y1")
    found = {
        change.key.removeprefix("my_city.score."): change
        for change in changes(table.state, 0, place("Y1", "E4", "F4"))
    }
    assert found["empties"].gain == 2
    assert (found["group_yellow"].before, found["group_yellow"].after) == (0, 1)
    assert found["total"].gain == 3
    assert "trees" not in found


def test_a_planned_pass_and_quit_show_what_they_cost() -> None:
    table = Round("Y1")
    passing, quitting = (changes(table.state, 0, move)[-1] for move in (Pass(), Quit()))
    assert passing.gain == -1
    assert quitting.after == quitting.before


def test_fates_tell_what_is_left_to_everybody() -> None:
    table = Round("Y1", "OBST", "R4", "B3", "B4")
    table.answer(place("Y1", "E4", "F4"), Pass())
    table.answer(Pass(), Quit())
    numbers = range(len(catalogue()))
    first, second = ([fate(table.state, seat, number) for number in numbers] for seat in (0, 1))
    names = ["Y1", "R4", "B3", "B4", "C1"]
    assert [first[number_of(name)] for name in names] == ["built", "blocked", "passed", "shown", "to_come"]
    assert [second[number_of(name)] for name in names] == ["passed", "blocked", "left", "left", "left"]
