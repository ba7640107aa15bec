"""Animations of what a traveller has: watch, tokens, crystals, trek, time warp markers, points."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.tabletop.views import Clip
from game.trekking.catalog import COLUMNS, CRYSTAL, WILD, count
from game.trekking.events import (
    CrystalsGained,
    CrystalsReturned,
    ItineraryPicked,
    TokenPlaced,
    TokenReturned,
    TrekExtended,
    TrekStarted,
    WarpUsed,
)
from game.trekking.state import TrekkingState
from game.trekking.view import cards, clock, itinerary, motion, opponents, pieces, trek
from game.trekking.view.places import finished, place, row, space, splay
from game.trekking.view.sight import Sight
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import Point
from game.ui.tween import between, in_out_sine, part

PER_HOUR, LONGEST_WALK = 0.14, 1.0
"""Seconds that a watch takes for an hour, and for all its way at the most."""
LONG = 5
"""A trek of so many cards is worth a glow."""


def home(state: TrekkingState, party: int, sight: Sight) -> pygame.Rect:
    """Where a party's next card goes: its trek if that lies there large, else its plate."""
    if party == sight.party:
        return splay(len(state.treks[party]))[-1]
    return opponents.plates(state, sight.picture.seat).get(party, place("trek"))


def walked(party: int, hour: int, points: int, before: TrekkingState, sight: Sight) -> Clip | None:
    """A watch hops from hour to hour; gears turn meanwhile."""
    start = before.hour(party)
    hours = hour - start
    if not hours:
        return None
    end = opponents.total_at(before, party, sight)
    walk = min(LONGEST_WALK, PER_HOUR * abs(hours))
    length = walk + (motion.GAIN if points else 0.05)
    box = place("clock")
    there = [one for one in clock.stacks(before).get(hour % 12, []) if one != party]
    off = clock.lift(start, clock.stacks(before)[start % 12].index(party)), clock.lift(hour, len(there))

    def draw(canvas: Canvas, share: float) -> None:
        walking = min(1.0, share * length / walk)
        hour, within = divmod(abs(hours) * walking, 1)
        step = in_out_sine(min(1.0, within / 0.8))
        way = start + (hour + step) * (1 if hours > 0 else -1)
        gear = int((hour + step) * 4) % 4
        canvas.blit(sprites.sprite(f"trekking/dial/dial_{gear}"), box.x, box.y)
        clock.flag(canvas)
        clock.draw(canvas, before, party)
        x, y = clock.point(way)
        right, down = (int(first + (last - first) * walking) for first, last in zip(*off))
        clock.watch(canvas, party, (x + right, y + down - int(16 * step * (1 - step))))
        if points and walking >= 1:
            flag = clock.point(12)[0] + 14, clock.point(12)[1]
            motion.gain(canvas, f"+{points}", flag, end, part(share, 1 - motion.GAIN / length, 1))

    return Clip(length, draw, "chime" if points else "tick")


def placed(event: TokenPlaced, before: TrekkingState, sight: Sight) -> Clip:
    """A token flies to its space; what that brings rises from there."""
    party, column = event.party, event.column
    piece = event.icon if before.supply[event.icon] > 0 else WILD
    start = home(before, party, sight).center
    if party == sight.party:
        one = itinerary.spaces_of(before.sheets[party])[column][count(before.filled[party], column)]
        end: Point = space(column, one.row).center
    else:
        plate = opponents.plates(before, sight.picture.seat).get(party, place("trek"))
        end = plate.x + 45 + 16 * column, plate.y + 56 - 5 * count(before.filled[party], column)
        start = place("departures").centerx, place("departures").bottom
    points, picture = event.points + event.row_points, pieces.token(piece, party != sight.party)
    total = opponents.total_at(before, party, sight)
    flight = _flight(picture, start, end, points, "score" if points else "place", total)
    if not event.row_points or party != sight.party:
        return flight
    return _with_row(
        flight, itinerary.spaces_of(before.sheets[party])[column][count(before.filled[party], column)].row
    )


