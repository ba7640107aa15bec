"""What is said about a thing pointed at."""

from __future__ import annotations

from collections.abc import Hashable

from game.troyes_dice.view.sight import Sight
from game.ui.focus import Tip


def tip(sight: Sight, names: tuple[str, ...], spot: Hashable) -> Tip | None:
    """The tooltip of a spot."""
    return None
