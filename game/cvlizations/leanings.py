"""What each leaning likes of a move in CVlizations: orders laid, ideas bought, resources kept or stolen."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.leaning import Appeal
from game.core.rules import Move
from game.cvlizations.catalog import (
    CHEATING,
    DOUBLING,
    HUNTING,
    IDEA_KINDS,
    LOGGING,
    QUARRYING,
    REST,
    THEFT,
    TRADE,
    load,
)
from game.cvlizations.moves import BuyIdea, LayOrders
from game.cvlizations.state import CvlizationsState

IDEOLOGY, TOOL, BUILDING, INVENTION = range(len(IDEA_KINDS))


def _likes(orders: tuple[int, ...], kinds: tuple[int, ...]) -> Appeal:
    """Laying these orders, and buying ideas of these kinds."""

    def appeal(state: CvlizationsState, seat: int, move: Move) -> float:
        if isinstance(move, LayOrders):
            return float((move.face_up in orders) + (move.face_down in orders))
        return float(isinstance(move, BuyIdea) and load().kind[move.idea] in kinds)

    return appeal


def miser(state: CvlizationsState, seat: int, move: Move) -> float:
    """Resources spent on ideas, counted down."""
    return -float(move.food + move.wood + move.stone) if isinstance(move, BuyIdea) else 0.0


def spoiler(state: CvlizationsState, seat: int, move: Move) -> float:
    """Laying what others have shown, so that it is done once too often."""
    if not isinstance(move, LayOrders):
        return 0.0
    return float(sum(order in (move.face_up, move.face_down) for order in state.up))


LEANINGS: Mapping[str, Appeal] = {
    "builder": _likes((LOGGING, QUARRYING), (BUILDING,)),
    "warrior": _likes((THEFT,), (TOOL,)),
    "scholar": _likes((REST,), (IDEOLOGY, INVENTION)),
    "miser": miser,
    "gambler": _likes((DOUBLING, CHEATING), ()),
    "spoiler": spoiler,
    "planner": _likes((TRADE,), (TOOL, INVENTION)),
    "newcomer": _likes((HUNTING,), (IDEOLOGY,)),
}
