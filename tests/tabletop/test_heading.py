"""What stands on the top bar, and where."""

from __future__ import annotations

import pytest

from game.tabletop.heading import TOOLS, Heading
from game.ui import text

CHIPS: list[tuple[str | None, str]] = [(None, "Day 2"), ("icons/star", "14")]


def test_each_chip_begins_where_the_one_before_ends() -> None:
    first, second, end = Heading(CHIPS).chips_at("Trekking")
    assert 0 < first < second < end
    assert second - first >= text.width("Day 2")


def test_the_sign_of_a_chip_lies_in_its_chip_on_the_bar() -> None:
    heading = Heading(CHIPS)
    _, second, end = heading.chips_at("Trekking")
    x, y = heading.sign("Trekking", 1)
    assert second < x < end
    assert 0 < y < 18


@pytest.mark.parametrize("right", [TOOLS, 300])
def test_smaller_print_is_taken_where_the_larger_has_no_room(right: int) -> None:
    long = Heading([(None, "W" * 20)])
    assert Heading(CHIPS).print_size("Trekking", right) == text.BODY
    assert long.print_size("Trekking", right) == (text.BODY if right == TOOLS else text.SMALL)


def test_the_marks_of_rounds_stand_in_the_middle() -> None:
    heading = Heading([], rounds=3, round=1)
    middle = heading.rounds_from + heading.rounds_wide // 2
    assert abs(middle - 320) <= 1


def test_a_chip_with_a_changed_number_has_room_for_its_mark() -> None:
    plain, marked = Heading(CHIPS), Heading(CHIPS, gained={1: -2})
    assert marked.chips_at("Trekking")[1] == plain.chips_at("Trekking")[1]
    assert marked.chips_at("Trekking")[2] > plain.chips_at("Trekking")[2] + 5
    box = marked.box("Trekking", 1)
    assert box.collidepoint(marked.sign("Trekking", 1))
    assert box.right < marked.chips_at("Trekking")[2]
