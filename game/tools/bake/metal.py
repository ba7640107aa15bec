"""Round machinery: metal rings, and the polar painter of dials and wheels."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.tools.bake.scenery import dither
from game.ui.canvas import Canvas

Point = tuple[int, int]
Ink = Callable[[int, int, float], str]


def ring(
    canvas: Canvas, middle: Point, inner: int, outer: int, ramp: str, shade: int = 3, bulge: float = 1.6
) -> None:
    """A metal ring lit from the top left, dark at both edges."""

    def ink(dx: int, dy: int, far: float) -> str:
        if far > outer - 1 or far < inner + 1:
            return f"{ramp}0"
        across = (far - inner) / max(1, outer - inner)
        lit = -(dx + dy) / (far * 1.414 + 0.01)
        tone = shade + lit * (across - 0.45) * 2 * bulge
        return f"{ramp}{max(0, min(5, int(tone + 0.25 + dither(middle[0] + dx, middle[1] + dy) * 0.35)))}"

    polar(canvas, middle, inner, outer, ink)


def polar(
    canvas: Canvas, middle: Point, inner: float, outer: float, ink: Callable[[int, int, float], str]
) -> None:
    """Paint every pixel between two radii; *ink* is given its offset and distance."""
    reach = int(outer) + 1
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            far = math.hypot(dx, dy)
            if inner <= far <= outer:
                canvas.pixel(middle[0] + dx, middle[1] + dy, ink(dx, dy, far))


def gear(canvas: Canvas, middle: Point, radius: int, ramp: str, turn: float = 0) -> None:
    """A cogwheel of eight teeth, turned by so many degrees."""
    x, y = middle
    for tooth in range(8):
        angle = math.radians(tooth * 45 + turn)
        spot = round(x + math.cos(angle) * radius), round(y + math.sin(angle) * radius)
        canvas.fill(f"{ramp}2", (spot[0] - 1, spot[1] - 1, 3, 3))
    canvas.circle(middle, radius - 1, f"{ramp}2")
    canvas.circle((x - 1, y - 1), radius - 2, f"{ramp}4")
    canvas.circle(middle, radius - 2, f"{ramp}3")
    canvas.circle(middle, 2, "b0")


def around(middle: Point, turn: float, radius: float) -> Point:
    """The point at *turn* (in full turns clockwise from the top) and *radius*."""
    angle = turn * 2 * math.pi
    return round(middle[0] + math.sin(angle) * radius), round(middle[1] - math.cos(angle) * radius)
