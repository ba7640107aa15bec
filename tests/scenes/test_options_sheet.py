"""A game's options as rows, each with the words for its present value."""

from __future__ import annotations

import msgspec
import pytest

from game import registry
from game.core.options import fitting
from game.scenes.options_sheet import box, either, friendly_row, rows, shortly, word
from game.scenes.sentences import said
from game.scenes.set_up import OPTIONS
from game.ui.locale import TEXTS, languages, words

REAL = ("my_city", "cvlizations", "seven_wonders", "trekking", "troyes_dice")


@pytest.fixture(autouse=True)
def english() -> None:
    TEXTS.switch("en")


def test_values_are_called_by_words() -> None:
    assert [word(value) for value in (True, False, None, 3, "mat")] == ["on", "off", "none", "3", "mat"]


@pytest.mark.parametrize("game", REAL)
def test_each_option_has_a_row_on_the_sheet_and_room_for_the_last_one(game: str) -> None:
    meta, kind = registry.meta(game), registry.options_type(game)
    found = rows(game, meta, kind(), 456, 172, lambda **_: None)
    assert [row.id for row in found] == [("option", choice.name) for choice in meta.options]
    _, y, _, high = box(meta, len(found), 456, 172)
    assert y + high <= OPTIONS[1] + OPTIONS[3]
    assert all(row.rect.h == high for row in found)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", REAL)
def test_every_value_says_in_a_line_what_it_does(game: str, language: str) -> None:
    TEXTS.switch(language)
    meta, kind = registry.meta(game), registry.options_type(game)
    for choice in meta.options:
        lines = set()
        for value in choice.values:
            key = f"{game}.option.{choice.name}"
            key = f"{key}_line" if type(value) is int else f"{key}_{word(value)}_line"
            assert TEXTS.has(key)
            lines.add(words(key))
        assert len(lines) == (1 if type(choice.default) is int else len(choice.values)), choice.name
    assert kind().problem() is None
    TEXTS.switch("en")


def test_a_choice_is_handed_on_by_its_name() -> None:
    chosen: dict[str, object] = {}
    meta, kind = registry.meta("trekking"), registry.options_type("trekking")
    first = rows("trekking", meta, kind(), 456, 172, lambda **values: chosen.update(values))[0]
    first.step(1)
    assert chosen == {"setup": "first_game"}


def test_a_switch_that_is_settled_shows_how() -> None:
    meta, kind = registry.meta("seven_wonders"), registry.options_type("seven_wonders")
    options = msgspec.structs.replace(kind(), seats=8)
    row = next(one for one in rows("seven_wonders", meta, options, 456, 172, lambda **_: None) if one.switch)
    assert (row.id, row.chosen, row.enabled) == (("option", "cities"), 1, False)


def test_what_is_settled_says_why_in_few_words_if_there_are_such() -> None:
    meta, kind = registry.meta("trekking"), registry.options_type("trekking")
    options = msgspec.structs.replace(kind(), seats=2)
    choice = next(one for one in meta.options if one.name == "rival")
    reason = fitting(options, choice)[1]
    assert reason is not None
    assert shortly(reason) == words(f"{reason.key}_line") != said(reason)
    other = registry.options_type("my_city")().idle("episode")
    assert other is not None
    assert shortly(other) == said(other)


def test_a_text_with_an_ending_is_taken_if_there_is_one() -> None:
    assert either("scenes.set_up.friendly", "_help") == words("scenes.set_up.friendly_help")
    assert either("scenes.set_up.friendly", "_nowhere") == words("scenes.set_up.friendly")


def test_whether_anything_may_be_taken_back_is_a_switch() -> None:
    chosen: list[int] = []
    row = friendly_row("trekking", (456, 44, 172, 57), True, chosen.append)
    assert (row.switch, row.chosen) == (True, 1)
    row.step(1)
    assert chosen == [0]
