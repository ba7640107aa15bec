"""How colours look to eyes that see fewer of them, and how far apart two of them are.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full severity, on linear RGB; distances
are CIE76 in Lab (about 2 is just noticed, 20 is plainly different).
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from typing import NamedTuple

import pygame

from game.ui.palette import Rgb, colour, names
from game.ui.pixels import CLEAR, name_of, pixels_of

Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: dict[str, Matrix] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
COLOURED = ("normal", "protan", "deutan", "tritan")


class Pair(NamedTuple):
    """Two colours and their distance to the eye that tells them apart worst."""

    first: str
    second: str
    sight: str
    distance: float


def seen(rgb: Rgb, sight: str) -> Rgb:
    """The colour as an eye of this sight sees it; KeyError for an unknown sight."""
    linear = [_linear(channel) for channel in rgb]
    mixed = (sum(factor * value for factor, value in zip(row, linear, strict=True)) for row in SIGHTS[sight])
    red, green, blue = (_gamma(value) for value in mixed)
    return red, green, blue


def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _gamma(value: float) -> int:
    held = min(1.0, max(0.0, value))
    share = held * 12.92 if held <= 0.0031308 else 1.055 * held ** (1 / 2.4) - 0.055
    return round(255 * share)


def lab(rgb: Rgb) -> tuple[float, float, float]:
    """The colour in CIE Lab under daylight."""
    red, green, blue = (_linear(channel) for channel in rgb)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (_cube_root(value) for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _cube_root(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116


def distance(first: Rgb, second: Rgb, sight: str = "normal") -> float:
    """How far apart two colours are to an eye of this sight."""
    one, other = (lab(seen(rgb, sight)) for rgb in (first, second))
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def worst(inks: tuple[str, ...], sights: tuple[str, ...] = COLOURED) -> Pair:
    """Of palette colours that must be told apart, the pair that is hardest to."""
    pairs = (
        Pair(first, second, sight, distance(colour(first), colour(second), sight))
        for first, second in combinations(inks, 2)
        for sight in sights
    )
    return min(pairs, key=lambda pair: pair.distance)


def between(first: pygame.Surface, second: pygame.Surface, sight: str) -> float:
    """How far apart two pictures of one size are to an eye of this sight: the mean over their pixels.

    Pixels clear in both don't count; clear in one counts as far as black from white.
    """
    pairs = [pair for pair in zip(pixels_of(first), pixels_of(second), strict=True) if pair != (CLEAR, CLEAR)]
    counted = Counter(pairs)
    total = sum(count * _between(one, other, sight) for (one, other), count in counted.items())
    return total / max(1, len(pairs))


@cache
def _between(one: int, other: int, sight: str) -> float:
    if CLEAR in (one, other):
        return 100.0
    return distance(colour(name_of(one)), colour(name_of(other)), sight)


def filtered_palette(sight: str) -> list[Rgb]:
    """Every palette colour, in order, as an eye of this sight sees it."""
    return [seen(colour(name), sight) for name in names()]
