"""A sticker off the board: on its sheet, in the hand with a corner bent up, pressed down."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.my_city import stickers
from game.my_city.campaign import ground_of
from game.my_city.view import ground
from game.my_city.view.places import CELL
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, blank, scaled


@lru_cache(maxsize=32)
def twice(name: str) -> pygame.Surface:
    """A piece twice as large."""
    picture = sprites.sprite(name)
    return scaled(picture, (picture.get_width() * 2, picture.get_height() * 2))


def picture_of(sticker: str) -> str:
    """The sprite of a sticker."""
    if sticker == stickers.COG:
        return "icons/cog_24"
    if sticker == "nugget":
        return "icons/gold_24"
    if sticker == "church4":
        return "icons/house_church_24"
    return f"my_city/pieces/{piece(sticker)}"


def piece(sticker: str) -> str:
    """The name among the pieces of what a sticker puts on a cell."""
    return ground.PIECES[ground_of(sticker)]


CURL = 7
"""How far the corner of a sticker is turned up that is held in the air, in pixels."""


@lru_cache(maxsize=128)
def loose(sticker: str, curl: int) -> pygame.Surface:
    """A sticker off its sheet, with its white edge, its lower right corner turned up so far."""
    canvas = Canvas(blank((CELL + 2, CELL + 2)))
    canvas.rounded((0, 0, CELL + 2, CELL + 2), "k0", 2)
    canvas.rounded((1, 1, CELL, CELL), "p5", 1)
    ground.sticker(canvas, ground_of(sticker), 1, 1)
    _bend(canvas, CELL + 2, curl)
    return canvas.surface


def peeled(canvas: Canvas, sticker: str, x: int, y: int, curl: int = CURL) -> None:
    """A sticker in the air."""
    canvas.blit(loose(sticker, curl), x - 1, y - 1)


LARGE = 2 * CELL + 4
"""How wide a sticker is on its sheet and in the hand, its white edge and outline included, in pixels."""
BENT = 13
"""How far the corner of a sticker in the hand is turned up, in pixels."""


@lru_cache(maxsize=128)
def large(name: str, curl: int = 0) -> pygame.Surface:
    """A sticker at double size, its lower right corner turned up so far."""
    canvas = Canvas(blank((LARGE, LARGE)))
    canvas.rounded((0, 0, LARGE, LARGE), "k0", 2)
    canvas.rounded((1, 1, LARGE - 2, LARGE - 2), "p5", 2)
    canvas.rounded((4, 4, LARGE - 8, LARGE - 8), "g4", 1)
    if stands_on_land(name):
        face = Canvas(blank((CELL, CELL), "g4"))
        ground.sticker(face, ground_of(name), 0, 0)
        canvas.blit(scaled(face.surface, (2 * CELL, 2 * CELL)), 4, 4, (2, 2, LARGE - 8, LARGE - 8))
    else:
        sign = sprites.sprite(picture_of(name))
        canvas.put(sign, (LARGE - sign.get_width()) // 2, (LARGE - sign.get_height()) // 2)
    canvas.across(5, 4, LARGE - 10, "g5")
    canvas.across(5, LARGE - 5, LARGE - 10, "g3")
    _bend(canvas, LARGE, curl)
    return canvas.surface


def stands_on_land(name: str) -> bool:
    """Whether a sticker goes on a cell of the board."""
    return name not in (stickers.COG, "nugget", "church4")


def _bend(canvas: Canvas, wide: int, curl: int) -> None:
    """The lower right corner turned up: its back is white paper, darker towards the fold."""
    last = wide - 1
    for y in range(curl + 1 if curl else 0):
        canvas.fill(CLEAR, (last - curl + y, last - y, curl + 1 - y, 1))
    if curl:
        low, high = last - curl, last
        canvas.polygon([(low, high - 1), (high - 1, low), (low, low)], "p5")
        canvas.line((low, high), (high, low), "k0")
        canvas.line((low, high - 1), (low, low), "p2")
        canvas.line((low, low), (high - 1, low), "p2")
        canvas.line((low + 1, high - 2), (high - 2, low + 1), "p3")


def held(canvas: Canvas, name: str, x: int, y: int, height: int, curl: int = BENT) -> None:
    """A sticker in the hand, so high above what lies below it."""
    canvas.shadow((x, y, LARGE, LARGE), (2 + height // 3, 2 + height), -2, 2)
    canvas.blit(large(name, curl), x, y)


def squashed(canvas: Canvas, name: str, x: int, y: int, rows: int) -> None:
    """A sticker on its cell just as it lands, lower by some rows, its foot where it was."""
    picture = loose(name, 0)
    wide, tall = picture.get_size()
    upper = tall // 2 - rows
    canvas.blit(picture, x - 1, y - 1 + rows, (0, 0, wide, upper))
    canvas.blit(picture, x - 1, y - 1 + rows + upper, (0, upper + rows, wide, tall - upper - rows))
