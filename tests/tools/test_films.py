"""Film strips: the move is made at a real table, and every picture that differs is taken."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest

from game import registry
from game.core.rules import Event
from game.tools import films, shots
from game.tools.films import MOMENTS, RATE, Frame, Moment, film, strip
from game.tools.studio import Studio
from game.ui.pixels import SIZE
from tests.toy.events import CardBid, PrizeTurned


@pytest.fixture(autouse=True)
def sixth_game() -> None:
    """Only the games on the shelf: the toy game has no moments."""


def test_a_moment_is_an_event_of_its_class_with_its_field() -> None:
    turned, bid = PrizeTurned(3), CardBid(0, 0, 7)
    assert Moment("auction", "PrizeTurned").is_in([bid, turned])
    assert not Moment("auction", "PrizeTurned").is_in([bid])
    assert Moment("auction", "PrizeTurned", 1, "value").is_in([turned])
    assert not Moment("auction", "PrizeTurned", 1, "value").is_in([PrizeTurned(0)])
    alone = Moment("auction", "PrizeTurned", without="CardBid")
    assert alone.is_in([turned])
    assert not alone.is_in([turned, bid])


@pytest.mark.parametrize("name", sorted(MOMENTS))
def test_every_moment_is_an_event_that_its_game_knows(name: str) -> None:
    moment = MOMENTS[name]
    kinds: dict[str, type[Event]] = {
        kind.__name__: kind for kind in registry.rules(moment.game).state_type.events
    }
    assert name.startswith(moment.game)
    assert not moment.without or moment.without in kinds
    assert not moment.field or moment.field in kinds[moment.event].__struct_fields__


def test_a_film_shows_each_picture_once_and_ends_at_rest() -> None:
    studio = Studio("en")
    try:
        frames = film(studio, "trekking_visit")
    finally:
        studio.close()
    assert len(frames) > RATE / 2, "a card that travels can be followed"
    pixels = [pygame.image.tobytes(frame.picture, "RGB") for frame in frames]
    assert all(one != other for one, other in itertools.pairwise(pixels))
    times = [frame.seconds for frame in frames]
    assert times == sorted(times)
    assert times[-1] < films.LONGEST - 1


def test_a_strip_has_room_for_a_third_of_the_frames_and_the_last() -> None:
    frames = [Frame(number / RATE, pygame.Surface(SIZE)) for number in range(13)]
    sheet = strip(frames)
    assert sheet.get_width() == films.ACROSS * SIZE[0] // 2
    assert sheet.get_height() == 2 * (SIZE[1] // 2 + 12), "frames 0, 3, 6, 9 and the last one"


@pytest.mark.nightly
@pytest.mark.parametrize("name", sorted(MOMENTS))
def test_every_staged_moment_moves(name: str) -> None:
    studio = Studio("en")
    try:
        assert len(film(studio, name)) > RATE / 2
    finally:
        studio.close()


def test_strips_are_written_by_the_tool_with_every_frame_if_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(films, "film", lambda studio, moment: [Frame(0.0, pygame.Surface(SIZE))])
    given = ["--out", str(tmp_path), "--locale", "en", "--film", "trekking_v", "--frames"]
    assert shots.main(given) == 0
    found = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.png")}
    assert found == {"film-trekking_visit-en.png", "film-trekking_visit-en/000.png"}


def test_an_unknown_moment_is_refused_with_those_that_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shots.main(["--out", str(tmp_path), "--film", "nothing"]) == 2
    assert "trekking_visit" in capsys.readouterr().err
