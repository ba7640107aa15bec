"""Where what an event changed is seen: in the own city, or at the plate or chip of another one."""

from __future__ import annotations

import pygame

from game.core.rules import Event
from game.seven_wonders import events as ev
from game.seven_wonders.view import neighbours, overview, tableau, wonder
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import Sight


def where(event: Event, sight: Sight) -> pygame.Rect | None:
    """The box around it; None: it is nowhere in particular."""
    if isinstance(event, ev.ConflictFought):
        chips = overview.chips(sight.state, sight.seat)
        return chips[event.victor]
    party = next(iter(sorted(overview.about(event))), None)
    if party is None or party >= len(sight.state.coins):
        return None
    if party == sight.shown:
        return _shown(event, sight)
    for side in neighbours.SIDES:
        if neighbours.party_at(sight.state, sight.party, side) == party:
            return place(f"side.{side}")
    return overview.chips(sight.state, sight.seat)[party]


def _shown(event: Event, sight: Sight) -> pygame.Rect:
    """In the city laid out large."""
    state, party = sight.state, sight.shown
    if isinstance(event, ev.CardBuilt | ev.CardSalvaged):
        return tableau.standing(sight).get(event.card, place("tableau"))
    if isinstance(event, ev.StageBuilt):
        built = state.stages[party]
        boxes = wonder.stages(state, party)
        return boxes[min(built, len(boxes)) - 1]
    return place("purse")
