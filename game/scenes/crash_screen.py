"""After an unforeseen error: what happened, where the report lies, and whether anything is lost."""

from __future__ import annotations

from game.core.reason import Reason
from game.scenes.dialog import DialogScene
from game.scenes.sentences import said
from game.ui.locale import words
from game.ui.widgets.dialog import DialogButton


class CrashScreen(DialogScene):
    """Tells of a report; the game can be gone on with from the title, if it was kept."""

    def __init__(self, reason: Reason, why_not_kept: Reason | None) -> None:
        def content() -> tuple[str, str, list[DialogButton]]:
            kept = words("scenes.crash_screen.kept") if why_not_kept is None else said(why_not_kept)
            body = f"{said(reason)} {kept}"
            return words("scenes.crash_screen.title"), body, [DialogButton("ok", words("ui.dialog.ok"), "g")]

        super().__init__(content, lambda answer: None, default="ok", cancel="ok")
