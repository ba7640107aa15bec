"""What happens at a table. *seat* knows the hidden fields, *party* is the city it happens to."""

from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event


class BoardDealt(Event, frozen=True, tag="BoardDealt"):
    """A city gets a wonder board (its number in the catalog) and its first coins."""

    party: int
    board: int
    coins: int


class BoardsOffered(Event, frozen=True, tag="BoardsOffered"):
    """A seat gets boards of which it keeps one; all may see them."""

    seat: int
    boards: tuple[int, ...]


class PhaseOpened(Event, frozen=True, tag="PhaseOpened"):
    """``wonders``, ``draft``, ``recruit``, ``city`` (the Free City's card), ``turn`` or ``over``."""

    phase: str


class AgeOpened(Event, frozen=True, tag="AgeOpened"):
    """An age begins; *city_cards*: the Free City's draw pile; *holder*: who plays for it, or -1."""

    age: int
    city_cards: int
    holder: int


class HandReceived(Event, frozen=True, tag="HandReceived"):
    """A seat looks at its hand."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int | None, ...]


class HandsPassed(Event, frozen=True, tag="HandsPassed"):
    """All hands move on by so many seats (1: to the left, -1: to the right); the next turn begins."""

    by: int


class CardBuilt(Event, frozen=True, tag="CardBuilt"):
    """A card of the hand joins a city; coins go left, right and to the bank. *uses*: see payment."""

    seat: int
    party: int
    card: int
    way: str
    left: int
    right: int
    bank: int
    uses: int


class StageBuilt(Event, frozen=True, tag="StageBuilt"):
    """A wonder stage is built with a card or leader of the hand as its marker."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    party: int
    card: int | None
    left: int
    right: int
    bank: int
    uses: int


class CardSold(Event, frozen=True, tag="CardSold"):
    """A card or leader of the hand is discarded; the coins are an event of their own."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    party: int
    card: int | None


class CoinsTaken(Event, frozen=True, tag="CoinsTaken"):
    """Coins from the bank; *source*: the id of a card, leader or wonder, or ``sale``, ``purchases``.

    *owner*: the neighbour whose card gives them, else -1 (in older journals always).
    """

    party: int
    coins: int
    source: str
    bonus: int
    owner: int = -1


class DiplomacyTaken(Event, frozen=True, tag="DiplomacyTaken"):
    """A city takes diplomacy tokens."""

    party: int
    tokens: int


class CardDropped(Event, frozen=True, tag="CardDropped"):
    """The last card of a hand goes to the discard pile."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int | None


class CityCardDropped(Event, frozen=True, tag="CityCardDropped"):
    """The last card of the Free City's pile goes to the discard pile unseen."""


class ChoiceOwed(Event, frozen=True, tag="ChoiceOwed"):
    """A city will have to decide something before the turn ends."""

    topic: str
    party: int
    rank: int


class ChoiceSettled(Event, frozen=True, tag="ChoiceSettled"):
    """The first of the owed decisions is done or void."""


class PileSeen(Event, frozen=True, tag="PileSeen"):
    """A seat looks through the discard pile."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int | None, ...]


class CardSalvaged(Event, frozen=True, tag="CardSalvaged"):
    """A card of the discard pile joins a city."""

    party: int
    card: int


class LossOwed(Event, frozen=True, tag="LossOwed"):
    """A city owes coins at the end of the turn, by *card* of its *owner* (-1: not kept)."""

    party: int
    coins: int
    owner: int = -1
    card: int = -1


class LossPaid(Event, frozen=True, tag="LossPaid"):
    """What was owed is paid: in coins and in debt."""

    party: int
    coins: int
    debt: int


class ConflictsOpened(Event, frozen=True, tag="ConflictsOpened"):
    """The cities compare their strength."""

    age: int


class ConflictFought(Event, frozen=True, tag="ConflictFought"):
    """One city beats another: *value* and number of victory tokens, the defeat tokens and their bearer."""

    victor: int
    loser: int
    value: int
    victories: int
    defeats: int
    bearer: int


class DiplomacySpent(Event, frozen=True, tag="DiplomacySpent"):
    """A city gives back a diplomacy token."""

    party: int


class PackReceived(Event, frozen=True, tag="PackReceived"):
    """A seat looks at the leaders handed to it in the draft."""

    hidden: ClassVar[tuple[str, ...]] = ("leaders",)
    reveals: ClassVar[bool] = True
    seat: int
    leaders: tuple[int | None, ...]


class LeaderKept(Event, frozen=True, tag="LeaderKept"):
    """A seat keeps a leader of its pack."""

    hidden: ClassVar[tuple[str, ...]] = ("leader",)
    seat: int
    leader: int | None


class PacksPassed(Event, frozen=True, tag="PacksPassed"):
    """The packs of leaders move one seat to the right."""


class LeaderRecruited(Event, frozen=True, tag="LeaderRecruited"):
    """A leader comes into play for so many coins."""

    seat: int
    leader: int
    coins: int


class LeadersDrawn(Event, frozen=True, tag="LeadersDrawn"):
    """A seat draws leaders that nobody has."""

    hidden: ClassVar[tuple[str, ...]] = ("leaders",)
    reveals: ClassVar[bool] = True
    seat: int
    leaders: tuple[int | None, ...]


class LeaderCopied(Event, frozen=True, tag="LeaderCopied"):
    """A city's Courtesans' Guild copies a leader of a neighbour."""

    party: int
    leader: int


class LeaderEntombed(Event, frozen=True, tag="LeaderEntombed"):
    """A leader in play is turned face down."""

    party: int
    leader: int


class CityCardDrawn(Event, frozen=True, tag="CityCardDrawn"):
    """The player of the Free City draws a card of its pile into the hand."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    seat: int
    card: int | None


class CityOrdered(Event, frozen=True, tag="CityOrdered"):
    """What the Free City will do this turn: kind of move, card, way and coins, not shown yet."""

    hidden: ClassVar[tuple[str, ...]] = ("order",)
    seat: int
    order: tuple[int | str | None, ...]
