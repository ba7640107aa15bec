"""The table of episodes and campaigns: every state can be drawn, every event has its picture."""

from __future__ import annotations

import os
import random
from collections.abc import Hashable, Iterator
from dataclasses import replace

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.core.chance import FastChance, TableChance
from game.core.choice import Choice
from game.core.part import PartEnded
from game.core.rules import Move, act, asked_together, deal
from game.my_city import events as ev
from game.my_city.campaign import EPISODES
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import MyCityState, story_of
from game.my_city.view import TableView
from game.my_city.view.pages import CLOSE, EARLIER, LATER
from game.my_city.view.places import place
from game.my_city.view.progress import PAGE_SPOT
from game.my_city.view.sight import CITY_SPOT, task
from game.tabletop.draft import EMPTY, Draft
from game.tabletop.meaning import Answer, Redraft
from game.tabletop.picture import Picture
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from game.ui.palette import names
from game.ui.pixels import pixels_of
from tests.seated import NAMES


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


def picture_of(view: TableView, state: MyCityState, seat: int, draft: Draft = EMPTY) -> Picture[MyCityState]:
    """What the seat sees when its decision begins, if it owes one."""
    ask = next((ask for ask in RULES.asks(state) if ask.seat == seat), None)
    picture = Picture(state, seat, ask, draft)
    return picture if ask is None else replace(picture, draft=view.begin(picture))


def pressed(view: TableView, spot: Hashable, picture: Picture[MyCityState]) -> Picture[MyCityState]:
    """The picture after a click that changes what lies open."""
    meaning = view.press(spot, view.see(picture))
    assert isinstance(meaning, Redraft)
    assert meaning.draft != picture.draft
    return replace(picture, draft=meaning.draft)


def lies_open(view: TableView, picture: Picture[MyCityState]) -> list[Hashable]:
    """The ids of what can be pointed at."""
    return [spot.id for spot in view.spots(view.see(picture))]


