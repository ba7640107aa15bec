"""The sound effects: written by our own script, the same bytes each time."""

from __future__ import annotations

import io
import math
import wave
from array import array

import pytest

from game.tools.synthesise import EFFECTS, FOLDER, render, sine


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_the_committed_effect_is_what_the_script_writes(name: str) -> None:
    assert (FOLDER / f"{name}.wav").read_bytes() == render(name)


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_an_effect_is_short_audible_and_never_clipped(name: str) -> None:
    with wave.open(io.BytesIO(render(name))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        samples = array("h", file.readframes(file.getnframes()))
    assert 0.01 < len(samples) / 22050 < 1.5
    assert 2000 < max(map(abs, samples)) < 32767
    assert samples[-1] == 0


def test_no_other_effects_lie_about_and_no_two_are_equal() -> None:
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(EFFECTS)
    assert len({render(name) for name in EFFECTS}) == len(EFFECTS) >= 16


def test_the_sine_is_close_to_the_real_one() -> None:
    assert all(abs(sine(n / 100) - math.sin(2 * math.pi * n / 100)) < 0.002 for n in range(300))
