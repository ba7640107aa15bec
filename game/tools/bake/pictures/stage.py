"""A stage: draws in the units of the small picture, at whatever size the window has.

A Trekking picture is composed on 53x36. The small window (52x34) trims it; the large one (106x72) is exactly
twice as large: backdrops are painted again with finer stairs, figures are doubled by Scale2x (tripled by
Scale3x where a unit is three pixels).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import pairwise

from game.tools.bake.pictures.drawing import Drawing, Point, Points, pairs, step
from game.tools.bake.pictures.figures import POSES
from game.ui.pixels import Ink

Painter = Callable[["Stage"], None]


class Stage:
    """Scales every coordinate by a whole number, then draws."""

    def __init__(self, drawing: Drawing, unit: int = 1) -> None:
        self.c, self.u = drawing, unit
        self.w, self.h = drawing.w // unit, drawing.h // unit

    def _points(self, points: tuple[Points, ...]) -> list[Point]:
        return [(x * self.u, y * self.u) for x, y in pairs(points)]

    def sky(self, stops: str, y: float = 0, h: float = 999) -> None:
        """Bands of colour over the whole width from *y* on."""
        self.panel(stops, 0, y, self.w, min(h, self.h - y))

    def panel(self, stops: str, x: float, y: float, w: float, h: float) -> None:
        """A piece of sky: what is seen through a window."""
        left, top = max(0, int(x * self.u)), int(y * self.u)
        right, bottom = min(self.c.w, int((x + w) * self.u)), min(self.c.h, int((y + h) * self.u))
        self.c.sky(stops, left, top, max(0, right - left), max(0, bottom - top))

    def rect(self, ink: Ink, x: float, y: float, w: float, h: float) -> None:
        self.c.rect(ink, x * self.u, y * self.u, max(1, w * self.u), max(1, h * self.u))

    def poly(self, ink: Ink, *points: Points) -> None:
        self.c.poly(ink, *self._points(points))

    def line(self, ink: Ink, *points: Points, width: int = 1) -> None:
        self.c.line(ink, *self._points(points), width=width)

    def limb(self, ink: Ink, *points: Points, width: float = 2) -> None:
        """A thick line with round joints: arms, legs, ropes, beams."""
        thick = width * self.u
        half = (thick - 1) / 2
        placed = self._points(points)
        for (x0, y0), (x1, y1) in pairwise(placed):
            far = math.hypot(x1 - x0, y1 - y0) or 1
            dx, dy = (y1 - y0) / far * half, (x0 - x1) / far * half
            corners = [(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)]
            self.c.poly(ink, *[(math.floor(x + 0.5), math.floor(y + 0.5)) for x, y in corners])
            self.c.line(ink, corners[0], corners[1])
            self.c.line(ink, corners[3], corners[2])
        for x, y in placed[1:-1]:
            self.c.oval(ink, x - half, y - half, thick, thick)

    def oval(self, ink: Ink, x: float, y: float, w: float, h: float) -> None:
        self.c.oval(ink, x * self.u, y * self.u, w * self.u, h * self.u)

    def disc(self, ink: Ink, x: float, y: float, r: float) -> None:
        self.oval(ink, x - r, y - r, 2 * r, 2 * r)

    def dots(self, ink: Ink, *spots: Points) -> None:
        self.c.px(ink, *self._points(spots))

    def ridge(self, ink: Ink, *tops: Points, lit: str = "") -> None:
        self.c.ridge(ink, *self._points(tops), lit=lit)

    def shade(self, steps: int, x: float, y: float, w: float, h: float) -> None:
        self.c.shade(steps, int(x * self.u), int(y * self.u), int(w * self.u), int(h * self.u))

    @contextmanager
    def subject(self) -> Iterator[None]:
        """What is drawn inside stands apart: it gets one outline of one pixel as a whole."""
        ground, self.c = self.c, Drawing(self.c.w, self.c.h)
        yield
        figure, self.c = self.c.outlined(), ground
        ground.blit(figure)

    def grid(
        self,
        text: str,
        x: float,
        y: float,
        inks: Mapping[str, str],
        mirror: bool = False,
        flip: bool = False,
        outline: bool = False,
    ) -> None:
        """A sprite written as text; smoothed where it is enlarged."""
        lines = text.strip("\n").split("\n")
        wide = max(map(len, lines))
        sprite = Drawing(wide * (2 if mirror else 1) + 2, len(lines) + 2)
        sprite.grid(text, 1, 1, inks, mirror, flip)
        self.sprite(sprite.outlined() if outline else sprite, x - 1, y - 1)

    def sprite(self, sprite: Drawing, x: float, y: float) -> None:
        """A figure drawn at the small size, with its upper left corner at (x, y)."""
        grown = sprite.doubled() if self.u == 2 else sprite.tripled() if self.u == 3 else sprite
        self.c.blit(grown, round(x * self.u), round(y * self.u))

    def person(
        self,
        pose: str,
        x: float,
        y: float,
        dress: str,
        skin: str = "n3",
        hair: str = "w1",
        legs: str = "",
        flip: bool = False,
        outline: bool = True,
    ) -> None:
        """A little figure with its feet on *y*; see `figures.POSES`."""
        text = POSES[pose].strip("\n")
        inks = {
            "h": hair,
            "f": skin,
            "F": step(skin, -1),
            "b": dress,
            "L": step(dress, 1),
            "d": step(dress, -1),
            "l": legs or step(dress, -2),
            "k": "w0",
        }
        self.grid(text, x, y - len(text.split("\n")), inks, flip=flip, outline=outline)

    def waves(self, inks: str, y: float, count: int, seed: int = 1) -> None:
        """Short glints on water, longer toward the viewer."""
        shades, value = inks.split(), seed * 7919 + 13
        top = int(y * self.u)
        for number in range(count * self.u):
            value = (value * 1103515245 + 12345) % 2**31
            row = top + (value >> 8) % max(1, self.c.h - top)
            column = (value >> 16) % self.c.w
            self.c.across(
                shades[number % len(shades)], column, row, 1 + (row - top) // (5 * self.u) + number % 2
            )

    def tile(self, ink: str, joint: str, x: float, y: float, w: float, h: float, bw: int, bh: int) -> None:
        """A wall of bricks *bw* x *bh*, staggered."""
        self.rect(joint, x, y, w, h)
        x0, y0 = round(x * self.u), round(y * self.u)
        x1, y1 = round((x + w) * self.u), round((y + h) * self.u)
        for row, top in enumerate(range(y0, y1, bh)):
            for left in range(x0 - (row % 2) * (bw // 2), x1, bw):
                a, b = max(x0, left), min(x1, left + bw - 1)
                if a < b:
                    self.c.rect(ink, a, top, b - a, min(bh - 1, y1 - top))


def painted(painter: Painter, unit: int, size: tuple[int, int]) -> Drawing:
    """A picture of *size* units, each *unit* pixels wide."""
    drawing = Drawing(size[0] * unit, size[1] * unit)
    painter(Stage(drawing, unit))
    return drawing
