"""The parts of a long table: which are over, and what it looked like then."""

from __future__ import annotations

import pytest

from game.core.observer import fold
from game.core.part import PartEnded, at_end, ended
from game.core.rules import Event, State
from game.core.score import ScoreLine, ScoreSheet
from tests.toy.events import PrizeTurned
from tests.toy.options import AuctionOptions
from tests.toy.rules import AuctionRules
from tests.toy.state import AuctionState


class PartlyState(AuctionState):
    """A table of parts: the toy game's, which notices when one is over."""

    __slots__ = ("parts",)

    def __init__(self, options: AuctionOptions) -> None:
        super().__init__(options)
        self.parts = 0

    def part_ended(self, sheets: tuple[ScoreSheet, ...]) -> None:
        self.parts += 1


class PartlyRules(AuctionRules):
    """The toy game in parts."""

    def blank(self, options: AuctionOptions) -> AuctionState:
        return PartlyState(options)


OPTIONS = AuctionOptions(seats=2)
FIRST, SECOND = (PartEnded((ScoreSheet(0, (ScoreLine("points", points),)),)) for points in (3, 5))
EVENTS: list[Event] = [PrizeTurned(1), FIRST, PrizeTurned(2), PrizeTurned(3), SECOND, PrizeTurned(4)]


def test_the_parts_that_are_over_are_listed_in_order() -> None:
    assert ended(EVENTS) == [FIRST, SECOND]
    assert ended(EVENTS[:1]) == []
    assert ended(EVENTS[:4]) == [FIRST]


@pytest.mark.parametrize(("number", "upto"), [(1, 2), (2, 5)])
def test_the_end_of_a_part_is_right_after_it_and_before_the_next(number: int, upto: int) -> None:
    state: State = at_end(PartlyRules(), OPTIONS, EVENTS, number)
    assert state == fold(PartlyRules(), OPTIONS, EVENTS[:upto])
    assert state != fold(PartlyRules(), OPTIONS, EVENTS[: upto - 1])
    assert state != fold(PartlyRules(), OPTIONS, EVENTS[: upto + 1])


def test_a_part_that_is_not_over_has_no_end() -> None:
    with pytest.raises(IndexError):
        at_end(PartlyRules(), OPTIONS, EVENTS, 3)
    with pytest.raises(IndexError):
        at_end(PartlyRules(), OPTIONS, EVENTS[:1], 1)
