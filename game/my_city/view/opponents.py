"""The other cities: live miniatures with marker, state, points by row, buildings left and the latest one."""

from __future__ import annotations

import pygame

from game.my_city.city import City
from game.my_city.events import BuildingPlaced
from game.my_city.state import MyCityState
from game.my_city.view import board, circles, land, pieces, summary, supply, tips
from game.my_city.view.account import account
from game.my_city.view.places import row
from game.my_city.view.sight import CITY_SPOT, Sight
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width, gained, gained_width, tiny, tiny_width
from game.ui.locale import words
from game.ui.pixels import CLEAR

NARROW = 100
"""Plates no wider than this have no room for the marker in their title, in pixels."""
SMALL, LARGE = 6, 12
"""Pixels of a cell: of several opponents, and of a single one."""


def others(state: MyCityState, seat: int) -> tuple[int, ...]:
    """The other seats, in turn order after the one that looks."""
    count = len(state.cities)
    return tuple((seat + step) % count for step in range(1, count))


def plates(state: MyCityState, seat: int) -> dict[int, pygame.Rect]:
    """The plate of each other seat."""
    boxes = row(f"opponents.{len(state.cities)}")
    return dict(zip(others(state, seat), boxes))


def unit_of(state: MyCityState) -> int:
    """The size of a cell in a miniature."""
    return LARGE if len(state.cities) == 2 else SMALL


def field(plate: pygame.Rect, unit: int) -> pygame.Rect:
    """Where the miniature lies on its plate."""
    side = 11 * unit
    left = plate.x + (plate.w - side) // 2 if plate.w < NARROW else plate.x + 7
    return pygame.Rect(left, plate.y + (20 if unit == SMALL else 18), side, side)


def draw(canvas: Canvas, sight: Sight, names: tuple[str, ...]) -> None:
    """All plates."""
    for seat, plate in plates(sight.state, sight.picture.seat).items():
        _plate(canvas, sight, seat, plate, names[seat])


def _plate(canvas: Canvas, sight: Sight, seat: int, plate: pygame.Rect, name: str) -> None:
    canvas.shadow(plate, (1, 2), -1, 2)
    canvas.blit(sprites.nine_slice(f"frames/plate_{seat}", plate.w, plate.h), plate.x, plate.y)
    canvas.blit(pieces.badge(seat), plate.x + 1, plate.y + 1)
    city = sight.state.cities[seat]
    _title(canvas, city, seat, plate, name)
    unit = unit_of(sight.state)
    at = field(plate, unit)
    canvas.frame(at.inflate(2, 2), "k0")
    canvas.blit(land.small(land.seen(city, sight.state.mode), unit), at.x, at.y)
    for event in sight.picture.marked:
        if isinstance(event, BuildingPlaced) and event.seat == seat and event.building in city.built:
            land.contour(canvas, board.placed_cells(event), "b4", at.topleft, unit)
    if seat not in sight.state.playing and not sight.state.over:
        canvas.shade(at, -1)
    _treasures(canvas, sight, seat, at)
    if plate.w > 200:
        _wide(canvas, sight, seat, plate, at)
    elif plate.w > NARROW:
        _middling(canvas, sight, seat, plate, at)
    else:
        _narrow(canvas, sight, seat, plate, at)
    if sight.seat == seat:
        main, dark = pieces.inks(seat)
        canvas.ring(plate, (main, dark), 2)


def _title(canvas: Canvas, city: City, seat: int, plate: pygame.Rect, name: str) -> None:
    """The city by name, or by its owner's where that is too long; its marker unless the plate is narrow."""
    left, free = plate.x + 18, plate.right - 5
    if plate.w > NARROW:
        free = _marker(canvas, city, seat, plate.right - 5, plate.y + 5, "y5", "k0") - 3
    town = board.called(city, seat, name, free - left)
    name = town if text.width(town, text.SMALL) <= free - left else name
    size = text.roomy(name, free - left)
    shown = text.fit(name, free - left, size)
    text.line(canvas, shown, left, plate.y + 1 + text.middle(14, size), "p5", size, shadow="k0")


