"""Where what an event changed is seen: on the sheet, on the wheel, or at the plate of another seat."""

from __future__ import annotations

import pygame

from game.core.rules import Event, whose
from game.troyes_dice.view import marks, opponents
from game.troyes_dice.view.sight import Sight


def where(event: Event, sight: Sight) -> pygame.Rect | None:
    """The box around it; None: it is nowhere in particular."""
    seat = whose(event)
    if seat is not None and seat != sight.seat:
        return opponents.seen(sight).get(seat)
    places = marks.places_of(sight, event)
    return places[0] if len(places) == 1 else None
