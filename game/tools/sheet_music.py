"""Sheet music: the pieces of ``assets/music/*.json``, read, checked and laid out in beats.

A phrase gives each part its bars, parted by ``|``. A bar is a row of notes as in ``D5:1.5 F#5 - B4+D5:2``:
pitch and octave, ``+`` within a chord, ``-`` for a rest; the beats after the colon hold until the next colon,
over bars too. ``%`` is the bar before once more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.ui.music import FOLDER

LETTERS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SIGNS = {"": 0, "#": 1, "b": -1}
CONCERT_A = 69
SEMITONE = 1.0594630943592953
"""The twelfth root of 2."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player: the instrument and its loudness beside the others'."""

    instrument: str
    loudness: float


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece that begins anew when it has ended. *tempo*: beats a minute; *scale*: the notes it may use."""

    mood: str
    mode: str
    scale: tuple[str, ...]
    tempo: int
    beats: int
    parts: dict[str, Part]
    phrases: dict[str, dict[str, str]]
    order: tuple[str, ...]

    @property
    def bars(self) -> int:
        """How many bars it has, all phrases played out."""
        return sum(self.length(name) for name in self.order)

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        return self.bars * self.beats * 60 / self.tempo

    def length(self, phrase: str) -> int:
        """The bars of a phrase."""
        return max(bars.count("|") + 1 for bars in self.phrases[phrase].values())


class Note(NamedTuple):
    """*pitch* in semitones, 69 being the a of 440 hertz; *start* and *beats* in beats."""

    part: str
    pitch: int
    start: Fraction
    beats: Fraction


class SheetError(ValueError):
    """A piece is not written as it should be; the message says where."""


def read(name: str, folder: Path = FOLDER) -> Piece:
    """A piece by name; OSError without its file, SheetError if that makes no sense."""
    try:
        return msgspec.json.decode((folder / f"{name}.json").read_bytes(), type=Piece)
    except msgspec.MsgspecError as problem:
        raise SheetError(f"{name}: {problem}") from problem


def names(folder: Path = FOLDER) -> list[str]:
    """The pieces there are."""
    return sorted(path.stem for path in folder.glob("*.json") if path.stem != "baked")


def checksum(piece: Piece) -> str:
    """Tells one piece from another, however its file is laid out."""
    return hashlib.sha256(msgspec.json.encode(piece)).hexdigest()[:16]


def pitch(word: str) -> int:
    """The pitch of a note such as ``F#4``; SheetError for anything else."""
    letter, sign, octave = word[:1], word[1:-1], word[-1:]
    if letter not in LETTERS or sign not in SIGNS or not octave.isdigit():
        raise SheetError(f"not a note: {word!r}")
    return 12 * (int(octave) + 1) + LETTERS[letter] + SIGNS[sign]


def hertz(pitch: int) -> float:
    """The frequency of a pitch in equal temperament."""
    found = 440.0
    for _ in range(abs(pitch - CONCERT_A)):
        found = found * SEMITONE if pitch > CONCERT_A else found / SEMITONE
    return found


def notes(piece: Piece) -> list[Note]:
    """Every note, part by part through the piece; SheetError where bars are too long or too short."""
    found, bar = [], 0
    for phrase in piece.order:
        for part, bars in piece.phrases[phrase].items():
            if part not in piece.parts:
                raise SheetError(f"{phrase}: nobody plays {part!r}")
            where = f"{phrase}, {part}"
            found += list(_part(piece, where, part, bars, Fraction(bar * piece.beats)))
        bar += piece.length(phrase)
    return found


def _part(piece: Piece, where: str, part: str, bars: str, start: Fraction) -> Iterator[Note]:
    before, beats = "", Fraction(1)
    for number, written in enumerate(bars.split("|")):
        bar = before if written.strip() == "%" else written.strip()
        at = start + number * piece.beats
        for word in bar.split():
            sound, _, length = word.partition(":")
            beats = Fraction(length) if length else beats
            if sound != "-":
                for single in sound.split("+"):
                    yield Note(part, pitch(single), at, beats)
            at += beats
        if at != start + (number + 1) * piece.beats:
            raise SheetError(f"{where}, bar {number + 1}: {at - start - number * piece.beats} beats")
        before = bar
