"""The boxes of the games, as they stand on the shelf."""

from __future__ import annotations

import pygame

from game import registry
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.headline import headline
from game.ui.locale import TEXTS, words

SIZE = (100, 150)
"""A box's front."""
SPINE = 10
"""How far a box's spine, with its outline, stands out on the left of its front."""
HEAD = 5
"""How far below the upper edge a drawn title begins."""
PLAIN, PLAIN_RAMP = "boxes/plain_box", "m"
"""The box of a game that has none of its own, and what of it is exchanged for the game's colour."""


def picture(game: str) -> pygame.Surface:
    """A game's box without its lettering, spine and outline included."""
    meta = registry.meta(game)
    if meta.box is None:
        return sprites.recoloured(PLAIN, {PLAIN_RAMP: meta.ramp})
    return sprites.sprite(meta.box)


def draw(canvas: Canvas, game: str, x: int, y: int, shadow: int = 3) -> None:
    """A box with its lettering, the left top corner of its front at (x, y)."""
    meta, box = registry.meta(game), pygame.Rect(x, y, *SIZE)
    canvas.put(picture(game), x - SPINE, y - 1, (4, shadow))
    drawn = meta.lettering.get(TEXTS.language)
    if drawn is None:
        _typeset(canvas, game, meta.ramp, box)
    else:
        title = sprites.sprite(drawn)
        canvas.blit(title, box.centerx - title.get_width() // 2, y + HEAD)


def _typeset(canvas: Canvas, game: str, ramp: str, box: pygame.Rect) -> None:
    lines = words(f"{game}.game.lettering").split("|")
    large = max(text.width(line) for line in lines) * 2 <= box.w - 2 and len(lines) < 3
    y = box.y + (8 if large else 6)
    for line in lines:
        picture = headline(line, ramp, 2 if large else 1)
        canvas.blit(picture, box.centerx - picture.get_width() // 2, y)
        y += 26 if large else 14
