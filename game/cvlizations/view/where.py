"""Where what an event changed is seen: in the row of orders, on the track, at the plate of a tribe."""

from __future__ import annotations

import pygame

from game.core.rules import Event, whose
from game.cvlizations import events as ev
from game.cvlizations.view import tribes
from game.cvlizations.view.places import place, plates, row
from game.cvlizations.view.sight import Sight


def where(event: Event, sight: Sight) -> pygame.Rect | None:
    """The box around it; None: it is nowhere in particular."""
    placed = plates(sight.state.options, sight.seat)
    if isinstance(event, ev.OrderCarriedOut):
        return row("rail.order")[event.order]
    if isinstance(event, ev.OrdersRevealed):
        return place("rail")
    if isinstance(event, ev.IdeaLaidOut | ev.TrackCleared):
        return place("track")
    owner = event.tribe if isinstance(event, ev.OrdersLaid | ev.FreaksLaid) else whose(event)
    if owner is None or owner not in placed:
        return None
    if isinstance(event, ev.ResourcesGained | ev.ResourceStolen | ev.ResourcesTraded | ev.ResourcesPaid):
        first, *others = tribes.goods_boxes(placed[owner])
        return first.unionall(others)
    return placed[owner]
