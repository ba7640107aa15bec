"""Dusk over the winner's town: all it has built on three terraces, the wheel as the cathedral's rose."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache

import pygame

from game.tabletop.celebration import TOP, Celebration, Ending, Tab
from game.tabletop.picture import Picture
from game.tabletop.views import override
from game.troyes_dice.sheet import RESOURCES, ROWS
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import pieces, wheel
from game.troyes_dice.view.places import place
from game.troyes_dice.view.table import LINE_RAMPS, TableView
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.halving import halved
from game.ui.pixels import CLEAR, SIZE, Box, blank

ROSE, RADIUS = (561, 99), 102
"""The middle of the cathedral's rose, and the radius of the wheel on the table, which comes at half size."""
TERRACES = ((222, 90, 198), (186, 123, 270), (150, 156, 342))
"""Left edge, upper edge and width of the terraces: nobles above, then merchants, the church below."""
HOUSE = (26, 20)


class TownOfTroyes(Celebration):
    """All alike, however many sit at the table."""

    @override
    def tab(self, key: str, ending: Ending) -> Tab:
        name = key.rpartition(".")[2]
        return Tab(_sign(name), _ramps()[name], f"troyes_dice.tab.{name}")

    @override
    def kept_in_sight(self, ending: Ending) -> Sequence[Box]:
        return ((ROSE[0] - RADIUS, TOP, 2 * RADIUS, ROSE[1] + RADIUS - TOP),)

    @override
    def draw(self, canvas: Canvas, ending: Ending) -> None:
        state, winner = ending.state, ending.first[0]
        sheet = state.sheets[winner]
        canvas.blit(_town(tuple(sheet.columns(row) for row in range(len(ROWS)))), 0, 0)
        rose = _rose(_WheelKey(state, winner))
        canvas.blit(rose, ROSE[0] - rose.get_width() // 2, ROSE[1] - rose.get_height() // 2)


def _ramps() -> Mapping[str, str]:
    """The colour of each column's cloth."""
    return {name: "y" if ramp == "y" else ramp for name, ramp in LINE_RAMPS.items()}


def _sign(name: str) -> pygame.Surface:
    """What stands for a line of the score."""
    if name in ROWS:
        return pieces.house(ROWS.index(name), "mini")
    if name in RESOURCES:
        return pieces.resource(RESOURCES.index(name))
    return pieces.citizen("y")


class _WheelKey:
    """A state and from whose place it is seen; equal where the wheel looks the same."""

    def __init__(self, state: TroyesState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._key = wheel.ramps_of(state), wheel.step_of(state), state.half, tuple(state.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _WheelKey) and other._key == self._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=2)
def _rose(key: _WheelKey) -> pygame.Surface:
    """The wheel as the last day left it, at half size."""
    names = [""] * len(key.state.sheets)
    sight = TableView(names).see(Picture(key.state, key.seat))
    canvas = Canvas()
    wheel.furnish(canvas)
    wheel.draw(canvas, sight)
    x, y = place("wheel").center
    found = Canvas(blank((2 * RADIUS, 2 * RADIUS)))
    found.blit(canvas.surface, 0, 0, (x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS))
    for row in range(2 * RADIUS):
        half = math.isqrt(max(0, RADIUS**2 - (row - RADIUS) ** 2))
        found.across(0, row, RADIUS - half, CLEAR)
        found.across(RADIUS + half, row, RADIUS - half, CLEAR)
    return halved(found.surface)


@lru_cache(maxsize=4)
def _town(built: tuple[tuple[int, ...], ...]) -> pygame.Surface:
    """The hill with the buildings of a sheet."""
    canvas = Canvas(blank(SIZE, "k0"))
    canvas.blit(sprites.sprite("backdrops/end_troyes_dice"), 0, TOP)
    for district, (left, foot, wide) in enumerate(TERRACES):
        houses = [row for row in (2 * district, 2 * district + 1) for _ in built[row]]
        pitch = min(HOUSE[0] + 2, (wide - HOUSE[0]) // max(1, len(houses) - 1))
        x = left + (wide - pitch * (len(houses) - 1) - HOUSE[0]) // 2
        for number, row in enumerate(houses):
            picture = pieces.house(row, "built")
            y = foot - picture.get_height() + 2
            canvas.put(picture, x + number * pitch, y, (2, 0), -2)
    return canvas.surface
