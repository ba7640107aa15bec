"""Rule numbers mean something: every reference resolves, and every rule has a test that proves it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import registry
from game.core.rule_list import NumberedRule, load
from game.ui.locale import languages, read
from tests.proofs import DATA, ROOT, proofs

GAMES = tuple(registry.GAMES)
NUMBER = re.compile(r"\b[A-Z]\d{1,3}\b")
COMPONENTS = {"my_city": re.compile(r"[A-K](?:1[01]|[1-9])|[YRBC][1-8]|[A-Z]\d")}
"""What else looks like a number: cells, buildings and shapes of My City."""


def rules_of(game: str) -> dict[str, NumberedRule]:
    return load(DATA / game / "rules.json")


def prose(file: Path) -> Iterator[str]:
    """The docstrings and comments of a module."""
    source = file.read_text("utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def unknown(game: str, words: str, numbers: set[str]) -> set[str]:
    """What looks like a rule's number in *words* but is none."""
    other = COMPONENTS.get(game)
    found = set(NUMBER.findall(words)) - numbers
    return {number for number in found if other is None or not other.fullmatch(number)}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_in_code_and_tests_is_that_of_a_rule(game: str) -> None:
    numbers = set(rules_of(game))
    files = [*(ROOT / "game" / game).rglob("*.py"), *(ROOT / "tests" / game).rglob("*.py")]
    wrong = {
        str(file.relative_to(ROOT)): found
        for file in files
        if (found := unknown(game, "\n".join(prose(file)), numbers))
    }
    assert not wrong


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_number_in_a_games_texts_is_that_of_a_rule(game: str, language: str) -> None:
    texts = read(ROOT / "assets" / "locale" / language / f"{game}.toml").values()
    assert not unknown(game, "\n".join(map(str, texts)), set(rules_of(game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_proved_by_a_test_and_no_test_proves_what_is_no_rule(game: str) -> None:
    assert set(proofs().get(game, {})) == set(rules_of(game))


def test_rules_are_proved_for_games_only() -> None:
    assert set(proofs()) <= set(GAMES)


def test_a_number_that_is_no_rules_is_found() -> None:
    assert unknown("trekking", "as in R07 and R99, R3", {"R07"}) == {"R99", "R3"}
    assert unknown("my_city", "Y1 on E4 and F10, by R03 and R60", {"R03"}) == {"R60"}
