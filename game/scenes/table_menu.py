"""What can be done at a table besides playing: a small menu over it."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.at_table import AtTable
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.ui import text
from game.ui.actions import Action, Command
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import SIZE
from game.ui.widgets.button import Button, button_width
from game.ui.widgets.panel import Panel, Paragraph
from game.ui.widgets.toast import TOP

WIDE = 200
EDGE, GAP, HIGH = 16, 6, 21
OFFERED = (
    ("settings", "icons/cog", "scenes.table.settings"),
    ("rules", "icons/book", "scenes.table.rules"),
    ("encyclopaedia", "icons/globe", "scenes.table.encyclopaedia"),
    ("help", "icons/help", "scenes.table_menu.keys"),
)
"""Tools of the table: name, icon, label."""


class TableMenuScene(Scene):
    """Says whether all is saved, and leads on. Esc goes back to the table."""

    transparent = True
    toasts = (TOP, 0)
    """What has been said waits until the menu is gone."""

    def __init__(self, table: AtTable) -> None:
        super().__init__()
        self.table = table

    def build(self) -> None:
        rows = self._rows()
        title = words(f"{self.table.session.game}.game.name")
        wide = max(WIDE, *(button_width(label) for _, label, _, _ in rows), text.width(title) + 36)
        why = self.app.door.why_not_kept()
        kept = words("scenes.quit.saved") if why is None else said(why)
        told = text.height(kept, wide, text.SMALL)
        high = 22 + told + 8 + len(rows) * (HIGH + GAP) + 6
        x, y = (SIZE[0] - wide) // 2, (SIZE[1] - high) // 2
        self.form.add(Panel("sheet", (x - EDGE, y, wide + 2 * EDGE, high), "paper", title))
        self.form.add(Paragraph("kept", (x, y + 18, wide, told), kept, size=text.SMALL))
        y += 26 + told
        for name, label, icon, press in rows:
            ramp = "g" if name == "go_on" else "w"
            self.form.add(Button(name, (x, y, wide, HIGH), label, press, ramp=ramp, icon=icon))
            y += HIGH + GAP
        self.form.default, self.form.cancel = "go_on", self._go_on
        self.form.focus("go_on")

    def _rows(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """The buttons: name, label, icon, what they do."""
        return [
            ("go_on", words("scenes.table_menu.go_on"), "icons/play", self._go_on),
            *((name, words(key), icon, self._using(name)) for name, icon, key in OFFERED),
            ("leave", words("scenes.table.back"), "icons/door", self.table.leave_for_good),
        ]

    def handle(self, action: Action) -> None:
        """The keys of what it offers work here as at the table."""
        name = action.name if isinstance(action, Command) and action.pressed else ""
        if name == "menu":
            self._use("settings")
        elif name in [offered for offered, _, _ in OFFERED]:
            self._use(name)
        else:
            super().handle(action)

    def _go_on(self) -> None:
        self.app.pop(self)

    def _using(self, name: str) -> Callable[[], None]:
        return lambda: self._use(name)

    def _use(self, name: str) -> None:
        """What the table's tool of this name does."""
        self.app.pop(self)
        self.table.use_tool(name)

    def draw(self, canvas: Canvas) -> None:
        canvas.shade(None, -2)
        super().draw(canvas)
