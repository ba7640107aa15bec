"""What happens at the table. A *party* is a seat or, in a solo game, the rival behind the last seat."""

from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event


class WatchesStacked(Event, frozen=True, tag="WatchesStacked"):
    """The watches lie on 12 o'clock, from the bottom to the top."""

    parties: tuple[int, ...]


class ItinerariesDealt(Event, frozen=True, tag="ItinerariesDealt"):
    """A seat gets its itineraries for all three days, for its own eyes."""

    hidden: ClassVar[tuple[str, ...]] = ("sheets",)
    seat: int
    sheets: tuple[int | None, ...]


class DayStarted(Event, frozen=True, tag="DayStarted"):
    """A new deck lies open: the cards at slots 0 to 5."""

    reveals: ClassVar[bool] = True
    day: int
    cards: tuple[int, ...]


class WarpsTurnedUp(Event, frozen=True, tag="WarpsTurnedUp"):
    """The time warp cards of the day lie open."""

    reveals: ClassVar[bool] = True
    warps: tuple[int, ...]


class ItineraryPicked(Event, frozen=True, tag="ItineraryPicked"):
    """A seat lays out its itinerary of the day."""

    seat: int
    sheet: int


class CardVisited(Event, frozen=True, tag="CardVisited"):
    """A party takes the card at a place and pays crystals for hours."""

    party: int
    place: int
    card: int
    crystals: int


class WatchMoved(Event, frozen=True, tag="WatchMoved"):
    """A watch arrives at an hour, on top of those there; *points* for stopping on 12 in time."""

    party: int
    hour: int
    points: int


class WildsGained(Event, frozen=True, tag="WildsGained"):
    """A party gets wild tokens, to be placed at once."""

    party: int
    count: int


class TokenPlaced(Event, frozen=True, tag="TokenPlaced"):
    """A token gained as *icon* covers the next space of a column, with what that brings at once."""

    party: int
    icon: int
    column: int
    points: int
    row_points: int
    crystals: int


class TokenReturned(Event, frozen=True, tag="TokenReturned"):
    """A token without a free space goes back to the supply (R18)."""

    party: int
    icon: int


class CrystalsGained(Event, frozen=True, tag="CrystalsGained"):
    """Time crystals from the supply."""

    party: int
    count: int


class TrekExtended(Event, frozen=True, tag="TrekExtended"):
    """A card joins the current trek, which now stands at *year*."""

    party: int
    card: int
    year: int


class TrekStarted(Event, frozen=True, tag="TrekStarted"):
    """A card opens a new trek; the one before is set aside (R22)."""

    party: int
    card: int
    year: int


class RowRefilled(Event, frozen=True, tag="RowRefilled"):
    """Cards slide right into the gap; *card* is the deck's new top, 0 if the deck is empty."""

    reveals: ClassVar[bool] = True
    gap: int
    card: int


class TurnEnded(Event, frozen=True, tag="TurnEnded"):
    """The party's turn is over; whoever is farthest behind is next."""

    party: int


class RivalScored(Event, frozen=True, tag="RivalScored"):
    """The rival's points for the icons of its card and its slot."""

    party: int
    points: int


class DayGivenUp(Event, frozen=True, tag="DayGivenUp"):
    """Nothing can be taken: the watch goes to 12 without points (R35)."""

    party: int


class TripEnded(Event, frozen=True, tag="TripEnded"):
    """The third day is over."""


class WarpUsed(Event, frozen=True, tag="WarpUsed"):
    """A party puts its marker on a time warp card."""

    party: int
    warp: int


class PointsGained(Event, frozen=True, tag="PointsGained"):
    """Points through a time warp card; negative when paid."""

    party: int
    points: int


class CrystalsReturned(Event, frozen=True, tag="CrystalsReturned"):
    """Time crystals back to the supply."""

    party: int
    count: int


class RowRefreshed(Event, frozen=True, tag="RowRefreshed"):
    """The row went under the deck: the cards now at slots 0 to 5."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


class SlotsSwapped(Event, frozen=True, tag="SlotsSwapped"):
    """Two cards of the row change places."""

    first: int
    second: int


class DeckPeeked(Event, frozen=True, tag="DeckPeeked"):
    """A seat looks at the cards under the deck's top."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int | None, ...]


class DeckArranged(Event, frozen=True, tag="DeckArranged"):
    """The cards looked at go back: old places (0 was the top) in their new order; *top* lies open now."""

    reveals: ClassVar[bool] = True
    seat: int
    order: tuple[int, ...]
    top: int


class TurnRepeated(Event, frozen=True, tag="TurnRepeated"):
    """The party takes another turn at once."""

    party: int
