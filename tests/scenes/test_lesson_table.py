"""A lesson's table: laid out for the learner, or found again as it was left."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.lesson import Lesson
from game.core.players import Ai, Person
from game.core.reason import Refused
from game.scenes import lesson_table
from game.scenes.lesson_table import LEARNER, Progress
from game.session.cabinet import Cabinet, Kept
from tests.scenes.lectern import DATA
from tests.toy.moves import Bid

GAME = "auction"


def begun(cabinet: Cabinet) -> tuple[Kept, Lesson]:
    """A lesson in its second step, kept."""
    kept, lesson = lesson_table.lay_out(cabinet, GAME, DATA)
    lesson.go_on(0)
    lesson_table.keep(cabinet.store, GAME, lesson, kept.number)
    return kept, lesson


def test_it_is_laid_out_as_the_lesson_says_and_not_listed_among_the_games(cabinet: Cabinet) -> None:
    kept, lesson = lesson_table.lay_out(cabinet, GAME, DATA)
    table = kept.table
    assert table.opened.seed == DATA.seed
    assert (table.options.seats, table.options.rounds, table.options.gifts) == (2, 2, False)
    assert isinstance(table.players[LEARNER], Person)
    assert table.players[1] == Ai("random")
    assert lesson.number == 0
    assert cabinet.unfinished() == []


def test_what_was_answered_before_the_learner_came_is_no_answer_of_a_step(cabinet: Cabinet) -> None:
    before: tuple[Any, ...] = tuple((seat, msgspec.to_builtins(Bid(0))) for seat in (0, 1))
    kept, lesson = lesson_table.lay_out(cabinet, GAME, msgspec.structs.replace(DATA, before=before))
    assert kept.table.state.round == 2
    assert lesson.starts == [kept.table.answers_of(LEARNER)] == [1]


def test_a_lesson_that_cannot_be_laid_out_leaves_no_table(cabinet: Cabinet) -> None:
    for damage in ({"options": {"rounds": "many"}}, {"before": ((0, msgspec.to_builtins(Bid(77))),)}):
        with pytest.raises(Refused):
            lesson_table.lay_out(cabinet, GAME, msgspec.structs.replace(DATA, **damage))
    assert cabinet.store.tables(archived=True) == []


def test_it_is_found_again_as_it_was_left(cabinet: Cabinet) -> None:
    kept, _ = begun(cabinet)
    found = lesson_table.take_up(cabinet, GAME, DATA)
    assert found is not None
    assert found[0].number == kept.number
    assert found[0].table.state == kept.table.state
    assert found[1].number == 1


@pytest.mark.parametrize(
    "change", [{"seed": 6}, {"options": {"rounds": 3, "gifts": False}}, {"id": "another"}]
)
def test_a_table_that_is_not_this_lessons_any_more_is_not_taken_up(
    cabinet: Cabinet, change: dict[str, Any]
) -> None:
    begun(cabinet)
    assert lesson_table.take_up(cabinet, GAME, msgspec.structs.replace(DATA, **change)) is None


def test_a_lesson_forgotten_or_further_on_than_its_table_begins_anew(cabinet: Cabinet) -> None:
    kept, lesson = begun(cabinet)
    lesson.go_on(9)
    lesson_table.keep(cabinet.store, GAME, lesson, kept.number)
    assert lesson_table.take_up(cabinet, GAME, DATA) is None
    begun(cabinet)
    lesson_table.forget(cabinet.store, GAME, DATA.id)
    assert lesson_table.take_up(cabinet, GAME, DATA) is None


@pytest.mark.parametrize("nonsense", [{}, {"table": "x"}, {"table": 1, "starts": [-1]}, [1], None])
def test_progress_that_makes_no_sense_is_none(cabinet: Cabinet, nonsense: Any) -> None:
    cabinet.store.set_setting(lesson_table.progress_key(GAME, DATA.id), nonsense)
    assert lesson_table.progress_of(cabinet.store, GAME, DATA.id) == Progress()
