"""Every sheet of the product: its name and what paints it.

The module that paints a sheet says in its docstring which sprites are on it. At run time
``game.ui.sprites`` hands them out: ``sprite("icons/coin")``. Sources are the text grids and strokes under
``assets/sprites`` and the painters here; ``python main.py bake [SHEET ...]`` writes the PNG and JSON
files, which are committed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from game.tools.bake import (
    app_icon,
    atlas,
    camps,
    cast,
    city,
    cvlizations,
    dial,
    dice,
    effects,
    floors,
    frames,
    gaming_tables,
    houses,
    icons,
    lands,
    lettering,
    option_pictures,
    shelf,
    tables,
    title,
    trekking,
    wonders,
)
from game.ui import palette

FOLDER = palette.ASSETS / "sprites"

SHEETS: dict[str, Callable[[], atlas.Sheet]] = {
    "app": app_icon.sheet,
    "icons": icons.icons,
    "pips": icons.pips,
    "seats": icons.seats,
    "tokens": icons.tokens,
    "cursors": icons.cursors,
    "frames": frames.frames,
    **city.SHEETS,
    **tables.SHEETS,
    **cvlizations.SHEETS,
    **wonders.SHEETS,
    **camps.SHEETS,
    **cast.SHEETS,
    **floors.SHEETS,
    **gaming_tables.SHEETS,
    **option_pictures.SHEETS,
    **lands.SHEETS,
    "dice": dice.dice,
    "effects": effects.effects,
    "motifs": effects.motifs,
    "trekking/dial": dial.sheet,
    **trekking.SHEETS,
    "troyes_dice/wheel": houses.sheet,
    "backdrops/title": title.title,
    "backdrops/shelf": shelf.shelf,
    "title": title.flames,
    "boxes": shelf.boxes,
    **lettering.SHEETS,
}


def bake(names: Iterable[str] = (), folder: Path = FOLDER) -> list[str]:
    """Paint and write the sheets called *names* (none: all) and return their names; KeyError if unknown."""
    chosen = list(names) or list(SHEETS)
    painters = [SHEETS[name] for name in chosen]
    for name, painter in zip(chosen, painters, strict=True):
        atlas.write(name, atlas.pack(painter()), folder)
    if "app" in chosen:
        app_icon.write(folder.parent)
    return chosen
