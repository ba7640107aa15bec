"""Buttons: w neutral, g primary (one a screen), r leaves or gives up, o costs something, y gold."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Literal

import pygame

from game.ui import palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import tiny
from game.ui.focus import Tip
from game.ui.frames import ring
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget

Press = Callable[[], None]
State = Literal["normal", "hover", "down", "focus", "off"]

PADDING = 9
MOST = 99
"""The largest number in a corner."""
READABLE = 3.0
"""The contrast that light letters need on a button; on a ramp that is too light they are dark."""


def button_width(label: str, least: int = 44) -> int:
    """How wide a button for *label* should be."""
    return max(least, text.width(label) + 2 * PADDING)


def paint_button(canvas: Canvas, box: Box, ramp: str = "w", state: State = "normal") -> int:
    """Paints a button without label; returns how far its label sinks."""
    x, y, w, h = box
    shades, body = body_of(ramp, state)
    sunk = state == "down"
    if sunk:
        y += 1
    else:
        canvas.shadow((x, y, w, h), (1, 2), -2, 2)
    canvas.rounded((x, y, w, h), "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{shades}{max(1, body - 2)}", 1)
    if sunk:
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{shades}{body - 1}", 1)
        canvas.across(x + 2, y + 1, w - 4, f"{shades}{max(0, body - 2)}")
    else:
        canvas.rounded((x + 1, y + 1, w - 2, h - 4), f"{shades}{body}", 1)
        rim = palette.shaded(f"{shades}{body}", 2 if state == "hover" else 1)
        canvas.across(x + 2, y + 1, w - 4, rim)
        canvas.down(x + 1, y + 2, h - 6, rim)
        canvas.across(x + 2, y + h - 4, w - 4, f"{shades}{body - 1}")
    if state in ("hover", "focus"):
        ring(canvas, (x, y, w, h))
    return int(sunk)


def body_of(ramp: str, state: State) -> tuple[str, int]:
    """A button's ramp and shade. Under the pointer it is lighter, as far as its letters stay readable."""
    if state == "off":
        return "k", 2
    return ramp, 4 if state == "hover" and _too_light(ramp) else 3


def inks_of(ramp: str, state: State) -> tuple[str, str | None]:
    """The colour of a button's letters, and of the shadow they cast."""
    if state == "off":
        return "k5", "k1"
    return ("k1", None) if _too_light(ramp) else ("p5", f"{ramp}0")


def _too_light(ramp: str) -> bool:
    return palette.contrast("p5", f"{ramp}3") < READABLE


def state_of(spot_id: Hashable, look: Look, enabled: bool) -> State:
    """How something that can be pressed looks now."""
    if not enabled:
        return "off"
    if look.current == spot_id and look.pressed == spot_id:
        return "down"
    if look.hovered(spot_id):
        return "hover"
    return "focus" if look.focused(spot_id) else "normal"


class Button(Widget):
    """A button with a label, an icon (a sprite's name) or both. Put what it costs into the label."""

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        label: str = "",
        press: Press | None = None,
        *,
        ramp: str = "w",
        icon: str | None = None,
        size: int = text.BODY,
        group: str = "",
        enabled: bool = True,
        tip: Tip | None = None,
    ) -> None:
        super().__init__(widget_id, box, group=group, enabled=enabled, tip=tip)
        self.label = label
        self.press = press
        self.ramp = ramp
        self.icon = icon
        self.size = size

    def activate(self, spot_id: Hashable) -> None:
        if self.press is not None:
            self.press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        state = state_of(self.id, look, self.enabled)
        sunk = paint_button(canvas, self.rect, self.ramp, state)
        picture = sprites.sprite(self.icon) if self.icon else None
        self._draw_face(canvas, picture, sunk, *inks_of(self.ramp, state))
        if state == "off" and look.focused(self.id):
            ring(canvas, self.rect)

    def _draw_face(
        self, canvas: Canvas, picture: pygame.Surface | None, sunk: int, ink: str, cast: str | None
    ) -> None:
        middle = self.rect.centerx
        across = text.width(self.label, self.size)
        if picture is not None:
            wide, high = picture.get_size()
            if self.label:
                middle += (wide + 3) // 2
            left = middle - across // 2 - wide - 3 if self.label else middle - wide // 2
            canvas.blit(picture, left, self.rect.y + (self.rect.h - high) // 2 - 1 + 2 * sunk)
        top = self.rect.y + text.middle(self.rect.h, self.size) + 2 * sunk
        text.line(canvas, self.label, middle, top, ink, self.size, "centre", cast)


class ToolButton(Widget):
    """A small icon button of the top bar, 16x14. *count*: a number in its corner; *dim*: it does nothing."""

    def __init__(
        self,
        widget_id: Hashable,
        at: tuple[int, int],
        icon: str,
        press: Press,
        *,
        group: str = "tools",
        enabled: bool = True,
        tip: Tip | None = None,
    ) -> None:
        super().__init__(widget_id, (*at, 16, 14), group=group, enabled=enabled, tip=tip)
        self.icon = icon
        self.press = press
        self.count = 0
        self.dim = False

    def activate(self, spot_id: Hashable) -> None:
        self.press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        state = state_of(self.id, look, self.enabled)
        shade = {"hover": 3, "down": 1}.get(state, 2)
        canvas.rounded(self.rect, "k0", 1)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"w{shade}" if self.enabled else "k2", 1)
        canvas.across(x + 2, y + 1, w - 4, "w4" if self.enabled else "k3")
        lit = self.enabled and not self.dim
        picture = sprites.sprite(self.icon) if lit else sprites.stepped(self.icon, -2)
        canvas.blit(picture, x + 8 - picture.get_width() // 2, y + 7 - picture.get_height() // 2)
        if self.count:
            tiny(canvas, min(self.count, MOST), x + w, y + h - 4, "y4", "k0", "right")
        if state in ("hover", "focus") or look.focused(self.id):
            canvas.outline(self.rect, "y4", 1)
