"""A table before anything has happened: what stands ready, and nothing else."""

from __future__ import annotations

import pytest

from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES


@pytest.mark.parametrize(("seats", "ancestors"), [(1, 6), (2, 6), (3, 9), (4, 12)])
def test_a_blank_table_has_nothing_but_supplies_on_it(seats: int, ancestors: int) -> None:
    options = TrekkingOptions(seats=seats)
    state = RULES.blank(options)
    parties = options.parties
    assert (state.seats, state.parties, state.options) == (seats, parties, options)
    assert (state.day, state.turned, state.ticks, state.wilds, state.picking, state.actor) == (0,) * 6
    assert not state.over
    assert not state.arranging
    assert (state.visitor, state.gap) == (-1, -1)
    assert (state.slots, state.deck, state.stacked, state.bottom) == ([0] * 6, [], (), ())
    assert state.ancestors == ancestors
    assert state.supply == [20, 18, 16, 16, 14]
    assert state.crystals == [1] * seats + [0] * (parties - seats), "the rival has none"
    assert state.hands == state.itineraries == [()] * seats
    assert state.sheets == state.filled == state.stand_ins == [0] * seats
    assert state.clock == state.years == [0] * parties
    assert state.treks == state.finished == [()] * parties
    assert (state.warps, state.markers, state.warp_deck) == ((), (), ())
    assert [state.track(party) for party in range(parties)] == [0] * parties
    assert [state.hour(party) for party in range(parties)] == [0] * parties


def test_with_time_warp_its_cards_lie_ready() -> None:
    assert len(RULES.blank(TrekkingOptions(seats=2, time_warp=True)).warp_deck) == 24
