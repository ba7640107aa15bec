"""What an event changes flies to its row on a plate, which counts; nothing is counted that is not so."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.core.rules import Event
from game.cvlizations import events as ev
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import counting, tribes
from game.cvlizations.view.places import plates
from game.cvlizations.view.sight import Sight
from game.cvlizations.view.table import TableView
from game.cvlizations.view.tribes import Figures, figures_of
from game.tabletop.picture import Picture
from game.tabletop.views import Clip
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of
from tests.cvlizations.tables import card, develop, table

NAMES = ("Ada", "Bea", "Cai")
VIEW = TableView(CvlizationsOptions(seats=3), NAMES)
TRACK = ("law", "axe", "castle", "windmill")


def buying(**ideas: tuple[str, ...]) -> CvlizationsState:
    """The first of three buys, everybody has three of everything; *ideas* by seat, as ``s1``."""
    owned = {int(seat[1:]): names for seat, names in ideas.items()}
    state = table(goods=[(3, 3, 3)] * 3, ideas=owned)
    develop(state, TRACK)
    return state


def staged(event: Event, before: CvlizationsState, seat: int = 0) -> tuple[Sight, Clip]:
    sight = VIEW.see(Picture(before, seat))
    clip = VIEW.clip(event, before, sight)
    assert clip is not None
    return sight, clip


def picture(sight: Sight, clip: Clip, share: float, tribe: int) -> bytes:
    """A tribe's plate at a moment of a clip."""
    canvas = Canvas()
    VIEW.draw(canvas, sight)
    clip.draw(canvas, share)
    return pixels_of(canvas.surface.subsurface(plates(sight.state.options, sight.seat)[tribe]))


def rest(state: CvlizationsState, tribe: int, seat: int = 0) -> bytes:
    canvas = Canvas()
    VIEW.draw(canvas, VIEW.see(Picture(state, seat)))
    return pixels_of(canvas.surface.subsurface(plates(state.options, seat)[tribe]))


EVENTS: list[Any] = [
    ev.IdeaBought(0, card("law"), 1, 0, 2),
    ev.ResourcesGained(1, 1, 0, 2, card("windmill")),
    ev.ResourcesPaid(0, 1, 0, 0, card("hedonism")),
    ev.ResourcesTraded(1, 0, 2, 1, card("hammer")),
    ev.ResourceStolen(1, 0, 1, 0),
    ev.HappinessGained(2, 2, card("pacifism")),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_plate_ends_as_it_lies_there_after_the_event(event: Event, seat: int) -> None:
    before = buying()
    sight, clip = staged(event, before, seat)
    after = before.copy()
    after.apply(event)
    changed = {change.tribe for change in counting.changes(event, before, after, seat)}
    assert changed
    for tribe in changed:
        assert picture(sight, clip, 1.0, tribe) == rest(after, tribe, seat)


def test_numbers_tell_by_how_much_each_row_changes_and_start_beside_each_other() -> None:
    before = buying()
    bought = ev.IdeaBought(0, card("law"), 1, 0, 2)
    after = before.copy()
    after.apply(bought)
    found = counting.changes(bought, before, after, 0)
    assert [(change.tribe, change.amount, change.icon) for change in found] == [
        (0, -1, "icons/food"),
        (0, -2, "icons/stone"),
        (0, 3, "icons/smile"),
    ]
    assert [later.start[0] - one.start[0] for one, later in pairwise(found)] == [counting.APART] * 2


def test_who_loses_a_majority_by_another_s_purchase_sees_it_go() -> None:
    before = buying(s1=("highway", "hammer"))
    bought = ev.IdeaBought(0, card("axe"), 1, 0, 2)
    after = before.copy()
    after.apply(bought)
    lost = figures_of(after, 1).happiness - figures_of(before, 1).happiness
    assert lost < 0
    assert [c.amount for c in counting.changes(bought, before, after, 1) if c.tribe == 1] == [lost]


def test_rows_count_from_what_was_to_what_is() -> None:
    old, new = Figures((4, 0, 2), 5), Figures((1, 2, 2), 7)
    shown = [counting._between(old, new, share / 6) for share in range(7)]
    assert (shown[0], shown[-1]) == (old, new)
    assert [figures.goods[0] for figures in shown] == sorted((f.goods[0] for f in shown), reverse=True)
    assert [figures.happiness for figures in shown] == sorted(figures.happiness for figures in shown)
    assert {figures.goods[2] for figures in shown} == {2}


def test_what_changes_no_number_is_left_as_it_was() -> None:
    before, clip = buying(), Clip(0.3, lambda canvas, share: None)
    sight = VIEW.see(Picture(before, 0))
    assert counting.counted(clip, ev.BuyingEnded(0), before, sight, NAMES) is clip
    assert counting.counted(None, ev.BuyingEnded(0), before, sight, NAMES) is None


def test_a_neutral_tribe_has_no_numbers() -> None:
    state = table(seats=2)
    assert figures_of(state, 2) == Figures((), 0)
    assert (
        tribes.happiness_box(plates(state.options, 0)[0], 5).w
        < tribes.happiness_box(plates(state.options, 0)[0], 15).w
    )
