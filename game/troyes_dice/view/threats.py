"""How likely the next throw is to cross out a die box of the sheet that lies there large."""

from __future__ import annotations

from collections.abc import Hashable

from game.tabletop.memo import Memo
from game.troyes_dice import wheel
from game.troyes_dice.sheet import FORTRESS, ROW_MASKS
from game.troyes_dice.view.places import die_box
from game.troyes_dice.view.sight import Sight
from game.ui.canvas import Canvas

_known: Memo[Hashable, dict[tuple[int, int], int]] = Memo(10)


def found(sight: Sight) -> dict[tuple[int, int], int]:
    """Throws out of 1,296 by (colour, column)."""
    state, sheet = sight.state, sight.sheet
    if state.half < 0 or state.over:
        return {}
    laid = (state.half, state.destroyed, tuple(state.fronts), tuple(state.feasts), state.numbers)
    key = (laid, sheet.crossed, sheet.built & ROW_MASKS[FORTRESS])
    return _known.get(key, lambda: wheel.threats(state, sight.seat))


def share(sight: Sight, colour: int, column: int) -> int:
    """Percent, at least 1 where there is any danger."""
    return percent(found(sight).get((colour, column), 0))


def percent(throws: int) -> int:
    """Throws as percent, at least 1 if there are any."""
    return max(1, round(100 * throws / len(wheel.ROLLS))) if throws else 0


DANGER = 6
"""Percent from which a die box is marked."""


def draw(canvas: Canvas, sight: Sight) -> None:
    """A little flame at every die box of the own sheet that is in some danger."""
    if not sight.own:
        return
    for (colour, column), throws in found(sight).items():
        if percent(throws) >= DANGER:
            box = die_box(colour, column)
            x, y = box.right + 2, box.bottom - 7
            canvas.down(x + 1, y, 6, "o2")
            canvas.down(x, y + 2, 3, "o3")
            canvas.down(x + 2, y + 2, 3, "o3")
            canvas.down(x + 1, y + 2, 3, "y4")
