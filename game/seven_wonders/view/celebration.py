"""The winner's wonder as it was built, painted large; on the quay before it stands the podium."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

import pygame

from game.core.score import ScoreLine
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.tables import tables
from game.seven_wonders.view import pieces
from game.seven_wonders.view.standing import sign
from game.seven_wonders.view.table import TableView
from game.tabletop.celebration import TOP, Celebration, Ending, Tab
from game.tabletop.views import override
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import SIZE, Box, blank

VIEW = TOP + 6
"""Where the picture begins; the sky goes on above it."""
QUAY, LIP = 210, 26
"""The row of the quay, and how far above the ledger it lies at least."""
COURSES = (8, 10, 12)
"""How high the first courses of the quay are; all below are as high as a slab."""
SLAB = 40
MONUMENT = (430, 18, 210, 110)
"""Where most of the wonder is to be seen."""
SHEETS = ("art", "leaders")
ICONS = {
    "civilian": "laurel",
    "commerce": "swap",
    "guild": "papyrus",
    "science": "gear",
    "leaders": "crown",
    "cities": "mask",
}
"""What stands for a category on cloth of its own colour, where a card of it would not be seen."""


class WonderAtLast(Celebration):
    """Each wonder has its day (side A) and its night (side B)."""

    ramp: ClassVar[str] = "r"
    tie_icon: ClassVar[str] = "icons/coin"

    @override
    def tab(self, key: str, ending: Ending) -> Tab:
        column = key.rpartition(".")[2]
        ramp = TableView.line_ramps.get(column, "t")
        if column == "leaders_cities":
            options: SevenWondersOptions = ending.state.options
            column = "cities" if options.cities and not options.leaders else "leaders"
        picture = sprites.sprite(f"icons/{ICONS[column]}") if column in ICONS else sign(column)
        return Tab(picture, ramp, f"seven_wonders.tab.{column}")

    @override
    def aside(self, ending: Ending, party: int) -> str:
        board = ending.state.boards[party]
        return words(
            "seven_wonders.view.wonder",
            wonder=pieces.wonder_name(board),
            side=tables().data.wonders[board].side,
        )

    @override
    def pictures(self, line: ScoreLine) -> tuple[str, ...]:
        found = (_picture(source.places[-1]) for source in line.sources if len(source.places) > 1)
        return tuple(name for name in found if name is not None)

    @override
    def kept_in_sight(self, ending: Ending) -> Sequence[Box]:
        return (MONUMENT,)

    @override
    def draw(self, canvas: Canvas, ending: Ending) -> None:
        winner, state = ending.first[0], ending.state
        board = tables().data.wonders[state.boards[winner]]
        name = f"seven_wonders/vistas/{board.wonder}/{board.id}_{state.stages[winner]}"
        canvas.blit(_painted(name, min(QUAY, ending.floor - LIP)), 0, 0)


def _picture(card: int | str) -> str | None:
    """The sprite of a card or leader by its id; None for what is neither, such as a wonder."""
    ids = tables().ids
    if card not in ids:
        return None
    name = pieces.picture_name(ids.index(str(card)))
    drawn = (f"seven_wonders/{sheet}/{name}" for sheet in SHEETS)
    return next((sprite for sprite in drawn if sprite in sprites.names(sprite.rpartition("/")[0])), None)


@lru_cache(maxsize=4)
def _painted(name: str, quay: int) -> pygame.Surface:
    canvas = Canvas(blank(SIZE, "k0"))
    vista = sprites.sprite(name)
    canvas.blit(vista, 0, VIEW)
    for y in range(TOP, VIEW):
        canvas.blit(vista, 0, y, (0, 0, SIZE[0], 1))
    _quay(canvas, quay)
    return canvas.surface


def _quay(canvas: Canvas, top: int) -> None:
    """Courses of pale stone down to the lower edge."""
    chance = random.Random(3)
    canvas.across(0, top - 1, SIZE[0], "k0")
    for number in range(len(COURSES) + SIZE[1] // SLAB):
        first, high = number == 0, COURSES[number] if number < len(COURSES) else SLAB
        canvas.fill("p4" if first else "p3", (0, top, SIZE[0], high))
        canvas.across(0, top, SIZE[0], "p5" if first else "p4")
        canvas.across(0, top + high - 1, SIZE[0], "p1")
        x = -chance.randrange(20)
        while x < SIZE[0]:
            canvas.down(x, top + 1, high - 2, "p2")
            x += chance.randrange(26, 44)
        top += high
