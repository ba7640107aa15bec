"""One thing has one word: words that printed rulebooks, or players, do not use are in no text."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game import registry
from game.ui.locale import ROOT, Entry, languages, read

NEVER: dict[str, dict[str, list[str]]] = json.loads(Path(__file__).with_name("never.json").read_text("utf-8"))
"""By language and table (``*``: every table) what no text may say, as regular expressions."""

TABLES = sorted({path.stem for path in ROOT.glob("*/*.toml")})

LOGS = tuple(registry.GAMES)
PEOPLE = ("seat", "party", "tribe")


def forms(entry: Entry) -> list[str]:
    return [entry] if isinstance(entry, str) else list(entry.values())


def said(words: str) -> str:
    """What a reader may see of a text: without the names of its placeholders."""
    return re.sub(r"\{\w+:?([^{}]*)\}", r"{\1}", words)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("language", NEVER)
def test_no_text_has_a_word_that_is_never_used(language: str, name: str) -> None:
    listed = [*NEVER[language]["*"], *NEVER[language].get(name, [])]
    never = [re.compile(words, re.IGNORECASE) for words in listed]
    found = [
        (key, pattern.pattern)
        for key, entry in read(ROOT / language / f"{name}.toml").items()
        for words in forms(entry)
        for pattern in never
        if pattern.search(said(words))
    ]
    assert found == []


def test_every_language_that_has_a_list_is_one_of_ours() -> None:
    assert set(NEVER) <= set(languages())


@pytest.mark.parametrize("game", LOGS)
def test_in_a_log_a_verb_that_follows_a_name_agrees_with_it(game: str) -> None:
    unbent = re.compile(rf"^\{{({'|'.join(PEOPLE)})\}} (?!may |can't |must )(?!\{{\1:)\w")
    entries = read(ROOT / "en" / f"{game}.toml").items()
    told = [(key, words) for key, entry in entries if f"{game}.log." in key for words in forms(entry)]
    assert [key for key, words in told if unbent.match(words)] == []


@pytest.mark.parametrize("game", LOGS)
def test_every_line_of_a_log_is_a_sentence(game: str) -> None:
    for language, stops in (("en", "."), ("zh_TW", "。")):
        entries = read(ROOT / language / f"{game}.toml").items()
        told = [(key, words) for key, entry in entries if f"{game}.log." in key for words in forms(entry)]
        assert [key for key, words in told if words and not words.endswith(stops)] == []


@pytest.mark.parametrize("name", TABLES)
def test_a_number_of_one_has_a_word_of_its_own(name: str) -> None:
    many = re.compile(
        r"\{(?:n|count|coins|points|cards|total)\} (\w+ )?(points|coins|cards|tokens|crystals)\b"
    )
    entries = read(ROOT / "en" / f"{name}.toml").items()
    plain = [(key, entry) for key, entry in entries if isinstance(entry, str)]
    assert [key for key, words in plain if many.search(words)] == []


@pytest.mark.parametrize("game", LOGS)
def test_in_chinese_no_space_follows_a_name_by_itself(game: str) -> None:
    entries = read(ROOT / "zh_TW" / f"{game}.toml").items()
    parted = re.compile(r"\{(seat|party|tribe|name|player|city)\} [\u4e00-\u9fff]")
    assert [key for key, entry in entries if any(parted.search(words) for words in forms(entry))] == []
