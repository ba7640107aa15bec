"""Who knows what: hands of itineraries, and nothing of the deck."""

from __future__ import annotations

import random

import msgspec
import pytest

from game.core.chance import FastChance, TableChance
from game.core.mask import mask_all
from game.core.observer import fold
from game.core.rules import act, deal
from game.trekking.events import DeckPeeked
from game.trekking.moves import (
    ArrangeDeck,
    EndTurn,
    PickItinerary,
    PlaceWild,
    UseWarp,
    Visit,
)
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from tests.trekking.tables import opened


def test_a_view_knows_its_own_itineraries_and_how_many_others_hold() -> None:
    options, chance = TrekkingOptions(seats=3), TableChance(2)
    state, events = deal(RULES, options, chance)
    view = fold(RULES, options, mask_all(events, {1}))
    assert view.hands == [(None,) * 4, state.hands[1], (None,) * 4]
    picks = {seat: PickItinerary(state.hands[seat][0] or 0) for seat in range(3)}
    for event in mask_all(act(RULES, state, picks, chance), {1}):
        view.apply(event)
    assert view.hands[0] == (None,) * 3
    assert view.sheets[0] == picks[0].sheet


def test_what_is_hidden_is_hidden_on_the_wire_to_an_ai_too() -> None:
    options, chance = TrekkingOptions(seats=2, time_warp=True), TableChance(2)
    _, events = deal(RULES, options, chance)
    masked = mask_all([*events, DeckPeeked(1, (3, 4))], {0})
    assert DeckPeeked(1, (None, None)) in masked
    for event in masked:
        sent = msgspec.msgpack.decode(msgspec.msgpack.encode(event))
        assert msgspec.convert(sent, RULES.event_type) == event


def test_imagined_hands_agree_with_what_was_seen() -> None:
    options = TrekkingOptions(seats=4)
    state, events = deal(RULES, options, TableChance(2))
    view = fold(RULES, options, mask_all(events, {1}))
    for seed in range(10):
        imagined = RULES.imagine(view, FastChance(random.Random(seed)))
        assert imagined.hands[1] == state.hands[1]
        RULES.conserve(imagined)
        held = [sheet for hand in imagined.hands for sheet in hand]
        assert len(set(held)) == 16
        assert None not in held


def test_the_deck_is_only_what_may_still_come() -> None:
    state = opened(2)
    assert state.deck == sorted(state.deck)
    assert set(state.deck) | set(state.slots) == set(range(1, 37))


GARBAGE = [
    Visit(-1),
    Visit(7),
    Visit(0, -1),
    Visit(0, 99),
    Visit(0, 0, 99),
    Visit(0, 0, 0, 3),
    Visit(None),  # type: ignore[arg-type]
    Visit("0", "0"),  # type: ignore[arg-type]
    Visit(0, None),  # type: ignore[arg-type]
    Visit(0, 0, None, None),  # type: ignore[arg-type]
    Visit([], {}),  # type: ignore[arg-type]
    PlaceWild(0),
    PlaceWild(None),  # type: ignore[arg-type]
    PlaceWild(9),
    PickItinerary(0),
    PickItinerary(None),  # type: ignore[arg-type]
    UseWarp(0),
    UseWarp(None),  # type: ignore[arg-type]
    UseWarp(2, "a", None),  # type: ignore[arg-type]
    ArrangeDeck(()),
    ArrangeDeck((0, 0, 0)),
    ArrangeDeck(None),  # type: ignore[arg-type]
    EndTurn(),
    None,
    "visit",
    7,
]


@pytest.mark.parametrize("time_warp", [False, True])
@pytest.mark.parametrize("move", GARBAGE, ids=[repr(move) for move in GARBAGE])
def test_garbage_is_refused_with_a_reason(move: object, time_warp: bool) -> None:
    options = TrekkingOptions(seats=2, time_warp=time_warp)
    picking, _ = deal(RULES, options, TableChance(6))
    visiting = opened(2, time_warp=time_warp)
    visiting.warps = (2, 23, 24) if time_warp else ()
    placing = visiting.copy()
    placing.visitor, placing.wilds, placing.filled[0] = 0, 1, 4
    for state, seat in ((picking, 0), (visiting, visiting.actor), (placing, 0)):
        if move in RULES.moves(state, seat):
            continue
        reason = RULES.why_not(state, seat, move)  # type: ignore[arg-type]
        assert reason is not None
        assert reason.key.startswith("trekking.reason.")
