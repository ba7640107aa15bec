"""The ids of spots that come in numbers."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from game.tabletop.spots import number_in


@pytest.mark.parametrize("spot", [("card", 3), ("card", 3, "left"), ("card", 3, 1)])
def test_the_number_stands_second_whatever_follows(spot: Hashable) -> None:
    assert number_in(spot, "card") == 3


def test_nought_is_a_number_too() -> None:
    assert number_in(("card", 0), "card") == 0


@pytest.mark.parametrize("spot", [None, "card", ("card",), ("cell", 3), ("card", "3"), ("card", None), 3, ()])
def test_a_spot_of_another_kind_has_none(spot: Hashable | None) -> None:
    assert number_in(spot, "card") is None
