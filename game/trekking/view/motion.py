"""Ways in which things move: flights, slides, turning cards, numbers that rise."""

from __future__ import annotations

import pygame

from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.pixels import Point, scaled
from game.ui.tween import between, out_cubic

WIDTHS = (58, 40, 20, 4, 20, 40, 58)
"""A card's width while it turns over; the picture changes where it is narrowest."""
FLIGHT, SLIDE, FLIP = 0.35, 0.22, 0.24


def fly(
    canvas: Canvas, picture: pygame.Surface, start: Point, end: Point, share: float, arc: int = 20
) -> None:
    """A token on its way from one middle to another."""
    x, y = between(start, end, share, arc)
    x, y = x - picture.get_width() // 2, y - picture.get_height() // 2
    canvas.shade((x + 2, y + 5, picture.get_width() - 3, picture.get_height() - 4), -1)
    canvas.blit(picture, x, y)


def lifted(canvas: Canvas, picture: pygame.Surface, at: Point, height: int) -> None:
    """A card held above the table; *at* is its place there."""
    box = pygame.Rect(at[0], at[1], *picture.get_size())
    canvas.shade(box.move(1 + height // 3, 2), -1)
    canvas.blit(picture, box.x, box.y - height)


def turning(canvas: Canvas, back: pygame.Surface, face: pygame.Surface, at: Point, share: float) -> None:
    """A card that turns over in its place."""
    step = min(len(WIDTHS) - 1, int(share * len(WIDTHS)))
    picture = back if step < len(WIDTHS) // 2 else face
    wide = WIDTHS[step]
    picture = scaled(picture, (min(wide, picture.get_width()), picture.get_height()))
    lift = 3 if 0 < step < len(WIDTHS) - 1 else 0
    canvas.blit(picture, at[0] + (WIDTHS[0] - wide) // 2, at[1] - lift)


def rise(canvas: Canvas, said: str, at: Point, share: float) -> None:
    """Points that rise from where they were won."""
    y = at[1] - int(12 * out_cubic(share))
    big(canvas, said, at[0], y, "y5" if not said.startswith("-") else "r4", "k0", "centre")
