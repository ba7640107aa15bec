"""How dice move: squashed where they bounce, a little too far where they stop, turned into another colour."""

from __future__ import annotations

import math

from game.troyes_dice.view import pieces
from game.ui.canvas import Canvas
from game.ui.pixels import Point, scaled
from game.ui.tween import out_cubic, part

TURN = (1.0, 0.7, 0.35, 0.1, 0.35, 0.7, 1.0)
"""A die's width while it turns over; it is the other one from where it is narrowest."""
OVER = 2
"""How many px too far a thing that slides comes before it settles."""
LOW = 2.5
"""A die that is no higher than that is pressed flat by 1 px."""

Look = tuple[str, int]
"""A die's ramp and value."""


def turning(canvas: Canvas, first: Look, last: Look, size: int, middle: Point, share: float) -> None:
    """A die on its way from one look to another."""
    step = min(len(TURN) - 1, int(share * len(TURN)))
    look = first if step < len(TURN) // 2 else last
    if first == last:
        step = 0
    picture = pieces.die(*look, size)
    w, h = picture.get_size()
    wide = max(2, round(w * TURN[step]))
    canvas.put(scaled(picture, (wide, h)), middle[0] - wide // 2, middle[1] - h // 2, (1, 3), -2)


def bounce(share: float, high: int) -> float:
    """How high a thrown die is: two leaps, the second the lower."""
    return abs(math.sin(share * 2 * math.pi)) * (1 - share) * high


def slid(start: Point, goal: Point, share: float) -> Point:
    """A place on a slide that ends a little beyond its goal and comes back."""
    far = math.hypot(goal[0] - start[0], goal[1] - start[1])
    if share >= 1 or far < 1:
        return goal
    gone = out_cubic(part(share, 0, 0.75)) * (far + OVER) - OVER * part(share, 0.75, 1)
    return (
        round(start[0] + (goal[0] - start[0]) * gone / far),
        round(start[1] + (goal[1] - start[1]) * gone / far),
    )
