"""The table of episodes and campaigns: every state can be drawn, every event has its picture."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.core.chance import FastChance, TableChance
from game.core.rules import act, deal
from game.my_city.campaign import EPISODES
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.my_city.view import TableView
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.tabletop import Picture
from tests.my_city.seated import NAMES

LANGUAGES = ("en", "zh_TW")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    before = TEXTS.language
    TEXTS.switch(request.param)
    TEXTS.missing.clear()
    yield request.param
    TEXTS.switch(before)


def states(options: MyCityOptions, seed: int, every: int) -> Iterator[MyCityState]:
    """Some states of a table played at random, all clips of its events drawn on the way."""
    chance, source = TableChance(seed), FastChance(random.Random(seed))
    state, _ = deal(RULES, options, chance)
    number = 0
    while asks := RULES.asks(state):
        if number % every == 0:
            yield state
        number += 1
        asked = asks if asks[0].sealed else asks[:1]
        answers = {ask.seat: RULES.sample(state, ask.seat, source) for ask in asked}
        for event in act(RULES, state, answers, chance):
            state.apply(event)
    yield state


def show(view: TableView, state: MyCityState, seat: int, spots: int) -> None:
    """Draw a state as the seat sees it, pointing at some of what can be pointed at, and say all there is."""
    asks = {ask.seat: ask for ask in RULES.asks(state)}
    picture = Picture(state, seat, asks.get(seat))
    view.heading(picture)
    found = view.spots(picture)
    step = max(1, len(found) // spots)
    for here in [None, *(spot.id for spot in found[number_of(state) % step :: step])]:
        pointing = Picture(state, seat, asks.get(seat), here=here, by_keys=True)
        view.draw(Canvas(), pointing)
        if pointing.ask is not None:
            prompt = view.prompt(pointing)
            TEXTS.text(prompt.key, **prompt.values)
            view.buttons(pointing)


def number_of(state: MyCityState) -> int:
    return len(state.turned)


@pytest.mark.parametrize("n", range(1, EPISODES + 1))
def test_every_episode_can_be_drawn_from_its_first_card_to_its_last(n: int, language: str) -> None:
    options = MyCityOptions(seats=2 + n % 3, mode="episode", episode=n)
    view = TableView(RULES, options, NAMES[: options.seats])
    for number, state in enumerate(states(options, n, 9)):
        show(view, state, number % options.seats, 6)
    assert not TEXTS.missing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_campaign_can_be_drawn_wherever_it_stands(seats: int, language: str) -> None:
    options = MyCityOptions(seats=seats, mode="campaign")
    view = TableView(RULES, options, NAMES[:seats])
    for number, state in enumerate(states(options, seats, 20)):
        show(view, state, number % seats, 3)
    assert not TEXTS.missing


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_of_a_campaign_can_be_drawn_for_every_seat(seats: int, language: str) -> None:
    options = MyCityOptions(seats=seats, mode="campaign")
    view = TableView(RULES, options, NAMES[:seats])
    for state in states(options, 10 + seats, 3):
        for seat in range(seats):
            show(view, state, seat, 9)
    assert not TEXTS.missing
