"""A time line: steps from left to right, a knob at the one that is seen, marks on those worth a look."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

import pygame

from game.ui.actions import Pointer
from game.ui.canvas import Canvas
from game.ui.digits import tiny
from game.ui.focus import Tip
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget

MARGIN = 6
"""Pixels between the ends of the line and those of its groove."""
TICKS_APART = 2
"""Ticks that would lie closer are left out."""
NUMBERS_APART = 30
STRIDES = (1, 2, 5, 7, 10, 20, 50)
"""Of numbers that would lie too close only every so many are written."""


class TimeLine(Widget):
    """*length* steps; 0 is before the first. *seek* is told where a click, or the dragged knob, leads."""

    def __init__(
        self, widget_id: Hashable, box: Box, length: int, seek: Callable[[int], None], tip: Tip | None = None
    ) -> None:
        super().__init__(widget_id, box, group=str(widget_id), tip=tip)
        self.length = length
        self.at = 0
        """How many steps are seen."""
        self.ticks: Sequence[Sequence[int]] = ()
        """Where ticks may stand, the closest first: those are drawn that have room."""
        self.numbers: Sequence[tuple[int, int]] = ()
        """The numbered parts: the step each begins with, and its number."""
        self.squares: Sequence[int] = ()
        """The steps marked by a square."""
        self.swings: Mapping[int, int] = {}
        """The steps marked by a triangle: upwards where the value is positive, else downwards."""
        self._seek = seek
        self._held = False

    def x_of(self, step: int) -> int:
        """The column of a step."""
        inner = self.rect.w - 2 * MARGIN - 1
        return self.rect.x + MARGIN + inner * step // max(1, self.length)

    def step_at(self, x: int) -> int:
        """The step nearest to a column."""
        inner = self.rect.w - 2 * MARGIN - 1
        wanted = (x - self.rect.x - MARGIN) * self.length / inner
        return max(0, min(self.length, round(wanted)))

    # ------------------------------------------------------------------ input

    def pointer(self, action: Pointer) -> bool:
        if action.kind == "pressed" and action.button == 1:
            self._held = True
        if self._held and action.kind in ("pressed", "moved"):
            self._go(self.step_at(action.x))
        if action.kind == "released":
            self._held = False
        return action.kind != "wheel"

    def _go(self, step: int) -> None:
        if step != self.at:
            self._seek(step)

    def let_go(self) -> None:
        self._held = False

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        canvas.rounded(self.rect, "k0", 2)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), "k1", 1)
        first, last, seen = self.x_of(0), self.x_of(self.length), self.x_of(self.at)
        self._draw_ticks(canvas, y + 8)
        canvas.fill("k3", (first, y + 9, last - first + 1, 2))
        canvas.fill("y3", (first, y + 9, seen - first + 1, 2))
        self._draw_numbers(canvas, y + 13)
        for step in self.squares:
            self._draw_square(canvas, self.x_of(step), y + 7)
        for step, value in self.swings.items():
            self._draw_swing(canvas, self.x_of(step), y + 2, value > 0)
        self._draw_knob(canvas, seen, y + 1, look)

    def _ink(self, step: int) -> str:
        return "k5" if step <= self.at else "k3"

    def _draw_ticks(self, canvas: Canvas, y: int) -> None:
        room = self.x_of(self.length) - self.x_of(0)
        steps = next((one for one in self.ticks if len(one) * TICKS_APART <= room), ())
        for step in steps:
            canvas.down(self.x_of(step), y, 4, self._ink(step))

    def _draw_numbers(self, canvas: Canvas, y: int) -> None:
        room = self.x_of(self.length) - self.x_of(0)
        count = len(self.numbers)
        every = next((one for one in STRIDES if count * NUMBERS_APART <= room * one), STRIDES[-1])
        free = self.rect.x
        for place, (step, number) in enumerate(self.numbers):
            x = self.x_of(step)
            canvas.down(x, y - 5, 8 if place == 0 or number % every == 0 else 5, self._ink(step))
            if (place == 0 or number % every == 0) and x > free:
                tiny(canvas, number, x + 3, y, "y4" if step <= self.at else "k5")
                free = x + 3 + 4 * len(str(number)) + 2

    def _draw_square(self, canvas: Canvas, x: int, y: int) -> None:
        canvas.fill("k0", (x - 2, y, 6, 6))
        canvas.fill("y4", (x - 1, y + 1, 4, 4))

    def _draw_swing(self, canvas: Canvas, x: int, y: int, up: bool) -> None:
        ink = "g4" if up else "r4"
        for row in range(3):
            canvas.across(x - row, y + (row if up else 4 - row), 2 * row + 1, ink)
        canvas.down(x, y, 5, ink)

    def _draw_knob(self, canvas: Canvas, x: int, y: int, look: Look) -> None:
        lit = self._held or look.current == self.id
        box = pygame.Rect(x - 3, y, 7, self.rect.h - 2)
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), "y5" if lit else "p5", 1)
        canvas.down(box.right - 3, box.y + 2, box.h - 4, "y3" if lit else "p2")
        if look.focused(self.id):
            canvas.outline(self.rect, "y4", 1)
