"""An option of a table that is being set up: its picture, its control, and what its present value does."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise

import pygame

from game.ui import sprites, text
from game.ui.actions import Command, Pointer
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import ring
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.choice import arrow_box

PICTURES = "set_up/options"
PICTURE = (44, 36)
WORDS_X = 52
"""How far to the right of a row's left edge its words begin."""
SWITCH = (34, 15)
HIGH = 15
LOW = 13
"""How high a control is, and how high where there is little room."""


class OptionRow(Widget):
    """A whole row is one spot: a switch, a few short words side by side, or arrows that lead on."""

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        title: str,
        values: Sequence[str],
        chosen: int,
        line: str,
        change: Callable[[int], None],
        *,
        picture: str = "plain",
        switch: bool = False,
        settled: bool = False,
        tip: Tip | None = None,
    ) -> None:
        """*values*: the words of all that can be chosen; *settled*: nothing can, and *line* says why."""
        super().__init__(widget_id, box, group="options", enabled=not settled, tip=tip)
        self.title = title
        self.words = tuple(values)
        self.chosen = chosen
        self.line = line
        self.change = change
        self.picture = picture
        self.switch = switch
        widths = [text.width(word, text.SMALL) + 7 for word in self.words]
        self.side_by_side = not switch and len(self.words) <= 4 and sum(widths) <= self._room
        self._widths = widths

    @property
    def _room(self) -> int:
        return self.rect.w - WORDS_X

    @property
    def _most(self) -> int:
        """How many lines of the usual print have room for what the present value does."""
        return (2 if self.rect.h > 50 else 1) + int(self.switch)

    @property
    def _crowded(self) -> bool:
        """Whether a control as high as usual would leave what is said no room above the next row."""
        return not self.switch and len(self._lines()[0]) > self._most

    def _lines(self) -> tuple[tuple[str, ...], int]:
        """What the present value does, and the print that has most room for it."""
        usual = text.wrap(self.line, self._room, text.SMALL)
        if len(usual) <= self._most:
            return usual, text.SMALL
        return text.wrap(self.line, self._room, text.TIGHT), text.TIGHT

    def control(self) -> pygame.Rect:
        """Where the control is."""
        x, y, w, _ = self.rect
        if self.switch:
            return pygame.Rect(x + w - SWITCH[0], y - 2, *SWITCH)
        return pygame.Rect(
            x + WORDS_X, y + (12 if self._crowded else 14), self._room, LOW if self._crowded else HIGH
        )

    def parts(self) -> list[pygame.Rect]:
        """Where each of the values is that lie side by side."""
        x, y, w, h = self.control()
        spare = (w - sum(self._widths)) / len(self._widths)
        edges = [round(x + sum(self._widths[:at]) + spare * at) for at in range(len(self._widths) + 1)]
        return [pygame.Rect(left, y, right - left, h) for left, right in pairwise(edges)]

    # ------------------------------------------------------------------ hands

    def step(self, by: int) -> None:
        """Choose the next value or the one before, round and round."""
        self._choose((self.chosen + by) % len(self.words))

    def _choose(self, number: int) -> None:
        if self.enabled and number != self.chosen:
            self.chosen = number
            self.change(number)

    def activate(self, spot_id: Hashable) -> None:
        self.step(1)

    def pointer(self, action: Pointer) -> bool:
        if action.kind == "wheel":
            self.step(-action.wheel)
            return True
        if action.kind != "pressed" or action.button != 1 or self.switch:
            return False
        if self.side_by_side:
            hit = [number for number, box in enumerate(self.parts()) if box.collidepoint(action.at)]
            if hit:
                self._choose(hit[0])
            return bool(hit)
        box = self.control()
        self.step(-1 if box.x <= action.x < box.x + box.w // 4 else 1)
        return True

    def command(self, action: Command, spot_id: Hashable) -> bool:
        if action.name not in ("left", "right"):
            return False
        wanted = self.chosen + (1 if action.name == "right" else -1)
        if not 0 <= wanted < len(self.words):
            return False
        self._choose(wanted)
        return True

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, _ = self.rect
        self._draw_picture(canvas)
        ink = "k1" if self.enabled else "k4"
        room = self._room - (SWITCH[0] + 4 if self.switch else 0)
        titles, size, apart = text.settle(self.title, room, 15)
        for number, part in enumerate(titles):
            at = y + text.middle(12, size) - (len(titles) > 1) * 3 + apart * number
            text.line(canvas, part, x + WORDS_X, at, ink, size)
        top = y + (15 if self.switch else 26 if self._crowded else 31)
        if self.switch:
            self._draw_switch(canvas, look)
        elif self.side_by_side:
            self._draw_parts(canvas, look)
        else:
            self._draw_arrows(canvas, look)
        lines, small = self._lines()
        step = 12 if len(lines) <= self._most else text.CLOSEST
        most = max(self._most, (12 * self._most + 6) // text.CLOSEST if text.real_size(small) < 12 else 0)
        if len(lines) > most:
            text.cut.add(self.line)
        for number, part in enumerate(lines[:most]):
            text.line(canvas, part, x + WORDS_X, top + step * number, "k3", small)
        if look.current == self.id:
            ring(canvas, self.control())
        for dot in range(x, x + w, 3):
            canvas.pixel(dot, self.rect.bottom - 3, "p2")

    def _draw_picture(self, canvas: Canvas) -> None:
        x, y, _, _ = self.rect
        name = f"{PICTURES}/{self.picture}"
        if name not in sprites.names(PICTURES):
            name = f"{PICTURES}/plain_friendly" if self.id == "friendly" else f"{PICTURES}/plain"
        picture = sprites.sprite(name)
        canvas.fill("k0", (x, y, PICTURE[0] + 2, PICTURE[1] + 2))
        canvas.blit(picture, x + 1, y + 1)
        if not self.enabled:
            rows = (b"\xff\0" * (PICTURE[0] // 2), b"\0\xff" * (PICTURE[0] // 2))
            canvas.shade((x + 1, y + 1, *PICTURE), 2, b"".join(rows) * (PICTURE[1] // 2))

    def _draw_switch(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.control()
        on = self.chosen == 1
        body, rim = ("g2", "g1") if on and self.enabled else ("k3", "k2")
        canvas.rounded((x, y, w, h), "k0", 2)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), body, 2)
        canvas.across(x + 3, y + 1, w - 6, rim)
        knob = x + (19 if on else 1)
        canvas.rounded((knob, y - 1, 15, 17), "k0", 2)
        canvas.rounded((knob + 1, y, 13, 15), "p5" if look.hovered(self.id) else "p4", 1)
        canvas.across(knob + 2, y, 11, "p5")
        canvas.across(knob + 2, y + 14, 11, "p2")
        mark = sprites.sprite("icons/check" if on else "icons/cross")
        canvas.blit(mark, knob + 7 - mark.get_width() // 2, y + 7 - mark.get_height() // 2)

    def _draw_parts(self, canvas: Canvas, look: Look) -> None:
        edge = "k0" if self.enabled else "k4"
        for number, (word, box) in enumerate(zip(self.words, self.parts(), strict=True)):
            on = number == self.chosen and self.enabled
            x, y, w, h = box
            more = int(number < len(self.words) - 1)
            canvas.rounded((x, y, w + more, h), edge, 1)
            canvas.rounded((x + 1, y + 1, w - 2 + more, h - 2), "b2" if on else "p3", 1)
            canvas.across(x + 2, y + 1, w - 4, "b4" if on else "p5")
            ink = "p5" if on else "k1" if self.enabled else "k4"
            top = y + text.middle(h, text.SMALL)
            text.line(canvas, word, x + w // 2, top, ink, text.SMALL, "centre", "b0" if on else None)

    def _draw_arrows(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.control()
        canvas.rounded((x, y, w, h), "k0", 1)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p5" if self.enabled else "p3", 1)
        canvas.across(x + 2, y + 1, w - 4, "p2")
        word, ink = self.words[self.chosen], "k1" if self.enabled else "k4"
        top = y + text.middle(h, text.SMALL)
        text.snug(canvas, word, x + w // 2, top, w - 36, ink, text.SMALL, "centre")
        for edge, name in ((x, "left"), (x + w - 15, "right")):
            arrow_box(canvas, (edge, y, 15, h), name, self.enabled, look.hovered(self.id))
