"""Every event of Trekking can be seen: its animation draws at every moment, or is left out on purpose."""

from __future__ import annotations

import os
import random

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game.core.chance import FastChance, TableChance
from game.core.rules import Event, act, asked_together, deal
from game.tabletop.picture import Loops, Picture
from game.trekking.events import (
    CardVisited,
    DayGivenUp,
    DayStarted,
    PointsGained,
    TrekExtended,
    TrekStarted,
    WatchMoved,
)
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState
from game.trekking.view import TableView, clips, opponents, trek_clips
from game.trekking.view.places import place
from game.trekking.view.sight import see
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of
from tests.trekking.tables import opened

NAMES = ("Ada", "Bea", "Cid", "Dan")


def played(options: TrekkingOptions, seed: int) -> list[Event]:
    """The events of a random game."""
    chance, source = TableChance(seed), FastChance(random.Random(seed))
    state, events = deal(RULES, options, chance)
    found = list(events)
    while asks := RULES.asks(state):
        moves = {}
        for ask in asked_together(asks):
            moves[ask.seat] = RULES.sample(state, ask.seat, source)
        more = act(RULES, state, moves, chance)
        for event in more:
            state.apply(event)
        found += more
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_clip_draws_over_the_state_before_it(seats: int) -> None:
    options = TrekkingOptions(seats=seats, time_warp=True)
    view = TableView(NAMES[:seats])
    canvas = Canvas()
    state = RULES.blank(options)
    for event in played(options, seats):
        sight = view.see(Picture(state.copy(), 0, passed=(event,)))
        clip = view.clip(event, state, sight)
        if clip is not None and clip.seconds:
            assert clip.seconds < 1.8
            view.draw(canvas, sight)
            for share in (0.0, 0.3, 0.62, 0.9, 1.0):
                clip.draw(canvas, share)
        state.apply(event)


def test_every_event_class_has_a_clip_or_is_silent_on_purpose() -> None:
    missing = set(TrekkingState.events) - set(clips.SILENT)
    for seed in range(60):
        options = TrekkingOptions(seats=1 + seed % 2, time_warp=True)
        state = RULES.blank(options)
        for event in played(options, seed):
            if type(event) in missing and clips.clip(event, state, see(Picture(state, 0))) is not None:
                missing.discard(type(event))
            state.apply(event)
        if not missing:
            break
    assert missing <= {DayGivenUp}


def test_the_watch_of_a_day_given_up_walks_to_12() -> None:
    state = opened(2)
    assert clips.clip(DayGivenUp(1), state, see(Picture(state, 0))) is not None


def test_a_card_taken_lies_where_it_will_join_the_trek_while_what_it_brings_is_given_out() -> None:
    view, state = TableView(NAMES[:2]), RULES.blank(TrekkingOptions(seats=2))
    events = played(TrekkingOptions(seats=2), 3)
    first = next(n for n, event in enumerate(events) if isinstance(event, CardVisited) and not event.party)
    joins = next(n for n in range(first, len(events)) if isinstance(events[n], TrekStarted))
    assert joins - first > 1, "it brings something"
    for event in events[:joins]:
        state.apply(event)

    def drawn(passed: int) -> bytes:
        canvas = Canvas()
        view.draw(canvas, view.see(Picture(state, 0, passed=tuple(events[first:passed]))))
        return pixels_of(canvas.surface)

    nothing = drawn(first)
    assert all(drawn(passed) != nothing for passed in range(first + 1, joins + 1))
    assert drawn(joins + 1) == nothing


def test_yesterday_s_itinerary_slides_off_its_paper_as_a_day_begins() -> None:
    options = TrekkingOptions(seats=2)
    view, state = TableView(NAMES[:2]), RULES.blank(options)
    for event in played(options, 3):
        if isinstance(event, DayStarted) and event.day == 2:
            break
        state.apply(event)
    sight = view.see(Picture(state, 0))
    clip = view.clip(event, state, sight)
    assert clip is not None
    area = place("itinerary.field")
    pictures = []
    for share in (None, 0.0, 0.3, 1.0):
        canvas = Canvas()
        view.draw(canvas, sight)
        if share is not None:
            clip.draw(canvas, share)
        pictures.append(pygame.image.tobytes(canvas.surface.subsurface(area), "P"))
    before, first, halfway, last = pictures
    assert first == before
    assert len({before, halfway, last}) == 3


def frames_of(event: Event, state: TrekkingState, shares: tuple[float, ...]) -> list[bytes]:
    """The table while the event is shown, at these shares of its time."""
    view = TableView(NAMES)
    sight = view.see(Picture(state, 0))
    clip = view.clip(event, state, sight)
    assert clip is not None
    found = []
    for share in shares:
        canvas = Canvas()
        view.draw(canvas, sight)
        clip.draw(canvas, share)
        found.append(pixels_of(canvas.surface))
    return found


def test_a_watch_stands_still_for_a_moment_at_every_hour_it_passes() -> None:
    """Four hours: three quarters of each are a hop, the rest is rest."""
    state = opened(2)
    event = WatchMoved(0, state.hour(0) + 4, 0)
    length = 4 * trek_clips.PER_HOUR + 0.05

    def at(hours: float) -> float:
        return hours * trek_clips.PER_HOUR / length

    hopping, resting, later = frames_of(event, state, (at(1.4), at(1.85), at(1.95)))
    assert hopping != resting
    assert resting == later


def test_points_leave_where_they_were_won_and_arrive_at_the_total() -> None:
    state = opened(2)
    end = opponents.total_at(state, 0, see(Picture(state, 0)))
    assert end[1] < 18, "one's own total stands in the top bar"
    event = PointsGained(0, 3)
    first, last = frames_of(event, state, (0.1, 0.99))
    assert first != last
    plate = opponents.plates(state, 0)[1]
    assert plate.collidepoint(opponents.total_at(state, 1, see(Picture(state, 0))))


def test_a_trek_that_breaks_falls_apart_before_it_is_gathered() -> None:
    state = opened(2)
    for event in (CardVisited(0, 1, 40, 0), TrekStarted(0, 40, 1500), TrekExtended(0, 41, 1600)):
        state.apply(event)
    still, torn = frames_of(TrekStarted(0, 42, 100), state, (0.0, 0.22))
    assert still != torn


def test_the_gears_tick_while_nothing_happens() -> None:
    view, state = TableView(NAMES[:2]), opened(2)
    loops, pictures = Loops(), []
    for _ in range(2):
        canvas = Canvas()
        view.draw(canvas, view.see(Picture(state, 0, loops=loops)))
        pictures.append(pixels_of(canvas.surface))
        assert loops.wait is not None
        assert loops.run(1.0)
    assert pictures[0] != pictures[1]
