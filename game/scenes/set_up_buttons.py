"""The buttons of the set-up page: a head for all AIs of a level, and the large one that begins."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from game.ai.bot import LEVELS
from game.scenes import faces, seat_card
from game.scenes.company import Mix
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.frames import ring
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import Button, state_of

HEAD = (22, 21)
"""How large the head of a level is, frame and all."""


class LevelHead(Widget):
    """The head of a level's plain AI; ringed while all AIs are of it, starred where it is an *even* match."""

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        level: str,
        press: Callable[[], None],
        *,
        lit: bool,
        tip: Tip,
        even: bool = False,
    ) -> None:
        super().__init__(widget_id, box, group="all", tip=tip)
        self.level = level
        self.press = press
        self.lit = lit
        self.even = even

    def activate(self, spot_id: Hashable) -> None:
        self.press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        canvas.fill("k0", self.rect)
        canvas.blit(faces.picture(self.level, 20), x + 1, y + 1, (0, 0, w - 2, h - 2))
        if self.even:
            seat_card.star(canvas, x + w - 9, y + h - 9)
        if self.lit:
            ring(canvas, self.rect, "chosen")
        if look.current == self.id:
            ring(canvas, self.rect)


class LevelName(Widget):
    """What the ringed head is called, where there is room for it; nothing that could be pressed."""

    def __init__(self, box: Box, name: str) -> None:
        super().__init__(("all", "name"), box, group="all")
        self.name = name

    def spots(self) -> list[Spot]:
        return []

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        size = text.roomy(self.name, w)
        if text.width(self.name, size) <= w:
            text.line(canvas, self.name, x, y + text.middle(h, size), "p5", size, shadow="k0")


class Chip(Widget):
    """A mixture of levels; lit while the AIs are one."""

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        label: str,
        press: Callable[[], None],
        *,
        lit: bool = False,
        tip: Tip | None = None,
    ) -> None:
        super().__init__(widget_id, box, group="all", tip=tip)
        self.label = label
        self.press = press
        self.lit = lit

    def activate(self, spot_id: Hashable) -> None:
        self.press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        hot = look.current == self.id
        canvas.rounded(self.rect, "k0", 1)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), "b2" if self.lit else "p4" if hot else "p3", 1)
        canvas.across(x + 2, y + 1, w - 4, "b4" if self.lit else "p5")
        size = text.roomy(self.label, w - 8, text.SMALL)
        label = text.fit(self.label, w - 8, size)
        ink, cast = ("p5", "b0") if self.lit else ("k1", None)
        text.line(canvas, label, x + w // 2, y + text.middle(h, size), ink, size, "centre", cast)
        if hot:
            ring(canvas, self.rect)


class BeginButton(Widget):
    """The one green thing of the page: in large letters what it does, below them what one gets."""

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        label: str,
        line: str,
        press: Callable[[], None],
        *,
        enabled: bool,
    ) -> None:
        super().__init__(widget_id, box, group="begin", enabled=enabled)
        self.label = label
        self.line = line
        self.press = press

    def activate(self, spot_id: Hashable) -> None:
        self.press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        state = state_of(self.id, look, self.enabled)
        ramp = "g" if self.enabled else "k"
        low = 1 if state == "down" else 0
        body = 4 if state == "hover" else 3
        canvas.shadow(self.rect, (2, 3), -2, 2)
        canvas.rounded(self.rect, "k0", 2)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}1", 1)
        canvas.rounded((x + 1, y + 1 + 2 * low, w - 2, h - 6), f"{ramp}{body if self.enabled else 2}", 1)
        canvas.across(x + 2, y + 1 + 2 * low, w - 4, f"{ramp}{5 if self.enabled else 3}")
        canvas.outline((x + 4, y + 4 + 2 * low, w - 8, h - 12), f"{ramp}{4 if self.enabled else 3}", 1)
        title = headline(self.label, "y" if self.enabled else "s", 2, 4, 5, f"{ramp}0")
        canvas.blit(title, x + w // 2 - title.get_width() // 2, y - 4 + 2 * low)
        line = text.fit(self.line, w - 12, text.SMALL)
        text.line(canvas, line, x + w // 2, y + 30 + 2 * low, "p5", text.SMALL, "centre", f"{ramp}0")
        canvas.outline((x - 1, y - 1, w + 2, h + 2), "y4" if self.enabled else "k4", 2)
        if look.current == self.id:
            canvas.outline((x - 2, y - 2, w + 4, h + 4), "y5", 2)


def all_ais(
    box: Box,
    present: Mix | None,
    mixes: Mapping[Mix, Callable[[], None]],
    shuffle: Callable[[], None],
    clear: Callable[[], None],
    tips: Mapping[str, Tip],
    even: str = "",
) -> list[Widget]:
    """The row for all AIs at once: a head for each level, the *present* one ringed and named, an *even* match
    starred, a chip for a mixture, and what else can be done.
    """
    x, y, w, _ = box
    left, right = x + 14 + text.width(words("scenes.set_up.all")), x + w - 4
    found: list[Widget] = []
    for key, press in (("clear", clear), ("shuffle", shuffle)):
        label = words(f"scenes.set_up.{key}")
        wide = text.width(label, text.SMALL) + 14
        right -= wide
        tip = Tip(label, words(f"scenes.set_up.{key}_help"))
        at = (right, y + 3, wide, 17)
        found.append(Button(("all", key), at, label, press, size=text.SMALL, group="all", tip=tip))
        right -= 4
    for level in LEVELS:
        head = LevelHead(
            ("all", level),
            (left, y + 1, *HEAD),
            level,
            mixes[level],
            lit=level == present,
            tip=tips[level],
            even=level == even,
        )
        found.append(head)
        left += HEAD[0] + 2
    label = words("scenes.set_up.mixed")
    wide = text.width(label, text.SMALL) + 14
    tip, lit = Tip(label, words("scenes.set_up.mixed_help")), present == "mixed"
    at = (right - wide, y + 3, wide, 17)
    found.append(Chip(("all", "mixed"), at, label, mixes["mixed"], lit=lit, tip=tip))
    name = words(f"ai.level.{present}") if present in LEVELS else ""
    found.append(LevelName((left + 2, y + 3, right - wide - 4 - left - 2, 17), name))
    return found
