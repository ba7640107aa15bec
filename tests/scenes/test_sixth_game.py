"""A sixth game, one folder and one line, from the title to its replay: by mouse and keyboard alone."""

from __future__ import annotations

import itertools
import os
from collections.abc import Hashable, Iterator

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.players import Ai, Person
from game.core.store import Store
from game.scenes.records import RecordsScene
from game.scenes.replay import ReplayScene
from game.scenes.results import ResultsScene
from game.scenes.review import ReviewScene
from game.scenes.scene import Scene
from game.scenes.set_up import SetUpScene
from game.scenes.shelf import ShelfScene
from game.scenes.table import TableScene
from game.scenes.table_menu import TableMenuScene
from game.scenes.title import TitleScene
from game.session.cabinet import Cabinet
from game.ui import text
from game.ui.locale import TEXTS, languages
from game.ui.pixels import pixels_of
from tests.toy.registered import GAME
from tests.toy.state import AuctionState

SOON = 0.05


class Player:
    """Somebody before the window: sees what is there, clicks on it, types."""

    def __init__(self, cabinet: Cabinet, language: str) -> None:
        self.cabinet = cabinet
        self.app = App(SettingsBook({"language": language, "speed": "instant"}))
        self.app.start(TitleScene(cabinet))
        self.wait(1.0)

    def wait(self, seconds: float) -> None:
        for _ in range(int(seconds / SOON)):
            self.app.step([], SOON)

    def sees(self, kind: type[Scene]) -> Scene:
        """The scene on top, which is of this kind; AIs and animations get their time."""
        for _ in range(400):
            if isinstance(self.app.scene, kind):
                return self.app.scene
            self.app.step([], SOON)
        raise AssertionError(f"{self.app.scene} is no {kind.__name__}")

    def click_at(self, at: tuple[int, int]) -> None:
        place = self.app.presenter.to_window(at)
        self.app.step(
            [pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))], SOON
        )
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.step([pygame.event.Event(kind, pos=place, button=1)], SOON)
        self.wait(1.0)

    def click(self, name: Hashable) -> None:
        """On the widget of that name."""
        self.click_at(self.app.scene.form.widget(name).rect.center)

    def press(self, *keys: int) -> None:
        for key in keys:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.app.step([pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0)], SOON)
            self.wait(0.3)

    def write(self, words: str) -> None:
        self.app.step([pygame.event.Event(pygame.TEXTINPUT, text=words)], SOON)
        self.wait(0.2)

    def table(self) -> TableScene:
        """The table, once it is this player's turn or all is over."""
        scene = self.sees(TableScene)
        assert isinstance(scene, TableScene)
        for _ in range(2000):
            if scene.session.ask is not None or scene.session.over or self.app.scene is not scene:
                return scene
            self.app.step([], SOON)
        raise AssertionError("nobody is asked")

    def answer(self) -> None:
        """Play the first card, or keep all points."""
        scene = self.table()
        assert scene.session.ask is not None
        if scene.session.ask.topic == "give":
            self.click(("button", "nobody"))
        else:
            self.click_at((60, 240))

    def picture(self) -> bytes:
        self.app.scene.invalidate()
        self.app.step([], SOON)
        return pixels_of(self.app.canvas.surface)


@pytest.fixture(params=languages())
def player(request: pytest.FixtureRequest) -> Iterator[Player]:
    TEXTS.missing.clear()
    text.cut.clear()
    with Store.open(None, itertools.count(1_700_000_000_000).__next__) as store:
        made = Player(Cabinet(store, process=False), request.param)
        yield made
        made.app.close()
    assert not TEXTS.missing
    assert not text.cut


