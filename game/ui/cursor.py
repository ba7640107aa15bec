"""The mouse pointer, drawn in the game's own pixels."""

from __future__ import annotations

import pygame

from game.ui import sprites

HOT_SPOTS = {"arrow": (0, 0), "hand": (3, 0), "nib": (0, 11)}
"""The pixel of each pointer that points."""


class Cursor:
    """Shows one of the pointers, enlarged as the canvas is; asks the system only for changes."""

    def __init__(self) -> None:
        self._shown: tuple[str, int] | None = None
        self._visible = True

    def show(self, name: str, zoom: int) -> None:
        """Changes the pointer; where the system cannot, it keeps its own."""
        if (name, zoom) == self._shown:
            return
        self._shown = name, zoom
        try:
            pygame.mouse.set_cursor(
                pygame.cursors.Cursor(_scaled(HOT_SPOTS[name], zoom), _picture(name, zoom))
            )
        except (pygame.error, sprites.SpriteError):
            return

    def visible(self, wanted: bool) -> None:
        """Hides the pointer while keys or a gamepad are used."""
        if wanted != self._visible:
            self._visible = wanted
            pygame.mouse.set_visible(wanted)

    def forget(self) -> None:
        """To be called when the window is made anew."""
        self._shown = None


def _scaled(spot: tuple[int, int], zoom: int) -> tuple[int, int]:
    return spot[0] * zoom + zoom // 2, spot[1] * zoom + zoom // 2


def _picture(name: str, zoom: int) -> pygame.Surface:
    small = sprites.sprite(f"cursors/{name}")
    picture = pygame.Surface(small.get_size(), pygame.SRCALPHA)
    picture.blit(small, (0, 0))
    return pygame.transform.scale_by(picture, zoom)
