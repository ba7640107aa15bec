"""What happens, in pictures: the animation of every event."""

from __future__ import annotations

from typing import Any

from game.cvlizations.events import OrderCarriedOut
from game.cvlizations.state import CvlizationsState
from game.ui.tabletop import Clip


def carried(event: Any) -> int | None:
    """The order that begins to be carried out with an event."""
    return event.order if isinstance(event, OrderCarriedOut) else None


def clip(event: Any, before: CvlizationsState, seat: int) -> Clip | None:
    """An event's animation as seen from a seat's place."""
    return None
