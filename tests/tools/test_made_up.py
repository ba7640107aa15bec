"""Every scene in a language made up from a folder of files alone: no text stays English, and none is cut.

``tight.json`` is to name the labels of the English texts that have no room for a third more, which is none: a
text that is cut and not named there fails.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.tools import shots
from game.tools.studio import PEOPLE, Studio
from game.ui import text
from game.ui.language import discovered
from game.ui.locale import ROOT, TEXTS
from tests import made_up

SCENES = sorted(shots.scenes())
TIGHT: frozenset[str] = frozenset(
    json.loads(Path(made_up.__file__).with_name("tight.json").read_text("utf-8"))
)

PLAIN = re.compile(r"[A-Za-z]{3,}")
"""Letters in a row without an accent; all vowels of the made-up language have one."""

NAMES = {*(person.name for person in PEOPLE), "Documents", "Tabletop", "Annals", "city", "jsonl", "III"}
"""What is called the same in every language: people, folders and files, numbers of wonders' stages."""


def figures(words: str) -> str:
    """A text with a sign for all its numbers, so that one entry stands for all of them."""
    return re.sub(r"\d+", "#", words)


def english(word: str) -> bool:
    return word not in NAMES and not set("aeiouAEIOU").isdisjoint(word)


@pytest.fixture(autouse=True)
def sixth_game() -> None:
    """Only the games on the shelf: the toy game has no pictures."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("locale")
    made_up.write(root)
    return root


@pytest.fixture
def drawn(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """All lines that are drawn while the language is the made-up one."""
    lines: set[str] = set()
    glyphs = text._glyphs

    def seen(words: str, face: object) -> object:
        lines.add(words)
        return glyphs(words, face)  # type: ignore[arg-type]

    text._rendered.cache_clear()
    monkeypatch.setattr(text, "_glyphs", seen)
    before = TEXTS.language
    monkeypatch.setattr(TEXTS, "root", folder)
    TEXTS.missing.clear()
    text.cut.clear()
    yield lines
    monkeypatch.undo()
    text._rendered.cache_clear()
    TEXTS.switch(before)


def test_its_folder_is_found_and_needs_nothing_else(folder: Path) -> None:
    assert set(discovered(folder)) == {made_up.NAME}
    assert {path.name for path in (folder / made_up.NAME).iterdir()} == {
        path.name for path in (ROOT / "en").iterdir()
    }


def test_it_keeps_placeholders_lists_and_forms() -> None:
    assert made_up.spoken("{seat} {seat:pays/pay}[, for |{n} {n:coin/coins}].") == (
        "«{seat} {seat:päýš/päý}[, fôr |{n} {n:çôîñ/çôîñš}].~~~~»"
    )
    assert made_up.spoken("{n}") == "{n}"


def show(scene: str, large: bool = False) -> None:
    """Draw a scene in the made-up language."""
    studio = Studio(made_up.NAME, large)
    try:
        shots.scenes()[scene](studio)
        studio.settle()
    finally:
        studio.close()


@pytest.mark.nightly
@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_has_nothing_cut_in_large_print(scene: str, drawn: set[str]) -> None:
    show(scene, large=True)
    assert not {figures(words) for words in text.cut} - TIGHT


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_has_no_english_left_and_nothing_cut(scene: str, drawn: set[str]) -> None:
    show(scene)
    assert TEXTS.language == made_up.NAME
    assert not TEXTS.missing
    assert not {line for line in drawn for word in PLAIN.findall(line) if english(word)}
    assert not {figures(words) for words in text.cut} - TIGHT
