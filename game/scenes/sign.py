"""The lasting sign that nothing is kept: on every scene, as long as that is so."""

from __future__ import annotations

from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import words

RIGHT, TOP = 494, 1
"""In the top bar, before the tools: there every scene has room."""


def draw(canvas: Canvas) -> None:
    """Lay the sign over the picture."""
    label = words("store.sign")
    icon = sprites.sprite("icons/warning")
    wide = text.width(label, text.SMALL) + icon.get_width() + 9
    high = max(icon.get_height(), text.real_size(text.SMALL)) + 3
    left = RIGHT - wide
    canvas.rounded((left, TOP, wide, high), "k0", 1)
    canvas.rounded((left + 1, TOP + 1, wide - 2, high - 2), "r2", 1)
    canvas.blit(icon, left + 3, TOP + (high - icon.get_height()) // 2)
    text.line(
        canvas, label, left + icon.get_width() + 6, TOP + text.middle(high, text.SMALL), "p5", text.SMALL
    )
