"""Sounds: played where there is a card, never an error where there is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.sound import CHANNELS, RESERVED, SoundBox


@pytest.fixture
def box() -> Iterator[SoundBox]:
    pygame.mixer.quit()
    yield SoundBox()
    pygame.mixer.quit()


def test_effects_are_heard_once_the_card_is_open(box: SoundBox) -> None:
    assert box.open()
    assert box.play("click")


def test_nothing_is_heard_once_the_card_has_been_let_go(box: SoundBox) -> None:
    box.open()
    box.close()
    assert not box.ready
    assert not box.play("click")


def test_without_a_sound_card_everything_is_silent(box: SoundBox, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise pygame.error("no card")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    assert not box.open()
    assert not box.play("click")


@pytest.mark.parametrize(("volume", "mute"), [(0, False), (70, True)])
def test_muted_or_turned_down_nothing_plays(box: SoundBox, volume: int, mute: bool) -> None:
    box.open()
    box.volume, box.mute = volume, mute
    assert not box.play("click")


def test_buttons_and_pieces_have_volumes_of_their_own_under_the_overall_one(box: SoundBox) -> None:
    box.volume, box.effects, box.interface = 100, 50, 0
    assert box.loudness("dice") == pytest.approx(0.25)
    assert box.loudness("click") == 0
    box.volume = 50
    assert box.loudness("dice") == pytest.approx(0.0625)


def test_effects_leave_the_channels_of_the_music_alone(box: SoundBox) -> None:
    box.open()
    for _ in range(RESERVED + CHANNELS + 3):
        box.play("win")
    assert not any(pygame.mixer.Channel(number).get_busy() for number in range(RESERVED))


def test_a_missing_or_damaged_effect_is_silent(tmp_path: Path) -> None:
    box = SoundBox(tmp_path)
    box.open()
    (tmp_path / "bad.wav").write_bytes(b"nonsense")
    assert not box.play("none")
    assert not box.play("bad")
    pygame.mixer.quit()
