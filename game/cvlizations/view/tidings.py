"""Orders carried out, ideas bought, happiness won: each told in a line with all the goods it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.rules import Event, whose
from game.cvlizations import agenda, effects
from game.cvlizations import events as ev
from game.cvlizations.catalog import ORDERS
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import KINDS
from game.cvlizations.view import marks, pieces
from game.tabletop.tidings import Brought, Tiding

HEADS = (
    ev.LeaderChosen,
    ev.OrdersLaid,
    ev.FreaksLaid,
    ev.OrdersRevealed,
    ev.OrderCarriedOut,
    ev.IdeaBought,
    ev.DeckPeeked,
    ev.BuyingEnded,
    ev.ResourcesPaid,
    ev.TrackCleared,
    ev.GameEnded,
)
"""What a line begins with; what follows for the same tribe belongs to it."""
EVENTS = (ev.ResourcesGained, ev.ResourceStolen, ev.ResourcesTraded, ev.HappinessGained)
"""What may also happen by itself, through an idea."""
SUMMED = (ev.ResourcesGained, ev.ResourcesTraded, ev.HappinessGained)
"""What needs no sentence where its goods are named with the card that brought them; thefts name a victim."""
INCOMES = (
    pieces.BOOK.mask(effects.RoundIncome)
    | pieces.BOOK.mask(effects.AgeIncome)
    | pieces.BOOK.mask(effects.AgeBonusUnplayed)
)
"""The ideas that bring something at the end of a round or an age, whatever their owner has done last."""
NOTHING = Brought("cvlizations.brings.nothing", 0)
AGAIN = "cvlizations.view.news.once_more"
"""What is said of an order that Doubling lets its tribe carry out twice."""
GOODS = tuple(f"icons/{'log' if kind == 'wood' else kind}" for kind in KINDS)
"""The icon of each kind of resource."""


class _Deed:
    """A line: what it begins with, what belongs to it, and what has come of it that has lines of its own."""

    def __init__(self, head: Event, again: bool) -> None:
        self.head = head
        self.again = again
        """Whether it is the same order once more."""
        self.events = [head]
        self.thefts: list[Event] = []

    def told(self, options: CvlizationsOptions, seat: int, last: bool) -> Tiding:
        """As a tiding for who looks; *last*: nothing has been done since, more may come of it."""
        head = self.head
        lost = _robs(head, seat)
        unit = GOODS[head.kind] if isinstance(head, ev.ResourceStolen) else ""
        brought = () if lost else tuple(self._brought())
        if not brought and isinstance(head, ev.OrderCarriedOut):
            fails = isinstance(agenda.effect_at(options, head.order, head.strength), effects.Nothing)
            brought = (NOTHING,) if fails or not last else ()
        return Tiding(
            head,
            tuple(self.events),
            _sign(head),
            mine=-1 if lost else 0,
            unit=unit,
            brought=brought,
            summed=tuple(event for event in self.events[1:] if isinstance(event, SUMMED)),
            note=AGAIN if self.again else "",
            cards=tuple(self._cards()),
        )

    def _brought(self) -> Iterator[Brought]:
        """What its doer has more or less of, card by card, but for what the sentence on its head says."""
        doer = whose(self.head)
        if doer is None:
            return
        followed = [*self.events[1:], *self.thefts]
        for cause in dict.fromkeys(map(_cause, followed)):
            if cause is None:
                continue
            caused = [event for event in followed if _cause(event) == cause]
            named = "" if cause == _cause(self.head) else f"cvlizations.name.{pieces.BOOK.cards[cause].id}"
            for kind, amount in zip(KINDS, marks.changes(caused, doer)):
                if amount:
                    yield Brought(f"cvlizations.resource.{kind}", amount, named)
            won = sum(event.amount for event in caused if isinstance(event, ev.HappinessGained))
            if won:
                yield Brought("cvlizations.resource.happiness", won, named)
        printed = pieces.BOOK.happiness[self.head.idea] if isinstance(self.head, ev.IdeaBought) else 0
        if printed:
            yield Brought("cvlizations.view.printed_happiness", printed)

    def _cards(self) -> Iterator[tuple[str, str]]:
        """The ideas that have brought something, and the one that was bought."""
        for cause in dict.fromkeys(map(_cause, self.events)):
            if cause is not None and cause >= ORDERS:
                card = pieces.BOOK.cards[cause].id
                yield f"cvlizations.name.{card}", f"cvlizations.effect.{card}"


def tidings(events: Sequence[Event], options: CvlizationsOptions, seat: int) -> list[Tiding]:
    """The deeds among these events, in order; a theft is told to whom it robs by itself."""
    deeds: list[_Deed] = []
    carried: list[tuple[int, int]] = []
    for event in events:
        if isinstance(event, ev.RoundEnded):
            carried.clear()
        again = isinstance(event, ev.OrderCarriedOut) and (event.seat, event.order) in carried
        if isinstance(event, ev.OrderCarriedOut):
            carried.append((event.seat, event.order))
        before = _before(event, deeds, seat)
        robbed = _robs(event, seat)
        if robbed and before is not None:
            before.thefts.append(event)
        alone = before is None or _is_income(event)
        if isinstance(event, HEADS) or robbed or (isinstance(event, EVENTS) and alone):
            deeds.append(_Deed(event, again))
        elif before is not None and not isinstance(event, ev.TurnBegun):
            before.events.append(event)
    told = [deed for deed in deeds if not _bought_before(deed.head, deeds)]
    return [deed.told(options, seat, deed is told[-1]) for deed in told]


def _before(event: Event, deeds: Sequence[_Deed], seat: int) -> _Deed | None:
    """What an event belongs to: what its doer has done last, if nobody else has done anything since."""
    for deed in reversed(deeds):
        if whose(event) is None or whose(event) != whose(deed.head):
            return None
        if not _robs(deed.head, seat):
            return deed
    return None


def _cause(event: Event) -> int | None:
    """The card that an event comes of: the order carried out, the idea bought, or whatever brought goods."""
    match event:
        case ev.OrderCarriedOut(order=card) | ev.IdeaBought(idea=card):
            return card
        case (
            ev.ResourcesGained(cause=card)
            | ev.ResourceStolen(cause=card)
            | ev.ResourcesTraded(cause=card)
            | ev.ResourcesPaid(cause=card)
            | ev.HappinessGained(cause=card)
        ):
            return card
    return None


def _robs(event: Event, seat: int) -> bool:
    return isinstance(event, ev.ResourceStolen) and event.victim == seat


def _is_income(event: Event) -> bool:
    """Whether it comes of itself at the end of a round."""
    return isinstance(event, ev.ResourcesGained | ev.HappinessGained) and bool(INCOMES >> event.cause & 1)


def _bought_before(head: Event, deeds: Sequence[_Deed]) -> bool:
    """Whether somebody only stops buying who has bought: that says nothing new."""
    bought = {whose(deed.head) for deed in deeds if isinstance(deed.head, ev.IdeaBought)}
    return isinstance(head, ev.BuyingEnded) and head.seat in bought


def _sign(event: Event) -> str:
    match event:
        case ev.OrdersLaid() | ev.FreaksLaid():
            return _order(event.face_up)
        case ev.OrderCarriedOut():
            return _order(event.order)
        case ev.IdeaBought():
            return f"cvlizations/ideas/{pieces.BOOK.idea(event.idea).id}"
        case ev.ResourceStolen():
            return GOODS[event.kind]
        case ev.ResourcesTraded():
            return "icons/swap"
        case ev.ResourcesGained() | ev.ResourcesPaid():
            return GOODS[max(range(len(GOODS)), key=(event.food, event.wood, event.stone).__getitem__)]
        case ev.HappinessGained():
            return "icons/smile"
        case ev.BuyingEnded():
            return "icons/sleep"
        case _:
            return ""


def _order(number: int) -> str:
    return f"cvlizations/orders/{pieces.BOOK.orders[number].id}"
