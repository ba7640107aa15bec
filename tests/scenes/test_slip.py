"""An accidental double click presses once: what comes under the mouse meanwhile is left alone."""

from __future__ import annotations

from game.scenes.slip import NEAR, SECONDS, Slip
from game.ui.widgets.base import Widget

BEGIN, PASS = Widget("begin", (100, 100, 40, 17)), Widget("pass", (100, 100, 40, 17))
AT = (110, 105)
SOON = SECONDS / 2


def test_a_first_press_after_the_scene_has_come_must_wait_a_moment() -> None:
    assert Slip().happens(AT, SOON, [PASS])
    assert not Slip().happens(AT, SECONDS, [PASS])


def test_a_press_beside_the_buttons_is_never_held_back() -> None:
    assert not Slip().happens((10, 10), SOON, [PASS])


def test_the_second_press_does_not_hit_a_button_that_has_come_between() -> None:
    slip = Slip()
    assert not slip.happens(AT, 5.0, [BEGIN])
    assert slip.happens(AT, 5.0 + SOON, [PASS])
    assert not slip.happens(AT, 5.0 + 2 * SECONDS, [PASS])


def test_one_button_may_be_pressed_as_fast_as_one_likes() -> None:
    slip = Slip()
    assert not slip.happens(AT, 5.0, [PASS])
    assert not slip.happens(AT, 5.0, [PASS])


def test_a_mouse_that_has_moved_means_what_it_presses() -> None:
    slip = Slip()
    assert not slip.happens((110 + NEAR + 1, 105), 5.0, [BEGIN])
    assert not slip.happens(AT, 5.0 + SOON, [PASS])


def test_a_hand_that_trembles_means_the_same_place() -> None:
    slip = Slip()
    assert not slip.happens((110 - NEAR, 105), 5.0, [BEGIN])
    assert slip.happens(AT, 5.0 + SOON, [PASS])
