"""Toasts: short messages that come and go by themselves."""

from __future__ import annotations

import pygame

from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.frames import panel
from game.ui.pixels import SIZE

SECONDS = 2.6
LONG = 6.0
"""For what one may want to note, such as a path."""
_MOST = 3
_TOP = 24


class Toasts:
    """The messages to be seen now, newest below."""

    def __init__(self) -> None:
        self._shown: list[tuple[str, str | None, float]] = []

    def say(self, words: str, icon: str | None = None, seconds: float = SECONDS) -> None:
        """Shows a message; the same one again only starts anew."""
        self._shown = [item for item in self._shown if item[0] != words][-(_MOST - 1) :]
        self._shown.append((words, icon, seconds))

    @property
    def words(self) -> list[str]:
        return [item[0] for item in self._shown]

    @property
    def wait(self) -> float | None:
        """Seconds until the next one goes."""
        return min((left for _, _, left in self._shown), default=None)

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if one has gone."""
        before = len(self._shown)
        self._shown = [(words, icon, left - seconds) for words, icon, left in self._shown if left > seconds]
        return len(self._shown) != before

    def clear(self) -> None:
        self._shown.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draws them from the top down."""
        y = _TOP
        for words, icon, _ in self._shown:
            picture = sprites.sprite(icon) if icon else None
            room = SIZE[0] - 80
            lines = text.wrap(words, room)
            left = picture.get_width() + 5 if picture else 0
            wide = max(text.width(line) for line in lines) + 20 + left
            box = pygame.Rect((SIZE[0] - wide) // 2, y, wide, 14 * len(lines) + 8)
            panel(canvas, "slab", box)
            if picture:
                canvas.blit(picture, box.x + 9, box.y + (box.h - picture.get_height()) // 2)
            for number, line in enumerate(lines):
                text.line(canvas, line, box.x + 10 + left, box.y + 5 + 14 * number, "p4", shadow="k0")
            y = box.bottom + 4
