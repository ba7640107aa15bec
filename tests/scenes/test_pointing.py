"""The pointing hand of a lesson: from spot to spot in clicking order, and what else is to be seen."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.lesson import Lesson, LessonData, Step
from game.scenes import spotlight
from game.scenes.pointing import Pointing
from tests.scenes.desk import Desk


def card(number: int) -> pygame.Rect:
    """Where a card of the toy game lies."""
    return pygame.Rect(40 + 60 * number, 200, 50, 80)


def pointing(desk: Desk, **step: Any) -> Pointing:
    data = LessonData("first", 5, (), (Step("bid", **step),))
    return Pointing(desk.open("Ada", "ai:random"), Lesson(data))


def test_the_hand_goes_on_with_each_click_and_rests_on_the_last(desk: Desk) -> None:
    hand = pointing(desk, point=(("card", 2), ("card", 0)), ask={})
    assert hand.target() == card(2)
    hand.click(("card", 2))
    assert hand.target() == card(0)
    hand.click(("card", 0))
    assert hand.target() == card(0)


def test_a_click_elsewhere_moves_nothing_and_one_further_on_passes_over_what_lies_between(desk: Desk) -> None:
    hand = pointing(desk, point=(("card", 0), ("card", 1), ("card", 2)), ask={})
    hand.click(("card", 3))
    assert hand.target() == card(0)
    hand.click(("card", 1))
    assert hand.target() == card(2)
    hand.click(("card", 0))
    assert hand.target() == card(2), "it does not go back"


def test_what_is_lit_besides_is_not_pointed_at(desk: Desk) -> None:
    hand = pointing(desk, point=(("card", 2),), light=(("card", 0),), ask={})
    assert hand.lit() == [card(2), card(0)]
    assert hand.target() == card(2)


def test_a_spot_that_is_not_there_now_is_passed_over(desk: Desk) -> None:
    hand = pointing(desk, point=("nobody", ("card", 1)), ask={})
    assert hand.lit() == [card(1)]
    assert hand.target() == card(1)
    assert pointing(desk, point=("nobody",), ask={}).target() is None


def test_a_button_of_the_prompt_bar_is_pointed_at_where_it_stands(desk: Desk) -> None:
    desk.app.settings.set("stepwise", True)
    table = desk.open("ai:random", "ai:random")
    step = Step("go", point=("step",))
    hand = Pointing(table, Lesson(LessonData("first", 5, (), (step,))))
    assert hand.target() == table.form.widget(("button", "step")).rect


def test_where_the_hand_may_rest_is_spoken_of_too(desk: Desk) -> None:
    hand = pointing(desk, point=(("card", 0), ("card", 2)), ask={})
    for number in (0, 2):
        for box in (card(number), spotlight.hand_box(card(number))):
            assert any(air.contains(box) for air in hand.spoken_of())


@pytest.mark.parametrize(("step", "kept"), [({"ask": {}}, True), ({}, False)])
def test_whoever_must_decide_sees_all_there_is_to_choose_from(
    desk: Desk, step: dict[str, Any], kept: bool
) -> None:
    hand = pointing(desk, **step)
    assert hand.kept() == ([card(number) for number in range(5)] if kept else [])


def test_of_a_kind_that_is_pointed_at_all_are_kept_in_sight(desk: Desk) -> None:
    assert pointing(desk, point=(("card", 1),)).kept() == [card(number) for number in range(5)]
