"""The row of boxes on the shelf: as many as there is room for, the others come when it is moved along."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game import registry
from game.scenes import boxes
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.choice import arrow_box

PLANK = 206
ROOM = 5
"""So many boxes stand side by side."""
FIRST, STEP = 28, 122
LIFT = 8
AREA = pygame.Rect(0, 18, 640, 204)
"""Where the wheel moves the row."""
ARROW = (13, 56)
"""An arrow's size, in pixels."""


def span(least: int, most: int) -> str:
    """From one number to another, as in ``2-4``."""
    return f"{least}" if least == most else f"{least}-{most}"


def seats_of(game: str) -> str:
    """How many can play."""
    seats = registry.meta(game).seats
    return span(seats[0], seats[-1])


class Row:
    """The boxes of all games in their order; one is chosen, a stretch of them is in sight."""

    def __init__(self, games: Sequence[str], game: str) -> None:
        self.games = tuple(games)
        self.chosen = 0
        self.first = 0
        """The leftmost box in sight."""
        if game in self.games:
            self.choose(self.games.index(game))

    @property
    def last(self) -> int:
        """How far `first` can go."""
        return max(0, len(self.games) - ROOM)

    @property
    def shown(self) -> range:
        """The boxes in sight."""
        return range(self.first, min(len(self.games), self.first + ROOM))

    def choose(self, number: int) -> None:
        """Take the box of this number, counted around, and bring it into sight."""
        self.chosen = number % len(self.games)
        self.first = max(self.chosen - ROOM + 1, min(self.chosen, self.first))

    def move(self, by: int) -> bool:
        """Move along, as far as there are boxes; whether that changed anything."""
        before, self.first = self.first, max(0, min(self.last, self.first + by))
        return self.first != before

    def box(self, number: int) -> pygame.Rect:
        """Where the front of a box in sight stands."""
        lift = LIFT if number == self.chosen else 0
        left = FIRST + STEP * (number - self.first)
        return pygame.Rect(left, PLANK - boxes.SIZE[1] - lift, *boxes.SIZE)

    def spots(self) -> list[Spot]:
        """The boxes in sight."""
        names = {number: words(f"{self.games[number]}.game.name") for number in self.shown}
        return [
            Spot(("box", number), self.box(number), "boxes", tip=Tip(name)) for number, name in names.items()
        ]

    def draw(self, canvas: Canvas) -> None:
        """The boxes in sight, each over its plate."""
        for number in self.shown:
            self._draw_box(canvas, number)

    def _draw_box(self, canvas: Canvas, number: int) -> None:
        game, box = self.games[number], self.box(number)
        chosen = number == self.chosen
        boxes.draw(canvas, game, box.x, box.y, LIFT if chosen else 3)
        if chosen:
            canvas.ring((box.x - boxes.SPINE, box.y - 1, box.w + boxes.SPINE + 1, box.h + 2), ("y5", "y3"), 1)
        label = words("scenes.shelf.seats", seats=seats_of(game))
        wide, high = max(64, text.width(label, text.SMALL) + 8), text.real_size(text.SMALL) + 2
        plate = pygame.Rect(box.centerx - wide // 2, PLANK + 1, wide, high)
        canvas.rounded(plate, "k0", 1)
        canvas.rounded(plate.inflate(-2, -2), "y3", 1)
        canvas.across(plate.x + 2, plate.y + 1, wide - 4, "y5")
        text.line(canvas, label, plate.centerx, plate.y + 1, "k1", text.SMALL, "centre")


class Arrow(Widget):
    """An arrow at one end of the row: there are more boxes that way, or none (then it is of no use)."""

    def __init__(self, right: bool, enabled: bool, press: Callable[[], None], tip: Tip) -> None:
        x = AREA.right - ARROW[0] - 2 if right else 2
        top = PLANK - boxes.SIZE[1] // 2 - ARROW[1] // 2
        name = "further" if right else "back_along"
        super().__init__(name, (x, top, *ARROW), group="arrows", enabled=enabled, tip=tip)
        self.direction = "right" if right else "left"
        self.press = press

    def activate(self, spot_id: Hashable) -> None:
        self.press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        hot = look.hovered(self.id) or look.focused(self.id)
        arrow_box(canvas, self.rect, self.direction, self.enabled, hot)
        if look.focused(self.id):
            canvas.outline(self.rect, "y4", 1)
