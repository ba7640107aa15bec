"""The move that an impossible click stands for, so that the rules can say why not."""

from __future__ import annotations

from game.core.reason import Reason
from game.core.rules import Move
from game.tabletop.meaning import Answer
from game.troyes_dice.moves import BuildBonus, ChooseTrack, UseDie
from game.troyes_dice.offers import SLOTS, offer_on
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import RESOURCES, TAKE
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view.sight import BUILDING, CITIZENS, RESOURCE, Sight

TELLING = ("drawn", "crossed_out", "no_prestige", "too_dear", "no_shift", "no_recolour", "value_zero")
"""Reasons from the most telling to the least."""


def die(state: TroyesState, seat: int, slot: int) -> Move | None:
    """The plainest use of a die if not even that is possible; None if it is."""
    found = offer_on(state, slot)
    pays = range(len(RESOURCES)) if found.any_one else (None,)
    moves = [UseDie(slot, TAKE, found.colour, found.value, pay) for pay in pays]
    if any(RULES.why_not(state, seat, move) is None for move in moves):
        return None
    return moves[0]


def place(sight: Sight, spot: tuple[object, ...]) -> Answer | None:
    """The best answer that marks a place where none is possible."""
    state, seat, topic = sight.state, sight.picture.seat, sight.topic
    moves: list[Move] = []
    if topic == "die":
        moves = _uses(sight, spot)
    elif spot[0] == BUILDING:
        moves = [BuildBonus(spot[1], spot[2])]  # type: ignore[arg-type]
    elif spot[0] in (CITIZENS, RESOURCE):
        moves = [ChooseTrack(spot[1])]  # type: ignore[arg-type]
    if not moves:
        return None

    def rank(move: Move) -> int:
        reason = RULES.why_not(state, seat, move)
        name = "" if reason is None else reason.key.rpartition(".")[2]
        return TELLING.index(name) if name in TELLING else len(TELLING)

    return Answer(min(moves, key=rank))


def why_not(sight: Sight) -> Reason | None:
    """Why the place pointed at can't be the answer; None where it can, or where nothing could be."""
    here = sight.picture.here
    if not sight.deciding or not sight.state.numbers or not isinstance(here, tuple) or sight.plan is not None:
        return None
    if here[0] not in (BUILDING, RESOURCE, CITIZENS):
        return None
    answer = place(sight, here)
    return None if answer is None else RULES.why_not(sight.state, sight.picture.seat, answer.move)


def _uses(sight: Sight, spot: tuple[object, ...]) -> list[Move]:
    state = sight.state
    found: list[Move] = []
    for slot in range(SLOTS) if sight.slot is None else (sight.slot,):
        offered = offer_on(state, slot)
        for pay in range(len(RESOURCES)) if offered.any_one else (None,):
            if spot[0] == BUILDING:
                at_row, column = int(spot[1]), int(spot[2])  # type: ignore[call-overload]
                value = state.numbers[column]
                found.append(UseDie(slot, 1 + at_row % 2, at_row // 2, value, pay))
            elif spot[0] == RESOURCE:
                found.append(UseDie(slot, TAKE, int(spot[1]), offered.value, pay))  # type: ignore[call-overload]
    return found
