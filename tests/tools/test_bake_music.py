"""The music files: made from the sheet music that lies beside them, soft, unclipped, without a seam."""

from __future__ import annotations

import math
import os
import zlib
from array import array
from importlib.util import find_spec
from pathlib import Path

import pygame
import pytest

os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.tools import bake_music, instruments, ogg, sheet_music
from game.ui.music import FOLDER
from game.ui.sound import RATE, SoundBox

PIECES = sheet_music.names()
LARGEST = 8 * 1024 * 1024

PLAYERS = ("flute", "lyre", "pad", "frame_drum", "block", "shaker")
SHORT = sheet_music.Piece(
    mood="",
    mode="",
    scale=(),
    tempo=120,
    beats=2,
    parts={
        name: sheet_music.Part(name, 0.4)
        for name in ("flute", "lyre", "pad", "frame_drum", "block", "shaker")
    },
    phrases={
        "a": {
            "flute": "D5:1 F#5:1",
            "lyre": "D3+A3:2",
            "pad": "D4:2",
            "frame_drum": "D3:1 -:1",
            "block": "A5:1 -:1",
            "shaker": "-:1 A4:1",
        }
    },
    order=("a",),
)


@pytest.fixture(scope="module")
def heard() -> dict[str, array[int]]:
    """Every file as the game decodes it."""
    assert SoundBox().open()
    found = {name: array("h", pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_raw()) for name in PIECES}
    pygame.mixer.quit()
    return found


def level(samples: array[int]) -> float:
    """In decibels of full scale."""
    mean = sum(sample * sample for sample in samples) / len(samples)
    return 10 * math.log10(mean / 32768**2)


@pytest.mark.parametrize("name", PIECES)
def test_a_file_is_what_was_made_from_the_sheet_music(name: str) -> None:
    noted = bake_music.ledger()[name]
    assert noted.sheet == sheet_music.checksum(sheet_music.read(name))
    assert noted.file == zlib.crc32((FOLDER / f"{name}.ogg").read_bytes())


def test_no_other_files_lie_about_and_together_they_are_small() -> None:
    files = list(FOLDER.iterdir())
    wanted = {f"{name}{suffix}" for name in PIECES for suffix in (".json", ".ogg")}
    assert {path.name for path in files} == wanted | {bake_music.LEDGER}
    assert sum(path.stat().st_size for path in files) < LARGEST


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_soft_never_clipped_and_as_long_as_written(
    name: str, heard: dict[str, array[int]]
) -> None:
    samples = heard[name]
    assert abs(len(samples) / RATE - sheet_music.read(name).seconds) < 0.001
    assert level(samples) == pytest.approx(-20, abs=0.5)
    assert max(samples) < 0.9 * 32768
    assert min(samples) > -0.9 * 32768


@pytest.mark.parametrize("name", PIECES)
def test_the_end_leads_into_the_beginning_without_a_click(name: str, heard: dict[str, array[int]]) -> None:
    samples = heard[name]
    steps = sorted(abs(after - before) for before, after in zip(samples[::7], samples[1::7]))
    assert abs(samples[0] - samples[-1]) <= steps[int(0.99 * len(steps))]


@pytest.mark.parametrize("name", PIECES)
def test_no_stretch_of_two_seconds_is_silent_or_loud(name: str, heard: dict[str, array[int]]) -> None:
    samples = heard[name]
    levels = [
        level(samples[start : start + 2 * RATE]) for start in range(0, len(samples) - 2 * RATE, 2 * RATE)
    ]
    assert min(levels) > -30
    assert max(levels) < -14


def test_the_same_sheet_gives_the_same_samples_on_every_machine() -> None:
    samples = bake_music.perform(SHORT)
    assert len(samples) == RATE
    assert zlib.crc32(samples.tobytes()) == GOLDEN


GOLDEN = 2772178465
"""Of `SHORT`. It changes with the instruments, the room or the level: then bake all pieces anew."""


@pytest.mark.nightly
@pytest.mark.parametrize("name", PIECES)
def test_every_piece_is_played_as_it_was_baked(name: str) -> None:
    samples = bake_music.perform(sheet_music.read(name))
    assert zlib.crc32(samples.tobytes()) == bake_music.ledger()[name].samples


def test_notes_that_ring_past_the_end_are_heard_at_the_beginning() -> None:
    out = [0.0] * 5
    bake_music._add(out, [1.0, 2.0, 3.0, 4.0], 3, 0.5)
    assert out == [1.5, 2.0, 0.0, 0.5, 1.0]


@pytest.mark.parametrize("name", [*instruments.INSTRUMENTS, *instruments.DRUMS])
def test_an_instrument_begins_and_ends_in_silence(name: str) -> None:
    voice = instruments.play(name, 330.0, 0.5)
    assert 0.05 < max(map(abs, voice)) < 3
    assert abs(voice[0]) < 0.05
    assert abs(voice[-1]) < 0.05


def test_a_stream_gets_the_number_it_is_given_and_a_true_checksum() -> None:
    data = (FOLDER / "title.ogg").read_bytes()
    assert ogg.numbered(data, 1) == data
    other = ogg.numbered(data, 77)
    assert other != data
    assert other[14:18] == (77).to_bytes(4, "little")
    assert ogg.numbered(other, 1) == data


def test_what_is_no_ogg_file_is_refused() -> None:
    with pytest.raises(ValueError):
        ogg.numbered(b"RIFF and so on", 1)


@pytest.mark.skipif(not (os.environ.get("CI") or find_spec("soundfile")), reason="nothing here writes Ogg")
def test_baking_twice_writes_the_same_file(tmp_path: Path) -> None:
    samples = bake_music.perform(SHORT)
    first = bake_music.encode(samples, tmp_path / "a.ogg")
    assert bake_music.encode(samples, tmp_path / "b.ogg") == first
