"""What happens, in pictures: the animation of every event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import pygame

from game.core.rules import Event
from game.my_city.catalog import Pair
from game.my_city.events import (
    BuildingPassed,
    BuildingPlaced,
    CardBlocked,
    CardTurned,
    GameEnded,
    GoldReached,
    SeatQuit,
)
from game.my_city.grid import cells
from game.my_city.state import MyCityState
from game.my_city.view import board, counting, deck, land, motion, opponents, pieces
from game.my_city.view.places import CELL, cell, place
from game.my_city.view.sight import Sight, at_desk
from game.tabletop.views import Clip
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import blank, scaled
from game.ui.tween import between, in_quad, out_cubic, part

CARD = (56, 78)
WIDTHS = (56, 40, 20, 4, 20, 40, 56)
"""A card's width while it turns over; the picture changes where it is narrowest."""


def clip(event: Any, before: MyCityState, sight: Sight) -> Clip | None:
    """An event's animation over what is seen."""
    legacy = before.cities[sight.picture.seat].legacy
    match event:
        case CardTurned():
            return _turned(event, pieces.building_on(event.card, legacy))
        case CardBlocked():
            return _blocked(event, pieces.building_on(event.card, legacy))
        case BuildingPlaced():
            return _placed(event, before, sight)
        case BuildingPassed():
            points = before.mode.points.pass_
            return counted(event, event.seat, before, sight, points, 0.45, "page")
        case SeatQuit():
            return _left(event, before, sight)
        case GoldReached():
            return _gold(event, before, sight)
        case GameEnded():
            return _ended()
    return None


# ---------------------------------------------------------------------- cards


@lru_cache(maxsize=64)
def _face(number: int, building: int | None) -> pygame.Surface:
    canvas = Canvas(blank(CARD))
    deck.face(canvas, number, 0, 0, building)
    return canvas.surface


def _squeezed(picture: pygame.Surface, width: int) -> pygame.Surface:
    """A card seen from the side: its columns that still show."""
    return scaled(picture, (width, picture.get_height()))