def _with_row(flight: Clip, at_row: int) -> Clip:
    """The row that is full now pops, space by space, while its points rise."""
    cells = [space(column, at_row) for column in range(COLUMNS)]

    def draw(canvas: Canvas, share: float) -> None:
        flight.draw(canvas, share)
        for number, cell in enumerate(cells):
            pop = part(share, 0.45 + 0.07 * number, 0.7 + 0.07 * number)
            if 0 < pop < 1:
                grown = cell.inflate(2 + int(8 * pop), 2 + int(8 * pop))
                canvas.ring(grown, ("y5", "y3") if pop < 0.5 else ("y3",))

    return replace(flight, draw=draw)


def returned(event: TokenReturned, before: TrekkingState, sight: Sight) -> Clip:
    """A token without a space goes back to the supply."""
    start = home(before, event.party, sight).center
    end = place("departures").right - 20, place("departures").bottom - 10
    return _flight(pieces.token(event.icon), start, end, 0, "undo")


def crystals(event: CrystalsGained, before: TrekkingState, sight: Sight) -> Clip:
    """Crystals fly to their sockets."""
    start = home(before, event.party, sight).center
    if event.party != sight.party:
        start = place("departures").centerx, place("departures").bottom
    end = _socket(before, event.party, before.crystals[event.party], sight)
    return _flight(pieces.token(CRYSTAL), start, end, 0, "crystal")


def crystals_back(event: CrystalsReturned, before: TrekkingState, sight: Sight) -> Clip:
    """They leave their sockets for the departures, and are gone from there at once."""
    left = before.crystals[event.party] - event.count
    start = _socket(before, event.party, left, sight)
    end = place("departures").centerx, place("departures").bottom
    gone = before.copy()
    gone.apply(event)
    return replace(_flight(pieces.token(CRYSTAL), start, end, 0, "crystal"), base=gone)


def _socket(before: TrekkingState, party: int, count: int, sight: Sight) -> Point:
    """Where a party's crystal lies that comes after *count* others."""
    if party == sight.party:
        sockets = row("crystals.socket")
        return sockets[max(0, min(count, len(sockets) - 1))].center
    plate = opponents.plates(before, sight.picture.seat).get(party, place("trek"))
    return plate.x + 9, plate.y + 36


def _flight(
    picture: pygame.Surface, start: Point, end: Point, points: int, sound: str, total: Point = (0, 0)
) -> Clip:
    """A piece flies to its place and settles there; its points go to the *total*."""
    length = motion.FLIGHT + motion.LANDING + (motion.GAIN if points else 0)
    arrival, at_rest = motion.FLIGHT / length, (motion.FLIGHT + motion.LANDING) / length
    corner = end[0] - picture.get_width() // 2, end[1] - picture.get_height() // 2

    def draw(canvas: Canvas, share: float) -> None:
        if share < arrival:
            motion.fly(canvas, picture, start, end, share / arrival)
            return
        motion.landed(canvas, picture, corner, part(share, arrival, at_rest))
        if points:
            motion.gain(canvas, f"{points:+d}", (end[0], end[1] - 8), total, part(share, at_rest, 1))

    return Clip(length, draw, sound)


def extended(event: TrekExtended, before: TrekkingState, sight: Sight) -> Clip | None:
    """The card settles at the end of the trek."""
    if event.party != sight.party:
        return None
    boxes = splay(len(before.treks[event.party]))
    at = boxes[-1]
    picture = cards.face(event.card, trek.label_after(before, event.party))
    if len(boxes) < LONG:
        return Clip(
            0.12,
            lambda canvas, share: motion.lifted(canvas, picture, at.topleft, int(16 * share * (1 - share))),
            "stamp",
        )

    def glow(canvas: Canvas, share: float) -> None:
        motion.lifted(canvas, picture, at.topleft, int(8 * max(0.0, 1 - 4 * share)))
        for number, box in enumerate(boxes):
            lit = part(share, 0.1 + 0.6 * number / len(boxes), 0.4 + 0.6 * number / len(boxes))
            if 0 < lit < 1:
                edge = boxes[number + 1].x if number + 1 < len(boxes) else box.right
                canvas.ring(
                    (box.x, box.y, min(box.w, edge - box.x), box.h), ("y5", "y3") if lit < 0.6 else ("y3",)
                )

    return Clip(0.55, glow, "stamp")


