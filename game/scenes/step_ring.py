"""The ring around what a step of a replay changed, and what it brought."""

from __future__ import annotations

import pygame

from game.ui.canvas import Canvas
from game.ui.headline import headline

RING = ("p5", "y4", "k0")


def draw(canvas: Canvas, box: pygame.Rect, gain: int) -> None:
    """Around a box; the gain, if there is any, beside it."""
    canvas.ring(box.inflate(4, 4), RING, 1)
    if not gain:
        return
    sum_of = headline(f"{gain:+d}", "y" if gain > 0 else "r", 2, 2, 4)
    wide, high = sum_of.get_size()
    x = box.right + 2 if box.centerx < 320 else box.x - wide - 2
    y = max(20, min(334 - high, box.centery - high // 2))
    canvas.blit(sum_of, x, y)
