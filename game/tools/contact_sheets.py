"""All pictures on one sheet a game, twice as large: ``pictures-<game>.png``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import blank

SHEETS: dict[str, tuple[str, ...]] = {
    "trekking": ("boxes", "trekking/art", "trekking/ancestor"),
    "seven_wonders": ("boxes", "seven_wonders/art", "seven_wonders/leaders", "seven_wonders/wonders"),
    "cvlizations": ("boxes", "cvlizations/ideas", "cvlizations/orders", "cvlizations/camps"),
    "my_city": ("boxes", "my_city/chapters", "my_city/envelopes", "my_city/boards", "my_city/pieces"),
    "troyes_dice": ("boxes", "troyes_dice/wheel"),
}
"""The sheets of sprites that hold a game's pictures: its box, its cards, what is built, what they lie in."""
BUILDINGS = ("_open", "_built", "_lost")
"""How the names of buildings in the districts of Troyes end."""
TINY = ("_6", "_12")
"""How the names end of what is drawn once more for small boards of My City."""

WIDE = 600
GAP = 4
GROUND = "k1"


def pictures(game: str) -> list[pygame.Surface]:
    """Every picture of a game, in the order of its sheets; KeyError for an unknown game."""
    found: list[pygame.Surface] = []
    for sheet in SHEETS[game]:
        shown = [sprites.sprite(name) for name in sprites.names(sheet) if _shown(sheet, name, game)]
        found += sorted(shown, key=lambda picture: -picture.get_height())
    return found


def _shown(sheet: str, name: str, game: str) -> bool:
    if sheet == "boxes":
        return name == f"boxes/{game}"
    if sheet.startswith("my_city/") and name.endswith(TINY):
        return False
    return sheet != "troyes_dice/wheel" or name.endswith(BUILDINGS)


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
    canvas = Canvas(blank((WIDE, y + row + GAP), GROUND))
    for picture, left, top in spots:
        canvas.blit(picture, left, top)
    return canvas.surface


def write(out: Path) -> Iterator[Path]:
    """Write the sheet of every game; yields each file."""
    out.mkdir(parents=True, exist_ok=True)
    for game in SHEETS:
        path = out / f"pictures-{game}.png"
        pygame.image.save(pygame.transform.scale_by(contact_sheet(game), 2), path)
        yield path
