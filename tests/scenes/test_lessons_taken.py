"""Every lesson of every game can be taken to the end by doing what it says, and bears every mistake."""

from __future__ import annotations

import pytest

from game import registry
from game.core.lesson import LessonData
from game.scenes.lesson_table import lessons_of
from game.ui.locale import languages
from tests.samples import samples
from tests.scenes.lesson_player import take_lesson, take_lesson_twice, take_lesson_wrongly

GAMES = [game for game, room in registry.GAMES.items() if room.startswith("game.")]
LESSONS = {(game, data.id): data for game in GAMES for data in lessons_of(game)}
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


@pytest.fixture
def data(game: str, name: str) -> LessonData:
    return LESSONS[game, name]


def test_every_game_has_a_first_lesson_and_each_is_played_with_its_options() -> None:
    assert {game for game, name in LESSONS if name == "first"} == set(GAMES)
    for (game, name), data in LESSONS.items():
        rules = registry.rules(game)
        assert data.check(rules) == rules.options_type(**samples(game).lessons[name].options)


@every_lesson
def test_a_lesson_has_10_to_18_steps(data: LessonData) -> None:
    assert 10 <= len(data.steps) <= 18


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
@every_lesson
def test_a_lesson_is_taken_by_clicking_only_what_it_points_at_and_can_see(
    game: str, data: LessonData, language: str, large: bool
) -> None:
    take_lesson(game, data, language, large)


@every_lesson
def test_every_wrong_click_is_answered_and_changes_nothing(game: str, name: str, data: LessonData) -> None:
    take_lesson_wrongly(game, data, samples(game).lessons[name].also_right)


@every_lesson
def test_every_step_can_be_gone_back_to_and_done_again(game: str, data: LessonData) -> None:
    take_lesson_twice(game, data)
