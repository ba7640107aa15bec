"""Orders carried out, ideas bought, happiness won: each told in a line with all the goods it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.rules import Event, whose
from game.cvlizations import agenda, effects
from game.cvlizations import events as ev
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
INCOMES = (
    pieces.BOOK.mask(effects.RoundIncome)
    | pieces.BOOK.mask(effects.AgeIncome)
    | pieces.BOOK.mask(effects.AgeBonusUnplayed)
)
"""The ideas that bring something at the end of a round or an age, whatever their owner has done last."""
NOTHING = Brought("cvlizations.brings.nothing", 0)
GOODS = tuple(f"icons/{'log' if kind == 'wood' else kind}" for kind in KINDS)
"""The icon of each kind of resource."""


class _Deed:
    """A line: what it begins with, what belongs to it, and what has come of it that has lines of its own."""

    def __init__(self, head: Event) -> None:
        self.head = head
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
            head, tuple(self.events), _sign(head), mine=-1 if lost else 0, unit=unit, brought=brought
        )

    def _brought(self) -> Iterator[Brought]:
        """What its doer has more or less of, but for what the sentence on its head says."""
        doer = whose(self.head)
        if doer is None:
            return
        followed = [*self.events[1:], *self.thefts]
        for kind, amount in zip(KINDS, marks.changes(followed, doer)):
            if amount:
                yield Brought(f"cvlizations.resource.{kind}", amount)
        won = sum(event.amount for event in followed if isinstance(event, ev.HappinessGained))
        printed = pieces.BOOK.happiness[self.head.idea] if isinstance(self.head, ev.IdeaBought) else 0
        if printed:
            yield Brought("cvlizations.view.printed_happiness", printed)
        if won:
            yield Brought("cvlizations.resource.happiness", won)


def tidings(events: Sequence[Event], options: CvlizationsOptions, seat: int) -> list[Tiding]:
    """The deeds among these events, in order; a theft is told to whom it robs by itself."""
    deeds: list[_Deed] = []
    for event in events:
        before = _before(event, deeds, seat)
        robbed = _robs(event, seat)
        if robbed and before is not None:
            before.thefts.append(event)
        alone = before is None or _is_income(event)
        if isinstance(event, HEADS) or robbed or (isinstance(event, EVENTS) and alone):
            deeds.append(_Deed(event))
        elif before is not None:
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
        case ev.ResourcesGained() | ev.ResourcesTraded() | ev.ResourcesPaid():
            return "icons/sack"
        case ev.HappinessGained():
            return "icons/smile"
        case ev.BuyingEnded():
            return "icons/sleep"
        case _:
            return ""


def _order(number: int) -> str:
    return f"cvlizations/orders/{pieces.BOOK.orders[number].id}"
