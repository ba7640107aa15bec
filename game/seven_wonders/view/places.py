"""Where things lie on the table: the rectangles of ``maps/seven_wonders/table.tmx``."""

from __future__ import annotations

from functools import cache

import pygame

from game.ui import layout

CARD = (58, 88)
"""A card of the hand, in pixels."""
STRIP = 15
"""How high a card of a tableau is, and how far apart two lie that have room."""


@cache
def place(name: str) -> pygame.Rect:
    """The rectangle called *name*; shared, so don't change it."""
    return layout.table("seven_wonders").rect(name)


@cache
def row(name: str) -> tuple[pygame.Rect, ...]:
    """The rectangles ``name.0``, ``name.1`` and so on; shared."""
    return tuple(layout.table("seven_wonders").row(name))


@cache
def hand(count: int) -> tuple[pygame.Rect, ...]:
    """Where so many cards lie in the hand: side by side, overlapping once they are too many."""
    if count <= 8:
        return row(f"hands.{count}") if count else ()
    field = place("hand")
    step = (field.w - CARD[0]) / (count - 1)
    top = row("hands.8")[0].y
    return tuple(pygame.Rect((field.x + int(step * k), top), CARD) for k in range(count))


@cache
def pile(count: int) -> tuple[pygame.Rect, ...]:
    """Where so many cards lie when a pile is spread out in two rows."""
    field = place("pile").inflate(-8, -3)
    across = max(1, (count + 1) // 2)
    step = min(CARD[0] + 1, (field.w - CARD[0]) // max(1, across - 1))
    return tuple(
        pygame.Rect((field.x + step * (k % across), field.y + (CARD[1] + 1) * (k // across)), CARD)
        for k in range(count)
    )


@cache
def strips(column: pygame.Rect | tuple[int, int, int, int], count: int) -> tuple[pygame.Rect, ...]:
    """Where so many strips lie in a column, closer together the more there are."""
    x, y, w, h = column
    top = y + STRIP
    step = STRIP if count < 2 else min(STRIP, (h - 2 * STRIP) // (count - 1))
    return tuple(pygame.Rect(x, top + step * k, w, STRIP) for k in range(count))
