"""The twelve-hour dial of Trekking Through History, without watches.

Sheet ``trekking/dial``: ``dial_0`` to ``dial_3`` 136x136 (four positions of the gears; the middle is at
67, 67, hours stand at radius 35, watches at 47) and ``watch_<seat>`` 17x17.
"""

from __future__ import annotations

import math

import pygame

from game.tools.bake import metal
from game.tools.bake.atlas import Sheet
from game.tools.bake.grain import Grain
from game.tools.bake.icons import emblem, round_face
from game.ui import palette
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.pixels import blank

MIDDLE = (67, 67)


def dial(turn: float = 0) -> pygame.Surface:
    """The dial with its gears turned by so many degrees."""
    canvas = Canvas(blank((136, 136)))
    round_face(canvas, MIDDLE, 67, "k0")
    metal.ring(canvas, MIDDLE, 55, 66, "y", 3, 2.4)
    for minute in range(60):
        canvas.pixel(*metal.around(MIDDLE, minute / 60, 60.5), "y5" if minute % 5 == 0 else "y0")
    round_face(canvas, MIDDLE, 55, "k0")
    metal.polar(canvas, MIDDLE, 0, 54, _face)
    _hub(canvas, turn)
    for hour in range(1, 13):
        x, y = metal.around(MIDDLE, hour / 12, 35)
        big(canvas, hour, x + 1, y - 3, "r2" if hour == 12 else "k1", None, "centre")
    return canvas.surface


def _face(dx: int, dy: int, far: float) -> str:
    sector = int((math.degrees(math.atan2(dy, dx)) + 105) % 360 // 30)
    if far < 28:
        return "b1" if (dx + dy) % 2 or far > 26 else "b0"
    if far < 30:
        return "y3" if dx + dy < 0 else "y1"
    shade = 4 if sector % 2 else 3
    return f"p{shade - 1 if far > 51 and dx + dy < 0 else shade}"


def _hub(canvas: Canvas, turn: float) -> None:
    x, y = MIDDLE
    grain = Grain(1)
    for _ in range(18):
        canvas.pixel(*metal.around(MIDDLE, grain.unit(), grain.unit() * 25), "b4")
    metal.gear(canvas, (x - 8, y - 4), 9, "y", turn)
    metal.gear(canvas, (x + 8, y + 7), 7, "o", 22 - turn)


def watch(seat: int) -> pygame.Surface:
    """A seat's pocket watch."""
    player = palette.player(seat)
    canvas = Canvas(blank((17, 17)))
    round_face(canvas, (8, 8), 8, "k0")
    round_face(canvas, (8, 8), 7, "y3", "y5", "y1")
    round_face(canvas, (8, 8), 5, "k0")
    round_face(canvas, (8, 8), 5, player["main"])
    canvas.blit(emblem(player["emblem"], player["emblem_colour"]), 4, 4)
    return canvas.surface


def sheet() -> Sheet:
    sprites = {f"dial_{step}": dial(step * 11.25) for step in range(4)}
    return Sheet(sprites | {f"watch_{seat}": watch(seat) for seat in range(4)}, width=300)
