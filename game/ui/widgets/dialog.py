"""Dialogs: a question on a sheet of paper, over whatever was there, which waits for an answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game.ui import text
from game.ui.canvas import Canvas
from game.ui.form import Form
from game.ui.pixels import SIZE
from game.ui.widgets.button import Button, button_width
from game.ui.widgets.choice import Switch
from game.ui.widgets.panel import Label, Panel, Paragraph

_WIDTH = 300
_EDGE = 14
_GAP = 8
_BUTTON = 19
_TICK = 22


class DialogButton(NamedTuple):
    """A button of a dialog: what it is called in code, its label, its ramp."""

    id: Hashable
    label: str
    ramp: str = "w"


class Tick(NamedTuple):
    """A switch of a dialog: what it says, how it stands, and what is told of a change."""

    label: str
    value: bool
    change: Callable[[bool], None]


class Dialog(Form):
    """Asks a question. Confirming without a choice gives *default* (else the first), Esc gives *cancel*."""

    def __init__(
        self,
        title: str,
        body: str,
        answers: Sequence[DialogButton],
        answered: Callable[[Hashable], None],
        *,
        default: Hashable | None = None,
        cancel: Hashable | None = None,
        width: int = _WIDTH,
        tick: Tick | None = None,
    ) -> None:
        """*tick*: what can be switched on or off beside the answers."""
        first = answers[0].id if default is None else default
        super().__init__(default=first, cancel=None if cancel is None else lambda: answered(cancel))
        widths = [button_width(answer.label, 60) for answer in answers]
        width = min(SIZE[0] - 20, max(width, sum(widths) + _GAP * (len(widths) - 1) + 2 * _EDGE))
        body_height = text.height(body, width - 2 * _EDGE) if body else 0
        height = 22 + body_height + (8 if body else 0) + (_TICK if tick else 0) + _BUTTON + 12
        self.rect = pygame.Rect((SIZE[0] - width) // 2, (SIZE[1] - height) // 2, width, height)
        self.add(Panel("sheet", self.rect, "paper", title))
        inner = self.rect.inflate(-2 * _EDGE, 0)
        self.add(Paragraph("body", (inner.x, self.rect.y + 20, inner.w, body_height), body))
        if tick is not None:
            y = self.rect.bottom - _BUTTON - 12 - _TICK
            self.add(Switch("tick", (inner.x, y + 1), tick.value, tick.change))
            self.add(Label("tick label", (inner.x + 42, y + 2, inner.w - 42, 14), tick.label))
        x = self.rect.right - _EDGE - sum(widths) - _GAP * (len(widths) - 1)
        for answer, wide in zip(answers, widths):
            self.add(self._button(answer, (x, self.rect.bottom - _BUTTON - 12, wide, _BUTTON), answered))
            x += wide + _GAP
        self.focus(first)

    @staticmethod
    def _button(
        answer: DialogButton, box: tuple[int, int, int, int], answered: Callable[[Hashable], None]
    ) -> Button:
        return Button(answer.id, box, answer.label, lambda: answered(answer.id), ramp=answer.ramp)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.draw_tip(canvas)
