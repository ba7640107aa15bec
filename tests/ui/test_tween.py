"""Movements begin where they should and arrive."""

from __future__ import annotations

import pytest

from game.ui.tween import between, in_out_sine, in_quad, out_cubic, part


@pytest.mark.parametrize("ease", [out_cubic, in_quad, in_out_sine])
def test_easing_begins_at_nothing_and_ends_at_all(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0)
    assert ease(1.0) == pytest.approx(1)
    values = [ease(n / 20) for n in range(21)]
    assert values == sorted(values)


def test_what_is_on_its_way_begins_and_ends_where_it_should_higher_between() -> None:
    start, end = (10, 50), (90, 20)
    assert (between(start, end, 0.0), between(start, end, 1.0)) == (start, end)
    assert (between(start, end, -1.0), between(start, end, 2.0)) == (start, end)
    flat, high = between(start, end, 0.5), between(start, end, 0.5, arc=16)
    assert (high[0], flat[1] - high[1]) == (flat[0], 16)


def test_a_stretch_of_a_movement_is_still_before_it_and_done_after_it() -> None:
    assert [part(share, 0.25, 0.75) for share in (0.0, 0.25, 0.5, 0.75, 1.0)] == [0, 0, 0.5, 1, 1]
