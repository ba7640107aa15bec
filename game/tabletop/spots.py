"""The ids of spots that come in numbers: ``(kind, number)`` or ``(kind, number, ...)``."""

from __future__ import annotations

from collections.abc import Hashable


def number_in(spot: Hashable | None, kind: str) -> int | None:
    """The number in the id of a spot of this kind; None if it is another."""
    if isinstance(spot, tuple) and len(spot) > 1 and spot[0] == kind and isinstance(spot[1], int):
        return spot[1]
    return None
