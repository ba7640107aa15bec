"""Every lesson of every game can be taken to the end by doing what it says, and bears every mistake."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game import registry
from game.ai.bot import LEVELS
from game.core.journal import answers_of
from game.core.lesson import LessonData
from game.core.players import Ai
from game.scenes.lesson_table import lessons_of
from game.ui.locale import languages
from tests.samples import samples
from tests.scenes.capricious import take_lesson_capriciously
from tests.scenes.lesson_player import learner, take_lesson, take_lesson_twice, take_lesson_wrongly

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


@every_lesson
def test_opponents_do_as_scripted_and_think_of_nothing_before_one_has_played_freely(
    game: str, data: LessonData
) -> None:
    with learner(game, data) as someone:
        free = False
        while not someone.done:
            opponents, free = (
                someone.scene.session.opponents,
                free or someone.scene.policy.lesson.step.free != 0,
            )
            someone.do_step()
            assert free or not (opponents.thoughts or opponents.thinking), (
                f"{someone.where}: an AI has thought"
            )
        given = [answer for entry in someone.scene.kept.table.entries for answer in answers_of(entry)]
    for seat, moves in data.scripted(registry.rules(game)).items():
        assert tuple(move for who, move in given if who == seat)[: len(moves)] == moves


@pytest.mark.parametrize("whim", range(4))
@every_lesson
def test_a_lesson_comes_to_its_end_however_one_takes_it_and_whatever_its_opponents_do(
    game: str, data: LessonData, whim: int
) -> None:
    take_lesson_capriciously(game, data, whim)


@pytest.mark.nightly
@pytest.mark.parametrize("level", LEVELS)
@every_lesson
def test_a_lesson_hangs_on_no_level(game: str, data: LessonData, level: str) -> None:
    take_lesson(game, replace(data, opponents=tuple(Ai(level) for _ in data.opponents)), "en")
