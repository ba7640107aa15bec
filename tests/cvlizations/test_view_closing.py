"""The last purchases can be read before the result; what is counted then adds up at every instant."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.cvlizations import events as ev
from game.cvlizations.moves import StopBuying
from game.cvlizations.rules import RULES
from game.cvlizations.state import ROUNDS, CvlizationsState
from game.cvlizations.view import closing, stage
from game.tabletop.views import Clip
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of
from tests.cvlizations.at_table import play_on
from tests.cvlizations.tables import card, opened, table, to_round
from tests.seated import Sit

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


@pytest.mark.parametrize("reduced", [False, True])
def test_a_game_does_not_go_to_its_results_before_all_that_could_be_read(sit: Sit, reduced: bool) -> None:
    seated = sit(NAMES[:2], seed=4, speed="normal")
    seated.app.settings.set("reduced_motion", reduced)
    play_on(seated, 1, lambda state, ask: (state.round, state.turn, ask.topic) == (ROUNDS - 1, 2, "buy"))
    for _ in range(40):
        seated.hand_over()
        seated.app.step([], 0.5)
    session, waited, shown = seated.scene.session, 0.0, set()
    assert session.ask is not None
    session.answer(StopBuying())
    while seated.app.scene is seated.scene and waited < 12:
        seated.app.step([], 0.05)
        event = session.showing.next()
        if event is not None:
            shown.add(type(event))
            waited += 0.05 * isinstance(event, ev.RoundEnded)
    assert {ev.RoundEnded, ev.GameEnded} <= shown
    assert waited >= closing.READ - 0.1
    assert seated.app.scene is not seated.scene


def test_the_totals_are_those_of_the_sheets() -> None:
    state = to_round(opened(), ROUNDS - 1)
    clip = closing.final_count(state, NAMES)
    sheets = [score.total for score in RULES.scores(state)]
    lines = [[line.points for line in score.lines] for score in RULES.scores(state)]
    assert [sum(closing.counted(row, clip.seconds)) for row in lines] == sheets
