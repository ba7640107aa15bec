"""The light on what a lesson speaks of: all else steps down, a ring surrounds it, a hand points."""

from __future__ import annotations

import pygame
import pytest

from game.scenes import spotlight
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import index, pixels_of

BOX = pygame.Rect(100, 100, 60, 40)


def pixels(canvas: Canvas, box: pygame.Rect) -> set[int]:
    return set(pixels_of(canvas.surface.subsurface(box).copy()))


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(ink="w4")


def test_what_is_lit_keeps_its_colours_and_all_around_steps_down(canvas: Canvas) -> None:
    spotlight.draw(canvas, [BOX])
    assert pixels(canvas, BOX) == {index("w4")}
    assert pixels(canvas, pygame.Rect(300, 200, 50, 50)) == {index("w2")}


def test_the_prompt_bar_stays_readable(canvas: Canvas) -> None:
    spotlight.draw(canvas, [BOX])
    assert pixels(canvas, pygame.Rect(0, 336, 640, 24)) == {index("w4")}


def test_a_golden_ring_surrounds_it(canvas: Canvas) -> None:
    spotlight.draw(canvas, [BOX])
    beside = [canvas.value(BOX.right - 1 + width, BOX.centery) for width in range(1, 5)]
    assert beside == [index(ink) for ink in spotlight.RING]


def test_boxes_that_touch_share_one_ring(canvas: Canvas) -> None:
    spotlight.draw(canvas, [BOX, BOX.move(BOX.w, 0)])
    assert pixels(canvas, BOX.inflate(-4, -4).union(BOX.move(BOX.w, 0).inflate(-4, -4))) == {index("w4")}


def test_what_lies_partly_off_the_screen_is_lit_as_far_as_it_is_seen(canvas: Canvas) -> None:
    spotlight.draw(canvas, [pygame.Rect(-20, -20, 60, 40)])
    assert pixels(canvas, pygame.Rect(0, 0, 40, 20)) == {index("w4")}


@pytest.mark.parametrize("target", [BOX, pygame.Rect(0, 20, 10, 10), pygame.Rect(630, 20, 10, 10)])
def test_the_hand_rests_below_what_it_points_at_and_never_off_the_screen(target: pygame.Rect) -> None:
    box = spotlight.hand_box(target)
    assert box.size == sprites.size(spotlight.HAND)
    assert box.top == target.bottom - 2
    assert pygame.Rect(0, 0, 640, 360).contains(box)


def test_where_there_is_no_room_below_it_rests_above_and_points_down(canvas: Canvas) -> None:
    target = pygame.Rect(100, 320, 60, 18)
    assert spotlight.hand_box(target).bottom <= target.top
    spotlight.hand(canvas, target, 0)
    assert len(pixels(canvas, spotlight.hand_box(target))) > 1
    assert pixels(canvas, target) == {index("w4")}


def test_it_moves_between_two_places(canvas: Canvas) -> None:
    other = Canvas(ink="w4")
    for phase, on in enumerate((canvas, other)):
        spotlight.hand(on, BOX, phase)
    assert pixels_of(canvas.surface) != pixels_of(other.surface)
