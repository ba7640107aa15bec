"""Every reason, prompt, score line, event and component of 7 Wonders has a text in both languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest

from game.core.options import choices
from game.core.rules import method_name
from game.seven_wonders.catalog import RESOURCES, catalog
from game.seven_wonders.moves import SevenWondersMove
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.scoring import COLUMNS
from game.seven_wonders.state import TOPICS, SevenWondersState
from game.seven_wonders.tables import COLOURS, SYMBOLS

ROOT = Path(__file__).resolve().parents[2]
UNASKED = {"drop", "draw_leaders"}


def texts(language: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "assets" / "locale" / language / "seven_wonders.toml").read_text("utf-8"))


def named(kind: str) -> set[str]:
    """The ids of a kind that the code mentions."""
    sources = (ROOT / "game" / "seven_wonders").glob("*.py")
    pattern = rf'"seven_wonders\.{kind}\.(\w+)"'
    return {name for path in sources for name in re.findall(pattern, path.read_text("utf-8"))}


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_every_key_has_a_text(language: str) -> None:
    found = texts(language)
    data = catalog()
    names = {entry.id for entry in data.cards} | {leader.id for leader in data.leaders}
    names |= {wonder.wonder for wonder in data.wonders}
    assert set(found["name"]) == names
    assert set(found["reason"]) == named("reason")
    assert set(found["prompt"]) == {"turn", "city_turn", "draft", "recruit", *TOPICS} - UNASKED
    assert set(found["log"]) == {method_name(event) for event in SevenWondersState.events}
    assert set(found["score"]) == set(COLUMNS)
    assert set(found["move"]) == {kind.__name__ for kind in get_args(SevenWondersMove)}
    assert set(found["resource"]) == set(RESOURCES)
    assert set(found["colour"]) == set(found["colour_short"]) == set(COLOURS)
    assert set(found["symbol"]) == set(SYMBOLS)
    fields = {field for kind in get_args(SevenWondersMove) for field in kind.__struct_fields__}
    assert set(found["field"]) == fields
    for choice in choices(SevenWondersOptions):
        for value in ("", "_on", "_off"):
            assert {f"{choice.name}{value}", f"{choice.name}{value}_help"} <= set(found["option"])


def flat(table: dict[str, Any], prefix: str = "") -> dict[str, str]:
    """Every text by the keys that lead to it."""
    found: dict[str, str] = {}
    for key, entry in table.items():
        found.update(flat(entry, f"{prefix}{key}.") if isinstance(entry, dict) else {prefix + key: entry})
    return found


def test_both_languages_have_the_same_keys_and_placeholders() -> None:
    english, chinese = flat(texts("en")), flat(texts("zh_TW"))
    assert set(english) == set(chinese)
    for key, text in english.items():
        assert set(re.findall(r"{(\w+)}", text)) == set(re.findall(r"{(\w+)}", chinese[key])), key


@pytest.mark.parametrize("event", SevenWondersState.events, ids=method_name)
def test_a_log_sentence_uses_only_fields_of_its_event(event: Any) -> None:
    text = texts("en")["log"][method_name(event)]
    assert set(re.findall(r"{(\w+)}", text)) <= set(event.__struct_fields__) - set(event.hidden)
