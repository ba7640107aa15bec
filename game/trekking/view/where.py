"""Where what an event changed is seen: on the own mats, in the row, or at the plate of another party."""

from __future__ import annotations

import pygame

from game.core.rules import Event, whose
from game.trekking import events as ev
from game.trekking.catalog import count
from game.trekking.view import itinerary, opponents
from game.trekking.view.places import place, row, space, splay
from game.trekking.view.sight import Sight

AROUND = 9
"""Pixels from the middle of a watch to its ring."""


def where(event: Event, sight: Sight) -> pygame.Rect | None:
    """The box around it; None: it is nowhere in particular."""
    if isinstance(event, ev.DayStarted | ev.RowRefreshed):
        return place("departures")
    if isinstance(event, ev.RowRefilled):
        return row("departures.slot")[0]
    party = whose(event)
    if party is None:
        return None
    if party != sight.party:
        return opponents.plates(sight.state, sight.picture.seat).get(party)
    return _own(event, sight)


def _own(event: Event, sight: Sight) -> pygame.Rect | None:
    state, party = sight.state, sight.party
    if isinstance(event, ev.CardVisited | ev.TrekExtended | ev.TrekStarted):
        return splay(len(state.treks[party]))[-1] if state.treks[party] else None
    if isinstance(event, ev.TokenPlaced) and party < state.seats and state.sheets[party]:
        spaces = itinerary.spaces_of(state.sheets[party])[event.column]
        return space(event.column, spaces[max(0, count(state.filled[party], event.column) - 1)].row)
    if isinstance(event, ev.WatchMoved):
        return place("clock")
    if isinstance(event, ev.CrystalsGained | ev.CrystalsReturned):
        return row("crystals.socket")[0].union(row("crystals.socket")[-1])
    return place("itinerary.title")
