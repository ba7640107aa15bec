"""A city's numbers: the rows of its account, its flag on the track, the total."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from game.my_city.state import MyCityState
from game.my_city.view.account import TRACK, account
from game.my_city.view.sight import CITY_SPOT, ROW_SPOT
from game.tabletop.spots import number_in
from game.ui.locale import words

TOTAL_SPOT = ("summary.total",)


def numbers(state: MyCityState, seat: int) -> Mapping[Hashable, int]:
    """Each number by the spot that shows it, the totals on the plates of the others too."""
    found = account(state, seat)
    rows: dict[Hashable, int] = {(ROW_SPOT, entry.name): entry.points for entry in found.rows}
    others: dict[Hashable, int] = {
        (CITY_SPOT, other): account(state, other).total for other in range(len(state.cities)) if other != seat
    }
    return {**rows, **others, (ROW_SPOT, TRACK): found.marker, TOTAL_SPOT: found.total}


def name(spot: Hashable, state: MyCityState) -> str:
    """What a number is called."""
    if spot == TOTAL_SPOT or number_in(spot, CITY_SPOT) is not None:
        return words("my_city.view.if_now")
    found = spot[1] if isinstance(spot, tuple) else ""
    return words("my_city.view.track") if found == TRACK else row_name(str(found))


def row_name(row: str) -> str:
    """What a row of the account is called; one for several lines of the sheet has a name of its own."""
    return words(f"my_city.{'view.row' if row == 'groups' else 'score'}.{row}")
