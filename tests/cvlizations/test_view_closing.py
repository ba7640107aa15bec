"""The last purchases can be read before the result; what is counted then adds up at every instant."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.cvlizations import events as ev
from game.cvlizations.rules import RULES
from game.cvlizations.state import ROUNDS, CvlizationsState
from game.cvlizations.view import closing, stage
from game.tabletop.views import Clip
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of
from tests.cvlizations.tables import card, opened, table, to_round

NAMES = ("Ada", "Bea", "Cai", "Dee", "Eli")


def last_round(seats: int = 3) -> CvlizationsState:
    """Everybody but the last seat has bought something."""
    state = table(seats=seats, goods=[(3, 3, 3)] * seats, ideas={0: ("axe",), 1: ("cellar",)})
    state.round = ROUNDS - 1
    for seat, name in enumerate(("law", "castle", "hoe", "hammer")[: seats - 1]):
        state.apply(ev.IdeaBought(seat, card(name), 1, 0, 1))
    return state


def picture(clip: Clip, share: float) -> bytes:
    canvas = Canvas()
    clip.draw(canvas, share)
    return pixels_of(canvas.surface.subsurface(stage.FIELD))


def test_what_was_bought_in_the_last_round_lies_there_before_anything_is_counted() -> None:
    state = last_round()
    assert [closing.new_ideas(state, seat) for seat in range(3)] == [[card("law")], [card("castle")], []]
    clip = closing.last_purchases(state, NAMES)
    assert clip is not None
    come = 1 - closing.READ / clip.seconds
    assert picture(clip, come) == picture(clip, 1.0) != picture(clip, 0.0)
    assert clip.still >= 1.5, "it can be read under reduced motion, too"


def test_earlier_rounds_end_as_ever() -> None:
    state = last_round()
    state.round = ROUNDS - 2
    assert closing.last_purchases(state, NAMES) is None


def test_lines_are_counted_one_after_the_other_up_to_the_sheet_s() -> None:
    row = (12, 9, 1)
    assert closing.counted(row, 0.0) == []
    moments = [closing.counted(row, seconds / 20) for seconds in range(60)]
    assert all(len(later) >= len(one) for one, later in pairwise(moments))
    assert [sum(one) for one in moments] == sorted(sum(one) for one in moments)
    assert moments[-1] == list(row)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("large", [False, True])
def test_everything_has_room(seats: int, large: bool) -> None:
    state = last_round(seats)
    text.set_large(large)
    text.cut.clear()
    try:
        purchases = closing.last_purchases(state, NAMES)
        assert purchases is not None
        picture(purchases, 1.0)
        picture(closing.final_count(state, NAMES), 1.0)
        assert not text.cut
    finally:
        text.set_large(False)


def test_the_totals_are_those_of_the_sheets() -> None:
    state = to_round(opened(), ROUNDS - 1)
    clip = closing.final_count(state, NAMES)
    sheets = [score.total for score in RULES.scores(state)]
    lines = [[line.points for line in score.lines] for score in RULES.scores(state)]
    assert [sum(closing.counted(row, clip.seconds)) for row in lines] == sheets
