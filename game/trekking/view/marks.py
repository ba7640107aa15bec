"""Rings for advice, for what a line of the log is about, and for places reached by keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.core.rules import Event, whose
from game.tabletop.spots import number_in
from game.trekking import events as ev
from game.trekking.catalog import ANCESTOR
from game.trekking.moves import PickItinerary, PlaceWild, UseWarp, Visit
from game.trekking.view import opponents
from game.trekking.view.clock import hand_box
from game.trekking.view.itinerary import next_box, spaces_of
from game.trekking.view.places import column, departure, place, row, space, splay
from game.trekking.view.sight import Sight
from game.ui import frames
from game.ui.canvas import Canvas
from game.ui.focus import Spot

PLAIN = ("head", "ancestors", "next", "finished")
"""The kinds of spots that have no ring but their own box."""


def draw(canvas: Canvas, sight: Sight, spots: Sequence[Spot]) -> None:
    """All of them."""
    for box in (*_advised(sight), *_marked(sight)):
        frames.ring(canvas, box, "hint")
    if sight.picture.by_keys:
        here = sight.picture.here
        plain = isinstance(here, tuple) and here[0] in PLAIN
        own = (spot.rect for spot in spots if plain and spot.id == here)
        for box in (*_focused(sight), *own):
            frames.ring(canvas, box)


def _advised(sight: Sight) -> Iterator[pygame.Rect]:
    """Where the advised move lies."""
    hint, seat = sight.picture.hint, sight.picture.seat
    warp = getattr(hint, "warp", 0)
    if warp in sight.state.warps:
        yield row("warps.card")[sight.state.warps.index(warp)]
    if isinstance(hint, Visit):
        yield departure(hint.place)
        yield from row("crystals.socket")[: hint.crystals]
    elif isinstance(hint, PlaceWild):
        box = next_box(sight.state, seat, hint.column)
        if box is not None:
            yield box
    elif isinstance(hint, PickItinerary) and hint.sheet in sight.state.hands[seat]:
        yield row("sheets")[sight.state.hands[seat].index(hint.sheet)]
    elif isinstance(hint, UseWarp) and hint.other:
        yield departure(hint.choice)
        yield departure(hint.other)


def _marked(sight: Sight) -> Iterator[pygame.Rect]:
    """What a line of the log is about; of everything the others did last, only who it was."""
    marked = sight.picture.marked
    if len(marked) == 1:
        yield from _of(marked[0], sight)
        return
    parties = {whose(event) for event in marked}
    for party, plate in opponents.plates(sight.state, sight.picture.seat).items():
        if party in parties:
            yield plate


def _of(event: Event, sight: Sight) -> Iterator[pygame.Rect]:
    """What an event was about, as far as it still lies there."""
    state = sight.state
    party = whose(event)
    if isinstance(event, ev.WatchMoved | ev.DayGivenUp):
        yield hand_box()
    if isinstance(event, ev.WarpUsed) and event.warp in state.warps:
        yield row("warps.card")[state.warps.index(event.warp)]
    if party is None:
        yield place("departures")
    elif party != sight.party:
        plate = opponents.plates(state, sight.picture.seat).get(party)
        if plate is not None:
            yield plate
    elif isinstance(event, ev.CardVisited | ev.TrekExtended | ev.TrekStarted):
        trek = state.treks[party]
        if event.card in trek and event.card != ANCESTOR:
            yield splay(len(trek))[trek.index(event.card)]
    elif isinstance(event, ev.TokenPlaced):
        yield column(event.column)
    elif isinstance(event, ev.CrystalsGained | ev.CrystalsReturned):
        yield row("crystals.socket")[0].unionall(row("crystals.socket")[1:])


def _focused(sight: Sight) -> Iterator[pygame.Rect]:
    """The place the keys have reached, where its own part draws no ring."""
    here = sight.picture.here
    if here == ("clock",):
        yield hand_box()
    elif here in (("treks",), ("itinerary",)):
        yield place("trek.title" if here == ("treks",) else "itinerary.title")
    elif here == ("table",):
        yield place("trek_table")
    elif here == ("deck",):
        yield place("departures.deck")
    elif here == ("crystals",):
        yield row("crystals.socket")[0].unionall(row("crystals.socket")[1:])
    elif (slot := number_in(here, "bonus")) is not None:
        yield row("departures.bonus")[slot]
    elif (at_row := number_in(here, "row")) is not None:
        prizes = place("itinerary.prizes")
        yield pygame.Rect(prizes.x, space(0, at_row).y, prizes.w, 19)
    elif (number := number_in(here, "column")) is not None:
        yield column(number)
    elif (at := number_in(here, "place")) is not None:
        if sight.chosen is None or at != sight.chosen:
            yield departure(at)
    elif isinstance(here, tuple) and len(here) == 3 and here[0] == "space":
        sheet = sight.state.sheets[sight.party]
        yield space(here[1], spaces_of(sheet)[here[1]][here[2]].row)
