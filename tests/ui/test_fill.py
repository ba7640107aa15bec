"""Filling texts: spaces between writings, and lists that leave out what is nothing."""

from __future__ import annotations

import pytest

from game.ui.fill import Described, You, agreements, filled, placeholders


@pytest.mark.parametrize(
    ("entry", "name", "shown"),
    [
        ("{name}獲勝", "玩家 1", "玩家 1 獲勝"),
        ("{name}獲勝", "Ada", "Ada 獲勝"),
        ("由{name}", "Ada", "由 Ada"),
        ("{name}獲勝", "小明", "小明獲勝"),
        ("{name} 獲勝", "Ada", "Ada 獲勝"),
        ("「{name}」", "Ada", "「Ada」"),
        ("{name}, your turn", "Ada", "Ada, your turn"),
    ],
)
def test_a_name_and_another_writing_stand_apart(entry: str, name: str, shown: str) -> None:
    assert filled(entry, {"name": name}, "、") == shown


def test_two_names_of_different_writings_stand_apart_as_well() -> None:
    assert filled("{one}{other}", {"one": "Ada", "other": "小明"}, "、") == "Ada 小明"


def test_a_number_stands_as_the_text_writes_it() -> None:
    assert filled("第{n}天，{m} 分", {"n": 3, "m": 4}, "、") == "第3天，4 分"


PAID = "{name} builds[. Coins: |left {left}|right {right}|bank {bank}]."


@pytest.mark.parametrize(
    ("coins", "shown"),
    [
        ((1, 2, 3), "Ada builds. Coins: left 1, right 2, bank 3."),
        ((0, 4, 0), "Ada builds. Coins: right 4."),
        ((0, 0, 0), "Ada builds."),
    ],
)
def test_a_list_leaves_out_what_is_nothing(coins: tuple[int, int, int], shown: str) -> None:
    left, right, bank = coins
    values = {"name": "Ada", "left": left, "right": right, "bank": bank}
    assert filled(PAID, values, ", ") == shown


@pytest.mark.parametrize(
    ("coins", "shown"),
    [
        ((1, 2, 3), "Ada builds. Coins: left 1, right 2 and bank 3."),
        ((1, 0, 3), "Ada builds. Coins: left 1 and bank 3."),
        ((0, 4, 0), "Ada builds. Coins: right 4."),
    ],
)
def test_the_last_part_of_a_list_is_joined_by_the_word_of_the_language(
    coins: tuple[int, int, int], shown: str
) -> None:
    left, right, bank = coins
    values = {"name": "Ada", "left": left, "right": right, "bank": bank}
    assert filled(PAID, values, ", ", last=" and ") == shown


def test_a_list_goes_on_after_a_name_with_its_space() -> None:
    assert filled("{name}[|花 {n} 元]招募", {"name": "Ada", "n": 2}, "、") == "Ada 花 2 元招募"
    assert filled("{name}[|花 {n} 元]招募", {"name": "Ada", "n": 0}, "、") == "Ada 招募"


def test_of_a_part_with_numbers_these_alone_decide() -> None:
    entry = "Done[, paying |{n} to {name}|{m} to the bank]."
    assert filled(entry, {"n": 0, "name": "Ada", "m": 2}, ", ") == "Done, paying 2 to the bank."
    assert filled(entry, {"n": 1, "name": "Ada", "m": 0}, ", ") == "Done, paying 1 to Ada."


def test_a_value_that_lacks_is_told() -> None:
    with pytest.raises(KeyError):
        filled("[|{n} coins]", {}, ", ")


def test_values_are_formatted_as_the_text_asks() -> None:
    assert filled("{n:+}", {"n": 3}, ", ") == "+3"


def test_the_placeholders_of_a_list_count() -> None:
    assert placeholders(PAID) == {"name", "left", "right", "bank"}


def test_a_word_agrees_with_the_value_it_names() -> None:
    forms = {"seat": 0, "n": 1}.__getitem__
    shown = filled("{seat} {seat:pays/pay} {n} {n:coin/coins}", {"seat": "Ada", "n": 2}, ", ", forms)
    assert shown == "Ada pays 2 coins"


def test_a_word_that_agrees_is_nothing_of_a_list_by_itself() -> None:
    assert filled("Done[: |{n} {n:coin/coins}]", {"n": 0}, ", ", lambda _: 1) == "Done"
    assert filled("Done[: |{n} {n:coin/coins}]", {"n": 3}, ", ", lambda _: 1) == "Done: 3 coins"


@pytest.mark.parametrize(
    ("entry", "shown"),
    [
        ("{seat} pass", "You pass"),
        ("Ada pays {seat}", "Ada pays you"),
        ("Done. {seat} win", "Done. You win"),
        ("Score: {seat}", "Score: You"),
    ],
)
def test_who_is_spoken_to_begins_small_inside_a_sentence(entry: str, shown: str) -> None:
    assert filled(entry, {"seat": You("You")}, ", ") == shown


def test_who_is_described_rather_than_named_begins_small_inside_a_sentence() -> None:
    freaks = {"seat": Described("The Cave Freaks")}
    assert filled("{seat} pass.", freaks, ", ") == "The Cave Freaks pass."
    assert filled("Ada pays {seat}.", freaks, ", ") == "Ada pays the Cave Freaks."


def test_the_words_that_agree_can_be_told() -> None:
    assert agreements("{a:x/y} b {n:+}[, |{c:1/2/3}|d]") == (("x", "y"), ("1", "2", "3"))
