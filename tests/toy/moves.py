from __future__ import annotations

from game.core.rules import Move


class Bid(Move, frozen=True, tag="Bid"):
    """Bid with the card at this place of the hand."""

    card: int


class Give(Move, frozen=True, tag="Give"):
    """The winner of the prize gives one point to another seat, or to nobody (None)."""

    to: int | None
