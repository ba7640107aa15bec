"""The lessons of all games: which there are, which are done, where one was left."""

from __future__ import annotations

import msgspec
import pytest

from game import registry
from game.core.lesson import LessonData
from game.core.reason import Refused
from game.scenes import lesson_medals, lesson_table, lessons
from game.scenes.lesson import LessonPolicy
from game.scenes.lessons import LessonsScene, offered
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet
from game.ui.locale import words
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


def road(desk: Desk, game: str | None = None) -> LessonsScene:
    scene = LessonsScene(desk.cabinet, game)
    desk.show_scene(scene)
    return scene


def finish(desk: Desk, scene: LessonsScene, number: int, grade: int = 1) -> None:
    game, data = scene.entries[number]
    lesson_medals.note(desk.cabinet.store, game, data.id, grade)


def test_every_lesson_has_its_station_whatever_game_one_comes_from(desk: Desk) -> None:
    scene = road(desk, "trekking")
    assert scene.entries == offered()
    assert len(scene.stations()) == len(scene.entries)
    assert scene.entries[scene.chosen][0] == "trekking"


def test_one_stands_at_the_first_lesson_that_is_not_done(desk: Desk) -> None:
    scene = road(desk)
    assert (scene.chosen, scene.coming) == (0, 0)
    finish(desk, scene, 0)
    again = road(desk)
    assert (again.chosen, again.coming) == (1, 1)


def test_a_click_goes_to_a_station_and_another_one_begins_its_lesson(desk: Desk) -> None:
    scene = road(desk)
    desk.click_on(("station", 3))
    assert scene.chosen == 3
    assert desk.app.scene is scene
    desk.click_on(("station", 3))
    begun = desk.app.scene
    assert isinstance(begun, TableScene)
    assert isinstance(begun.policy, LessonPolicy)
    assert begun.policy.lesson.data == scene.entries[3][1]


def test_the_arrows_lead_along_the_road_and_enter_begins(desk: Desk) -> None:
    scene = road(desk)
    desk.key("right", "right", "left")
    assert scene.chosen == 1
    desk.key("end", "right")
    assert scene.chosen == len(scene.entries) - 1
    desk.key("home", "confirm")
    assert isinstance(desk.app.scene, TableScene)


def test_later_stations_are_open_too(desk: Desk) -> None:
    scene = road(desk)
    last = len(scene.entries) - 1
    desk.click_on(("station", last))
    desk.click_on("begin")
    begun = desk.app.scene
    assert isinstance(begun, TableScene)
    assert isinstance(begun.policy, LessonPolicy)
    assert begun.policy.lesson.data == scene.entries[last][1]


def test_a_station_shows_its_medal_and_the_count_follows(desk: Desk) -> None:
    scene = road(desk)
    before = desk.picture()
    finish(desk, scene, 0, 3)
    scene.resume()
    assert scene.stations()[0].grade == 3
    assert desk.picture() != before
    for number in range(len(scene.entries)):
        finish(desk, scene, number)
    assert scene.coming is None
    assert scene.stations()[0].grade == 3


def begin(cabinet: Cabinet, game: str, data: LessonData) -> None:
    kept, lesson = lesson_table.lay_out(cabinet, game, data)
    lesson.go_on(0)
    lesson_table.keep(cabinet.store, game, lesson, kept.number)


def test_a_lesson_left_in_its_middle_goes_on_there_or_begins_anew(desk: Desk) -> None:
    scene = road(desk)
    begin(desk.cabinet, *scene.entries[0])
    scene.resume()
    desk.click_on("begin")
    taken = desk.app.scene
    assert isinstance(taken, TableScene)
    assert isinstance(taken.policy, LessonPolicy)
    assert taken.policy.lesson.number == 1
    desk.app.pop(taken)
    desk.rest(2)
    desk.click_on("anew")
    anew = desk.app.scene
    assert isinstance(anew, TableScene)
    assert isinstance(anew.policy, LessonPolicy)
    assert anew.policy.lesson.number == 0


def test_a_lesson_that_cannot_be_opened_says_why_and_the_road_stays(desk: Desk) -> None:
    scene = road(desk)
    scene.entries = [
        (game, msgspec.structs.replace(data, before=((0, "nonsense"),))) for game, data in scene.entries
    ]
    desk.click_on("begin")
    assert desk.app.scene is scene
    assert desk.app.toasts.words != []


def test_back_from_a_lesson_one_stands_where_it_was_begun(lectern: Lectern) -> None:
    listed = LessonsScene(lectern.cabinet, "seven_wonders")
    lectern.app.push(listed)
    lectern.rest()
    lectern.key("right", "confirm")
    begun = lectern.app.scene
    assert isinstance(begun, TableScene)
    lectern.app.pop(begun)
    lectern.rest()
    assert listed.form.current == ("station", listed.chosen)
    assert listed.entries[listed.chosen][0] == "seven_wonders"


def test_without_any_lesson_the_road_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "offered", lambda game=None: [])
    scene = road(desk)
    assert scene._prompt() == words("scenes.title.no_lessons")
    desk.key("right", "cancel")
    assert desk.app.scene is not scene
