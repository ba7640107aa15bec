"""What a search answers."""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Move


class Effect(NamedTuple):
    """A party's score line, how many points more a move leads to, and where it stands with other moves.

    All are means over imagined worlds, played to their end. *others*: with each of the next best moves.
    """

    party: int
    line: str
    points: float
    otherwise: float
    others: tuple[float, ...] = ()


class Judged(NamedTuple):
    """A move that was considered: its value from 0 to 1 and the simulations it got."""

    move: Move
    value: float
    visits: int


class Advice(NamedTuple):
    """The move to make, and all moves considered, best first."""

    move: Move
    ranking: tuple[Judged, ...]
    effects: tuple[Effect, ...] = ()
    """Why it is good, if that was asked."""
