"""The pictures of Trekking Through History.

Sheets ``trekking/art`` (52x34) and ``trekking/art_large`` (106x72): one sprite a card, called by its number.
Sheet ``trekking/ancestor``: the ancestors' picture as ``small`` 52x34, ``pile`` 40x34 and ``large`` 106x72.
"""

from __future__ import annotations

from collections.abc import Callable

from game.tools.bake.atlas import Sheet
from game.tools.bake.pictures import walls
from game.tools.bake.pictures.drawing import Drawing

SMALL, PILE, LARGE = (52, 34), (40, 34), (106, 72)
CARDS = 108
GALLERY = "trekking"


def small(card: str) -> Drawing:
    """The picture on a card: the master without its outermost rows and last column."""
    return walls.wall(GALLERY).paint(card).crop(0, 1, *SMALL)


def large(card: str) -> Drawing:
    """The picture beside the open card: twice the master."""
    return walls.wall(GALLERY).paint(card, 2)


def ancestor() -> Sheet:
    """The tale by the fire, in the windows of all sizes."""
    pile = small("ancestor").crop(0, 0, *PILE)
    views = {"small": small("ancestor"), "pile": pile, "large": large("ancestor")}
    return Sheet({name: view.surface for name, view in views.items()}, width=220)


def _sheet(paint: Callable[[str], Drawing], width: int) -> Callable[[], Sheet]:
    def sheet() -> Sheet:
        names = [str(number) for number in range(1, CARDS + 1)]
        return Sheet({name: paint(name).surface for name in names}, width=width)

    return sheet


SHEETS = {
    "trekking/art": _sheet(small, 540),
    "trekking/art_large": _sheet(large, 540),
    "trekking/ancestor": ancestor,
}
