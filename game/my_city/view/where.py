"""Where what an event changed is seen: on the large board, or at the plate of another city."""

from __future__ import annotations

import pygame

from game.core.rules import Event, whose
from game.my_city.events import BuildingPlaced, CardBlocked, CardTurned, StickerPlaced
from game.my_city.view import board, desk, opponents
from game.my_city.view.places import cell, place
from game.my_city.view.sight import Sight, at_desk


def where(event: Event, sight: Sight) -> pygame.Rect | None:
    """The box around it; None: it is nowhere in particular."""
    if isinstance(event, CardTurned | CardBlocked):
        return place("card.current")
    seat = whose(event)
    if seat is None:
        return None
    if seat != sight.seat and at_desk(sight.state, sight.picture.seat):
        return desk.line(seat)
    if seat != sight.seat:
        return opponents.plates(sight.state, sight.seat).get(seat)
    if isinstance(event, BuildingPlaced):
        first, *others = (cell(*at) for at in board.placed_cells(event))
        return first.unionall(others)
    if isinstance(event, StickerPlaced):
        return cell(event.row, event.col)
    return place("board.plate")
