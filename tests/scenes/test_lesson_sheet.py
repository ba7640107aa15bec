"""What a lesson that stops in mid-game has brought: the score sheet as if the game ended now."""

from __future__ import annotations

import pytest

from game.core.lesson import LessonData, Step
from game.core.players import Ai
from game.scenes.lesson_sheet import LessonSheet
from game.ui.locale import words
from tests.scenes.desk import Desk
from tests.scenes.lectern import DATA, Lectern


def laid_over(desk: Desk, heard: list[str]) -> LessonSheet:
    table = desk.open("Ada", "ai:random")
    sheet = LessonSheet(table, lambda: heard.append("complete"), lambda: heard.append("play"))
    desk.app.push(sheet)
    desk.rest()
    return sheet


@pytest.mark.parametrize(("button", "said"), [("game", ["play"]), ("leave", ["complete"]), ("board", [])])
def test_its_buttons_lead_to_the_game_to_the_lessons_and_back(
    desk: Desk, button: str, said: list[str]
) -> None:
    heard: list[str] = []
    sheet = laid_over(desk, heard)
    desk.click_on(("button", button))
    assert heard == said
    assert (desk.app.scene is sheet) == bool(said), "the button alone leads away from it"


def test_it_says_that_this_is_how_it_stands_so_far(desk: Desk) -> None:
    assert laid_over(desk, [])._heading().chips == [(None, words("scenes.lesson.so_far"))]


def test_a_lesson_that_stops_in_mid_game_ends_with_the_sheet_of_that_moment(lectern: Lectern) -> None:
    data = LessonData("short", 5, (Ai("random"),), (Step("welcome"),), DATA.options, sheet=True)
    scene = lectern.begin(data)
    lectern.key("page_down")
    sheet = lectern.app.scene
    assert isinstance(sheet, LessonSheet)
    sheets = scene.session.rules.scores(scene.kept.table.state)
    assert sheet.sheets == sorted(sheets, key=lambda found: found.party)
    lectern.key("cancel")
    assert lectern.app.scene is scene
    assert lectern.cabinet.store.setting("lessons.done", []) == []
    lectern.key("page_down")
    lectern.key("confirm")
    assert lectern.app.scene not in (scene, sheet)
    assert lectern.cabinet.store.setting("lessons.done", []) == [["auction", "short"]]
