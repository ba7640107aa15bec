"""Text that makes itself fit a box."""

from __future__ import annotations

import pygame

from game.ui import text
from game.ui.canvas import Canvas
from game.ui.pixels import Ink


def filled(canvas: Canvas, said: str, box: pygame.Rect, ink: Ink, align: text.Align = "left") -> int:
    """A paragraph as large as its box allows; returns the row below. Too long a text counts as cut."""
    size, step = text.BODY, text.leading(text.BODY)
    if text.height(said, box.w, size) > box.h + 2:
        size, step = text.SMALL, text.leading(text.SMALL)
        if text.height(said, box.w, size) > box.h + 2:
            step = text.real_size(size) + 1
    if len(text.wrap(said, box.w, size)) * step > box.h + 3:
        text.cut.add(said)
    return text.paragraph(canvas, said, box.x, box.y, box.w, ink, size, align, spacing=step)
