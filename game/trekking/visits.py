"""A visit: which cards a seat may take at what price, and what taking one does (R10-R24)."""

from __future__ import annotations

from game.core.reason import Reason
from game.trekking.catalog import ANCESTOR, WILD, Reward, catalog
from game.trekking.moves import ANCESTORS, Visit
from game.trekking.state import TrekkingState

CLOCK_HOURS = 12
ON_TIME_POINTS = 3
MOST_HOURS = 5

# Every plain visit, so that listing legal moves builds none.
VISITS = tuple(
    tuple(Visit(place, crystals) for crystals in range(MOST_HOURS)) for place in range(ANCESTORS + 1)
)


def card_at(state: TrekkingState, seat: int, place: int) -> int:
    """The card a seat may take at a place; 0 if there is none for it."""
    if place == ANCESTORS:
        return ANCESTOR if state.ancestors and state.treks[seat] else 0
    return state.slots[place]


def anything_to_take(state: TrekkingState, seat: int) -> bool:
    """Whether a seat can go on today at all (R35)."""
    return any(state.slots) or bool(state.ancestors and state.treks[seat])


def plain_visits(state: TrekkingState, seat: int) -> list[Visit]:
    """Every legal visit without a time warp card, by place, then crystals."""
    hours, most = catalog().hours, state.crystals[seat] + 1
    visits: list[Visit] = []
    for place in range(ANCESTORS + 1):
        card = card_at(state, seat, place)
        if card:
            visits += VISITS[place][: min(most, hours[card])]
    return visits


def place_problem(state: TrekkingState, seat: int, place: int) -> Reason | None:
    """Why no card can be taken at a place."""
    if type(place) is not int or not 0 <= place <= ANCESTORS:
        return Reason("trekking.reason.no_place")
    if place == ANCESTORS:
        if not state.ancestors:
            return Reason("trekking.reason.ancestors_gone")
        if not state.treks[seat]:
            return Reason("trekking.reason.ancestor_first")
    elif not state.slots[place]:
        return Reason("trekking.reason.empty_slot")
    return None


def crystals_problem(state: TrekkingState, seat: int, crystals: int, hours: int) -> Reason | None:
    """Why these crystals can't be paid for a visit of this length (R11, R12)."""
    if type(crystals) is not int or crystals < 0:
        return Reason("trekking.reason.no_number")
    if crystals > state.crystals[seat]:
        return Reason("trekking.reason.crystals_held", {"held": state.crystals[seat]})
    if crystals >= hours:
        return Reason("trekking.reason.one_hour_left", {"hours": hours, "most": hours - 1})
    return None


def make_visit(state: TrekkingState, party: int, place: int, crystals: int) -> None:
    """Carry out a visit without a time warp card, up to the wild tokens and the refill."""
    data = catalog()
    card = ANCESTOR if place == ANCESTORS else state.slots[place]
    state.card_visited(party, place, card, crystals)
    move_watch(state, party, data.hours[card] - crystals)
    gain(state, party, data.rewards[place][card])
    join_trek(state, party, card, state.years[party])


def move_watch(
    state: TrekkingState, party: int, hours: int, on_time: int = ON_TIME_POINTS, late: int = 0
) -> None:
    """Move a watch, at most to 12 (R13, R14); *late* points if it would go beyond."""
    hour = state.hour(party) + hours
    if hour < CLOCK_HOURS:
        state.watch_moved(party, hour, 0)
    else:
        state.watch_moved(party, CLOCK_HOURS, on_time if hour == CLOCK_HOURS else late)


def gain(state: TrekkingState, party: int, reward: Reward) -> None:
    """Coloured tokens go to their columns or back (R17-R20), wild ones are owed (R37)."""
    columns, wilds, crystals = reward
    if columns:
        steps, filled = catalog().sheet_steps[state.sheets[party]], state.filled
        for column in columns:
            step = steps[filled[party]][column]
            if step is None:
                state.token_returned(party, column)
            else:
                state.token_placed(party, column, column, step[1], step[2], step[3])
    if crystals:
        state.crystals_gained(party, crystals)
    if wilds:
        state.wilds_gained(party, wilds)


def place_wild(state: TrekkingState, seat: int, column: int) -> None:
    """A wild token covers the topmost empty space of a column that has one (R17)."""
    step = catalog().sheet_steps[state.sheets[seat]][state.filled[seat]][column]
    assert step is not None
    state.token_placed(seat, WILD, column, step[1], step[2], step[3])


def open_columns(state: TrekkingState, seat: int) -> tuple[int, ...]:
    """Columns with an empty space."""
    return catalog().open_columns[state.sheets[seat]][state.filled[seat]]


def settle_wilds(state: TrekkingState, seat: int) -> None:
    """Place or return the wild tokens that leave no choice (R18)."""
    while state.wilds:
        columns = open_columns(state, seat)
        if len(columns) > 1:
            return
        if columns:
            place_wild(state, seat, columns[0])
        else:
            state.token_returned(seat, WILD)


def joins(state: TrekkingState, party: int, card: int, floor: int) -> bool:
    """Whether a card goes on with the trek, which stands at the year *floor* (R22-R24)."""
    return bool(state.treks[party]) and (card == ANCESTOR or catalog().years[card] >= floor)


def join_trek(state: TrekkingState, party: int, card: int, floor: int, folded: bool = False) -> None:
    """Add the card to the trek or start a new one; a folded card has no year, like an ancestor."""
    year = state.years[party] if folded or card == ANCESTOR else catalog().years[card]
    if joins(state, party, card, floor) or (folded and state.treks[party]):
        state.trek_extended(party, card, year)
    else:
        state.trek_started(party, card, year)
