"""The pages beside the table: the chapters to be opened from the box, the ceremony after a campaign."""

from __future__ import annotations

import os
import random
from functools import cache

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.app import App
from game.app_settings import SettingsBook
from game.core.chance import FastChance, TableChance
from game.core.rules import asked_together, deal
from game.core.score import winners
from game.core.store import Store
from game.my_city.campaign import EPISODES, episodes
from game.my_city.options import MyCityOptions
from game.my_city.record import MyCityRecord
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.my_city.view import finale, shelf_page
from game.my_city.view.ceremony import GAP, TOLD, Ceremony
from game.my_city.view.chapters import Chapters
from game.scenes.dialog import DialogScene
from game.scenes.finale import FinaleScene
from game.scenes.page import ShelfPageScene
from game.scenes.results import ResultsScene
from game.scenes.set_up import SetUpScene
from game.scenes.shelf import ShelfScene
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet
from game.tabletop.page import Gaze, SetUp, Shelf, Sure
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages, words
from game.ui.pixels import pixels_of
from tests.seated import NAMES, Sit


@cache
def over(seats: int) -> MyCityState:
    """A campaign played at random to its end."""
    chance, source = TableChance(seats), FastChance(random.Random(seats))
    state, _ = deal(RULES, MyCityOptions(seats=seats, mode="campaign"), chance)
    while asks := RULES.asks(state):
        asked = asked_together(asks)
        RULES.play(state, {ask.seat: RULES.sample(state, ask.seat, source) for ask in asked}, chance)
    return state


def chapters(record: MyCityRecord | None = None, stages: tuple[int, ...] = ()) -> tuple[Chapters, list[int]]:
    kept: list[int] = []
    return shelf_page(Shelf(record or MyCityRecord(), stages, kept, lambda now: kept.extend(now))), kept


# ---------------------------------------------------------------------- chapters


def test_a_newcomer_sees_sealed_envelopes_only() -> None:
    page, _ = chapters()
    assert [spot.id for spot in page.spots()] == [("chapter", chapter.n) for chapter in episodes().chapters]


def test_what_a_campaign_has_opened_is_open_and_the_rest_stays_sealed() -> None:
    for page, _ in (chapters(MyCityRecord(chapter=2)), chapters(stages=(1, 2))):
        wanted = [*(("episode", n) for n in range(1, 7)), *(("chapter", n) for n in range(3, 9))]
        assert sorted(str(spot.id) for spot in page.spots()) == sorted(map(str, wanted))


def test_a_seal_is_broken_only_after_a_warning_and_stays_broken() -> None:
    page, kept = chapters(MyCityRecord(chapter=1))
    wish = page.press(("chapter", 5))
    assert isinstance(wish, Sure)
    assert not page.is_open(5)
    page.confirmed(wish.about)
    assert page.is_open(5)
    assert not page.is_open(4)
    assert kept == [5]
    assert page.press(("episode", 14)) == SetUp({"mode": "episode", "episode": 14})


@pytest.mark.parametrize("language", languages())
def test_the_chapters_page_is_drawn_and_says_what_is_pointed_at(language: str) -> None:
    before = TEXTS.language
    TEXTS.switch(language)
    TEXTS.missing.clear()
    page, _ = chapters(MyCityRecord(chapter=4, episodes=(1, 2)))
    for spot in page.spots():
        page.draw(Canvas(), Gaze(spot.id, True, 0.0))
        assert page.prompt(spot.id)
    TEXTS.switch(before)
    assert not TEXTS.missing


# ---------------------------------------------------------------------- the ceremony


def ceremony(seats: int) -> Ceremony:
    page = finale(over(seats), NAMES[:seats])
    assert page is not None
    return page


