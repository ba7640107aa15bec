"""What each leaning likes of a visit in Trekking Through History: its card, what it brings, its hours."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.ai.leaning import Appeal
from game.core.rules import Move
from game.trekking import visits
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.moves import Visit
from game.trekking.state import TrekkingState

EVENT, INNOVATION, PROGRESS = 1, 2, 3
LONG = 4
BROKEN = 500.0
"""As many centuries as a leap counts that breaks a trek: more than any that continues one."""
Liking = Callable[[TrekkingState, int, Visit, int], float]
"""Of the state, the seat, its visit and the card there."""


def _continues(state: TrekkingState, seat: int, card: int) -> bool:
    return bool(state.treks[seat]) and (card == ANCESTOR or catalog().years[card] >= state.years[seat])


def builder(state: TrekkingState, seat: int, visit: Visit, card: int) -> float:
    """Progress tokens."""
    return float(catalog().rewards[visit.place][card][0].count(PROGRESS))


def warrior(state: TrekkingState, seat: int, visit: Visit, card: int) -> float:
    """Event tokens."""
    return float(catalog().rewards[visit.place][card][0].count(EVENT))


def scholar(state: TrekkingState, seat: int, visit: Visit, card: int) -> float:
    """Innovation tokens."""
    return float(catalog().rewards[visit.place][card][0].count(INNOVATION))


def miser(state: TrekkingState, seat: int, visit: Visit, card: int) -> float:
    """Crystals got, less crystals paid."""
    return float(catalog().rewards[visit.place][card][2] - visit.crystals)


def gambler(state: TrekkingState, seat: int, visit: Visit, card: int) -> float:
    """Long visits: cards of four hours and more."""
    return float(catalog().hours[card] >= LONG)


def spoiler(state: TrekkingState, seat: int, visit: Visit, card: int) -> float:
    """Cards that would make others' treks longer: how many of them."""
    others = range(state.seats)
    return float(sum(other != seat and _continues(state, other, card) for other in others))


def planner(state: TrekkingState, seat: int, visit: Visit, card: int) -> float:
    """Short steps through time: centuries that a trek leaps over, counted down; one that breaks is worst."""
    if card == ANCESTOR or not state.treks[seat]:
        return 0.0
    if not _continues(state, seat, card):
        return -BROKEN
    return -(catalog().years[card] - state.years[seat]) / 100


def newcomer(state: TrekkingState, seat: int, visit: Visit, card: int) -> float:
    """Cards with much on them: tokens and crystals."""
    columns, wilds, crystals = catalog().rewards[visit.place][card]
    return float(len(columns) + wilds + crystals)


def _of_visits(liking: Liking) -> Appeal:
    def appeal(state: TrekkingState, seat: int, move: Move) -> float:
        if not isinstance(move, Visit):
            return 0.0
        card = visits.card_at(state, seat, move.place)
        return liking(state, seat, move, card) if card else 0.0

    return appeal


LEANINGS: Mapping[str, Appeal] = {
    liking.__name__: _of_visits(liking)
    for liking in (builder, warrior, scholar, miser, gambler, spoiler, planner, newcomer)
}
