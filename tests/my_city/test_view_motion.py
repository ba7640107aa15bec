"""Staged moments: a building falls and lands, what it changes goes to the score, which counts."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.core.rules import Event
from game.my_city.events import BuildingPassed, BuildingPlaced, GoldReached
from game.my_city.moves import Place
from game.my_city.rules import RULES
from game.my_city.view import counting, motion
from game.my_city.view.account import TRACK
from game.my_city.view.places import place
from game.my_city.view.summary import boxes
from game.tabletop.picture import Picture
from game.ui.canvas import Canvas
from game.ui.pixels import blank, pixels_of
from tests.seated import NAMES, Seated, Sit

FLOOR = 60


def edges(seconds: float) -> tuple[int, int]:
    """The uppermost and the lowest row of a roof of 22x22 px whose place is at 40, 40."""
    roof = blank((22, 22))
    roof.fill(1)
    surface = blank((100, 100))
    surface.fill(FLOOR)
    motion.down(Canvas(surface), roof, 40, 40, seconds)
    rows = [y for y in range(100) if any(surface.get_at_mapped((x, y)) == 1 for x in range(100))]
    return rows[0], rows[-1]


def test_a_building_is_lifted_before_it_falls_and_lands_two_pixels_too_deep() -> None:
    assert edges(0.0)[0] == 40
    assert edges(motion.LIFT)[0] == 40 - motion.FALL
    halfway = edges(motion.LIFT + motion.DROP / 2)[0]
    assert 40 - motion.FALL < halfway < 40 - motion.FALL // 2, "it falls ever faster"
    assert edges(motion.LIFT + motion.DROP)[1] == 61 + 2
    assert edges(motion.DOWN) == (40, 61)


def drawn(seated: Seated, state: object, event: Event | None = None, share: float = 0.0) -> pygame.Surface:
    """A state as the first seat sees it, with the animation of an event over it."""
    canvas, view = Canvas(), seated.scene.view
    sight = view.see(Picture(state, 0))
    view.draw(canvas, sight)
    clip = None if event is None else view.clip(event, state, sight)
    if clip is not None:
        clip.draw(canvas, share)
    return canvas.surface


def sheet_of(surface: pygame.Surface) -> tuple[int, ...]:
    """The pixels of the score sheet from the first row to the total."""
    box = boxes(1)[0].union(place("summary.track")).union(place("summary.total"))
    return tuple(pixels_of(surface.subsurface(box)))


def moments(seated: Seated) -> Iterator[Event]:
    state = seated.table.state
    building = state.card
    assert building is not None
    move = next(move for move in RULES.moves(state, 0) if isinstance(move, Place))
    yield BuildingPlaced(0, building, move.rotation, move.row, move.col)
    yield BuildingPassed(0, building)
    yield GoldReached(0, 3)


@pytest.mark.parametrize("number", range(3))
def test_the_score_counts_to_what_it_says_afterwards(sit: Sit, number: int) -> None:
    seated = sit(NAMES[:2])
    state, event = seated.table.state, list(moments(seated))[number]
    after = counting.applied(event, state)
    before = sheet_of(drawn(seated, state))
    assert sheet_of(drawn(seated, state, event, 0.0)) == before
    flashing = sheet_of(drawn(seated, state, event, 0.9))
    assert flashing not in (before, sheet_of(drawn(seated, after)))
    counted = counting.count_of(event, state, 0, seated.scene.view.see(Picture(state, 0)))
    assert sum(points for _, points in counted.changed) == counted.will.total - counted.was.total
    if not isinstance(event, GoldReached):  # the winner's flag comes with the next picture
        assert sheet_of(drawn(seated, state, event, 1.0)) == sheet_of(drawn(seated, after))


def test_passing_and_gold_move_the_track(sit: Sit) -> None:
    seated = sit(NAMES[:2])
    state = seated.table.state
    sight = seated.scene.view.see(Picture(state, 0))
    _, passed, gold = moments(seated)
    assert counting.count_of(passed, state, 0, sight).changed == ((TRACK, -1),)
    assert counting.count_of(gold, state, 0, sight).changed == ((TRACK, 3),)


def test_what_others_do_changes_nothing_on_the_own_sheet(sit: Sit) -> None:
    seated = sit(NAMES[:2])
    state = seated.table.state
    event = BuildingPassed(1, state.card)
    assert not counting.count_of(event, state, 1, seated.scene.view.see(Picture(state, 0))).changed
    assert sheet_of(drawn(seated, state, event, 0.9)) == sheet_of(drawn(seated, state))
