"""The turntable of Troyes Dice.

Sheet ``troyes_dice/wheel``: ``plazas_<step>`` 207x207 with the outer ring turned by *step* times 5
degrees, steps 0 to 7 (eight make one sector; things on it ride along upright), colours nobles, commons,
church by turns; ``face`` 207x207, the inner ring with hub to lay over it; the middle is at 103, 103.
Plaza things stand at radius 80, cost discs at 47. Houses: ``<house>_<state>`` about 26x20 with states
open, built, lost.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.tools.bake import metal
from game.tools.bake.icons import round_face
from game.ui.canvas import Canvas
from game.ui.pixels import blank

RADIUS = 103
MIDDLE = (RADIUS, RADIUS)
SECTORS = 9
STEP = 2 * math.pi / SECTORS
COLOURS = "rys"

Ink = Callable[[int, int, float], str]


def wheel(turn: float = 0, colours: str = COLOURS * 3) -> pygame.Surface:
    """The whole turntable; *turn* in radians."""
    canvas = Canvas(blank((2 * RADIUS + 1, 2 * RADIUS + 1)))
    canvas.blit(plazas(turn, colours), 0, 0)
    canvas.blit(face(turn), 0, 0)
    return canvas.surface


def plazas(turn: float = 0, colours: str = COLOURS * 3) -> pygame.Surface:
    """The wooden rim and the ring of nine cobbled plazas."""
    canvas = Canvas(blank((2 * RADIUS + 1, 2 * RADIUS + 1)))
    round_face(canvas, MIDDLE, RADIUS, "k0")
    metal.ring(canvas, MIDDLE, RADIUS - 6, RADIUS - 1, "w", 3, 1.6)

    def ink(dx: int, dy: int, far: float) -> str:
        sector, off, angle = _sector(dx, dy, turn)
        return _plaza(colours[sector], far, off, angle, sector, dx, dy)

    metal.polar(canvas, MIDDLE, 61, RADIUS - 6.01, ink)
    return canvas.surface


def _sector(dx: int, dy: int, turn: float) -> tuple[int, float, float]:
    """The sector of an offset, how far into it (radians), and its angle on the wheel."""
    angle = (math.atan2(dy, dx) + math.pi / 2 - turn + 4 * math.pi + STEP / 2) % (2 * math.pi)
    return min(SECTORS - 1, int(angle // STEP)), angle % STEP, angle


def _plaza(ramp: str, far: float, off: float, angle: float, sector: int, dx: int, dy: int) -> str:
    edge = min(off, STEP - off) * far
    if edge < 1.2 or far < 62 or far > RADIUS - 7:
        return "k0"
    if edge < 2.6 or far > RADIUS - 8.5 or far < 63.5:
        lit = (off * far < 3 and off < 0.2) == (dx < 0) or (far > RADIUS - 8.5 and dx + dy < 0)
        return f"{ramp}5" if lit else f"{ramp}{2 if ramp == 's' else 1}"
    return f"{ramp}{min(5, _cobble(far, angle, sector) + (ramp == 's'))}"


def _cobble(far: float, angle: float, sector: int) -> int:
    """The shade of a paving stone: courses of 5 px, the joints darker, some stones lighter."""
    course = int((far - 62) // 5)
    stones = int((62 + course * 5) * 0.95)
    along = angle * stones / 6.283 + course * 0.5
    across = (far - 62) % 5
    if across < 1 or along % 1 < 0.2:
        return 2
    return 3 + (1 if (int(along) * 73 + course * 151 + sector * 37) % 7 in (0, 3) and across < 3 else 0)


def face(turn: float = 0) -> pygame.Surface:
    """Morning, afternoon and the day's window around the rose hub."""
    canvas = Canvas(blank((2 * RADIUS + 1, 2 * RADIUS + 1)))
    round_face(canvas, MIDDLE, 60, "k0")

    def ink(dx: int, dy: int, far: float) -> str:
        sector, off, _ = _sector(dx, dy, turn)
        return _half_day(sector, far, min(off, STEP - off) * far, dx, dy)

    metal.polar(canvas, MIDDLE, 26, 60, ink)
    metal.ring(canvas, MIDDLE, 18, 26, "y", 3, 2)
    metal.polar(canvas, MIDDLE, 0, 18, _rose)
    return canvas.surface


def _half_day(sector: int, far: float, edge: float, dx: int, dy: int) -> str:
    lit = dx + dy < 0
    if far > 59.5 or edge < 1 or far < 27:
        return "k0"
    if far > 57.5:
        return "y4" if lit else "y2"
    if sector < 4:
        return "y4" if far < 34 else "p5" if far > 40 and edge > 3 else "y5"
    if sector < 8:
        night = "b1" if far > 40 else "k0" if far < 34 else "b0"
        return "b4" if far >= 34 and (dx * 7 + dy * 13) % 53 == 0 else night
    if edge < 3:
        return "y3" if lit else "y1"
    return "w2" if (dx + dy) % 4 else "w1"


def _rose(dx: int, dy: int, far: float) -> str:
    """A stained-glass window of twelve panes."""
    angle = math.degrees(math.atan2(dy, dx)) % 360
    pane, off = int(angle // 30), angle % 30
    leaded = far > 9 and (off < 5 or off > 26)
    if leaded or 8 < far < 9.6 or far > 16.6 or 3.4 < far < 4.6:
        return "k0"
    if far > 9:
        glass = ("r3", "b3", "y4", "t3")[pane % 4]
        bright = far < 12 or dx + dy < -10
        return glass[0] + str(min(5, int(glass[1]) + bright))
    return "y5" if far < 4 else ("v3", "r3")[pane % 2]
