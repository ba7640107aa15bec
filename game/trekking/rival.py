"""The automated rival of a solo game (house rules)."""

from __future__ import annotations

from game.trekking import visits
from game.trekking.catalog import RivalLevel, catalog
from game.trekking.state import TrekkingState


def level(state: TrekkingState) -> RivalLevel:
    """The rival's level at this table."""
    return catalog().levels[state.options.rival]


def head_start(state: TrekkingState, party: int) -> int:
    """Points a party starts with."""
    return level(state).head_start if party >= state.seats else 0


def choose(state: TrekkingState, party: int) -> int:
    """The slot whose card the rival takes; -1 if there is none."""
    years = catalog().years
    offered = [slot for slot in range(6) if state.slots[slot]]
    if state.treks[party]:
        later = [slot for slot in offered if years[state.slots[slot]] > state.years[party]]
        if later and level(state).pick == "nearest_slot_5":
            return max(later)
        offered = later or offered
    return min(offered, key=lambda slot: years[state.slots[slot]], default=-1)


def take_turn(state: TrekkingState, party: int) -> None:
    """Take a card at full hours and score an icon a point."""
    slot = choose(state, party)
    if slot < 0:
        state.day_given_up(party)
        return
    data = catalog()
    card = state.slots[slot]
    state.card_visited(party, slot, card, 0)
    visits.move_watch(state, party, data.hours[card])
    columns, wilds, crystals = data.rewards[slot][card]
    state.rival_scored(party, len(columns) + wilds + crystals)
    visits.join_trek(state, party, card, state.years[party])
