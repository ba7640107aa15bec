"""Players of one idea, to measure an AI by: science, war, civil or coins, whatever the others do.

Each builds what it is after; if there is nothing, resources (coins: nothing but what brings coins), else a
stage of the wonder, else it sells. It looks at its hand alone, and any other question gets the first answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.core.rules import Move
from game.seven_wonders import effects as fx
from game.seven_wonders import orders
from game.seven_wonders.goods import count, minus, supply
from game.seven_wonders.moves import Build, BuildStage, Sell
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import BLUE, BROWN, GREEN, GREY, RED, YELLOW, tables

Idea = Callable[[int], float]
"""How much of what it is after a card is; 0: nothing of it."""


def science(card: int) -> float:
    """Green cards."""
    return float(tables().colour[card] == GREEN)


def war(card: int) -> float:
    """Red cards, by their shields."""
    return float(tables().gain[card].shields) if tables().colour[card] == RED else 0.0


def civil(card: int) -> float:
    """Blue cards, by their points."""
    if tables().colour[card] != BLUE:
        return 0.0
    return float(sum(effect.n for effect in tables().gain[card].effects if isinstance(effect, fx.Points)))


def coins(card: int) -> float:
    """Cards that bring coins at once, then any other yellow one."""
    return 2.0 if tables().gain[card].incomes else float(tables().colour[card] == YELLOW)


def move(idea: Idea, state: SevenWondersState, seat: int) -> Move:
    """What the player of an idea does: always the same in the same place."""
    moves = RULES.moves(state, seat)
    builds = [one for one in moves if isinstance(one, Build)]
    wanted = [one for one in builds if idea(one.card)]
    if wanted:
        return max(wanted, key=lambda one: (idea(one.card), -_cost(one)))
    feeding = [one for one in builds if tables().colour[one.card] in (BROWN, GREY)]
    if feeding and idea is not coins:
        have = supply(state.goods[orders.controlled(state, seat)])
        return max(feeding, key=lambda one: (_new(one.card, have), -_cost(one)))
    stages = [one for one in moves if isinstance(one, BuildStage)]
    if stages and (idea is not coins or _stage_pays(state, seat)):
        return min(stages, key=lambda one: (idea(one.card), _cost(one)))
    return _sold(idea, moves)


def _sold(idea: Idea, moves: Sequence[Move]) -> Move:
    sales = [one for one in moves if isinstance(one, Sell)]
    return min(sales, key=lambda one: idea(one.card)) if sales else moves[0]


def _cost(given: Build | BuildStage) -> int:
    return given.left + given.right + given.bank


def _new(card: int, have: int) -> int:
    """How many resources a card brings of which the city has none."""
    return count(minus(supply(tables().gain[card].goods), have))


def _stage_pays(state: SevenWondersState, seat: int) -> bool:
    party = orders.controlled(state, seat)
    return bool(tables().stage_gain[state.boards[party]][state.stages[party]].incomes)


SCRIPTED: Mapping[str, Callable[[SevenWondersState, int], Move]] = {
    "science": partial(move, science),
    "war": partial(move, war),
    "civil": partial(move, civil),
    "coins": partial(move, coins),
}
