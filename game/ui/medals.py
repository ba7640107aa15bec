"""The sign of a place in a ranking: a trophy, a silver and a bronze medal."""

from __future__ import annotations

import pygame

from game.ui import sprites

_METALS: dict[int, dict[str, sprites.Swap]] = {2: {"y": "s"}, 3: {"y": ("o", -1)}}


def sign(rank: int, size: str = "") -> pygame.Surface | None:
    """The picture for a rank from 1, small or with *size* ``_24`` large; None behind the third."""
    if rank == 1:
        return sprites.sprite(f"icons/trophy{size}")
    return sprites.recoloured(f"icons/medal{size}", _METALS[rank]) if rank in _METALS else None
