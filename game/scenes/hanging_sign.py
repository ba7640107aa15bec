"""The board of buttons that hangs at the upper left of a result: no table has a button there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache

import pygame

from game.tabletop.views import Press
from game.ui import paint, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.pixels import blank
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import Button

X, Y, WIDE = 8, 32, 116
CHAIN = 18
"""Where its chains hang from."""
RIM = 7
FEW, SOME = 5, 7
"""So many buttons may be high; more of them are lower, still more lower still."""
ICONS = {
    "board": "icons/back",
    "watch": "icons/play",
    "chart": "icons/chart",
    "review": "icons/lens",
    "rematch": "icons/die",
    "again": "icons/rotate",
    "copy": "icons/envelope",
    "leave": "icons/house",
    "game": "icons/play",
}


def pitch(count: int) -> tuple[int, int]:
    """The height of a button, and from one to the next."""
    if count <= FEW:
        return 20, 24
    return (17, 19) if count <= SOME else (15, 17)


def height(count: int) -> int:
    """Of a sign with so many buttons."""
    high, step = pitch(count)
    return 2 * RIM + step * (count - 1) + high + 2


class SignButton(Button):
    """A button with its picture at the left and its label behind it."""

    def _draw_face(
        self, canvas: Canvas, picture: pygame.Surface | None, sunk: int, ink: str, cast: str | None
    ) -> None:
        left = self.rect.x + 6
        if picture is not None:
            canvas.blit(picture, left, self.rect.centery - picture.get_height() // 2 - 1 + 2 * sunk)
            left += 17
        room = self.rect.right - left - 3
        size = text.roomy(self.label, room)
        top = self.rect.y + text.middle(self.rect.h - 2, size) + 2 * sunk
        text.line(canvas, text.fit(self.label, room, size), left, top, ink, size, shadow=cast)


class Sign(Widget):
    """The board itself with its chains."""

    def __init__(self, count: int) -> None:
        super().__init__("sign", (X, Y, WIDE, height(count)))

    def spots(self) -> list[Spot]:
        return []

    def draw(self, canvas: Canvas, look: Look) -> None:
        for x in (X + 14, X + WIDE - 16):
            for y in range(CHAIN, Y, 4):
                canvas.fill("k0", (x - 1, y, 4, 4))
                canvas.fill("y3", (x, y, 2, 3))
                canvas.pixel(x, y, "y5")
        canvas.shadow(self.rect, (2, 3), -2, 2)
        canvas.blit(_board(self.rect.size), X, Y)


@lru_cache(maxsize=8)
def _board(size: tuple[int, int]) -> pygame.Surface:
    canvas = Canvas(blank(size))
    paint.wood_frame(canvas, (0, 0, *size), 5, fill="w1")
    paint.wood_fill(canvas, (5, 5, size[0] - 10, size[1] - 10), 7, "w", 2, 12)
    return canvas.surface


def widgets(
    presses: Sequence[Press], press: Callable[[Hashable], None], icons: Mapping[str, str] = ICONS
) -> list[Widget]:
    """The sign and its buttons, from top to bottom; *icons* by the buttons' ids."""
    high, step = pitch(len(presses))
    found: list[Widget] = [Sign(len(presses))]
    for number, item in enumerate(presses):
        found.append(
            SignButton(
                ("button", item.id),
                (X + 8, Y + RIM + 1 + step * number, WIDE - 16, high),
                item.label,
                _pressing(press, item.id),
                ramp=item.ramp,
                icon=icons.get(str(item.id)),
                enabled=item.enabled,
                group="buttons",
                tip=Tip(item.label, item.tip) if item.tip else None,
            )
        )
    return found


def _pressing(press: Callable[[Hashable], None], name: Hashable) -> Callable[[], None]:
    return lambda: press(name)
