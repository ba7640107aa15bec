"""What each leaning likes of a die in Troyes Dice: its colour, its number, its use, its price."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.ai.leaning import Appeal
from game.core.rules import Move
from game.troyes_dice.moves import UseDie
from game.troyes_dice.offers import offer_on
from game.troyes_dice.sheet import PRESTIGE, RED, TAKE, WHITE, WORK, YELLOW
from game.troyes_dice.state import TroyesState

Liking = Callable[[TroyesState, UseDie], float]


def builder(state: TroyesState, use: UseDie) -> float:
    """Prestige buildings."""
    return float(use.use == PRESTIGE)


def warrior(state: TroyesState, use: UseDie) -> float:
    """Red dice."""
    return float(use.colour == RED)


def scholar(state: TroyesState, use: UseDie) -> float:
    """White dice."""
    return float(use.colour == WHITE)


def miser(state: TroyesState, use: UseDie) -> float:
    """Taking resources."""
    return float(use.use == TAKE)


def gambler(state: TroyesState, use: UseDie) -> float:
    """High numbers."""
    return float(use.value)


def spoiler(state: TroyesState, use: UseDie) -> float:
    """Dice made into something else."""
    die = offer_on(state, use.slot)
    return float((die.colour, die.value) != (use.colour, use.value))


def planner(state: TroyesState, use: UseDie) -> float:
    """Working buildings, which bring citizens."""
    return float(use.use == WORK)


def newcomer(state: TroyesState, use: UseDie) -> float:
    """Yellow dice."""
    return float(use.colour == YELLOW)


def _of_dice(liking: Liking) -> Appeal:
    def appeal(state: TroyesState, seat: int, move: Move) -> float:
        return liking(state, move) if isinstance(move, UseDie) else 0.0

    return appeal


LEANINGS: Mapping[str, Appeal] = {
    liking.__name__: _of_dice(liking)
    for liking in (builder, warrior, scholar, miser, gambler, spoiler, planner, newcomer)
}