def show(view: TableView, state: MyCityState, seat: int, spots: int) -> None:
    """Draw a state as the seat sees it, pointing at some of what can be pointed at, and say all there is."""
    picture = picture_of(view, state, seat)
    view.heading(view.see(picture))
    while (sight := view.see(picture)).page is not None:
        view.draw(Canvas(), sight)
        picture = pressed(view, CLOSE, picture)
    found = lies_open(view, picture)
    step = max(1, len(found) // spots)
    for here in [None, *found[number_of(state) % step :: step]]:
        pointing = view.see(replace(picture, here=here, by_keys=True))
        view.draw(Canvas(), pointing)
        if picture.ask is not None:
            prompt = view.prompt(pointing)
            TEXTS.text(prompt.key, **prompt.values)
            view.buttons(pointing)


def number_of(state: MyCityState) -> int:
    return len(state.turned)


@pytest.mark.parametrize("n", range(1, EPISODES + 1))
def test_every_episode_can_be_drawn_from_its_first_card_to_its_last(n: int, language: str) -> None:
    options = MyCityOptions(seats=2 + n % 3, mode="episode", episode=n)
    view = TableView(NAMES[: options.seats])
    for number, state in enumerate(states(options, n, 9)):
        show(view, state, number % options.seats, 6)
    assert not TEXTS.missing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_campaign_can_be_drawn_wherever_it_stands(seats: int, language: str) -> None:
    options = MyCityOptions(seats=seats, mode="campaign")
    view = TableView(NAMES[:seats])
    for number, state in enumerate(states(options, seats, 20)):
        show(view, state, number % seats, 3)
    assert not TEXTS.missing


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_of_a_campaign_can_be_drawn_for_every_seat(seats: int, language: str) -> None:
    options = MyCityOptions(seats=seats, mode="campaign")
    view = TableView(NAMES[:seats])
    for state in states(options, 10 + seats, 3):
        for seat in range(seats):
            show(view, state, seat, 9)
    assert not TEXTS.missing


# ---------------------------------------------------------------------- pages, names and stickers


def between_cards(seats: int, seed: int, wanted: str) -> MyCityState:
    """The first state of a campaign in which a seat is asked for this."""
    for state in states(MyCityOptions(seats=seats, mode="campaign"), seed, 1):
        ask = RULES.asks(state)[0]
        if task(Picture(state, ask.seat, ask)) == wanted:
            return state.copy()
    raise AssertionError(f"nobody is asked for a {wanted}")


def move_of(view: TableView, spot: Hashable, picture: Picture[MyCityState]) -> Move | None:
    """The move that a click makes, or two at the same place where the first one only aims."""
    meaning = view.press(spot, view.see(picture))
    if isinstance(meaning, Redraft):
        meaning = view.press(spot, view.see(replace(picture, draft=meaning.draft)))
    return meaning.move if isinstance(meaning, Answer) else None


@pytest.mark.parametrize("wanted", ["name", "sticker", "cog"])
def test_every_legal_answer_between_episodes_can_be_pointed_at_and_the_others_say_why_not(
    wanted: str, language: str
) -> None:
    state = between_cards(2, 4, wanted)
    ask = RULES.asks(state)[0]
    picture = Picture(state, ask.seat, ask, Draft(Choice(RULES.moves(state, ask.seat))))
    view = TableView(NAMES[:2])
    found = lies_open(view, picture)
    moves = [move for spot in found if (move := move_of(view, spot, picture)) is not None]
    assert set(RULES.moves(state, ask.seat)) <= set(moves)
    for spot in found:
        pointing = view.see(replace(picture, here=spot))
        answer = view.press(spot, pointing)
        if isinstance(answer, Answer):
            reason = RULES.why_not(state, ask.seat, answer.move)
            assert (reason is None) == (answer.move in RULES.moves(state, ask.seat))
            if reason is not None:
                assert view.prompt(pointing).key == reason.key
    assert not TEXTS.missing


def test_a_new_episode_shows_its_page_until_a_click_closes_it(language: str) -> None:
    options = MyCityOptions(seats=3, mode="episode", episode=13)
    state, _ = deal(RULES, options, TableChance(1))
    view = TableView(NAMES[:3])
    picture = picture_of(view, state, RULES.asks(state)[0].seat)
    (page,) = lies_open(view, picture)
    assert page == ("overview",)
    view.draw(Canvas(), view.see(picture))
    picture = pressed(view, page, picture)
    assert len(lies_open(view, picture)) > 1
    picture = pressed(view, PAGE_SPOT, picture)
    assert lies_open(view, picture) == [("overview",)]
    meaning = view.command("cancel", view.see(picture))
    assert isinstance(meaning, Redraft)
    assert len(lies_open(view, replace(picture, draft=meaning.draft))) > 1
    assert not TEXTS.missing


@pytest.mark.parametrize("seed", range(12))
def test_the_page_is_shown_however_many_cards_were_skipped_before_the_first_answer(seed: int) -> None:
    options = MyCityOptions(seats=2, mode="episode", episode=22)
    state, _ = deal(RULES, options, TableChance(seed))
    view = TableView(NAMES[:2])
    assert lies_open(view, picture_of(view, state, 0)) == [("overview",)]


def test_the_chronicle_is_shown_after_each_episode_and_can_be_leafed_through(language: str) -> None:
    options = MyCityOptions(seats=4, mode="campaign")
    view = TableView(NAMES[:4])
    leafs, draft = 0, EMPTY
    for state in states(options, 8, 1):
        story = story_of(state)
        if not (asks := RULES.asks(state)) or len(story.chronicle) > 4:
            break
        picture = picture_of(view, state, asks[0].seat, draft)
        if lies_open(view, picture) == [("chronicle",)]:
            leafs += 1
            before = Canvas()
            view.draw(before, view.see(picture))
            enabled = {press.id: press.enabled for press in view.buttons(view.see(picture))}
            assert enabled[EARLIER] == (len(story.chronicle) > 3)
            assert not enabled[LATER]
            if enabled[EARLIER]:
                picture = pressed(view, EARLIER, picture)
                after = Canvas()
                view.draw(after, view.see(picture))
                assert pixels_of(after.surface) != pixels_of(before.surface)
            picture = pressed(view, CLOSE, picture)
        for page in ("letter", "overview"):
            if lies_open(view, picture) == [(page,)]:
                picture = pressed(view, CLOSE, picture)
        draft = picture.draft
    assert leafs == 4
    assert not TEXTS.missing


def test_every_event_of_a_campaign_that_changes_the_picture_has_a_clip(language: str) -> None:
    options = MyCityOptions(seats=3, mode="campaign")
    view = TableView(NAMES[:3])
    shown: set[type] = set()
    silent: set[type] = set()
    chance, source = TableChance(2), FastChance(random.Random(2))
    state, _ = deal(RULES, options, chance)
    while asks := RULES.asks(state):
        asked = asked_together(asks)
        answers = {ask.seat: RULES.sample(state, ask.seat, source) for ask in asked}
        for event in act(RULES, state, answers, chance):
            kind = type(event)
            sight = view.see(Picture(state, len(state.turned) % 3))
            clip = view.clip(event, state, sight) if kind not in shown else None
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
    assert {ev.StickersReceived, ev.BuildingsRemoved, ev.EpisodeClosed} <= shown
    assert silent <= {ev.ChurchReceived}
    assert not TEXTS.missing


def test_the_names_stay_in_sight_while_one_points_at_another_city() -> None:
    state = between_cards(2, 4, "name")
    ask = RULES.asks(state)[0]
    view = TableView(NAMES[:2])
    plain, pointing = Canvas(), Canvas()
    picture = Picture(state, ask.seat, ask)
    view.draw(plain, view.see(picture))
    view.draw(pointing, view.see(replace(picture, here=(CITY_SPOT, 1 - ask.seat))))
    names = place("names.panel")
    assert pixels_of(pointing.surface.subsurface(names)) == pixels_of(plain.surface.subsurface(names))


@pytest.mark.parametrize("wanted", ["name", "sticker", "cog"])
def test_a_hint_between_episodes_is_marked_and_named(wanted: str, language: str) -> None:
    state = between_cards(2, 4, wanted)
    ask = RULES.asks(state)[0]
    view = TableView(NAMES[:2])
    plain, hinted = Canvas(), Canvas()
    picture = Picture(state, ask.seat, ask)
    view.draw(plain, view.see(picture))
    sight = view.see(replace(picture, hint=RULES.moves(state, ask.seat)[0]))
    view.draw(hinted, sight)
    assert pixels_of(hinted.surface) != pixels_of(plain.surface)
    assert TEXTS.has(view.prompt(sight).key)
    assert not TEXTS.missing
