"""A party's turn, told in a line: the card visited, and the points that turn brought in all."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Event, whose
from game.tabletop.tidings import Tiding
from game.trekking import events as ev
from game.trekking.catalog import ANCESTOR
from game.trekking.options import TrekkingOptions

HEADS = (ev.ItineraryPicked, ev.CardVisited, ev.WarpUsed, ev.DayGivenUp, ev.DayStarted, ev.TripEnded)
"""The events that a line begins with; what follows belongs to it."""


def tidings(events: Sequence[Event], options: TrekkingOptions, seat: int) -> list[Tiding]:
    """The moves among these events, in order."""
    found: list[list[Event]] = []
    for event in events:
        if isinstance(event, HEADS):
            found.append([event])
        elif found and whose(event) == whose(found[-1][0]):
            found[-1].append(event)
    return [Tiding(told[0], tuple(told), _sign(told[0]), sum(map(_points, told))) for told in found]


def _points(event: Event) -> int:
    if isinstance(event, ev.TokenPlaced):
        return event.points + event.row_points
    return event.points if isinstance(event, ev.WatchMoved | ev.PointsGained | ev.RivalScored) else 0


def _sign(event: Event) -> str:
    if isinstance(event, ev.CardVisited):
        return "trekking/ancestor/small" if event.card == ANCESTOR else f"trekking/art/{event.card}"
    return "icons/hourglass"
