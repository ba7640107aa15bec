"""A portrait fills its square and tells seats apart."""

from __future__ import annotations

import pygame
import pytest

from game.scenes import portraits
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, blank, pixels_of
from tests.scenes.desk import Desk


@pytest.mark.parametrize("size", [20, 34, 48])
def test_it_fills_its_square_and_no_more(desk: Desk, size: int) -> None:
    session = desk.open("Ada", "ai:random").session
    box, seen = pygame.Rect(4, 4, size, size), []
    for party in (0, 1):
        canvas = Canvas(blank((size + 8, size + 8), CLEAR))
        portraits.draw(canvas, session, party, box)
        seen.append(pixels_of(canvas.surface.subsurface(box).copy()))
        assert CLEAR not in seen[-1]
        assert canvas.value(3, 3) == canvas.value(size + 4, size + 4) == CLEAR
    assert seen[0] != seen[1]
