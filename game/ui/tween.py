"""The shapes of movements, and how the speed setting scales them. Times are seconds at normal speed."""

from __future__ import annotations

import math

SPEEDS = {"slow": 0.5, "normal": 1.0, "fast": 2.5, "instant": math.inf}
REDUCED = 0.12
"""Seconds a movement takes when motion is reduced: it jumps in one step."""


def out_cubic(t: float) -> float:
    """For arrivals."""
    return 1 - (1 - t) ** 3


def in_quad(t: float) -> float:
    """For falls."""
    return t * t


def in_out_sine(t: float) -> float:
    """For machines."""
    return (1 - math.cos(math.pi * t)) / 2


def part(share: float, start: float, end: float) -> float:
    """How far a stretch from *start* to *end* of a movement has come, 0 to 1."""
    return min(1.0, max(0.0, (share - start) / (end - start)))


def between(start: tuple[int, int], end: tuple[int, int], share: float, arc: int = 0) -> tuple[int, int]:
    """A whole-pixel place on the way to an arrival, *arc* px higher in the middle."""
    share = min(1.0, max(0.0, share))
    gone = out_cubic(share)
    x = start[0] + (end[0] - start[0]) * gone
    y = start[1] + (end[1] - start[1]) * gone - 4 * arc * share * (1 - share)
    return math.floor(x), math.floor(y)
