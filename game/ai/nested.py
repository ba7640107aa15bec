"""Nested rollouts: in an imagined game a seat thinks its next decisions over, not leaving them to the policy.

What a move is worth depends on what is made of it, and a playout policy makes less of it than somebody who
thinks. Each decision that is thought over multiplies what an imagined game costs: it is for a level that has
seconds, in a game where more playouts of the plain kind find nothing new.
"""

from __future__ import annotations

from typing import Any

from game.ai.bot import Bot
from game.ai.playout import branches, play_on
from game.core.chance import Chance, derive
from game.core.rules import Move, asked_together

WIDTH, WORLDS = 3, 5
"""The most promising moves that are thought over, and how often each is played out."""


def ponder(bot: Bot[Any, Any], state: Any, seat: int, decisions: int, number: int, chance: Chance) -> None:
    """Play *state* on in place until the seat has thought over so many decisions, or to the game's end."""
    rules = bot.rules
    while decisions and (asks := rules.asks(state)):
        moves, counts = {}, bot.counts(state)
        for ask in asked_together(asks):
            if ask.seat == seat and counts:
                moves[seat] = thought_over(bot, state, seat, derive(number, "pondered", decisions))
                decisions -= 1
            else:
                moves[ask.seat] = bot.playout(state, ask.seat, chance)
        rules.play(state, moves, chance)


def thought_over(bot: Bot[Any, Any], state: Any, seat: int, number: int) -> Move:
    """The best of the few most promising moves by some playouts, each with the same luck for all of them."""
    moves = bot.candidates(state, seat, WIDTH)[:WIDTH]
    if len(moves) == 1:
        return moves[0]
    totals = [0.0] * len(moves)
    for world in range(WORLDS):
        for place, (after, later) in enumerate(branches(bot, state, seat, moves, derive(number, world))):
            totals[place] += play_on(bot, after, later, quickly=True)[seat]
    return moves[totals.index(max(totals))]
