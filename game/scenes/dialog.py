"""A dialog as a scene: dims what lies below and waits for an answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.scenes.scene import Scene
from game.ui.canvas import Canvas
from game.ui.widgets.dialog import Dialog, DialogButton

Words = Callable[[], tuple[str, str, Sequence[DialogButton]]]


class DialogScene(Scene):
    """Asks and goes away. *words* gives title, body and answers in the present language."""

    transparent = True

    def __init__(
        self,
        words: Words,
        answered: Callable[[Hashable], None],
        *,
        default: Hashable | None = None,
        cancel: Hashable | None = None,
    ) -> None:
        super().__init__()
        self._words = words
        self._answered = answered
        self._default = default
        self._cancel = cancel

    def build(self) -> None:
        title, body, answers = self._words()
        self.form = Dialog(title, body, answers, self._answer, default=self._default, cancel=self._cancel)

    def _answer(self, answer: Hashable) -> None:
        self.app.pop(self)
        self._answered(answer)

    def draw(self, canvas: Canvas) -> None:
        canvas.shade(None, -2)
        super().draw(canvas)
