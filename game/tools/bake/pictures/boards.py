"""The boards of wonder cities, 400x65, growing stage by stage, by day (side A) and by night (side B).

The table lays things over a board: the name (x 2-214, y 2-17), the first product (2-21, 20-37), the purse
(280-397, 2-35) and the stages (from y 40). What stays free is the band x 24-278, y 19-39 and above it the
window x 216-278, y 0-39. So the axis of every monument stands at x 247, its crown above y 18, its growth
above y 40; what lies below and right is scenery that may be covered. A neighbour's window shows x 198-295,
y 0-39 of the same picture.

A painter draws the land on clear ground at one of the steps 0 (a place being prepared) to 3 (finished);
step 1.5 lies between for boards of four stages. Sky, sun and moon are laid behind it. By night the land is
moved to moonlit ramps, and then the lamps are lit.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.tools.bake.pictures.drawing import Drawing, rows
from game.tools.bake.pictures.stage import Stage
from game.ui.canvas import Canvas

SIZE = (400, 65)
AXIS = 247
STEPS = {2: (0, 2, 3), 3: (0, 1, 2, 3), 4: (0, 1, 1.5, 2, 3)}
"""The step that shows so many stages built, by the number of stages of a board."""
NIGHT_SKY = "k0 b0 b1 v1"
NIGHT: dict[str, tuple[str | None, int]] = {
    "b": ("b", -1),
    "s": ("s", -1),
    "g": ("t", -1),
    "t": ("b", -1),
    "y": ("k", 0),
    "p": ("s", -1),
    "o": ("w", -1),
    "w": ("w", -1),
    "r": ("r", -1),
    "n": ("n", -2),
    "v": ("v", -1),
    "m": ("m", -1),
}
"""Ramps by moonlight."""
STARS = (
    "8,4 23,12 37,3 52,9 66,16 81,5 95,12 110,3 124,9 139,14 153,6 168,3 183,11 196,5 209,14 226,4 240,10 "
    "258,3 273,9 "
    "287,4 301,12 316,6 331,3 346,10 360,15 374,5 389,11 31,22 75,24 131,21 178,23 222,19 284,21 342,22"
)

Painter = Callable[[Stage, float], None]


class Board(msgspec.Struct, frozen=True):
    """A city's picture: its day sky down to *depth*, where sun or moon stands, land, and lamps by night."""

    sky: str
    depth: int
    sun: tuple[int, int, int]
    land: Painter
    lamps: Painter | None = None


def panorama(board: Board, step: float, night: bool = False, unit: int = 1) -> Drawing:
    """A board at one of its steps, each of its units so many pixels wide."""
    size = SIZE[0] * unit, SIZE[1] * unit
    land = Drawing(*size)
    board.land(Stage(land, unit), step)
    drawing = Drawing(*size)
    s = Stage(drawing, unit)
    if night:
        Canvas(land.surface).remap(NIGHT)
        _night(s, board)
    else:
        s.sky(board.sky, 0, board.depth)
        x, y, r = board.sun
        s.disc("y4", x, y, r)
        s.disc("y5", x - 0.5, y - 0.5, r - 1)
    drawing.blit(land)
    if night and board.lamps:
        board.lamps(s, step)
    return drawing


def _night(s: Stage, board: Board) -> None:
    s.sky(NIGHT_SKY, 0, board.depth)
    for number, (x, y) in enumerate(rows(STARS)):
        s.dots(("b4", "b5", "y5")[number % 3], (x, y))
    x, y, r = board.sun
    s.disc("s4", x, y, r)
    s.disc("s5", x - 0.5, y - 0.5, r - 1)
    s.disc("s4", x - 2, y + 1, 1)
    s.disc("s4", x + 2, y - 1, 1)


VISTA = (241, 0, 640, 192)
"""What a result shows of a board three times as large: podium left, monument right."""


def vista(board: Board, step: float, night: bool) -> Drawing:
    """The backdrop of a city's victory, 640x192."""
    return panorama(board, step, night, 3).crop(*VISTA)


def monument(board: Drawing) -> Drawing:
    """The monument alone, 98x40: what a neighbour's window shows of a board."""
    return board.crop(AXIS - 49, 0, 98, 40)
