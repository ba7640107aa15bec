"""What a person may weigh before answering: every legal answer with its price, worth, and all it sets off."""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Event, Move, recorded, recording
from game.troyes_dice.evaluation import fitted
from game.troyes_dice.moves import UseDie
from game.troyes_dice.offers import bill, offer_on
from game.troyes_dice.policy import worths
from game.troyes_dice.rules import RULES, carry_out
from game.troyes_dice.scoring import total
from game.troyes_dice.state import TroyesState

Bill = tuple[int, int, int]
FREE: Bill = (0, 0, 0)


class Plan(NamedTuple):
    """A legal answer. *worth*: expected final points after it, as the AI judges; *gain*: points at once."""

    move: Move
    price: Bill
    worth: float
    gain: int


def price(state: TroyesState, move: Move) -> Bill:
    """Influence, deniers and knowledge that a legal answer costs."""
    if not isinstance(move, UseDie):
        return FREE
    return bill(offer_on(state, move.slot), move.pay, move.colour, move.value)


def plans(state: TroyesState, seat: int) -> tuple[Plan, ...]:
    """Every legal answer of an asked seat, the most valuable first; numberings as they come."""
    moves = RULES.moves(state, seat)
    if not state.numbers:
        return tuple(Plan(move, FREE, 0.0, 0) for move in moves)
    before = total(state.sheets[seat])
    found = [
        Plan(move, price(state, move), worth, gain(state, seat, move) - before)
        for move, worth in zip(moves, worths(state, seat, moves, fitted()))
    ]
    return tuple(sorted(found, key=lambda plan: (-plan.worth, sum(plan.price))))


def gain(state: TroyesState, seat: int, move: Move) -> int:
    """The points on the sheet right after a move."""
    return total(RULES.preview(state, seat, move).sheets[seat])


def chain(state: TroyesState, seat: int, move: Move) -> tuple[Event, ...]:
    """What a legal answer sets off on the seat's own sheet, up to the next choice."""
    copy = recording(state)
    carry_out(copy, seat, move)
    return recorded(copy)
