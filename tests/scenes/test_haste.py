"""A press while something is being shown ends it, and is done then if it still means the same."""

from __future__ import annotations

from typing import Any

import pytest

from game.scenes import haste
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.tabletop.meaning import Redraft
from game.ui.actions import Command, Pointer
from tests.scenes.desk import Desk

CARD = (60, 240)


def playing(desk: Desk) -> TableScene:
    """A table where an answer is being shown."""
    scene = desk.open("Ada", "ai:random", gifts=False)
    desk.app.settings.set("speed", "slow")
    scene.press(("card", 0))
    for _ in range(400):
        desk.app.step([], 0.001)
        if scene.stage.playing:
            break
    desk.rest(2)
    assert scene.stage.playing
    return scene


def click(desk: Desk, x: int, y: int, button: int = 1) -> None:
    for kind in ("moved", "pressed", "released"):
        desk.app.step([Pointer(kind, x, y, button)], 0.001)


def drafted(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Let a click on a card only begin a draft; what is clicked on while who looks is asked."""
    clicked: list[Any] = []

    def press(spot: Any, sight: Any) -> Redraft:
        if sight.picture.ask is not None:
            clicked.append(spot)
        return Redraft(sight.picture.draft)

    monkeypatch.setattr(scene.view, "press", press)
    return clicked


def test_a_tool_is_opened_as_soon_as_the_animation_has_ended(desk: Desk) -> None:
    playing(desk)
    x, y = desk.at("log")
    click(desk, x, y)
    desk.rest(2)
    assert isinstance(desk.app.scene, ReplayScene)


def test_so_is_what_a_key_stands_for(desk: Desk) -> None:
    scene = playing(desk)
    desk.app.step([Command("log")], 0.001)
    assert not scene.stage.playing
    desk.rest(2)
    assert isinstance(desk.app.scene, ReplayScene)


def test_a_press_on_the_table_waits_until_who_looks_is_asked(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = playing(desk)
    clicked = drafted(scene, monkeypatch)
    click(desk, *CARD)
    desk.rest(12)
    assert scene.session.ask is not None
    clicked = [spot for n, spot in enumerate(clicked) if n == 0 or clicked[n - 1] != spot]
    assert clicked == [("card", 0)]


def test_no_move_is_made_of_it_that_something_unseen_might_have_changed(desk: Desk) -> None:
    """The next prize was still to be turned up when the card was clicked on."""
    scene = playing(desk)
    answers = scene.session.answers
    click(desk, *CARD)
    desk.rest(12)
    assert scene.session.ask is not None
    assert scene.session.answers == answers


def test_a_press_is_forgotten_where_something_else_lies_by_then(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = playing(desk)
    clicked = drafted(scene, monkeypatch)
    last = len(scene.session.showing.shown.hands[0])
    click(desk, 60 + 60 * last, 240)
    desk.rest(12)
    assert scene.session.ask is not None
    assert clicked == []


def test_and_where_it_has_waited_too_long(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = playing(desk)
    clicked = drafted(scene, monkeypatch)
    asked = scene.session.person_asked
    monkeypatch.setattr(scene.session, "person_asked", lambda: None)
    click(desk, *CARD)
    desk.app.step([], haste.KEPT + 0.1)
    monkeypatch.setattr(scene.session, "person_asked", asked)
    desk.rest(12)
    assert scene.session.ask is not None
    assert clicked == []


def test_a_click_on_an_empty_place_only_skips(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = playing(desk)
    clicked = drafted(scene, monkeypatch)
    click(desk, 320, 120)
    assert not scene.stage.playing
    desk.rest(12)
    assert clicked == []


@pytest.mark.parametrize("name", ["hurry", "confirm", "cancel"])
def test_a_key_that_skips_does_nothing_else(desk: Desk, name: str) -> None:
    scene = playing(desk)
    scene.form.focus(("card", 0))
    answers = scene.session.answers
    desk.app.step([Command(name)], 0.001)
    desk.rest(12)
    assert desk.app.scene is scene
    assert scene.session.ask is not None
    assert scene.session.answers == answers


def test_a_confirmation_a_moment_too_late_to_skip_makes_no_move(desk: Desk) -> None:
    scene = playing(desk)
    scene.form.focus(("card", 0))
    answers = scene.session.answers
    while scene.session.ask is None:
        desk.app.step([], 0.01)
    desk.app.step([Command("confirm")], 0.01)
    assert scene.session.answers == answers
    desk.app.step([], haste.LATE)
    desk.app.step([Command("confirm")], 0.01)
    assert scene.session.answers == answers + 1


def test_a_double_click_makes_one_move(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", gifts=False)
    click(desk, *CARD)
    click(desk, *CARD)
    desk.rest(12)
    assert scene.session.answers == 1
    click(desk, *CARD)
    desk.rest(12)
    assert scene.session.answers == 2


def test_nor_does_its_second_press_skip_what_the_first_has_begun(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", gifts=False)
    desk.app.settings.set("speed", "slow")
    click(desk, *CARD)
    for _ in range(20):
        desk.app.step([], 0.001)
    assert scene.stage.playing
    click(desk, *CARD)
    assert scene.stage.playing
