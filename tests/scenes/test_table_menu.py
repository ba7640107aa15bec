"""The menu of a table: what can be done there besides playing."""

from __future__ import annotations

import pytest

from game.core.reason import Reason
from game.scenes import bars
from game.scenes.encyclopaedia import EncyclopaediaScene
from game.scenes.keys import KeysScene
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.table import TableScene
from game.scenes.table_menu import TableMenuScene
from game.tabletop.heading import TOOLS
from game.ui.locale import words
from game.ui.pixels import SIZE
from game.ui.widgets.panel import Paragraph
from tests.scenes.desk import Bottom, Desk


@pytest.fixture
def table(desk: Desk) -> TableScene:
    scene = desk.open("Ada", "ai:random")
    desk.key("cancel")
    assert isinstance(desk.app.scene, TableMenuScene)
    return scene


def test_the_first_answer_and_esc_go_on(desk: Desk, table: TableScene) -> None:
    desk.key("confirm")
    assert desk.app.scene is table
    desk.key("cancel", "cancel")
    assert desk.app.scene is table


@pytest.mark.parametrize(("name", "kind"), [("settings", SettingsScene), ("help", KeysScene)])
def test_what_is_opened_there_lies_over_the_table(
    desk: Desk, table: TableScene, name: str, kind: type[Scene]
) -> None:
    desk.click_on(name)
    assert isinstance(desk.app.scene, kind)
    desk.key("cancel")
    assert desk.app.scene is table


def test_the_keys_of_the_table_work_there(desk: Desk, table: TableScene) -> None:
    desk.key("menu")
    assert isinstance(desk.app.scene, SettingsScene)
    desk.key("cancel", "cancel", "encyclopaedia")
    assert isinstance(desk.app.scene, EncyclopaediaScene)


def test_one_leaves_from_there(desk: Desk, table: TableScene) -> None:
    desk.click_on("leave")
    assert isinstance(desk.app.scene, Bottom)


@pytest.mark.parametrize("why", [None, Reason("store.unsaved.full")])
def test_it_tells_whether_all_is_saved(
    desk: Desk, table: TableScene, why: Reason | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk.app.door, "why_not_kept", lambda: why)
    desk.app.scene.rebuild()
    told = desk.app.scene.form.widget("kept")
    assert isinstance(told, Paragraph)
    assert told.words == words("scenes.quit.saved" if why is None else why.key)


def test_the_arrow_still_leaves_at_once(desk: Desk) -> None:
    desk.open("Ada", "ai:random")
    desk.click_on("back")
    assert isinstance(desk.app.scene, Bottom)


def test_what_has_been_said_waits_until_the_menu_is_gone(desk: Desk, table: TableScene) -> None:
    desk.app.say("Saved over there.")
    for _ in range(50):
        desk.app.step([], 0.1)
    assert desk.app.toasts.words == ["Saved over there."]
    assert desk.app.toasts.most == 0
    desk.key("cancel")
    for _ in range(50):
        desk.app.step([], 0.1)
    assert desk.app.toasts.words == []


def test_what_is_said_at_a_table_covers_nothing_one_plays_with(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.app.draw()
    before = desk.app.presenter.canvas.surface.copy()
    desk.app.say("Something was taken back, and what came of it in the meantime has to be done once more.")
    desk.app.draw()
    top = bars.TOP + 26
    field = (0, top, SIZE[0], SIZE[1] - top)
    after = desk.app.presenter.canvas.surface
    assert desk.app.scene is scene
    assert before.subsurface(field).copy().get_buffer().raw == after.subsurface(field).copy().get_buffer().raw
    tools = (TOOLS, 0, SIZE[0] - TOOLS, bars.TOP)
    assert before.subsurface(tools).copy().get_buffer().raw == after.subsurface(tools).copy().get_buffer().raw
    assert before.get_buffer().raw != after.get_buffer().raw
