"""How likely the next throw is to cross out a die box of the sheet that lies there large."""

from __future__ import annotations

from collections.abc import Hashable

from game.troyes_dice import wheel
from game.troyes_dice.sheet import COLOURS, COLUMNS
from game.troyes_dice.view.places import die_box
from game.troyes_dice.view.sight import Sight, imprint
from game.ui.canvas import Canvas

_kept: list[tuple[Hashable, dict[tuple[int, int], int]]] = []


def found(sight: Sight) -> dict[tuple[int, int], int]:
    """Throws out of 1,296 by (colour, column)."""
    if sight.state.half < 0 or sight.state.over:
        return {}
    key = (imprint(sight.state), sight.seat)
    if not _kept or _kept[0][0] != key:
        _kept[:] = [(key, wheel.threats(sight.state, sight.seat))]
    return _kept[0][1]


def share(sight: Sight, colour: int, column: int) -> int:
    """Percent, at least 1 where there is any danger."""
    throws = found(sight).get((colour, column), 0)
    return max(1, round(100 * throws / len(wheel.ROLLS))) if throws else 0


DANGER = 6
"""Percent from which a die box is marked."""


def draw(canvas: Canvas, sight: Sight) -> None:
    """A little flame at every die box in some danger."""
    for colour in range(len(COLOURS)):
        for column in range(COLUMNS):
            if share(sight, colour, column) >= DANGER:
                box = die_box(colour, column)
                x, y = box.right + 2, box.bottom - 7
                canvas.down(x + 1, y, 6, "o2")
                canvas.down(x, y + 2, 3, "o3")
                canvas.down(x + 2, y + 2, 3, "o3")
                canvas.down(x + 1, y + 2, 3, "y4")
