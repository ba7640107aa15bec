"""Every text file in both languages: the same ids, the same placeholders, a glyph for every character."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui import text
from game.ui.locale import LANGUAGES, ROOT, Entry, placeholders, read

TABLES = sorted({path.stem for path in ROOT.glob("*/*.toml")})


def table(language: str, name: str) -> dict[str, Entry]:
    path = Path(ROOT, language, f"{name}.toml")
    assert path.is_file(), f"{path} is missing"
    return read(path)


@pytest.mark.parametrize("name", TABLES)
def test_both_languages_have_the_same_ids(name: str) -> None:
    first, second = (set(table(language, name)) for language in LANGUAGES)
    assert first == second


@pytest.mark.parametrize("name", TABLES)
def test_both_languages_want_the_same_values(name: str) -> None:
    first, second = (table(language, name) for language in LANGUAGES)
    differing = [key for key in first if placeholders(first[key]) != placeholders(second.get(key, ""))]
    assert differing == []


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_glyph_in_both_sizes(language: str, name: str) -> None:
    words = "".join(
        entry if isinstance(entry, str) else "".join(entry.values())
        for entry in table(language, name).values()
    )
    for size in (text.BODY, text.SMALL):
        assert [char for char in sorted(set(words)) if not text.has_glyph(char, size)] == []
