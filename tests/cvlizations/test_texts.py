"""Every text the game names exists in every language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.core.rules import method_name
from game.cvlizations.catalog import load
from game.cvlizations.state import CvlizationsState
from game.ui.locale import languages

ROOT = Path(__file__).resolve().parents[2]


LONGEST = {"zh_TW": 10}
"""So many letters a short name may have; 18 where letters are narrow."""


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


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name_a_short_name_and_an_effect(language: str) -> None:
    found = texts(language)
    for card in load().cards:
        assert {f"cvlizations.{table}.{card.id}" for table in ("name", "short", "effect")} <= set(found)
        assert len(found[f"cvlizations.short.{card.id}"]) <= (LONGEST.get(language, 18))


@pytest.mark.parametrize("language", languages())
def test_every_event_has_a_log_sentence_with_placeholders_of_its_own_fields(language: str) -> None:
    found = texts(language)
    for event in CvlizationsState.events:
        sentence = found[f"cvlizations.log.{method_name(event)}"]
        assert set(re.findall(r"{(\w+)}", sentence)) <= set(event.__struct_fields__), event


@pytest.mark.parametrize("language", languages())
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
