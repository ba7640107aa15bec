"""What happens, in pictures: the animation of every event."""

from __future__ import annotations

from typing import Any

from game.seven_wonders.state import SevenWondersState
from game.ui.tabletop import Clip


def clip(event: Any, before: SevenWondersState, seat: int) -> Clip | None:
    """An event's animation as seen from a seat's place."""
    return None
