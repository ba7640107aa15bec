"""A morning in the valley of the winner's city, whose finished board stands on an easel by the river."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar

import pygame

from game.my_city.view import board, land, summary
from game.my_city.view.table import TableView
from game.tabletop.celebration import TOP, Celebration, Ending, Tab
from game.tabletop.views import override
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.pixels import SIZE, Box, blank

UNIT, CELLS = 12, 11
EASEL = pygame.Rect(490, 46, UNIT * CELLS, UNIT * CELLS)
"""Where the board stands, its frame left out."""
FRAME = 6
FEET = 224
"""The row in which the easel's legs end."""
ICONS = {
    "start": "icons/flag",
    "pass": "icons/fast",
    "empties": "icons/cross",
    "top": "icons/up",
    "circles_rank": "icons/trophy",
    "circles_top": "icons/up",
    "circles_cabinet": "icons/gold",
    "circles_mine": "icons/pick",
}
"""Lines that have no row of their own on the table."""
RAMPS = "tobvsr"
"""The ramps of lines that mean no colour, in turn."""


class CityOnTheRiver(Celebration):
    """The same for an eternal game, an episode and a campaign."""

    ramp: ClassVar[str] = "g"
    tie_icon: ClassVar[str] = "icons/pine"

    @override
    def tab(self, key: str, ending: Ending) -> Tab:
        name = key.rpartition(".")[2]
        ramp = TableView.line_ramps.get(name, RAMPS[sum(map(ord, name)) % len(RAMPS)])
        return Tab(_icon(name), ramp, f"my_city.tab.{name}")

    @override
    def kept_in_sight(self, ending: Ending) -> Sequence[Box]:
        return (EASEL.inflate(16, 24),)

    @override
    def draw(self, canvas: Canvas, ending: Ending) -> None:
        winner = ending.first[0]
        city = ending.state.cities[winner]
        canvas.blit(_valley(land.seen(city, ending.state.mode)), 0, 0)
        called = board.called(city, winner, "", 0)
        if called and text.width(called, text.SMALL) <= EASEL.w - 8:
            y = EASEL.bottom + FRAME + 2
            canvas.rounded((EASEL.x + 2, y, EASEL.w - 4, 15), "k0", 1)
            canvas.rounded((EASEL.x + 3, y + 1, EASEL.w - 6, 13), "p4", 1)
            top = y + text.middle(15, text.SMALL)
            text.line(canvas, called, EASEL.centerx, top, "k1", text.SMALL, "centre")


@cache
def _icon(name: str) -> pygame.Surface:
    if name in ICONS:
        return sprites.sprite(ICONS[name])
    canvas = Canvas(blank((12, 12)))
    summary.icon(canvas, name, 0, 0)
    return canvas.surface


@lru_cache(maxsize=4)
def _valley(show: land.Seen) -> pygame.Surface:
    canvas = Canvas(blank(SIZE, "k0"))
    canvas.blit(sprites.sprite("backdrops/end_my_city"), 0, TOP)
    for left, lean in ((EASEL.x + 18, -14), (EASEL.right - 18, 14)):
        canvas.line((left, EASEL.bottom), (left + lean, FEET), "k0", 6)
        canvas.line((left, EASEL.bottom), (left + lean, FEET), "w3", 4)
        canvas.line((left - 1, EASEL.bottom), (left + lean - 1, FEET), "w5", 1)
    frame = EASEL.inflate(2 * FRAME, 2 * FRAME)
    canvas.shadow(frame, (4, 6), -2, 2)
    paint.wood_frame(canvas, frame, FRAME, fill="w1")
    canvas.blit(land.small(show, UNIT), EASEL.x, EASEL.y)
    canvas.frame(EASEL.inflate(2, 2), "k0")
    return canvas.surface
