"""A dialog as a scene: dims what lies below and waits for an answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.scenes.scene import Scene
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.widgets.dialog import Dialog, DialogButton, Tick

Contents = Callable[[], tuple[str, str, Sequence[DialogButton]]]


class DialogScene(Scene):
    """Asks and goes away. *contents* gives title, body and answers in the present language."""

    transparent = True

    def __init__(
        self,
        contents: Contents,
        answered: Callable[[Hashable], None],
        *,
        default: Hashable | None = None,
        cancel: Hashable | None = None,
        never: Callable[[], None] | None = None,
    ) -> None:
        """*never*: offers not to ask again; called before a yes is, if that is wanted."""
        super().__init__()
        self._contents = contents
        self._answered = answered
        self._default = default
        self._cancel = cancel
        self._never = never
        self._again = True

    def build(self) -> None:
        title, body, answers = self._contents()
        self.form = Dialog(
            title, body, answers, self._answer, default=self._default, cancel=self._cancel, tick=self._tick()
        )

    def _tick(self) -> Tick | None:
        if self._never is None:
            return None
        return Tick(words("ui.dialog.never"), not self._again, self._set_never)

    def _set_never(self, never: bool) -> None:
        self._again = not never

    def _answer(self, answer: Hashable) -> None:
        self.app.pop(self)
        if self._never is not None and not self._again and answer == "yes":
            self._never()
        self._answered(answer)

    def draw(self, canvas: Canvas) -> None:
        canvas.shade(None, -2)
        super().draw(canvas)
