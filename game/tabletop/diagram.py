"""A diagram of a rule book: an example drawn with the table's own parts, its figures worked out by the rules.

A game's rule book names a diagram's kind and the example's values; the game draws it with the parts of its
table and the signs below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pygame

from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.pixels import SIZE, Box, Ink, Point, blank

HOLD = 2.5
"""Seconds for which a diagram that moves shows its end before it begins anew."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A picture of this size. *paint* gets how far its story has come, from 0 to 1.

    *seconds*: how long the story takes; 0: it stands still. *figures*: what the rules make of the example.
    """

    size: tuple[int, int]
    paint: Callable[[Canvas, float], None]
    seconds: float = 0.0
    figures: Mapping[str, int] = field(default_factory=dict)

    def picture(self, seconds: float | None = None) -> pygame.Surface:
        """What is seen after some seconds; the end of the story without any."""
        canvas = Canvas(blank(self.size))
        share = 1.0
        if seconds is not None and self.seconds:
            share = min(1.0, seconds % (self.seconds + HOLD) / self.seconds)
        self.paint(canvas, share)
        return canvas.surface


def step_of(share: float, steps: int) -> tuple[int, float]:
    """Which of equally long steps a story has come to, and how far into it; behind the last: all done."""
    at = min(share * steps, float(steps))
    return int(at), at - int(at)


def window(draw: Callable[[Canvas], None], box: Box) -> pygame.Surface:
    """A part of a table as the table itself draws it."""
    x, y, w, h = box
    table = Canvas(blank(SIZE))
    draw(table)
    canvas = Canvas(blank((w, h)))
    canvas.blit(table.surface, 0, 0, (x, y, w, h))
    return canvas.surface


def verdict(canvas: Canvas, allowed: bool, x: int, y: int) -> None:
    """A tick or a cross on a disc with its middle there."""
    canvas.circle((x, y), 9, "k0")
    canvas.circle((x, y), 8, "g4" if allowed else "r4")
    canvas.circle((x, y), 7, "p5")
    sign = sprites.sprite(f"icons/{'check' if allowed else 'cross'}")
    canvas.blit(sign, x - sign.get_width() // 2, y - sign.get_height() // 2)


def plaque(canvas: Canvas, said: str | int, x: int, y: int, ramp: str = "y") -> None:
    """A figure on a small plate with its middle there."""
    wide = big_width(said) + 7
    box = (x - wide // 2, y - 6, wide, 13)
    canvas.rounded(box, "k0", 1)
    canvas.rounded((box[0] + 1, y - 5, wide - 2, 11), f"{ramp}2", 1)
    canvas.across(box[0] + 2, y - 5, wide - 4, f"{ramp}4")
    big(canvas, said, x + 1, y - 3, "p5", "k0", "centre")


def points(canvas: Canvas, said: int, x: int, y: int) -> None:
    """Points with their sign on a plate: gained ones green, lost ones red."""
    plaque(canvas, f"{said:+d}" if said else "0", x, y, "g" if said > 0 else "r" if said < 0 else "k")


def equals(canvas: Canvas, x: int, y: int) -> None:
    """The sign between what is added up and its sum, with its middle there."""
    for top in (y - 2, y + 1):
        canvas.fill("k1", (x - 3, top, 6, 2))


def figure(canvas: Canvas, said: str | int, x: int, y: int, ink: Ink = "k1", align: str = "centre") -> None:
    """A plain figure on the page."""
    big(canvas, said, x, y - 3, ink, None, align)  # type: ignore[arg-type]


def arrow(canvas: Canvas, start: Point, end: Point, ramp: str = "r", share: float = 1.0) -> None:
    """An arrow across or down, drawn as far as *share*."""
    (x, y), (to_x, to_y) = start, end
    at_x, at_y = round(x + (to_x - x) * share), round(y + (to_y - y) * share)
    if share <= 0:
        return
    canvas.line((x, y), (at_x, at_y), "k0", 5)
    canvas.line((x, y), (at_x, at_y), f"{ramp}3", 3)
    step_x, step_y = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
    for grown, ink in ((2, "k0"), (0, f"{ramp}4")):
        tip = at_x + step_x * (5 + grown), at_y + step_y * (5 + grown)
        wing = 4 + grown
        back = at_x - step_x * (grown // 2), at_y - step_y * (grown // 2)
        left = back[0] - step_y * wing, back[1] - step_x * wing
        right = back[0] + step_y * wing, back[1] + step_x * wing
        canvas.polygon([tip, left, right], ink)
