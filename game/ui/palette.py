"""The 78 colours of the product and their roles (art bible, section 2)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

ASSETS = Path(__file__).resolve().parents[2] / "assets"

Rgb = tuple[int, int, int]


@cache
def _document() -> dict[str, Any]:
    return dict(json.loads((ASSETS / "palette.json").read_text("utf-8")))


@cache
def colour(name: str) -> Rgb:
    """The colour called *name*, a ramp letter and a shade 0 (dark) to 5 (light); KeyError if unknown."""
    text = _document()["colours"][name].lstrip("#")
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


@cache
def names() -> tuple[str, ...]:
    """Every colour name, in palette order."""
    return tuple(_document()["colours"])


def shaded(name: str, steps: int) -> str:
    """The colour *steps* shades lighter (or darker) on its own ramp; below shade 0 lies ink k0."""
    shade = int(name[1]) + steps
    return "k0" if shade < 0 else name[0] + str(min(5, shade))


def contrast(one: str, other: str) -> float:
    """How much lighter one of two colours is than the other, from 1 to 21 (as WCAG 2 counts)."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@cache
def _luminance(name: str) -> float:
    parts = (part / 255 for part in colour(name))
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def roles(group: str) -> dict[str, Any]:
    """Named colour roles of one game, or of ``ui``."""
    return dict(_document()["roles"][group])


def seats() -> int:
    """How many seats have colours and an emblem of their own."""
    return len(_document()["players"])


@cache
def player(seat: int) -> dict[str, str]:
    """Colours and emblem of a seat counted from 0: keys main, light, dark, emblem, emblem_colour."""
    return dict(_document()["players"][seat % seats()])


def title_bar(seat: int) -> str:
    """The colour of a seat's title bars: dark enough for light letters (art bible, section 2)."""
    found = player(seat)
    ramp = found["main"][0]
    return found.get("title", "k1" if ramp == "k" else f"{ramp}2")
