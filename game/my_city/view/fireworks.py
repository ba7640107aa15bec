"""Fireworks over a night sky, a function of the moment alone."""

from __future__ import annotations

import math
import random
from functools import cache, lru_cache
from typing import NamedTuple

import pygame

from game.ui.canvas import Canvas
from game.ui.light import BAYER
from game.ui.pixels import SIZE, from_pixels, index

EVERY = 0.6
"""Seconds between two bursts."""
LIFE = 2.1
CLIMB = 0.6
FLASH = 0.12
"""For how long a burst glows, a rocket climbs, and a burst begins with a flash, in seconds."""
SPARKS, TRAIL = 56, 3
"""The sparks of a burst, and the steps of the trail behind each."""
FALL = 26.0
"""How fast sparks fall, in pixels a second squared."""
ACROSS = (24, 300)
"""Where rockets burst, from the left: where the winner's city is to rise."""
RAMPS = "yrbvgto"
SKY = ("b0", "b1", "v1", "v2")
"""The sky from the top down to the roofs."""


class Burst(NamedTuple):
    """A rocket: when it bursts, where, the ramps of its outer and inner sparks, how far they fly."""

    time: float
    x: int
    y: int
    ramp: str
    core: str
    reach: float


@lru_cache(maxsize=64)
def burst(number: int) -> Burst:
    """The burst of this number, from 0."""
    chance = random.Random(f"burst:{number}")
    x, y = chance.randrange(*ACROSS), chance.randrange(76, 190)
    outer, inner = chance.sample(RAMPS, 2)
    return Burst(CLIMB + number * EVERY, x, y, outer, inner, chance.uniform(52, 88))


@cache
def _directions() -> tuple[tuple[float, float, float], ...]:
    chance = random.Random("sparks")
    turns = [math.tau * number / SPARKS + chance.uniform(-0.08, 0.08) for number in range(SPARKS)]
    return tuple((math.cos(turn), math.sin(turn), chance.uniform(0.75, 1.0)) for turn in turns)


def bursts_between(before: float, now: float) -> int:
    """How many rockets burst between two moments."""
    return sum(before < burst(number).time <= now for number in range(_last(now) + 1))


def _last(now: float) -> int:
    return max(0, int(now / EVERY))


def draw(canvas: Canvas, now: float) -> None:
    """All rockets that climb or glow at this moment."""
    for number in range(max(0, _last(now) - 5), _last(now) + 1):
        rocket = burst(number)
        age = now - rocket.time
        if -CLIMB < age < 0:
            share = 1 + age / CLIMB
            y = int(300 - (300 - rocket.y) * (1 - (1 - share) ** 2))
            canvas.fill("y5", (rocket.x, y, 2, 3))
            canvas.fill("y3", (rocket.x, y + 4, 1, 6))
        elif 0 <= age < LIFE:
            _sparks(canvas, rocket, age)


def _sparks(canvas: Canvas, rocket: Burst, age: float) -> None:
    """A flash, then two rings of sparks in two ramps, each spark with a trail that darkens behind it."""
    if age < FLASH:
        canvas.circle((rocket.x, rocket.y), 4 + int(40 * age), "p5")
    share = age / LIFE
    glow = 5 - int(5 * share)
    for number, (right, down, far) in enumerate(_directions()):
        if share > 0.55 and (number + int(age * 14)) % 3 == 0:
            continue
        ramp, ring = (rocket.ramp, far) if number % 2 else (rocket.core, 0.55 * far)
        for step in range(TRAIL, -1, -1):
            moment = max(0.0, age - step * 0.045)
            out = ring * rocket.reach * (1 - (1 - min(1.0, moment / (LIFE * 0.6))) ** 3)
            x = int(rocket.x + right * out)
            y = int(rocket.y + down * out + FALL * moment * moment / 2)
            shade = max(0 if step else 1, glow - step)
            size = 1 if step > 1 or share > 0.75 else 2
            canvas.fill(f"{ramp}{shade}", (x, y, size, size))


@cache
def night() -> pygame.Surface:
    """A night sky with stars over the roofs of a city."""
    w, h = SIZE
    rows = []
    for y in range(h):
        level = min(len(SKY) - 1.001, y / h * len(SKY) * 1.05)
        lower, share = int(level), level - int(level)
        cells = [
            index(SKY[min(len(SKY) - 1, lower + (share > BAYER[4 * (x % 4) + y % 4] / 16 + 1 / 32))])
            for x in range(4)
        ]
        rows.append(bytes(cells) * (w // 4))
    canvas = Canvas(from_pixels(SIZE, b"".join(rows)))
    chance = random.Random("stars")
    for _ in range(110):
        canvas.pixel(chance.randrange(w), chance.randrange(20, 210), chance.choice(("b4", "p5", "b3", "p3")))
    _roofs(canvas, random.Random("far"), "b0", 60, 26, False)
    _roofs(canvas, random.Random("near"), "k0", 34, 34, True)
    return canvas.surface


def _roofs(canvas: Canvas, chance: random.Random, ink: str, low: int, spread: int, lit: bool) -> None:
    """Silhouettes of houses and towers along the bottom, with windows if *lit*."""
    x, ground = -6, SIZE[1]
    while x < SIZE[0]:
        wide = chance.randrange(16, 40)
        top = ground - 24 - low - chance.randrange(spread)
        canvas.fill(ink, (x, top, wide, ground - top))
        kind = chance.randrange(4)
        if kind < 2:
            canvas.polygon([(x - 2, top), (x + wide // 2, top - wide // 2), (x + wide + 1, top)], ink)
        elif kind == 2:
            canvas.fill(ink, (x + wide // 3, top - 14, wide // 3, 14))
            canvas.polygon(
                [(x + wide // 3 - 2, top - 14), (x + wide // 2, top - 30), (x + 2 * wide // 3 + 1, top - 14)],
                ink,
            )
        else:
            canvas.fill(ink, (x + wide - 8, top - 10, 4, 10))
        if lit:
            for wy in range(top + 5, ground - 28, 8):
                for wx in range(x + 4, x + wide - 5, 7):
                    if chance.random() < 0.4:
                        canvas.fill(chance.choice(("y3", "y4", "o3")), (wx, wy, 3, 4))
        x += wide + chance.randrange(-2, 4)
