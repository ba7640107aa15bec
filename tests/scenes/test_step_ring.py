"""The ring around what a step of a replay changed: its sum lies beside it, and on the table."""

from __future__ import annotations

import pygame
import pytest

from game.scenes import bars, step_ring
from game.tools.studio import Studio
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of


@pytest.fixture(autouse=True)
def screen(studio: Studio) -> None:
    """Letters need a window."""


def inked(box: pygame.Rect, gain: int) -> set[tuple[int, int]]:
    """The pixels that are drawn on."""
    canvas, plain = Canvas(ink="g3"), Canvas(ink="g3")
    step_ring.draw(canvas, box, gain)
    both = zip(pixels_of(canvas.surface), pixels_of(plain.surface), strict=True)
    return {(at % 640, at // 640) for at, (now, before) in enumerate(both) if now != before}


@pytest.mark.parametrize("at", [(40, 60), (560, 60), (300, 300), (320, 24)])
def test_a_sum_lies_beside_the_ring_and_on_the_table(at: tuple[int, int]) -> None:
    box = pygame.Rect(at, (30, 20))
    table = pygame.Rect(0, bars.TOP, 640, bars.PROMPT_Y - bars.TOP)
    ring = inked(box, 0)
    assert all(box.inflate(12, 12).collidepoint(pixel) for pixel in ring)
    beside = inked(box, 3) - ring
    assert beside
    assert all(table.collidepoint(pixel) for pixel in beside)
    right = max(x for x, _ in beside) > box.inflate(12, 12).right
    assert right == (box.centerx < 320), "where there is more room"
