"""A whole campaign, and each episode on its own, played at random to the end."""

from __future__ import annotations

import random

import pytest

from game.core.chance import FastChance, TableChance
from game.core.rules import act, asked_together, deal
from game.my_city.campaign import EPISODES, campaign, circle_place
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.scoring import LINES
from game.my_city.state import MyCityState, keeps, story_of


def played(options: MyCityOptions, seed: int) -> MyCityState:
    """A table played to its end at random, everything checked after each event."""
    chance, source = TableChance(seed), FastChance(random.Random(seed))
    state, _ = deal(RULES, options, chance)
    while asks := RULES.asks(state):
        asked = asked_together(asks)
        answers = {ask.seat: RULES.sample(state, ask.seat, source) for ask in asked}
        for event in act(RULES, state, answers, chance):
            state.apply(event)
            RULES.conserve(state)
        assert_every_marker_is_explained(state)
    return state


def assert_every_marker_is_explained(state: MyCityState) -> None:
    mode = state.mode
    for city in state.cities:
        rows = (sources for row in mode.immediate for _, sources in LINES[row])
        gained = sum(source.points for sources in rows for source in sources(city, mode))
        assert city.marker == min(mode.top, mode.start + gained)


@pytest.mark.rule("R49")
@pytest.mark.parametrize("n", range(1, EPISODES + 1))
def test_every_episode_can_be_played_on_its_own(n: int) -> None:
    state = played(MyCityOptions(seats=2 + n % 3, mode="episode", episode=n), n)
    assert state.over
    assert state.mode.n == n
    assert all(sheet.total <= state.mode.top for sheet in RULES.scores(state))


@pytest.mark.rule("R27", "R65")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_campaign_is_played_to_its_end(seats: int) -> None:
    state = played(MyCityOptions(seats=seats, mode="campaign"), seats)
    story = story_of(state)
    assert [page.episode for page in story.chronicle] == list(range(1, EPISODES + 1))
    for seat, sheet in enumerate(RULES.scores(state)):
        assert sheet.total == sum(keeps(state.cities[seat]).circles)
        assert sheet.total == sum(sum(page.circles[seat]) for page in story.chronicle)


@pytest.mark.rule("R23", "R59")
def test_circles_fill_two_rows_of_thirty_from_the_left() -> None:
    assert [circle_place(number) for number in (0, 29, 30, 59)] == [(0, 0), (0, 29), (1, 0), (1, 29)]
    assert circle_place(campaign().circles.rows * campaign().circles.per_row) is None
