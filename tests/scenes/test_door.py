"""Whatever is written, in whatever scene: what fails is a sentence, and the program goes on."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core import places as folders
from game.core.players import Ai, Person
from game.core.reason import Reason
from game.core.store import Store
from game.scenes import daily, lesson, lesson_table
from game.scenes.crash_screen import CrashScreen
from game.scenes.curtain import CurtainScene
from game.scenes.destinations import ToResults, ToTable
from game.scenes.dialog import DialogScene
from game.scenes.page import ShelfPageScene
from game.scenes.players import PlayersScene
from game.scenes.set_up import SetUpScene
from game.scenes.settings import TABS, SettingsScene
from game.scenes.table import TableScene
from game.scenes.table_file import FileScene
from game.scenes.tables import TablesScene
from game.scenes.title import TitleScene
from game.session.cabinet import Cabinet
from game.ui.actions import Command
from game.ui.locale import TEXTS
from tests.failing_disk import FAILURES, Disk, Failure
from tests.scenes.deed_cases import last_answer
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions

ADA, BEA = Person("Ada"), Person("Bea")
Act = Callable[[], object]


class Desk:
    """The whole program on a store whose disk can fail."""

    def __init__(self, store: Store, folder: Path) -> None:
        self.cabinet = Cabinet(store, process=False)
        self.disk = Disk(store)
        settings = SettingsBook({"speed": "instant", "language": "en"}, store.set_setting)
        self.app = App(settings, store=store, screenshots=folder / "pictures")
        self.app.start(TitleScene(self.cabinet))
        self.folder = folder

    def rest(self, frames: int = 20) -> None:
        """Let time pass, and the next person take the seat."""
        for _ in range(frames):
            if isinstance(self.app.scene, CurtainScene):
                self.app.step([Command("confirm")], 0.05)
            self.app.step([], 0.05)

    def key(self, name: str) -> Act:
        return lambda: self.app.step([Command(name)], 0.01)

    def table(self, *players: Person | Ai, time: int = 20, **options: Any) -> TableScene:
        """An auction on the screen, where so many frames have passed."""
        self.cabinet.know(players)
        chosen = AuctionOptions(**{"seats": len(players), "rounds": 2, "gifts": False, **options})
        kept = self.cabinet.open("auction", chosen, players, seed=3, friendly=True)
        self.app.open(ToTable(self.cabinet, kept))
        self.rest(time)
        scene = self.app.scene
        assert isinstance(scene, TableScene)
        return scene

    def said(self) -> list[str]:
        """All that is said on the screen now."""
        words = list(self.app.toasts.words)
        for scene in self.app.scenes:
            if isinstance(scene, TableScene) and scene.notice.words:
                words.append(scene.notice.words)
            if isinstance(scene, DialogScene):
                words.extend(scene._contents()[:2])
        return words


def in_turn(*acts: Act) -> Act:
    """One after the other."""

    def act() -> None:
        for one in acts:
            one()

    return act


def key_on(scene: Callable[[Desk], object], name: str) -> Callable[[Desk], Act]:
    def prepare(desk: Desk) -> Act:
        scene(desk)
        return desk.key(name)

    return prepare


def resized(desk: Desk) -> Act:
    event = pygame.event.Event(pygame.VIDEORESIZE, w=900, h=600, size=(900, 600))
    return in_turn(lambda: desk.app.step([event], 0.01), lambda: desk.app.step([], 0.01))


def language(desk: Desk) -> Act:
    title = desk.app.scene
    assert isinstance(title, TitleScene)
    return title._switch_language


def every_setting(desk: Desk) -> Act:
    """All that the pages of settings can change, one after the other."""
    scene = SettingsScene()
    desk.app.push(scene)

    def act() -> None:
        for tab in range(len(TABS)):
            scene._open(tab)
            for widget in list(scene.form.widgets):
                if widget.id in scene._rows and widget.id != "entry":
                    scene.form.focus(widget.id)
                    desk.app.step([Command("left"), Command("right"), Command("confirm")], 0.01)
        scene._defaults()

    return act


def answer(desk: Desk) -> Act:
    scene = desk.table(ADA, BEA)
    return in_turn(lambda: scene.answer(Bid(0)), desk.rest)


def ais_answer(desk: Desk) -> Act:
    desk.table(Ai("random"), Ai("random"), time=0)
    return lambda: desk.rest(60)


def ai_answers_after(desk: Desk) -> Act:
    scene = desk.table(ADA, Ai("random"))
    return in_turn(lambda: scene.answer(Bid(0)), lambda: desk.rest(60))


def end(desk: Desk) -> Act:
    scene = desk.table(ADA, Ai("random"))
    while not isinstance(desk.app.scene, CurtainScene) and scene.kept.table.answers_of(0) < 1:
        scene.answer(Bid(0))
        desk.rest()
    return in_turn(lambda: scene.answer(Bid(0)), lambda: desk.rest(60))


def take_back(name: str) -> Callable[[Desk], Act]:
    def prepare(desk: Desk) -> Act:
        scene = desk.table(ADA, Ai("random"), rounds=3)
        scene.answer(Bid(0))
        desk.rest()
        if name == "redo":
            desk.key("undo")()
        return in_turn(desk.key(name), desk.rest)

    return prepare


def hand_over(desk: Desk) -> Act:
    scene = desk.table(ADA, BEA)

    def act() -> None:
        scene.tools.use("players")
        page = desk.app.scene
        if isinstance(page, PlayersScene):
            page.players[1] = Person("Cai")
            page.confirm()
        desk.rest()

    return act


def set_up(desk: Desk) -> Act:
    page = SetUpScene(desk.cabinet, "trekking")
    desk.app.push(page)
    return page.begin


def challenge(desk: Desk) -> Act:
    def act() -> None:
        with desk.app.door.writing():
            desk.app.open(daily.daily_table(desk.cabinet, "troyes_dice", date(2026, 1, 2), ADA))

    return act


def lesson_read(desk: Desk) -> Act:
    data = lesson_table.lessons_of("trekking")[0]
    desk.app.open(lesson.lesson(desk.cabinet, "trekking", data))
    desk.rest()
    return in_turn(desk.key("page_down"), lambda: desk.rest(4))


def lesson_turned_back(desk: Desk) -> Act:
    lesson_read(desk)()
    return in_turn(desk.key("page_up"), lambda: desk.rest(4))


def lesson_done(desk: Desk) -> Act:
    lesson_read(desk)
    scene = desk.app.scene
    assert isinstance(scene, TableScene)
    assert isinstance(scene.policy, lesson.LessonPolicy)
    policy = scene.policy
    return lambda: policy.complete() if scene in desk.app.scenes else None


def tables(desk: Desk) -> TablesScene:
    """The list of the tables in progress, with one."""
    options = registry.rules("trekking").options_type(seats=2)
    desk.cabinet.open("trekking", options, [ADA, BEA], seed=1, friendly=True)
    scene = TablesScene(desk.cabinet)
    desk.app.push(scene)
    return scene


def delete(desk: Desk) -> Act:
    return tables(desk)._delete


def export(desk: Desk) -> Act:
    return tables(desk)._export


def take_in(desk: Desk) -> Act:
    scene = tables(desk)
    path = desk.folder / "game.jsonl"
    path.write_bytes(desk.cabinet.export(scene.rows[0].id))
    scene.take_in(path)
    shown = desk.app.scene
    assert isinstance(shown, FileScene)
    return shown._take


def results(desk: Desk) -> None:
    scene = desk.table(ADA, BEA)
    for _ in range(2):
        scene.kept.table.answer(*last_answer(scene.kept.table)) if scene.kept.table.asks() else None
    desk.app.open(ToResults(scene))


def copy(desk: Desk) -> Act:
    results(desk)
    return lambda: desk.app.scene._pressed("copy")  # type: ignore[attr-defined]


def rematch(desk: Desk) -> Act:
    results(desk)
    return in_turn(lambda: desk.app.scene._pressed("rematch"), desk.rest)  # type: ignore[attr-defined]


def page_opened(desk: Desk) -> Act:
    page = ShelfPageScene(desk.cabinet, "my_city")
    desk.app.push(page)
    return lambda: page._keep_opened("opened.my_city.0", [1, 2])


def desktop_entry(desk: Desk) -> Act:
    scene = SettingsScene()
    desk.app.push(scene)
    return scene._make_entry


def on_title(desk: Desk) -> None:
    """Where it begins."""


def at_table(desk: Desk) -> None:
    desk.table(ADA, BEA)


STORE: dict[str, Callable[[Desk], Act]] = {
    "language": language,
    "sound on the title": key_on(on_title, "mute"),
    "full screen on the title": key_on(on_title, "fullscreen"),
    "sound at a table": key_on(at_table, "mute"),
    "full screen at a table": key_on(at_table, "fullscreen"),
    "sound over a list": key_on(tables, "mute"),
    "size of the window": resized,
    "every setting": every_setting,
    "answer": answer,
    "answers of AIs": ais_answer,
    "answer of an AI after a person's": ai_answers_after,
    "end of a table": end,
    "undo": take_back("undo"),
    "redo": take_back("redo"),
    "hint": key_on(at_table, "hint"),
    "hand over": hand_over,
    "set up": set_up,
    "challenge": challenge,
    "lesson: next": lesson_read,
    "lesson: back": lesson_turned_back,
    "lesson: done": lesson_done,
    "delete": delete,
    "import": take_in,
    "rematch": rematch,
    "page opened": page_opened,
}
FILES: dict[str, Callable[[Desk], Act]] = {
    "picture on the title": key_on(on_title, "screenshot"),
    "picture at a table": key_on(at_table, "screenshot"),
    "export": export,
    "copy of a replay": copy,
    "desktop entry": desktop_entry,
}
CALLS = ("os.fsync", "os.replace", "pathlib.Path.mkdir")
each_failure = pytest.mark.parametrize("failure", FAILURES.values(), ids=FAILURES)


@pytest.fixture
def desks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Desk]]:
    """Makes the program, in folders of its own."""
    monkeypatch.setenv(folders.HOME, str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    before = TEXTS.language
    opened: list[tuple[Store, Desk]] = []

    def make() -> Desk:
        store = Store.open(tmp_path / f"{len(opened)}.sqlite", itertools.count(1).__next__)
        opened.append((store, Desk(store, tmp_path)))
        return opened[-1][1]

    yield make
    for store, desk in opened:
        desk.app.close()
        store.close()
    TEXTS.switch(before)


def assert_goes_on(desk: Desk) -> None:
    """The program runs, and can be drawn and left."""
    desk.rest(3)
    desk.app.draw()
    assert desk.app.running
    assert desk.app.scenes


@pytest.mark.parametrize("name", STORE)
@each_failure
def test_every_write_into_the_store_may_fail_once(
    name: str, failure: Failure, desks: Callable[[], Desk]
) -> None:
    desk = desks()
    act = STORE[name](desk)
    desk.disk.writes = 0
    act()
    writes = desk.disk.writes
    assert writes >= 3, "a transaction at least"
    told = f"This could not be saved: {TEXTS.text(reason_of(failure)).partition(': ')[2]}"
    places = {0, 1, writes // 2, writes - 1} if failure is FAILURES["full"] else {0, writes - 1}
    for fails_at in sorted(places):
        desk = desks()
        desk.disk.failure = failure
        act = STORE[name](desk)
        desk.app.toasts.clear()
        desk.disk.writes, desk.disk.fails_at = 0, fails_at
        act()
        assert desk.disk.writes > fails_at
        assert told in desk.said() or name == "language", desk.said()
        assert desk.said()
        assert_goes_on(desk)
        act()
        assert_goes_on(desk)


def reason_of(failure: Failure) -> str:
    """The text on it."""
    word = {13: "full", 8: "read_only", 5: "locked"}[failure.sqlite & 0xFF]
    return f"store.unsaved.{word}"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("call", CALLS)
@each_failure
def test_every_file_may_fail_to_be_written(
    name: str, call: str, failure: Failure, desks: Callable[[], Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks()
    act = FILES[name](desk)
    before = {path for path in desk.folder.rglob("*") if path.is_file()}
    with monkeypatch.context() as broken:
        broken.setattr(call, failure.of_file)
        act()
        desk.app.step([], 0.01)
    assert any(words.startswith("Can't write ") for words in desk.said()), desk.said()
    after = {path for path in desk.folder.rglob("*") if path.is_file()}
    assert {path for path in after - before if "sqlite" not in path.name} == set()
    assert_goes_on(desk)
    desk.app.toasts.clear()
    act()
    assert not any(words.startswith("Can't write ") for words in desk.said())


def test_a_setting_that_cannot_be_saved_holds_and_is_saved_with_the_next(desks: Callable[[], Desk]) -> None:
    desk = desks()
    desk.disk.writes, desk.disk.fails_at = 0, 0
    desk.key("mute")()
    assert desk.app.settings.now.mute
    assert "mute" not in desk.cabinet.store.settings()
    desk.app.settings.set("volume", 20)
    assert (desk.cabinet.store.settings()["mute"], desk.cabinet.store.settings()["volume"]) == (True, 20)


def test_an_answer_of_an_ai_that_cannot_be_kept_is_given_again_a_while_later(
    desks: Callable[[], Desk],
) -> None:
    desk = desks()
    scene = desk.table(ADA, Ai("random"))
    scene.answer(Bid(0))
    desk.disk.writes, desk.disk.fails_at = 0, 0
    desk.rest(10)
    tries = desk.disk.writes
    assert tries == 1, "not at every frame"
    entries = len(scene.kept.table.entries)
    desk.rest(200)
    assert len(scene.kept.table.entries) > entries


@pytest.mark.parametrize("where", [on_title, at_table])
def test_what_is_not_kept_is_said_at_the_start_on_every_scene_and_at_the_end(
    where: Callable[[Desk], None], tmp_path: Path
) -> None:
    first = tmp_path / "annals.sqlite"
    with Store.open(first, lambda: 0), Store.open(first, lambda: 0) as second:
        desk = Desk(second, tmp_path)
        desk.app.step([], 0.01)
        assert isinstance(desk.app.scene, DialogScene)
        assert TEXTS.text("store.locked") in desk.said()
        desk.key("cancel")()
        where(desk)
        desk.rest()
        desk.app.draw()
        signed = desk.app.presenter.screenshot()
        second._file = first
        desk.app.draw()
        assert desk.app.presenter.screenshot() != signed, "the sign is gone"
        second._file = None
        desk.app.step([pygame.event.Event(pygame.QUIT)], 0.01)
        assert TEXTS.text("store.locked") in desk.said()
        assert TEXTS.text("scenes.quit.saved") not in desk.said()
        desk.app.close()


def test_closing_the_window_asks_only_if_something_would_be_lost(desks: Callable[[], Desk]) -> None:
    desk = desks()
    at_table(desk)
    desk.disk.writes, desk.disk.fails_at = 0, 1
    desk.app.step([pygame.event.Event(pygame.QUIT)], 0.01)
    assert TEXTS.text("store.unsaved.full") in desk.said()
    assert desk.app.running
    desk.key("cancel")()
    desk.disk.fails_at = None
    desk.app.step([pygame.event.Event(pygame.QUIT)], 0.01)
    assert not desk.app.running


def test_the_crash_screen_says_what_is_so(desks: Callable[[], Desk]) -> None:
    desk = desks()
    for why, words in (
        (None, "scenes.crash_screen.kept"),
        (Reason("store.unsaved.full"), "store.unsaved.full"),
    ):
        body = CrashScreen(Reason("crash.unwritten", {"error": "x"}), why)._contents()[1]
        assert TEXTS.text(words) in body
        assert (TEXTS.text("scenes.crash_screen.kept") in body) == (why is None)
    assert desk.app.running


def test_a_save_file_deleted_at_the_table_is_put_back_and_told(tmp_path: Path) -> None:
    path = tmp_path / "annals.sqlite"
    with Store.open(path, itertools.count(1).__next__) as store:
        desk = Desk(store, tmp_path)
        scene = desk.table(ADA, BEA)
        for file in tmp_path.glob("annals.sqlite*"):
            file.unlink()
        scene.answer(Bid(0))
        assert any(words.startswith("The save file had been deleted.") for words in desk.said())
        entries = len(scene.kept.table.entries)
        assert desk.app.door.lasting
        desk.app.close()
    with Store.open(path, lambda: 0) as store:
        assert len(store.entries(store.tables()[0].id)) == entries


def test_a_save_file_replaced_at_the_table_is_told_and_nothing_is_taken_for_kept(tmp_path: Path) -> None:
    path, other = tmp_path / "annals.sqlite", tmp_path / "other"
    with Store.open(other, lambda: 0) as theirs:
        theirs.new_profile(BEA)
    with Store.open(path, itertools.count(1).__next__) as store:
        desk = Desk(store, tmp_path)
        scene = desk.table(ADA, BEA)
        entries = len(scene.kept.table.entries)
        other.replace(path)
        scene.answer(Bid(0))
        assert TEXTS.text("store.replaced", file=str(path)) in desk.said()
        assert len(scene.kept.table.entries) == entries, "it was not taken"
        assert not desk.app.door.lasting
        scene.answer(Bid(0))
        assert len(scene.kept.table.entries) > entries, "one may play on"
        desk.app.step([pygame.event.Event(pygame.QUIT)], 0.01)
        assert TEXTS.text("store.replaced", file=str(path)) in desk.said()
        desk.app.close()
    with Store.open(path, lambda: 0) as store:
        assert [profile.person for profile in store.profiles()] == [BEA]
