"""Every text the game names exists in both languages, with the same placeholders."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.core.rules import method_name
from game.cvlizations.catalog import load
from game.cvlizations.state import CvlizationsState

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("zh_TW", "en")


def texts(language: str) -> dict[str, str]:
    """All texts by id."""
    table = tomllib.loads((ROOT / "assets" / "locale" / language / "cvlizations.toml").read_text("utf-8"))
    found: dict[str, str] = {}

    def walk(prefix: str, node: dict[str, Any]) -> None:
        for key, value in node.items():
            if isinstance(value, dict):
                walk(f"{prefix}.{key}", value)
            else:
                found[f"{prefix}.{key}"] = value

    walk("cvlizations", table)
    return found


def test_both_languages_have_the_same_texts_and_placeholders() -> None:
    one, other = (texts(language) for language in LANGUAGES)
    assert set(one) == set(other)
    for key in one:
        assert set(re.findall(r"{\w+}", one[key])) == set(re.findall(r"{\w+}", other[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_a_short_name_and_an_effect(language: str) -> None:
    found = texts(language)
    for card in load().cards:
        assert {f"cvlizations.{table}.{card.id}" for table in ("name", "short", "effect")} <= set(found)
        assert len(found[f"cvlizations.short.{card.id}"]) <= (10 if language == "zh_TW" else 18)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_log_sentence_with_placeholders_of_its_own_fields(language: str) -> None:
    found = texts(language)
    for event in CvlizationsState.events:
        sentence = found[f"cvlizations.log.{method_name(event)}"]
        assert set(re.findall(r"{(\w+)}", sentence)) <= set(event.__struct_fields__), event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_prompt_and_score_named_in_the_code_has_a_text(language: str) -> None:
    found = texts(language)
    code = "".join(path.read_text("utf-8") for path in sorted((ROOT / "game" / "cvlizations").glob("*.py")))
    keys = set(re.findall(r"cvlizations\.reason\.(\w+)\"", code)) | set(re.findall(r"{_ID}(\w+)", code))
    wanted = {f"cvlizations.reason.{key}" for key in keys}
    wanted |= {
        f"cvlizations.{table}.{row}" for table in ("score", "source") for row in ("ideas", "tokens", "end")
    }
    topics = (
        "lay",
        "lay_neutral",
        "steal",
        "steal_again",
        "take",
        "take_bonus",
        "trade",
        "buy",
        "income",
        "exchange",
    )
    wanted |= {f"cvlizations.prompt.{topic}" for topic in topics}
    assert wanted <= set(found), wanted - set(found)
    assert len(keys) > 15
