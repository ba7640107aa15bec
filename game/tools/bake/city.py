"""My City's sheets.

- ``my_city/boards``: ``eternal`` and ``legacy`` 242x242 with everything on it, ``bare`` without trees, rocks,
  wells, veins and squares, ``<board>_6`` and ``<board>_12`` in small.
- ``my_city/pieces``: what stands on one cell, 22x22, to lay over the bare board: trees tree rocks well vein
  square meadow track, buildings that stickers bring, ``entrance_<colour>``, and ``<piece>_6``;
  ``sticker_<piece>_6`` and ``_12``: a whole cell of a small board.
- ``my_city/roofs``: ``<shape>_<turn>_<kind>``: a building after so many quarter turns clockwise; take it
  modulo the number of different ones (`roofs.turns`).
- ``my_city/minis``: ``<shape>_<turn>_<kind>_6`` and ``_12``, ``<shape>_<kind>_5`` and ``_13`` (not turned).
- ``my_city/cards``: card faces 56x78 without text (``<kind>``, ``obstacle``), ``back``; ``obstacle_small``
  22x28, ``back_small`` 32x46.
- ``my_city/envelopes``: ``envelope_<chapter>_small``, ``seal_<chapter>``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pygame

from game.tools.bake import city_boards, city_mail, city_pieces, city_stickers, miniature, roofs, terrain
from game.tools.bake.atlas import Sheet
from game.tools.bake.pictures import walls

COLOURED = ("residential", "public", "industrial")
OWN_CHURCHES: dict[str, tuple[roofs.Cell, ...]] = {
    "V5": ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2)),
    "S4": ((0, 1), (0, 2), (1, 0), (1, 1)),
    "I2": ((0, 0), (0, 1)),
}
"""The churches that a city earns in the campaign, by rank."""


@cache
def shapes(church: bool = False) -> dict[str, tuple[roofs.Cell, ...]]:
    """The cells of every shape that houses, or else churches, have."""
    document = city_boards.read("buildings")
    used = {one["shape"]: None for one in document["buildings"] if (one["colour"] == "church") == church}
    found = {name: tuple((row, column) for row, column in document["shapes"][name]["cells"]) for name in used}
    return found | OWN_CHURCHES if church else found


def buildings() -> Iterator[tuple[str, tuple[roofs.Cell, ...], str, int]]:
    """Every building: shape, cells, kind and a seed."""
    for number, kind in enumerate(COLOURED):
        for place, (shape, cells) in enumerate(shapes().items()):
            yield shape, cells, kind, place + number
    for place, (shape, cells) in enumerate(shapes(church=True).items()):
        yield shape, cells, "church", place


def boards() -> Sheet:
    """Both boards in full, bare and small."""
    rows, river = city_boards.board("eternal")
    sprites: dict[str, pygame.Surface] = {"bare": terrain.board(rows, river, pieces=False)}
    for name in city_boards.NAMES:
        rows, river = city_boards.board(name)
        sprites[name] = terrain.board(rows, river)
        sprites[f"{name}_12"] = miniature.small(rows, river)
        sprites[f"{name}_6"] = miniature.tiny(rows, river)
    return Sheet(sprites, width=2 * 242 + 2)


def roof_sheet() -> Sheet:
    """Every building in every different position."""
    sprites = {}
    for shape, cells, kind, seed in buildings():
        for turn in range(roofs.turns(cells)):
            sprites[f"{shape}_{turn}_{kind}"] = roofs.roof(roofs.turned(cells, turn), kind, seed)
    return Sheet(sprites, width=512)


def minis() -> Sheet:
    """The same as flat pictures."""
    sprites = {}
    for shape, cells, kind, _ in buildings():
        for unit in (5, 13):
            sprites[f"{shape}_{kind}_{unit}"] = roofs.pictogram(cells, kind, unit)
        for turn in range(roofs.turns(cells)):
            for unit in (6, 12):
                sprites[f"{shape}_{turn}_{kind}_{unit}"] = roofs.pictogram(
                    roofs.turned(cells, turn), kind, unit
                )
    return Sheet(sprites, width=360)


def pieces() -> Sheet:
    """What stands on single cells."""
    return Sheet(city_pieces.pieces() | city_stickers.stickers(), width=160)


def envelopes() -> Sheet:
    """What the chapters of the campaign come in."""
    return Sheet(city_stickers.envelopes(), width=516)


def chapters() -> Sheet:
    """What each chapter of the campaign brings, by its number."""
    gallery = walls.wall("my_city/chapters")
    return Sheet({chapter: gallery.paint(chapter).surface for chapter in gallery.painters}, width=268)


def cards() -> Sheet:
    """Card faces and backs."""
    return Sheet(city_pieces.cards(), width=256)


SHEETS = {
    "my_city/boards": boards,
    "my_city/roofs": roof_sheet,
    "my_city/minis": minis,
    "my_city/pieces": pieces,
    "my_city/cards": cards,
    "my_city/envelopes": envelopes,
    "my_city/chapters": chapters,
    **city_mail.SHEETS,
}
