"""The medals of lessons: the best one is kept, and none is lost."""

from __future__ import annotations

import pytest

from game.core.store import Store
from game.scenes import lesson_medals
from game.scenes.lesson_medals import DONE, GRADES
from game.ui.pixels import pixels_of


@pytest.mark.parametrize(("hints", "slips", "grade"), [(0, 0, 3), (0, 4, 2), (1, 0, 1), (2, 3, 1)])
def test_hints_weigh_more_than_slips(hints: int, slips: int, grade: int) -> None:
    assert lesson_medals.grade(hints, slips) == grade


def test_a_lesson_is_noted_once_however_often_it_is_finished_with_its_best_grade() -> None:
    with Store.open(None, lambda: 0) as store:
        assert lesson_medals.of(store, "auction", "first") == 0
        for lesson, reached in (("first", 1), ("second", 1), ("first", 3), ("first", 2)):
            lesson_medals.note(store, "auction", lesson, reached)
        assert store.setting(DONE, []) == [["auction", "first"], ["auction", "second"]]
        assert [lesson_medals.of(store, "auction", one) for one in ("first", "second")] == [3, 1]


@pytest.mark.parametrize("kept", [{}, {"auction/first": 9}, {"auction/first": [1]}, {"auction/first": None}])
def test_what_an_earlier_program_noted_or_nobody_understands_is_plain(
    kept: dict[str, object],
) -> None:
    with Store.open(None, lambda: 0) as store:
        store.set_setting(DONE, [["auction", "first"]])
        store.set_setting(GRADES, kept)
        assert lesson_medals.of(store, "auction", "first") == 1


def test_each_grade_has_a_medal_of_its_own() -> None:
    assert len({pixels_of(lesson_medals.medal(grade)) for grade in (1, 2, 3)}) == 3
