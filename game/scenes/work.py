"""What takes longer than a moment: how far it is, and the way out."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.reason import Refused
from game.core.work import Work
from game.scenes.scene import Program, Scene
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.widgets.button import Button, button_width

MOMENT = 0.3
"""Seconds that something may take before its progress is shown."""
SLICE = 0.02
"""Seconds of a frame that it is gone on with."""
SHEET = (190, 130, 260, 92)

T = TypeVar("T")


def _go_on(work: Work[T], seconds: float) -> float:
    """Go on for about this long; how much is done. Raises `StopIteration` with the value, and `Refused`."""
    end, share = time.perf_counter() + seconds, next(work)
    while time.perf_counter() < end:
        share = next(work)
    return share


def carry_out(
    program: Program, work: Work[T], what: str, done: Callable[[T], None], failed: Callable[[Refused], None]
) -> None:
    """Do something that may take long; *what* says what it is. Left by the person, it comes to nothing."""
    try:
        _go_on(work, MOMENT)
    except StopIteration as end:
        done(end.value)
    except Refused as refused:
        failed(refused)
    else:
        program.push(WorkScene(work, what, done, failed))


class WorkScene(Scene, Generic[T]):
    """Goes on with it a little each frame."""

    transparent = True

    def __init__(
        self, work: Work[T], what: str, done: Callable[[T], None], failed: Callable[[Refused], None]
    ) -> None:
        super().__init__()
        self.share = 0.0
        self._work = work
        self._what = what
        self._done = done
        self._failed = failed

    def build(self) -> None:
        label = words("ui.dialog.cancel")
        x, y, w, h = SHEET
        wide = button_width(label)
        self.form.add(Button("cancel", (x + (w - wide) // 2, y + h - 28, wide, 17), label, self._leave))
        self.form.default = "cancel"
        self.form.cancel = self._leave

    def _leave(self) -> None:
        self._work.close()
        self.app.pop(self)

    @property
    def wait(self) -> float | None:
        return 0.0

    def update(self, seconds: float) -> None:
        super().update(seconds)
        try:
            self.share = _go_on(self._work, SLICE)
        except StopIteration as end:
            self.app.pop(self)
            self._done(end.value)
        except Refused as refused:
            self.app.pop(self)
            self._failed(refused)
        self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        canvas.shade((0, 0, 640, 360), -2)
        panel(canvas, "paper", SHEET)
        x, y, w, _ = SHEET
        said = text.fit(self._what, w - 24)
        text.line(canvas, said, x + w // 2, y + 14, "k1", align="centre")
        canvas.rounded((x + 20, y + 36, w - 40, 12), "k0", 1)
        canvas.rounded((x + 21, y + 37, max(2, int((w - 42) * self.share)), 10), "g3", 1)
        super().draw(canvas)
