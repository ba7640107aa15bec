"""Every lesson of every game can be taken to the end by doing what it says, and bears every mistake."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest

from game import registry
from game.core.lesson import LessonData
from game.scenes.lesson_table import lessons_of
from game.ui.locale import languages
from tests.scenes.lesson_player import take_lesson, take_lesson_twice, take_lesson_wrongly

GAMES = [game for game, room in registry.GAMES.items() if room.startswith("game.")]
LESSONS = {(game, data.id): data for game in GAMES for data in lessons_of(game)}
TABLES: dict[tuple[str, str], dict[str, Any]] = {
    ("my_city", "first"): {"seats": 2},
    ("my_city", "campaign"): {"seats": 2, "mode": "campaign"},
    ("cvlizations", "first"): {"seats": 3},
    ("seven_wonders", "first"): {"seats": 3, "cities": False},
    ("seven_wonders", "cities_leaders"): {"seats": 3, "cities": True, "leaders": True},
    ("trekking", "first"): {"seats": 2, "setup": "first_game"},
    ("trekking", "time_warp"): {"seats": 2, "setup": "first_game", "time_warp": True},
    ("troyes_dice", "first"): {"seats": 1, "numbering": "first"},
    ("troyes_dice", "feasts"): {"seats": 1, "numbering": "first", "feasts": True},
}
"""What is played in each lesson."""
ALSO_RIGHT: dict[tuple[str, str], tuple[Hashable, ...]] = {
    ("my_city", "campaign"): tuple(("name", number) for number in range(8)),
    ("seven_wonders", "first"): (("stage", 0),),
    ("seven_wonders", "cities_leaders"): (("stage", 0),),
}
"""Spots that do what one pointed at does too."""

every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


@pytest.fixture
def data(game: str, name: str) -> LessonData:
    return LESSONS[game, name]


def test_every_game_has_a_first_lesson_and_each_is_played_with_its_options() -> None:
    assert {game for game, name in LESSONS if name == "first"} == set(GAMES)
    assert {key: data.check(registry.rules(key[0])) for key, data in LESSONS.items()} == {
        (game, name): registry.rules(game).options_type(**options) for (game, name), options in TABLES.items()
    }


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
    take_lesson_wrongly(game, data, ALSO_RIGHT.get((game, name), ()))


@every_lesson
def test_every_step_can_be_gone_back_to_and_done_again(game: str, data: LessonData) -> None:
    take_lesson_twice(game, data)
