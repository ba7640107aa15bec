"""On the tray while one buys and points at nothing: every idea on sale in words, and what it would bring."""

from __future__ import annotations

import pygame

from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import pieces
from game.cvlizations.view.places import place
from game.cvlizations.view.sight import Sight, on_sale
from game.cvlizations.view.track import affordable
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words

NAME, WORTH = 106, 44
"""How wide the columns for names and for happiness are."""
GAP = 10
"""The largest gap between two ideas."""

Row = tuple[int, tuple[str, ...]]


def rows(state: CvlizationsState, wide: int) -> list[Row]:
    """The ideas on sale, each with the lines of its effect."""
    return [(card, text.wrap(_effect(card), wide, text.SMALL)) for card in on_sale(state)]


def draw(canvas: Canvas, sight: Sight) -> bool:
    """All of them below each other; False, and nothing, if they have no room."""
    first, last = place("tray.picture"), place("tray.options")
    area = pygame.Rect(first.x + 2, first.y, last.right - first.x - 2, first.h)
    found = rows(sight.state, area.w - NAME - WORTH)
    step = text.real_size(text.SMALL)
    spare = area.h - step * sum(max(1, len(lines)) for _, lines in found)
    if spare < 0 or not found:
        return False
    gap = min(GAP, spare // len(found))
    y = area.y + (spare - gap * (len(found) - 1)) // 2
    for number, (card, lines) in enumerate(found):
        if number:
            canvas.across(area.x, y - 1 - gap // 2, area.w, "p3")
        _row(canvas, sight, card, lines, area, y)
        y += step * max(1, len(lines)) + gap
    return True


def _row(canvas: Canvas, sight: Sight, card: int, lines: tuple[str, ...], area: pygame.Rect, y: int) -> None:
    ramp, step = pieces.ramp(card), text.real_size(text.SMALL)
    within = affordable(sight.state, sight.seat, card)
    canvas.rounded((area.x, y + 1, 9, 9), "k0", 1)
    canvas.fill(f"{ramp}3", (area.x + 1, y + 2, 7, 7))
    canvas.across(area.x + 1, y + 2, 7, f"{ramp}4")
    text.line(canvas, pieces.name(card), area.x + 13, y, "k1" if within else "k3", text.SMALL)
    for number, line in enumerate(lines):
        text.line(canvas, line, area.x + NAME, y + step * number, "k2" if within else "k3", text.SMALL)
    total = f"{sight.worth[card].total:+d}"
    canvas.blit(sprites.sprite("icons/smile"), area.right - 28, y - 1)
    big(canvas, total, area.right - 31, y + 2, "k1" if within else "k3", None, "right")
    if within:
        canvas.blit(sprites.sprite("pips/check"), area.right - 11, y + 1)


def _effect(card: int) -> str:
    return words(f"cvlizations.effect.{pieces.BOOK.cards[card].id}")
