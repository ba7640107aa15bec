"""What a seat can want. Orders and ideas are named by their card: 0-7 and 8-55, as in the catalogue."""

from __future__ import annotations

from game.core.rules import Move


class LayOrders(Move, frozen=True):
    """Lay two orders for the tribe one is asked about: one face up, one face down."""

    face_up: int
    face_down: int


class Steal(Move, frozen=True):
    """Take one resource of a kind (0 food, 1 wood, 2 stone) from a victim."""

    victim: int
    kind: int


class TakeResources(Move, frozen=True):
    """Take resources of one's own choice from the supply."""

    food: int
    wood: int
    stone: int


class Trade(Move, frozen=True):
    """Give one resource of a kind, take the number due of another kind."""

    give: int
    take: int


class BuyIdea(Move, frozen=True):
    """Buy an idea of the track, or the one looked at on the deck, for these resources."""

    idea: int
    food: int
    wood: int
    stone: int


class SwapResource(Move, frozen=True):
    """Before buying: swap one resource of a kind for one of another kind."""

    give: int
    take: int


class StopBuying(Move, frozen=True):
    """Buy nothing, or nothing more, this round."""


class PayForHappiness(Move, frozen=True):
    """Make the exchange an idea offers at the end of one's development turn."""


class KeepResources(Move, frozen=True):
    """Decline that exchange."""


AnyMove = (
    LayOrders
    | Steal
    | TakeResources
    | Trade
    | BuyIdea
    | SwapResource
    | StopBuying
    | PayForHappiness
    | KeepResources
)