def _flip(canvas: Canvas, number: int, building: int | None, share: float) -> None:
    """A card on its way from the deck, turning over."""
    start, goal = place("card.deck"), place("card.current")
    gone = out_cubic(share)
    x = start.centerx + int((goal.centerx - start.centerx) * gone)
    y = start.centery + int((goal.centery - start.centery) * gone)
    frame = min(len(WIDTHS) - 1, int(share * len(WIDTHS)))
    back = frame < len(WIDTHS) // 2
    picture = _squeezed(
        sprites.sprite("my_city/cards/back") if back else _face(number, building), WIDTHS[frame]
    )
    lift = 3 if share < 1 else 0
    canvas.put(picture, x - picture.get_width() // 2, y - CARD[1] // 2 - lift, (1, 2 + lift), -2)


def _turned(event: CardTurned, building: int | None) -> Clip:
    """It turns over on its way; the obstacle bolts the board."""
    obstacle = pieces.is_obstacle(event.card)
    seconds = 1.1 if obstacle else 0.4

    def draw(canvas: Canvas, share: float) -> None:
        passed = share * seconds
        _flip(canvas, event.card, building, min(1.0, passed / 0.4))
        if obstacle and passed > 0.4:
            if passed < 0.6:
                motion.dust(canvas, place("card.current"), part(passed, 0.4, 0.6))
            if share < 1:
                said = words("my_city.view.obstacle")
                banner(canvas, place("board.field"), said, "r", part(passed, 0.4, seconds))

    return Clip(seconds, draw, "stamp" if obstacle else "card")


def _blocked(event: CardBlocked, building: int | None) -> Clip:
    """The next card comes, is struck out, and goes where the obstacle shows what it took."""
    seconds = 1.5

    def draw(canvas: Canvas, share: float) -> None:
        passed = share * seconds
        if passed > 1.3:
            motion.dust(canvas, place("supply.obstacle"), part(passed, 1.3, seconds))
            return
        if passed > 1.0:
            _taken(canvas, _struck(event.card, building), in_quad(min(1.0, (passed - 1.0) / 0.3)))
            return
        _flip(canvas, event.card, building, min(1.0, passed / 0.4))
        if passed > 0.45:
            _strike(canvas, place("card.current"), min(1.0, (passed - 0.45) / 0.25))

    return Clip(seconds, draw, "card")


@lru_cache(maxsize=4)
def _struck(card: int, building: int | None) -> pygame.Surface:
    """A card struck out."""
    canvas = Canvas(_face(card, building).copy())
    _strike(canvas, canvas.rect, 1.0)
    return canvas.surface


def _taken(canvas: Canvas, picture: pygame.Surface, share: float) -> None:
    """A card on its way to the obstacle in the supply, smaller and smaller."""
    start, goal = place("card.current"), place("supply.obstacle")
    wide, tall = (round(a + (b - a) * share) for a, b in zip(start.size, goal.size))
    x, y = (round(a + (b - a) * share) for a, b in zip(start.topleft, goal.topleft))
    smaller = scaled(picture, (wide, tall))
    canvas.put(smaller, x, y, (2, 3), -2)


def _strike(canvas: Canvas, card: pygame.Rect, share: float) -> None:
    """Two strokes across a card, one after the other."""
    box = card.inflate(-14, -24)
    first, second = min(1.0, share * 2), max(0.0, share * 2 - 1)
    strokes = ((box.topleft, box.bottomright, first), (box.topright, box.bottomleft, second))
    for ink, wide in (("k0", 7), ("r3", 5), ("r4", 1)):
        for (x0, y0), (x1, y1), gone in strokes:
            if gone:
                canvas.line((x0, y0), (x0 + int((x1 - x0) * gone), y0 + int((y1 - y0) * gone)), ink, wide)


# ---------------------------------------------------------------------- buildings


def _placed(event: BuildingPlaced, before: MyCityState, sight: Sight) -> Clip:
    """The building comes down, and what it changes goes to the score; elsewhere on its miniature."""
    own, large = event.seat == sight.picture.seat, sight.seat == event.seat
    count = counting.count_of(event, before, event.seat, sight)
    gain = 0 if own else counting.gain_of(event, before, event.seat)
    hit = motion.LIFT + motion.DROP + 0.1
    seconds = max(motion.DOWN, hit + count.seconds) if large else 0.5
    first, *others = (cell(*at) for at in board.placed_cells(event))
    middle = first.unionall(others).center

    def draw(canvas: Canvas, share: float) -> None:
        if large:
            _drop(canvas, event, share * seconds)
            count.draw(canvas, sight, middle, share * seconds - hit)
        if not own:
            _pop(canvas, event, before, sight, min(1.0, share * 1.6))
            if gain and share < 1:
                at = opponents.plates(before, sight.picture.seat)[event.seat]
                _rising(canvas, opponents.field(at, opponents.unit_of(before)), gain, share)

    return Clip(seconds, draw, "place" if own else "tick")


def _drop(canvas: Canvas, event: BuildingPlaced, seconds: float) -> None:
    """The building on the large board."""
    clip_before, canvas.clip = canvas.clip, place("board.field")
    roof = sprites.sprite(pieces.roof(event.building, event.rotation))
    motion.down(canvas, roof, *cell(event.row, event.col).topleft, seconds)
    canvas.clip = clip_before


def _pop(canvas: Canvas, event: BuildingPlaced, before: MyCityState, sight: Sight, share: float) -> None:
    """Another city's new building on its miniature."""
    unit = opponents.unit_of(before)
    at = opponents.field(opponents.plates(before, sight.picture.seat)[event.seat], unit)
    mini = sprites.sprite(pieces.mini(event.building, event.rotation, unit))
    lift = int(3 * (1 - share))
    x, y = at.x + event.col * unit, at.y + event.row * unit
    canvas.put(mini, x - lift, y - lift, (1 + lift, 1 + lift), -2)
    if share < 1:
        land.contour(canvas, board.placed_cells(event), "b5", (at.x - lift, at.y - lift), unit)


# ---------------------------------------------------------------------- points


def stage(before: MyCityState, owner: int, sight: Sight) -> list[pygame.Rect]:
    """Where a city can be seen: its miniature and, if it is the one pointed at, the large board."""
    found = [place("board.field")] if sight.seat == owner else []
    if owner != sight.picture.seat and not at_desk(before, sight.picture.seat):
        plate = opponents.plates(before, sight.picture.seat)[owner]
        found.append(opponents.field(plate, opponents.unit_of(before)))
    return found


def _rising(canvas: Canvas, at: pygame.Rect, points: int, share: float) -> None:
    """A number that rises from the middle of a city."""
    motion.plaque(canvas, points, (at.centerx, at.centery - int(14 * out_cubic(share))))


def counted(
    event: Event, owner: int, before: MyCityState, sight: Sight, points: int, seconds: float, sound: str
) -> Clip:
    """Points are added to an owner's score, or taken off."""
    count = counting.count_of(event, before, owner, sight)
    seconds = max(seconds, count.seconds)

    def draw(canvas: Canvas, share: float) -> None:
        count.draw(canvas, sight, counting.middle(), share * seconds)
        if share < 1 and not count.changed:
            for at in stage(before, owner, sight):
                _rising(canvas, at, points, share)

    return Clip(seconds, draw, sound)


def _gold(event: GoldReached, before: MyCityState, sight: Sight) -> Clip:
    """The veins gleam, their gold flies up, and the points go to the track."""
    veins = cells(before.cities[event.seat].terrain.gold)
    count = counting.count_of(event, before, event.seat, sight)
    seconds = 0.5 + max(0.7, count.seconds)

    def draw(canvas: Canvas, share: float) -> None:
        passed = share * seconds
        ink = "y5" if int(passed * 8) % 2 else "y3"
        for at in stage(before, event.seat, sight):
            unit = at.w // 11
            if share < 1:
                land.contour(canvas, veins, ink, at.topleft, unit, 2 if unit == CELL else 1)
            if unit == CELL:
                _nuggets(canvas, veins, passed)
            if share < 1 and not count.changed:
                _rising(canvas, at, event.points, share)
        count.draw(canvas, sight, counting.middle(), passed - 0.5)

    return Clip(seconds, draw, "coin")


def _nuggets(canvas: Canvas, veins: Sequence[Pair], passed: float) -> None:
    """Gold on its way from each vein to the middle of the board, with its sparks."""
    if passed >= 0.5:
        return
    picture = sprites.sprite("my_city/pieces/vein_12")
    for vein in veins:
        x, y = between(cell(*vein).center, counting.middle(), passed / 0.5, 24)
        canvas.put(picture, x - picture.get_width() // 2, y - picture.get_height() // 2, (1, 3), -2)
        for number in range(3):
            spark = sprites.sprite(f"effects/spark_{(number + int(passed * 15)) % 3}")
            canvas.blit(spark, x - 9 + 8 * number, y + (-8 if number % 2 else 7))


# ---------------------------------------------------------------------- the end


def _left(event: SeatQuit, before: MyCityState, sight: Sight) -> Clip:
    """The city falls into shade row by row, then the ribbon comes down."""
    seconds = 0.9

    def draw(canvas: Canvas, share: float) -> None:
        passed = share * seconds
        for at in stage(before, event.seat, sight):
            rows = int(11 * min(1.0, passed / 0.35))
            canvas.shade((at.x, at.y, at.w, at.h * rows // 11), -1)
            if passed > 0.25:
                banner(canvas, at, words("my_city.view.status.quit"), "r", part(passed, 0.25, seconds))

    return Clip(seconds, draw, "stamp")


def banner(canvas: Canvas, at: pygame.Rect, said: str, ramp: str, share: float) -> None:
    """A ribbon that comes down onto a city."""
    wide = min(at.w - 4, text.width(said) + 28)
    over = 2 if 0.33 < share < 0.45 else 0
    x, y = at.centerx - wide // 2, at.centery - 10 + over - int(24 * (1 - in_quad(min(1.0, share * 3))))
    canvas.shadow((x, y, wide, 20), (2, 3), -2)
    canvas.rounded((x, y, wide, 20), "k0", 2)
    canvas.rounded((x + 1, y + 1, wide - 2, 18), f"{ramp}2", 1)
    canvas.across(x + 2, y + 1, wide - 4, f"{ramp}4")
    canvas.across(x + 2, y + 18, wide - 4, f"{ramp}1")
    size = text.BODY if text.width(said) <= wide - 6 else text.SMALL
    shown = text.fit(said, wide - 6, size)
    text.line(canvas, shown, at.centerx, y + text.middle(20, size), "p5", size, "centre", "k0")


def _ended() -> Clip:
    def draw(canvas: Canvas, share: float) -> None:
        field = place("board.field")
        canvas.shade(field, -1)
        banner(canvas, field, words("my_city.view.ended"), "g", share)

    return Clip(1.2, draw, "chime")
