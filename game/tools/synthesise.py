"""Synthesises the sound effects: ``python -m game.tools.synthesise [folder]``.

Only additions and multiplications of floats are used (no library sine, no powers), so every machine writes
the same bytes. A voice is a list of samples between -1 and 1.
"""

from __future__ import annotations

import io
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

from game.ui.palette import ASSETS
from game.ui.sound import RATE

FOLDER = ASSETS / "sounds"

Voice = list[float]

NOTES = {
    "C4": 261.63,
    "E4": 329.63,
    "G4": 392.0,
    "A4": 440.0,
    "C5": 523.25,
    "D5": 587.33,
    "E5": 659.26,
    "G5": 783.99,
    "A5": 880.0,
    "C6": 1046.5,
    "E6": 1318.51,
    "G6": 1567.98,
}


def sine(turn: float) -> float:
    """The sine of *turn* whole turns, within 0.001, by a parabola and its correction."""
    t = turn - int(turn)
    t = 2 * t - 1
    half = -4 * t * (1 - abs(t))
    return 0.775 * half + 0.225 * half * abs(half)


def triangle(turn: float) -> float:
    """A triangle wave from -1 to 1 at so many turns."""
    t = turn - int(turn)
    return 4 * abs(t - 0.5) - 1


def tone(
    hertz: float,
    seconds: float,
    fall: float = 12.0,
    slide: float = 0.0,
    shape: Callable[[float], float] = sine,
    attack: float = 0.002,
) -> Voice:
    """A note that fades *fall* times e a second; *slide*: change of pitch in hertz a second."""
    voice: Voice = []
    turn, level, rise = 0.0, 1.0, 0.0
    keep, step = 1 - fall / RATE, 1 / (attack * RATE)
    for _ in range(int(seconds * RATE)):
        rise = min(1.0, rise + step)
        voice.append(shape(turn) * level * rise)
        turn += hertz / RATE
        hertz += slide / RATE
        level *= keep
    return voice


def noise(
    seconds: float, fall: float = 20.0, dull: float = 0.5, seed: int = 1, swell: float = 0.002
) -> Voice:
    """Hiss that fades; *dull* 0 is bright, near 1 is dark; *swell*: seconds until it is at its loudest."""
    voice: Voice = []
    last, level, rise = 0.0, 1.0, 0.0
    keep, step = 1 - fall / RATE, 1 / (swell * RATE)
    for _ in range(int(seconds * RATE)):
        seed = (1103515245 * seed + 12345) % 2147483648
        last = dull * last + (1 - dull) * (seed / 1073741824 - 1)
        rise = min(1.0, rise + step)
        voice.append(last * level * rise)
        if rise >= 1.0:
            level *= keep
    return voice


def mix(*parts: tuple[float, float, Voice]) -> Voice:
    """Voices together: (seconds at which it starts, loudness, voice)."""
    length = max(int(at * RATE) + len(voice) for at, _, voice in parts)
    out = [0.0] * length
    for at, loud, voice in parts:
        start = int(at * RATE)
        for number, sample in enumerate(voice, start):
            out[number] += loud * sample
    return out


def knock(hertz: float, seed: int = 1) -> Voice:
    """Wood on wood."""
    return mix(
        (0, 0.7, tone(hertz, 0.09, 55)),
        (0, 0.3, tone(hertz * 2.7, 0.05, 90)),
        (0, 0.4, noise(0.03, 160, 0.6, seed)),
    )


def bell(note: str, seconds: float = 0.5) -> Voice:
    """A small bell."""
    hertz = NOTES[note]
    return mix(
        (0, 0.6, tone(hertz, seconds, 8)),
        (0, 0.25, tone(hertz * 2.01, seconds * 0.7, 12)),
        (0, 0.12, tone(hertz * 3.98, seconds * 0.4, 22)),
    )


def pluck(note: str, seconds: float = 0.3) -> Voice:
    """A plucked string."""
    return tone(NOTES[note], seconds, 14, shape=triangle)


def tune(notes: str, beat: float, voice: Callable[[str], Voice] = pluck, loud: float = 0.5) -> Voice:
    """Notes one after the other, each *beat* seconds after the last."""
    return mix(*((number * beat, loud, voice(note)) for number, note in enumerate(notes.split())))


