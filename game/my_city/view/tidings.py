"""What a city did with a card, told in a line; cards that the obstacle blocks, gold races, stickers."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Event, whose
from game.my_city import events as ev
from game.my_city.campaign import OBSTACLE_CARD
from game.my_city.options import MyCityOptions
from game.my_city.view import pieces
from game.tabletop.tidings import Tiding

BELONGS = (ev.PointsGained, ev.NuggetsGained, ev.BoxesCrossed)
"""What follows from the building before it."""
UNIT = 5
"""Pixels of a cell in a line's picture."""


def tidings(events: Sequence[Event], options: MyCityOptions, seat: int) -> list[Tiding]:
    """The deeds among these events, in order."""
    found: list[list[Event]] = []
    for event in events:
        if isinstance(event, BELONGS) and found and whose(event) == whose(found[-1][0]):
            found[-1].append(event)
        else:
            found.append([event])
    return [_told(belonging) for belonging in found]


def _told(found: list[Event]) -> Tiding:
    head = found[0]
    passed = isinstance(head, ev.BuildingPassed)
    return Tiding(head, tuple(found), _sign(head), sum(map(_points, found)), crossed=passed)


def _points(event: Event) -> int:
    return event.points if isinstance(event, ev.PointsGained) else 0


def _sign(event: Event) -> str:
    match event:
        case ev.BuildingPlaced() | ev.BuildingPassed():
            return pieces.pictogram(event.building, UNIT)
        case ev.CardBlocked():
            return "icons/cross"
        case ev.CardTurned():
            return "icons/lock" if event.card == OBSTACLE_CARD else ""
        case ev.GoldReached() | ev.ThirdVeinReached():
            return "icons/gold"
        case ev.SeatQuit():
            return "icons/flag"
        case ev.StickerPlaced() | ev.StickerLost() | ev.CogPlaced() | ev.ChurchReceived():
            return "icons/envelope"
        case _:
            return ""
