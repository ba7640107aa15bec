"""The signs of the first three places."""

from __future__ import annotations

import pytest

from game.ui.medals import sign
from game.ui.pixels import pixels_of


@pytest.mark.parametrize("size", ["", "_24"])
def test_the_first_three_places_have_signs_of_their_own(size: str) -> None:
    pictures = [picture for rank in (1, 2, 3) if (picture := sign(rank, size)) is not None]
    assert len({pixels_of(picture) for picture in pictures}) == 3


def test_behind_the_third_there_is_no_sign() -> None:
    assert sign(4) is None
