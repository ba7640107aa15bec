"""The banner: as wide as its words need, in the game's colour."""

from __future__ import annotations

import pytest

from game.scenes import banner
from game.tools.studio import Studio
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.pixels import SIZE, index, pixels_of


@pytest.fixture(autouse=True)
def screen(studio: Studio) -> None:
    """Letters need a window."""


def drawn(said: str, ramp: str = "r") -> bytes:
    canvas = Canvas(ink="g3")
    banner.draw(canvas, 300, said, ramp)
    return pixels_of(canvas.surface)


def columns(pixels: bytes) -> list[int]:
    """Where there is any of the banner."""
    rows = range(banner.Y, banner.Y + banner.HIGH)
    return [x for x in range(SIZE[0]) if any(pixels[y * SIZE[0] + x] != index("g3") for y in rows)]


def test_it_grows_with_its_words_around_its_middle_up_to_a_limit() -> None:
    text.cut.clear()
    narrow, wide = columns(drawn("A")), columns(drawn("Ada wins it all"))
    assert narrow[-1] - narrow[0] < wide[-1] - wide[0] <= banner.MOST + 60
    assert abs(wide[0] + wide[-1] - 600) <= 4
    drawn("Ada wins " * 3)
    assert not text.cut, "longer words are written smaller"
    drawn("Ada wins " * 6)
    assert text.cut, "what has no room is cut and told"


def test_it_is_in_the_games_colour() -> None:
    assert index("r2") in drawn("Ada", "r")
    assert index("r2") not in drawn("Ada", "b")
