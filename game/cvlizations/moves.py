"""What a seat can want. Orders and ideas are named by their card: 0-7 and 8-55, as in the catalogue."""

from __future__ import annotations

from game.core.rules import Move


class LayOrders(Move, frozen=True, tag="LayOrders"):
    """Lay two orders for the tribe one is asked about: one face up, one face down."""

    face_up: int
    face_down: int


class Steal(Move, frozen=True, tag="Steal"):
    """Take one resource of a kind (0 food, 1 wood, 2 stone) from a victim."""

    victim: int
    kind: int


class TakeResources(Move, frozen=True, tag="TakeResources"):
    """Take resources of one's own choice from the supply."""

    food: int
    wood: int
    stone: int


class Trade(Move, frozen=True, tag="Trade"):
    """Give one resource of a kind, take the number due of another kind."""

    give: int
    take: int


class BuyIdea(Move, frozen=True, tag="BuyIdea"):
    """Buy an idea of the track, or the one looked at on the deck, for these resources."""

    idea: int
    food: int
    wood: int
    stone: int


class SwapResource(Move, frozen=True, tag="SwapResource"):
    """Before buying: swap one resource of a kind for one of another kind."""

    give: int
    take: int


class StopBuying(Move, frozen=True, tag="StopBuying"):
    """Buy nothing, or nothing more, this round."""


class PayForHappiness(Move, frozen=True, tag="PayForHappiness"):
    """Make the exchange an idea offers at the end of one's development turn."""


class KeepResources(Move, frozen=True, tag="KeepResources"):
    """Decline that exchange."""
