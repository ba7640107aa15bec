"""Where things lie on the table: the rectangles of ``maps/trekking/table.tmx``."""

from __future__ import annotations

from functools import cache

import pygame

from game.trekking.moves import ANCESTORS
from game.ui import layout

place, row = layout.places("trekking")

CARD = (58, 88)
CELL = (24, 19)
PITCH = (25, 20)
"""From one space of the large itinerary to the next."""


def departure(number: int) -> pygame.Rect:
    """Where a card to be visited lies: a slot, or the ancestors."""
    return place("ancestors") if number == ANCESTORS else row("departures.slot")[number]


@cache
def space(column: int, at_row: int) -> pygame.Rect:
    """A space of the large itinerary; rows count from 1. Shared."""
    field = place("itinerary.field")
    return pygame.Rect(field.x + PITCH[0] * column, field.y + PITCH[1] * (at_row - 1), *CELL)


@cache
def column(number: int) -> pygame.Rect:
    """A whole column of the large itinerary with its head; shared."""
    head = row("itinerary.head")[number]
    return pygame.Rect(head.x, head.y, head.w, place("itinerary.field").bottom - head.y)


def splay(cards: int) -> list[pygame.Rect]:
    """Where the cards of a trek lie, and behind the last one the place for the next."""
    area = place("trek.cards")
    width, height = CARD
    apart = width + 2
    step = apart if cards < 2 else min(apart, (area.w - width - apart) // (cards - 1))
    found = [pygame.Rect(area.x + step * number, area.y, width, height) for number in range(cards)]
    left = found[-1].right + 2 if found else area.x
    return [*found, pygame.Rect(left, area.y, width, height)]


def finished(count: int) -> list[pygame.Rect]:
    """Where the finished treks lie: stacks, or rows if there are many."""
    area = place("finished")
    if count <= 2:
        return [pygame.Rect(area.x, area.y + 38 * number, area.w, 36) for number in range(count)]
    step = min(15, area.h // count)
    return [pygame.Rect(area.x, area.y + step * number, area.w, step) for number in range(count)]
