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
