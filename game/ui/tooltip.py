"""Tooltips: a small sheet with a title bar, a text and a tail towards what it explains."""

from __future__ import annotations

import pygame

from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.pixels import SIZE

WIDEST = 180
NARROWEST = 60
_EDGE = 2
_TAIL = 6
_TITLE = 16


def size(tip: Tip) -> tuple[int, int]:
    """How large the tooltip for *tip* is."""
    title = text.width(tip.title) + 12 + (sprites.size(tip.icon)[0] + 4 if tip.icon else 0)
    lines = text.wrap(tip.body, WIDEST - 12, text.SMALL) if tip.body else ()
    widest = max([title, *(text.width(words, text.SMALL) + 12 for words in lines)])
    wide = min(max(widest, NARROWEST), SIZE[0] - 2 * _EDGE)
    return wide, _TITLE + 2 + (len(lines) * text.leading(text.SMALL) + 6 if lines else 0)


def place(tip: Tip, target: pygame.Rect) -> tuple[pygame.Rect, bool]:
    """Where it goes beside *target*, and whether that is below it. Always on the screen."""
    wide, high = size(tip)
    below = target.top - high - _TAIL < _EDGE
    y = target.bottom + _TAIL if below else target.top - high - _TAIL
    x = max(_EDGE, min(SIZE[0] - wide - _EDGE, target.centerx - wide // 2))
    return pygame.Rect(x, max(_EDGE, min(SIZE[1] - high - _EDGE, y)), wide, high), below


def draw(canvas: Canvas, tip: Tip, target: pygame.Rect) -> None:
    """Draws the tooltip for something at *target*."""
    box, below = place(tip, target)
    x, y, w, h = box
    canvas.shadow(box, (2, 3), -2, 2)
    canvas.rounded(box, "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p5", 2)
    canvas.rounded((x + 2, y + 2, w - 4, _TITLE - 1 if tip.body else h - 4), "k1", 1)
    text.line(canvas, tip.title, x + 6, y + 3, "y4")
    if tip.icon:
        icon = sprites.sprite(tip.icon)
        canvas.blit(icon, x + w - icon.get_width() - 4, y + 3)
    if tip.body:
        text.paragraph(canvas, tip.body, x + 6, y + _TITLE + 4, WIDEST - 12, "k1", text.SMALL)
    if not box.colliderect(target):
        _tail(
            canvas,
            box,
            max(x + 8, min(x + w - 9, target.centerx)),
            below,
            "k1" if below or not tip.body else "p5",
        )


def _tail(canvas: Canvas, box: pygame.Rect, at: int, up: bool, ink: str) -> None:
    for step in range(5):
        y = box.y + 1 - step if up else box.bottom - 2 + step
        canvas.across(at - 5 + step, y, 11 - 2 * step, "k0")
        if step < 4:
            canvas.across(at - 4 + step, y, 9 - 2 * step, ink)
