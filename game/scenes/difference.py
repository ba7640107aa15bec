"""Where the mark of a move is in a picture of the table: what it changes there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from game.tabletop.picture import Picture
from game.tabletop.views import View
from game.ui.canvas import Canvas
from game.ui.pixels import SIZE, from_pixels, pixels_of

FEWEST = 4
"""Pixels that belong together and are worth looking at."""


def changed(view: View[Any, Any], picture: Picture[Any]) -> list[pygame.Rect]:
    """The boxes around all that a picture shows because of its hint."""
    pixels = []
    for hint in (None, picture.hint):
        canvas = Canvas()
        view.draw(canvas, view.see(replace(picture, hint=hint)))
        pixels.append(pixels_of(canvas.surface))
    if pixels[0] == pixels[1]:
        return []
    both = int.from_bytes(pixels[0], "big") ^ int.from_bytes(pixels[1], "big")
    difference = from_pixels(SIZE, both.to_bytes(len(pixels[0]), "big"))
    difference.set_colorkey(0)
    mask = pygame.mask.from_surface(difference)
    return [part.get_bounding_rects()[0] for part in mask.connected_components(FEWEST)]
