"""The pictures of 7 Wonders: ``seven_wonders/`` ``art``, ``leaders``, ``wonders`` and ``wonders_small``.

Cards, 52x42, are called by the name they bear: see `game.seven_wonders.view.pieces.picture_name`. Boards,
400x65, are called ``<board>_<stages built>``: side A lies in daylight, side B in moonlight. The small
monuments, 98x40, are cut from finished boards for the rule book. The sheets ``vistas/<city>`` hold the same
boards as backdrops of a victory, 640x192, painted again three times as large.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pygame

from game.tools.bake.atlas import Sheet
from game.tools.bake.pictures import boards, walls
from game.tools.bake.pictures.drawing import Drawing
from game.ui import palette

DATA = palette.ASSETS / "data" / "seven_wonders" / "wonders.json"
ROW = 540
"""Pixels of a row of cards: ten windows."""


def _wall(name: str) -> Callable[[], Sheet]:
    def sheet() -> Sheet:
        gallery = walls.wall(name)
        return Sheet({card: gallery.paint(card).surface for card in sorted(gallery.painters)}, width=ROW)

    return sheet


def panoramas() -> Sheet:
    """Every board with every number of stages built."""
    return Sheet(_boards(), width=boards.SIZE[0])


def monuments() -> Sheet:
    """The finished monument of every board."""
    finished: dict[str, pygame.Surface] = {}
    for name, picture in _boards().items():
        finished[name.rpartition("_")[0]] = boards.monument(Drawing.of(picture)).surface
    return Sheet(finished, width=ROW)


def _boards() -> dict[str, pygame.Surface]:
    found: dict[str, pygame.Surface] = {}
    for name, (city, step, night) in _looks().items():
        found[name] = boards.panorama(walls.BOARDS[city], step, night).surface
    return found


def _looks() -> dict[str, tuple[str, float, bool]]:
    """Every look of a board by its name: the city, the step, and whether it is night."""
    return {
        f"{wonder['id']}_{built}": (wonder["wonder"], step, wonder["side"] == "B")
        for wonder in msgspec.json.decode(DATA.read_bytes())["wonders"]
        for built, step in enumerate(boards.STEPS[len(wonder["stages"])])
    }


def _vistas(city: str) -> Callable[[], Sheet]:
    def sheet() -> Sheet:
        found: dict[str, pygame.Surface] = {
            name: boards.vista(walls.BOARDS[city], step, night).surface
            for name, (own, step, night) in _looks().items()
            if own == city
        }
        return Sheet(found, width=boards.VISTA[2])

    return sheet


SHEETS = {
    **{name: _wall(name) for name in ("seven_wonders/art", "seven_wonders/leaders")},
    "seven_wonders/wonders": panoramas,
    "seven_wonders/wonders_small": monuments,
    **{f"seven_wonders/vistas/{city}": _vistas(city) for city in walls.BOARDS},
}
