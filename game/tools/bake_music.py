"""Plays the sheet music into ``assets/music/*.ogg``: ``python -m game.tools.bake_music [name ...]``.

Notes that ring past the end ring on at the beginning, so that a piece can be repeated without a seam. Writing
Ogg Vorbis needs the package soundfile; playing and checking do not.
"""

from __future__ import annotations

import math
import sys
import zlib
from array import array
from pathlib import Path
from typing import Any

import msgspec

from game.tools import instruments, sheet_music
from game.tools.ogg import numbered
from game.tools.sheet_music import Note, Piece
from game.tools.synthesise import Voice
from game.ui.music import FOLDER
from game.ui.sound import RATE

LEDGER = "baked.json"
LEVEL = 0.1
"""Root of the mean square of a piece, as a share of full scale: -20 dB."""
KNEE, CEILING = 0.45, 0.8
"""Peaks above the knee are bent, so that none reaches the ceiling."""
SPREAD = 0.014
"""Seconds between the strings of a plucked chord."""
ECHOES = ((0.0797, 0.2), (0.1433, 0.16), (0.2311, 0.13), (0.3719, 0.1), (0.5197, 0.06))
"""The room: seconds after the sound, and loudness."""
DULL = 0.35
"""How much of the treble the last filter takes, from 0 to 1."""
COMPRESSION = 0.6


class Baked(msgspec.Struct, frozen=True):
    """What a file was made from: checksums of the sheet music, the samples and the file."""

    sheet: str
    samples: int
    file: int


def perform(piece: Piece) -> array[int]:
    """A piece as samples of 16 bits."""
    length = round(piece.seconds * RATE)
    dry = [0.0] * length
    cache: dict[tuple[Any, ...], Voice] = {}
    played = sheet_music.notes(piece)
    for number, note in enumerate(played):
        part, beat = piece.parts[note.part], 60 / piece.tempo
        key = part.instrument, note.pitch, note.beats
        if key not in cache:
            hertz = sheet_music.hertz(note.pitch)
            cache[key] = instruments.play(part.instrument, hertz, float(note.beats) * beat)
        at = float(note.start) * beat + SPREAD * _string(played, number)
        _add(dry, cache[key], round(at * RATE), part.loudness * _stress(note, piece.beats))
    return _mastered(_softened(_in_a_room(dry)))


def _string(played: list[Note], number: int) -> int:
    """How many notes of the same chord come before."""
    here, count = played[number], 0
    while number > 0 and played[number - 1][::2] == here[::2]:
        number, count = number - 1, count + 1
    return count


def _stress(note: Note, beats: int) -> float:
    """The first beat of a bar is the strongest, what falls between beats the weakest."""
    at = note.start % beats
    return 1.0 if at == 0 else 0.86 if at.denominator == 1 else 0.74


def _add(out: Voice, voice: Voice, start: int, loudness: float) -> None:
    """Mix a voice in, going on at the beginning when the end is reached."""
    while voice:
        start %= len(out)
        room = len(out) - start
        piece, voice = voice[:room], voice[room:]
        end = start + len(piece)
        out[start:end] = [before + loudness * sample for before, sample in zip(out[start:end], piece)]
        start = end


def _in_a_room(dry: Voice) -> Voice:
    out = dry[:]
    for seconds, loudness in ECHOES:
        _add(out, dry, round(seconds * RATE), loudness)
    return out


def _softened(voice: Voice) -> Voice:
    """Without much treble. The filter starts as the end would leave it."""
    last, out = 0.0, []
    for sample in voice[-RATE:]:
        last = DULL * last + (1 - DULL) * sample
    for sample in voice:
        last = DULL * last + (1 - DULL) * sample
        out.append(last)
    return out


def _mastered(voice: Voice) -> array[int]:
    """Centred and at the `LEVEL`. Only an exact sum is the same in every version of Python."""
    middle = math.fsum(voice) / len(voice)
    mean = math.fsum((sample - middle) * (sample - middle) for sample in voice) / len(voice)
    scale = LEVEL / math.sqrt(mean)
    return array("h", (int(32767 * _bent((sample - middle) * scale)) for sample in voice))


def _bent(sample: float) -> float:
    over = abs(sample) - KNEE
    if over <= 0:
        return sample
    room = CEILING - KNEE
    bent = KNEE + over / (1 + over / room)
    return bent if sample > 0 else -bent


def encode(samples: array[int], path: Path) -> bytes:
    """Writes *samples* as Ogg Vorbis and returns the file; ImportError without soundfile."""
    import soundfile

    wanted = {"format": "OGG", "subtype": "VORBIS", "compression_level": COMPRESSION}
    with soundfile.SoundFile(path, "w", RATE, 1, **wanted) as file:
        for start in range(0, len(samples), RATE):
            file.buffer_write(samples[start : start + RATE].tobytes(), dtype="int16")
    data = numbered(path.read_bytes(), 1)
    path.write_bytes(data)
    return data


def ledger(folder: Path = FOLDER) -> dict[str, Baked]:
    """What the files that lie there were made from."""
    path = folder / LEDGER
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Baked]) if path.is_file() else {}


def bake(name: str, folder: Path = FOLDER) -> Baked:
    """Play one piece into its file, and note what from."""
    piece = sheet_music.read(name, folder)
    samples = perform(piece)
    data = encode(samples, folder / f"{name}.ogg")
    made = Baked(sheet_music.checksum(piece), zlib.crc32(samples.tobytes()), zlib.crc32(data))
    known = {**ledger(folder), name: made}
    text = msgspec.json.format(msgspec.json.encode(dict(sorted(known.items()))), indent=1)
    (folder / LEDGER).write_bytes(text + b"\n")
    return made


if __name__ == "__main__":
    for wanted in sys.argv[1:] or sheet_music.names():
        print(wanted, bake(wanted))
