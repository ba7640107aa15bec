"""The outline of a rule book: what is read, what is refused, which page an ask opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.reason import Refused
from game.core.rule_book import Block, Page, Placed, is_figure, load, origin, page_for, page_origin
from game.core.rule_list import NumberedRule

RULES = {
    "R01": NumberedRule("R01", "printed", "Most points win."),
    "R02": NumberedRule("R02", "published", "A lot is worth 1 to 9."),
    "H01": NumberedRule("H01", "house", "Level bids go to the lower seat."),
}
PAGES = (
    Page("goal", (Block("aim", ("R01",)),)),
    Page("bidding", (Block("how", ("H01",), sprites=("icons/coin", "=+3")),), ("bid", "pass")),
)


def written(path: Path, words: str) -> Path:
    path.write_text(words, "utf-8")
    return path


def test_an_outline_is_read_as_it_is_written(tmp_path: Path) -> None:
    file = written(
        tmp_path / "rule_book.json",
        '[{"id": "goal", "topics": ["bid"], "blocks":'
        ' [{"text": "aim", "rules": ["R01"], "example": true, "picture": [["icons/coin", 1, 2]]}]}]',
    )
    block = Block("aim", ("R01",), picture=(Placed("icons/coin", 1, 2),), example=True)
    assert load(file, RULES) == (Page("goal", (block,), ("bid",)),)


def test_a_game_without_a_file_has_no_pages(tmp_path: Path) -> None:
    assert load(tmp_path / "nothing.json", RULES) == ()


@pytest.mark.parametrize(
    "words",
    [
        "[",
        '[{"id": "goal", "blocks": [{"text": "aim", "origin": "hearsay"}]}]',
        '[{"id": "goal", "blocks": []}]',
        '[{"id": "goal", "blocks": [{"text": "aim", "rules": ["R01"], "txet": "aim"}]}]',
        '[{"id": "goal", "blocks": [{"text": "aim", "rules": ["R01"]}, {"text": "aim", "rules": ["R01"]}]}]',
        '[{"id": "goal", "blocks": [{"text": "aim"}]}]',
        '[{"id": "goal", "blocks": [{"text": "aim", "rules": ["R01"], "origin": "house"}]}]',
        '[{"id": "goal", "blocks": [{"text": "aim", "rules": ["R1"]}]}]',
        '[{"id": "goal", "blocks": [{"text": "aim", "rules": ["R99"]}]}]',
        '[{"id": "a", "topics": ["bid"], "blocks": [{"text": "x", "rules": ["R01"]}]},'
        ' {"id": "b", "topics": ["bid"], "blocks": [{"text": "x", "rules": ["R01"]}]}]',
    ],
)
def test_a_damaged_outline_is_refused_and_named(tmp_path: Path, words: str) -> None:
    with pytest.raises(Refused, match=r"rule_book\.json"):
        load(written(tmp_path / "rule_book.json", words), RULES)


@pytest.mark.parametrize(("topic", "number"), [("bid", 1), ("pass", 1), ("other", 0), (None, 0)])
def test_an_asks_topic_finds_its_page_else_the_first_one(topic: str | None, number: int) -> None:
    assert page_for(PAGES, topic) == number


def test_a_figure_is_no_sprite() -> None:
    assert is_figure("=+3")
    assert not is_figure("icons/coin")
    assert PAGES[1].blocks[0].names == ("icons/coin",)


@pytest.mark.parametrize(
    ("rules", "wanted"),
    [(("R01",), "printed"), (("R01", "R02"), "published"), (("R02", "H01", "R01"), "house")],
)
def test_a_paragraph_comes_from_where_its_least_official_rule_does(
    rules: tuple[str, ...], wanted: str
) -> None:
    assert origin(Block("x", rules), RULES) == wanted


def test_a_remark_says_itself_where_it_comes_from() -> None:
    assert origin(Block("x", origin="house"), RULES) == "house"


def test_a_page_comes_from_where_most_paragraphs_do_and_the_more_official_of_equals() -> None:
    printed, house = Block("a", ("R01",)), Block("b", ("H01",))
    assert page_origin(Page("p", (house, printed)), RULES) == "printed"
    assert page_origin(Page("p", (house, printed, house)), RULES) == "house"
