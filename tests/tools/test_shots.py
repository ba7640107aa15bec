"""Every scene in both languages and sizes of print: no text is missing, none is cut; pictures are written."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.tools import shots
from game.ui import text
from game.ui.locale import LANGUAGES, TEXTS


@pytest.fixture(autouse=True)
def sixth_game() -> None:
    """Only the games on the shelf: the toy game has no pictures."""


SCENES = sorted(shots.scenes())
LOOKS = [(locale, large) for large in (True, False) for locale in LANGUAGES]


@pytest.mark.parametrize("scene", SCENES)
def test_every_text_is_there_and_fits_in_both_languages_and_sizes(scene: str) -> None:
    studio = shots.Studio(*LOOKS[0])
    cut: dict[str, set[str]] = {}
    TEXTS.missing.clear()
    try:
        text.cut.clear()
        shots.scenes()[scene](studio)
        for locale, large in LOOKS:
            studio.dress(locale, large)
            cut[f"{locale}, {'large' if large else 'normal'}"] = set(text.cut)
            text.cut.clear()
    finally:
        studio.close()
    assert not TEXTS.missing
    assert not any(cut.values()), cut


def test_a_picture_is_written_at_both_sizes_for_each_locale(tmp_path: Path) -> None:
    assert shots.main(["--out", str(tmp_path), "--scene", "keys"]) == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["keys-en.png", "keys-en@2x.png", "keys-zh_TW.png", "keys-zh_TW@2x.png"]


def test_an_unknown_scene_is_refused_with_the_known_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shots.main(["--out", str(tmp_path), "--scene", "nonesuch"]) == 2
    assert "title" in capsys.readouterr().err
