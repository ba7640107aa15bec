"""Animations on the departure mat: cards are dealt, taken, move up, change places."""

from __future__ import annotations

import pygame

from game.tabletop.views import Clip
from game.trekking.catalog import ANCESTOR
from game.trekking.events import (
    CardVisited,
    DayStarted,
    DeckArranged,
    RowRefilled,
    RowRefreshed,
    SlotsSwapped,
    WarpsTurnedUp,
)
from game.trekking.moves import ANCESTORS
from game.trekking.state import TrekkingState
from game.trekking.view import cards, departures, itinerary, motion, time_warp
from game.trekking.view.places import departure, row
from game.ui.canvas import Canvas
from game.ui.pixels import Point
from game.ui.tween import between, part

STAGGER = 0.06
LIFT, HELD = 0.14, 8
"""How long a card is taken up before it travels, and how high, in pixels."""


def slots() -> tuple[pygame.Rect, ...]:
    """The five slots, the deck's top first."""
    return row("departures.slot")


def taken(event: CardVisited, end: Point) -> Clip:
    """A card goes to whoever takes it."""
    start = departure(event.place)
    picture = cards.face(event.card)

    length = LIFT + motion.FLIGHT + motion.LANDING

    def draw(canvas: Canvas, share: float) -> None:
        if event.place != ANCESTORS:
            departures.bare(canvas, event.place)
        gone = share * length - LIFT
        if gone < 0:
            motion.lifted(canvas, picture, start.topleft, int(HELD * (1 + gone / LIFT)))
        elif gone < motion.FLIGHT:
            way = gone / motion.FLIGHT
            at = between(start.topleft, end, way, 10)
            motion.lifted(canvas, picture, at, int(HELD * (1 - way)))
        else:
            motion.landed(canvas, picture, end, min(1.0, (gone - motion.FLIGHT) / motion.LANDING))

    return Clip(length, draw, "card")


def dealt(event: DayStarted | RowRefreshed, day: int, swept: bool = False) -> Clip:
    """A new row comes from the deck, the farthest card first; yesterday's itinerary is *swept* away."""
    boxes = slots()
    order = [slot for slot in range(5, -1, -1) if event.cards[slot]]
    length = motion.SLIDE + STAGGER * len(order) + motion.FLIP

    def draw(canvas: Canvas, share: float) -> None:
        if swept:
            itinerary.swept(canvas, min(1.0, 2 * share))
        for slot in range(6):
            departures.bare(canvas, slot)
        canvas.blit(cards.back(day), *boxes[0].topleft)
        for number, slot in enumerate(order):
            begin = STAGGER * number / length
            come = part(share, begin, begin + motion.SLIDE / length)
            if slot and come:
                at = between(boxes[0].topleft, boxes[slot].topleft, come)
                cards.shadowed(canvas, cards.face(event.cards[slot]), *at)
        if event.cards[0]:
            turn = part(share, 1 - motion.FLIP / length, 1)
            motion.turning(canvas, cards.back(day), cards.face(event.cards[0]), boxes[0].topleft, turn)

    return Clip(length, draw, "shuffle")


def refilled(event: RowRefilled, before: TrekkingState) -> Clip:
    """Cards move up into the gap, the nearest first; then the deck's next card is turned over."""
    boxes = slots()
    moving = [slot for slot in range(event.gap - 1, -1, -1) if before.slots[slot]]
    slide = 0.18 + STAGGER * max(0, len(moving) - 1) if moving else 0.0
    length = slide + (motion.FLIP if event.card else 0.02)

    def draw(canvas: Canvas, share: float) -> None:
        for slot in range(event.gap + 1):
            departures.bare(canvas, slot)
        if event.card:
            canvas.blit(cards.back(before.day), *boxes[0].topleft)
        for number, slot in reversed(list(enumerate(moving))):
            begin = STAGGER * number / length
            come = part(share, begin, begin + 0.18 / length)
            at = between(boxes[slot].topleft, boxes[slot + 1].topleft, come)
            cards.shadowed(canvas, cards.face(before.slots[slot]), *at, 1 if 0 < come < 1 else 0)
        if event.card and share * length > slide:
            turn = part(share, slide / length, 1)
            face = cards.face(event.card)
            motion.turning(canvas, cards.back(before.day), face, boxes[0].topleft, turn)

    return Clip(length, draw, "lift")


def swapped(event: SlotsSwapped, before: TrekkingState) -> Clip:
    """Two cards change places, one above the other."""
    boxes = slots()

    def draw(canvas: Canvas, share: float) -> None:
        for slot in (event.first, event.second):
            departures.bare(canvas, slot)
        for slot, other, arc in ((event.first, event.second, 0), (event.second, event.first, 14)):
            at = between(boxes[slot].topleft, boxes[other].topleft, share, arc)
            cards.shadowed(canvas, cards.face(before.slots[slot]), *at, 2)

    return Clip(motion.FLIGHT, draw, "whoosh")


def arranged(event: DeckArranged, before: TrekkingState) -> Clip | None:
    """The deck's top changes."""
    old = before.slots[0]
    if not old or old == event.top or event.top == ANCESTOR:
        return None
    at = slots()[0].topleft

    def draw(canvas: Canvas, share: float) -> None:
        departures.bare(canvas, 0)
        motion.turning(canvas, cards.face(old), cards.face(event.top), at, share)

    return Clip(motion.FLIP, draw, "card")


def warps_turned_up(event: WarpsTurnedUp, before: TrekkingState) -> Clip:
    """The time warp cards of the day roll out one after the other, in place of the last day's."""
    boxes = row("warps.card")
    length = motion.SLIDE + STAGGER * len(event.warps)
    after = before.copy()
    after.apply(event)

    def draw(canvas: Canvas, share: float) -> None:
        time_warp.furnish(canvas)
        for number, (warp, box) in enumerate(zip(event.warps, boxes)):
            begin = STAGGER * number / length
            come = part(share, begin, begin + motion.SLIDE / length)
            wide = int(box.w * come)
            if wide >= box.w:
                time_warp.strip(canvas, warp, -1, box)
            elif wide > 4:
                canvas.rounded((box.x, box.y, wide, box.h), "k0", 1)
                canvas.rounded((box.x + 1, box.y + 1, wide - 2, box.h - 2), "p4", 1)

    return Clip(length, draw, "shuffle", after)
