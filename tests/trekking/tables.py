"""Tables laid out for a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.chance import Chance, ScriptedChance, TableChance
from game.core.rules import deal
from game.trekking.catalog import catalog, count
from game.trekking.moves import PickItinerary
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import HOUR, TrekkingState


def opened(seats: int = 2, seed: int = 1, **options: Any) -> TrekkingState:
    """A dealt table on which all have picked the first itinerary of their hand."""
    chance = TableChance(seed)
    state, _ = deal(RULES, TrekkingOptions(seats=seats, **options), chance)
    return picked(state, chance)


def picked(state: TrekkingState, chance: Chance) -> TrekkingState:
    """The same table once all have picked an itinerary."""
    picks = {ask.seat: PickItinerary(state.hands[ask.seat][0] or 0) for ask in RULES.asks(state)}
    RULES.play(state, picks, chance)
    return state


def set_clock(state: TrekkingState, arrivals: Sequence[Sequence[int]], actor: int | None = None) -> None:
    """Watches put down one after another as (party, hour)."""
    for party, hour in arrivals:
        state.ticks += 1
        state.clock[party] = hour * HOUR - state.ticks
    state.actor = state.clock.index(min(state.clock)) if actor is None else actor


def lay(given: dict[str, Any]) -> TrekkingState:
    """The table that a worked case describes."""
    arrivals = given.get("clock", [[1, 0], [0, 0]])
    state = opened(len(arrivals))
    state.day = given.get("day", 1)
    set_clock(state, arrivals, given.get("actor"))
    seat = state.actor
    state.slots = given.get("slots", [2, 3, 5, 7, 8, 10])
    today = catalog().day_cards[state.day]
    trek = tuple(given.get("trek", ()))
    state.deck = given.get("deck", [card for card in today if card not in (*state.slots, *trek)])
    state.treks[seat] = trek
    state.years[seat] = given.get("year", next((catalog().years[card] for card in trek[:1]), 0))
    state.sheets[seat] = given.get("sheet", 1)
    state.filled[seat] = sum(number << 3 * at for at, number in enumerate(given.get("tokens", ())))
    state.crystals[seat] = given.get("crystals", 1)
    state.supply = given.get("supply", state.supply)
    state.ancestors = given.get("ancestors", state.ancestors)
    return state


def scripted(state: TrekkingState, card: int) -> Chance:
    """Chance that turns this card over next."""
    return ScriptedChance({("card", state.day, state.turned): card})


def tokens(state: TrekkingState, seat: int) -> list[int]:
    """Covered spaces by column."""
    return [count(state.filled[seat], column) for column in range(4)]
