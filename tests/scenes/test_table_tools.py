"""The tools of a table: log, advice, taking back, players, rules, keys, sound, settings."""

from __future__ import annotations

import pytest

from game.core import played
from game.scenes.keys import KeysScene
from game.scenes.players import PlayersScene
from game.scenes.replay import ReplayScene
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.table_tools import TOOLS
from game.ui.locale import TEXTS, languages, words
from game.ui.widgets.button import ToolButton
from tests.scenes.desk import Desk


@pytest.mark.parametrize("language", languages())
def test_every_tool_has_a_name_and_says_what_it_does(desk: Desk, language: str) -> None:
    desk.app.settings.set("language", language)
    scene = desk.open("Ada", "ai:random")
    TEXTS.missing.clear()
    for name, _, key in TOOLS:
        tip = scene.tools.tip(key)
        assert tip.title
        assert tip.body, name
    assert not TEXTS.missing


@pytest.mark.parametrize(
    ("tool", "kind"),
    [("log", ReplayScene), ("players", PlayersScene), ("help", KeysScene), ("settings", SettingsScene)],
)
def test_a_click_on_a_tool_opens_what_it_is_for(desk: Desk, tool: str, kind: type[Scene]) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.click_on(tool)
    assert isinstance(desk.app.scene, kind)
    desk.key("cancel")
    assert desk.app.scene is scene


def test_the_sound_is_switched_off_and_on(desk: Desk) -> None:
    desk.open("Ada", "ai:random")
    muted = [desk.app.settings.now.mute]
    for _ in range(2):
        desk.click_on("mute")
        muted.append(desk.app.settings.now.mute)
    assert muted == [False, True, False]


def test_a_tools_tip_names_the_key_of_the_device_used_last(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    titles = set()
    for device in ("keyboard", "gamepad"):
        desk.app.input.device = device
        titles.add(scene.tools.tip("scenes.table.hint").title)
    assert len(titles) == 2
    assert all(title.startswith(words("scenes.table.hint")) for title in titles)


def test_who_is_not_asked_gets_no_advice_but_is_told_so(desk: Desk) -> None:
    desk.app.settings.set("stepwise", True)
    scene = desk.open("ai:random", "ai:random")
    scene.tools.use("hint")
    assert scene.notice.words == words("scenes.table.not_your_turn")
    assert scene.session.opponents.thinking == () or scene.notice.wrong


def test_a_try_out_that_there_is_not_is_complained_about(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    scene.tools.try_out("nothing")
    assert desk.app.scene is scene
    assert scene.notice.wrong


def test_a_finished_table_hands_nothing_over(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", gifts=False)
    for _ in range(2):
        desk.card(0)
    desk.rest()
    desk.key("cancel")
    scene.tools.use("players")
    assert desk.app.scene is scene
    assert scene.notice.words == words("scenes.table.over")


def test_the_undo_tool_says_what_is_true_now(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    tips = [scene.form.widget("undo").tip]
    desk.card(0)
    desk.rest()
    tips.append(scene.form.widget("undo").tip)
    desk.key("undo")
    desk.rest()
    tips.append(scene.form.widget("undo").tip)
    assert tips[0] == tips[2] != tips[1]


def test_the_undo_and_redo_tools_show_how_far_they_reach(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", gifts=False)
    undo, redo = scene.form.widget("undo"), scene.form.widget("redo")
    assert isinstance(undo, ToolButton)
    assert isinstance(redo, ToolButton)
    assert (undo.count, redo.count) == (0, 0)
    assert undo.dim
    assert redo.dim
    desk.card(0)
    assert (undo.count, redo.count) == (1, 0)
    assert not undo.dim
    desk.click_on("undo")
    undo, redo = scene.form.widget("undo"), scene.form.widget("redo")
    assert isinstance(undo, ToolButton)
    assert isinstance(redo, ToolButton)
    assert (undo.count, redo.count) == (0, 1)
    answers = scene.session.answers
    desk.click_on("redo")
    assert scene.session.answers == answers + 1


def test_what_stops_the_undo_tool_is_told(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", friendly=False, gifts=False)
    desk.app.settings.set("confirm_reveal", False)
    desk.card(0)
    assert scene.tools.tip("scenes.table.undo").body == words("core.undo.revealed")


def test_who_takes_back_what_has_shown_something_is_told_once_what_it_costs(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", gifts=False)
    said: list[str] = []
    desk.app.say = lambda words, *rest: said.append(words)  # type: ignore[method-assign]
    for _ in range(2):
        desk.card(0)
        desk.rest(30)
        desk.key("undo")
    told = words("scenes.caveat.ahead")
    assert said.count(told) == 1
    assert scene.cabinet.caveat(scene.kept) in ("", played.FORESEEN)


def test_at_a_table_that_counts_for_nobody_it_is_not_told(desk: Desk) -> None:
    desk.open("Ada", "ai:random", gifts=False)
    again = desk.cabinet.again(desk.kept, same_deal=True)
    desk.show(again)
    said: list[str] = []
    desk.app.say = lambda words, *rest: said.append(words)  # type: ignore[method-assign]
    desk.card(0)
    desk.rest(30)
    desk.key("undo")
    assert words("scenes.caveat.ahead") not in said
