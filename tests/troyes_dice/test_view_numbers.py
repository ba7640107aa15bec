"""A sheet's numbers tell why they have changed: what a die gave and cost, and what the black die took."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.core.chance import TableChance
from game.core.rules import deal
from game.tabletop.picture import Picture
from game.troyes_dice.moves import UseDie
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.view import TableView
from game.troyes_dice.view.numbers import TOTAL, badge, numbers, written
from game.troyes_dice.view.sight import RESOURCE
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
        assert said.startswith("Ada uses the die on plaza")


def test_what_was_held_at_the_start_is_told_as_such(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random"))
    now = numbers(seated.scene.session.showing.now, 0)
    for colour in range(3):
        gains = tip(seated, (RESOURCE, colour)).gains
        assert sum(gain for gain, _ in gains) == now[RESOURCE, colour]
    assert sum(gain for gain, _ in tip(seated, TOTAL).gains) == now[TOTAL]


@pytest.mark.parametrize("change", [4, -16])
def test_what_has_changed_stands_beside_every_number_and_on_none(change: int) -> None:
    spots = list(numbers(deal(RULES, TroyesOptions(), TableChance(3))[0], 0))
    places = {spot: written(spot) for spot in spots}
    assert len(spots) == 16
    for spot in spots:
        plate = badge(spot, change)
        assert pygame.Rect(220, 20, 420, 314).contains(plate)
        assert plate.collidelist(list(places.values())) < 0, spot


@pytest.mark.parametrize("change", [3, -12])
def test_no_digit_is_another_for_what_is_said_beside_it(change: int) -> None:
    """Painted with and without: nothing is different where the numbers are written."""
    state = deal(RULES, TroyesOptions(), TableChance(3))[0]
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
