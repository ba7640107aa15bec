"""Texts: ids, placeholders, plurals, switching, missing ones."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.ui.fill import You
from game.ui.language import FILE, LocaleError
from game.ui.locale import ROOT, Texts, placeholders, read, system_language


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for language, hello in (("en", "Hello {name}"), ("zh_TW", "{name}您好")):
        (tmp_path / language).mkdir()
        shutil.copy(ROOT / language / FILE, tmp_path / language)
        (tmp_path / language / "toy.toml").write_text(
            f'title = "Toy"\n[prompt]\nhello = "{hello}"\n'
            '[prompt.coins]\none = "{n} coin"\nother = "{n} coins"\n',
            "utf-8",
        )
    return Texts(tmp_path, "en")


def test_ids_are_file_name_and_keys_joined_by_dots(texts: Texts) -> None:
    assert texts.text("toy.title") == "Toy"
    assert texts.text("toy.prompt.hello", name="Ada") == "Hello Ada"


def test_plurals_are_chosen_by_n(texts: Texts) -> None:
    assert texts.text("toy.prompt.coins", n=1) == "1 coin"
    assert texts.text("toy.prompt.coins", n=2) == "2 coins"


@pytest.mark.parametrize(
    ("seats", "shown"),
    [
        ("Ada", "Ada wins"),
        (You("You"), "You win"),
        (("Ada",), "Ada wins"),
        (("Ada", "Ben"), "Ada, Ben win"),
    ],
)
def test_a_verb_agrees_with_one_name_with_several_and_with_you(
    texts: Texts, seats: object, shown: str
) -> None:
    table = texts.root / "en" / "toy.toml"
    table.write_text('wins = "{seats} {seats:wins/win}"\n', "utf-8")
    assert texts.text("toy.wins", seats=seats) == shown


def test_a_text_named_by_another_agrees_with_its_number(texts: Texts) -> None:
    table = texts.root / "en" / "toy.toml"
    table.write_text('gains = "{n} {what}"\nknight = { one = "knight", other = "knights" }\n', "utf-8")
    assert texts.text("toy.gains", n=1, what="@toy.knight") == "1 knight"
    assert texts.text("toy.gains", n=2, what="@toy.knight") == "2 knights"


def test_languages_are_gone_through_in_the_order_of_their_places(texts: Texts) -> None:
    assert tuple(texts.known) == ("zh_TW", "en")
    assert (texts.after("zh_TW"), texts.after("en")) == ("en", "zh_TW")


def test_without_a_choice_it_is_the_language_that_stands_for_any(texts: Texts) -> None:
    assert Texts(texts.root).language == "en"


def test_switching_changes_the_texts_and_tells_listeners(texts: Texts) -> None:
    heard = []
    forget = texts.listen(lambda: heard.append(texts.language))
    texts.switch("zh_TW")
    assert texts.text("toy.prompt.hello", name="Ada") == "Ada 您好"
    texts.switch("zh_TW")
    forget()
    texts.switch("en")
    assert heard == ["zh_TW"]


def test_an_unknown_language_is_refused(texts: Texts) -> None:
    with pytest.raises(ValueError, match="xx"):
        texts.switch("xx")


@pytest.mark.parametrize("id", ["x" * 5000, "..", "../en/toy.title", "/etc/hosts.x", "toy\0.title", "", ".a"])
def test_an_id_that_could_be_no_file_s_is_just_missing(texts: Texts, id: str) -> None:
    assert texts.text(id) == f"[{id}]"
    assert not texts.has(id)


def test_a_missing_text_shows_its_id_and_is_recorded(texts: Texts) -> None:
    assert texts.text("toy.nothing") == "[toy.nothing]"
    assert texts.text("other.nothing") == "[other.nothing]"
    assert texts.missing == {"toy.nothing", "other.nothing"}


def test_a_missing_value_leaves_the_placeholder_and_is_recorded(texts: Texts) -> None:
    assert texts.text("toy.prompt.hello") == "Hello {name}"
    assert texts.missing == {"toy.prompt.hello"}


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("a = ", "utf-8")
    with pytest.raises(LocaleError, match=r"bad\.toml"):
        read(tmp_path / "bad.toml")


def test_placeholders_of_every_plural_form_count() -> None:
    assert placeholders({"one": "{n} of {a}", "other": "{n} of {b}"}) == {"n", "a", "b"}


@pytest.mark.parametrize(
    ("value", "language"), [("zh_TW.UTF-8", "zh_TW"), ("zh-Hant", "zh_TW"), ("de_DE", "en")]
)
def test_the_systems_language_decides_the_default(
    monkeypatch: pytest.MonkeyPatch, value: str, language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", value)
    assert system_language() == language
