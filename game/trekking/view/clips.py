"""What happens, in pictures: the animation of every event."""

from __future__ import annotations

from game.core.rules import Event
from game.trekking.state import TrekkingState
from game.ui.tabletop import Clip


def clip(event: Event, before: TrekkingState, seat: int) -> Clip | None:
    """An event's animation as seen from a seat's place."""
    return None
