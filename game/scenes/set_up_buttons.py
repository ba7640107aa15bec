"""The buttons of the set-up page: a chip for all AIs of a kind, and the large one that begins."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from game.ai.bot import LEVELS
from game.scenes.company import Mix
from game.scenes.seat_card import STAR_STEP, star_shape
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import ring
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import Button, state_of


class Chip(Widget):
    """A level with its stars, or a mixture without; lit while all AIs are of that kind."""

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        label: str,
        press: Callable[[], None],
        *,
        stars: int = 0,
        lit: bool = False,
        tip: Tip | None = None,
    ) -> None:
        super().__init__(widget_id, box, group="all", tip=tip)
        self.label = label
        self.press = press
        self.stars = stars
        self.lit = lit

    def activate(self, spot_id: Hashable) -> None:
        self.press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.rect
        hot = look.current == self.id
        canvas.rounded(self.rect, "k0", 1)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), "b2" if self.lit else "p4" if hot else "p3", 1)
        canvas.across(x + 2, y + 1, w - 4, "b4" if self.lit else "p5")
        starry = self.stars and text.width(self.label, text.SMALL) <= w - 8 - STAR_STEP * self.stars
        size = text.SMALL if starry else text.roomy(self.label, w - 8, text.SMALL)
        label = text.fit(self.label, w - 8 if not starry else w, size)
        ink, cast = ("p5", "b0") if self.lit else ("k1", None)
        top = y + text.middle(h, size)
        if starry:
            text.line(canvas, label, x + 5, top, ink, size, shadow=cast)
        else:
            text.line(canvas, label, x + w // 2, top, ink, size, "centre", cast)
        for number in range(self.stars if starry else 0):
            left = x + w - 3 - STAR_STEP * (number + 1)
            star_shape(canvas, left, y + 6, "y4" if self.lit else "y1", small=True)
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
) -> list[Widget]:
    """The row for all AIs at once: a chip for each mix, the *present* one lit, and what else can be done."""
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
    step = (right - 6 - left) // len(mixes)
    for number, (mix, press) in enumerate(mixes.items()):
        name = words(f"scenes.set_up.{mix}" if mix == "mixed" else f"ai.level.{mix}")
        tip = Tip(name, words("scenes.set_up.mixed_help" if mix == "mixed" else f"ai.help.{mix}"))
        stars = LEVELS.index(mix) + 1 if mix in LEVELS else 0
        at = (left + number * step, y + 3, step - 1, 17)
        found.append(Chip(("all", mix), at, name, press, stars=stars, lit=mix == present, tip=tip))
    return found