def sit_down(player: Player) -> TableScene:
    """From the title to the sixth game's table, two rounds, against a novice."""
    player.click("start")
    shelf = player.sees(ShelfScene)
    assert isinstance(shelf, ShelfScene)
    player.click("further")
    player.click_at(shelf.row.box(len(registry.GAMES) - 1).center)
    assert shelf.game == GAME
    player.click("play")
    page = player.sees(SetUpScene)
    assert isinstance(page, SetUpScene)
    player.click(("name", 0))
    player.press(pygame.K_END, *[pygame.K_BACKSPACE] * 12)
    player.write("Ada")
    player.click(("option", "rounds"))
    player.click(("button", "begin"))
    scene = player.table()
    assert scene.session.players == {0: Person("Ada"), 1: Ai("novice", "pip")}
    return scene


def state(scene: TableScene) -> AuctionState:
    found = scene.session.showing.now
    assert isinstance(found, AuctionState)
    return found


def play_to_the_end(player: Player) -> ResultsScene:
    for _ in range(20):
        scene = player.table()
        if scene.session.over or player.app.scene is not scene:
            break
        player.answer()
        player.wait(1.0)
        if isinstance(player.app.scene, ResultsScene):
            break
    found = player.sees(ResultsScene)
    assert isinstance(found, ResultsScene)
    return found


def test_it_is_played_with_an_ai_a_hint_and_an_answer_taken_back(player: Player) -> None:
    scene = sit_down(player)
    player.click("hint")
    for _ in range(2000):
        if scene.tools.note is not None:
            break
        player.app.step([], SOON)
    assert scene.tools.note is not None
    assert "[" not in "".join(scene.tools.note.paragraphs)
    player.press(pygame.K_ESCAPE)
    assert scene.tools.note is None
    before = state(scene).copy()
    player.answer()
    player.table()
    assert len(state(scene).played) == 2, "the AI has bid too"
    player.click("undo")
    assert state(scene) == before
    player.answer()
    assert state(player.table()) != before


def test_it_is_left_and_resumed_from_its_box(player: Player) -> None:
    left = sit_down(player)
    player.answer()
    before = state(player.table()).copy()
    number = left.kept.number
    player.press(pygame.K_ESCAPE)
    player.sees(TableMenuScene)
    player.click("leave")
    player.sees(ShelfScene)
    player.click("resume")
    again = player.table()
    assert again is not left
    assert (again.kept.number, state(again)) == (number, before)


def judge(player: Player) -> None:
    """Have the moves reviewed, from the results and back there."""
    player.click(("button", "review"))
    review = player.sees(ReviewScene)
    assert isinstance(review, ReviewScene)
    for _ in range(3000):
        if review.reviewer.findings is not None:
            break
        player.app.step([], SOON)
    assert review.reviewer.findings is not None
    player.click(("button", "close"))
    player.sees(ResultsScene)


def watch_again(player: Player) -> None:
    """From a finished table: every step of it, from the first to the last."""
    assert player.table().session.over
    player.press(pygame.K_l)
    replay = player.sees(ReplayScene)
    assert isinstance(replay, ReplayScene)
    end, length = player.picture(), len(replay.steps)
    assert replay.playback.at == length
    player.press(pygame.K_HOME)
    seen = {replay.playback.at}
    assert player.picture() != end
    while replay.playback.at < length:
        player.click("step_on")
        seen.add(replay.playback.at)
    assert seen == set(range(length + 1))


def test_its_end_leads_to_results_review_record_and_replay(player: Player) -> None:
    sit_down(player)
    results = play_to_the_end(player)
    sheets = results.final()
    assert {sheet.party for sheet in sheets} == {0, 1}
    judge(player)
    player.click(("button", "leave"))
    player.sees(ShelfScene)
    player.click("records")
    record = player.sees(RecordsScene)
    assert isinstance(record, RecordsScene)
    assert [result.game for result in record.results] == [GAME]
    assert {seat.seat: seat.total for seat in record.results[0].seats} == {
        sheet.party: sheet.total for sheet in sheets
    }
    latest = next(spot for spot in record.form.ring.spots if spot.id == ("games", 0))
    player.click_at(latest.rect.center)
    watch_again(player)
