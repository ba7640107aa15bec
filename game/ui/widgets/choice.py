"""Widgets that hold a value: switch, slider, row of options, stepper, tabs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui import sprites, text
from game.ui.actions import Command, Pointer
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.frames import ring
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.panel import bar


class Switch(Widget):
    """On or off: 34x15 with a knob that shows a tick or a cross."""

    def __init__(
        self,
        widget_id: Hashable,
        at: tuple[int, int],
        value: bool,
        change: Callable[[bool], None],
        *,
        group: str = "",
        tip: Tip | None = None,
    ) -> None:
        super().__init__(widget_id, (*at, 34, 15), group=group, tip=tip)
        self.value = value
        self.change = change

    def activate(self, spot_id: Hashable) -> None:
        self.value = not self.value
        self.change(self.value)

    def command(self, action: Command, spot_id: Hashable) -> bool:
        if action.name not in ("left", "right") or self.value == (action.name == "right"):
            return False
        self.activate(spot_id)
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y = self.rect.topleft
        canvas.rounded((x, y, 34, 15), "k0", 2)
        canvas.rounded((x + 1, y + 1, 32, 13), "g2" if self.value else "k3", 2)
        canvas.across(x + 3, y + 1, 28, "g1" if self.value else "k2")
        knob = x + (19 if self.value else 1)
        canvas.rounded((knob, y - 1, 15, 17), "k0", 2)
        canvas.rounded((knob + 1, y, 13, 15), "p5" if look.hovered(self.id) else "p4", 1)
        canvas.across(knob + 2, y, 11, "p5")
        canvas.across(knob + 2, y + 14, 11, "p2")
        mark = sprites.sprite("icons/check" if self.value else "icons/cross")
        canvas.blit(mark, knob + 7 - mark.get_width() // 2, y + 7 - mark.get_height() // 2)
        if look.current == self.id:
            ring(canvas, (x, y - 1, 34, 17))


class Slider(Widget):
    """A whole number from *low* to *high* in *steps* of its own size, on a groove with a brass knob."""

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        value: int,
        change: Callable[[int], None],
        *,
        low: int = 0,
        high: int = 100,
        by: int = 10,
        group: str = "",
        tip: Tip | None = None,
    ) -> None:
        super().__init__(widget_id, box, group=group, tip=tip)
        self.value = value
        self.change = change
        self.low, self.high, self.by = low, high, by

    def set(self, value: int) -> None:
        """Changes the value within its limits and tells who listens."""
        wanted = max(self.low, min(self.high, value))
        if wanted != self.value:
            self.value = wanted
            self.change(wanted)

    def pointer(self, action: Pointer) -> bool:
        if action.kind == "wheel":
            self.set(self.value + self.by * action.wheel)
            return True
        if action.kind in ("pressed", "moved") and (action.kind == "moved" or action.button == 1):
            share = (action.x - self.rect.x - 1) / max(1, self.rect.w - 2)
            steps = round(share * (self.high - self.low) / self.by)
            self.set(self.low + steps * self.by)
            return True
        return False

    def command(self, action: Command, spot_id: Hashable) -> bool:
        change = {
            "left": -self.by,
            "right": self.by,
            "home": self.low - self.high,
            "end": self.high - self.low,
        }
        if action.name not in change:
            return False
        self.set(self.value + change[action.name])
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        top = y + (h - 15) // 2
        share = (self.value - self.low) / max(1, self.high - self.low)
        filled = bar(canvas, (x, top + 4, w, 7), share)
        for tick in range(1, 10):
            canvas.pixel(x + tick * w // 10, top + 12, "p0")
        knob = pygame.Rect(x + filled - 4, top, 10, 14)
        canvas.shadow(knob, (1, 2), -1, 1)
        canvas.rounded(knob, "k0", 2)
        canvas.rounded(knob.inflate(-2, -2), "y4" if look.hovered(self.id) else "y3", 1)
        canvas.across(knob.x + 2, top + 1, 6, "y5")
        canvas.across(knob.x + 2, top + 12, 6, "y1")
        for groove in (3, 5):
            canvas.down(knob.x + groove, top + 4, 6, "y1")
        if look.focused(self.id):
            ring(canvas, knob)


class Options(Widget):
    """A row of a few words of which one is chosen; each word is a spot ``(id, number)``."""

    def __init__(
        self,
        widget_id: Hashable,
        at: tuple[int, int],
        words: Sequence[str],
        chosen: int,
        change: Callable[[int], None],
        *,
        group: str = "",
        tip: Tip | None = None,
    ) -> None:
        self.words = tuple(words)
        self.widths = [max(30, text.width(word) + 12) for word in self.words]
        super().__init__(widget_id, (*at, sum(self.widths) + 1, 17), group=group, tip=tip)
        self.chosen = chosen
        self.change = change

    def spots(self) -> list[Spot]:
        return [
            Spot((self.id, number), box, self.group, self.enabled, self.tip)
            for number, box in enumerate(self._boxes())
        ]

    def _boxes(self) -> list[pygame.Rect]:
        x, boxes = self.rect.x, []
        for wide in self.widths:
            boxes.append(pygame.Rect(x, self.rect.y, wide + 1, 17))
            x += wide
        return boxes

    def activate(self, spot_id: Hashable) -> None:
        assert isinstance(spot_id, tuple)
        if self.chosen != spot_id[1]:
            self.chosen = spot_id[1]
            self.change(self.chosen)

    def draw(self, canvas: Canvas, look: Look) -> None:
        for number, (word, box) in enumerate(zip(self.words, self._boxes())):
            x, y, w, _ = box
            on = number == self.chosen
            hot = look.current == (self.id, number)
            canvas.rounded(box, "k0", 1)
            canvas.rounded((x + 1, y + 1, w - 2, 15), "b2" if on else "p3" if hot else "p2", 1)
            canvas.across(x + 2, y + 1, w - 4, "b1" if on else "p4")
            text.line(
                canvas,
                word,
                x + w // 2,
                y + text.middle(17),
                "p5" if on else "k2",
                align="centre",
                shadow="b0" if on else None,
            )
        for number, box in enumerate(self._boxes()):
            if look.focused((self.id, number)):
                ring(canvas, box)


class Stepper(Widget):
    """A value between two arrows; left and right, a click on an arrow, or the wheel change it."""

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        words: Sequence[str],
        chosen: int,
        change: Callable[[int], None],
        *,
        wrap: bool = False,
        group: str = "",
        enabled: bool = True,
        tip: Tip | None = None,
    ) -> None:
        super().__init__(widget_id, box, group=group, enabled=enabled, tip=tip)
        self.words = tuple(words)
        self.chosen = chosen
        self.change = change
        self.wrap = wrap

    def step(self, by: int) -> None:
        """Goes on by one value; from the last to the first only if it wraps."""
        wanted = self.chosen + by
        wanted = wanted % len(self.words) if self.wrap else max(0, min(len(self.words) - 1, wanted))
        if wanted != self.chosen and self.enabled:
            self.chosen = wanted
            self.change(wanted)

    def pointer(self, action: Pointer) -> bool:
        if action.kind == "wheel":
            self.step(action.wheel)
            return True
        if action.kind == "pressed" and action.button == 1:
            self.step(-1 if action.x < self.rect.centerx else 1)
            return True
        return False

    def activate(self, spot_id: Hashable) -> None:
        wrap, self.wrap = self.wrap, True
        self.step(1)
        self.wrap = wrap

    def command(self, action: Command, spot_id: Hashable) -> bool:
        if action.name not in ("left", "right"):
            return False
        self.step(-1 if action.name == "left" else 1)
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        canvas.rounded(self.rect, "k0", 1)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p5" if self.enabled else "p3", 1)
        canvas.across(x + 2, y + 1, w - 4, "p2")
        lines, size, step = text.settle(self.words[self.chosen], w - 34, h)
        ink, top = "k1" if self.enabled else "k3", y + (h - step * len(lines)) // 2
        for number, line in enumerate(lines):
            text.line(canvas, line, x + w // 2, top + step * number, ink, size, "centre")
        last = len(self.words) - 1
        for left, possible in (
            (True, self.wrap or self.chosen > 0),
            (False, self.wrap or self.chosen < last),
        ):
            edge = x if left else x + w - 15
            active = possible and self.enabled
            arrow_box(canvas, (edge, y, 15, h), "left" if left else "right", active, look.hovered(self.id))
        if look.focused(self.id):
            ring(canvas, self.rect)


def arrow_box(canvas: Canvas, box: Box, direction: str, active: bool = True, hot: bool = False) -> None:
    """Paints a small wooden button with an arrow ("left", "right", "up", "down")."""
    x, y, w, h = box
    ramp, shade = ("w", 4 if hot else 3) if active else ("k", 2)
    canvas.rounded(box, "k0", 1)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}{shade}", 1)
    canvas.across(x + 2, y + 1, w - 4, f"{ramp}{shade + 1}")
    ink = "p5" if active else "k4"
    middle_x, middle_y = x + w // 2, y + h // 2
    for step in range(4):
        if direction in ("left", "right"):
            px = middle_x - 2 + step if direction == "left" else middle_x + 2 - step
            canvas.down(px, middle_y - step, 2 * step + 1, ink)
        else:
            py = middle_y - 2 + step if direction == "up" else middle_y + 2 - step
            canvas.across(middle_x - step, py, 2 * step + 1, ink)


class Tabs(Widget):
    """Index tabs, each a spot ``(id, number)``; the page begins 2 px left of their right end."""

    STEP, HEIGHT = 34, 30

    def __init__(
        self,
        widget_id: Hashable,
        at: tuple[int, int],
        words: Sequence[str],
        chosen: int,
        change: Callable[[int], None],
        *,
        icons: Sequence[str] = (),
        width: int = 100,
        group: str = "tabs",
    ) -> None:
        super().__init__(widget_id, (*at, width, self.STEP * len(words)), group=group)
        self.words = tuple(words)
        self.icons = tuple(icons)
        self.chosen = chosen
        self.change = change

    def spots(self) -> list[Spot]:
        return [Spot((self.id, number), self._box(number), self.group) for number in range(len(self.words))]

    def _box(self, number: int) -> pygame.Rect:
        out = 6 if number == self.chosen else 0
        return pygame.Rect(
            self.rect.x - out, self.rect.y + self.STEP * number, self.rect.w + 2 + out, self.HEIGHT
        )

    def activate(self, spot_id: Hashable) -> None:
        assert isinstance(spot_id, tuple)
        if self.chosen != spot_id[1]:
            self.chosen = spot_id[1]
            self.change(self.chosen)

    def draw(self, canvas: Canvas, look: Look) -> None:
        for number, word in enumerate(self.words):
            self._draw_tab(canvas, number, word, look)

    def _draw_tab(self, canvas: Canvas, number: int, word: str, look: Look) -> None:
        x, y, w, h = self._box(number)
        on = number == self.chosen
        w -= 2
        hot = look.hovered((self.id, number)) and not on
        before = canvas.clip
        page = self.rect.right - 2
        canvas.clip = pygame.Rect(0, 0, page, canvas.rect.h).clip(before)
        canvas.shadow((x, y, w, h), (1, 2), -2, 2)
        canvas.rounded((x, y, w + 4, h), "k0", 2)
        canvas.rounded((x + 1, y + 1, w + 2, h - 2), "p4" if on else "p3" if hot else "p2", 1)
        canvas.across(x + 2, y + 1, w, "p5" if on else "p3")
        canvas.across(x + 2, y + h - 2, w, "p2" if on else "p0")
        canvas.clip = before
        left = x + 9
        if number < len(self.icons):
            icon = sprites.sprite(self.icons[number])
            canvas.blit(icon, left, y + h // 2 - icon.get_height() // 2)
            left = x + 28
        lines, size, step = text.settle(word, x + w - left, h - 4)
        top = y + (h - step * len(lines)) // 2
        for place, line in enumerate(lines):
            text.line(canvas, line, left, top + step * place, "k1" if on else "w1", size)
        if on:
            canvas.fill("p4", (page - 1, y + 2, 5, h - 4))
            canvas.fill("r3", (x + 2, y + 4, 3, h - 8))
            canvas.down(x + 2, y + 4, h - 8, "r4")
        if look.focused((self.id, number)):
            ring(canvas, (x, y, w, h))
