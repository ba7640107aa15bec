"""The instruments of the music: soft voices from a few harmonics, and small drums.

As with the effects, only additions, multiplications and divisions of floats are used, so every machine gets
the same samples.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.tools.synthesise import Voice, noise, sine, tone
from game.ui.sound import RATE

CYCLE = 4096
"""Samples of one wave in a table."""
BRIGHTEST = 7000.0
"""Harmonics above so many hertz are left out."""
VIBRATO = 5.1
"""Waves a second."""


class Instrument(NamedTuple):
    """*body* and *edge*: loudness of the harmonics; the edge fades faster. Times in seconds."""

    body: tuple[float, ...]
    edge: tuple[float, ...] = ()
    attack: float = 0.004
    fall: float = 2.0
    """How fast the body fades, times e a second."""
    edge_fall: float = 8.0
    ring: float | None = None
    """How long a note sounds, however short it is written; None: as written."""
    release: float = 0.08
    vibrato: float = 0.0
    """How far the pitch sways, as a share."""
    breath: float = 0.0
    """Loudness of a hiss at the start."""


INSTRUMENTS: dict[str, Instrument] = {
    "flute": Instrument((1.0, 0.16, 0.05), (0, 0.12, 0.1), 0.05, 0.5, 6.0, None, 0.14, 0.004, breath=0.05),
    "recorder": Instrument((1.0, 0.05, 0.22, 0.03), (0, 0.1, 0.1), 0.03, 0.4, 8.0, None, 0.09, 0.002, 0.07),
    "ocarina": Instrument((1.0, 0.07, 0.02), (), 0.06, 0.5, 6.0, None, 0.16, 0.006, breath=0.08),
    "aulos": Instrument(
        (1.0, 0.45, 0.36, 0.16, 0.1, 0.05), (0, 0, 0.1, 0.1), 0.05, 0.4, 5.0, None, 0.14, 0.003
    ),
    "lute": Instrument((1.0, 0.4, 0.12), (0, 0.3, 0.4, 0.25, 0.2, 0.1), 0.003, 2.6, 9.0, 1.4),
    "lyre": Instrument((1.0, 0.28, 0.16), (0.2, 0.3, 0.3, 0.2, 0.16, 0.1, 0.06), 0.003, 1.7, 6.5, 2.4),
    "harp": Instrument((1.0, 0.22, 0.06), (0, 0.2, 0.2, 0.1), 0.005, 1.9, 7.0, 2.0),
    "celesta": Instrument((1.0, 0.0, 0.0, 0.2), (0, 0.1, 0, 0.25, 0, 0.0, 0.1), 0.003, 2.4, 7.0, 1.8),
    "kalimba": Instrument((1.0, 0.08), (0, 0.1, 0, 0, 0.2, 0.16), 0.003, 3.2, 16.0, 1.2),
    "marimba": Instrument((1.0, 0.0, 0.0, 0.16), (0, 0, 0, 0.3, 0, 0, 0.0, 0, 0.1), 0.003, 4.5, 18.0, 0.8),
    "bass": Instrument((1.0, 0.35, 0.12, 0.04), (0, 0.2, 0.2, 0.1), 0.008, 1.6, 6.0, None, 0.12),
    "pizzicato": Instrument((1.0, 0.4, 0.16), (0, 0.2, 0.2, 0.16), 0.004, 6.0, 14.0, 0.6),
    "pad": Instrument((1.0, 0.26, 0.14, 0.05), (), 0.5, 0.12, 4.0, None, 0.7, 0.0015),
    "drone": Instrument((1.0, 0.6, 0.4, 0.25, 0.14, 0.08), (), 0.3, 0.05, 4.0, None, 0.5, 0.001),
}
DRUMS = ("drum", "frame_drum", "block", "shaker", "cymbal")


def play(name: str, hertz: float, seconds: float) -> Voice:
    """A note; KeyError for an unknown instrument."""
    return _drum(name, hertz) if name in DRUMS else _tuned(INSTRUMENTS[name], hertz, seconds)


@cache
def _cycle(harmonics: tuple[float, ...]) -> tuple[float, ...]:
    wave = [0.0] * CYCLE
    for number, loud in enumerate(harmonics, 1):
        if loud:
            wave = [sample + loud * sine(number * at / CYCLE) for at, sample in enumerate(wave)]
    return tuple(wave)


def _heard(harmonics: tuple[float, ...], hertz: float) -> tuple[float, ...]:
    return harmonics[: max(1, int(BRIGHTEST / hertz))]


def _tuned(instrument: Instrument, hertz: float, seconds: float) -> Voice:
    held = instrument.ring or seconds
    length = int((held + instrument.release) * RATE)
    phases = _phases(hertz, instrument.vibrato, length)
    out = _layer(phases, _heard(instrument.body, hertz), instrument.fall)
    if instrument.edge:
        edge = _layer(phases, _heard(instrument.edge, hertz), instrument.edge_fall)
        out = [low + high for low, high in zip(out, edge)]
    if instrument.breath:
        for number, hiss in enumerate(noise(min(0.12, held), 24, 0.6, 77, 0.02)):
            out[number] += instrument.breath * hiss
    _fade(out, instrument.attack, instrument.release)
    return out


def _phases(hertz: float, vibrato: float, length: int) -> list[int]:
    """Where in the cycle each sample lies; a vibrato comes in after a third of a second."""
    step = hertz * CYCLE / RATE
    if not vibrato:
        return [int(number * step) & (CYCLE - 1) for number in range(length)]
    found, at = [], 0.0
    for number in range(length):
        found.append(int(at) & (CYCLE - 1))
        grown = min(1.0, number * 3 / RATE)
        at += step * (1 + vibrato * grown * sine(number * VIBRATO / RATE))
    return found


def _layer(phases: list[int], harmonics: tuple[float, ...], fall: float) -> Voice:
    wave, level, keep = _cycle(harmonics), 1.0, 1 - fall / RATE
    out: Voice = []
    for phase in phases:
        out.append(wave[phase] * level)
        level *= keep
    return out


def _fade(voice: Voice, attack: float, release: float) -> None:
    """Shape both ends; the ramps are squared, which sounds even."""
    rise = min(len(voice), max(1, int(attack * RATE)))
    for number in range(rise):
        share = number / rise
        voice[number] *= share * (2 - share)
    down = min(len(voice), max(1, int(release * RATE)))
    for number in range(down):
        share = number / down
        voice[-1 - number] *= share * share


def _drum(name: str, hertz: float) -> Voice:
    if name == "drum":
        return _sum(tone(hertz, 0.5, 9, -hertz * 0.5), _scaled(noise(0.05, 80, 0.85, 5), 0.4))
    if name == "frame_drum":
        return _sum(tone(hertz, 0.35, 13, -hertz * 0.4), _scaled(noise(0.12, 40, 0.7, 9), 0.3))
    if name == "block":
        return _sum(tone(hertz, 0.06, 90), _scaled(tone(hertz * 2.6, 0.03, 160), 0.3))
    if name == "shaker":
        return noise(0.11, 38, 0.2, 15, 0.018)
    return _sum(tone(hertz, 0.9, 5), _scaled(tone(hertz * 1.51, 0.7, 7), 0.6))


def _scaled(voice: Voice, loudness: float) -> Voice:
    return [sample * loudness for sample in voice]


def _sum(first: Voice, second: Voice) -> Voice:
    out = first[:] if len(first) >= len(second) else second[:]
    for number, sample in enumerate(second if len(first) >= len(second) else first):
        out[number] += sample
    return out
