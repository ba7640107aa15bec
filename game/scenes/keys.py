"""Which keys do what, for the device used last."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.scene import Scene
from game.ui import text
from game.ui.actions import Action, Command
from game.ui.canvas import Canvas
from game.ui.frames import panel
from game.ui.input import key_name
from game.ui.locale import words
from game.ui.widgets.button import Button, button_width
from game.ui.widgets.panel import caption

SHEET = (110, 34, 420, 292)
PITCH = 20
"""From one row to the next."""
ROWS = (
    ("confirm", "cancel"),
    ("up", "down"),
    ("left", "right"),
    ("next", "previous"),
    ("rotate_left", "rotate_right"),
    ("undo", "redo"),
    ("hurry", "detail"),
    ("hint", "log"),
    ("rules", "encyclopaedia"),
    ("help", "menu"),
    ("mute", "fullscreen"),
    ("screenshot",),
)


OF_REPLAYS = (
    ("hurry", "hint"),
    ("left", "right"),
    ("page_up", "page_down"),
    ("home", "end"),
    ("up", "down"),
    ("slower", "faster"),
    ("next", "previous"),
    ("undo", "detail"),
    ("cancel",),
)
ON_PAD = {"page_up": "rotate_left", "page_down": "rotate_right"}
"""What a gamepad has instead of keys that it lacks, while a replay is watched."""


class KeysScene(Scene):
    """A sheet with all commands, or with those of the player of replays."""

    transparent = True

    def __init__(self, *, replay: bool = False) -> None:
        super().__init__()
        self.rows: Sequence[Sequence[str]] = OF_REPLAYS if replay else ROWS
        self._texts = "scenes.replay.keys" if replay else "scenes.keys"
        self._others = ON_PAD if replay else {}

    def build(self) -> None:
        label = words("ui.dialog.close")
        wide = button_width(label, 60)
        x, y, w, h = SHEET
        self.form.add(
            Button("close", (x + (w - wide) // 2, y + h - 28, wide, 19), label, self._close, ramp="g")
        )
        self.form.default = "close"
        self.form.cancel = self._close

    def _close(self) -> None:
        self.app.pop(self)

    def handle(self, action: Action) -> None:
        if isinstance(action, Command) and action.pressed and action.name in ("help", "rules"):
            self._close()
            return
        super().handle(action)

    def draw(self, canvas: Canvas) -> None:
        canvas.shade(None, -2)
        x, y, w, _ = SHEET
        panel(canvas, "paper", SHEET)
        caption(canvas, (x + w // 2 - 70, y - 4, 140, 16), words("scenes.keys.title"), "w")
        for row, pair in enumerate(self.rows):
            for column, name in enumerate(pair):
                self._key(canvas, name, x + 14 + 200 * column, y + 22 + PITCH * row)
        super().draw(canvas)

    def _key(self, canvas: Canvas, name: str, x: int, y: int) -> None:
        device = self.app.input.device
        shown = key_name(name, device) or key_name(self._others.get(name, ""), device)
        shown = shown or key_name(name, "keyboard")
        wide = max(22, text.width(shown, text.SMALL) + 10)
        canvas.rounded((x, y, wide, 16), "k0", 2)
        canvas.rounded((x + 1, y + 1, wide - 2, 13), "p5", 1)
        canvas.across(x + 2, y + 13, wide - 4, "p2")
        text.line(canvas, shown, x + wide // 2, y + 2, "k1", text.SMALL, "centre")
        text.line(canvas, words(f"{self._texts}.{name}"), x + max(64, wide + 6), y + 2)
