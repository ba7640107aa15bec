"""All pictures of cards on one sheet a game, twice as large: ``pictures-<game>.png``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.ui import palette
from game.ui.pixels import blank, load

FOLDER = palette.ASSETS / "sprites"
SHEETS: dict[str, tuple[str, ...]] = {
    "trekking": ("trekking/art", "trekking/ancestor"),
    "seven_wonders": ("seven_wonders/art", "seven_wonders/leaders", "seven_wonders/wonders"),
    "cvlizations": ("cvlizations/ideas", "cvlizations/orders"),
    "my_city": ("my_city/chapters",),
}
"""The sheets of sprites that hold a game's pictures of cards."""

WIDE = 600
GAP = 4
GROUND = "k1"


def pictures(game: str) -> list[pygame.Surface]:
    """Every picture of a game's cards, in the order of its sheets; KeyError if it has none."""
    found: list[pygame.Surface] = []
    for sheet in SHEETS[game]:
        places = json.loads((FOLDER / f"{sheet}.json").read_text("utf-8"))["sprites"]
        art = load(FOLDER / f"{sheet}.png")
        found += [art.subsurface(place) for place in places.values()]
    return found


def contact_sheet(game: str) -> pygame.Surface:
    """The pictures in rows from left to right, at their own size."""
    spots: list[tuple[pygame.Surface, int, int]] = []
    x = y = GAP
    row = 0
    for picture in pictures(game):
        w, h = picture.get_size()
        if x + w + GAP > WIDE or h != row > 0:
            x, y, row = GAP, y + row + GAP, 0
        spots.append((picture, x, y))
        x, row = x + w + GAP, max(row, h)
    sheet = blank((WIDE, y + row + GAP), GROUND)
    for picture, left, top in spots:
        sheet.blit(picture, (left, top))
    return sheet


def write(out: Path) -> Iterator[Path]:
    """Write the sheet of every game; yields each file."""
    out.mkdir(parents=True, exist_ok=True)
    for game in SHEETS:
        path = out / f"pictures-{game}.png"
        pygame.image.save(pygame.transform.scale_by(contact_sheet(game), 2), path)
        yield path
