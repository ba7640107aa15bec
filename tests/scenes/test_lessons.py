"""The lessons of all games: which there are, which are done, where one was left."""

from __future__ import annotations

import msgspec
import pytest

from game import registry
from game.core.lesson import LessonData
from game.core.reason import Refused
from game.scenes import lesson_end, lesson_table, lessons
from game.scenes.lesson import LessonPolicy
from game.scenes.lessons import LessonsScene, offered
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet
from tests.scenes.desk import Desk
from tests.scenes.lectern import Lectern


def test_every_game_offers_its_own_in_the_order_of_the_shelf() -> None:
    found = offered()
    assert list(dict.fromkeys(game for game, _ in found)) == [g for g in registry.GAMES if g != "auction"]
    assert offered("trekking") == [entry for entry in found if entry[0] == "trekking"] != []


def test_a_game_whose_lessons_are_damaged_is_left_out_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    every = offered()
    real = lesson_table.lessons_of

    def damaged(game: str) -> tuple[LessonData, ...]:
        if game == "trekking":
            raise Refused("core.lesson.damaged", lesson=game, detail="")
        return real(game)

    monkeypatch.setattr(lessons, "lessons_of", damaged)
    assert offered() == [entry for entry in every if entry[0] != "trekking"]


def test_a_click_on_a_row_begins_the_lesson_that_is_drawn_there(desk: Desk) -> None:
    scene = LessonsScene(desk.cabinet, "trekking")
    desk.show_scene(scene)
    desk.click_on(("lessons", 1))
    begun = desk.app.scene
    assert isinstance(begun, TableScene)
    assert isinstance(begun.policy, LessonPolicy)
    assert begun.policy.lesson.data == scene.entries[1][1]


def test_a_row_shows_what_is_done_and_how_far_another_has_come(desk: Desk) -> None:
    scene = LessonsScene(desk.cabinet, "trekking")
    desk.show_scene(scene)
    rows = [spot.rect for spot in scene.form.widget("lessons").spots()[:2]]
    before = [desk.picture(row) for row in rows]
    game, data = scene.entries[0]
    lesson_end.note(desk.cabinet.store, game, data.id)
    done = [desk.picture(row) for row in rows]
    assert done[0] != before[0]
    assert done[1] == before[1]
    begin(desk.cabinet, *scene.entries[1])
    begun = [desk.picture(row) for row in rows]
    assert begun[1] != done[1]


def begin(cabinet: Cabinet, game: str, data: LessonData) -> None:
    kept, lesson = lesson_table.lay_out(cabinet, game, data)
    lesson.go_on(0)
    lesson_table.keep(cabinet.store, game, lesson, kept.number)


def test_a_lesson_that_cannot_be_opened_says_why_and_the_list_stays(desk: Desk) -> None:
    scene = LessonsScene(desk.cabinet, "trekking")
    scene.entries = [(game, msgspec.structs.replace(data, options={"x": 1})) for game, data in scene.entries]
    scene.entries = [
        (game, msgspec.structs.replace(data, before=((0, "nonsense"),))) for game, data in scene.entries
    ]
    desk.show_scene(scene)
    desk.click_on(("lessons", 0))
    assert desk.app.scene is scene
    assert desk.app.toasts.words != []


def test_back_from_a_lesson_the_list_stands_where_it_was_begun(lectern: Lectern) -> None:
    listed = LessonsScene(lectern.cabinet, "seven_wonders")
    lectern.app.push(listed)
    lectern.rest()
    listed.form.focus(("lessons", 1))
    lectern.key("confirm")
    begun = lectern.app.scene
    assert isinstance(begun, TableScene)
    assert isinstance(begun.policy, LessonPolicy)
    lectern.app.pop(begun)
    lectern.rest()
    assert listed.form.current == ("lessons", 1)
