"""Words of a player's own are written over the table; of them a move is made."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pygame

from game.core.rules import Move
from game.scenes.scene import Scene
from game.tabletop.meaning import Write
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.widgets.button import Button, button_width
from game.ui.widgets.field import TextField
from game.ui.widgets.panel import Panel

BOX = pygame.Rect(180, 138, 280, 84)
EDGE, HIGH, GAP = 14, 19, 8
FIELD = "words"


class WritingScene(Scene):
    """A sheet with one line to write on. *done* is told the move; what is only spaces can't be given."""

    transparent = True

    def __init__(self, asked: Write, done: Callable[[Move], None]) -> None:
        super().__init__()
        self.asked = asked
        self.words = asked.suggestion[: asked.most]
        self._done = done

    def build(self) -> None:
        self.form.add(Panel("sheet", BOX, "paper", words(self.asked.title)))
        box = (BOX.x + EDGE, BOX.y + 22, BOX.w - 2 * EDGE, HIGH)
        self.form.add(TextField(FIELD, box, self.words, self._written, most=self.asked.most))
        right = BOX.right - EDGE
        for name, go, ramp in (("ok", self._give, "g"), ("cancel", self._close, "w")):
            label = words(f"ui.dialog.{name}")
            wide = button_width(label, 60)
            self.form.add(
                Button(name, (right - wide, BOX.bottom - HIGH - 12, wide, HIGH), label, go, ramp=ramp)
            )
            right -= wide + GAP
        self.form.cancel = self._close
        self.form.default = "ok"

    def rebuild(self) -> None:
        """The line is there to be written on, at first and in another language."""
        super().rebuild()
        self.form.focus(FIELD)
        self.form.write(FIELD)

    def _written(self, value: str) -> None:
        self.words = value

    def _give(self) -> None:
        meant = " ".join(self.words.split())
        if meant:
            self._close()
            self._done(msgspec.structs.replace(self.asked.move, **{self.asked.field: meant}))

    def _close(self) -> None:
        self.app.pop(self)

    def draw(self, canvas: Canvas) -> None:
        canvas.shade(None, -2)
        super().draw(canvas)
        left = words("scenes.writing.left", n=self.asked.most - len(self.words))
        at = BOX.bottom - HIGH - 12 + text.middle(HIGH, text.SMALL)
        text.line(canvas, left, BOX.x + EDGE, at, "k3", text.SMALL)
