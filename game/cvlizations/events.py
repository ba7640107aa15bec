"""What can happen. A *cause* is the card (order 0-7, idea 8-55) that makes it happen."""

from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event


class LeaderChosen(Event, frozen=True):
    """A tribe takes the helm at the start of the game."""

    tribe: int


class IdeaLaidOut(Event, frozen=True):
    """The top card of the deck fills a place of the track."""

    reveals: ClassVar[bool] = True
    place: int
    idea: int


class OrdersLaid(Event, frozen=True):
    """A seat lays two orders for its own tribe or the neutral one it directs."""

    hidden: ClassVar[tuple[str, ...]] = ("face_down",)
    seat: int
    tribe: int
    face_up: int
    face_down: int | None


class FreaksLaid(Event, frozen=True):
    """The Cave Freaks lay a random order face up and another unseen."""

    reveals: ClassVar[bool] = True
    tribe: int
    face_up: int


class OrdersRevealed(Event, frozen=True):
    """All face-down orders are turned up, one a tribe."""

    reveals: ClassVar[bool] = True
    face_down: tuple[int, ...]


class OrderCarriedOut(Event, frozen=True):
    """A seat begins to carry out an order, *strength* tribes (3: or more) having chosen it."""

    seat: int
    order: int
    strength: int


class ChoiceOwed(Event, frozen=True):
    """The actions have come to a step of the agenda that somebody must decide."""

    at: int


class ResourcesGained(Event, frozen=True):
    """A seat takes resources from the supply."""

    seat: int
    food: int
    wood: int
    stone: int
    cause: int


class ResourceStolen(Event, frozen=True):
    """A seat takes a resource from another."""

    seat: int
    victim: int
    kind: int
    cause: int


class ResourcesTraded(Event, frozen=True):
    """A seat gives one resource of a kind for some of another."""

    seat: int
    give: int
    take: int
    amount: int
    cause: int


class HappinessGained(Event, frozen=True):
    """A seat takes happiness tokens."""

    seat: int
    amount: int
    cause: int


class ActionsEnded(Event, frozen=True):
    """All orders are carried out; the cards played are out of use until the age ends."""


class TurnBegun(Event, frozen=True):
    """A seat's development turn begins with so many purchases and swaps."""

    seat: int
    purchases: int
    swaps: int


class DeckPeeked(Event, frozen=True):
    """A seat looks at the top card of the deck."""

    hidden: ClassVar[tuple[str, ...]] = ("idea",)
    reveals: ClassVar[bool] = True
    seat: int
    idea: int | None


class IdeaBought(Event, frozen=True):
    """A seat pays for an idea and lays it out before it."""

    seat: int
    idea: int
    food: int
    wood: int
    stone: int


class BuyingEnded(Event, frozen=True):
    """A seat buys nothing, or nothing more, this round."""

    seat: int


class ResourcesPaid(Event, frozen=True):
    """A seat gives resources to the supply for what an idea offers."""

    seat: int
    food: int
    wood: int
    stone: int
    cause: int


class OfferDeclined(Event, frozen=True):
    """A seat leaves the exchange that its idea offers."""

    seat: int
    cause: int


class RoundEnded(Event, frozen=True):
    """The helm passes on, and the ideas bought this round begin to work."""


class AgeEnded(Event, frozen=True):
    """All order cards return to the hands; the crown moves on."""


class TrackCleared(Event, frozen=True):
    """Track and deck leave the game; the deck of the third age takes their place."""


class GameEnded(Event, frozen=True):
    """The third age is over."""


EVENTS: tuple[type[Event], ...] = (
    LeaderChosen,
    IdeaLaidOut,
    OrdersLaid,
    FreaksLaid,
    OrdersRevealed,
    OrderCarriedOut,
    ChoiceOwed,
    ResourcesGained,
    ResourceStolen,
    ResourcesTraded,
    HappinessGained,
    ActionsEnded,
    TurnBegun,
    DeckPeeked,
    IdeaBought,
    BuyingEnded,
    ResourcesPaid,
    OfferDeclined,
    RoundEnded,
    AgeEnded,
    TrackCleared,
    GameEnded,
)
