"""Where things lie on the table: the rectangles of ``maps/seven_wonders/table.tmx``."""

from __future__ import annotations

import itertools
from functools import cache

import pygame

from game.ui import layout, text

place, row = layout.places("seven_wonders")

CARD = (58, 88)
"""A card of the hand that has room, in pixels."""
NARROW, WATCHED = 48, 392
"""How narrow a card may be and still have room for its name; how much a hand takes that is looked back at."""
STRIP = 15
"""What the head of a column of a tableau takes."""
SLIVER, TITLE, TILE = 29, 13, 17
"""How far apart two built cards lie that have room; how high a title is, and at most a tile for a symbol."""
NAMED = 40
"""From this width on a built card has a name."""


@cache
def hand(count: int) -> tuple[pygame.Rect, ...]:
    """Where so many cards lie in the hand: side by side, the narrower the more; too many overlap."""
    if count <= 8:
        return row(f"hands.{count}") if count else ()
    field = place("hand")
    wide = max(NARROW, field.w // count)
    step = (field.w - wide) / (count - 1)
    top = row("hands.8")[0].y
    return tuple(pygame.Rect(field.x + int(step * k), top, wide, CARD[1]) for k in range(count))


@cache
def hand_watched(count: int) -> tuple[pygame.Rect, ...]:
    """The same while one only looks back: from the left edge on, so that a log has room beside it."""
    left, top = place("pay").x, row("hands.8")[0].y
    step = min(CARD[0] + 3, WATCHED // max(1, count))
    wide = max(NARROW, min(CARD[0], step - 1))
    return tuple(pygame.Rect(left + step * k, top, wide, CARD[1]) for k in range(count))


@cache
def pile(count: int) -> tuple[pygame.Rect, ...]:
    """Where so many cards lie when a pile is spread out in two rows."""
    field = place("pile").inflate(-8, -3)
    across = max(1, (count + 1) // 2)
    wide = max(NARROW, min(CARD[0], field.w // across - 1))
    step = min(wide + 1, (field.w - wide) // max(1, across - 1))
    return tuple(
        pygame.Rect(field.x + step * (k % across), field.y + (CARD[1] + 1) * (k // across), wide, CARD[1])
        for k in range(count)
    )


def strips(column: pygame.Rect | tuple[int, int, int, int], count: int) -> tuple[pygame.Rect, ...]:
    """Where so many slivers lie below the head of a column; the more, the less is seen of each.

    Where names would run into each other, they are tiles in rows, for their symbols alone.
    """
    x, y, w, h = column
    least = text.real_size(text.TIGHT) - 1
    find = _tiles if count and (h - STRIP) / count < least else _strips
    return find((x, y + STRIP, w, h - STRIP), count)


@cache
def _strips(field: tuple[int, int, int, int], count: int) -> tuple[pygame.Rect, ...]:
    x, top, w, room = field
    step = min(SLIVER, room / max(1, count))
    tops = [top + int(step * k) for k in range(count + 1)]
    apart = step > TITLE
    return tuple(pygame.Rect(x, tops[k], w, tops[k + 1] - tops[k] - apart) for k in range(count))


@cache
def _tiles(field: tuple[int, int, int, int], count: int) -> tuple[pygame.Rect, ...]:
    x, top, w, room = field
    across = next(n for n in itertools.count(2) if room / -(-count // n) >= TITLE)
    wide, rows = (w + 1) // across - 1, -(-count // across)
    high = min(TILE, room // rows)
    return tuple(
        pygame.Rect(x + k % across * (wide + 1), top + k // across * high, wide, high - 1)
        for k in range(count)
    )
