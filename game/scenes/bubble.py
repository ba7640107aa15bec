"""The owl's bubble: what the teacher says, how far the lesson has come, and where it hides the least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.frames import frame
from game.ui.locale import words
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import Button

TOP, BOTTOM, LEFT, RIGHT = 24, 332, 4, 636
LINE = 14
FOOT = 27
"""Room below the words for dots and buttons."""
HIDES_LIT, HIDES_WRITTEN, HIDES_KEPT = 1000, 100, 3
"""What a hidden pixel of these costs."""
UNUSUAL = 10_000
"""What it costs to lie where the bubble usually doesn't."""


class Shape(NamedTuple):
    """A bubble's width, the portrait in it, and the least height."""

    width: int
    portrait: str
    size: int
    least: int


WIDE = Shape(400, "motifs/owl_64", 68, 94)
NARROW = Shape(243, "motifs/owl", 36, 84)


class Lying(NamedTuple):
    """A shape and where it lies."""

    shape: Shape
    box: pygame.Rect


def _height(shape: Shape, said: str) -> int:
    lines = len(text.wrap(said, _room(shape)))
    return max(shape.least, 29 + LINE * lines + FOOT)


def _room(shape: Shape) -> int:
    """The width of the words."""
    return shape.width - shape.size - 34


def candidates(said: str) -> list[Lying]:
    """Where the bubble usually lies, the most usual place first."""
    return [*_along(WIDE, [120], said), *_along(NARROW, [RIGHT - NARROW.width, LEFT], said)]


def _along(shape: Shape, lefts: Sequence[int], said: str) -> list[Lying]:
    """At the bottom and at the top."""
    high = _height(shape, said)
    boxes = [pygame.Rect(x, y, shape.width, high) for x in lefts for y in (BOTTOM - high, TOP)]
    return [Lying(shape, box) for box in boxes]


def anywhere(said: str) -> list[Lying]:
    """Where else the bubble may lie, for want of better."""
    found = []
    for shape, step in ((WIDE, 4), (NARROW, 8)):
        high = _height(shape, said)
        lefts = range(RIGHT - shape.width, LEFT - 1, (LEFT - RIGHT + shape.width) // step)
        for y in range(BOTTOM - high, TOP - 1, -2):
            found += [Lying(shape, pygame.Rect(x, y, shape.width, high)) for x in lefts]
    return found


def choose(
    said: str, lit: Sequence[pygame.Rect], written: Sequence[pygame.Rect], kept: Sequence[pygame.Rect]
) -> Lying:
    """The place that hides the least: nothing that is lit, no words, little of what is to be kept in sight.

    It is a usual one unless that hides more than `UNUSUAL` allows.
    """

    def cost(lying: Lying) -> int:
        return hidden(lying.box, lit, written, kept)

    usual = min(candidates(said), key=cost)
    if cost(usual) <= UNUSUAL:
        return usual
    least = min(anywhere(said), key=lambda lying: cost(lying) + lying.box.w * lying.box.h)
    return least if cost(least) + UNUSUAL < cost(usual) else usual


def hidden(
    box: pygame.Rect,
    lit: Sequence[pygame.Rect],
    written: Sequence[pygame.Rect],
    kept: Sequence[pygame.Rect],
) -> int:
    """How bad it is to cover a box."""
    prices = ((HIDES_LIT, lit), (HIDES_WRITTEN, written), (HIDES_KEPT, kept))
    return sum(price * _overlap(box, boxes) for price, boxes in prices)


def _overlap(box: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    parts = [box.clip(other) for other in others]
    return sum(part.w * part.h for part in parts)


class Bubble(Widget):
    """The owl with its words; its buttons lie on it and move with it."""

    def __init__(self, said: str, number: int, count: int, buttons: Sequence[Button]) -> None:
        super().__init__("lesson bubble", (0, 0, 0, 0), group="lesson")
        self.said = said
        self.number = number
        self.count = count
        self.buttons = tuple(buttons)
        self.shape = WIDE

    def spots(self) -> list[Spot]:
        """It catches clicks, so that nobody builds on what they can't see."""
        return [Spot(self.id, self.rect, self.group, False, None)]

    def lie(self, lying: Lying) -> None:
        """Go to a place."""
        self.shape, self.rect = lying
        x = self.rect.right - 11
        for button in reversed(self.buttons):
            x -= button.rect.w
            button.rect.topleft = (x, self.rect.bottom - 26)
            x -= 6

    def draw(self, canvas: Canvas, look: Look) -> None:
        box, size = self.rect, self.shape.size
        canvas.shadow(box, (3, 4), -1, 2)
        canvas.blit(frame("bubble", box.size), box.x, box.y)
        self._portrait(canvas, box.x + 12, box.y + 14)
        x = box.x + size + 20
        name = words("scenes.lesson.owl")
        paint.ribbon(canvas, (x, box.y + 10, text.width(name) + 12, 14), "w")
        text.line(canvas, name, x + 6, box.y + 11, "p5", shadow="k0")
        text.paragraph(canvas, self.said, x + 2, box.y + 29, _room(self.shape), "k1")
        self._progress(canvas, box.x + 13 if self.shape is NARROW else x + 2, box.bottom - 20)
        for button in self.buttons:
            button.draw(canvas, look)

    def _portrait(self, canvas: Canvas, x: int, y: int) -> None:
        size = self.shape.size
        canvas.rounded((x, y, size, size), "k0", 2)
        canvas.rounded((x + 1, y + 1, size - 2, size - 2), "t1", 1)
        for radius in range(size // 2 - 4, 4, -5):
            canvas.circle((x + size // 2, y + size // 2 + 2), radius, "t2", 1)
        canvas.blit(sprites.sprite(self.shape.portrait), x + 2, y + 2)

    def _progress(self, canvas: Canvas, x: int, y: int) -> None:
        """A dot a step where there is room, and the step's number."""
        if self.shape is WIDE:
            pitch = max(6, min(11, 116 // self.count))
            for dot in range(self.count):
                ink = "g3" if dot < self.number else "y4" if dot == self.number else "p2"
                canvas.rounded((x + pitch * dot, y + 3, 5, 5), "k0", 1)
                canvas.fill(ink, (x + pitch * dot + 1, y + 4, 3, 3))
            x += pitch * self.count + 4
        text.line(canvas, f"{self.number + 1}/{self.count}", x, y, "k3", text.SMALL)
