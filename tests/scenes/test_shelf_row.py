"""The row of boxes: what is chosen is in sight, and nothing stands off the canvas, however many there are."""

from __future__ import annotations

import pytest

from game.scenes import boxes
from game.scenes.shelf_row import ROOM, Row, span
from game.ui.pixels import SIZE


def row(count: int, chosen: str = "") -> Row:
    return Row([f"game {number}" for number in range(count)], chosen)


def test_as_many_as_there_is_room_for_are_in_sight() -> None:
    assert list(row(3).shown) == [0, 1, 2]
    assert list(row(5).shown) == [0, 1, 2, 3, 4]
    assert list(row(20).shown) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("count", [1, 4, 5, 6, 11, 20])
def test_every_box_stands_on_the_canvas_with_its_spine_once_it_is_chosen(count: int) -> None:
    boxed = row(count)
    for number in [*range(count), *reversed(range(count))]:
        boxed.choose(number)
        assert number in boxed.shown
        for shown in boxed.shown:
            box = boxed.box(shown)
            assert box.left - boxes.SPINE > 0
            assert box.right < SIZE[0]
            assert box.top > 20


def test_the_row_moves_no_further_than_needed() -> None:
    boxed = row(20)
    boxed.choose(7)
    assert boxed.first == 3
    boxed.choose(4)
    assert boxed.first == 3
    boxed.choose(2)
    assert boxed.first == 2


def test_after_the_last_comes_the_first() -> None:
    boxed = row(20)
    boxed.choose(-1)
    assert (boxed.chosen, boxed.first) == (19, 20 - ROOM)
    boxed.choose(20)
    assert (boxed.chosen, boxed.first) == (0, 0)


def test_it_can_be_moved_along_to_its_ends_and_what_is_chosen_stays() -> None:
    boxed = row(12, "game 1")
    assert boxed.move(ROOM)
    assert boxed.move(ROOM)
    assert not boxed.move(1)
    assert (boxed.chosen, boxed.first) == (1, 12 - ROOM)
    assert boxed.move(-100)
    assert not boxed.move(-1)


def test_few_boxes_do_not_move() -> None:
    assert not row(5).move(1)


def test_a_game_can_be_asked_for_from_the_start() -> None:
    asked = row(20, "game 13")
    assert asked.chosen == 13
    assert 13 in asked.shown
    assert row(20, "game 99").chosen == 0


def test_a_span_of_one_is_a_number() -> None:
    assert (span(2, 4), span(45, 45)) == ("2-4", "45")