def started(event: TrekStarted, before: TrekkingState, sight: Sight) -> Clip | None:
    """The broken trek closes up, turns over and is set aside; the card begins the next."""
    party = event.party
    old = before.treks[party]
    if party != sight.party:
        return None
    boxes = splay(len(old))
    first = boxes[0]
    done = before.finished[party]
    end = finished(len(done) + 1)[-1] if old else first
    picture = cards.face(event.card)
    labels = trek.year_labels(before, party)

    def draw(canvas: Canvas, share: float) -> None:
        trek.bare(canvas, boxes[0].unionall(boxes[1:]))
        close = part(share, 0.25, 0.5)
        if old and close < 1:
            fallen = part(share, 0.06, 0.2)
            for number, (card, box, label) in enumerate(zip(old, boxes, labels)):
                torn = box.move(_torn(number, len(old), fallen)) if len(old) > 1 else box
                at = between(torn.topleft, first.topleft, close)
                cards.shadowed(canvas, cards.face(card, label), *at)
        elif old:
            face = cards.face(old[-1], labels[-1])
            _set_aside(canvas, face, cards.back(before.day), (first.topleft, end.topleft), share)
        at = between(boxes[-1].topleft, first.topleft, part(share, 0.6, 1))
        cards.shadowed(canvas, picture, *at)

    return Clip(1.1 if old else 0.12, draw, "page" if old else "stamp")


def _torn(number: int, cards: int, fallen: float) -> Point:
    """How far a card of a trek that falls apart has slid from its place: apart, and down by turns."""
    apart = round((number - (cards - 1) / 2) * 5 * fallen)
    return apart, round((5 if number % 2 else -3) * fallen)


def _set_aside(
    canvas: Canvas, face: pygame.Surface, back: pygame.Surface, way: tuple[Point, Point], share: float
) -> None:
    """A closed-up trek turns over and goes to the finished ones."""
    if share < 0.7:
        motion.turning(canvas, face, back, way[0], part(share, 0.5, 0.7))
    else:
        motion.lifted(canvas, back, between(*way, part(share, 0.7, 1)), 2)


def warped(event: WarpUsed, before: TrekkingState, sight: Sight) -> Clip:
    """A marker goes to a time warp card."""
    strip = row("warps.card")[before.warps.index(event.warp)]
    plates = opponents.plates(before, sight.picture.seat)
    start = plates[event.party].topleft if event.party in plates else place("trek.title").bottomleft
    badge = sprites.sprite(f"seats/badge_{event.party}")

    def draw(canvas: Canvas, share: float) -> None:
        canvas.ring(strip, ("y4",), 1)
        motion.fly(canvas, badge, start, (strip.x + 8, strip.y + 7), share)

    return Clip(motion.FLIGHT, draw, "whoosh")


def scored(party: int, points: int, before: TrekkingState, sight: Sight) -> Clip:
    """Points rise from a party's plate, or from the own trek."""
    plate = opponents.plates(before, sight.picture.seat).get(party)
    at = (plate.right - 12, plate.y + 4) if plate else (place("trek.title").right + 12, place("trek").y + 2)
    said, total = f"{points:+d}", opponents.total_at(before, party, sight)
    return Clip(motion.GAIN, lambda canvas, share: motion.gain(canvas, said, at, total, share), "score")


def picked(event: ItineraryPicked, before: TrekkingState, sight: Sight) -> Clip | None:
    """The chosen sheet goes to its place, another's to its owner's plate."""
    hand = before.hands[sight.picture.seat]
    plates = opponents.plates(before, sight.picture.seat)
    if event.seat in plates:
        sheet, plate, mat = row("sheets")[0], plates[event.seat], place("departures")
        start, end = pygame.Rect(mat.centerx, mat.bottom, sheet.w, sheet.h), plate.move(-20, -50)
    elif event.sheet in hand:
        start, end = row("sheets")[hand.index(event.sheet)], place("itinerary")
    else:
        return None

    def draw(canvas: Canvas, share: float) -> None:
        at = between(start.topleft, (end.x + 20, end.y + 50), share)
        itinerary.mini(canvas, (*at, start.w, start.h), event.sheet)

    return Clip(0.25, draw, "page")
