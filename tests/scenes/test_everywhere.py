"""Full screen, sound and pictures of the screen: keys that mean the same on every scene."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.reason import Refused
from game.scenes import everywhere
from game.ui import keyboard
from game.ui.locale import words
from game.ui.pixels import load
from tests.scenes.desk import Desk


@pytest.fixture
def said(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What toasts the program shows."""
    found: list[str] = []
    monkeypatch.setattr(desk.app, "say", lambda words, *_, **__: found.append(words))
    return found


def test_sound_is_switched_off_and_on_and_either_is_said(desk: Desk, said: list[str]) -> None:
    everywhere.carry_out(desk.app, "mute", None)
    assert desk.app.settings.now.mute
    everywhere.carry_out(desk.app, "mute", None)
    assert not desk.app.settings.now.mute
    assert said == [words("ui.sound.off"), words("ui.sound.on")]


def test_a_picture_is_kept_in_both_sizes_and_said_where(desk: Desk, said: list[str], tmp_path: Path) -> None:
    everywhere.carry_out(desk.app, "screenshot", tmp_path)
    small, large = sorted(tmp_path.glob("*.png"), key=lambda path: len(path.name))
    assert (load(small).get_size(), load(large).get_size()) == ((640, 360), (1280, 720))
    assert said == [words("ui.screenshot", file=str(small))]


def test_without_a_folder_for_pictures_none_is_taken(desk: Desk, said: list[str]) -> None:
    everywhere.carry_out(desk.app, "screenshot", None)
    assert said == []


def test_a_picture_that_cannot_be_written_is_refused_and_not_called_kept(desk: Desk, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(Refused):
        everywhere.photograph(desk.app.presenter, blocked / "picture.png")


def test_each_of_them_has_a_key() -> None:
    assert set(everywhere.NAMES) <= set(keyboard.KEYS.values())
