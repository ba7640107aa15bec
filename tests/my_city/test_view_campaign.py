"""The table of episodes and campaigns: every state can be drawn, every event has its picture."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.core.chance import FastChance, TableChance
from game.core.part import PartEnded
from game.core.rules import act, asked_together, deal
from game.my_city import events as ev
from game.my_city.campaign import EPISODES
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import MyCityState, story_of
from game.my_city.view import TableView, between
from game.my_city.view.pages import CLOSE, EARLIER, LATER
from game.my_city.view.places import place
from game.my_city.view.progress import PAGE_SPOT
from game.my_city.view.sight import CITY_SPOT
from game.tabletop.meaning import Answer
from game.tabletop.old import Picture, Turn
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from game.ui.palette import names
from game.ui.pixels import pixels_of
from tests.seated import NAMES

PAGES = ("overview", "chronicle")


@pytest.fixture(params=languages())
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
        asked = asked_together(asks)
        answers = {ask.seat: RULES.sample(state, ask.seat, source) for ask in asked}
        for event in act(RULES, state, answers, chance):
            state.apply(event)
    yield state


def show(view: TableView, state: MyCityState, seat: int, spots: int) -> None:
    """Draw a state as the seat sees it, pointing at some of what can be pointed at, and say all there is."""
    asks = {ask.seat: ask for ask in RULES.asks(state)}
    picture = Picture(state, seat, asks.get(seat))
    view.heading(picture)
    while isinstance(spot := view.spots(picture)[0].id, tuple) and spot[0] in PAGES:
        view.draw(Canvas(), picture)
        view.press(CLOSE, picture)
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


# ---------------------------------------------------------------------- pages, names and stickers


def between_cards(seats: int, seed: int, wanted: str) -> MyCityState:
    """The first state of a campaign in which a seat is asked for this."""
    for state in states(MyCityOptions(seats=seats, mode="campaign"), seed, 1):
        ask = RULES.asks(state)[0]
        picture = Picture(state, ask.seat, ask)
        if between.task(picture) == wanted:
            return state.copy()
    raise AssertionError(f"nobody is asked for a {wanted}")


@pytest.mark.parametrize("wanted", ["name", "sticker", "cog"])
def test_every_legal_answer_between_episodes_can_be_pointed_at_and_the_others_say_why_not(
    wanted: str, language: str
) -> None:
    state = between_cards(2, 4, wanted)
    ask = RULES.asks(state)[0]
    picture = Picture(state, ask.seat, ask)
    view = TableView(RULES, MyCityOptions(seats=2, mode="campaign"), NAMES[:2])
    meant = [view.press(spot.id, picture) for spot in view.spots(picture)]
    moves = [answer.move for answer in meant if isinstance(answer, Answer)]
    assert set(RULES.moves(state, ask.seat)) <= set(moves)
    for spot in view.spots(picture):
        pointing = Picture(state, ask.seat, ask, here=spot.id)
        answer = view.press(spot.id, pointing)
        if isinstance(answer, Answer):
            reason = RULES.why_not(state, ask.seat, answer.move)
            assert (reason is None) == (answer.move in RULES.moves(state, ask.seat))
            if reason is not None:
                assert view.prompt(pointing).key == reason.key
    assert not TEXTS.missing


def test_a_new_episode_shows_its_page_until_a_click_closes_it(language: str) -> None:
    options = MyCityOptions(seats=3, mode="episode", episode=13)
    state, _ = deal(RULES, options, TableChance(1))
    ask = RULES.asks(state)[0]
    picture = Picture(state, ask.seat, ask)
    view = TableView(RULES, options, NAMES[:3])
    (page,) = view.spots(picture)
    assert page.id == ("overview",)
    view.draw(Canvas(), picture)
    assert view.press(page.id, picture) == Turn()
    assert len(view.spots(picture)) > 1
    assert view.press(PAGE_SPOT, picture) == Turn()
    assert [spot.id for spot in view.spots(picture)] == [("overview",)]
    assert view.command("cancel", picture)
    assert len(view.spots(picture)) > 1
    assert not TEXTS.missing


@pytest.mark.parametrize("seed", range(12))
def test_the_page_is_shown_however_many_cards_were_skipped_before_the_first_answer(seed: int) -> None:
    options = MyCityOptions(seats=2, mode="episode", episode=22)
    state, _ = deal(RULES, options, TableChance(seed))
    view = TableView(RULES, options, NAMES[:2])
    (page,) = view.spots(Picture(state, 0, RULES.asks(state)[0]))
    assert page.id == ("overview",)


def test_the_chronicle_is_shown_after_each_episode_and_can_be_leafed_through(language: str) -> None:
    options = MyCityOptions(seats=4, mode="campaign")
    view = TableView(RULES, options, NAMES[:4])
    leafs = 0
    for state in states(options, 8, 1):
        story = story_of(state)
        if not (asks := RULES.asks(state)) or len(story.chronicle) > 4:
            break
        picture = Picture(state, asks[0].seat, asks[0])
        if [spot.id for spot in view.spots(picture)] == [("chronicle",)]:
            leafs += 1
            before = Canvas()
            view.draw(before, picture)
            enabled = {press.id: press.enabled for press in view.buttons(picture)}
            assert enabled[EARLIER] == (len(story.chronicle) > 3)
            assert not enabled[LATER]
            if enabled[EARLIER]:
                view.press(EARLIER, picture)
                after = Canvas()
                view.draw(after, picture)
                assert pixels_of(after.surface) != pixels_of(before.surface)
            view.press(CLOSE, picture)
        if [spot.id for spot in view.spots(picture)] == [("overview",)]:
            view.press(CLOSE, picture)
    assert leafs == 4
    assert not TEXTS.missing


def test_every_event_of_a_campaign_that_changes_the_picture_has_a_clip(language: str) -> None:
    options = MyCityOptions(seats=3, mode="campaign")
    view = TableView(RULES, options, NAMES[:3])
    shown: set[type] = set()
    silent: set[type] = set()
    chance, source = TableChance(2), FastChance(random.Random(2))
    state, _ = deal(RULES, options, chance)
    while asks := RULES.asks(state):
        asked = asked_together(asks)
        answers = {ask.seat: RULES.sample(state, ask.seat, source) for ask in asked}
        for event in act(RULES, state, answers, chance):
            kind = type(event)
            clip = view.clip(event, state, len(state.turned) % 3) if kind not in shown else None
            if clip is None and kind not in shown:
                silent.add(kind)
            elif clip is not None:
                assert 0 < clip.seconds <= 1.5
                for share in (0.0, 0.5, 0.7, 0.95, 1.0):
                    canvas = Canvas()
                    clip.draw(canvas, share)
                    assert max(pixels_of(canvas.surface)) < len(names())
                shown.add(kind)
            state.apply(event)
    expected = {ev.EnvelopeOpened, ev.EpisodeOpened, ev.StickerPlaced, ev.CogPlaced, ev.CityNamed}
    assert expected | {ev.PointsGained, ev.CirclesInked, ev.BoxesCrossed, PartEnded} <= shown
    quiet = {ev.StickersReceived, ev.ChurchReceived, ev.BuildingsRemoved, ev.EpisodeClosed}
    assert silent <= quiet
    assert not TEXTS.missing


def test_the_names_stay_in_sight_while_one_points_at_another_city() -> None:
    state = between_cards(2, 4, "name")
    ask = RULES.asks(state)[0]
    view = TableView(RULES, MyCityOptions(seats=2, mode="campaign"), NAMES[:2])
    plain, pointing = Canvas(), Canvas()
    view.draw(plain, Picture(state, ask.seat, ask))
    view.draw(pointing, Picture(state, ask.seat, ask, here=(CITY_SPOT, 1 - ask.seat)))
    names = place("names.panel")
    assert pixels_of(pointing.surface.subsurface(names)) == pixels_of(plain.surface.subsurface(names))


@pytest.mark.parametrize("wanted", ["name", "sticker", "cog"])
def test_a_hint_between_episodes_is_marked_and_named(wanted: str, language: str) -> None:
    state = between_cards(2, 4, wanted)
    ask = RULES.asks(state)[0]
    view = TableView(RULES, MyCityOptions(seats=2, mode="campaign"), NAMES[:2])
    plain, hinted = Canvas(), Canvas()
    view.draw(plain, Picture(state, ask.seat, ask))
    picture = Picture(state, ask.seat, ask, hint=RULES.moves(state, ask.seat)[0])
    view.draw(hinted, picture)
    assert pixels_of(hinted.surface) != pixels_of(plain.surface)
    assert TEXTS.has(view.prompt(picture).key)
    assert not TEXTS.missing
