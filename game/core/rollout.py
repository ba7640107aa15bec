"""Complete games played at random."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.rules import O, Rules, S, asked_together


def step(rules: Rules[S, O], state: S, chance: Chance) -> bool:
    """Answer the open asks of *state* at random, in place; False if nobody is asked."""
    asks = rules.asks(state)
    if not asks:
        return False
    moves = {ask.seat: rules.sample(state, ask.seat, chance) for ask in asked_together(asks)}
    rules.play(state, moves, chance)
    return True


def rollout(rules: Rules[S, O], state: S, chance: Chance) -> int:
    """Play *state* to its end at random, in place; the number of decisions taken."""
    decisions = 0
    sample, play = rules.sample, rules.play
    while asks := rules.asks(state):
        first = asks[0]
        if first.sealed:
            moves = {}
            for ask in asks:
                moves[ask.seat] = sample(state, ask.seat, chance)
        else:
            # What asked_together says, without its call and its slice: a twentieth of a quick game's rollout.
            moves = {first.seat: sample(state, first.seat, chance)}
        decisions += len(moves)
        play(state, moves, chance)
    return decisions
