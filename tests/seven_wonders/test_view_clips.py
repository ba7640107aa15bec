"""Every event of 7 Wonders has its animation, or expressly none."""

from __future__ import annotations

from typing import Any

import pytest

from game.seven_wonders import events as ev
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view.clips import CLIPS, clip
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from game.ui.palette import names
from game.ui.pixels import pixels_of
from tests.seven_wonders.table import n, table

WALLS, PLATO = n("walls"), n("plato")


def happenings(party: int, card: int | None) -> list[Any]:
    """An event of every animated kind about a city; *card*: as its owner sees it, or None."""
    return [
        ev.CardBuilt(party, party, WALLS, "paid", 1, 0, 0, 1),
        ev.StageBuilt(party, party, card, 0, 0, 0, 0),
        ev.CardSold(party, party, card),
        ev.CoinsTaken(party, 3, "sale", 1),
        ev.DiplomacyTaken(party, 1),
        ev.DiplomacySpent(party),
        ev.CardSalvaged(party, WALLS),
        ev.LossPaid(party, 2, 0),
        ev.LossPaid(party, 0, 3),
        ev.ConflictFought(party, (party + 1) % 4, 3, 1, 1, (party + 1) % 4),
        ev.LeaderRecruited(party, PLATO, 4),
        ev.LeaderCopied(party, PLATO),
        ev.LeaderEntombed(party, PLATO),
        ev.HandsPassed(1),
        ev.HandsPassed(-1),
        ev.PacksPassed(),
        ev.AgeOpened(2, 0, -1),
        ev.ConflictsOpened(2),
        ev.PhaseOpened("over"),
    ]


def test_every_event_class_is_decided_on() -> None:
    assert set(CLIPS) == set(SevenWondersState.events)


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.95, 1.0])
@pytest.mark.parametrize("party", [0, 2])
@pytest.mark.parametrize("language", languages())
def test_an_animation_stays_in_the_palette_and_is_short(share: float, party: int, language: str) -> None:
    TEXTS.switch(language)
    TEXTS.missing.clear()
    state = table(4, leaders=True, age=1)
    for event in happenings(party, WALLS if party == 0 else None):
        found = clip(event, state, 0)
        assert found is not None, event
        drawn_fights = 4 if isinstance(event, ev.ConflictsOpened) else 0
        assert 0 < found.seconds <= 1.0 + 0.5 * drawn_fights
        canvas = Canvas()
        found.draw(canvas, share)
        assert max(pixels_of(canvas.surface)) < len(names())
    assert not TEXTS.missing


def test_a_leader_kept_is_seen_by_its_owner_alone() -> None:
    state = table(4, leaders=True, age=1)
    assert clip(ev.LeaderKept(0, PLATO), state, 0) is not None
    assert clip(ev.LeaderKept(1, None), state, 0) is None


def test_a_card_drawn_for_the_free_city_goes_to_its_player() -> None:
    state = table(2, age=1, cities=True)
    for event in (ev.CityCardDrawn(0, WALLS), ev.CityCardDrawn(1, None)):
        found = clip(event, state, 0)
        assert found is not None
        found.draw(Canvas(), 0.5)


def test_the_own_hand_is_turned_over_and_nobody_elses() -> None:
    state = table(4, age=1)
    assert clip(ev.HandReceived(1, (None,) * 7), state, 0) is None
    found = clip(ev.HandReceived(0, (WALLS,) * 7), state, 0)
    assert found is not None
    assert found.base.sizes[0] == 0
    for share in (0.0, 0.4, 0.8, 1.0):
        found.draw(Canvas(), share)


def test_leaders_handed_to_the_own_seat_are_turned_over() -> None:
    state = table(4, leaders=True, age=1)
    assert clip(ev.PackReceived(1, (None,) * 4), state, 0) is None
    found = clip(ev.PackReceived(0, (PLATO,)), state, 0)
    assert found is not None
    found.draw(Canvas(), 0.6)


def test_a_hand_passed_on_leaves_nothing_lying_there_meanwhile() -> None:
    state = table(4, age=1)
    sizes = list(state.sizes)
    found = clip(ev.HandsPassed(1), state, 0)
    assert found is not None
    assert found.base.sizes[0] == 0
    assert state.sizes == sizes


def test_the_own_last_card_sinks_to_the_discard_pile() -> None:
    state = table(4, age=1)
    state.hands[0], state.sizes[0] = (WALLS,), 1
    assert clip(ev.CardDropped(1, None), state, 0) is None
    found = clip(ev.CardDropped(0, WALLS), state, 0)
    assert found is not None
    assert found.base.hands[0] == ()
    found.draw(Canvas(), 0.5)
    assert state.hands[0] == (WALLS,)


def test_an_order_of_the_free_city_is_laid_before_it_face_down() -> None:
    state = table(2, age=1, cities=True)
    for event in (ev.CityOrdered(0, ("sell", WALLS, "", 0)), ev.CityOrdered(1, (None, None, None, None))):
        found = clip(event, state, 0)
        assert found is not None
        found.draw(Canvas(), 0.5)


def test_drawn_fights_are_shown_when_the_war_begins() -> None:
    even, uneven = table(4, age=1), table(4, age=1)
    even.shields, uneven.shields = [2, 2, 0, 1], [3, 2, 0, 1]
    pictures = []
    for state in (even, uneven):
        found = clip(ev.ConflictsOpened(1), state, 0)
        assert found is not None
        canvas = Canvas()
        found.draw(canvas, 0.8)
        pictures.append(canvas.surface.copy())
    assert pictures[0].get_buffer().raw != pictures[1].get_buffer().raw


def test_drawn_fights_are_fought_one_after_the_other_and_stand_long_enough_to_be_read() -> None:
    none, two = table(4, age=1), table(4, age=1)
    none.shields, two.shields = [3, 2, 0, 1], [2, 2, 1, 1]
    short, long = (clip(ev.ConflictsOpened(1), state, 0) for state in (none, two))
    assert short is not None
    assert long is not None
    assert (len(short.beats), len(long.beats)) == (0, 2)
    (first, _), (second, _) = long.beats
    assert first < second < long.seconds - 0.9
    assert long.seconds > short.seconds + 0.5
    seen = []
    for now in (first - 0.1, first + 0.05, second + 0.05, long.seconds - 0.1):
        canvas = Canvas()
        long.draw(canvas, now / long.seconds)
        seen.append(canvas.surface.get_buffer().raw)
    assert len(set(seen)) == len(seen)
