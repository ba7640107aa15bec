"""The numbered rules of a game: what is read and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.reason import Refused
from game.core.rule_list import NumberedRule, load


def test_rules_are_found_by_their_numbers(tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    file.write_text('[{"id": "R01", "origin": "printed", "text": "Most points win."}]', "utf-8")
    assert load(file) == {"R01": NumberedRule("R01", "printed", "Most points win.")}


def test_a_game_without_a_file_has_no_rules(tmp_path: Path) -> None:
    assert load(tmp_path / "rules.json") == {}


@pytest.mark.parametrize(
    "words",
    [
        "{",
        '[{"id": "R1", "origin": "printed", "text": "x"}]',
        '[{"id": "R001", "origin": "printed", "text": "x"}]',
        '[{"id": "R01", "origin": "rumour", "text": "x"}]',
        '[{"id": "R01", "origin": "printed", "text": ""}]',
        '[{"id": "R01", "origin": "printed", "text": "x", "page": 3}]',
        '[{"id": "R01", "origin": "printed", "text": "x"}, {"id": "R01", "origin": "house", "text": "y"}]',
    ],
)
def test_a_damaged_list_is_refused_and_named(tmp_path: Path, words: str) -> None:
    file = tmp_path / "rules.json"
    file.write_text(words, "utf-8")
    with pytest.raises(Refused, match=r"rules\.json"):
        load(file)


def test_a_line_stays_a_line(tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    file.write_text(f'[{{"id": "R01", "origin": "house", "text": "{"x" * 111}"}}]', "utf-8")
    with pytest.raises(Refused):
        load(file)
