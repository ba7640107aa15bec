"""What on the table has an entry in the encyclopaedia."""

from __future__ import annotations

from collections.abc import Hashable

from game.seven_wonders.view import boards, entries
from game.seven_wonders.view.sight import BOARD, BUILT, CITY, HAND, SIDE, STAGE, Sight
from game.tabletop.spots import number_in


def entry(spot: Hashable, sight: Sight) -> str:
    """The entry on what lies at a spot for all this seat knows; empty: none."""
    at, built = number_in(spot, HAND), number_in(spot, BUILT)
    card = built if at is None else sight.cards[at]
    if card is not None:
        return "" if card < 0 else entries.card_id(card)
    board = _board(spot, sight)
    return "" if board is None or board < 0 else entries.wonder_id(board)


def _board(spot: Hashable, sight: Sight) -> int | None:
    """The wonder board that lies there, or of the city told about there."""
    offer = number_in(spot, BOARD)
    if offer is not None:
        return boards.offered(sight)[offer][0].board
    if spot == ("wonder",) or number_in(spot, STAGE) is not None:
        return sight.state.boards[sight.shown]
    city, side = number_in(spot, CITY), number_in(spot, SIDE)
    party = city if side is None else side
    return None if party is None else sight.state.boards[party]
