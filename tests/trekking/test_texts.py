"""Every text the room asks for exists in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import game.trekking
from game.core.options import choices
from game.core.rules import Event, method_name
from game.trekking import log, record
from game.trekking.catalog import ICONS, catalog
from game.trekking.options import TrekkingOptions
from game.trekking.rules import AFTER, ARRANGE, PICK, PLACE, RULES, VISIT
from game.trekking.state import TrekkingState
from game.ui.locale import ROOT, languages, placeholders, read
from tests.trekking.tables import opened

TABLES = {language: read(ROOT / language / "trekking.toml") for language in languages()}
SOURCES = [path.read_text("utf-8") for path in Path(game.trekking.__file__).parent.glob("*.py")]
by_language = pytest.mark.parametrize("language", languages())


@by_language
def test_every_card_has_title_short_title_and_fact(language: str) -> None:
    longest = {"zh_TW": 10}.get(language, 18)
    for card in catalog().cards:
        title, short, fact = (
            TABLES[language][f"trekking.card.h{card}.{part}"] for part in ("title", "short", "fact")
        )
        assert title
        assert 0 < len(short) <= longest
        assert len(fact) > len(short)
    shorts = [TABLES[language][f"trekking.card.h{card}.short"] for card in catalog().cards]
    assert len(set(shorts)) == len(shorts)


@by_language
def test_the_log_calls_a_card_what_is_written_on_it(language: str) -> None:
    for card in catalog().cards:
        assert log.title(card)[1:] == f"trekking.card.h{card}.short"
        assert log.title(card)[1:] in TABLES[language]


@by_language
def test_every_reason_and_score_line_in_the_code_has_a_text(language: str) -> None:
    keys = {key for source in SOURCES for key in re.findall(r"\"(trekking\.(?:reason|score)\.\w+)\"", source)}
    assert len(keys) > 15
    assert keys <= set(TABLES[language])


@by_language
def test_every_line_of_a_score_sheet_has_a_text(language: str) -> None:
    for state in (opened(1), opened(2, time_warp=True)):
        for sheet in RULES.scores(state):
            assert {line.key for line in sheet.lines} <= set(TABLES[language])


@by_language
def test_prompts_moves_icons_warps_and_achievements_have_texts(language: str) -> None:
    names = [f"prompt.{topic}" for topic in (PICK, VISIT, PLACE, ARRANGE, AFTER)]
    names += [f"move.{kind.__name__}" for kind in RULES.move_types]
    names += [f"icon.{icon}" for icon in ICONS]
    names += [f"warp.w{warp}.{part}" for warp in catalog().warps for part in ("title", "text")]
    names += [f"achievement.{medal.id}.title" for medal in record.medals()]
    assert [name for name in names if f"trekking.{name}" not in TABLES[language]] == []


@by_language
def test_every_option_and_value_has_a_label_and_a_line_of_help(language: str) -> None:
    for option in choices(TrekkingOptions):
        words = ["on" if value is True else "off" if value is False else value for value in option.values]
        for name in (option.name, *(f"{option.name}_{word}" for word in words)):
            assert f"trekking.option.{name}" in TABLES[language]
            assert f"trekking.option.{name}_help" in TABLES[language]


@by_language
@pytest.mark.parametrize("event", TrekkingState.events, ids=lambda event: event.__name__)
def test_every_event_has_a_sentence_whose_names_it_knows(event: type[Event], language: str) -> None:
    sample = {field: (1,) if field in TUPLES else 1 for field in event.__struct_fields__}
    entry = TABLES[language][f"trekking.log.{method_name(event)}"]
    found = log.values(event(**sample), TrekkingOptions())
    assert placeholders(entry) <= set(found)
    for value in found.values():
        if isinstance(value, str) and value.startswith("@"):
            assert value[1:] in TABLES[language]


TUPLES = ("parties", "sheets", "cards", "warps", "order")
