"""The two rails of a screen: the top bar with tab and tools, the prompt bar with the buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache

import pygame

from game.tabletop.heading import CHIP_GAP, FEW_ROUNDS, ROUND_GAP, TOOLS, Heading, icon_width
from game.tabletop.views import Press
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import gained, tiny
from game.ui.focus import Spot, Tip
from game.ui.pixels import SIZE, blank
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import Button, ToolButton, button_width

TOP = 18
BOTTOM = 24
PROMPT_Y = SIZE[1] - BOTTOM


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

    uncovered = True

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
        size = heading.print_size(self.title, self.right)
        top = 2 + text.middle(text.real_size(text.BODY), size)
        across = text.width(self.title, size) + 14
        x, ramp = 20, self.accent
        canvas.polygon([(x, 0), (x + across + 9, 0), (x + across, 17), (x, 17)], "k0")
        tab = [(x + 1, 0), (x + across + 7, 0), (x + across - 1, 16), (x + 1, 16)]
        canvas.polygon(tab, f"{ramp}1")
        canvas.across(x + 1, 0, across + 6, f"{ramp}3")
        text.line(canvas, self.title, x + 6, top, "p5", size, shadow="k0")
        self._chips(canvas, heading, size)
        if heading.rounds:
            self._rounds(canvas, heading, heading.chips_at(self.title, self.right)[-1])

    def _chips(self, canvas: Canvas, heading: Heading, size: int) -> None:
        top = 3 + text.middle(text.real_size(text.BODY), size)
        places = heading.chips_at(self.title, self.right)
        for number, (x, (icon, words)) in enumerate(zip(places, heading.chips)):
            ink = "y5" if number == heading.lit else "p4"
            if icon:
                canvas.blit(sprites.sprite(icon), x, 3)
            text.line(canvas, words, x + icon_width(icon), top, ink, size, shadow="k0")
            gained(canvas, heading.gained.get(number, 0), places[number + 1] - CHIP_GAP, 5)
        if heading.ringed is not None:
            frames.ring(canvas, heading.box(self.title, heading.ringed, self.right))

    def _rounds(self, canvas: Canvas, heading: Heading, end: int) -> None:
        """A mark for each round: Roman numerals for a few, numbers on narrower marks for many."""
        few, wide = heading.rounds <= FEW_ROUNDS, heading.mark_wide
        x = max(end, heading.rounds_from)
        for number in range(1, heading.rounds + 1):
            now, begun = number == heading.round, number <= heading.round
            canvas.rounded((x, 3, wide, 12), "k0", 1)
            canvas.rounded((x + 1, 4, wide - 2, 10), "y3" if now else "w2" if few or begun else "w1", 1)
            canvas.across(x + 2, 4, wide - 4, "y5" if now else "w3" if few or begun else "w2")
            label = "I" * number if few else number
            tiny(canvas, label, x + wide // 2, 7, "k1" if now else "p5" if begun else "p3", align="centre")
            x += wide + ROUND_GAP


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

    @property
    def room(self) -> int:
        """How wide a line may be, in pixels."""
        return self.right - 11 - 26

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
        wide = button_width(item.label) + (_icon_room(item.icon) if item.icon else 0)
        x -= wide
        tip = Tip(item.label, item.tip) if item.tip else None
        buttons.append(
            Button(
                ("button", item.id),
                (x, PROMPT_Y + 4, wide, 17),
                item.label,
                _pressing(press, item.id),
                ramp=item.ramp,
                icon=item.icon or None,
                enabled=item.enabled,
                group="buttons",
                tip=tip,
            )
        )
        x -= 6
    return buttons[::-1], x + 6 if buttons else x


def _icon_room(name: str) -> int:
    return sprites.sprite(name).get_width() + 3


def _pressing(press: Callable[..., None], name: Hashable) -> Callable[[], None]:
    return lambda: press(name)
