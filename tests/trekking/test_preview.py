"""What hovering shows before a move is made."""

from __future__ import annotations

from game.core.chance import TableChance
from game.core.rules import deal
from game.trekking.moves import ArrangeDeck, EndTurn, PickItinerary, PlaceWild, UseWarp, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from tests.trekking.tables import lay, opened, tokens


def test_a_visit_shows_watch_tokens_points_trek_and_who_is_next() -> None:
    given = {
        "clock": [[1, 11], [0, 9]],
        "trek": [21],
        "slots": [16, 3, 5, 7, 8, 2],
        "sheet": 1,
        "tokens": [0, 2, 0, 0],
    }
    state = lay(given)
    before = state.copy()
    seen = RULES.preview(state, 0, Visit(0, 0))
    assert state == before
    assert (seen.hour(0), seen.actor) == (12, 1)
    assert tokens(seen, 0) == [0, 3, 0, 0]
    assert seen.track(0) == 5, "2 for the space, 3 for 12 o'clock"
    assert (seen.treks[0], seen.finished[0]) == ((16,), ((21,),))
    assert seen.slots == [0, 3, 5, 7, 8, 2], "what comes next nobody knows"


def test_a_visit_with_wilds_stops_where_a_choice_begins() -> None:
    state = lay({"trek": [2]})
    seen = RULES.preview(state, 0, Visit(6, 0))
    assert seen.wilds == 1
    placed = RULES.preview(seen, 0, PlaceWild(2))
    assert (placed.wilds, tokens(placed, 0), placed.visitor) == (0, [0, 0, 1, 0], -1)


def test_a_time_warp_card_shows_its_effect() -> None:
    state = lay({"slots": [15, 3, 5, 7, 8, 2]})
    state.warps, state.markers = (5, 2, 1), (-1,) * 3
    assert RULES.preview(state, 0, Visit(0, 0, 5)).hour(0) == 2
    assert RULES.preview(state, 0, UseWarp(2, 1, 2)).slots == [15, 5, 3, 7, 8, 2]
    assert RULES.preview(state, 0, UseWarp(1)).slots == state.slots, "new cards stay unknown"


def test_other_moves() -> None:
    state, _ = deal(RULES, TrekkingOptions(seats=2), TableChance(1))
    sheet = state.hands[0][0] or 0
    assert RULES.preview(state, 0, PickItinerary(sheet)).sheets[0] == sheet
    looking = opened(2)
    looking.stacked, looking.arranging = (30, 31), True
    assert RULES.preview(looking, looking.actor, ArrangeDeck((2, 1, 0))).slots[0] == 31
    ending = lay({"clock": [[1, 5], [0, 6]], "actor": 0})
    ending.visitor = 0
    assert RULES.preview(ending, 0, EndTurn()).actor == 1
