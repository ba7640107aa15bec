"""Half the size: of each four pixels the commonest; no colour is new."""

from __future__ import annotations

from game.ui.halving import halved
from game.ui.pixels import CLEAR, from_pixels, index, pixels_of

INK, RED, BLUE = index("k0"), index("r3"), index("b3")


def small(w: int, *pixels: int) -> list[int]:
    return list(pixels_of(halved(from_pixels((w, len(pixels) // w), bytes(pixels)))))


def test_of_four_pixels_the_commonest_stays() -> None:
    assert small(4, RED, RED, BLUE, INK, RED, BLUE, BLUE, BLUE) == [RED, BLUE]


def test_a_colour_comes_before_ink_and_nothing() -> None:
    assert small(2, INK, INK, RED, RED) == [RED]
    assert small(2, CLEAR, RED, CLEAR, RED) == [RED]


def test_an_odd_row_or_column_is_left_out() -> None:
    assert small(3, RED, RED, BLUE, RED, RED, BLUE, INK, INK, INK) == [RED]
