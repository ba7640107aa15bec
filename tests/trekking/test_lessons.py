"""What the lessons of Trekking say comes true."""

from __future__ import annotations

import msgspec
import pytest

from game.core.players import Ai
from game.scenes.lesson_table import lessons_of
from game.trekking import visits
from game.trekking.catalog import catalog
from game.trekking.state import ROWS, SPACES
from tests.scenes.lesson_player import learner

PERSON, INNOVATION = 0, 2
LESSONS = {data.id: data for data in lessons_of("trekking")}


def test_what_the_first_lesson_says_comes_true() -> None:
    with learner("trekking", LESSONS["first"]) as someone:
        found = {}
        while not someone.done and someone.scene.policy.lesson.step.say != "free":
            found[someone.scene.policy.lesson.step.say] = someone.scene.kept.table.state.copy()
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
    data = msgspec.structs.replace(LESSONS["first"], opponents=(Ai(level),))
    with learner("trekking", data) as someone:
        while someone.scene.policy.lesson.step.say != "free":
            someone.do_step()
        assert someone.scene.kept.table.state.hour(0) == 5


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_the_time_warp_lesson_saves_two_hours_whoever_plays_against_it(level: str) -> None:
    data = msgspec.structs.replace(LESSONS["time_warp"], opponents=(Ai(level),))
    with learner("trekking", data) as someone:
        while someone.scene.policy.lesson.step.say != "free":
            someone.do_step()
        state = someone.scene.kept.table.state
        assert state.hour(0) == catalog().hours[state.treks[0][0]] - 2 == 1
        assert state.markers[state.warps.index(5)] == 0
