"""Where the mark of a move is in a picture: the boxes around all that it changes there."""

from __future__ import annotations

import pygame
import pytest

from game.core.chance import TableChance
from game.core.rules import deal
from game.scenes.difference import FEWEST, changed
from game.tabletop.picture import Picture
from game.ui.canvas import Canvas
from game.ui.pixels import Box
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES
from tests.toy.state import AuctionState
from tests.toy.view import Sight, TableView


class Marking(TableView):
    """Marks what is advised at these places."""

    def __init__(self, *marks: Box) -> None:
        super().__init__(("Ada", "Bea"))
        self.marks = marks

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        super().draw(canvas, sight)
        if sight.picture.hint is not None:
            for mark in self.marks:
                canvas.fill("y5", mark)


@pytest.fixture
def advised() -> Picture[AuctionState]:
    state, _ = deal(RULES, AuctionOptions(), TableChance(1))
    return Picture(state, 0, hint=Bid(1))


def test_marks_far_apart_have_a_box_each(advised: Picture[AuctionState]) -> None:
    marks = [(20, 40, 30, 10), (400, 300, 8, 8)]
    assert sorted(map(tuple, changed(Marking(*marks), advised))) == marks


def test_a_box_is_no_larger_than_what_changes_in_it(advised: Picture[AuctionState]) -> None:
    frame = [(20, 40, 30, 1), (20, 40, 1, 12), (20, 51, 30, 1)]
    assert changed(Marking(*frame), advised) == [pygame.Rect(20, 40, 30, 12)]


def test_what_is_too_small_to_look_at_is_left_out(advised: Picture[AuctionState]) -> None:
    assert changed(Marking((20, 40, FEWEST - 1, 1)), advised) == []
    assert changed(Marking((20, 40, FEWEST, 1)), advised) == [pygame.Rect(20, 40, FEWEST, 1)]


def test_where_nothing_is_marked_nothing_is_found(advised: Picture[AuctionState]) -> None:
    assert changed(Marking(), advised) == []
