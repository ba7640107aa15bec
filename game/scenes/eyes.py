"""Whose eyes: the seats a replay may be seen from, side by side in the top bar."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.scenes.bars import TOP
from game.ui import palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.widgets.base import Look, Widget

BADGE, MARGIN, GAP = 17, 5, 2
"""A seat without its name; what surrounds a name; what lies between two seats."""
EYE = 17
MOST_ROOM = 262
"""Pixels that all of them may take: the rest of the bar says what is played."""


class Eyes(Widget):
    """Ends at *right*. *choose* is told which seat was clicked."""

    def __init__(self, right: int, names: Sequence[str], chosen: int, choose: Callable[[int], None]) -> None:
        named = BADGE + MARGIN + max(text.width(name, text.SMALL) for name in names)
        self._named = EYE + len(names) * (named + GAP) <= MOST_ROOM
        each = named if self._named else BADGE
        wide = EYE + len(names) * (each + GAP)
        super().__init__("eyes", (right - wide, 0, wide, TOP), group="eyes")
        self._each = each
        self._names = tuple(names)
        self.chosen = chosen
        self._choose = choose

    def _box(self, seat: int) -> pygame.Rect:
        return pygame.Rect(self.rect.x + EYE + seat * (self._each + GAP), 1, self._each, 15)

    def spots(self) -> list[Spot]:
        body = words("scenes.replay.eyes_tip")
        return [
            Spot(("eyes", seat), self._box(seat), "eyes", True, Tip(name, body))
            for seat, name in enumerate(self._names)
        ]

    def activate(self, spot_id: Hashable) -> None:
        assert isinstance(spot_id, tuple)
        self._choose(spot_id[1])

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.blit(sprites.sprite("icons/eye"), self.rect.x, 3)
        for seat, name in enumerate(self._names):
            self._seat(canvas, seat, name, look)

    def _seat(self, canvas: Canvas, seat: int, name: str, look: Look) -> None:
        box, on = self._box(seat), seat == self.chosen
        main = palette.player(seat)["main"]
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), main if on else "w1", 1)
        canvas.across(box.x + 2, box.y + 1, box.w - 4, palette.shaded(main, 1) if on else "w3")
        canvas.blit(sprites.badge(seat), box.x + 1, box.y)
        if self._named:
            top = box.y + text.middle(box.h, text.SMALL)
            text.line(canvas, name, box.x + 18, top, "p5" if on else "w5", text.SMALL, shadow="k0")
        if on or look.current == ("eyes", seat):
            ink = "y4" if on or not look.focused(("eyes", seat)) else "p5"
            canvas.outline(box.inflate(2, 2), ink, 1)
        if look.focused(("eyes", seat)):
            canvas.outline(box, "p5", 1)
