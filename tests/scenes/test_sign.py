"""The sign that nothing is kept: on every screen while it is so, and on none else."""

from __future__ import annotations

import pytest

from game.scenes import sign
from game.ui.canvas import Canvas
from game.ui.pixels import index, pixels_of
from tests.scenes.desk import Desk


def test_it_is_drawn_only_while_nothing_is_kept(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Canvas] = []
    monkeypatch.setattr(sign, "draw", drawn.append)
    desk.app.draw()
    assert drawn == []
    monkeypatch.setattr(type(desk.app.door), "lasting", False)
    desk.app.draw()
    assert drawn == [desk.app.canvas]


def test_it_is_red_and_ends_at_the_right(desk: Desk) -> None:
    canvas = Canvas(ink="p4")
    sign.draw(canvas)
    box = (sign.RIGHT - 8, sign.TOP, 8, 8)
    assert index("r2") in pixels_of(canvas.surface.subsurface(box).copy())
    beside = canvas.surface.subsurface((sign.RIGHT, 0, 640 - sign.RIGHT, 360)).copy()
    assert set(pixels_of(beside)) == {index("p4")}
