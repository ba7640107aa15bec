"""A view and what it sees now: worked out once for each picture."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.chance import TableChance
from game.core.rules import deal
from game.tabletop.looking import Looking
from game.tabletop.picture import Picture, stamp
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES
from tests.toy.state import AuctionState
from tests.toy.view import Sight, TableView


class Counting(TableView):
    """Counts how often it has to look."""

    looks = 0

    def see(self, picture: Picture[AuctionState]) -> Sight:
        self.looks += 1
        return super().see(picture)


@pytest.fixture
def picture() -> Picture[AuctionState]:
    return Picture(deal(RULES, AuctionOptions(), TableChance(1))[0], 0)


def test_an_equal_picture_is_not_looked_at_again(picture: Picture[AuctionState]) -> None:
    view = Counting(("Ada", "Bea"))
    looking = Looking(view)
    assert looking.see(picture) is looking.see(replace(picture))
    assert view.looks == 1


@pytest.mark.parametrize("change", [{"here": ("card", 1)}, {"seat": 1}, {"stamp": stamp()}])
def test_another_is_whatever_it_differs_in(picture: Picture[AuctionState], change: dict[str, object]) -> None:
    view = Counting(("Ada", "Bea"))
    looking = Looking(view)
    looking.see(picture)
    other = replace(picture, **change)  # type: ignore[arg-type]
    assert looking.see(other).picture is other
    assert view.looks == 2


def test_only_the_latest_is_kept(picture: Picture[AuctionState]) -> None:
    view = Counting(("Ada", "Bea"))
    looking = Looking(view)
    for here in (None, ("card", 1), None):
        looking.see(replace(picture, here=here))
    assert view.looks == 3
