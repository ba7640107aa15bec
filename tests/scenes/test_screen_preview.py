"""What the settings show of the screen: window and picture on it, each to scale."""

from __future__ import annotations

from itertools import groupby

import pygame
import pytest

from game.scenes.screen_preview import Sizes, draw
from game.tools.studio import Studio
from game.ui.canvas import Canvas
from game.ui.pixels import index, pixels_of

BOX = (40, 60, 400, 140)
SCREEN = (1920, 1080)


@pytest.fixture(autouse=True)
def window(studio: Studio) -> None:
    """Letters need one."""


def painted(window: tuple[int, int], picture: tuple[int, int]) -> Canvas:
    canvas = Canvas(ink="p4")
    draw(canvas, BOX, Sizes(SCREEN, window, pygame.Rect(0, 0, *picture)))
    return canvas


def widest(canvas: Canvas, ink: str) -> int:
    """The longest line of one colour."""
    rows = (
        [canvas.value(x, y) for x in range(BOX[0], BOX[0] + BOX[2])] for y in range(BOX[1], BOX[1] + BOX[3])
    )
    runs = (len(list(run)) for row in rows for value, run in groupby(row) if value == index(ink))
    return max(runs, default=0)


@pytest.mark.parametrize("window", [(640, 360), (1280, 720), (1600, 900)])
def test_the_picture_is_as_large_beside_the_screen_as_it_really_is(window: tuple[int, int]) -> None:
    canvas = painted(window, window)
    screen, picture = widest(canvas, "b1"), widest(canvas, "w1")
    assert picture / screen == pytest.approx(window[0] / SCREEN[0], abs=0.01)


def test_what_the_picture_does_not_fill_of_the_window_is_black() -> None:
    filled, framed = painted((1600, 900), (1600, 900)), painted((1600, 900), (1280, 720))
    window, picture = widest(filled, "w1"), widest(framed, "w1")
    between = BOX[0] + 4 + widest(painted((640, 360), (640, 360)), "b1") // 2 - (window + picture) // 4
    assert framed.value(between, BOX[1] + 60) == index("k0")
    assert filled.value(between, BOX[1] + 60) != index("k0")


def test_a_window_larger_than_the_screen_is_cut_to_it() -> None:
    canvas = painted((3840, 2160), (3840, 2160))
    above = canvas.surface.subsurface((0, 0, canvas.rect.w, BOX[1])).copy()
    assert set(pixels_of(above)) == {index("p4")}
    assert widest(canvas, "w1") == pytest.approx(widest(painted(SCREEN, SCREEN), "w1"), abs=1)


def test_it_tells_apart_whether_all_pixels_are_of_one_size() -> None:
    even, blended = painted((1600, 900), (1280, 720)), painted((1600, 900), (1600, 900))
    words = [canvas.surface.subsurface((260, 60, 180, 140)).copy() for canvas in (even, blended)]
    assert words[0].get_buffer().raw != words[1].get_buffer().raw
