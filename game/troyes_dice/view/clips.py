"""What happens, in pictures: the animation of every event."""

from __future__ import annotations

from typing import Any

from game.troyes_dice.state import TroyesState
from game.ui.tabletop import Clip


def clip(event: Any, before: TroyesState, seat: int) -> Clip | None:
    """An event's animation as seen from a seat's place."""
    return None
