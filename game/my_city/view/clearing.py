"""Between two episodes: the boards are cleared, stickers come, buildings go for good."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.my_city.events import BuildingsRemoved, EpisodeClosed, StickersReceived
from game.my_city.state import MyCityState, keeps
from game.my_city.view import between, hand, land, opponents, pieces, supply
from game.my_city.view.clips import banner, stage
from game.my_city.view.places import CELL, place
from game.my_city.view.sight import Sight, at_desk, built
from game.tabletop.views import Clip
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import CLEAR, blank
from game.ui.tween import in_quad, out_cubic

TAKEN = 0.3
"""The share of the time that taking one building off the board takes."""
RISE = 14
"""How far it is lifted, in pixels."""


def cleared(event: EpisodeClosed, before: MyCityState, sight: Sight) -> Clip:
    """The buildings are taken off all boards, one after the other, as they were built; stickers stay."""
    after = before.copy()
    after.apply(event)
    unit = opponents.unit_of(before)
    plates = opponents.plates(before, sight.picture.seat)
    boards = [(seat, opponents.field(plate, unit), unit) for seat, plate in plates.items()]
    boards.append((sight.seat, place("board.field"), CELL))

    def draw(canvas: Canvas, share: float) -> None:
        for seat, at, size in boards:
            bare = land.seen(after.cities[seat], before.mode)
            canvas.blit(land.large(bare) if size == CELL else land.small(bare, size), at.x, at.y)
            _take_off(canvas, built(before.cities[seat]), at, size, share)

    return Clip(0.9, draw, "shuffle")


def _take_off(canvas: Canvas, standing: land.Built, at: pygame.Rect, unit: int, share: float) -> None:
    """What has not been taken off a board yet; one or two buildings are just being lifted."""
    clip_before, canvas.clip = canvas.clip, at
    for number, (building, move) in enumerate(standing):
        begins = (1 - TAKEN) * number / len(standing)
        lifted = max(0.0, (share - begins) / TAKEN)
        if lifted >= 1:
            continue
        up = int(RISE * unit / CELL * in_quad(lifted))
        x, y = at.x + move.col * unit, at.y + move.row * unit
        large = unit == CELL
        name = pieces.roof(building, move.rotation) if large else pieces.mini(building, move.rotation, unit)
        canvas.put(sprites.sprite(name), x - up // 2, y - up, (1 + up, 1 + up), -2)
    canvas.clip = clip_before


def received(event: StickersReceived, before: MyCityState, sight: Sight) -> Clip:
    """The own sheet slides in and its next sticker is peeled; over other cities a ribbon counts them."""
    after = before.copy()
    after.apply(event)
    own = event.seat == sight.seat == sight.picture.seat
    said = words("my_city.view.campaign.received", n=len(event.stickers))

    def draw(canvas: Canvas, share: float) -> None:
        if own and at_desk(after, event.seat):
            hand.slide_in(canvas, after, event.seat, share)
        elif own:
            _slide_in(canvas, keeps(after.cities[event.seat]).owed, share)
        elif share < 1:
            for at in stage(before, event.seat, sight):
                banner(canvas, at, said, "g", share)

    return Clip(0.9 if own else 0.5, draw, "page")


def _slide_in(canvas: Canvas, owed: tuple[str, ...], share: float) -> None:
    """From the left, over the edge of the table."""
    sheet, box = _sheet(owed), place("card.current")
    x = -box.w + int((box.x + box.w) * out_cubic(share))
    canvas.put(sheet, x, box.y, (2, 3), -2)


@lru_cache(maxsize=8)
def _sheet(owed: tuple[str, ...]) -> pygame.Surface:
    """The sheet with the sticker that is owed first, as it lies there afterwards."""
    canvas = Canvas(blank((640, 360)))
    between.sheet(canvas, owed[0])
    sheet = canvas.surface.subsurface(place("card.current")).copy()
    sheet.set_colorkey(CLEAR)
    return sheet


def removed(event: BuildingsRemoved, before: MyCityState, sight: Sight) -> Clip:
    """The buildings rise from the supply and are gone; over the other cities a ribbon says how many."""
    said = words("my_city.view.campaign.removed", n=len(event.buildings))

    def draw(canvas: Canvas, share: float) -> None:
        if sight.seat == event.seat:
            for building in event.buildings:
                _rise(canvas, building, share)
        if share < 1 and event.buildings:
            for at in stage(before, event.seat, sight):
                banner(canvas, at, said, "r", share)

    return Clip(0.8, draw, "page")


def _rise(canvas: Canvas, building: int, share: float) -> None:
    """A building leaves its place in the supply: its shadow stays behind."""
    box, name = supply.slots()[building], pieces.pictogram(building, 5)
    wide, tall = sprites.size(name)
    x, y = box.x + (box.w - wide) // 2, box.y + (box.h - tall) // 2
    canvas.blit(sprites.silhouette(name, "k2"), x, y)
    if share < 1:
        up = int(18 * in_quad(share))
        canvas.put(sprites.sprite(name), x, y - up, (1 + up // 3, 1 + up), -2)
