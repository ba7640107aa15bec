"""Tabs of games, chips of kinds and parts."""

from __future__ import annotations

import pytest

from game.scenes.entry_tabs import ChipButton, Tab, chip_height, lie
from game.tabletop.entries import Chip
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of
from game.ui.widgets.base import Look

CHIPS = [(("kind", str(number)), Chip(str(number), f"Kind {number}", "b")) for number in range(14)]


@pytest.mark.parametrize("large", [False, True])
def test_chips_lie_in_as_many_rows_as_they_need_and_never_on_each_other(large: bool) -> None:
    text.set_large(large)
    try:
        boxes = lie(CHIPS, 9, 41, 384)
        high = chip_height()
    finally:
        text.set_large(False)
    assert all(box.left >= 9 and box.right <= 9 + 384 for box in boxes)
    assert all(box.h == high for box in boxes)
    assert not any(one.colliderect(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])


def test_a_chip_and_a_tab_that_are_on_look_so_and_a_press_is_told() -> None:
    told: list[str] = []
    pictures = []
    for on in (False, True):
        canvas = Canvas()
        chip = ChipButton("chip", (10, 10, 40, 13), CHIPS[0][1], on, lambda: told.append("chip"))
        tab = Tab((10, 40, 74, 18), "toy", "icons/coin", "Toy", "t", on, lambda: told.append("tab"))
        for widget in (chip, tab):
            widget.draw(canvas, Look())
            widget.activate(widget.id)
        pictures.append(pixels_of(canvas.surface))
    assert pictures[0] != pictures[1]
    assert told == ["chip", "tab"] * 2
