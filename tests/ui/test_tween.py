"""Movements begin where they should and arrive."""

from __future__ import annotations

import pytest

from game.ui.tween import in_out_sine, in_quad, out_cubic


@pytest.mark.parametrize("ease", [out_cubic, in_quad, in_out_sine])
def test_easing_begins_at_nothing_and_ends_at_all(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0)
    assert ease(1.0) == pytest.approx(1)
    values = [ease(n / 20) for n in range(21)]
    assert values == sorted(values)
