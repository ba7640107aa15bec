"""The rail of a replay and its buttons: turn and step back, play or pause, step and turn on; four speeds."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.scenes import bars
from game.scenes.bars import PROMPT_Y
from game.scenes.playback import RATES
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import Button

LEFT, WIDE, PITCH = 5, 19, 21
SPEED = (23, 15)
"""The size of a speed's key."""
PRESSED_BY = {
    "turn_back": "page_up",
    "step_back": "left",
    "play": "hurry",
    "step_on": "right",
    "turn_on": "page_down",
}
"""The commands that do what the buttons do."""


class Key(Button):
    """A button with a sign only; *back*: the sign is seen in a mirror."""

    def __init__(self, name: str, at: int, press: Callable[[], None], icon: str, back: bool = False) -> None:
        box = (LEFT + PITCH * at, PROMPT_Y + 4, WIDE, 17)
        super().__init__(name, box, "", press, icon=icon, group=name)
        self._back = back

    def _draw_face(
        self, canvas: Canvas, picture: pygame.Surface | None, sunk: int, ink: str, cast: str | None
    ) -> None:
        if picture is not None and self._back:
            picture = pygame.transform.flip(picture, True, False)
        super()._draw_face(canvas, picture, sunk, ink, cast)


class Speeds(Widget):
    """The speeds side by side; the chosen one is gold."""

    def __init__(self, x: int, choose: Callable[[int], None]) -> None:
        w, h = SPEED
        super().__init__("speed", (x, PROMPT_Y + 5, len(RATES) * (w + 1), h), group="speed")
        self.chosen = 0
        self._choose = choose

    def _box(self, number: int) -> pygame.Rect:
        w, h = SPEED
        return pygame.Rect(self.rect.x + number * (w + 1), self.rect.y, w, h)

    def spots(self) -> list[Spot]:
        tip = Tip(words("scenes.replay.speed_tip"))
        return [Spot(("speed", n), self._box(n), f"speed {n}", True, tip) for n in range(len(RATES))]

    def activate(self, spot_id: Hashable) -> None:
        assert isinstance(spot_id, tuple)
        self._choose(spot_id[1])

    def draw(self, canvas: Canvas, look: Look) -> None:
        for number, rate in enumerate(RATES):
            box, on = self._box(number), number == self.chosen
            canvas.rounded(box, "k0", 1)
            canvas.rounded(box.inflate(-2, -2), "y3" if on else "k2", 1)
            canvas.across(box.x + 2, box.y + 1, box.w - 4, "y5" if on else "k3")
            said = words("scenes.replay.speed", n="½" if rate < 1 else int(rate))
            top = box.y + text.middle(box.h, text.SMALL)
            text.line(canvas, said, box.centerx, top, "k0" if on else "k5", text.SMALL, "centre")
            if look.current == ("speed", number):
                canvas.outline(box, "y4", 1)


class Rail(bars.PromptBar):
    """The rail at the bottom without words."""

    def __init__(self) -> None:
        super().__init__(str, lambda: None, lambda: False)

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.shade((0, PROMPT_Y - 1, 640, 1), -1)
        canvas.blit(bars.rail(False), 0, PROMPT_Y)
