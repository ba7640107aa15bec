"""What a seat may want."""

from __future__ import annotations

from game.core.rules import Move

ANCESTORS = 6  # the place beside the departure slots 0 (deck top) to 5


class PickItinerary(Move, frozen=True, tag="PickItinerary"):
    """Use this itinerary for the day (R04, R28)."""

    sheet: int


class Visit(Move, frozen=True, tag="Visit"):
    """Take the card at a place, paying crystals; a time warp card may be used on it, some with a choice."""

    place: int
    crystals: int = 0
    warp: int = 0
    choice: int = 0


class PlaceWild(Move, frozen=True, tag="PlaceWild"):
    """Put the next wild token into a column of the itinerary (R17)."""

    column: int


class UseWarp(Move, frozen=True, tag="UseWarp"):
    """Use a time warp card before choosing or after the turn.

    ``choice`` and ``other`` are the two slots to swap, or ``choice`` the crystals to sell.
    """

    warp: int
    choice: int = 0
    other: int = 0


class ArrangeDeck(Move, frozen=True, tag="ArrangeDeck"):
    """Put the cards looked at back on the deck: their places, the new top first."""

    order: tuple[int, ...]


class EndTurn(Move, frozen=True, tag="EndTurn"):
    """Use no time warp card after the turn."""
