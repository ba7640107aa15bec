"""A field for a short text, such as a name."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui import clipboard, text
from game.ui.actions import Command, Pointer, Typed
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import ring
from game.ui.locale import words
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget

INSET = 5
"""How far from the left edge the text begins."""
WALKING = ("left", "right", "home", "end")
COMPOSED = (*WALKING, "erase", "delete", "confirm", "cancel", "select_all", "copy", "cut", "paste")
"""Commands that belong to an input method while it has unfinished text."""


class TextField(Widget):
    """One line that is written into once clicked or reached by keys.

    It refuses letters that no font has, and says so. What lies between *caret* and *anchor* is selected.
    """

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        value: str,
        change: Callable[[str], None],
        *,
        most: int = 16,
        hint: str = "",
        group: str = "",
        tip: Tip | None = None,
    ) -> None:
        super().__init__(widget_id, box, group=group, tip=tip)
        self.value = value
        self.change = change
        self.most = most
        self.hint = hint
        self.caret = self.anchor = len(value)
        self._composing = ""
        self._place = 0
        """Where an input method has its caret within what it composes."""
        self._refused = 0
        """How many of the letters written last no font has."""

    @property
    def selection(self) -> tuple[int, int]:
        """Where the selected letters begin and end."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def typing(self, spot_id: Hashable) -> bool:
        return True

    def let_go(self) -> None:
        self._composing = ""
        self._refused = 0

    @property
    def complaint(self) -> str:
        return words("ui.field.no_glyph", n=self._refused) if self._refused else ""

    # ------------------------------------------------------------------ input

    def typed(self, action: Typed) -> bool:
        if action.composing:
            self._composing = action.text
            self._place = len(action.text) if action.place is None else min(action.place, len(action.text))
            return True
        self._composing = ""
        meant = [char for char in action.text if char.isprintable()]
        known = [char for char in meant if text.has_glyph(char)]
        self._refused = len(meant) - len(known)
        low, high = self.selection
        self._replace("".join(known[: max(0, self.most - len(self.value) + high - low)]))
        return True

    def pointer(self, action: Pointer) -> bool:
        if action.kind not in ("pressed", "moved"):
            return False
        self.caret = self._between(action.x)
        if action.kind == "pressed" and not action.shift:
            self.anchor = self.caret
        return True

    def command(self, action: Command, spot_id: Hashable) -> bool:
        if self._composing and action.name in COMPOSED:
            return True
        self._refused = 0
        if action.name in WALKING:
            return self._walk(action.name, action.shift)
        low, high = self.selection
        if action.name == "select_all":
            self.anchor, self.caret = 0, len(self.value)
        elif action.name in ("copy", "cut"):
            if low < high and clipboard.put(self.value[low:high]) and action.name == "cut":
                self._replace("")
        elif action.name == "paste":
            return self.typed(Typed(clipboard.get()))
        elif action.name in ("erase", "delete"):
            if low == high:
                self.anchor = max(0, min(len(self.value), low + (-1 if action.name == "erase" else 1)))
            self._replace("")
        else:
            return False
        return True

    def _walk(self, name: str, selecting: bool) -> bool:
        """Moves the caret; at the ends the arrows lead on to other spots."""
        (low, high), length, before = self.selection, len(self.value), self.caret
        if name in ("left", "right") and low < high and not selecting:
            self.caret = low if name == "left" else high
        else:
            goal = {"left": before - 1, "right": before + 1, "home": 0, "end": length}[name]
            self.caret = max(0, min(length, goal))
        if not selecting:
            self.anchor = self.caret
        return self.caret != before or low < high or selecting or name in ("home", "end")

    def _replace(self, words: str) -> None:
        """Puts *words* in the place of what is selected."""
        low, high = self.selection
        value = self.value[:low] + words + self.value[high:]
        self.caret = self.anchor = low + len(words)
        if value != self.value:
            self.value = value
            self.change(value)

    # ------------------------------------------------------------------ picture

    def _head(self) -> str:
        """What stands before the caret."""
        return self.value[: self.caret] + self._composing[: self._place]

    def _shift(self) -> int:
        """How far the text is moved to the left, so that the caret can be seen."""
        return max(0, text.width(self._head()) - (self.rect.w - 12))

    @property
    def caret_box(self) -> pygame.Rect:
        left = self.rect.x + INSET - self._shift() + text.width(self._head())
        return pygame.Rect(left, self.rect.y, 1, self.rect.h)

    def _between(self, x: int) -> int:
        """The place between two letters that is nearest."""
        at = x - self.rect.x - INSET + self._shift()
        return min(range(len(self.value) + 1), key=lambda place: abs(text.width(self.value[:place]) - at))

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        active = look.writing == self.id
        canvas.rounded(self.rect, "k0", 1)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p5", 1)
        canvas.across(x + 2, y + 1, w - 4, "p2")
        top = y + text.middle(h)
        before = canvas.clip
        canvas.clip = self.rect.inflate(-4, -2).clip(before)
        left = x + INSET - self._shift()
        if not self.value and not active:
            text.line(canvas, self.hint, left, top, "k4")
        if active:
            self._draw_selection(canvas, left)
        before_it = self.value[: self.caret]
        text.line(canvas, before_it + self._composing + self.value[self.caret :], left, top)
        if active:
            canvas.down(self.caret_box.x, y + 3, h - 6, "r3")
            if self._composing:
                start = text.width(before_it)
                wide = text.width(before_it + self._composing) - start
                canvas.across(left + start, min(top + 13, y + h - 3), wide, "r3")
        canvas.clip = before
        if active:
            ring(canvas, self.rect)

    def _draw_selection(self, canvas: Canvas, left: int) -> None:
        low, high = (text.width(self.value[:place]) for place in self.selection)
        if low < high and not self._composing:
            canvas.fill("y4", (left + low, self.rect.y + 3, high - low, self.rect.h - 6))
