"""The two rails of a screen: the top bar with tab and tools, the prompt bar with the buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache

import pygame

from game.tabletop.views import Heading, Press
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import tiny
from game.ui.focus import Spot, Tip
from game.ui.pixels import SIZE, blank
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import Button, ToolButton, button_width

TOP = 18
BOTTOM = 24
PROMPT_Y = SIZE[1] - BOTTOM
FEW_ROUNDS = 4
ROUND_GAP = 4
CHIP_GAP = 10
TOOLS = SIZE[0] - 8 * 18 - 4
"""Where the tools of a table begin."""
SIZES = (text.BODY, text.SMALL)


@cache
def rail(at_top: bool) -> pygame.Surface:
    """The carved rail at the top of the screen, or that at the bottom."""
    canvas = Canvas(blank((SIZE[0], TOP if at_top else BOTTOM)))
    paint.rail(canvas, canvas.rect, 5 if at_top else 9, at_top)
    return canvas.surface


Tool = tuple[str, str, str]
"""A tool of the top bar: its id, its icon, the text id of its tooltip (``.body`` beside it says the key)."""


class TopBar(Widget):
    """The carved rail: tab with the title, chips, marks of rounds. The back and tool buttons lie on it."""

    def __init__(
        self, title: str, accent: str, heading: Callable[[], Heading], right: int | None = None
    ) -> None:
        super().__init__("top bar", (0, 0, SIZE[0], TOP))
        self.right = TOOLS if right is None else right
        """Where what lies on it at the right begins."""
        self.title = title
        self.accent = accent
        self.heading = heading

    def spots(self) -> list[Spot]:
        return []

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.blit(rail(True), 0, 0)
        canvas.shade((0, TOP, SIZE[0], 2), -2)
        canvas.shade((0, TOP + 2, SIZE[0], 1), -1)
        heading = self.heading()
        size = next((size for size in SIZES if self._end(heading, size) <= self.right), text.SMALL)
        top = 2 + text.middle(text.real_size(text.BODY), size)
        across = text.width(self.title, size) + 14
        x, ramp = 20, self.accent
        canvas.polygon([(x, 0), (x + across + 9, 0), (x + across, 17), (x, 17)], "k0")
        tab = [(x + 1, 0), (x + across + 7, 0), (x + across - 1, 16), (x + 1, 16)]
        canvas.polygon(tab, f"{ramp}1")
        canvas.across(x + 1, 0, across + 6, f"{ramp}3")
        text.line(canvas, self.title, x + 6, top, "p5", size, shadow="k0")
        end = self._chips(canvas, x + across + 18, heading, size)
        if heading.rounds:
            self._rounds(canvas, heading, end)

    def _end(self, heading: Heading, size: int) -> int:
        """Where everything ends if it is set in this size."""
        x = 20 + text.width(self.title, size) + 32
        for icon, words in heading.chips:
            x += (max(15, sprites.size(icon)[0] + 3) if icon else 0) + text.width(words, size) + CHIP_GAP
        return max(x, _rounds_from(heading)) + _rounds_wide(heading)

    def _chips(self, canvas: Canvas, x: int, heading: Heading, size: int) -> int:
        top = 3 + text.middle(text.real_size(text.BODY), size)
        for icon, words in heading.chips:
            if icon:
                picture = sprites.sprite(icon)
                canvas.blit(picture, x, 3)
                x += max(15, picture.get_width() + 3)
            x = text.line(canvas, words, x, top, "p4", size, shadow="k0") + CHIP_GAP
        return x

    def _rounds(self, canvas: Canvas, heading: Heading, end: int) -> None:
        """A mark for each round: Roman numerals for a few, numbers on narrower marks for many."""
        few = heading.rounds <= FEW_ROUNDS
        wide = 30 if few else 22
        x = max(end, _rounds_from(heading))
        for number in range(1, heading.rounds + 1):
            now, begun = number == heading.round, number <= heading.round
            canvas.rounded((x, 3, wide, 12), "k0", 1)
            canvas.rounded((x + 1, 4, wide - 2, 10), "y3" if now else "w2" if few or begun else "w1", 1)
            canvas.across(x + 2, 4, wide - 4, "y5" if now else "w3" if few or begun else "w2")
            label = "I" * number if few else number
            tiny(canvas, label, x + wide // 2, 7, "k1" if now else "p2", align="centre")
            x += wide + ROUND_GAP


def _rounds_wide(heading: Heading) -> int:
    return ((30 if heading.rounds <= FEW_ROUNDS else 22) + ROUND_GAP) * heading.rounds


def _rounds_from(heading: Heading) -> int:
    """Where the marks of rounds begin in the middle of the bar, if nothing reaches so far."""
    return SIZE[0] // 2 - _rounds_wide(heading) // 2 + 1


class PromptBar(Widget):
    """The rail at the bottom: a badge, whose turn it is and what to do, always at the same place."""

    def __init__(
        self, words: Callable[[], str], seat: Callable[[], int | None], wrong: Callable[[], bool]
    ) -> None:
        super().__init__("prompt bar", (0, PROMPT_Y, SIZE[0], BOTTOM))
        self.words = words
        self.seat = seat
        self.wrong = wrong
        self.right = SIZE[0] - 6
        """Where the buttons begin."""

    def spots(self) -> list[Spot]:
        return []

    def draw(self, canvas: Canvas, look: Look) -> None:
        y, wide = PROMPT_Y, self.right - 11
        canvas.shade((0, y - 1, SIZE[0], 1), -1)
        canvas.blit(rail(False), 0, y)
        seat = self.seat()
        left = 26 if seat is not None else 12
        words, ink = self.words(), "p5" if self.wrong() else "p4"
        lines, size, step = text.settle(words, wide - left, BOTTOM - 4)
        spare = 3 if len(lines) > 1 else 0
        canvas.rounded((5, y + 4 - spare, wide, 17 + 2 * spare), "k0", 2)
        canvas.rounded((6, y + 5 - spare, wide - 2, 15 + 2 * spare), "r1" if self.wrong() else "k1", 1)
        canvas.across(8, y + 19 + spare, wide - 6, "k2")
        if seat is not None:
            canvas.blit(sprites.badge(seat), 8, y + 5)
        top = y + 12 - (text.real_size(size) + step * (len(lines) - 1)) // 2
        for number, line in enumerate(lines):
            text.line(canvas, line, left, top + step * number, ink, size, shadow="k0")


def tool_buttons(
    tools: Sequence[Tool], press: Callable[[str], None], tip: Callable[[str], Tip]
) -> list[ToolButton]:
    """The tools at the right end of the top bar, 18 px apart."""
    left = SIZE[0] - 18 * len(tools) - 2
    return [
        ToolButton(name, (left + 18 * number, 2), icon, _pressing(press, name), tip=tip(key))
        for number, (name, icon, key) in enumerate(tools)
    ]


def back_button(press: Callable[[], None], tip: Tip) -> ToolButton:
    """The arrow at the left end of the top bar."""
    return ToolButton("back", (2, 2), "icons/back", press, tip=tip)


def prompt_buttons(presses: Sequence[Press], press: Callable[[Hashable], None]) -> tuple[list[Button], int]:
    """The buttons of the prompt bar, right-aligned, and the x where they begin."""
    x, buttons = SIZE[0] - 6, []
    for item in reversed(presses):
        wide = button_width(item.label)
        x -= wide
        tip = Tip(item.label, item.tip) if item.tip else None
        buttons.append(
            Button(
                ("button", item.id),
                (x, PROMPT_Y + 4, wide, 17),
                item.label,
                _pressing(press, item.id),
                ramp=item.ramp,
                enabled=item.enabled,
                group="buttons",
                tip=tip,
            )
        )
        x -= 6
    return buttons[::-1], x + 6 if buttons else x


def _pressing(press: Callable[..., None], name: Hashable) -> Callable[[], None]:
    return lambda: press(name)
