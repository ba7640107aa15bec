"""What happens at a table. *seat* knows the hidden fields, *party* is the city it happens to."""

from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event


class BoardDealt(Event, frozen=True):
    """A city gets a wonder board (its number in the catalog) and its first coins."""

    party: int
    board: int
    coins: int


class PhaseOpened(Event, frozen=True):
    """``draft``, ``recruit``, ``city`` (the Free City's card), ``turn`` or ``over``."""

    phase: str


class AgeOpened(Event, frozen=True):
    """An age begins; *city_cards*: the Free City's draw pile; *holder*: who plays for it, or -1."""

    age: int
    city_cards: int
    holder: int


class HandReceived(Event, frozen=True):
    """A seat looks at its hand."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int | None, ...]


class HandsPassed(Event, frozen=True):
    """All hands move on by so many seats (1: to the left, -1: to the right); the next turn begins."""

    by: int


class CardBuilt(Event, frozen=True):
    """A card of the hand joins a city; coins go left, right and to the bank. *uses*: see payment."""

    seat: int
    party: int
    card: int
    way: str
    left: int
    right: int
    bank: int
    uses: int


class StageBuilt(Event, frozen=True):
    """A wonder stage is built with a card or leader of the hand as its marker."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    party: int
    card: int | None
    left: int
    right: int
    bank: int
    uses: int


class CardSold(Event, frozen=True):
    """A card or leader of the hand is discarded; the coins are an event of their own."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    party: int
    card: int | None


class CoinsTaken(Event, frozen=True):
    """Coins from the bank; *source*: the id of a card, leader or wonder, or ``sale``, ``purchases``."""

    party: int
    coins: int
    source: str
    bonus: int


class DiplomacyTaken(Event, frozen=True):
    """A city takes diplomacy tokens."""

    party: int
    tokens: int


class CardDropped(Event, frozen=True):
    """The last card of a hand goes to the discard pile."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int | None


class CityCardDropped(Event, frozen=True):
    """The last card of the Free City's pile goes to the discard pile unseen."""


class ChoiceOwed(Event, frozen=True):
    """A city will have to decide something before the turn ends."""

    topic: str
    party: int
    rank: int


class ChoiceSettled(Event, frozen=True):
    """The first of the owed decisions is done or void."""


class PileSeen(Event, frozen=True):
    """A seat looks through the discard pile."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int | None, ...]


class CardSalvaged(Event, frozen=True):
    """A card of the discard pile joins a city."""

    party: int
    card: int


class LossOwed(Event, frozen=True):
    """A city owes coins at the end of the turn."""

    party: int
    coins: int


class LossPaid(Event, frozen=True):
    """What was owed is paid: in coins and in debt."""

    party: int
    coins: int
    debt: int


class ConflictsOpened(Event, frozen=True):
    """The cities compare their strength."""

    age: int


class ConflictFought(Event, frozen=True):
    """One city beats another: *value* and number of victory tokens, the defeat tokens and their bearer."""

    victor: int
    loser: int
    value: int
    victories: int
    defeats: int
    bearer: int


class DiplomacySpent(Event, frozen=True):
    """A city gives back a diplomacy token."""

    party: int


class PackReceived(Event, frozen=True):
    """A seat looks at the leaders handed to it in the draft."""

    hidden: ClassVar[tuple[str, ...]] = ("leaders",)
    reveals: ClassVar[bool] = True
    seat: int
    leaders: tuple[int | None, ...]


class LeaderKept(Event, frozen=True):
    """A seat keeps a leader of its pack."""

    hidden: ClassVar[tuple[str, ...]] = ("leader",)
    seat: int
    leader: int | None


class PacksPassed(Event, frozen=True):
    """The packs of leaders move one seat to the right."""


class LeaderRecruited(Event, frozen=True):
    """A leader comes into play for so many coins."""

    seat: int
    leader: int
    coins: int


class LeadersDrawn(Event, frozen=True):
    """A seat draws leaders that nobody has."""

    hidden: ClassVar[tuple[str, ...]] = ("leaders",)
    reveals: ClassVar[bool] = True
    seat: int
    leaders: tuple[int | None, ...]


class LeaderCopied(Event, frozen=True):
    """A city's Courtesans' Guild copies a leader of a neighbour."""

    party: int
    leader: int


class LeaderEntombed(Event, frozen=True):
    """A leader in play is turned face down."""

    party: int
    leader: int


class CityCardDrawn(Event, frozen=True):
    """The player of the Free City draws a card of its pile into the hand."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    seat: int
    card: int | None


class CityOrdered(Event, frozen=True):
    """What the Free City will do this turn: kind of move, card, way and coins, not shown yet."""

    hidden: ClassVar[tuple[str, ...]] = ("order",)
    seat: int
    order: tuple[int | str | None, ...]


SevenWondersEvent = (
    BoardDealt
    | PhaseOpened
    | AgeOpened
    | HandReceived
    | HandsPassed
    | CardBuilt
    | StageBuilt
    | CardSold
    | CoinsTaken
    | DiplomacyTaken
    | CardDropped
    | CityCardDropped
    | ChoiceOwed
    | ChoiceSettled
    | PileSeen
    | CardSalvaged
    | LossOwed
    | LossPaid
    | ConflictsOpened
    | ConflictFought
    | DiplomacySpent
    | PackReceived
    | LeaderKept
    | PacksPassed
    | LeaderRecruited
    | LeadersDrawn
    | LeaderCopied
    | LeaderEntombed
    | CityCardDrawn
    | CityOrdered
)
