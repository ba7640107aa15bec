"""The crash net: whatever a scene raises, the player is told, the table is kept, and the game goes on."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import itertools
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game import play, registry
from game.bootstrap import notice
from game.core import places
from game.core.components import BadData
from game.core.store import Store
from game.play import Net
from game.scenes import lesson, lesson_table
from game.scenes.achievements import AchievementsScene
from game.scenes.crash_screen import CrashScreen
from game.scenes.factory import scene_of
from game.scenes.lessons import LessonsScene
from game.scenes.records import RecordsScene
from game.scenes.scene import Scene
from game.scenes.set_up import SetUpScene
from game.scenes.settings import SettingsScene
from game.scenes.shelf import ShelfScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.session.cabinet import Cabinet
from game.tools import replay
from game.ui import locale
from game.ui.actions import Command
from game.ui.language import LocaleError
from game.ui.layout import LayoutError
from game.ui.sprites import SpriteError
from game.ui.text import FontError
from tests.people import people


class Clock:
    """Minutes pass between two looks, unless told otherwise."""

    def __init__(self) -> None:
        self.now, self.step = 0.0, 60.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> Iterator[Net]:
    monkeypatch.setenv(places.HOME, str(tmp_path))
    with Store.open(None, itertools.count().__next__) as store:
        store.set_setting("language", "en")
        found = Net(store, clock=clock)
        found.cabinet.process = False
        yield found
        found.app.close()


def reports(folder: Path) -> list[Path]:
    return sorted((folder / "logs").glob("report-*.txt"))


def sit_down(net: Net) -> TableScene:
    net.app.start(TitleScene(net.cabinet))
    options = registry.rules("trekking").options_type(seats=2)
    scene = TableScene(
        net.cabinet, net.cabinet.open("trekking", options, people("Ada", "ai:random"), seed=3, friendly=True)
    )
    net.app.push(scene)
    for _ in range(5):
        net.app.step([], 1.0)
    return scene


OTHERS: dict[str, Callable[[Cabinet], Scene]] = {
    "shelf": ShelfScene,
    "set-up": lambda cabinet: SetUpScene(cabinet, "trekking"),
    "lessons": LessonsScene,
    "lesson": lambda cabinet: scene_of(
        lesson.lesson(cabinet, "trekking", lesson_table.lessons_of("trekking")[0])
    ),
    "settings": lambda cabinet: SettingsScene(),
    "records": RecordsScene,
    "achievements": AchievementsScene,
}


def broken(*_: object) -> Any:
    raise ZeroDivisionError("not foreseen")


@pytest.mark.parametrize("what", ["draw", "update", "handle"])
def test_an_error_in_a_table_is_reported_and_continue_leads_back_to_it(
    net: Net, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    scene = sit_down(net)
    scene.answer(scene.session.rules.moves(scene.session.showing.now, scene.session.seat)[0])
    scene.session.close()
    played = scene.kept.table.state.copy()
    with monkeypatch.context() as patch:
        patch.setattr(TableScene, what, broken)
        scene.invalidate()
        net.app.step([Command("down")], 0.1)
        net.app.step([Command("down")], 0.1)
    assert [type(one) for one in net.app.scenes] == [TitleScene, CrashScreen]
    (report,) = reports(tmp_path)
    assert "ZeroDivisionError: not foreseen" in report.read_text("utf-8")
    assert replay.main([str(report), "--verify"]) == 0
    net.app.step([Command("confirm")], 0.1)
    assert isinstance(net.app.scene, TitleScene)
    net.app.step([Command("confirm")], 0.1)
    again = net.app.scene
    assert isinstance(again, TableScene)
    assert again.kept.table.state == played


def test_a_table_that_falls_each_time_never_ends_the_program(
    net: Net, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(net)
    monkeypatch.setattr(TableScene, "draw", broken)
    for _ in range(6):
        net.app.scene.invalidate()
        net.app.step([], 0.1)
        assert isinstance(net.app.scene, CrashScreen)
        net.app.step([Command("confirm")], 0.1)
        net.app.step([Command("confirm")], 0.1)
    assert len(reports(tmp_path)) >= 6


@pytest.mark.parametrize("make", OTHERS.values(), ids=OTHERS.keys())
@pytest.mark.parametrize("what", ["draw", "update", "handle"])
def test_an_error_in_any_other_scene_leads_back_to_the_title(
    net: Net, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Callable[[Cabinet], Scene], what: str
) -> None:
    net.app.start(TitleScene(net.cabinet))
    scene = make(net.cabinet)
    net.app.push(scene)
    net.app.step([], 0.1)
    with monkeypatch.context() as patch:
        patch.setattr(type(scene), what, broken)
        scene.invalidate()
        net.app.step([Command("down")], 0.1)
    assert [type(one) for one in net.app.scenes] == [TitleScene, CrashScreen]
    (report,) = reports(tmp_path)
    if isinstance(scene, TableScene):
        assert replay.main([str(report), "--verify"]) == 0


def test_a_scene_that_cannot_leave_does_not_hold_the_others(
    net: Net, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit_down(net)
    monkeypatch.setattr(TableScene, "draw", broken)
    monkeypatch.setattr(TableScene, "leave", broken)
    scene.invalidate()
    net.app.step([], 0.1)
    assert [type(one) for one in net.app.scenes] == [TitleScene, CrashScreen]


def test_a_store_that_cannot_be_read_does_not_keep_the_report_back(
    net: Net, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit_down(net)
    monkeypatch.setattr(TableScene, "draw", broken)
    monkeypatch.setattr(Store, "entries", broken)
    scene.invalidate()
    net.app.step([], 0.1)
    assert len(reports(tmp_path)) == 1
    assert isinstance(net.app.scene, CrashScreen)


@pytest.mark.parametrize("what", ["build", "enter", "draw", "update", "wait"])
def test_where_the_title_itself_fails_the_program_ends_with_the_report_named(
    net: Net, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    clock.step = 0.01
    told: list[str] = []
    monkeypatch.setattr(notice, "stop", told.append)
    monkeypatch.setattr(TitleScene, what, property(broken) if what == "wait" else broken)
    assert net.run() == 1
    assert len(reports(tmp_path)) <= play.MOST
    assert "ZeroDivisionError: not foreseen" in told[0]
    assert str(tmp_path) in told[0]
    assert not net.app.running


def test_an_error_while_nothing_happens_is_caught_too(net: Net, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(net)
    monkeypatch.setattr(TableScene, "wait", property(broken))
    assert net.app._listen(0.0) == (False, [])
    assert isinstance(net.app.scene, CrashScreen)


DAMAGE = {
    "picture": (
        SpriteError("sprites.missing", file="title.png"),
        "A picture of the game is missing: title.png",
    ),
    "font": (FontError(Path("fonts/Letters.ttf")), "The font Letters.ttf is missing"),
    "layout": (LayoutError("error.layout_damaged", file="table.tmx"), "The layout table.tmx can't be read."),
    "components": (BadData("cards.json", "no such colour"), "cards.json is damaged: no such colour"),
    "texts": (LocaleError(Path("zh_TW/ui.toml"), "line 3"), "ui.toml: line 3"),
}


@pytest.mark.parametrize(("error", "words"), DAMAGE.values(), ids=DAMAGE.keys())
@pytest.mark.parametrize("where", [TitleScene, TableScene])
def test_a_missing_or_damaged_file_of_the_program_is_named_in_words(
    net: Net, clock: Clock, monkeypatch: pytest.MonkeyPatch, error: Exception, words: str, where: type
) -> None:
    def draw(*_: object) -> None:
        raise error

    told: list[str] = []
    monkeypatch.setattr(notice, "stop", told.append)
    monkeypatch.setattr(where, "draw", draw)
    if where is TitleScene:
        clock.step = 0.01
        assert net.run() == 1
    else:
        sit_down(net).invalidate()
        net.app.step([], 0.1)
        assert isinstance(net.app.scene, CrashScreen)
        told.append(" ".join(net.app.scene._contents()[1].split()))
    assert "A game file is missing or damaged." in told[0]
    assert words in told[0]


@pytest.mark.parametrize(
    ("broken_files", "named"),
    [(("crash.toml",), "ZeroDivisionError"), (("crash.toml", "ui.toml"), "ui.toml")],
)
def test_texts_that_cannot_be_read_are_told_in_the_other_language(
    net: Net, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, broken_files: tuple[str, ...], named: str
) -> None:
    root = tmp_path / "locale"
    shutil.copytree(locale.ROOT, root)
    for name in broken_files:
        (root / "en" / name).write_text("x = [", "utf-8")
    monkeypatch.setattr(locale.TEXTS, "root", root)
    monkeypatch.setattr(locale.TEXTS, "_tables", {})
    told: list[str] = []
    monkeypatch.setattr(notice, "stop", told.append)
    monkeypatch.setattr(TitleScene, "draw", broken)
    assert net.run() == 1
    assert named in told[0]
    assert "went wrong" not in told[0]
    assert "damaged." not in told[0]
