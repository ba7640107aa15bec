"""Sentences are right whoever they speak of: somebody, several, or you; and for one as for many."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game import registry
from game.core.reason import Reason
from game.scenes.sentences import PARTIES, said
from game.ui.fill import Name, You, placeholders
from game.ui.locale import ROOT, TEXTS, Entry, read, words

TABLES = (*registry.GAMES, "core", "scenes")
NAMES = {*PARTIES, "name", "names", "one", "two", "who"}
"""Placeholders that stand for somebody."""
SAFE = ("pass", "lose", "miss", "discuss", "us", "always", "this", "as", "cross")
THIRD = re.compile(rf"\b[Yy]ou (?:(?!(?:{'|'.join(SAFE)})\b)[a-z]+s|has|is|was|does)\b")
"""A verb that does not go with you."""
PLURAL = ("cvlizations.log.freaks_laid", "scenes.results.team_wins")
"""Texts that speak of several."""
SECOND = re.compile(r"\b(?:Ada|Bea) (?:pass|build|visit|take|gain|use|are|have|were|do|lose|win|play|pay)\b")
"""A verb that does not go with one name."""
COUNTED = re.compile(
    r"(?<![\d.,+-])1 (?:points|coins|crystals|tokens|moves|deniers|resources|cards|dice|steps)\b"
)


def asked(entry: Entry) -> set[str]:
    forms = [entry] if isinstance(entry, str) else entry.values()
    return {name for form in forms for name in placeholders(form)}


def sentences(table: str, who: Any) -> list[tuple[str, str]]:
    """Every text of a table that names somebody, told of them, with all numbers 1."""
    found = []
    for key, entry in read(ROOT / TEXTS.language / f"{table}.toml").items():
        wanted = asked(entry)
        if wanted & NAMES:
            found.append((key, words(key, **{name: who if name in NAMES else 1 for name in wanted})))
    return found


@pytest.fixture(autouse=True)
def english() -> None:
    TEXTS.switch("en")


@pytest.mark.parametrize("table", TABLES)
def test_verbs_agree_with_you(table: str) -> None:
    wrong = [(key, told) for key, told in sentences(table, You("You")) if THIRD.search(told)]
    assert wrong == []


@pytest.mark.parametrize("table", TABLES)
def test_verbs_agree_with_one_name(table: str) -> None:
    told = [one for one in sentences(table, Name("Ada")) if one[0] not in PLURAL]
    wrong = [(key, text) for key, text in told if SECOND.search(text)]
    assert wrong == []


@pytest.mark.parametrize("table", TABLES)
def test_nouns_agree_with_one(table: str) -> None:
    wrong = [(key, told) for key, told in sentences(table, Name("Ada")) if COUNTED.search(told)]
    assert wrong == []


def test_a_reason_names_whom_it_speaks_of() -> None:
    reason = Reason("cvlizations.reason.victim_has_none", {"seat": 1, "kind": "@cvlizations.kind.wood"})
    assert said(reason, lambda seat: f"P{seat}").startswith("P1 has no ")
    assert said(reason, lambda seat: You("You")).startswith("You have no ")
