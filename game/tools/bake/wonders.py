"""The pictures of 7 Wonders: ``seven_wonders/art`` holds one a name of a card.

Cards of one name that come in two ages share a picture: see `game.seven_wonders.view.pieces.picture_name`.
"""

from __future__ import annotations

from game.tools.bake.atlas import Sheet
from game.tools.bake.pictures import walls

ROW = 540
"""Pixels of a row: ten windows."""


def cards() -> Sheet:
    """All cards, 52x42."""
    gallery = walls.wall("seven_wonders/art")
    return Sheet({card: gallery.paint(card).surface for card in sorted(gallery.painters)}, width=ROW)


SHEETS = {"seven_wonders/art": cards}
