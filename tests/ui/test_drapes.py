"""The drapes of a theatre part to both sides."""

from __future__ import annotations

from game.ui import drapes
from game.ui.canvas import Canvas
from game.ui.pixels import SIZE


def covered(parted: float) -> set[tuple[int, int]]:
    """The pixels of a few rows that they cover."""
    canvas = Canvas()
    canvas.fill("p5")
    bare = canvas.value(320, 180)
    drapes.draw(canvas, parted)
    return {(x, y) for y in (120, 226, 300) for x in range(SIZE[0]) if canvas.value(x, y) != bare}


def test_they_hang_at_both_sides_alike_and_leave_the_middle_free() -> None:
    hanging = covered(0)
    assert {(SIZE[0] - 1 - x, y) for x, y in hanging} == hanging
    assert all(x < drapes.WIDE or x >= SIZE[0] - drapes.WIDE for x, _ in hanging)
    assert {(0, 120), (639, 120), (80, 300)} <= hanging


def test_they_are_drawn_aside_until_nothing_is_left() -> None:
    assert len(covered(0)) > len(covered(0.5)) > 0
    assert not covered(1)
