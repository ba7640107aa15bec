"""Every text file in every language: the same ids, the same placeholders, a glyph for every character."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui import text
from game.ui.language import discovered
from game.ui.locale import ROOT, Entry, Texts, agreements, languages, placeholders, read

TABLES = sorted({path.stem for path in ROOT.glob("*/*.toml")})


FIRST, *OTHERS = languages()


def table(language: str, name: str) -> dict[str, Entry]:
    path = Path(ROOT, language, f"{name}.toml")
    assert path.is_file(), f"{path} is missing"
    return read(path)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_ids(language: str, name: str) -> None:
    assert set(table(language, name)) == set(table(FIRST, name))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_wants_the_same_values(language: str, name: str) -> None:
    first, other = table(FIRST, name), table(language, name)
    differing = [key for key in first if placeholders(first[key]) != placeholders(other[key])]
    assert differing == []


@pytest.mark.parametrize("language", languages())
def test_texts_have_no_forms_but_those_of_their_language(language: str) -> None:
    forms = {*discovered(ROOT)[language].plurals, "other"}
    tables = {name: table(language, name) for name in TABLES}
    strange = [
        key
        for entries in tables.values()
        for key, entry in entries.items()
        if not isinstance(entry, str) and not set(entry) <= forms
    ]
    assert strange == []


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("language", languages())
def test_words_that_agree_with_a_value_have_one_for_each_form_of_the_language(
    language: str, name: str
) -> None:
    count = len(discovered(ROOT)[language].forms)
    entries = table(language, name).items()
    assert [key for key, entry in entries if any(len(words) != count for words in agreements(entry))] == []


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("language", languages())
def test_every_character_has_a_glyph(language: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "TEXTS", Texts(language=language))
    words = "".join(
        entry if isinstance(entry, str) else "".join(entry.values())
        for entry in table(language, name).values()
    )
    assert [char for char in sorted(set(words) - {"\n"}) if not text.has_glyph(char)] == []


@pytest.mark.parametrize("language", languages())
def test_every_term_that_is_to_stay_whole_occurs_in_a_text(language: str) -> None:
    said = " ".join(str(entry) for name in TABLES for entry in table(language, name).values())
    assert [term for term in discovered(ROOT)[language].terms if term not in said] == []
