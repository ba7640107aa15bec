"""Orders carried out, ideas bought, happiness won: each told in a line."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Event, whose
from game.cvlizations import events as ev
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import KINDS
from game.cvlizations.view import pieces
from game.tabletop.tidings import Tiding

HEADS = (
    ev.LeaderChosen,
    ev.OrdersLaid,
    ev.FreaksLaid,
    ev.OrdersRevealed,
    ev.OrderCarriedOut,
    ev.IdeaBought,
    ev.DeckPeeked,
    ev.BuyingEnded,
    ev.TrackCleared,
)
"""What a line begins with; what follows for the same tribe belongs to it."""
EVENTS = (ev.ResourcesGained, ev.ResourceStolen, ev.ResourcesTraded, ev.HappinessGained, ev.ResourcesPaid)
"""What may also happen by itself, through an idea."""


def tidings(events: Sequence[Event], options: CvlizationsOptions, seat: int) -> list[Tiding]:
    """The deeds among these events, in order; a theft is told to whom it robs by itself."""
    found: list[list[Event]] = []
    for event in events:
        robbed = isinstance(event, ev.ResourceStolen) and event.victim == seat
        follows = bool(found) and whose(event) is not None and whose(event) == whose(found[-1][0])
        if isinstance(event, HEADS) or robbed or (isinstance(event, EVENTS) and not follows):
            found.append([event])
        elif follows:
            found[-1].append(event)
    return [_told(one, seat) for one in found if not _bought_before(one[0], found)]


def _bought_before(head: Event, found: Sequence[Sequence[Event]]) -> bool:
    """Whether somebody only stops buying who has bought: that says nothing new."""
    bought = {whose(one[0]) for one in found if isinstance(one[0], ev.IdeaBought)}
    return isinstance(head, ev.BuyingEnded) and head.seat in bought


def _told(events: Sequence[Event], seat: int) -> Tiding:
    head = events[0]
    won = sum(event.amount for event in events if isinstance(event, ev.HappinessGained))
    lost = isinstance(head, ev.ResourceStolen) and head.victim == seat
    unit = GOODS[head.kind] if isinstance(head, ev.ResourceStolen) else ""
    return Tiding(head, tuple(events), _sign(head), won, -1 if lost else 0, unit)


GOODS = tuple(f"icons/{'log' if kind == 'wood' else kind}" for kind in KINDS)
"""The icon of each kind of resource."""


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
