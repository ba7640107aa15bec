"""The reveal takes the whole table: cards turn over, tribes are counted in, goods come down to owners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.rules import Event
from game.cvlizations import events as ev
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.rules import RULES
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import reveal, stage
from game.cvlizations.view.sight import see
from game.cvlizations.view.stage import Setting
from game.tabletop.memo import Memo
from game.tabletop.picture import Picture
from game.tabletop.views import Clip
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of

NAMES = ("Ada", "Bea", "Cai", "Dee", "Eli")
LOGGING, HUNTING, TRADING = 1, 2, 6


def laid(seats: int = 3, down: Sequence[int] = (LOGGING, LOGGING, HUNTING)) -> CvlizationsState:
    """Everybody has laid Trading face up, and something else face down."""
    state = RULES.blank(CvlizationsOptions(seats=seats))
    for tribe, order in zip(range(seats), down):
        state.apply(ev.OrdersLaid(tribe, tribe, TRADING, order))
    return state


def acting() -> CvlizationsState:
    state = laid()
    state.apply(ev.OrdersRevealed((LOGGING, LOGGING, HUNTING)))
    return state


def staged(event: Event, before: CvlizationsState, passed: tuple[Event, ...] = ()) -> Clip:
    sight = see(Picture(before, 0, passed=(*passed, event)), Memo(1))
    clip = reveal.clip(event, before, sight, NAMES)
    assert clip is not None
    return clip


def picture(clip: Clip, seconds: float, ground: str = "k0") -> bytes:
    canvas = Canvas()
    canvas.fill(ground)
    clip.draw(canvas, min(1.0, seconds / clip.seconds))
    return pixels_of(canvas.surface.subsurface(stage.FIELD))


EVENTS: list[Any] = [
    ev.OrdersRevealed((LOGGING, LOGGING, HUNTING)),
    ev.OrderCarriedOut(0, LOGGING, 2),
    ev.ResourcesGained(0, 0, 3, 0, LOGGING),
    ev.ResourceStolen(0, 1, 2, 0),
    ev.ResourcesTraded(0, 0, 1, 2, TRADING),
    ev.HappinessGained(2, 1, 5),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_nothing_of_the_table_is_left_below(event: Event) -> None:
    before = laid() if isinstance(event, ev.OrdersRevealed) else acting()
    clip = staged(event, before)
    for seconds in (0.0, clip.seconds / 2, clip.seconds):
        assert picture(clip, seconds, "k0") == picture(clip, seconds, "p5")


def test_what_lies_face_down_cannot_be_told_before_it_turns_over() -> None:
    one = staged(ev.OrdersRevealed((LOGGING, LOGGING, HUNTING)), laid())
    other = staged(ev.OrdersRevealed((HUNTING, 3, 4)), laid(down=(HUNTING, 3, 4)))
    hidden = reveal.HIDDEN * 0.9
    assert picture(one, hidden) == picture(other, hidden)
    assert picture(one, one.seconds) != picture(other, other.seconds)


def test_the_tribes_are_counted_in_one_by_one_and_then_the_line_lights_up() -> None:
    revealed = ev.OrdersRevealed((LOGGING, LOGGING, HUNTING))
    clip = staged(ev.OrderCarriedOut(0, LOGGING, 2), acting(), (revealed,))
    begin = reveal.SKIP
    moments = [begin + reveal.COUNT * share for share in (0.5, 1.5, 2.5)]
    assert len({picture(clip, seconds) for seconds in moments}) == 3
    assert picture(clip, moments[0]) == picture(clip, moments[0] + 0.02), "each stands still to be read"


def test_orders_that_nobody_chose_are_passed_in_a_moment_and_a_second_tribe_is_not_counted_again() -> None:
    revealed, first = ev.OrdersRevealed((LOGGING, LOGGING, HUNTING)), ev.OrderCarriedOut(0, LOGGING, 2)
    again = staged(ev.OrderCarriedOut(1, LOGGING, 2), acting(), (revealed, first))
    assert again.seconds == reveal.AGAIN
    near = staged(ev.OrderCarriedOut(2, HUNTING, 1), acting(), (revealed, first))
    far = staged(ev.OrderCarriedOut(2, HUNTING, 1), acting(), (revealed,))
    assert far.seconds - near.seconds == pytest.approx(2 * reveal.SKIP)


def test_a_store_says_from_what_to_what_once_the_goods_have_come_down() -> None:
    clip = staged(ev.ResourcesGained(0, 0, 3, 0, LOGGING), acting())
    setting = Setting(acting(), NAMES, LOGGING)
    boxes = [stage.goods_box(setting, tribe, kind) for tribe in range(3) for kind in range(3)]

    def stores(seconds: float) -> list[bytes]:
        canvas = Canvas()
        clip.draw(canvas, seconds / clip.seconds)
        return [pixels_of(canvas.surface.subsurface(box)) for box in boxes]

    before, after = stores(0.0), stores(clip.seconds)
    assert [number for number in range(9) if before[number] != after[number]] == [1]


def test_goods_come_straight_down_past_nobody_else_s_store() -> None:
    setting = Setting(acting(), NAMES, LOGGING)
    for event in EVENTS[2:]:
        flights, up = reveal._flights(event, setting)
        assert all(flight.start[0] == flight.end[0] for flight in (*flights, *up))


def test_what_happens_while_ideas_are_bought_stays_at_the_table() -> None:
    state = acting()
    state.apply(ev.ActionsEnded())
    sight = see(Picture(state, 0), Memo(1))
    assert reveal.clip(ev.HappinessGained(0, 1, 20), state, sight, NAMES) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("large", [False, True])
def test_everything_has_room_for_any_number_of_tribes(seats: int, large: bool) -> None:
    state = laid(seats, (LOGGING,) * 5)
    setting = Setting(state, NAMES[:seats], LOGGING)
    text.set_large(large)
    text.cut.clear()
    try:
        canvas = Canvas()
        stage.draw(canvas, setting)
        stage.band(canvas, setting, 3, True)
        long = setting._replace(names=("Maximilian", "Charlotte", "Bartholomew", "Alexandrina", "Wilhelmina"))
        stage.band(canvas, long, seats, True)
        assert not text.cut
    finally:
        text.set_large(False)
    for tribe in setting.tribes:
        column = stage.column(setting, tribe)
        assert all(column.contains(stage.card_box(setting, tribe, slot)) for slot in (0, 1))
        assert stage.FIELD.contains(stage.store(setting, tribe))
        assert all(
            stage.store(setting, tribe).contains(stage.goods_box(setting, tribe, kind)) for kind in range(3)
        )
