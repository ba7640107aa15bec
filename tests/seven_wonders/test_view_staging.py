"""A common turn is staged at its first event, and nothing of it is shown twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.seven_wonders import events as ev
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view.news import reports
from game.seven_wonders.view.staging import together
from game.seven_wonders.view.table import TableView
from game.tabletop.picture import Picture
from game.tabletop.tidings import Tiding
from game.tabletop.told import Told
from game.tabletop.views import Clip
from game.ui.canvas import Canvas
from game.ui.palette import names
from game.ui.pixels import pixels_of
from tests.seven_wonders.table import n, table

ALTAR, WALLS, LAIR = n("altar"), n("walls"), n("lair")
TURN = (
    ev.CardBuilt(0, 0, ALTAR, "paid", 2, 0, 0, 0),
    ev.CardSold(1, 1, None),
    ev.StageBuilt(2, 2, None, 0, 1, 0, 0),
)


@pytest.fixture
def state() -> SevenWondersState:
    return table(3, hand=("altar", "walls", "walls"), coins=5)


def shown(state: SevenWondersState, events: Sequence[Any], seat: int = 0) -> list[Clip | None]:
    """The animations of what happens, as a table shows it."""
    view = TableView(state.options, ("Ada", "Bea", "Cai"))
    found = []
    for number, event in enumerate(events):
        sight = view.see(Picture(state.copy(), seat, coming=tuple(events[number:])))
        found.append(view.clip(event, state.copy(), sight))
        state.apply(event)
    return found


def test_a_turn_is_shown_with_its_first_card_and_paid_with_its_last(state: SevenWondersState) -> None:
    first, second, last = shown(state, TURN)
    assert first is not None
    assert last is not None
    assert second is None
    assert first.base.hands[0] == (WALLS, WALLS), "a card on the table lies no more in the hand"
    assert first.base.coins == [5, 5, 5]
    assert last.base.coins == [3, 8, 4], "what was paid is shown with what everybody has then"


def test_what_is_staged_is_known_until_it_has_passed(state: SevenWondersState) -> None:
    view = TableView(state.options, ("Ada", "Bea", "Cai"))
    assert not any(view.staged(event) for event in TURN)
    view.clip(TURN[0], state, view.see(Picture(state, 0, coming=TURN)))
    assert [view.staged(event) for event in TURN] == [False, True, True]
    view.clip(TURN[2], state, view.see(Picture(state, 0, coming=TURN[2:])))
    assert not view.staged(ev.CardSold(1, 1, None)), "another one that looks the same"


@pytest.mark.parametrize("seat", [0, 2])
def test_every_frame_stays_in_the_palette(state: SevenWondersState, seat: int) -> None:
    for clip in shown(state, TURN, seat):
        for step in range(21 if clip else 0):
            canvas = Canvas()
            assert clip is not None
            clip.draw(canvas, step / 20)
            assert max(pixels_of(canvas.surface)) < len(names())


def test_one_card_alone_is_shown_by_itself(state: SevenWondersState) -> None:
    (clip,) = shown(state, TURN[:1])
    assert clip is not None
    assert clip.seconds <= 1


def test_who_looks_back_sees_one_after_the_other(state: SevenWondersState) -> None:
    view = TableView(state.options, ("Ada", "Bea", "Cai"))
    clips = [view.clip(event, state, view.see(Picture(state, 0))) for event in TURN]
    assert all(clip is not None and clip.seconds <= 1 for clip in clips)


def test_coins_that_come_at_the_same_time_are_shown_together(state: SevenWondersState) -> None:
    taken = ev.CoinsTaken(0, 3, "sale", 0), ev.DiplomacyTaken(1, 1), ev.CoinsTaken(1, 3, "sale", 0)
    passed = ev.HandsPassed(1), ev.CoinsTaken(2, 3, "sale", 0)
    assert together((*taken, *passed)) == (taken[0], taken[2])
    first, dove, second = shown(state, taken)
    assert first is not None
    assert dove is not None
    assert second is None


def test_whose_card_makes_others_lose_coins_is_seen(state: SevenWondersState) -> None:
    first, second = shown(state, (ev.LossOwed(0, 2, 1, LAIR), ev.LossOwed(2, 2, 1, LAIR)))
    assert first is not None
    assert second is None
    before, after = Canvas(), Canvas()
    first.draw(before, 1.0)
    first.draw(after, 0.5)
    assert pixels_of(before.surface) != pixels_of(after.surface)


def test_a_chip_tells_nothing_before_its_card_is_turned_over(state: SevenWondersState) -> None:
    view, head = TableView(state.options, ("Ada", "Bea", "Cai")), TURN[1]
    told = (Told(Tiding(head, (head,), "icons/coin"), "Bea sells."),)
    hidden = view.see(Picture(state, 0, coming=(head,), news=told))
    seen = view.see(Picture(state, 0, news=told))
    assert reports(hidden)[1].head is None
    assert reports(seen)[1].head == head


def test_the_same_turn_is_staged_again_if_it_is_shown_once_more(state: SevenWondersState) -> None:
    view = TableView(state.options, ("Ada", "Bea", "Cai"))
    events = (*TURN, ev.CoinsTaken(1, 3, "sale", 0))
    for _ in range(2):
        now, shown_at = state.copy(), []
        for number, event in enumerate(events):
            clip = view.clip(event, now.copy(), view.see(Picture(now, 0, coming=events[number:])))
            shown_at.append(clip is not None)
            now.apply(event)
        assert shown_at == [True, False, True, True]
    view.clip(TURN[0], state, view.see(Picture(state, 0, coming=TURN)))
    skipped = view.clip(TURN[0], state, view.see(Picture(state, 0, coming=TURN)))
    assert skipped is not None, "what was skipped can be shown once more"
