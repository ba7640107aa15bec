"""Every scene in both languages and sizes of print: no text is missing, none is cut; pictures are written."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.tools import contact_sheets, shots
from game.tools.studio import Studio
from game.ui import text
from game.ui.locale import TEXTS, languages
from game.ui.presenter import picture_box


@pytest.fixture(autouse=True)
def sixth_game() -> None:
    """Only the games on the shelf: the toy game has no pictures."""


SCENES = sorted(shots.scenes())
LOOKS = [(locale, large) for large in (True, False) for locale in languages()]


@pytest.mark.parametrize("scene", SCENES)
def test_every_text_is_there_and_fits_in_both_languages_and_sizes(scene: str) -> None:
    studio = Studio(*LOOKS[0])
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
    assert names == [f"keys-{language}{size}.png" for language in sorted(languages()) for size in ("", "@2x")]


def test_a_window_is_written_at_its_size_with_the_picture_centred(tmp_path: Path) -> None:
    given = ["--scene", "keys", "--locale", "en", "--window", "1366x768,480x270"]
    assert shots.main(["--out", str(tmp_path), *given]) == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["keys-en-1366x768.png", "keys-en-480x270.png"]
    large, tiny = (pygame.image.load(tmp_path / name) for name in names)
    assert (large.get_size(), tiny.get_size()) == ((1366, 768), (480, 270))
    picture = picture_box((1366, 768), "whole")
    assert large.get_at((picture.x - 1, 400))[:3] == (0, 0, 0)
    assert large.get_at((picture.centerx, picture.centery))[:3] != (0, 0, 0)


@pytest.mark.parametrize("words", ["1366", "1366x", "axb", "0x100", "1x2x3", ""])
def test_what_is_no_window_is_refused(words: str) -> None:
    with pytest.raises(ValueError):
        shots.window_sizes(words)


def test_an_unknown_scene_is_refused_with_the_known_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shots.main(["--out", str(tmp_path), "--scene", "nonesuch"]) == 2
    assert "title" in capsys.readouterr().err


def test_all_pictures_of_cards_are_written_by_game(tmp_path: Path) -> None:
    assert shots.main(["--out", str(tmp_path), "--pictures"]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {
        f"pictures-{game}.png" for game in contact_sheets.SHEETS
    }
    trekking = pygame.image.load(tmp_path / "pictures-trekking.png")
    assert trekking.get_width() == 2 * contact_sheets.WIDE
    assert len(contact_sheets.pictures("trekking")) == 1 + 108 + 3
