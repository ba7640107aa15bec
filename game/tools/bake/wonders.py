"""The pictures of 7 Wonders, 52x42: ``seven_wonders/art`` one a name of a card, ``seven_wonders/leaders``.

Cards of one name that come in two ages share a picture: see `game.seven_wonders.view.pieces.picture_name`.
"""

from __future__ import annotations

from collections.abc import Callable

from game.tools.bake.atlas import Sheet
from game.tools.bake.pictures import walls

ROW = 540
"""Pixels of a row: ten windows."""


def _wall(name: str) -> Callable[[], Sheet]:
    def sheet() -> Sheet:
        gallery = walls.wall(name)
        return Sheet({card: gallery.paint(card).surface for card in sorted(gallery.painters)}, width=ROW)

    return sheet


SHEETS = {name: _wall(name) for name in ("seven_wonders/art", "seven_wonders/leaders")}
