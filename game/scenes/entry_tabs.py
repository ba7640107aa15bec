"""What the entries of the encyclopaedia are chosen by: a tab for each game, chips for kinds and parts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.scenes.entry_card import inks, name_ink
from game.tabletop.entries import Chip
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget

TAB = 18
GAP = 1


class Tab(Widget):
    """The tab of a game: its picture, and its name if that has room; the tooltip says it in any case."""

    def __init__(
        self, box: Box, game: str, sign: str, title: str, ramp: str, on: bool, press: Callable[[], None]
    ) -> None:
        super().__init__(("tab", game), box, group="tabs", tip=Tip(title))
        self.sign = sign
        self.title = title
        self.ramp = ramp
        self.on = on
        self.press = press

    def activate(self, spot_id: Hashable) -> None:
        self.press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        high = h + (2 if self.on else 0)
        hot = look.current == self.id
        shade = 2 if self.on or hot else 1
        canvas.rounded((x, y, w, high), "k0", 2)
        canvas.rounded((x + 1, y + 1, w - 2, high - 2), f"{self.ramp}{shade}", 1)
        canvas.across(x + 2, y + 1, w - 4, f"{self.ramp}{shade + 2}")
        art = sprites.sprite(self.sign)
        canvas.blit(art, x + 9 - art.get_width() // 2, y + h // 2 - art.get_height() // 2)
        room = w - 18
        size = text.roomy(self.title, room)
        if text.width(self.title, size) <= room:
            ink, top = "p5" if self.on or hot else "p3", y + text.middle(h, size)
            text.line(canvas, self.title, x + 16 + room // 2, top, ink, size, "centre", "k0")
        if self.on:
            canvas.across(x + 3, y + high - 3, w - 6, "y4")
        if look.focused(self.id):
            canvas.outline((x, y, w, high), "y4", 1)


class ChipButton(Widget):
    """A chip; pressed again it lets go."""

    def __init__(
        self, widget_id: Hashable, box: Box, chip: Chip, on: bool, press: Callable[[], None]
    ) -> None:
        super().__init__(widget_id, box, group="chips")
        self.chip = chip
        self.on = on
        self.press = press

    def activate(self, spot_id: Hashable) -> None:
        self.press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        ramp = self.chip.ramp
        lit, body, _ = inks(ramp)
        canvas.rounded(self.rect, "k0", 1)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p5" if self.on else body, 1)
        canvas.across(x + 2, y + 1, w - 4, f"{ramp}3" if self.on else lit)
        ink, shadow = ("k1", None) if self.on or ramp in "pyn" else name_ink(ramp)
        top = y + text.middle(h, text.SMALL)
        text.line(canvas, self.chip.title, x + w // 2, top, ink, text.SMALL, "centre", shadow)
        if self.on:
            canvas.outline(self.rect.inflate(2, 2), "y4", 1)
        if look.current == self.id:
            canvas.outline(self.rect.inflate(2, 2), "y5", 1)


def chip_height() -> int:
    """How high a chip is in the present print."""
    return text.real_size(text.SMALL) + 3


def lie(chips: Sequence[tuple[Hashable, Chip]], x: int, y: int, wide: int) -> list[pygame.Rect]:
    """Where chips lie, in rows as wide as that."""
    boxes, left, top, high = [], x, y, chip_height()
    for _, chip in chips:
        w = max(15, text.width(chip.title, text.SMALL) + 6)
        if left + w > x + wide and left > x:
            left, top = x, top + high + GAP
        boxes.append(pygame.Rect(left, top, w, high))
        left += w + 2
    return boxes
