"""What the seats of a table are called on screen."""

from __future__ import annotations

from game.scenes.sitting import Sitting
from game.ui.locale import text


def shown_name(sitting: Sitting, seat: int) -> str:
    """A player's name in the present language; two AIs of one level are numbered.

    A party without a seat, counted from the last seat, is called as the options tell.
    """
    if seat not in sitting.seats:
        return text(f"{sitting.game}.{sitting.table.options.party(seat - len(sitting.seats))}")
    name = sitting.name(seat)
    if not name.startswith("@"):
        return name or text("scenes.table.seat", n=seat + 1)
    same = [other for other in sitting.seats if sitting.name(other) == name]
    shown = text(name[1:])
    return shown if len(same) == 1 else f"{shown} {same.index(seat) + 1}"
