"""How an achievement looks: a medal on its ribbon, the velvet it hangs on, the brass plate beside it."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import Any

import pygame

from game.core.record import Medal
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import blank

RADIUS = 17
RIBBON = 12
"""How much of the ribbon is seen above the disc."""
SIZE = (2 * RADIUS + 5, RIBBON + 2 * RADIUS + 5)
RIMS = ("o", "s", "y")
"""The metals of the grades: bronze, silver, gold."""
GRADES = ("bronze", "silver", "gold")
DARK = "k"
PEARLS = 24


def rim_of(steps: int, grade: int) -> int | None:
    """Which metal a medal of so many steps has at a grade: the last step is gold; None: none yet."""
    return None if grade == 0 else len(RIMS) - steps + grade - 1


@lru_cache(maxsize=256)
def picture(motif: str, ramp: str, rim: int | None) -> pygame.Surface:
    """A medal with this sprite on a ribbon of this colour; dark and a silhouette if *rim* is None."""
    canvas = Canvas(blank(SIZE))
    middle = SIZE[0] // 2
    _ribbon(canvas, middle, ramp if rim is not None else None)
    centre = (middle, RIBBON + RADIUS + 1)
    metal = DARK if rim is None else RIMS[rim]
    _disc(canvas, centre, metal, ramp if rim is not None else None)
    name = motif if rim is not None else None
    stamp = sprites.sprite(motif) if name else sprites.silhouette(motif, "k3")
    wide, high = stamp.get_size()
    canvas.blit(stamp, centre[0] - wide // 2, centre[1] - high // 2)
    return canvas.surface


def of(medal: Medal[Any], ramp: str, grade: int) -> pygame.Surface:
    """How a medal looks at a grade."""
    return picture(medal.picture, ramp, rim_of(len(medal.steps), grade))


def _ribbon(canvas: Canvas, middle: int, ramp: str | None) -> None:
    low = f"{ramp}2" if ramp else "k1"
    end = RIBBON + 4
    canvas.polygon([(middle - 11, 0), (middle + 11, 0), (middle + 6, end), (middle - 6, end)], "k0")
    canvas.polygon([(middle - 10, 0), (middle + 10, 0), (middle + 5, end), (middle - 5, end)], low)
    if ramp:
        canvas.polygon([(middle - 10, 0), (middle - 5, 0), (middle - 2, end), (middle - 5, end)], f"{ramp}3")
        canvas.polygon([(middle - 2, 0), (middle + 2, 0), (middle + 1, end), (middle - 1, end)], "p5")


def _disc(canvas: Canvas, centre: tuple[int, int], metal: str, ramp: str | None) -> None:
    dark, (x, y) = ramp is None, centre
    body = 1 if dark else 3
    canvas.circle(centre, RADIUS + 1, "k0")
    canvas.circle(centre, RADIUS, f"{metal}{body}")
    box = (x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS)
    canvas.arc(box, 0.8, 3.9, f"{metal}{2 if dark else 5}", 1)
    canvas.arc(box, 3.9, 7.1, f"{metal}{0 if dark else 1}", 1)
    for pearl in range(PEARLS):
        angle = pearl * math.tau / PEARLS
        at = round(x + math.cos(angle) * (RADIUS - 2.5)), round(y + math.sin(angle) * (RADIUS - 2.5))
        canvas.pixel(*at, f"{metal}{2 if dark else 5}")
    canvas.circle(centre, RADIUS - 4, "k0")
    canvas.circle(centre, RADIUS - 5, "k1" if ramp is None else f"{ramp}1")
    if metal == RIMS[-1]:
        for dx, dy in ((-11, -10), (-10, -11), (-9, -12)):
            canvas.pixel(x + dx, y + dy, "p5")


@lru_cache(maxsize=32)
def velvet(ramp: str, size: tuple[int, int], lined: bool = True) -> pygame.Surface:
    """Cloth of a game's colour; *lined*: in the shade of the shelf above."""
    w, h = size
    canvas = Canvas(blank(size))
    canvas.fill(f"{ramp}1", (0, 0, w, h))
    nap = random.Random(f"{ramp} {w} {h}")
    for _ in range(w * h // 28):
        canvas.pixel(nap.randrange(w), nap.randrange(h), f"{ramp}{nap.choice((0, 1, 2))}")
    if lined:
        canvas.shade((0, 0, w, 5), -1)
        canvas.shade((0, 0, 4, h), -1)
    return canvas.surface


def plate(canvas: Canvas, box: tuple[int, int, int, int]) -> None:
    """A brass plate, empty."""
    x, y, w, h = box
    canvas.rounded(box, "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), "y2", 1)
    canvas.bevel((x + 1, y + 1, w - 2, h - 2), "y4", "y1")


def coin(canvas: Canvas, x: int, y: int, metal: str) -> None:
    """A small disc of a metal, its middle at (x, y)."""
    canvas.circle((x, y), 6, "k0")
    canvas.circle((x, y), 5, f"{metal}3")
    canvas.pixel(x - 2, y - 3, f"{metal}5")
    canvas.pixel(x - 3, y - 2, f"{metal}5")
    canvas.pixel(x - 3, y - 3, f"{metal}5")
