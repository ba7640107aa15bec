"""What the latest events of the others changed, or a line of the log: drawn as marks on the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Event, whose
from game.cvlizations import events

Goods = tuple[int, int, int]


def changes(marked: Sequence[Event], tribe: int) -> Goods:
    """How these events have changed a tribe's resources, all together."""
    found = [0, 0, 0]
    for event in marked:
        for owner, amounts in _moved(event):
            if owner == tribe:
                found = [amount + more for amount, more in zip(found, amounts)]
    return found[0], found[1], found[2]


def _moved(event: Event) -> list[tuple[int, Goods]]:
    """By tribe: what an event gives it (or takes, below nothing)."""
    match event:
        case events.ResourcesGained(seat=seat, food=food, wood=wood, stone=stone):
            return [(seat, (food, wood, stone))]
        case events.ResourcesPaid(seat=seat) | events.IdeaBought(seat=seat):
            return [(seat, (-event.food, -event.wood, -event.stone))]
        case events.ResourceStolen(seat=seat, victim=victim, kind=kind):
            return [(seat, _of(kind, 1)), (victim, _of(kind, -1))]
        case events.ResourcesTraded(seat=seat, give=give, take=take, amount=amount):
            return [(seat, _of(give, -1)), (seat, _of(take, amount))]
    return []


def _of(kind: int, amount: int) -> Goods:
    return amount * (kind == 0), amount * (kind == 1), amount * (kind == 2)


def concerns(marked: Sequence[Event], tribe: int) -> bool:
    """Whether a single line of the log speaks of a tribe."""
    if len(marked) != 1:
        return False
    match marked[0]:
        case events.OrdersLaid() as event:
            return event.tribe == tribe
        case _ as event:
            return whose(event) == tribe


def ideas(marked: Sequence[Event]) -> set[int]:
    """The ideas these events speak of."""
    return {event.idea for event in marked if isinstance(event, events.IdeaLaidOut | events.IdeaBought)}


def order(marked: Sequence[Event]) -> int | None:
    """The order a single line of the log speaks of."""
    if len(marked) != 1:
        return None
    match marked[0]:
        case events.OrderCarriedOut(order=order):
            return order
        case events.OrdersLaid(face_up=order) | events.FreaksLaid(face_up=order):
            return order
    return None
