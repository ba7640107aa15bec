"""Languages are found by their folders; what is their own stands in their data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.bootstrap import notice
from game.ui import text
from game.ui.language import FILE, LocaleError, discovered, nearest
from game.ui.locale import ROOT, Texts

FACE = {"file": "TabletopPixelTC12.ttf", "size": 12, "leading": 14}
POLISH: dict[str, Any] = {
    "name": "Polski",
    "place": 9,
    "systems": ["pl"],
    "plurals": {"one": "n = 1", "few": "n % 10 = 2..4 and n % 100 != 12..14"},
    "body": FACE,
    "small": {"file": "TabletopPixelTC10.ttf", "size": 10, "leading": 13},
}


def write(folder: Path, data: Any) -> None:
    folder.mkdir(parents=True)
    (folder / FILE).write_text(json.dumps(data), "utf-8")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write(tmp_path / "pl", POLISH)
    write(tmp_path / "en", {**POLISH, "name": "English", "place": 1, "systems": ["en", ""], "plurals": {}})
    (tmp_path / "drafts").mkdir()
    return tmp_path


def test_a_folder_with_data_of_its_own_is_a_language(root: Path) -> None:
    assert {language: own.name for language, own in discovered(root).items()} == {
        "en": "English",
        "pl": "Polski",
    }


@pytest.mark.parametrize(
    ("system", "language"),
    [("pl_PL.UTF-8", "pl"), ("PL", "pl"), ("en_GB", "en"), ("de_DE", "en"), ("", "en")],
)
def test_the_longest_beginning_decides_which_language_stands_for_the_systems(
    root: Path, system: str, language: str
) -> None:
    assert nearest(discovered(root), system) == language


def test_if_no_language_stands_for_any_a_strange_one_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "pl", POLISH)
    with pytest.raises(ValueError, match="de_DE"):
        nearest(discovered(tmp_path), "de_DE")


@pytest.mark.parametrize(
    ("form", "numbers"),
    [
        ("one", [1, -1]),
        ("few", [2, 3, 4, 22, 34, 102, 123]),
        ("other", [0, 5, 11, 12, 13, 14, 21, 25, 112, 113]),
    ],
)
def test_the_rules_of_plurals_say_which_form_a_number_takes(
    root: Path, form: str, numbers: list[int]
) -> None:
    assert {number: discovered(root)["pl"].form(number) for number in numbers} == dict.fromkeys(numbers, form)


def test_lists_ranges_and_alternatives_are_understood(tmp_path: Path) -> None:
    write(tmp_path / "xx", {**POLISH, "plurals": {"few": "n = 3,5..6 or n % 10 = 9"}})
    own = discovered(tmp_path)["xx"]
    assert [number for number in range(22) if own.form(number) == "few"] == [3, 5, 6, 9, 19]


def test_a_text_takes_the_form_of_its_number(root: Path) -> None:
    (root / "pl" / "toy.toml").write_text(
        'coins = { one = "{n} moneta", few = "{n} monety", other = "{n} monet" }\n', "utf-8"
    )
    texts = Texts(root, "pl")
    said = [texts.text("toy.coins", n=number) for number in (1, 3, 5, 13, 23)]
    assert said == ["1 moneta", "3 monety", "5 monet", "13 monet", "23 monety"]
    assert texts.text("toy.coins", n="X") == "X monet"


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ({"plurals": {"one": "n is 1"}}, "n is 1"),
        ({"plurals": {"dual": "n = 2"}}, "dual"),
        ({"body": "Pixel"}, "body"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_damaged_data_is_refused_with_the_file_named(tmp_path: Path, damage: Any, says: str) -> None:
    write(tmp_path / "pl", {**POLISH, **damage})
    with pytest.raises(LocaleError, match=rf"pl.language\.json: .*{says}"):
        discovered(tmp_path)


def test_print_has_the_sizes_and_the_font_of_the_language(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = Texts(root, "pl")
    monkeypatch.setattr(text, "TEXTS", texts)
    assert (text.real_size(text.SMALL), text.leading(text.SMALL)) == (10, 13)
    write(root / "xx", {**POLISH, "small": FACE})
    write(root / "yy", {**POLISH, "body": {**FACE, "file": "none.ttf"}})
    discovered.cache_clear()
    texts.switch("xx")
    assert text.width("國國", text.SMALL) == 24
    texts.switch("yy")
    with pytest.raises(text.FontError, match=r"none\.ttf"):
        text.width("國國", text.BODY)


def test_the_bootstrap_finds_the_same_languages() -> None:
    found = {language: (own.name, list(own.systems)) for language, own in discovered(ROOT).items()}
    assert list(notice.languages().items()) == list(found.items())
