"""Ways in which things move in a city: a building falls and lands, dust flies, points fly to their row."""

from __future__ import annotations

import pygame

from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.pixels import Point, scaled
from game.ui.tween import between, in_quad, out_cubic, part

FALL = 12
"""How far a building falls, in pixels."""
LIFT, DROP, LANDING = 0.12, 0.26, 0.2
"""How long a building is lifted, falls, and is at rest again, in seconds."""
DOWN = LIFT + DROP + LANDING
FLIGHT, COUNT = 0.6, 0.25
"""How long points are on their way to their row, and how long that counts."""
AROUND = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def down(canvas: Canvas, roof: pygame.Surface, x: int, y: int, seconds: float) -> None:
    """A building that is lifted, falls and lands on its place, so many seconds after it was lifted."""
    if seconds < LIFT + DROP:
        gone = part(seconds, LIFT, LIFT + DROP)
        up = int(FALL * out_cubic(part(seconds, 0, LIFT)) * (1 - in_quad(gone)))
        canvas.put(roof, x - up // 2, y - up, (2 + up // 2, 2 + up + up // 2), -2)
        return
    share = part(seconds, LIFT + DROP, DOWN)
    w, h = roof.get_size()
    deep = 2 if share < 0.35 else 1 if share < 0.65 else 0
    canvas.blit(scaled(roof, (w, h - deep)), x, y + 2 * deep)
    if share < 1:
        dust(canvas, pygame.Rect(x, y, w, h), share)


def dust(canvas: Canvas, box: pygame.Rect, share: float) -> None:
    """Eight puffs that fly off the walls and thin out in three steps."""
    puff = sprites.sprite(f"effects/dust_{min(2, int(share * 3))}")
    away = int(8 * out_cubic(share)) - 2
    for right, below in AROUND:
        x = box.centerx + right * (box.w // 2 + away)
        y = box.centery + below * (box.h // 2 + away)
        canvas.blit(puff, x - puff.get_width() // 2, y - puff.get_height() // 2)


def won(canvas: Canvas, points: int, start: Point, end: Point, share: float) -> None:
    """Points that rise where they were won, wait to be read, and go to their row."""
    if share < 0.55:
        plaque(canvas, points, (start[0], start[1] - int(14 * out_cubic(part(share, 0, 0.25)))))
        return
    plaque(canvas, points, between((start[0], start[1] - 14), end, in_quad(part(share, 0.55, 1)), 10))


def plaque(canvas: Canvas, points: int, middle: Point) -> None:
    """Points on green or red."""
    said = f"{points:+d}"
    wide = big_width(said) + 9
    x, y = middle[0] - wide // 2, middle[1] - 7
    canvas.shadow((x, y, wide, 15), (1, 2), -2)
    canvas.rounded((x, y, wide, 15), "k0", 2)
    canvas.rounded((x + 1, y + 1, wide - 2, 13), "g2" if points > 0 else "r2", 1)
    big(canvas, said, middle[0], y + 4, "p5", None, "centre")
