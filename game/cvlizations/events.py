"""What can happen. A *cause* is the card (order 0-7, idea 8-55) that makes it happen."""

from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event


class LeaderChosen(Event, frozen=True, tag="LeaderChosen"):
    """A tribe takes the helm at the start of the game."""

    tribe: int


class IdeaLaidOut(Event, frozen=True, tag="IdeaLaidOut"):
    """The top card of the deck fills a place of the track."""

    reveals: ClassVar[bool] = True
    place: int
    idea: int


class OrdersLaid(Event, frozen=True, tag="OrdersLaid"):
    """A seat lays two orders for its own tribe or the neutral one it directs."""

    hidden: ClassVar[tuple[str, ...]] = ("face_down",)
    seat: int
    tribe: int
    face_up: int
    face_down: int | None


class FreaksLaid(Event, frozen=True, tag="FreaksLaid"):
    """The Cave Freaks lay a random order face up and another unseen."""

    reveals: ClassVar[bool] = True
    tribe: int
    face_up: int


class OrdersRevealed(Event, frozen=True, tag="OrdersRevealed"):
    """All face-down orders are turned up, one a tribe."""

    reveals: ClassVar[bool] = True
    face_down: tuple[int, ...]


class OrderCarriedOut(Event, frozen=True, tag="OrderCarriedOut"):
    """A seat begins to carry out an order, *strength* tribes (3: or more) having chosen it."""

    seat: int
    order: int
    strength: int


class ChoiceOwed(Event, frozen=True, tag="ChoiceOwed"):
    """The actions have come to a step of the agenda that somebody must decide."""

    at: int


class ResourcesGained(Event, frozen=True, tag="ResourcesGained"):
    """A seat takes resources from the supply."""

    seat: int
    food: int
    wood: int
    stone: int
    cause: int


class ResourceStolen(Event, frozen=True, tag="ResourceStolen"):
    """A seat takes a resource from another."""

    seat: int
    victim: int
    kind: int
    cause: int


class ResourcesTraded(Event, frozen=True, tag="ResourcesTraded"):
    """A seat gives one resource of a kind for some of another."""

    seat: int
    give: int
    take: int
    amount: int
    cause: int


class HappinessGained(Event, frozen=True, tag="HappinessGained"):
    """A seat takes happiness tokens."""

    seat: int
    amount: int
    cause: int


class ActionsEnded(Event, frozen=True, tag="ActionsEnded"):
    """All orders are carried out; the cards played are out of use until the age ends."""


class TurnBegun(Event, frozen=True, tag="TurnBegun"):
    """A seat's development turn begins with so many purchases and swaps."""

    seat: int
    purchases: int
    swaps: int


class DeckPeeked(Event, frozen=True, tag="DeckPeeked"):
    """A seat looks at the top card of the deck."""

    hidden: ClassVar[tuple[str, ...]] = ("idea",)
    reveals: ClassVar[bool] = True
    seat: int
    idea: int | None


class IdeaBought(Event, frozen=True, tag="IdeaBought"):
    """A seat pays for an idea and lays it out before it."""

    seat: int
    idea: int
    food: int
    wood: int
    stone: int


class BuyingEnded(Event, frozen=True, tag="BuyingEnded"):
    """A seat buys nothing, or nothing more, this round."""

    seat: int


class ResourcesPaid(Event, frozen=True, tag="ResourcesPaid"):
    """A seat gives resources to the supply for what an idea offers."""

    seat: int
    food: int
    wood: int
    stone: int
    cause: int


class OfferDeclined(Event, frozen=True, tag="OfferDeclined"):
    """A seat leaves the exchange that its idea offers."""

    seat: int
    cause: int


class RoundEnded(Event, frozen=True, tag="RoundEnded"):
    """The helm passes on, and the ideas bought this round begin to work."""


class AgeEnded(Event, frozen=True, tag="AgeEnded"):
    """All order cards return to the hands; the crown moves on."""


class TrackCleared(Event, frozen=True, tag="TrackCleared"):
    """Track and deck leave the game; the deck of the third age takes their place."""


class GameEnded(Event, frozen=True, tag="GameEnded"):
    """The third age is over."""
