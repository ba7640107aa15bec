"""The lessons of Trekking can be taken to the end by doing what they say, and bear every mistake."""

from __future__ import annotations

import msgspec
import pytest

from game.scenes.lesson import lessons_of
from game.trekking import visits
from game.trekking.catalog import catalog
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import ROWS, SPACES
from game.ui.locale import LANGUAGES
from tests.scenes.lesson_player import learner, take_lesson, take_lesson_twice, take_lesson_wrongly

PERSON, INNOVATION = 0, 2
LESSONS = {data.id: data for data in lessons_of("trekking")}


def test_the_first_lesson_has_a_page_for_each_of_10_to_18_steps() -> None:
    first = LESSONS["first"]
    assert 10 <= len(first.steps) <= 18
    assert first.check(RULES) == TrekkingOptions(seats=2, setup="first_game")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_taken_by_clicking_only_what_it_points_at(name: str, language: str, large: bool) -> None:
    take_lesson("trekking", LESSONS[name], language, large)


@pytest.mark.parametrize("name", LESSONS)
def test_every_wrong_click_is_answered_and_changes_nothing(name: str) -> None:
    take_lesson_wrongly("trekking", LESSONS[name])


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_can_be_gone_back_to_and_done_again(name: str) -> None:
    take_lesson_twice("trekking", LESSONS[name])


def test_what_the_first_lesson_says_comes_true() -> None:
    with learner("trekking", LESSONS["first"]) as someone:
        found = {}
        while not someone.done and someone.scene.lesson.step.say != "free":
            found[someone.scene.lesson.step.say] = someone.scene.table.state.copy()
            someone.do_step()
    assert [found["first"].crystals[0], found["trek"].crystals[0]] == [1, 2], "the slot adds a crystal"
    assert [found["turn"].hour(0), found["turn"].actor] == [2, 0]
    assert [found["again"].hour(0), found["again"].crystals[0]] == [3, 1]
    assert found["row"].points(0, SPACES, 1) == found["points"].points(0, SPACES, 1) + 2
    assert len(found["row"].treks[0]) == 3
    assert not found["row"].finished[0]
    state = found["row"].copy()
    for column in (PERSON, PERSON, INNOVATION):
        assert state.points(0, ROWS, 1) == 0
        visits.place_wild(state, 0, column)
    assert state.points(0, ROWS, 1) == 8


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_the_first_lesson_asks_for_nothing_that_hangs_on_its_opponents_level(level: str) -> None:
    data = msgspec.structs.replace(LESSONS["first"], opponents=(f"ai:{level}",))
    with learner("trekking", data) as someone:
        while someone.scene.lesson.step.say != "free":
            someone.do_step()
        assert someone.scene.table.state.hour(0) == 5


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_the_time_warp_lesson_saves_two_hours_whoever_plays_against_it(level: str) -> None:
    data = msgspec.structs.replace(LESSONS["time_warp"], opponents=(f"ai:{level}",))
    with learner("trekking", data) as someone:
        while someone.scene.lesson.step.say != "free":
            someone.do_step()
        state = someone.scene.table.state
        assert state.hour(0) == catalog().hours[state.treks[0][0]] - 2 == 1
        assert state.markers[state.warps.index(5)] == 0
