"""Paper confetti, a function of the moment alone."""

from __future__ import annotations

import math

from game.ui.canvas import Canvas
from game.ui.pixels import SIZE

PIECES = 80
TOP, FALL = 14, 330
"""Where pieces come from, and how far they fall."""
SPEED = 26
"""Pixels a second of the slowest piece; the fastest has more than twice as much."""
ONCE = (FALL + 348) / SPEED
"""Seconds until the last of all pieces has fallen."""


def draw(canvas: Canvas, now: float, ramps: str, again: bool = True) -> None:
    """Pieces in the colours of these ramps, which fall, sway and turn; for ever, or once."""
    for number in range(PIECES):
        chance = number * 7919 % 997
        speed = SPEED + chance % 34
        y = now * speed - chance % 340 - 8
        if y < TOP or (not again and y >= TOP + FALL):
            continue
        y = TOP + (y - TOP) % FALL
        x = (chance * 641 // 997 + int(7 * math.sin(now * 1.7 + chance))) % SIZE[0]
        turned = math.sin(now * 5 + chance)
        ramp = ramps[number % len(ramps)]
        wide, tall = (3, 2) if turned > 0.3 else (2, 3) if turned < -0.3 else (3, 1)
        canvas.fill(f"{ramp}{4 if turned > 0 else 3}", (x, int(y), wide, tall))
