"""A lesson lets fitting moves pass, goes on when its step is done, and goes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.lesson import Lesson, LessonData, Step, fits, load
from game.core.players import Ai
from game.core.reason import Refused
from game.core.rules import Rules
from game.core.table import Table
from tests.toy.moves import Bid, Give
from tests.toy.rules import RULES

DATA = LessonData(
    "first",
    seed=3,
    opponents=(Ai("random"),),
    steps=(
        Step("welcome"),
        Step("bid", (("card", 1),), {"kind": "Bid", "card": [1, 2]}),
        Step("play", free=2),
        Step("end"),
    ),
)


def test_a_step_lets_only_fitting_moves_pass() -> None:
    assert not Lesson(DATA).fits(Bid(1)), "reading is not moving"
    asking = Lesson(DATA, [0, 0])
    assert asking.fits(Bid(1))
    assert asking.fits(Bid(2))
    assert not asking.fits(Bid(0))
    assert not asking.fits(Give(None))
    assert Lesson(DATA, [0, 0, 1]).fits(Give(None)), "free play lets all pass"


def test_free_play_with_an_ask_is_free_among_what_fits() -> None:
    lesson = Lesson(LessonData("first", 3, (), (Step("play", free=2, ask={"kind": "Bid"}),)))
    assert lesson.fits(Bid(0))
    assert not lesson.fits(Give(None))
    assert not lesson.may_go_on(1)
    assert lesson.may_go_on(2)


def test_opponents_may_have_a_script_of_moves() -> None:
    assert replace(DATA, script={1: (["Bid", 2],)}).scripted(RULES) == {1: (Bid(2),)}
    with pytest.raises(Refused):
        replace(DATA, script={1: (["Nonsense"],)}).scripted(RULES)


def test_a_lesson_may_begin_in_the_middle_of_a_game() -> None:
    options = {"rounds": 2, "gifts": False}
    data = LessonData("later", 3, (Ai("random"),), DATA.steps, options)
    before = ((0, ["Bid", 1]), (1, ["Bid", 0]))
    rules: Rules[Any, Any] = RULES
    table = Table.open(rules, data.check(rules), data.seed, friendly=True)
    replace(data, before=before).prepare(table)
    assert [table.answers_of(seat) for seat in (0, 1)] == [1, 1]
    again = Table.open(rules, data.check(rules), data.seed, friendly=True)
    with pytest.raises(Refused):
        replace(data, before=(*before[:1], *before[:1])).prepare(again)
    with pytest.raises(Refused):
        replace(data, before=((0, ["Nonsense"]),)).prepare(again)


def test_an_empty_ask_lets_every_move_pass() -> None:
    assert fits(Give(None), {})
    assert fits(Give(None), {"to": None})
    assert not fits(Give(1), {"to": None})


def test_a_step_is_done_when_its_moves_are_made() -> None:
    lesson = Lesson(DATA)
    assert lesson.may_go_on(0)
    assert lesson.go_on(0)
    assert not lesson.may_go_on(0)
    assert lesson.may_go_on(1)
    lesson.go_on(1)
    assert not lesson.may_go_on(2)
    assert lesson.may_go_on(3)
    lesson.go_on(3)
    assert lesson.last
    assert not lesson.go_on(3)


def test_free_play_may_end_with_what_is_asked_next() -> None:
    lesson = Lesson(LessonData("first", 3, (), (Step("play", free=-1, until="sleep"),)))
    assert not lesson.may_go_on(0, topic="sleep"), "something must have been played"
    assert not lesson.may_go_on(7, topic="work")
    assert not lesson.may_go_on(7)
    assert lesson.may_go_on(7, topic="sleep")
    endless = Lesson(LessonData("first", 3, (), (Step("play", free=-1),)))
    assert not endless.may_go_on(7, topic="work")


def test_a_step_asks_for_nothing_once_the_game_is_over() -> None:
    asking = Lesson(DATA, [0, 0])
    assert not asking.may_go_on(0)
    assert asking.may_go_on(0, over=True)


def test_going_back_says_how_many_answers_are_left() -> None:
    lesson = Lesson(DATA, [0, 0, 1])
    assert lesson.go_back() == 0
    assert lesson.step.say == "bid"
    assert lesson.go_back() == 0
    assert lesson.go_back() is None
    assert lesson.step.say == "welcome"


def test_options_that_do_not_fit_the_game_are_refused() -> None:
    assert DATA.check(RULES).seats == 2
    crowd = LessonData("crowd", 1, (Ai("random"),) * 8, (Step("x"),))
    with pytest.raises(Refused):
        crowd.check(RULES)
    odd = LessonData("odd", 1, (Ai("random"),), (Step("x"),), {"rounds": 77})
    with pytest.raises(Refused):
        odd.check(RULES)


def test_a_damaged_file_is_refused_and_a_missing_one_holds_no_lesson(tmp_path: Path) -> None:
    assert load(tmp_path / "none.json") == ()
    file = tmp_path / "lessons.json"
    file.write_text('[{"id": "x", "seed": 1, "opponents": [], "steps": [{"say": "a", "sing": 1}]}]')
    with pytest.raises(Refused):
        load(file)