def test_only_a_campaign_that_is_over_has_a_ceremony() -> None:
    single, _ = deal(RULES, MyCityOptions(), TableChance(1))
    single.game_ended()
    assert finale(single, NAMES[:2]) is None
    begun, _ = deal(RULES, MyCityOptions(mode="campaign"), TableChance(1))
    assert finale(begun, NAMES[:2]) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_winner_stands_first_and_another_city_can_be_looked_at(seats: int) -> None:
    page = ceremony(seats)
    assert page.order[0] in winners(list(page.sheets.values()))
    assert page.chosen == page.order[0]
    page.press(("city", page.order[-1]))
    assert page.chosen == page.order[-1]


@pytest.mark.parametrize("language", languages())
def test_the_ceremony_can_be_drawn_at_any_moment(language: str) -> None:
    before = TEXTS.language
    TEXTS.switch(language)
    TEXTS.missing.clear()
    page = ceremony(4)
    pictures = set()
    for tenth in range(0, 60, 4):
        canvas = Canvas()
        page.draw(canvas, Gaze(("city", 2), True, tenth / 10))
        pictures.add(pixels_of(canvas.surface))
    assert len(pictures) > 10
    TEXTS.switch(before)
    assert not TEXTS.missing


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
def test_symbols_and_episodes_of_a_row_stand_apart(language: str, large: bool) -> None:
    before = TEXTS.language
    TEXTS.switch(language)
    text.set_large(large)
    told = words("my_city.ceremony.circles", n=60), words("my_city.ceremony.won", n=24)
    assert sum(text.width(said, text.TIGHT) for said in told) + GAP <= TOLD[1]
    text.set_large(False)
    TEXTS.switch(before)


def test_places_come_from_the_last_to_the_first_each_with_its_sound() -> None:
    page = ceremony(3)
    heard = [page.cue(tick / 30, (tick + 1) / 30) for tick in range(30 * 8)]
    told = [sound for sound in heard if sound]
    assert told[:3] == ["stamp", "stamp", "win"]
    assert set(told[3:]) == {"whoosh"}


# ---------------------------------------------------------------------- on the screen


def on_screen(cabinet: Cabinet, speed: str = "instant") -> App:
    app = App(SettingsBook({"language": "en", "speed": speed}))
    app.start(ShelfScene(cabinet, "my_city"))
    return app


def test_from_the_box_through_a_broken_seal_to_the_set_up_of_an_episode() -> None:
    with Store.open(None, lambda: 0) as store:
        cabinet = Cabinet(store, process=False)
        app = on_screen(cabinet)
        app.scene.form.widget("shelf").activate("shelf")
        page = app.scene
        assert isinstance(page, ShelfPageScene)
        page._press(("chapter", 8))
        assert isinstance(app.scene, DialogScene)
        app.scene._answer("yes")
        app.step([], 0.1)
        page._press(("episode", EPISODES))
        assert isinstance(app.scene, SetUpScene)
        assert (app.scene.options.mode, app.scene.options.episode) == ("episode", EPISODES)
        app.scene.begin()
        assert isinstance(app.scene, TableScene)
        assert app.scene.kept.table.state.mode.n == EPISODES
        app.close()
        assert ShelfPageScene(cabinet, "my_city").page.is_open(8)


def test_a_campaign_ends_with_the_ceremony_and_from_it_the_way_leads_on(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), mode="campaign")
    source = FastChance(random.Random(1))
    while asks := seated.table.asks():
        move = RULES.sample(seated.table.state, asks[0].seat, source)
        seated.table.answer(asks[0].seat, move)
    seated.scene.session.look(0)
    for _ in range(60):
        seated.app.step([], 0.5)
        if isinstance(seated.app.scene, FinaleScene):
            break
    scene = seated.app.scene
    assert isinstance(scene, FinaleScene)
    scene.pressed("scores")
    assert isinstance(seated.app.scene, ResultsScene)
    seated.app.pop()
    scene.pressed("pages")
    assert isinstance(seated.app.scene, ShelfPageScene)
    seated.app.pop()
    scene.pressed("board")
    assert seated.app.scene is seated.scene
    seated.scene.press("finale")
    assert isinstance(seated.app.scene, FinaleScene)
