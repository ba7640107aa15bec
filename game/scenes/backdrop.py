"""Baked full-screen pictures behind the scenes."""

from __future__ import annotations

import pygame

from game.ui import sprites
from game.ui.frames import table


def backdrop(name: str) -> pygame.Surface:
    """The picture called *name*; a plain table top where it is missing, so that a scene still shows."""
    try:
        return sprites.sprite(f"backdrops/{name}/full")
    except sprites.SpriteError:
        return table()
