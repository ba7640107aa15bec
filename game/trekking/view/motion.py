"""Ways in which things move: flights, slides, turning cards, numbers that rise."""

from __future__ import annotations

import pygame

from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.pixels import Point, scaled
from game.ui.tween import between, in_quad, out_cubic

WIDTHS = (58, 40, 20, 4, 20, 40, 58)
"""A card's width while it turns over; the picture changes where it is narrowest."""
FLIGHT, SLIDE, FLIP = 0.35, 0.22, 0.24
LANDING = 0.18
"""How long something that has come down is still at it: 2 px too far, back, dust."""
GAIN = 0.7
"""How long points are on their way: they rise where they were won, then go to the total."""


def fly(
    canvas: Canvas, picture: pygame.Surface, start: Point, end: Point, share: float, arc: int = 20
) -> None:
    """A token on its way from one middle to another."""
    x, y = between(start, end, share, arc)
    x, y = x - picture.get_width() // 2, y - picture.get_height() // 2
    canvas.shade((x + 2, y + 5, picture.get_width() - 3, picture.get_height() - 4), -1)
    canvas.blit(picture, x, y)


def landed(canvas: Canvas, picture: pygame.Surface, at: Point, share: float) -> None:
    """A piece that has just come down on its place (*at*: its corner): 2 px deeper and back, in its dust."""
    w, h = picture.get_size()
    deep = 2 if share < 0.3 else 1 if share < 0.6 else 0
    canvas.shade((at[0] + 1, at[1] + 2, w, h), -1)
    canvas.blit(scaled(picture, (w, h - deep)), at[0], at[1] + deep)
    dust = sprites.sprite(f"effects/dust_{min(2, int(share * 3))}")
    out = int(8 * share)
    for side in (-1, 1):
        x = at[0] + w // 2 + side * (w // 2 + out)
        canvas.blit(dust, x - dust.get_width() // 2, at[1] + h - dust.get_height() + 1)


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


def gain(canvas: Canvas, said: str, start: Point, end: Point, share: float) -> None:
    """Points that rise where they were won, wait to be read, and go to where they count; they light it."""
    if share < 0.6:
        rise(canvas, said, start, min(1.0, share / 0.3))
        return
    way = (share - 0.6) / 0.4
    x, y = between((start[0], start[1] - 12), end, in_quad(way), 8)
    if way > 0.85:
        canvas.circle(end, 8, "y5", 1)
        canvas.circle(end, 9, "y3", 1)
    big(canvas, said, x, y - 3, "y5" if not said.startswith("-") else "r4", "k0", "centre")


def rise(canvas: Canvas, said: str, at: Point, share: float) -> None:
    """Points that rise from where they were won."""
    y = at[1] - int(12 * out_cubic(share))
    big(canvas, said, at[0], y, "y5" if not said.startswith("-") else "r4", "k0", "centre")
