"""What a search answers."""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Move


class Judged(NamedTuple):
    """A move that was considered: its value from 0 to 1 and the simulations it got."""

    move: Move
    value: float
    visits: int


class Advice(NamedTuple):
    """The move to make, and all moves considered, best first."""

    move: Move
    ranking: tuple[Judged, ...]
