"""Loops: what moves for ever wakes the program only when a new frame of it is due."""

from __future__ import annotations

import pytest

from game.tabletop.picture import Loops


def test_nothing_loops_unless_it_is_painted() -> None:
    loops = Loops()
    assert loops.wait is None
    assert not loops.run(10.0)


def test_a_loop_is_due_at_its_next_frame_and_not_before() -> None:
    loops = Loops()
    assert loops.frame(0.25) == 0
    assert not loops.run(0.1)
    assert loops.wait == pytest.approx(0.15)
    assert loops.run(0.2)
    assert loops.frame(0.25) == 1


def test_the_quickest_of_several_loops_is_waited_for() -> None:
    loops = Loops()
    loops.frame(1.0)
    loops.frame(0.25)
    assert loops.wait == pytest.approx(0.25)


def test_a_loop_ends_when_it_is_no_longer_painted() -> None:
    loops = Loops()
    loops.frame(0.25)
    loops.repaint()
    assert loops.wait is None
