"""Line breaking: nothing lost, width kept, the law of punctuation."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.linebreak import CLOSERS, OPENERS, break_lines, pieces, wide


def measure(text: str) -> int:
    return sum(2 if wide(char) else 1 for char in text)


mixed = st.text(
    st.sampled_from("城市的建築，。、；：？！」』）》…「『（《 abcdefg 0123456789 -,.()\n"), max_size=80
)
prose = st.lists(
    st.sampled_from(["城", "市", "建築，", "「好」", "（二）", "。", "town ", "12 分", "3 px ", "a-b "]),
    max_size=40,
).map("".join)


@given(mixed, st.integers(1, 40))
def test_nothing_is_lost_but_spaces_at_line_ends_and_only_hyphens_are_added(text: str, width: int) -> None:
    lines = break_lines(text, width, measure)
    shown, whole = "".join(lines), text.replace("\n", "")
    assert shown.replace(" ", "").replace("-", "") == whole.replace(" ", "").replace("-", "")
    assert shown.count("-") >= whole.count("-")


@given(mixed, st.integers(2, 40))
def test_no_line_is_wider_than_asked(text: str, width: int) -> None:
    assert all(measure(line) <= width for line in break_lines(text, width, measure))


@given(prose, st.integers(12, 40))
def test_no_line_starts_with_closing_or_ends_with_opening_punctuation(text: str, width: int) -> None:
    if any(measure(piece.rstrip(" ")) > width for piece in pieces(text)):
        return
    for line in break_lines(text, width, measure)[1:]:
        assert line[:1] not in CLOSERS
    for line in break_lines(text, width, measure)[:-1]:
        assert line[-1:] not in OPENERS


@given(prose, st.integers(12, 40))
def test_all_lines_but_the_last_two_are_as_full_as_they_can_be(text: str, width: int) -> None:
    lines = break_lines(text, width, measure)
    for line, following in list(pairwise(lines))[:-1]:
        first = pieces(following)[0].rstrip(" ") if following else ""
        assert measure(line) + measure(first) + 1 > width


def test_newlines_and_empty_lines_are_kept() -> None:
    assert break_lines("one\n\ntwo", 20, measure) == ["one", "", "two"]


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("一二三四，五", 8, ["一二三", "四，五"]),
        ("一二三「四五」", 8, ["一二三", "「四五」"]),
        ("得到 12 分", 8, ["得到", "12 分"]),
        ("等了120秒", 8, ["等了", "120秒"]),
        ("hold the tile", 8, ["hold the", "tile"]),
        ("付左鄰的城市四。", 14, ["付左鄰的城", "市四。"]),
        ("付左鄰的城市 4。", 14, ["付左鄰的", "城市 4。"]),
        ("we go up and down", 12, ["we go up", "and down"]),
        ("then we all go up", 14, ["then we all", "go up"]),
        ("得到一二三四", 8, ["得到一二", "三四"]),
        ("it is 12 px wide", 9, ["it is", "12 px", "wide"]),
        ("it makes 9 + 4 - 1 = 12 points", 16, ["it makes", "9 + 4 - 1 = 12", "points"]),
        ("it makes 9 + 4 - 1 = 12 points", 12, ["it makes", "9 + 4 - 1", "= 12 points"]),
        ("一組：2 × 2 = -4", 12, ["一組：", "2 × 2 = -4"]),
        ("one + two - three", 9, ["one + two", "- three"]),
        ("9: 24, 10: 30, then", 12, ["9: 24,", "10: 30, then"]),
        ("得 9 張 24，10 張 30", 16, ["得 9 張 24，", "10 張 30"]),
        ("bcdfghjklm", 4, ["bcdf", "ghjk", "lm"]),
        ("Hatshepsut", 9, ["Hatshep-", "sut"]),
        ("Gutenberg's press", 10, ["Guten-", "berg's", "press"]),
        ("Louverture", 9, ["Louver-", "ture"]),
        ("沒有……嗎", 5, ["沒", "有……", "嗎"]),
    ],
)
def test_worked_cases(text: str, width: int, lines: list[str]) -> None:
    assert break_lines(text, width, measure) == lines


@pytest.mark.parametrize(
    ("word", "lines"), [("magistrate", ["magist-", "rate"]), ("mágístrâté", ["mágíst-", "râté"])]
)
def test_a_word_too_long_is_parted_before_a_syllable_accents_or_not(word: str, lines: list[str]) -> None:
    assert break_lines(word, 7, measure) == lines


def test_a_term_that_a_language_wants_whole_is_not_parted() -> None:
    text = "建造第四欄市政廳得到"
    assert break_lines(text, 14, measure) == ["建造第四欄市政", "廳得到"]
    assert break_lines(text, 14, measure, ["市政廳"]) == ["建造第四欄", "市政廳得到"]


def test_a_term_wider_than_the_line_is_parted_all_the_same() -> None:
    assert break_lines("市民記錄條", 6, measure, ["市民記錄條"]) == ["市民記", "錄條"]
