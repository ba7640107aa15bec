"""What on the table has an entry in the encyclopaedia."""

from __future__ import annotations

from collections.abc import Hashable

from game.tabletop.spots import number_in
from game.trekking.catalog import ANCESTOR
from game.trekking.moves import ANCESTORS
from game.trekking.view import detail, entries
from game.trekking.view.sight import Sight

OF_TREKS, OF_SHEET = ("table", "finished"), ("column", "space", "row", "head")
"""The kinds of spots that tell of what treks are worth, and of the itinerary that lies there."""


def entry(spot: Hashable, sight: Sight) -> str:
    """The entry on what lies at a spot for all this seat knows; empty: none."""
    sheet, warp = number_in(spot, "sheet"), number_in(spot, "warp")
    if sheet is not None:
        return entries.sheet_id(sheet)
    if warp is not None:
        return entries.warp_id(warp)
    kind = spot[0] if isinstance(spot, tuple) else None
    if kind in OF_TREKS:
        return entries.trek_id(sight.state.options.trek_table)
    if kind in OF_SHEET:
        party, sheets = sight.party, sight.state.sheets
        return entries.sheet_id(sheets[party]) if party < len(sheets) and sheets[party] else ""
    card = _card(spot, sight)
    return entries.card_id(card) if card else ""


def _card(spot: Hashable, sight: Sight) -> int:
    """The card at a spot, on the plate of another the latest of the trek; 0 if none is known there."""
    state = sight.state
    if spot == ("ancestors",):
        return ANCESTOR
    at, peek = number_in(spot, "place"), number_in(spot, "peek")
    trek, party = number_in(spot, "trek"), number_in(spot, "party")
    if at is not None:
        return ANCESTOR if at == ANCESTORS else state.slots[at] or 0
    if peek is not None:
        return detail.peeked(state)[peek] or 0
    if trek is not None:
        return state.treks[sight.party][trek]
    return state.treks[party][-1] if party is not None and state.treks[party] else 0
