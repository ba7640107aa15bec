"""Points that have been won count in the top bar, or on the plate of who won them."""

from __future__ import annotations

import random

import pygame

from game.core.chance import FastChance, TableChance
from game.core.rules import Event, act, asked_together, deal
from game.tabletop.picture import Picture
from game.tabletop.views import Clip
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.scoring import total
from game.trekking.state import TrekkingState
from game.trekking.view import TableView, clips, opponents, totals
from game.ui.canvas import Canvas
from game.ui.pixels import index, pixels_of

NAMES = ("Ada", "Bea", "Cid")
VIEW = TableView(NAMES)


def changing(party: int) -> tuple[Event, TrekkingState, TrekkingState]:
    """The first event that changes a party's total for which there is a clip: it, the states around it."""
    options, chance, source = TrekkingOptions(seats=3), TableChance(3), FastChance(random.Random(3))
    state, _ = deal(RULES, options, chance)
    while asks := RULES.asks(state):
        moves = {ask.seat: RULES.sample(state, ask.seat, source) for ask in asked_together(asks)}
        for event in act(RULES, state, moves, chance):
            before = state.copy()
            state.apply(event)
            won = before.day and total(before, party) != total(state, party)
            if won and clips.clip(event, before, VIEW.see(Picture(before, 0))) is not None:
                return event, before, state
    raise AssertionError("nobody has won anything")


def staged(event: Event, before: TrekkingState, seat: int) -> Clip:
    found = VIEW.clip(event, before, VIEW.see(Picture(before, seat)))
    assert found is not None
    return found


def test_the_own_points_in_the_top_bar_count_up_to_what_they_are_after_the_event() -> None:
    event, before, after = changing(0)
    clip = staged(event, before, 0)
    assert clip.heading is not None
    old, new = (opponents.heading(state, 0).chips[1] for state in (before, after))
    assert clip.heading(0.0).chips[1] == clip.heading(1 - totals.COUNT / clip.seconds).chips[1] == old
    assert clip.heading(1.0).chips[1] == new != old
    shown = [clip.heading(share / 40) for share in range(41)]
    assert {heading.lit for heading in shown} == {-1, 1}, "it flashes"


def test_an_opponent_s_points_count_on_the_plate() -> None:
    event, before, after = changing(1)
    clip = staged(event, before, 0)
    assert clip.heading is None
    plate = opponents.plates(before, 0)[1]
    box = pygame.Rect(plate.right - 24, plate.y + 4, 20, 10)

    def painted(state: TrekkingState, share: float | None) -> bytes:
        canvas = Canvas()
        opponents.draw(canvas, state, 0, NAMES)
        if share is not None:
            clip.draw(canvas, share)
        grey = {index("y5"): 1, index("p5"): 1}
        return bytes(grey.get(value, 0) for value in pixels_of(canvas.surface.subsurface(box)))

    assert painted(before, 0.0) == painted(before, None)
    assert painted(before, 1.0) == painted(after, None) != painted(before, None)


def test_totals_count_evenly() -> None:
    assert [totals.between(3, 7, share / 4) for share in range(5)] == [3, 4, 5, 6, 7]
    assert [totals.between(3, 1, share / 2) for share in range(3)] == [3, 2, 1]


def test_what_brings_nobody_points_is_left_as_it_was() -> None:
    options = TrekkingOptions(seats=3)
    state, events = deal(RULES, options, TableChance(1))
    clip, sight = Clip(0.3, lambda canvas, share: None), VIEW.see(Picture(state, 0))
    assert totals.counted(None, events[-1], state, sight) is None
    assert totals.counted(clip, events[0], RULES.blank(options), sight) is clip