def _marker(canvas: Canvas, city: City, seat: int, right: int, y: int, ink: str, shadow: str | None) -> int:
    """The seat's flag and where its scoring token stands; returns its left end."""
    big(canvas, city.marker, right, y, ink, shadow, "right")
    left = right - big_width(city.marker) - 11
    canvas.blit(sprites.sprite(f"seats/flag_{seat}"), left, y - 1)
    return left


def _treasures(canvas: Canvas, sight: Sight, seat: int, at: pygame.Rect) -> None:
    """Over the forest of a campaign's city: its circles, and its nuggets once it has found any."""
    story, legacy = sight.state.story, sight.state.cities[seat].legacy
    if story is None or not story.goes_on or legacy is None:
        return
    main, _ = pieces.inks(seat)
    _tag(canvas, at.right, at.bottom, main, sum(legacy.circles))
    if legacy.nuggets:
        _tag(canvas, at.right, at.bottom - 10, "y4", legacy.nuggets)


def _tag(canvas: Canvas, right: int, bottom: int, ink: str, count: int) -> None:
    """A dot and a number on a dark tag, by its lower right corner."""
    wide = 12 + tiny_width(count)
    x, y = right - wide, bottom - 9
    canvas.rounded((x, y, wide, 9), "k0", 1)
    canvas.blit(circles.coloured(ink, 7, "p4"), x + 1, y + 1)
    tiny(canvas, count, x + 10, y + 2, "p5")


def _narrow(canvas: Canvas, sight: Sight, seat: int, plate: pygame.Rect, at: pygame.Rect) -> None:
    y = at.bottom + 4
    _worth(canvas, sight, seat, plate.x + 4, y)
    _marker(canvas, sight.state.cities[seat], seat, plate.right - 5, y + 3, "k1", None)
    said = words(f"my_city.view.status.{board.status_of(sight, seat)}")
    wide = min(at.w - 4, text.width(said, text.SMALL))
    canvas.rounded((at.x, at.y, wide + 4, text.real_size(text.SMALL) + 3), "p4", 1)
    _status(canvas, sight, seat, at.x + 2, at.y + 1, "left")
    _points(canvas, sight, seat, plate.x + 5, y + 14, 25, 11)
    canvas.across(plate.x + 5, y + 47, plate.w - 10, "p2")
    _left(canvas, sight, seat, plate.x + 5, y + 50, 19)
    _latest(canvas, sight, seat, pygame.Rect(plate.x + 5, plate.bottom - 21, plate.w - 11, 16))


def _middling(canvas: Canvas, sight: Sight, seat: int, plate: pygame.Rect, at: pygame.Rect) -> None:
    x = at.right + 5
    _worth(canvas, sight, seat, x, at.y)
    _left(canvas, sight, seat, x, at.y + 17, 20, 2)
    _latest(canvas, sight, seat, pygame.Rect(x, at.y + 42, plate.right - x - 5, 26))
    _status(canvas, sight, seat, plate.centerx, at.bottom + 5, "centre")
    rows = account(sight.state, seat).rows
    pitch = 19 if len(rows) <= 9 else 14
    for number, entry in enumerate(rows):
        left, top = plate.x + 8 + number % 3 * 38, at.bottom + 21 + number // 3 * pitch
        summary.icon(canvas, entry.name, left, top)
        big(canvas, entry.points, left + 15, top + 3, _ink(entry.points), None)


