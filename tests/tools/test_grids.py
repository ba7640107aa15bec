"""Sprites as text."""

from __future__ import annotations

import pytest

from game.tools.bake import grids
from game.ui.pixels import CLEAR, index, pixels_of

SAMPLE = """
; a remark
= dot yr plain
.5a
#@%

= ball g
444
454
"""


def test_a_grid_becomes_the_colours_of_its_ramps() -> None:
    picture = grids.picture(grids.parse(SAMPLE)["dot"])
    assert list(pixels_of(picture)) == [
        CLEAR,
        index("y5"),
        index("r0"),
        index("k0"),
        index("p5"),
        index("k1"),
    ]


def test_other_ramps_recolour_a_grid() -> None:
    picture = grids.picture(grids.parse(SAMPLE)["dot"], "sb")
    assert pixels_of(picture)[1:3] == bytes([index("s5"), index("b0")])


def test_an_outline_is_dark_of_the_ramp_on_the_lit_side_and_ink_in_the_shade() -> None:
    picture = grids.picture(grids.parse(SAMPLE)["ball"])
    assert picture.get_size() == (5, 4)
    data = pixels_of(picture)
    assert data[1] == index("g0")
    assert data[3 * 5 + 1] == index("k0")


@pytest.mark.parametrize("text", ["= a y\n4b4", "= a y\n4\n= a y\n4", "= a\n4"])
def test_a_wrong_grid_names_its_line(text: str) -> None:
    with pytest.raises(ValueError, match="line"):
        grids.parse(text)
