"""The screen between two people at one keyboard: nothing secret is seen until the next one is there."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.backdrop import backdrop
from game.scenes.scene import Scene
from game.ui import palette, sprites, text
from game.ui.actions import Action
from game.ui.canvas import Canvas
from game.ui.frames import panel
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.widgets.button import Button

SHEET = (150, 110, 340, 140)


class CurtainScene(Scene):
    """Asks for the person of a seat, then lets the game go on with that seat's eyes."""

    def __init__(self, seat: int, name: str, go: Callable[[], None]) -> None:
        super().__init__()
        self.seat = seat
        self.name = name
        self.go = go
        self._seen = False

    def build(self) -> None:
        label = words("scenes.handover.ready", name=self.name)
        wide = text.width(label) + 40
        self.form.add(Button("ready", (320 - wide // 2, 218, wide, 21), label, self._ready, ramp="g"))
        self.form.default = "ready"
        self.form.focus("ready")

    def handle(self, action: Action) -> None:
        """Nobody confirms what they have not seen: a key meant for the table must not open it."""
        if self._seen:
            super().handle(action)

    def drawn(self) -> None:
        super().drawn()
        self._seen = True

    def _ready(self) -> None:
        self.app.pop(self)
        self.go()

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        panel(canvas, "paper", SHEET)
        canvas.blit(sprites.sprite(f"seats/meeple_{self.seat % 8}_24"), 308, 122)
        title = headline(self.name, palette.title_bar(self.seat)[0])
        canvas.blit(title, 320 - title.get_width() // 2, 150)
        text.line(canvas, words("scenes.handover.pass_on", name=self.name), 320, 188, "k1", align="centre")
        super().draw(canvas)
