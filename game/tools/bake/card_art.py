"""The pictures of all cards, from the ``art`` records in the games' component data.

A record is ``{"scene", "time", "seed"}`` with ``"motifs": [...]`` or ``"portrait": {skin, hair, robe,
trim, hat, beard, long}``. Sheets, each with one sprite a card, called by the card's id: see `WINDOWS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pygame

from game.tools.bake.art import art
from game.tools.bake.atlas import Sheet
from game.tools.bake.pictures import walls
from game.ui import palette

WINDOWS: dict[str, tuple[str, int, int]] = {
    "cvlizations/ideas": ("cvlizations/ideas", 52, 38),
    "cvlizations/orders": ("cvlizations/orders", 52, 30),
}
"""Component file and size of the window, by sheet."""

NARROW = 60
"""A window this narrow has room for two motifs at most."""

ROOMY = 64
"""A window this high has room for a doubled motif."""


class Picture(NamedTuple):
    """What one card shows."""

    card: str
    scene: str
    time: str
    motifs: tuple[str, ...]
    seed: int


@cache
def pictures(file: str) -> tuple[Picture, ...]:
    """The picture of every card in a file of the component data, in its order."""
    document = msgspec.json.decode((palette.ASSETS / "data" / f"{file}.json").read_bytes())
    return tuple(_picture(card) for card in _cards(document))


def _cards(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        if "art" in part and "id" in part:
            yield part
        for inner in part.values():
            yield from _cards(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _cards(inner)


def _picture(card: dict[str, Any]) -> Picture:
    record = card["art"]
    motifs = tuple(record.get("motifs", ()))
    if "portrait" in record:
        motifs = (f"portrait:{portrait_key(record['portrait'])}", *motifs)
    return Picture(str(card["id"]), record["scene"], record["time"], motifs, record["seed"])


def portrait_key(look: dict[str, Any]) -> str:
    """The key of ``portraits`` for a record; its skin is "n3" or ["n", 3]."""
    skin = "".join(str(part) for part in look["skin"])
    parts = [skin, look["hair"], look["robe"], look["trim"], look["hat"], str(look["beard"])]
    return "-".join(parts + (["long"] if look.get("long") else []))


def paint(picture: Picture, w: int, h: int) -> pygame.Surface:
    """The illustration in a window of w x h."""
    motifs = picture.motifs[:2] if w < NARROW else picture.motifs
    double = h >= ROOMY and 64 * len(motifs) <= w
    return art(picture.scene, motifs, w, h, picture.seed, picture.time, double)


def _hung(sheet: str, picture: Picture, w: int, h: int) -> pygame.Surface:
    drawn = walls.picture(sheet, picture.card)
    return drawn.surface if drawn else paint(picture, w, h)


def _sheet(name: str, file: str, w: int, h: int) -> Callable[[], Sheet]:
    def sheet() -> Sheet:
        width = max(1, 540 // (w + 2)) * (w + 2)
        return Sheet({picture.card: _hung(name, picture, w, h) for picture in pictures(file)}, width=width)

    return sheet


SHEETS = {name: _sheet(name, *window) for name, window in WINDOWS.items()}
