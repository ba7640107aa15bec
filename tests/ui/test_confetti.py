"""Confetti falls for ever or once, the same at the same moment."""

from __future__ import annotations

from game.ui import confetti
from game.ui.canvas import Canvas
from game.ui.pixels import index, pixels_of


def drawn(now: float, again: bool) -> bytes:
    canvas = Canvas(ink="k0")
    confetti.draw(canvas, now, "ry", again)
    return pixels_of(canvas.surface)


def test_it_is_a_function_of_the_moment_in_the_colours_asked_for() -> None:
    assert drawn(3.0, True) == drawn(3.0, True) != drawn(3.1, True)
    assert set(drawn(6.0, True)) <= {index(ink) for ink in ("k0", "r3", "r4", "y3", "y4")}


def test_once_means_that_it_ends() -> None:
    assert set(drawn(confetti.ONCE, False)) == {index("k0")}
    assert len(set(drawn(confetti.ONCE, True))) > 1
    assert drawn(2.0, False) == drawn(2.0, True), "until then it falls alike"
