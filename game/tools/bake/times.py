"""Times of day and year by exchanging ramps: ten scenes become sixty."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.pixels import Box

Swaps = Mapping[str, tuple[str | None, int]]

TIMES: dict[str, Swaps] = {
    "day": {},
    "dawn": {"b": ("n", 1), "s": ("n", 0), "g": ("g", 0), "t": ("o", 1)},
    "dusk": {"b": ("m", 0), "s": ("v", 0), "g": ("t", -1), "y": ("o", 0), "p": ("n", 0)},
    "night": {
        "b": ("b", -2),
        "s": ("b", -1),
        "g": ("t", -2),
        "y": ("v", -1),
        "p": ("v", -1),
        "o": ("v", -2),
        "w": ("w", -1),
        "r": ("v", -1),
    },
    "autumn": {"g": ("o", 0), "t": ("y", -1)},
    "snow": {"g": ("s", 1), "t": ("s", 1), "y": ("s", 1), "o": ("s", 1), "w": ("k", 0)},
}
"""What suits most scenes."""

OWN: dict[tuple[str, str], Swaps] = {
    ("desert", "autumn"): {"y": ("o", 0), "o": ("r", 1)},
    ("sea", "autumn"): {"p": ("o", 0), "b": ("b", 0)},
    ("sea", "snow"): {"b": ("s", 1)},
    ("city", "dawn"): {"v": ("b", 1), "m": ("b", 1), "o": ("p", 1), "k": ("s", 1)},
    ("city", "autumn"): {"v": ("o", -1), "m": ("o", 0), "k": ("w", -1)},
    ("city", "night"): {"v": ("b", -1), "m": ("b", -1), "o": ("b", -2), "k": ("k", -1)},
    ("night", "dawn"): {"b": ("m", 0), "v": ("m", 1), "k": ("v", 0)},
    ("night", "dusk"): {"b": ("v", 0), "v": ("m", 0)},
    ("night", "night"): {"b": ("t", 0), "v": ("t", 0)},
    ("night", "autumn"): {"b": ("k", 0), "v": ("o", -1)},
    ("night", "snow"): {"v": ("s", 0), "y": ("s", 1)},
    ("interior", "autumn"): {"w": ("o", -1), "b": ("y", 0)},
    ("forest", "dawn"): {"g": ("g", 1)},
    ("workshop", "autumn"): {"s": ("w", 0), "k": ("o", -1), "t": ("y", -1)},
    ("battlefield", "dusk"): {"r": ("v", 0), "o": ("m", 0)},
    ("battlefield", "dawn"): {"r": ("m", 0), "o": ("n", 0)},
    ("battlefield", "autumn"): {"r": ("o", -1)},
}
"""What a scene needs instead."""

WATER: dict[str, Swaps] = {
    "dawn": {"b": ("t", 0)},
    "dusk": {"b": ("v", 0)},
    "night": {"b": ("b", -1)},
    "autumn": {"b": ("t", -1)},
    "snow": {"b": ("s", 0)},
}
"""The sea below its horizon."""


def swaps(kind: str, time: str, w: int, h: int) -> list[tuple[Swaps, Box]]:
    """Which ramps to exchange in which part of a scene of w x h; KeyError for an unknown time."""
    table = OWN.get((kind, time), TIMES[time])
    if kind != "sea" or time == "day":
        return [(table, (0, 0, w, h))]
    horizon = int(h * 0.58)
    return [(table, (0, 0, w, horizon)), (WATER[time], (0, horizon, w, h - horizon))]
