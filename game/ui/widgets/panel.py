"""Things that only show: panels, captions, labels, texts, pictures, progress."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.frames import panel
from game.ui.pixels import Box, Ink
from game.ui.widgets.base import Look, Widget


class Still(Widget):
    """A widget without spots, unless it has a tooltip."""

    def spots(self) -> list[Spot]:
        return super().spots() if self.tip else []


class Panel(Still):
    """A sheet of paper, wood, slab, cloth, gilt, inset; with an optional ribbon caption over its top edge."""

    def __init__(
        self, widget_id: Hashable, box: Box, material: str = "paper", caption: str = "", ramp: str = "w"
    ) -> None:
        super().__init__(widget_id, box)
        self.material = material
        self.caption = caption
        self.ramp = ramp

    def draw(self, canvas: Canvas, look: Look) -> None:
        panel(canvas, self.material, self.rect)
        if self.caption:
            wide = min(self.rect.w - 16, text.width(self.caption) + 36)
            caption(
                canvas, (self.rect.centerx - wide // 2, self.rect.y - 4, wide, 16), self.caption, self.ramp
            )


def caption(canvas: Canvas, box: Box, words: str, ramp: str = "w", size: int = text.BODY) -> None:
    """Draws a ribbon with centred words."""
    paint.ribbon(canvas, box, ramp)
    x, y, w, _ = box
    size = text.roomy(words, w - 4, size)
    top = 2 if text.real_size(size) == text.BODY else 3
    text.line(canvas, text.fit(words, w - 4, size), x + w // 2, y + top, "p5", size, "centre", "k0")


class Label(Still):
    """A line of text, or a function that gives it; in more and smaller ones where it would not fit."""

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        words: str | Callable[[], str],
        *,
        ink: Ink = "k1",
        size: int = text.BODY,
        align: text.Align = "left",
        shadow: Ink | None = None,
        tip: Tip | None = None,
    ) -> None:
        super().__init__(widget_id, box, tip=tip)
        self.words = words
        self.ink = ink
        self.size = size
        self.align = align
        self.shadow = shadow

    def draw(self, canvas: Canvas, look: Look) -> None:
        words = self.words if isinstance(self.words, str) else self.words()
        x = {"left": self.rect.x, "centre": self.rect.centerx, "right": self.rect.right}[self.align]
        lines, size, step = text.settle(words, self.rect.w, self.rect.h, self.size)
        top = self.rect.y + (self.rect.h - step * len(lines)) // 2
        for number, line in enumerate(lines):
            text.line(canvas, line, x, top + step * number, self.ink, size, self.align, self.shadow)


class Paragraph(Still):
    """Text in lines as wide as the box; what does not fit is not shown."""

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        words: str | Callable[[], str],
        *,
        ink: Ink = "k1",
        size: int = text.BODY,
        align: text.Align = "left",
    ) -> None:
        super().__init__(widget_id, box)
        self.words = words
        self.ink = ink
        self.size = size
        self.align = align

    def draw(self, canvas: Canvas, look: Look) -> None:
        words = self.words if isinstance(self.words, str) else self.words()
        before = canvas.clip
        canvas.clip = self.rect.clip(before)
        end = text.paragraph(
            canvas, words, self.rect.x, self.rect.y, self.rect.w, self.ink, self.size, self.align
        )
        if end > self.rect.bottom + 2:
            text.cut.add(words)
        canvas.clip = before


class Picture(Still):
    """A sprite by name, with the shadow of its shape if *lifted*."""

    def __init__(
        self,
        widget_id: Hashable,
        at: tuple[int, int],
        name: str,
        *,
        lifted: bool = False,
        tip: Tip | None = None,
    ) -> None:
        super().__init__(widget_id, pygame.Rect(at, sprites.size(name)), tip=tip)
        self.name = name
        self.lifted = lifted

    def draw(self, canvas: Canvas, look: Look) -> None:
        picture = sprites.sprite(self.name)
        if self.lifted:
            canvas.put(picture, *self.rect.topleft, (1, 1), -1)
        else:
            canvas.blit(picture, *self.rect.topleft)


class Progress(Still):
    """A bar filled to *share* (0 to 1)."""

    def __init__(self, widget_id: Hashable, box: Box, share: float = 0.0, *, ramp: str = "g") -> None:
        super().__init__(widget_id, box)
        self.share = share
        self.ramp = ramp

    def draw(self, canvas: Canvas, look: Look) -> None:
        bar(canvas, self.rect, self.share, self.ramp)


def bar(canvas: Canvas, box: Box, share: float, ramp: str = "g", groove: Ink = "p1") -> int:
    """Paints a groove filled to *share*; returns the width of the filled part."""
    x, y, w, h = box
    canvas.rounded(box, "k0", 1)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), groove, 1)
    filled = int((w - 2) * max(0.0, min(1.0, share)))
    if filled > 1:
        canvas.rounded((x + 1, y + 1, filled, h - 2), f"{ramp}3", 1)
        canvas.across(x + 2, y + 1, filled - 2, f"{ramp}5")
    return filled
