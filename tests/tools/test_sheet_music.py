"""Sheet music: how it is written, and that our own pieces keep to bars, scales and lengths."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from game import registry
from game.tools import instruments, sheet_music
from game.tools.sheet_music import Note, Part, Piece, SheetError

PIECES = sheet_music.names()


def piece(phrases: dict[str, dict[str, str]], order: tuple[str, ...] = ("a",), **more: Any) -> Piece:
    plan: dict[str, Any] = {"mood": "", "mode": "", "scale": (), "tempo": 60, "beats": 3, **more}
    parts = {"tune": Part("flute", 0.5), "bass": Part("bass", 0.5)}
    return Piece(parts=parts, phrases=phrases, order=order, **plan)


def test_lengths_hold_until_the_next_and_rests_are_silent() -> None:
    written = piece({"a": {"tune": "C4:.5 D4 E4:1 - | A4:1.5 G4"}})
    assert [(note.pitch, note.start, note.beats) for note in sheet_music.notes(written)] == [
        (60, 0, Fraction(1, 2)),
        (62, Fraction(1, 2), Fraction(1, 2)),
        (64, 1, 1),
        (69, 3, Fraction(3, 2)),
        (67, Fraction(9, 2), Fraction(3, 2)),
    ]


def test_chords_sound_together_and_a_bar_can_be_repeated() -> None:
    written = piece({"a": {"bass": "C3+E3:3 | %"}})
    assert sheet_music.notes(written) == [
        Note("bass", pitch, Fraction(start), Fraction(3)) for start in (0, 3) for pitch in (48, 52)
    ]


def test_phrases_follow_each_other_in_the_order_given() -> None:
    written = piece({"a": {"tune": "C4:3"}, "b": {"tune": "D4:3", "bass": "C3:3 | -:3"}}, ("a", "b", "a"))
    assert [(note.pitch, note.start) for note in sheet_music.notes(written)] == [
        (60, 0),
        (62, 3),
        (48, 3),
        (60, 9),
    ]
    assert (written.bars, written.seconds) == (4, 12)


@pytest.mark.parametrize(
    "bars",
    ["C4:2", "C4:1 D4 E4 F4", "H4:3", "C:3", "C#b4:3"],
    ids=["short", "long", "letter", "octave", "sign"],
)
def test_what_makes_no_sense_is_refused(bars: str) -> None:
    with pytest.raises(SheetError):
        sheet_music.notes(piece({"a": {"tune": bars}}))


def test_a_part_nobody_plays_is_refused() -> None:
    with pytest.raises(SheetError):
        sheet_music.notes(piece({"a": {"drum": "C4:3"}}))


def test_a_file_that_is_no_piece_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text('{"tempo": "fast"}')
    with pytest.raises(SheetError):
        sheet_music.read("odd", tmp_path)


@pytest.mark.parametrize(("word", "hertz"), [("A4", 440.0), ("A3", 220.0), ("C5", 523.25), ("Bb2", 116.54)])
def test_pitches_are_in_equal_temperament(word: str, hertz: float) -> None:
    assert sheet_music.hertz(sheet_music.pitch(word)) == pytest.approx(hertz, abs=0.01)


def test_every_game_and_the_title_have_a_piece_of_their_own() -> None:
    ours = {game for game, package in registry.GAMES.items() if package == f"game.{game}"}
    assert set(PIECES) == ours | {"title"}
    pieces = [sheet_music.read(name) for name in PIECES]
    assert (
        len({made.mode for made in pieces})
        == len({sheet_music.checksum(made) for made in pieces})
        == len(PIECES)
    )


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_keeps_to_its_scale_its_players_and_a_length_worth_repeating(name: str) -> None:
    made = sheet_music.read(name)
    scale = {sheet_music.pitch(f"{tone}4") % 12 for tone in made.scale}
    notes = sheet_music.notes(made)
    assert 60 <= made.seconds <= 120
    assert {note.part for note in notes} == set(made.parts)
    assert set(made.order) == set(made.phrases)
    for note in notes:
        instrument = made.parts[note.part].instrument
        assert instrument in instruments.DRUMS or instrument in instruments.INSTRUMENTS
        assert instrument in instruments.DRUMS or note.pitch % 12 in scale
        assert 36 <= note.pitch <= 91
