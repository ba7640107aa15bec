"""The turntable of Troyes Dice.

Sheet ``troyes_dice/wheel``: ``ring_<ramp>`` 207x207, the outer ring with nine plazas of one colour, ramps r
y s and k for burnt ground, to be cut into sectors; the middle is at 103, 103 and notch 0 lies 140 degrees
clockwise from the top. ``face_<step>`` 121x121, the inner ring, its middle at 60, 60: step 0 is the first
day, eight steps of 5 degrees make a day. ``hub`` 53x53 lies over its middle. Plaza things stand at radius
80, cost discs at 47. Houses: ``<house>_<state>`` 26x20 with states open, built, lost, and ``<house>_mini``.
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
NOTCH_0 = math.radians(140)
INNER = 60
HUB = 26
DAYS = 8
STEPS = 8
"""Steps of the inner ring from one day to the next."""

Ink = Callable[[int, int, float], str]


def wheel(turn: float = 0, colours: str = COLOURS * 3) -> pygame.Surface:
    """The whole turntable; *turn* in radians."""
    canvas = Canvas(blank((2 * RADIUS + 1, 2 * RADIUS + 1)))
    canvas.blit(plazas(turn, colours), 0, 0)
    canvas.blit(face(turn), RADIUS - INNER, RADIUS - INNER)
    canvas.blit(hub(), RADIUS - HUB, RADIUS - HUB)
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
    if ramp == "k":
        return "k0" if edge < 3 or far < 65 else "k1" if (dx * 3 + dy * 5) % 7 else "k2"
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
    """Morning, afternoon and the day's window."""
    canvas = Canvas(blank((2 * INNER + 1, 2 * INNER + 1)))
    round_face(canvas, (INNER, INNER), INNER, "k0")

    def ink(dx: int, dy: int, far: float) -> str:
        sector, off, _ = _sector(dx, dy, turn)
        return _half_day(sector, far, min(off, STEP - off) * far, dx, dy)

    metal.polar(canvas, (INNER, INNER), HUB, INNER, ink)
    return canvas.surface


def hub() -> pygame.Surface:
    """The brass ring around the rose window."""
    canvas = Canvas(blank((2 * HUB + 1, 2 * HUB + 1)))
    round_face(canvas, (HUB, HUB), HUB, "k0")
    metal.ring(canvas, (HUB, HUB), 18, HUB, "y", 3, 2)
    metal.polar(canvas, (HUB, HUB), 0, 18, _rose)
    return canvas.surface


def sprites() -> dict[str, pygame.Surface]:
    """The rings, all positions of the inner ring, the hub."""
    found = {f"ring_{ramp}": plazas(NOTCH_0, ramp * SECTORS) for ramp in f"{COLOURS}k"}
    for step in range((DAYS - 1) * STEPS + 1):
        found[f"face_{step}"] = face(NOTCH_0 + STEP + step * STEP / STEPS)
    return found | {"hub": hub()}


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
