"""After an unforeseen error: what happened, where the report lies, and that nothing is lost."""

from __future__ import annotations

from game.core.reason import Reason
from game.scenes.dialog import DialogScene
from game.ui.locale import text
from game.ui.widgets.dialog import Answer


class CrashScreen(DialogScene):
    """Tells of a report; the game can be gone on with from the title."""

    def __init__(self, reason: Reason) -> None:
        def words() -> tuple[str, str, list[Answer]]:
            body = f"{text(reason.key, **reason.values)} {text('scenes.fallen.kept')}"
            return text("scenes.fallen.title"), body, [Answer("ok", text("ui.dialog.ok"), "g")]

        super().__init__(words, lambda answer: None, default="ok", cancel="ok")
