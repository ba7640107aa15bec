"""The banner over a result: swallow-tailed cloth with a stitched hem, who has won, and two crowns."""

from __future__ import annotations

import pygame

from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.headline import headline

MIDDLE = 300
"""Where it hangs over a result."""
Y, HIGH = 24, 32
LEAST, MOST = 180, 272
MARGIN = 78
"""What lies beside the words: both crowns and some air."""
TITLE = (MOST - MARGIN) // 2
"""How wide words may be that are enlarged; longer ones stay as they are."""


def room(middle: int = MIDDLE) -> pygame.Rect:
    """What the widest banner covers, its tails included."""
    return pygame.Rect(middle - MOST // 2 - 24, Y, MOST + 48, 40)


def draw(canvas: Canvas, middle: int, said: str, ramp: str = "r") -> None:
    """The banner around *middle*, as wide as its words need."""
    scale = 2 if text.width(said) <= TITLE else 1
    title = headline(text.fit(said, TITLE * 2 // scale), "y", scale)
    w = min(MOST, max(LEAST, title.get_width() + MARGIN - 12))
    x = middle - w // 2
    for edge, out in ((x + 6, -1), (x + w - 7, 1)):
        canvas.shade((edge - 24 if out < 0 else edge, Y + 14, 24, 26), -1)
        for reach, ink in ((0, "k0"), (1, f"{ramp}1")):
            tails = ((0, 8 + reach), (28 - 2 * reach, 8 + reach), (20 - reach, 23))
            lower = ((28 - 2 * reach, 38 - reach), (0, 38 - reach))
            canvas.polygon([(edge + out * dx, Y + dy) for dx, dy in (*tails, *lower)], ink)
    canvas.shadow((x, Y, w, HIGH), (1, 2), -2, 2)
    canvas.rounded((x, Y, w, HIGH), "k0", 2)
    canvas.rounded((x + 1, Y + 1, w - 2, HIGH - 2), f"{ramp}2", 1)
    canvas.across(x + 2, Y + 1, w - 4, f"{ramp}4")
    canvas.fill(f"{ramp}1", (x + 2, Y + HIGH - 3, w - 4, 2))
    for at in range(x + 6, x + w - 8, 5):
        canvas.across(at, Y + 3, 3, "y3")
        canvas.across(at, Y + HIGH - 5, 3, "y3")
    canvas.blit(title, middle - title.get_width() // 2, Y + (1 if scale == 2 else 8))
    crown = sprites.sprite("icons/crown_24")
    canvas.blit(crown, x + 8, Y + 4)
    canvas.blit(crown, x + w - 8 - crown.get_width(), Y + 4)
