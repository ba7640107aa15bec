"""The time line: steps lie evenly, the knob follows the hand, marks and numbers have room."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.ui.actions import Pointer
from game.ui.canvas import Canvas
from game.ui.pixels import index, pixels_of
from game.ui.widgets.base import Look
from game.ui.widgets.time_line import TimeLine

BOX = (100, 339, 360, 19)


def line(length: int, sought: list[int] | None = None) -> TimeLine:
    return TimeLine("line", BOX, length, (sought if sought is not None else []).append)


def painted(shown: TimeLine) -> list[bytes]:
    """Its rows of pixels."""
    canvas = Canvas(ink="w1")
    shown.draw(canvas, Look())
    part = pixels_of(canvas.surface.subsurface(BOX).copy())
    return [part[start : start + BOX[2]] for start in range(0, len(part), BOX[2])]


@pytest.mark.parametrize("length", [1, 7, 82, 410, 3000])
def test_steps_lie_from_end_to_end_and_are_found_where_they_lie(length: int) -> None:
    shown = line(length)
    places = [shown.x_of(step) for step in range(length + 1)]
    assert places == sorted(places)
    assert BOX[0] < places[0] < places[-1] < BOX[0] + BOX[2]
    if length < 300:
        assert [shown.step_at(x) for x in places] == list(range(length + 1))
    assert shown.step_at(-50) == 0
    assert shown.step_at(700) == length


def test_a_press_and_every_movement_until_the_release_seek() -> None:
    sought: list[int] = []
    shown = line(10, sought)
    y = BOX[1] + 5
    assert shown.pointer(Pointer("pressed", shown.x_of(3), y, 1))
    shown.pointer(Pointer("moved", shown.x_of(8), 5))
    shown.pointer(Pointer("released", shown.x_of(8), 5, 1))
    shown.pointer(Pointer("moved", shown.x_of(1), y))
    assert sought == [3, 8]
    assert not shown.pointer(Pointer("wheel", shown.x_of(1), y, wheel=1))


def test_nothing_is_sought_where_it_stands_already() -> None:
    sought: list[int] = []
    shown = line(10, sought)
    shown.at = 4
    shown.pointer(Pointer("pressed", shown.x_of(4), BOX[1] + 5, 1))
    assert sought == []


def test_the_knob_stands_at_the_step_that_is_seen() -> None:
    shown = line(10)
    for at in (0, 5, 10):
        shown.at = at
        middle = painted(shown)[9]
        knob = [x for x, value in enumerate(middle) if value in (index("p5"), index("p2"))]
        assert shown.x_of(at) - BOX[0] in range(knob[0] - 2, knob[-1] + 3)


def test_squares_and_triangles_stand_at_their_steps() -> None:
    bare, marked = line(20), line(20)
    marked.squares, marked.swings = [8], {12: 5, 16: -7}
    before, after = painted(bare), painted(marked)
    columns = {x for old, new in zip(before, after) for x in range(BOX[2]) if old[x] != new[x]}
    near = [marked.x_of(step) - BOX[0] for step in (8, 12, 16)]
    assert all(min(abs(x - place) for place in near) <= 3 for x in columns)
    assert all(any(abs(x - place) <= 3 for x in columns) for place in near)
    up, down = near[1:]
    assert index("g4") in {row[up] for row in after}
    assert index("r4") in {row[down] for row in after}


def test_ticks_that_would_touch_are_left_out_for_those_of_larger_steps() -> None:
    few, many = line(50), line(1000)
    few.ticks = (range(1, 51), (10, 20))
    many.ticks = (range(1, 1001), (100, 500, 900))
    for shown, count in ((few, 50), (many, 3)):
        row = painted(shown)[11]
        assert sum(value == index("k3") for value in row) == count


def test_numbers_do_not_run_into_one_another() -> None:
    shown = line(28)
    shown.at = 28
    shown.numbers = [(step, step) for step in range(1, 29)]
    inked = [x for row in painted(shown)[13:18] for x, value in enumerate(row) if value == index("y4")]
    assert inked
    gaps = sorted(set(inked))
    assert max(after - before for before, after in pairwise(gaps)) > 20
