"""The window: shows the 640x360 canvas enlarged, and maps the mouse back onto it."""

from __future__ import annotations

import io
import os
from contextlib import suppress
from typing import Any, Protocol

import pygame

from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.enlarging import Enlarging, changed_bands
from game.ui.pixels import SIZE, Point, pixels_of

MARGIN = 0.95
"""The share of the screen a window may take."""
TITLE_BAR = 48
"""How much of the screen's height is left to a title bar: some systems put one above a window that they have
centred without it, so it counts twice. Twice the canvas still fits a screen 768 px high."""
LEAST = (SIZE[0] // 2, SIZE[1] // 2)
"""The smallest window the game opens: one made smaller by hand could hardly be found at the next start."""


ONCE = 1.1
"""Up to this enlargement narrow bars around the picture are better than all its edges blended."""
INVISIBLE = ("offscreen", "dummy")
"""SDL's drivers without a screen, which it may take where it finds none; tests and tools ask for one."""


class NoDisplay(Exception):
    """There is no screen for a window; *detail*: what the system says of it."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class Preferences(Protocol):
    """What the window remembers: ``window`` (size or None), ``zoom`` ("whole" or "fill"), ``fullscreen``."""

    def get(self, name: str) -> Any: ...
    def set(self, name: str, value: Any) -> None: ...


def whole_zoom(room: Point) -> int:
    """The largest whole enlargement of the canvas that fits into *room*, at least 1."""
    return max(1, min(room[0] // SIZE[0], room[1] // SIZE[1]))


def room_for_window(screen: Point) -> Point:
    """The largest window that lies whole on the screen, title bar and all."""
    width, height = (max(1, int(size * MARGIN)) for size in screen)
    return width, max(1, min(height, screen[1] - TITLE_BAR))


def picture_box(window: Point, zoom: str) -> pygame.Rect:
    """Where the picture lies in a window: in whole multiples, or as large as it goes ("fill"); centred.

    A window too small for twice the canvas is filled in any case, unless hardly more than once would fit.
    """
    factor = min(window[0] / SIZE[0], window[1] / SIZE[1])
    if zoom == "whole" and (factor >= 2 or 1 <= factor < ONCE):
        factor = whole_zoom(window)
    size = (max(1, round(SIZE[0] * factor)), max(1, round(SIZE[1] * factor)))
    return pygame.Rect(((window[0] - size[0]) // 2, (window[1] - size[1]) // 2), size)


class Presenter:
    """Owns the window and the canvas. Call `open` once; paint on `canvas`; `present` shows it."""

    def __init__(
        self, preferences: Preferences, caption: str = "", icon: pygame.Surface | None = None
    ) -> None:
        self.canvas = Canvas()
        self._preferences = preferences
        self._caption = caption
        self._icon = icon
        self._box = pygame.Rect((0, 0), SIZE)
        self._enlarging: Enlarging | None = None
        self._shown: bytes | None = None
        self._new_size: Point | None = None
        self._corner: Point | None = None
        """Where the window lay before it filled the screen."""

    def open(self) -> None:
        """Makes the window, never larger than the screen; raises `NoDisplay` where there is none.

        SDL must not turn the system's signals into wishes to close it, which the player would be asked about.
        """
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # else Windows hides the list of an input method
        try:
            pygame.display.init()
            if pygame.display.get_driver() in INVISIBLE and "SDL_VIDEODRIVER" not in os.environ:
                raise NoDisplay(f"DISPLAY={os.environ.get('DISPLAY', '')}")
            if pygame.display.get_driver() == "x11":  # else each change draws the whole window with OpenGL
                os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
            if self._icon is not None:
                pygame.display.set_icon(self._icon)
            pygame.display.set_caption(self._caption)
            self._set_mode()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error

    def caption(self, words: str) -> None:
        """Changes the window's title."""
        self._caption = words
        pygame.display.set_caption(words)

    def decorate(self) -> None:
        """Gives the window the program's icon; a game without its pictures still starts."""
        with suppress(sprites.SpriteError):
            small = sprites.sprite("app/icon_64")
            icon = pygame.Surface(small.get_size(), pygame.SRCALPHA)
            icon.blit(small, (0, 0))
            pygame.display.set_icon(icon)

    @property
    def window(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        if surface is None:
            raise RuntimeError("the window is not open")
        return surface

    @property
    def box(self) -> pygame.Rect:
        """Where the picture lies in the window."""
        return self._box

    @property
    def zoom(self) -> int:
        """How many window pixels wide a canvas pixel is, rounded."""
        return max(1, round(self._box.w / SIZE[0]))

    def toggle_fullscreen(self) -> None:
        if not self._preferences.get("fullscreen"):
            self._corner = pygame.display.get_window_position()
        self._preferences.set("fullscreen", not self._preferences.get("fullscreen"))
        self._set_mode()

    def set_window(self, size: Point) -> None:
        """Leaves full screen and takes *size*, as far as the screen allows."""
        self._preferences.set("window", size)
        self._preferences.set("fullscreen", False)
        self._set_mode()

    def resized(self, size: Point) -> None:
        """To be called while the player resizes the window; `settle` then remembers the size."""
        if not self._preferences.get("fullscreen"):
            self._new_size = max(1, size[0]), max(1, size[1])
        self.rearrange()

    def settle(self) -> None:
        """Remembers the size the player has given the window."""
        size, self._new_size = self._new_size, None
        if size is not None:
            self._preferences.set("window", size)

    def rearrange(self) -> None:
        """Fits the picture into the window again, after a resize or a change of the zoom setting."""
        window = self.window
        self._box = picture_box(window.get_size(), self._preferences.get("zoom"))
        self._enlarging = Enlarging(window, self._box)
        window.fill((0, 0, 0))
        pygame.display.flip()
        self.stale()

    def to_canvas(self, position: Point, nearest: bool = False) -> Point | None:
        """Canvas coordinates of a place in the window; beside the picture None, or the *nearest* pixel's."""
        if not nearest and not self._box.collidepoint(position):
            return None
        x = max(0, min(self._box.w - 1, position[0] - self._box.x))
        y = max(0, min(self._box.h - 1, position[1] - self._box.y))
        return x * SIZE[0] // self._box.w, y * SIZE[1] // self._box.h

    def to_window(self, spot: Point) -> Point:
        """The place in the window in the middle of a canvas pixel."""
        return (
            self._box.x + (2 * spot[0] + 1) * self._box.w // (2 * SIZE[0]),
            self._box.y + (2 * spot[1] + 1) * self._box.h // (2 * SIZE[1]),
        )

    def box_in_window(self, box: pygame.Rect) -> pygame.Rect:
        """Where a rectangle of the canvas lies in the window."""
        first, last = self.to_window(box.topleft), self.to_window((box.right - 1, box.bottom - 1))
        return pygame.Rect(first, (last[0] - first[0] + 1, last[1] - first[1] + 1))

    def present(self) -> None:
        """Shows what has changed on the canvas since the last time."""
        if self._enlarging is None:
            self.rearrange()
        assert self._enlarging is not None
        pixels = pixels_of(self.canvas.surface)
        bands = changed_bands(self._shown, pixels)
        self._shown = pixels
        if bands:
            pygame.display.update([self._enlarging.show(self.canvas.surface, band) for band in bands])

    def stale(self) -> None:
        """Has everything shown next time, because the window's content is gone."""
        self._shown = None

    def screenshot(self, zoom: int = 1) -> bytes:
        """The canvas as PNG, each pixel *zoom* pixels wide."""
        picture = io.BytesIO()
        pygame.image.save(pygame.transform.scale_by(self.canvas.surface, zoom), picture, "picture.png")
        return picture.getvalue()

    def _set_mode(self) -> None:
        if self._preferences.get("fullscreen"):
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._window_size(), pygame.RESIZABLE)
            self._back_to_its_place()
        self.rearrange()

    def _back_to_its_place(self) -> None:
        """Some window managers put a window back lower by the height of its title bar."""
        if self._corner is not None:
            pygame.display.set_window_position(self._corner)
            self._corner = None

    def _window_size(self) -> Point:
        room = room_for_window(pygame.display.get_desktop_sizes()[0])
        wanted = self._preferences.get("window")
        if wanted is None or wanted[0] > room[0] or wanted[1] > room[1]:
            wanted = picture_box(room, "whole").size
        width, height = (max(size, least) for size, least in zip(wanted, LEAST, strict=True))
        return min(width, room[0]), min(height, room[1])