def _dice() -> Voice:
    times = (0.0, 0.07, 0.13, 0.21, 0.27, 0.36, 0.4)
    pitches = (620.0, 540.0, 700.0, 480.0, 590.0, 430.0, 410.0)
    return mix(*((at, 0.8 - at, knock(hz, n + 3)) for n, (at, hz) in enumerate(zip(times, pitches))))


def _shuffle() -> Voice:
    return mix(*((n * 0.035, 0.5, noise(0.05, 70, 0.45, n + 11, 0.01)) for n in range(9)))


EFFECTS: dict[str, Callable[[], Voice]] = {
    "click": lambda: mix((0, 0.6, knock(900)), (0, 0.2, noise(0.01, 300, 0.2))),
    "hover": lambda: mix((0, 0.16, tone(1250, 0.03, 110))),
    "place": lambda: mix((0, 0.9, knock(240)), (0.012, 0.4, knock(330, 5))),
    "lift": lambda: mix((0, 0.4, tone(360, 0.08, 40, 1500)), (0, 0.2, noise(0.04, 80, 0.5))),
    "rotate": lambda: mix((0, 0.35, noise(0.06, 50, 0.5, 9, 0.012)), (0.05, 0.5, knock(520, 4))),
    "illegal": lambda: mix(
        (0, 0.4, tone(150, 0.1, 18, shape=triangle)), (0.11, 0.4, tone(126, 0.14, 18, shape=triangle))
    ),
    "card": lambda: mix((0, 0.6, noise(0.1, 34, 0.35, 7, 0.02)), (0.085, 0.3, knock(420, 2))),
    "shuffle": _shuffle,
    "coin": lambda: mix((0, 0.4, bell("E6", 0.3)), (0.05, 0.45, bell("G6", 0.4))),
    "dice": _dice,
    "stamp": lambda: mix((0, 1.0, tone(110, 0.14, 30, -300)), (0, 0.5, noise(0.08, 50, 0.7, 3))),
    "drum": lambda: mix((0, 1.0, tone(92, 0.3, 13, -90)), (0, 0.35, noise(0.04, 90, 0.75, 13))),
    "pen": lambda: mix((0, 0.4, noise(0.16, 14, 0.3, 5, 0.03)), (0.09, 0.3, noise(0.1, 30, 0.25, 8, 0.02))),
    "page": lambda: mix((0, 0.5, noise(0.22, 16, 0.55, 21, 0.08)), (0.14, 0.3, noise(0.1, 40, 0.3, 4, 0.01))),
    "whoosh": lambda: mix((0, 0.6, noise(0.3, 14, 0.8, 31, 0.12))),
    "tick": lambda: mix((0, 0.5, tone(1800, 0.02, 200)), (0, 0.3, noise(0.008, 400, 0.3))),
    "step": lambda: mix((0, 0.5, knock(700, 6))),
    "chime": lambda: tune("G5 C6", 0.11, bell),
    "turn": lambda: tune("E5 A5", 0.1),
    "undo": lambda: mix(
        (0, 0.4, tone(620, 0.14, 16, -2200, triangle)), (0, 0.2, noise(0.08, 40, 0.6, 2, 0.02))
    ),
    "crystal": lambda: tune("C6 E6 G6", 0.05, bell, 0.35),
    "score": lambda: tune("C5 E5", 0.07),
    "unlock": lambda: tune("C5 E5 G5 C6", 0.09, bell, 0.4),
    "win": lambda: tune("C5 E5 G5 C6 G5 C6", 0.13, bell, 0.42),
    "lose": lambda: tune("E4 C4 A4 G4 C4", 0.2),
    "shield": lambda: mix((0, 0.5, tone(310, 0.25, 14, shape=triangle)), (0, 0.4, bell("D5", 0.35))),
}


def render(name: str) -> bytes:
    """The effect as a WAV file: one channel, 16 bits, `RATE` samples a second; KeyError if unknown."""
    voice = EFFECTS[name]()
    loudest = max(max(map(abs, voice)), 1e-9)
    scale = min(1.0, 0.9 / loudest) * 32767
    fade = min(len(voice), RATE // 200)
    for number in range(fade):
        voice[-1 - number] *= number / fade
    samples = array("h", (int(sample * scale) for sample in voice))
    if sys.byteorder == "big":
        samples.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())
    return file.getvalue()


def write(folder: Path = FOLDER) -> None:
    """Writes every effect as ``<name>.wav``."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in EFFECTS:
        (folder / f"{name}.wav").write_bytes(render(name))


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
