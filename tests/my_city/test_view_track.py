"""The track as a row of the score: rows and total agree, buttons say what will happen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.core.chance import FastChance
from game.core.rules import act, deal
from game.my_city.catalog import eternal
from game.my_city.moves import Pass
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.scoring import sheet
from game.my_city.state import MyCityState
from game.my_city.view.account import TOP, account
from game.my_city.view.sight import PASS_BUTTON
from game.ui.locale import TEXTS
from tests.seated import NAMES, Sit

OPTIONS = [
    MyCityOptions(seats=3),
    *(MyCityOptions(seats=2, mode="episode", episode=n) for n in (10, 12, 13, 16, 19, 22, 24)),
]
"""The repeatable mode, and an episode of each kind of points that move the marker at once."""


def positions(options: MyCityOptions, seed: int) -> Iterator[MyCityState]:
    """Random play, one state a round."""
    chance = FastChance(Random(seed))
    state, _ = deal(RULES, options, chance)
    while not state.over:
        yield state
        answers = {ask.seat: RULES.sample(state, ask.seat, chance) for ask in RULES.asks(state)}
        for event in act(RULES, state, answers, chance):
            state.apply(event)
    yield state


@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: f"{one.mode}-{one.episode}")
def test_at_every_instant_the_track_and_the_rows_add_up_to_the_total(options: MyCityOptions) -> None:
    for seed in range(6):
        for state in positions(options, seed):
            for seat, city in enumerate(state.cities):
                found = account(state, seat)
                assert found.marker + sum(entry.own for entry in found.rows) == found.total
                assert found.total == sheet(city, seat, state.mode).total


@pytest.mark.parametrize("marker", range(0, 51, 5))
def test_what_the_stop_at_the_top_takes_or_keeps_is_a_row_of_its_own(marker: int) -> None:
    for state in positions(MyCityOptions(seats=2), marker):
        city = state.cities[0]
        city.marker = marker
        found = account(state, 0)
        entries = [entry.points for entry in found.rows if entry.name != TOP]
        assert found.points(TOP) == found.total - marker - sum(entries)
        assert found.total <= eternal().top


def near_the_top(seated: object, marker: int) -> None:
    """The own flag stands elsewhere."""
    session = seated.scene.session  # type: ignore[attr-defined]
    session.showing.shown.cities[0].marker = marker
    seated.repaint()  # type: ignore[attr-defined]


@pytest.mark.parametrize("marker", [9, 40, 42, 44, 46, 48, 49])
def test_the_button_that_passes_says_where_the_flag_goes_and_what_becomes_of_the_total(
    sit: Sit, marker: int
) -> None:
    seated = sit(NAMES[:2])
    near_the_top(seated, marker)
    view, picture = seated.scene.view, seated.scene.picture()
    state = picture.state
    press = next(press for press in view.buttons(view.see(picture)) if press.id == "pass")
    after = RULES.preview(state, 0, Pass())
    change = sheet(after.cities[0], 0, after.mode).total - sheet(state.cities[0], 0, state.mode).total
    assert press.icon == "seats/flag_0"
    told = TEXTS.text("my_city.view.button.pass_to", before=marker, after=marker - 1)
    assert press.label == (told if change == -1 else f"{told} ({change:+d})")
    assert str(marker - 1) in press.tip
    if change != -1:
        assert f"{change:+d}" in press.tip
    pointed = view.see(replace(picture, here=PASS_BUTTON))
    assert pointed.changes[-1].gain == change
    assert pointed.after == after
