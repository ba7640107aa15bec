"""The outline of a rule book: what is read, what is refused, which page an ask opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.reason import Refused
from game.core.rule_book import Block, Page, Placed, is_figure, load, page_for

PAGES = (
    Page("goal", "rulebook", (Block("aim"),)),
    Page("bidding", "house", (Block("how", ("icons/coin", "=+3")),), ("bid", "pass")),
)


def written(path: Path, words: str) -> Path:
    path.write_text(words, "utf-8")
    return path


def test_an_outline_is_read_as_it_is_written(tmp_path: Path) -> None:
    file = written(
        tmp_path / "rule_book.json",
        '[{"id": "goal", "mark": "rulebook", "topics": ["bid"], "blocks":'
        ' [{"text": "aim", "mark": "house", "example": true, "picture": [["icons/coin", 1, 2]]}]}]',
    )
    block = Block("aim", picture=(Placed("icons/coin", 1, 2),), mark="house", example=True)
    assert load(file) == (Page("goal", "rulebook", (block,), ("bid",)),)


def test_a_game_without_a_file_has_no_pages(tmp_path: Path) -> None:
    assert load(tmp_path / "nothing.json") == ()


@pytest.mark.parametrize(
    "words",
    [
        "[",
        '[{"id": "goal", "mark": "hearsay", "blocks": [{"text": "aim"}]}]',
        '[{"id": "goal", "mark": "house", "blocks": []}]',
        '[{"id": "goal", "mark": "house", "blocks": [{"text": "aim", "txet": "aim"}]}]',
        '[{"id": "goal", "mark": "house", "blocks": [{"text": "aim"}, {"text": "aim"}]}]',
        '[{"id": "a", "mark": "house", "topics": ["bid"], "blocks": [{"text": "x"}]},'
        ' {"id": "b", "mark": "house", "topics": ["bid"], "blocks": [{"text": "x"}]}]',
    ],
)
def test_a_damaged_outline_is_refused_and_named(tmp_path: Path, words: str) -> None:
    with pytest.raises(Refused, match=r"rule_book\.json"):
        load(written(tmp_path / "rule_book.json", words))


@pytest.mark.parametrize(("topic", "number"), [("bid", 1), ("pass", 1), ("other", 0), (None, 0)])
def test_an_asks_topic_finds_its_page_else_the_first_one(topic: str | None, number: int) -> None:
    assert page_for(PAGES, topic) == number


def test_a_figure_is_no_sprite() -> None:
    assert is_figure("=+3")
    assert not is_figure("icons/coin")
    assert PAGES[1].blocks[0].names == ("icons/coin",)
