"""A sheet's numbers tell why they have changed: what a die gave and cost, and what the black die took."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

import pygame
import pytest

from game.core.chance import TableChance
from game.core.rules import deal
from game.tabletop.picture import Picture
from game.troyes_dice.moves import UseDie
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.view import TableView, opponents, tips
from game.troyes_dice.view.numbers import TOTAL, badge, numbers, written
from game.troyes_dice.view.sight import RESOURCE, SEAT
from game.ui import palette
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of
from tests.numbers import play_until, tip
from tests.seated import NAMES, Sit


def test_a_die_is_told_of_every_number_it_has_changed(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random"))
    play_until(seated, lambda move: isinstance(move, UseDie))
    session = seated.scene.session
    was = numbers(session.showing.at(session.since), 0)
    now = numbers(session.showing.now, 0)
    changed = {spot: now[spot] - was[spot] for spot in now if now[spot] != was[spot]}
    assert changed
    assert seated.scene.picture().gained == changed
    for spot, by in changed.items():
        gain, said = tip(seated, spot).gains[0]
        assert gain == by
        who = "Random" if spot[0] == SEAT else "Ada"  # type: ignore[index]
        assert said.startswith(f"{who} uses the die on plaza")


def test_what_was_held_at_the_start_is_told_as_such(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random"))
    now = numbers(seated.scene.session.showing.now, 0)
    for colour in range(3):
        gains = tip(seated, (RESOURCE, colour)).gains
        assert sum(gain for gain, _ in gains) == now[RESOURCE, colour]
    assert sum(gain for gain, _ in tip(seated, TOTAL).gains) == now[TOTAL]


@pytest.mark.parametrize("change", [4, -16])
def test_what_has_changed_stands_beside_every_number_and_on_none(change: int) -> None:
    spots = list(numbers(deal(RULES, TroyesOptions(seats=1), TableChance(3))[0], 0))
    places = {spot: written(spot) for spot in spots}
    assert len(spots) == 16
    for spot in spots:
        plate = badge(spot, change)
        assert pygame.Rect(220, 20, 420, 314).contains(plate)
        assert plate.collidelist(list(places.values())) < 0, spot


@pytest.mark.parametrize("change", [3, -12])
def test_no_digit_is_another_for_what_is_said_beside_it(change: int) -> None:
    """Painted with and without: nothing is different where the numbers are written."""
    state = deal(RULES, TroyesOptions(seats=1), TableChance(3))[0]
    sheet = state.sheets[0]
    sheet.citizens, sheet.circled, sheet.held = [12, 10, 18], [17, 13, 16], [12, 10, 11]
    view = TableView(NAMES[:1])
    picture = Picture(state, 0)
    gained = dict.fromkeys(numbers(state, 0), change)
    plain, told = Canvas(), Canvas()
    view.draw(plain, view.see(picture))
    view.draw(told, view.see(replace(picture, gained=gained)))
    assert pixels_of(plain.surface) != pixels_of(told.surface)
    for spot in gained:
        before, after = (
            pixels_of(canvas.surface.subsurface(written(spot)).copy()) for canvas in (plain, told)
        )
        assert before == after, spot


def test_a_plan_tells_of_every_number_what_it_would_change(sit: Sit) -> None:
    """The new number, and beside it by how much it is another."""
    seated = sit()
    view, sight = seated.scene.view, seated.scene.sight
    plan = next(one for one in sight.plans if one.price[1] and one.gain)
    draft = sight.picture.draft.narrowed(plan.move)
    planned = view.see(replace(sight.picture, draft=draft, here=None))
    then, now = (numbers(state, 0) for state in (planned.after, planned.state))
    changed = [spot for spot in now if spot != TOTAL and then[spot] != now[spot]]
    assert (RESOURCE, 1) in changed
    canvas = Canvas()
    view.draw(canvas, planned)
    for spot in changed:
        change = then[spot] - now[spot]
        plate = badge(spot, change)
        ink = palette.names().index("g2" if change > 0 else "r2")
        assert ink in pixels_of(canvas.surface.subsurface(plate).copy()), spot


@pytest.mark.parametrize("change", [3, -12])
@pytest.mark.parametrize("seats", range(2, 11))
def test_the_plate_of_another_tells_by_how_much_its_points_have_changed(seats: int, change: int) -> None:
    """Beside the points and whatever else is counted there, which are the same with it and without."""
    state = deal(RULES, TroyesOptions(seats=seats), TableChance(3))[0]
    for sheet in state.sheets:
        sheet.citizens, sheet.circled, sheet.held = [7, 4, 9], [17, 13, 16], [12, 10, 11]
    view, picture = TableView(NAMES[:seats]), Picture(state, 0)
    gained: dict[Hashable, int] = {(SEAT, seat): change for seat in range(1, seats)}
    plain, told = Canvas(), Canvas()
    sight = view.see(picture)
    view.draw(plain, sight)
    view.draw(told, view.see(replace(picture, gained=gained)))
    assert {spot for spot in numbers(state, 0) if spot[0] == SEAT} == set(gained)  # type: ignore[index]
    for plate in opponents.seen(sight).values():
        plate_box = opponents.badge(plate, change)
        assert plate.contains(plate_box)
        before, after = (pixels_of(one.surface.subsurface(plate_box).copy()) for one in (plain, told))
        assert before != after
        beyond = pygame.Rect(plate_box.right, plate.y, plate.right - plate_box.right, plate.h)
        title = opponents._title(plate)
        between = pygame.Rect(plate.x + title + 1, plate.y, plate_box.x - plate.x - title - 1, plate.h)
        for box in (beyond, between):
            if box.w > 0:
                first, then = (pixels_of(one.surface.subsurface(box).copy()) for one in (plain, told))
                assert first == then


def test_the_tip_of_a_plate_says_what_changed_its_points_and_what_is_held(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random"))
    play_until(seated, lambda move: isinstance(move, UseDie))
    spot = (SEAT, 1)
    if seated.scene.picture().gained.get(spot):
        assert tip(seated, spot).gains[0][0] == seated.scene.picture().gained[spot]
    view = seated.scene.view
    sheets = seated.scene.session.showing.shown.copy()
    sheets.sheets[1].held = [2, 1, 3]
    found = tips.tip(view.see(Picture(sheets, 0, here=spot)), NAMES, spot)
    assert found is not None
    assert found.body.startswith("2 influence, 1 denier, 3 knowledge")
