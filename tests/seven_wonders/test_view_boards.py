"""The boards of a draft of wonders: shown side by side, kept by a click, advised like any move."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

import pytest

from game.core.players import Person
from game.scenes.table import TableScene
from game.seven_wonders.moves import TakeBoard
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.view import boards
from game.ui import text
from tests.scenes.conftest import cabinet, desk
from tests.scenes.desk import Desk

__all__ = ["cabinet", "desk"]


def opened(desk: Desk, seats: int = 3, how: Literal["drawn", "draft"] = "draft") -> TableScene:
    options = SevenWondersOptions(seats=seats, wonders=how)
    players = [Person(f"P{number}") for number in range(seats)]
    return desk.show(desk.cabinet.open("seven_wonders", options, players, seed=4, friendly=True))


@pytest.mark.parametrize("seats", [3, 6])
def test_what_a_seat_may_keep_lies_side_by_side_on_the_screen(desk: Desk, seats: int) -> None:
    text.cut.clear()
    scene = opened(desk, seats)
    offered = boards.offered(scene.sight)
    assert {move.board for move, _ in offered} == set(scene.kept.table.state.offers[0])
    boxes = [box for _, box in offered]
    assert all(left.right < right.left for left, right in pairwise(boxes))
    assert all(desk.app.canvas.rect.contains(box) for box in boxes)
    assert not text.cut


def test_a_click_keeps_a_board(desk: Desk) -> None:
    scene = opened(desk)
    move = boards.offered(scene.sight)[2][0]
    desk.click_on(("board", 2))
    assert isinstance(move, TakeBoard)
    assert scene.kept.table.sealed[0] == move


def test_pointing_at_a_board_is_seen(desk: Desk) -> None:
    scene = opened(desk)
    before = desk.picture()
    scene.form.focus(("board", 1))
    desk.rest(2)
    assert desk.picture() != before


def test_there_is_nothing_to_keep_once_the_age_has_begun(desk: Desk) -> None:
    assert boards.offered(opened(desk, how="drawn").sight) == []
