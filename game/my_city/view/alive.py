"""What moves at rest: light runs down the river, smoke rises from the chimneys of the large city."""

from __future__ import annotations

from functools import cache, lru_cache

import pygame

from game.my_city.grid import bit
from game.my_city.view import pieces
from game.my_city.view.places import CELL, place
from game.my_city.view.sight import Sight
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import index

BEAT = 0.5
"""Seconds from one frame to the next."""
FRAMES = 4
FEW = 29
"""Of so many places on the water one gleams."""
PUFFS = ((2, 0), (3, 1), (3, 2), (2, 4))
"""Smoke in each frame: how wide it is, how far the wind has carried it."""
WATER = ("b2", "b3", "b4")
MOUTHS = (("s5", "k1"), ("o4", "k2"))
"""The two pixels at the mouth of a chimney: of works, of houses."""


def draw(canvas: Canvas, sight: Sight) -> None:
    """The frame that is due, over the land."""
    frame, field, city = sight.picture.loops.frame(BEAT), place("board.field"), sight.city
    clip_before, canvas.clip = canvas.clip, field
    covered = sum(city.roofs)
    for number in range(2):
        for x, y in _gleams()[(frame + number) % FRAMES]:
            if not covered >> bit(y // CELL, x // CELL) & 1 and _is_water(canvas, field.x + x, field.y + y):
                canvas.across(field.x + x, field.y + y, 3, "b5" if number else "b4")
    for building, site in city.built.items():
        left, top = field.x + site.move.col * CELL, field.y + site.move.row * CELL
        for x, y in mouths(building, site.move.rotation):
            _smoke(canvas, left + x, top + y, (frame + x + y) % FRAMES)
    canvas.clip = clip_before


def _is_water(canvas: Canvas, x: int, y: int) -> bool:
    return canvas.value(x, y) in _water()


@cache
def _water() -> frozenset[int]:
    return frozenset(index(ink) for ink in WATER)


@cache
def _gleams() -> tuple[tuple[tuple[int, int], ...], ...]:
    """By frame, where the river gleams: further down from frame to frame."""
    bare = sprites.sprite("my_city/boards/bare")
    found: list[list[tuple[int, int]]] = [[] for _ in range(FRAMES)]
    for y in range(bare.get_height()):
        for x in range(bare.get_width() - 3):
            if (x * 7 + y // FRAMES * 13) % FEW or not all(_wet(bare, x + step, y) for step in range(-1, 4)):
                continue
            found[y % FRAMES].append((x, y))
    return tuple(map(tuple, found))


def _wet(bare: pygame.Surface, x: int, y: int) -> bool:
    return x >= 0 and bare.get_at_mapped((x, y)) in _water()


@lru_cache(maxsize=128)
def mouths(building: int, rotation: int) -> tuple[tuple[int, int], ...]:
    """Where the chimneys of a building's roof end."""
    roof = sprites.sprite(pieces.roof(building, rotation))
    wanted = {(index(first), index(second)) for first, second in MOUTHS}
    dark = index("k0")
    return tuple(
        (x, y)
        for y in range(1, roof.get_height())
        for x in range(1, roof.get_width() - 1)
        if (roof.get_at_mapped((x, y)), roof.get_at_mapped((x + 1, y))) in wanted
        and roof.get_at_mapped((x - 1, y)) == roof.get_at_mapped((x, y - 1)) == dark
    )


def _smoke(canvas: Canvas, x: int, y: int, frame: int) -> None:
    """A puff above a chimney's mouth, ever higher and thinner."""
    wide, drift = PUFFS[frame]
    left, top = x + drift, y - 3 - 3 * frame
    canvas.fill("s3" if frame < 3 else "s4", (left, top + 1, wide, 2))
    canvas.fill("p4" if frame < 3 else "p3", (left, top, wide, 2))
