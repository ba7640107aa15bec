"""What happens, in pictures: the animation of every event."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pygame

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
from game.my_city.view import board, deck, land, opponents, pieces
from game.my_city.view.places import CELL, cell, place
from game.my_city.view.sight import Sight, at_desk
from game.tabletop.views import Clip
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words
from game.ui.pixels import blank, scaled
from game.ui.tween import in_quad, out_cubic

CARD = (56, 78)
WIDTHS = (56, 40, 20, 4, 20, 40, 56)
"""A card's width while it turns over; the picture changes where it is narrowest."""
FALL = 12
"""How far a building falls, in pixels."""


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
            return counted(event.seat, before, sight, points, 0.45, "page")
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
    obstacle = pieces.is_obstacle(event.card)
    seconds = 0.9 if obstacle else 0.4

    def draw(canvas: Canvas, share: float) -> None:
        _flip(canvas, event.card, building, min(1.0, share * seconds / 0.4))

    return Clip(seconds, draw, "stamp" if obstacle else "card")


def _blocked(event: CardBlocked, building: int | None) -> Clip:
    """The next card comes, is struck out, and goes where the obstacle shows what it took."""
    seconds = 1.4

    def draw(canvas: Canvas, share: float) -> None:
        passed = share * seconds
        if passed > 1.1:
            _taken(canvas, _struck(event.card, building), in_quad(min(1.0, (passed - 1.1) / 0.3)))
            return
        _flip(canvas, event.card, building, min(1.0, passed / 0.4))
        if passed > 0.5:
            _strike(canvas, place("card.current"), min(1.0, (passed - 0.5) / 0.3))

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
    own = event.seat == sight.picture.seat
    seconds = 0.5 if own else 0.3

    def draw(canvas: Canvas, share: float) -> None:
        if sight.seat == event.seat:
            _drop(canvas, event, share)
        if not own:
            _pop(canvas, event, before, sight, share)

    return Clip(seconds, draw, "place" if own else "tick")


def _drop(canvas: Canvas, event: BuildingPlaced, share: float) -> None:
    """The building rises a little, falls, and dust flies."""
    field, clip_before = place("board.field"), canvas.clip
    canvas.clip = field
    roof = sprites.sprite(pieces.roof(event.building, event.rotation))
    x, y = cell(event.row, event.col).topleft
    if share < 0.2:
        lift = int(3 + share / 0.2 * (FALL - 3) / 2)
    else:
        lift = max(0, int(FALL / 2 * (1 - in_quad(min(1.0, (share - 0.2) / 0.4)))))
    board.lifted(canvas, roof, x, y, lift)
    if 0.6 <= share < 1:
        dust(canvas, pygame.Rect((x, y), roof.get_size()), (share - 0.6) / 0.4)
    canvas.clip = clip_before


def dust(canvas: Canvas, box: pygame.Rect, share: float) -> None:
    """Eight puffs that fly off the walls and thin out in three steps."""
    away, radius = 2 + int(6 * share), 3 - int(3 * share)
    for right, down in ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
        x = box.centerx + right * (box.w // 2 + away)
        y = box.centery + down * (box.h // 2 + away)
        canvas.circle((x, y), radius, "p2")
        canvas.circle((x - 1, y - 1), max(1, radius - 1), "p4")


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
    said = f"{points:+d}"
    wide = big_width(said) + 9
    x, y = at.centerx - wide // 2, at.centery - 7 - int(14 * out_cubic(share))
    canvas.shadow((x, y, wide, 15), (1, 2), -2)
    canvas.rounded((x, y, wide, 15), "k0", 2)
    canvas.rounded((x + 1, y + 1, wide - 2, 13), "g2" if points > 0 else "r2", 1)
    big(canvas, said, at.centerx, y + 4, "p5", None, "centre")


def counted(owner: int, before: MyCityState, sight: Sight, points: int, seconds: float, sound: str) -> Clip:
    """Points are added to an owner's score, or taken off."""

    def draw(canvas: Canvas, share: float) -> None:
        if share < 1:
            for at in stage(before, owner, sight):
                _rising(canvas, at, points, share)

    return Clip(seconds, draw, sound)


def _gold(event: GoldReached, before: MyCityState, sight: Sight) -> Clip:
    veins = cells(before.cities[event.seat].terrain.gold)

    def draw(canvas: Canvas, share: float) -> None:
        if share >= 1:
            return
        ink = "y5" if int(share * 8) % 2 else "y3"
        for at in stage(before, event.seat, sight):
            unit = at.w // 11
            land.contour(canvas, veins, ink, at.topleft, unit, 2 if unit == CELL else 1)
            _rising(canvas, at, event.points, share)

    return Clip(0.9, draw, "coin")


# ---------------------------------------------------------------------- the end


def _left(event: SeatQuit, before: MyCityState, sight: Sight) -> Clip:
    def draw(canvas: Canvas, share: float) -> None:
        for at in stage(before, event.seat, sight):
            canvas.shade(at, -1)
            banner(canvas, at, words("my_city.view.status.quit"), "r", share)

    return Clip(0.7, draw, "stamp")


def banner(canvas: Canvas, at: pygame.Rect, said: str, ramp: str, share: float) -> None:
    """A ribbon that comes down onto a city."""
    wide = min(at.w - 4, text.width(said) + 28)
    x, y = at.centerx - wide // 2, at.centery - 10 - int(12 * (1 - out_cubic(min(1.0, share * 3))))
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
