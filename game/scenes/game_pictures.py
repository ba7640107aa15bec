"""How a game is shown where there is little room: a piece of its box's picture, its name in short."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game import registry
from game.scenes import boxes
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, words
from game.ui.pixels import blank

TOP = 60
"""Where the piece begins below the top of a box: under its lettering."""


def picture(game: str, size: tuple[int, int]) -> pygame.Surface:
    """The middle of a game's box; a plain piece of wood for a game that is no longer there."""
    return _cut(game if game in registry.GAMES else "", size)


@lru_cache(maxsize=64)
def _cut(game: str, size: tuple[int, int]) -> pygame.Surface:
    canvas = Canvas(blank(size))
    canvas.fill("w2", (0, 0, *size))
    if game:
        left = boxes.SPINE + 1 + (boxes.SIZE[0] - 2 - size[0]) // 2
        canvas.blit(boxes.picture(game), 0, 0, (left, TOP + (56 - size[1]) // 2, *size))
    return canvas.surface


def ramp(game: str) -> str:
    """The letter of a game's colours; wood for a game that is no longer there."""
    if game not in registry.GAMES:
        return "w"
    meta = registry.meta(game)
    return meta.accent or meta.ramp


def short_name(game: str) -> str:
    """What a game is called in short, or by its full name if it has no shorter one."""
    short = f"{game}.game.short"
    return words(short if TEXTS.has(short) else f"{game}.game.name")


def on_shelf() -> tuple[str, ...]:
    """All games, in the order of the shelf."""
    return tuple(registry.GAMES)
