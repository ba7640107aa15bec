"""Music: one piece at a time, fading over into the next; silent where there is no card or no file."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui import sound
from game.ui.music import Music
from game.ui.sound import RESERVED, SoundBox


@pytest.fixture
def music(tmp_path: Path) -> Iterator[Music]:
    for name in ("hills", "sea"):
        shutil.copy(sound.FOLDER / "win.wav", tmp_path / f"{name}.ogg")
    (tmp_path / "torn.ogg").write_bytes(b"nonsense")
    pygame.mixer.quit()
    made = Music(tmp_path)
    made.level(0.3)
    yield made
    made.close()
    pygame.mixer.quit()


def busy() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(RESERVED))


def test_a_piece_plays_over_and_over_once_music_is_opened(music: Music) -> None:
    SoundBox().open()
    music.want("hills")
    assert music.playing is None
    music.open()
    music.settle()
    assert music.playing == "hills"
    pygame.time.wait(20)
    assert busy() == 1


def test_the_next_piece_fades_in_while_the_last_fades_out(music: Music) -> None:
    SoundBox().open()
    music.open()
    music.want("hills")
    music.settle()
    music.want("sea")
    music.settle()
    assert music.playing == "sea"
    assert busy() == 2


def test_the_same_piece_goes_on_where_it_is(music: Music) -> None:
    SoundBox().open()
    music.open()
    music.want("hills")
    music.settle()
    music.want("hills")
    music.settle()
    assert busy() == 1


def test_only_what_is_wanted_last_is_heard(music: Music) -> None:
    SoundBox().open()
    music.open()
    for name in ("hills", "sea", None, "hills", "sea"):
        music.want(name)
    music.settle()
    assert music.playing == "sea"


def test_turned_down_it_is_not_even_loaded_and_begins_when_turned_up(music: Music) -> None:
    SoundBox().open()
    music.open()
    music.level(0.0)
    music.want("hills")
    music.settle()
    assert music.playing is None
    music.level(0.5)
    music.settle()
    assert music.playing == "hills"


def test_muted_it_rests_and_goes_on_later(music: Music) -> None:
    SoundBox().open()
    music.open()
    music.want("hills")
    music.settle()
    music.level(0.0)
    assert music.playing == "hills"
    music.level(0.4)
    assert busy() == 1


def test_without_a_sound_card_it_is_silent(music: Music) -> None:
    music.open()
    music.want("hills")
    music.settle()
    assert music.playing is None


@pytest.mark.parametrize("name", ["torn", "unknown"])
def test_a_missing_or_damaged_piece_is_silence(music: Music, name: str) -> None:
    SoundBox().open()
    music.open()
    music.want("hills")
    music.settle()
    music.want(name)
    music.settle()
    assert music.playing == name
    assert busy() == 1  # the last one, fading
