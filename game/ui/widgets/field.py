"""A field for a short text, such as a name."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.ui import text
from game.ui.actions import Command, Typed
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import ring
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget


class TextField(Widget):
    """One line one can type into while it is current; characters without a glyph are left out."""

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
        self.caret = len(value)
        self._composing = ""

    def typing(self, spot_id: Hashable) -> bool:
        return True

    def typed(self, action: Typed) -> bool:
        if action.composing:
            self._composing = action.text
            return True
        self._composing = ""
        room = self.most - len(self.value)
        added = "".join(
            char for char in action.text if char.isprintable() and text.has_glyph(char, text.BODY)
        )
        added = added[: max(0, room)]
        self._set(self.value[: self.caret] + added + self.value[self.caret :], self.caret + len(added))
        return True

    def command(self, action: Command, spot_id: Hashable) -> bool:
        name, at = action.name, self.caret
        if self._composing and name in (
            "left",
            "right",
            "erase",
            "delete",
            "confirm",
            "cancel",
            "home",
            "end",
        ):
            return True
        if name in ("left", "right", "home", "end"):
            caret = {"left": at - 1, "right": at + 1, "home": 0, "end": len(self.value)}[name]
            moved = 0 <= caret <= len(self.value) and caret != at
            self.caret = max(0, min(len(self.value), caret))
            return moved or name in ("home", "end")
        if name == "erase":
            self._set(self.value[: max(0, at - 1)] + self.value[at:], max(0, at - 1))
            return True
        if name == "delete":
            self._set(self.value[:at] + self.value[at + 1 :], at)
            return True
        return False

    def _set(self, value: str, caret: int) -> None:
        self.caret = caret
        if value != self.value:
            self.value = value
            self.change(value)

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        active = look.current == self.id
        canvas.rounded(self.rect, "k0", 1)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p5", 1)
        canvas.across(x + 2, y + 1, w - 4, "p2")
        top = y + text.middle(h)
        before = canvas.clip
        canvas.clip = self.rect.inflate(-4, -2).clip(before)
        head = self.value[: self.caret] + self._composing
        shift = max(0, text.width(head) - (w - 12))
        if not self.value and not active:
            text.line(canvas, self.hint, x + 5, top, "k4")
        text.line(canvas, head + self.value[self.caret :], x + 5 - shift, top)
        if active:
            stem = x + 5 - shift + text.width(head)
            canvas.down(stem, y + 3, h - 6, "r3")
            if self._composing:
                wide = text.width(self._composing)
                canvas.across(stem - wide, top + 13, wide, "r3")
        canvas.clip = before
        if active:
            ring(canvas, self.rect)
