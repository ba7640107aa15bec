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
TOP = 24
MOST = 3
"""So many are seen at a time, where a scene asks for nothing else; the others wait."""
_QUEUE = 8


class Toasts:
    """The messages to be seen now, newest below, and those that wait for their turn."""

    def __init__(self) -> None:
        self.most = MOST
        """How many are seen at a time."""
        self._queue: list[tuple[str, str | None, float]] = []

    def say(self, words: str, icon: str | None = None, seconds: float = SECONDS) -> None:
        """Shows a message; the same one again only starts anew."""
        known = next((place for place, item in enumerate(self._queue) if item[0] == words), None)
        if known is not None:
            self._queue[known] = (words, icon, seconds)
            return
        self._queue = [*self._queue, (words, icon, seconds)][-_QUEUE:]

    @property
    def words(self) -> list[str]:
        """All that are seen or wait."""
        return [item[0] for item in self._queue]

    @property
    def wait(self) -> float | None:
        """Seconds until the next one goes."""
        return min((left for _, _, left in self._queue[: self.most]), default=None)

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if one has gone."""
        seen, waiting = self._queue[: self.most], self._queue[self.most :]
        left = [(words, icon, time - seconds) for words, icon, time in seen if time > seconds]
        self._queue = [*left, *waiting]
        return len(left) != len(seen)

    def clear(self) -> None:
        self._queue.clear()

    def draw(self, canvas: Canvas, top: int = TOP, right: int = SIZE[0]) -> None:
        """Draws them from *top* down, in the middle of what is left of *right*."""
        y, middle = top, right // 2
        for words, icon, _ in self._queue[: self.most]:
            picture = sprites.sprite(icon) if icon else None
            room = 2 * middle - 80
            lines = text.wrap(words, room)
            left = picture.get_width() + 5 if picture else 0
            wide = max(text.width(line) for line in lines) + 20 + left
            box = pygame.Rect(middle - wide // 2, y, wide, 14 * len(lines) + 8)
            panel(canvas, "slab", box)
            if picture:
                canvas.blit(picture, box.x + 9, box.y + (box.h - picture.get_height()) // 2)
            for number, line in enumerate(lines):
                text.line(canvas, line, box.x + 10 + left, box.y + 5 + 14 * number, "p4", shadow="k0")
            y = box.bottom + 4
