"""What on the table has an entry in the encyclopaedia."""

from __future__ import annotations

from collections.abc import Hashable

from game.cvlizations.state import NOTHING
from game.cvlizations.view import entries, pieces, tray
from game.cvlizations.view.sight import ABOUT, HAND, IDEA, KIND, LAID, OWNED, RAIL, Sight
from game.tabletop.spots import number_in


def entry(spot: Hashable, sight: Sight) -> str:
    """The entry on what lies at a spot for all this seat knows; empty: none."""
    found = [number_in(spot, kind) for kind in (HAND, RAIL, IDEA)]
    card = next((number for number in found if number is not None), None)
    if spot == ABOUT:
        card = tray.concerned(sight)
    if card is None and isinstance(spot, tuple):
        card = _of_tribe(spot, sight)
    return "" if card is None or card == NOTHING else entries.card_id(card)


def ideas(sight: Sight) -> frozenset[str]:
    """The entries on all ideas that tribes own: the plates have no room to name every one."""
    return frozenset(entries.card_id(card) for own in sight.state.ideas for card in own)


def _of_tribe(spot: Hashable, sight: Sight) -> int | None:
    """An order that a tribe has laid, its latest idea of a kind; None: unknown or none."""
    state, laid, ideas = sight.state, number_in(spot, LAID), number_in(spot, KIND)
    assert isinstance(spot, tuple)
    if number_in(spot, OWNED) is not None:
        return int(spot[2])
    if laid is not None:
        return (state.up, state.down)[spot[2]][laid]
    if ideas is not None:
        own = [card for card in state.ideas[ideas] if pieces.BOOK.idea(card).kind == spot[2]]
        return own[-1] if own else None
    return None
