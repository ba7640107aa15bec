"""The action phase: walking down the agenda, and the choices it leaves to the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from game.core.rules import Move
from game.cvlizations import effects
from game.cvlizations.agenda import (
    BEGIN,
    GAIN,
    HAPPY,
    HAPPY_ONCE,
    STEAL,
    STEAL_AGAIN,
    SWAP,
    TAKE,
    Step,
)
from game.cvlizations.catalog import ORDERS, load
from game.cvlizations.moves import Steal, TakeResources, Trade
from game.cvlizations.resources import kinds_in
from game.cvlizations.state import CvlizationsState

BOOK = load()
_ECHO = BOOK.with_effect(effects.HappinessEcho)
_ECHOES = BOOK.mask(effects.HappinessEcho)
_STOICS = BOOK.with_effect(effects.WhenRobbed)
_SHIELDS = BOOK.with_effect(effects.TheftShield)
_DEFENCES = BOOK.mask(effects.WhenRobbed) | BOOK.mask(effects.TheftShield)
TOPICS = {STEAL: "steal", STEAL_AGAIN: "steal_again", TAKE: "take", SWAP: "trade"}


def go_on(state: CvlizationsState) -> bool:
    """Carry out the agenda from where it stands until somebody must choose; False: it is done."""
    agenda = state.agenda
    for at in range(state.at, len(agenda)):
        step = agenda[at]
        op, seat, card = step[0], step[1], step[2]
        if op == BEGIN:
            state.order_carried_out(seat, card, step[3])
        elif op == GAIN:
            state.resources_gained(seat, step[3], step[4], step[5], card)
        elif op == HAPPY:
            gain_happiness(state, seat, step[3], card)
        elif op == HAPPY_ONCE:
            if not state.used[seat] >> card & 1:
                gain_happiness(state, seat, step[3], card)
        elif op == TAKE or (op == SWAP and state.goods[seat]):
            state.choice_owed(at)
            return True
        elif op == STEAL or (op == STEAL_AGAIN and not state.used[seat] >> card & 1):
            loot = thefts(state, step)
            if len(loot) > 1:
                state.choice_owed(at)
                return True
            if loot:
                rob(state, seat, loot[0].victim, loot[0].kind, card)
    return False


def answer(state: CvlizationsState, seat: int, move: Move) -> None:
    """Carry out what was chosen for the step the agenda stands at, and pass it."""
    step = state.agenda[state.at]
    card = step[2]
    if isinstance(move, TakeResources):
        state.resources_gained(seat, move.food, move.wood, move.stone, card)
    elif isinstance(move, Trade):
        state.resources_traded(seat, move.give, move.take, step[3], card)
    elif isinstance(move, Steal):
        rob(state, seat, move.victim, move.kind, card)
    state.choice_owed(state.at + 1)


def moves(state: CvlizationsState) -> Sequence[Move]:
    """The possible answers to the step the agenda stands at."""
    step = state.agenda[state.at]
    if step[0] == TAKE:
        return takes(step[3])
    if step[0] == SWAP:
        return trades(kinds_in(state.goods[step[1]]))
    return thefts(state, step)


def thefts(state: CvlizationsState, step: Step) -> list[Steal]:
    """What can be stolen: R13-R15; a second theft of the execution hits another victim."""
    thief = step[1]
    again = step[0] == STEAL_AGAIN
    goods = state.goods
    found: list[Steal] = []
    for victim in range(len(goods)):
        if (
            victim != thief
            and goods[victim]
            and (state.victims >> victim & 1) == again
            and not shielded(state, victim)
        ):
            found += _STEALS[victim][kinds_in(goods[victim])]
    return found


def shielded(state: CvlizationsState, victim: int) -> bool:
    """Whether an idea protects the seat from being robbed again this round."""
    if not state.robbed[victim] or not state.active[victim] & _DEFENCES:
        return False
    return any(
        state.active[victim] >> card & 1 and state.robbed[victim] >= effect.limit for card, effect in _SHIELDS
    )


def rob(state: CvlizationsState, thief: int, victim: int, kind: int, card: int) -> None:
    """One resource changes hands, and the victim's ideas answer."""
    state.resource_stolen(thief, victim, kind, card)
    if state.active[victim] & _DEFENCES:
        for idea, effect in _STOICS:
            if state.active[victim] >> idea & 1 and not state.used[victim] >> idea & 1:
                gain_happiness(state, victim, effect.happiness, idea)


def gain_happiness(state: CvlizationsState, seat: int, amount: int, cause: int) -> None:
    """Happiness, and what an own idea adds to happiness that comes from ideas, once a round."""
    state.happiness_gained(seat, amount, cause)
    if cause >= ORDERS and state.active[seat] & _ECHOES:
        for card, effect in _ECHO:
            if state.active[seat] >> card & 1 and not state.used[seat] >> card & 1:
                state.happiness_gained(seat, effect.amount, card)


@cache
def takes(count: int) -> tuple[TakeResources, ...]:
    """All ways to take so many resources."""
    return tuple(
        TakeResources(food, wood, count - food - wood)
        for food in range(count, -1, -1)
        for wood in range(count - food, -1, -1)
    )


@cache
def trades(kinds: tuple[int, ...]) -> tuple[Trade, ...]:
    """All swaps of someone who has these kinds."""
    return tuple(Trade(give, take) for give in kinds for take in range(3) if take != give)


def _subsets() -> Iterator[tuple[int, ...]]:
    for mask in range(8):
        yield tuple(kind for kind in range(3) if mask >> kind & 1)


_STEALS = tuple(
    {kinds: tuple(Steal(victim, kind) for kind in kinds) for kinds in _subsets()} for victim in range(5)
)
