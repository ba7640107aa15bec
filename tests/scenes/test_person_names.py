"""Names of players: their own, or one that follows the language while they have none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core.players import Ai, Person
from game.scenes.person_names import MOST, meant, shown
from game.ui.fill import You
from game.ui.locale import TEXTS, languages, words


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    before = TEXTS.language
    yield
    TEXTS.switch(before)


def test_nobodys_name_follows_the_language() -> None:
    for language, called in (("zh_TW", "玩家 2"), ("en", "Player 2")):
        TEXTS.switch(language)
        assert shown(Person(number=2)) == called


@pytest.mark.parametrize("language", languages())
def test_a_name_left_as_offered_is_none(language: str) -> None:
    TEXTS.switch(language)
    for number in range(1, MOST + 1):
        assert meant(shown(Person(number=number))) == Person(number=number)


@pytest.mark.parametrize("name", ["Ada", "小明", "person:3", "ai:novice", "@ui.title", "Player one", ""])
def test_a_name_of_ones_own_stays(name: str) -> None:
    assert meant(name) == Person(name)
    assert shown(Person(name)) == name


@pytest.mark.parametrize("name", ["\u200b", " \t", "\0"])
def test_a_name_without_a_letter_to_be_seen_is_none(name: str) -> None:
    assert shown(Person(name)) == ""


def test_spaces_around_a_name_are_none_of_it() -> None:
    assert meant("  Ada B ") == Person("Ada B")


def test_an_ai_is_called_by_its_level() -> None:
    TEXTS.switch("en")
    assert shown(Ai("novice")) == TEXTS.text("ai.level.novice")


def test_a_character_is_called_by_its_name_in_the_present_language() -> None:
    for language, called in (("zh_TW", "溫夫子"), ("en", "Wen")):
        TEXTS.switch(language)
        assert shown(Ai("master", "wen")) == called


def test_a_character_that_is_none_of_ours_is_called_by_its_level() -> None:
    TEXTS.switch("en")
    assert shown(Ai("master", "somebody else")) == TEXTS.text("ai.level.master")
    assert not TEXTS.missing


def test_verbs_agree_with_a_person_called_you() -> None:
    TEXTS.switch("en")
    for name, told in (("You", "You stop building."), ("Ada", "Ada stops building.")):
        assert words("my_city.log.seat_quit", seat=shown(Person(name))) == told


@pytest.mark.parametrize("language", languages())
def test_whoever_is_called_you_keeps_the_name(language: str) -> None:
    TEXTS.switch(language)
    name = words("scenes.lesson.you")
    assert isinstance(shown(Person(name)), You)
    assert shown(Person(name)) == name
    assert meant(name) == Person(name)
