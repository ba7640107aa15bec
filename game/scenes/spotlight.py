"""The light on what a lesson speaks of: all else steps down, a ring surrounds it, a hand points."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import from_pixels, pixels_of

DIMMED = (0, 0, 640, 336)
"""The table and the top bar; what can be done now stays readable in the prompt bar."""
RING = ("k0", "y5", "y3", "k0")
"""Its lines from the inside."""
BOB = 0.5
"""Seconds between two places of the hand."""
HAND = "cursors/hand"


def draw(canvas: Canvas, lit: Sequence[pygame.Rect]) -> None:
    """Dim everything but these boxes; boxes that touch share one ring."""
    boxes = [box.clip(canvas.rect) for box in lit]
    kept = [canvas.surface.subsurface(box).copy() for box in boxes]
    canvas.shade(DIMMED, -2)
    for width in range(len(RING), 0, -1):
        for box in boxes:
            canvas.rounded(box.inflate(2 * width, 2 * width), RING[width - 1], 2)
    for box, picture in zip(boxes, kept):
        canvas.blit(picture, box.x, box.y)


def hand_box(target: pygame.Rect) -> pygame.Rect:
    """Where the hand rests: below what it points at, above where there is no room."""
    w, h = sprites.size(HAND)
    x = max(0, min(640 - w, target.centerx - 3))
    if target.bottom + h > 340:
        return pygame.Rect(x, target.top - h - 3, w, h)
    return pygame.Rect(x, target.bottom - 2, w, h)


def hand(canvas: Canvas, target: pygame.Rect, phase: int) -> None:
    """The hand that points at a box, in one of its two places."""
    box = hand_box(target)
    picture = sprites.sprite(HAND)
    if box.top < target.top:
        canvas.put(_upside_down(picture), box.x, box.y - 2 * phase, (2, 2), -1)
    else:
        canvas.put(picture, box.x, box.y + 2 * phase, (2, 2), -1)


def _upside_down(picture: pygame.Surface) -> pygame.Surface:
    w, h = picture.get_size()
    pixels = pixels_of(picture)
    return from_pixels((w, h), b"".join(pixels[row * w : row * w + w] for row in reversed(range(h))))
