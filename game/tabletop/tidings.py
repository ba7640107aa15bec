"""What happened, move by move: each told in a line with a picture, for whom it may concern.

A game tells its own (`Room.tidings`): a pure function of the events that somebody may know of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.reason import Reason
from game.core.rules import Event, whose


class Brought(NamedTuple):
    """So much more of something, or less below 0; 0: only that there was it, such as nothing at all."""

    key: str
    """The text that names it."""
    amount: int
    cause: str = ""
    """The name, as the id of its text, of what brought it, where the sentence names something else."""


class Tiding(NamedTuple):
    """One thing that happened: the event whose sentence tells it, and what else belongs to it."""

    head: Event
    events: tuple[Event, ...]
    """All of it in order, the head included."""
    sign: str = ""
    """The sprite that shows it; empty: it is told while it happens, and not kept as news."""
    points: int = 0
    """What it brought who did it."""
    mine: int = 0
    """What it brought or cost who looks, counted in *unit*."""
    unit: str = ""
    """The icon of what *mine* counts."""
    brought: tuple[Brought, ...] = ()
    """What else it brought who did it, beyond what the sentence says."""
    reasons: tuple[Reason | None, ...] = ()
    """Why each of the events came, where that is not plain; nothing: of none of them."""
    summed: tuple[Event, ...] = ()
    """Of *events* those that *brought* tells: they need no sentence of their own."""
    note: str = ""
    """The text that adds to the sentence, its ``{told}``, why the same has happened once more."""
    cards: tuple[tuple[str, str], ...] = ()
    """The cards that took part, name and effect, as ids of texts: why it brought what it did."""
    crossed: bool = False
    """Whether it was not done: the picture is crossed out."""

    @property
    def party(self) -> int | None:
        """Who did it; None: nobody."""
        return whose(self.head)


def each(events: Sequence[Event]) -> list[Tiding]:
    """Every event by itself: for games that do not tell their moves as a whole."""
    return [Tiding(event, (event,)) for event in events]
