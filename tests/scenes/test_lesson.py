"""A lesson on the real table: read, do what fits, go back, leave and resume; all else is answered kindly."""

from __future__ import annotations

from typing import Any

import pytest

from game.scenes import lesson_medals
from game.ui.actions import Pointer
from game.ui.canvas import Canvas
from tests.scenes.lectern import Lectern
from tests.toy.moves import Bid


def test_nothing_can_be_moved_while_the_owl_explains(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.card(0)
    assert scene.policy.answers == 0
    assert scene.notice.wrong
    lectern.key("confirm")
    assert scene.policy.lesson.step.say == "bid"


def test_the_confirming_key_turns_the_page_after_a_click_on_the_bubble_too(lectern: Lectern) -> None:
    scene = lectern.begin()
    x, y, _, _ = scene.policy.bubble()
    lectern.click(x + 20, y + 20)
    lectern.key("confirm")
    assert scene.policy.lesson.step.say == "bid"


def test_only_what_fits_passes_and_leads_on(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(0)
    assert scene.policy.answers == 0
    assert scene.notice.wrong
    lectern.card(1)
    assert scene.policy.answers == 1
    assert scene.policy.lesson.step.say == "seen"


def test_the_spot_that_is_meant_is_lit_and_the_owl_does_not_hide_it(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    assert [box.topleft for box in scene.policy.pointing.lit()] == [(100, 200)]
    assert scene.policy.bubble().collidelist(scene.policy.pointing.lit()) < 0


def test_going_back_takes_the_move_back(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(1)
    lectern.key("page_up")
    assert scene.policy.lesson.step.say == "bid"
    assert scene.policy.answers == 0
    lectern.card(1)
    assert scene.policy.lesson.step.say == "seen"


def test_a_lesson_left_goes_on_where_it_was(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(1)
    lectern.app.pop(scene)
    again = lectern.begin()
    assert again.policy.lesson.step.say == "seen"
    assert again.kept.table.state == scene.kept.table.state
    assert lectern.cabinet.unfinished() == [], "lessons are not among the games to continue"


def test_free_play_lets_everything_pass_to_the_end(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(1)
    lectern.key("page_down")
    lectern.card(0)
    lectern.rest()
    assert scene.kept.table.over
    assert scene.policy.lesson.last
    lectern.key("page_down")
    assert scene not in lectern.app.scenes
    assert lectern.cabinet.store.setting("lessons.done", []) == [["auction", "first"]]


def to_last_page(lectern: Lectern) -> Any:
    """A lesson of which only the last page is left to be read."""
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(1)
    lectern.key("page_down")
    lectern.card(0)
    lectern.rest()
    assert scene.policy.lesson.last
    return scene


def grade(lectern: Lectern) -> int:
    return lesson_medals.of(lectern.cabinet.store, "auction", "first")


def test_a_finished_lesson_keeps_its_medal_however_one_leaves_it(lectern: Lectern) -> None:
    scene = to_last_page(lectern)
    lectern.app.pop(scene)
    assert grade(lectern) == 3, "nothing was left to do but to read"


def test_a_slip_and_a_hint_each_cost_a_grade_and_a_better_one_is_kept(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(0)
    assert scene.policy.slips == 1
    lectern.card(1)
    lectern.app.pop(scene)
    scene = lectern.begin()
    assert scene.policy.slips == 1, "it is taken up with what had happened"
    lectern.key("page_down")
    lectern.card(0)
    lectern.rest()
    assert grade(lectern) == 2
    lectern.key("page_down")
    lectern.rest()
    lectern.app.pop(lectern.app.scene)
    to_last_page(lectern)
    assert grade(lectern) == 3


def test_help_costs_two_grades_and_reading_nothing(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("hint")
    lectern.card(1)
    assert (scene.policy.hints, scene.policy.slips) == (0, 0), "the owl was still speaking"
    lectern.key("page_down", "hint")
    assert (scene.policy.hints, scene.policy.slips) == (1, 0)
    lectern.card(1)
    lectern.key("page_down")
    lectern.card(0)
    lectern.rest()
    assert grade(lectern) == 1


def test_taking_back_leads_to_the_step_before(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(1)
    lectern.key("undo")
    assert scene.policy.lesson.step.say == "bid"
    assert scene.policy.answers == 0
    lectern.key("redo")
    assert scene.policy.answers == 0, "what was taken back is done anew"


def test_going_back_from_the_end_passes_over_what_was_left_out(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(1)
    lectern.key("page_down")
    lectern.card(0)
    lectern.rest()
    assert scene.policy.lesson.last
    lectern.key("page_up")
    assert scene.policy.lesson.step.say == "play"
    assert not scene.kept.table.over


def test_advice_marks_what_the_step_asks_for(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("hint")
    assert scene.session.hint is None, "nothing is asked for yet"
    lectern.key("page_down", "hint")
    assert scene.session.hint == Bid(1)
    assert scene.policy.answers == 0


def test_the_bubble_catches_clicks(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.click(*scene.policy.bubble().move(0, 10).midtop)
    assert scene.policy.lesson.step.say == "welcome"
    assert not scene.notice.wrong


def test_what_is_lit_keeps_its_light_and_all_else_steps_down(lectern: Lectern) -> None:
    scene = lectern.begin()
    before = Canvas()
    scene.draw(before)
    lectern.key("page_down")
    after = Canvas()
    scene.draw(after)
    lit = scene.policy.pointing.lit()[0].move(5, 5).topleft
    assert after.value(*lit) == before.value(*lit)
    assert after.value(20, 150) != before.value(20, 150)


def test_nothing_follows_the_mouse_until_it_moves_in_a_new_step(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(1)
    assert scene.picture().here is None, "the owl explains"
    lectern.key("page_down")
    assert scene.policy.lesson.step.say == "play"
    assert scene.picture().here is None
    lectern.app.step([Pointer("moved", 60, 240)], 0.01)
    assert scene.picture().here == ("card", 0)


def test_no_tooltip_lies_over_a_step_whose_mouse_has_not_moved(
    lectern: Lectern, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(1)
    lectern.key("page_down")
    told = []
    monkeypatch.setattr(type(scene.form), "draw_tip", lambda form, canvas: told.append(form.current))
    scene.form.ring.hover(60, 240)
    scene.policy._stale = scene.form.current
    scene.draw(Canvas())
    assert not told
    lectern.app.step([Pointer("pressed", 60, 240, button=3)], 0.01)
    scene.draw(Canvas())
    assert set(told) == {("card", 0)}


def test_the_bubble_stays_where_it_is_during_a_step(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    begun = scene.policy.bubble()
    lectern.rest()
    lectern.card(0)
    assert scene.policy.bubble() == begun
