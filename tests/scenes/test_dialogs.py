"""The questions that scenes ask: what is lost for good has to be chosen, not just confirmed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.reason import Reason
from game.scenes import dialogs
from game.scenes.dialog import DialogScene
from game.ui.locale import words
from game.ui.widgets.button import Button
from tests.scenes.desk import Desk

LOST = Reason("store.unsaved.full")


class Went(list[str]):
    """What was gone on with."""

    def go(self) -> None:
        self.append("went")


def asked(go: Went, for_good: bool = False) -> DialogScene:
    return dialogs.question(
        "scenes.table.sure",
        "scenes.table.reveals",
        "ui.dialog.cancel",
        "ui.dialog.ok",
        go.go,
        for_good=for_good,
    )


@pytest.mark.parametrize(("for_good", "gone"), [(False, ["went"]), (True, [])])
def test_confirming_goes_on_unless_something_is_lost_for_good(
    desk: Desk, for_good: bool, gone: list[str]
) -> None:
    went = Went()
    desk.show_scene(asked(went, for_good))
    desk.key("confirm")
    assert went == gone


def test_yes_goes_on_and_no_does_not(desk: Desk) -> None:
    for answer, gone in (("no", []), ("yes", ["went"])):
        went = Went()
        desk.show_scene(asked(went, for_good=True))
        yes = desk.app.scene.form.widget("yes")
        assert isinstance(yes, Button)
        assert yes.ramp == "r"
        desk.click_on(answer)
        assert went == gone


def test_leaving_is_not_the_first_answer_where_something_is_lost(desk: Desk) -> None:
    went = Went()
    desk.show_scene(dialogs.quit_dialog(went.go, LOST))
    assert desk.told() == words(LOST.key)
    desk.key("confirm")
    assert went == []


def test_where_nothing_can_be_kept_one_may_play_all_the_same_or_leave(desk: Desk) -> None:
    for answer, gone in (("play", []), ("leave", ["went"])):
        went = Went()
        desk.show_scene(dialogs.unkept_dialog(LOST, went.go))
        assert desk.told() == words(LOST.key)
        desk.click_on(answer)
        assert went == gone


def test_a_reveal_waits_for_a_yes(desk: Desk) -> None:
    went = Went()
    desk.show_scene(dialogs.reveal_dialog(went.go, went.go))
    assert desk.told() == words("scenes.table.reveals")
    desk.key("cancel")
    assert went == []
    desk.show_scene(dialogs.reveal_dialog(went.go, went.go))
    desk.key("confirm")
    assert went == ["went"]


def asked_once(desk: Desk, went: Went) -> None:
    def ask(never: Callable[[], None]) -> DialogScene:
        cancel = "ui.dialog.cancel"
        sure, reveals = "scenes.table.sure", "scenes.table.reveals"
        return dialogs.question(sure, reveals, cancel, "ui.dialog.ok", went.go, never=never)

    dialogs.make_sure(desk.app, "delete", went.go, ask)


def test_a_question_is_asked_until_it_is_not_to_be_asked_again(desk: Desk) -> None:
    went = Went()
    desk.rest(1)
    bottom = desk.app.scene
    for answer, ticked in (("yes", False), ("no", True), ("yes", True)):
        asked_once(desk, went)
        desk.rest(10)
        if ticked:
            desk.click_on("tick")
        assert desk.app.settings.now.unasked == ()
        desk.click_on(answer)
    assert went == ["went"] * 2
    assert desk.app.settings.now.unasked == ("delete",)
    asked_once(desk, went)
    assert desk.app.scene is bottom
    assert went == ["went"] * 3
