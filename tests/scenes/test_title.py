"""The title: where the program starts and ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.reason import Reason
from game.scenes.lessons import LessonsScene
from game.scenes.records import RecordsScene
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.shelf import ShelfScene
from game.scenes.table import TableScene
from game.scenes.tables import TablesScene
from game.scenes.title import TitleScene
from game.scenes.title_table import TICK
from game.ui.locale import TEXTS, words
from tests.people import people
from tests.scenes.desk import Desk
from tests.toy.options import AuctionOptions


def title(desk: Desk) -> TitleScene:
    scene = TitleScene(desk.cabinet)
    desk.show_scene(scene)
    return scene


def begun(desk: Desk) -> int:
    """A table of the toy game that is to be gone on with."""
    return desk.cabinet.open("auction", AuctionOptions(), people("Ada", "ai:random"), friendly=True).number


@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        ("start", ShelfScene),
        ("lessons", LessonsScene),
        ("records", RecordsScene),
        ("settings", SettingsScene),
    ],
)
def test_a_click_on_an_entry_leads_there(desk: Desk, entry: str, kind: type[Scene]) -> None:
    title(desk)
    desk.click_on(entry)
    assert isinstance(desk.app.scene, kind)


def test_without_a_game_to_go_on_with_it_says_so_and_confirming_starts_one(desk: Desk) -> None:
    scene = title(desk)
    entry = scene.form.widget("continue")
    assert not entry.enabled
    assert entry.tip is not None
    assert entry.tip.body == words("scenes.title.no_continue")
    desk.key("confirm")
    assert isinstance(desk.app.scene, ShelfScene)


def test_confirming_goes_on_with_the_game_left_last(desk: Desk) -> None:
    begun(desk)
    latest = begun(desk)
    title(desk)
    desk.key("confirm")
    assert isinstance(desk.app.scene, TableScene)
    assert desk.app.scene.kept.number == latest


def test_a_game_that_cannot_be_gone_on_with_says_why(desk: Desk) -> None:
    number = begun(desk)
    scene = title(desk)
    desk.cabinet.store.append(number, len(desk.cabinet.store.entries(number)), b"nonsense")
    desk.click_on("continue")
    assert desk.app.scene is scene
    assert desk.app.toasts.words != []


def test_the_button_at_the_foot_names_the_other_language_and_switches_to_it(desk: Desk) -> None:
    title(desk)
    desk.app.settings.set("language", "en")
    desk.click_on("language")
    assert TEXTS.language == "zh_TW"
    desk.click_on("language")
    assert TEXTS.language == "en"


def test_leaving_is_asked_about_only_if_something_would_be_lost(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = title(desk)
    assert scene.quit_requested()
    monkeypatch.setattr(desk.app.door, "why_not_kept", lambda: Reason("store.unsaved.full"))
    assert not scene.quit_requested()
    assert desk.told() == words("store.unsaved.full")


def test_a_file_dropped_on_it_is_taken_to_the_saved_games(desk: Desk) -> None:
    title(desk).dropped(Path("nothing.annals"))
    assert isinstance(desk.app.scene, TablesScene)


def test_its_table_lives_unless_motion_is_reduced(desk: Desk) -> None:
    scene = title(desk)
    before = desk.picture()
    scene.update(TICK)
    assert desk.picture() != before
    assert scene.wait == pytest.approx(TICK)
    desk.app.settings.set("reduced_motion", True)
    still = desk.picture()
    scene.update(TICK)
    assert desk.picture() == still
    assert scene.wait is None
