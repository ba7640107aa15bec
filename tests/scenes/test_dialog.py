"""A dialog as a scene: dims what lies below and waits for an answer."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from game.scenes.dialog import DialogScene
from game.ui.locale import TEXTS, words
from game.ui.widgets.dialog import DialogButton
from tests.scenes.desk import Desk

ANSWERS = [DialogButton("no", "No"), DialogButton("yes", "Yes", "g")]


@pytest.fixture
def answers() -> list[Hashable]:
    return []


def asked(desk: Desk, answers: list[Hashable]) -> DialogScene:
    scene = DialogScene(
        lambda: ("Sure?", words("ui.dialog.ok"), ANSWERS), answers.append, default="yes", cancel="no"
    )
    desk.show_scene(scene)
    return scene


@pytest.mark.parametrize(("key", "answer"), [("confirm", "yes"), ("cancel", "no")])
def test_keys_give_the_answers_they_stand_for(
    desk: Desk, answers: list[Hashable], key: str, answer: str
) -> None:
    asked(desk, answers)
    desk.key(key)
    assert answers == [answer]


def test_a_click_gives_the_answer_that_is_drawn_there_and_one_beside_it_none(
    desk: Desk, answers: list[Hashable]
) -> None:
    scene = asked(desk, answers)
    desk.click(5, 350)
    assert desk.app.scene is scene
    desk.click_on("no")
    assert answers == ["no"]


def test_it_has_gone_when_its_answer_is_told(desk: Desk) -> None:
    below, there = desk.app.scene, []
    desk.show_scene(
        DialogScene(lambda: ("Sure?", "", ANSWERS), lambda _: there.append(desk.app.scene), default="yes")
    )
    desk.key("confirm")
    assert there == [below]


def test_what_lies_below_is_dimmed_and_still_there(desk: Desk, answers: list[Hashable]) -> None:
    desk.open("Ada", "ai:random")
    corner, card = (0, 300, 40, 30), (40, 200, 50, 80)
    before = [desk.picture(box) for box in (corner, card)]
    asked(desk, answers)
    after = [desk.picture(box) for box in (corner, card)]
    assert after[0] != before[0]
    assert len(set(after[1])) == len(set(before[1])), "shade by shade"


def test_it_speaks_the_present_language(desk: Desk, answers: list[Hashable]) -> None:
    asked(desk, answers)
    said = []
    for language in ("en", "zh_TW"):
        desk.app.settings.set("language", language)
        assert TEXTS.language == language
        said.append(desk.told())
    assert said[0] != said[1]