def _wide(canvas: Canvas, sight: Sight, seat: int, plate: pygame.Rect, at: pygame.Rect) -> None:
    x, right = at.right + 8, plate.right - 7
    _worth(canvas, sight, seat, x, at.y - 1)
    canvas.across(x, at.y + 13, right - x, "p2")
    rows = account(sight.state, seat).rows
    pitch = min(13, 121 // len(rows))
    for number, entry in enumerate(rows):
        top = at.y + 16 + number * pitch
        summary.sign(canvas, entry.name, x + 4, top + 6)
        room = right - x - 15 - big_width(entry.points)
        label = words(f"my_city.view.row.{entry.label}")
        text.snug(canvas, label, x + 12, top + text.middle(13, text.SMALL), room, "k1", text.SMALL)
        big(canvas, entry.points, right, top + 3, _ink(entry.own), None, "right")
    _left(canvas, sight, seat, x, at.bottom + 6, 23)
    end = max(plate.x + 54, _status(canvas, sight, seat, plate.x + 8, at.bottom + 4, "left") + 4)
    _latest(canvas, sight, seat, pygame.Rect(end, at.bottom + 2, at.right - 6 - end, 16))


def _ink(points: int) -> str:
    return "r2" if points < 0 else "k1" if points else "k4"


def _worth(canvas: Canvas, sight: Sight, seat: int, x: int, y: int) -> int:
    """Where it ends."""
    worth = account(sight.state, seat).total
    canvas.blit(sprites.sprite("icons/trophy"), x, y)
    big(canvas, worth, x + 15, y + 3, "r2" if worth < 0 else "k1", None)
    return x + 15 + big_width(worth)


def _status(canvas: Canvas, sight: Sight, seat: int, x: int, y: int, align: text.Align = "right") -> int:
    status = board.status_of(sight, seat)
    said = words(f"my_city.view.status.{status}")
    return text.line(canvas, said, x, y, board.STATUS_INKS[status], text.SMALL, align)


def _points(canvas: Canvas, sight: Sight, seat: int, x: int, y: int, across: int, down: int) -> None:
    """The rows in three columns: the sign and the points."""
    rows = account(sight.state, seat).rows
    down = down if len(rows) <= 9 else down * 3 // 4
    for number, entry in enumerate(rows):
        left, top = x + number % 3 * across, y + number // 3 * down
        summary.sign(canvas, entry.name, left + 3, top + 4)
        tiny(canvas, entry.points, left + 9, top + 2, _ink(entry.own))


def _left(canvas: Canvas, sight: Sight, seat: int, x: int, y: int, across: int, columns: int = 4) -> None:
    """How many buildings of each colour may still come."""
    found = supply.members_of(sight.state, seat)
    for number, kind in enumerate(pieces.KINDS):
        left = sum(
            fate in supply.OPEN for building, fate in found.items() if pieces.colour(building) == number
        )
        at = x + number % columns * across, y + number // columns * 12
        if across < 20:
            summary.roof(canvas, pieces.RAMPS[number], *at)
            big(canvas, left, at[0] + 10, at[1] + 1, "k1", None)
        else:
            canvas.blit(sprites.sprite(f"my_city/minis/I2_{kind}_5"), at[0], at[1] + 1)
            big(canvas, left, at[0] + 13, at[1] + 1, "k1", None)


def _latest(canvas: Canvas, sight: Sight, seat: int, box: pygame.Rect) -> None:
    """The building answered last, crossed out if it was passed on, and what has changed the total of late.

    It lies under its label, or beside that where the box is low.
    """
    answer = tips.latest(sight.state, seat)
    if answer is None:
        return
    high = box.h > 20
    mini = sprites.sprite(pieces.pictogram(answer.building, 5))
    if not high and mini.get_height() > box.h:
        mini = pygame.transform.rotate(mini, 90)
        mini.set_colorkey(CLEAR)
    w, h = mini.get_size()
    label = words(f"my_city.view.{'latest_passed' if answer.passed else 'latest'}")
    gain = sight.picture.gained.get((CITY_SPOT, seat), 0)
    beside = gained_width(gain)
    if text.width(label, text.SMALL) <= box.w - (0 if high else w + 3 + beside):  # the tip names it too
        text.line(canvas, label, box.x, box.y + 2, "o2" if answer.passed else "k3", text.SMALL)
    if high:
        at = (box.x + (box.w - w - beside) // 2, box.y + 20 - h // 2)
        gained(canvas, gain, at[0] + w + beside, box.y + 17)
    else:
        at = (box.right - w, box.centery - h // 2)
        gained(canvas, gain, at[0] - 3, box.y + 5)
    canvas.put(mini, *at, (1, 1), -1)
    if answer.passed:
        paint.struck(canvas, pygame.Rect(at, (w, h)).inflate(2, 2))
