"""The solo challenge of the day: dice from the date, and the master's score on the same dice to beat."""

from __future__ import annotations

from collections.abc import Generator
from datetime import date

from game.ai.mind import Mind
from game.core.chance import TableChance, derive
from game.core.rules import act, deal
from game.core.score import ScoreSheet
from game.troyes_dice.bot import BOT
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES

OPTIONS = TroyesOptions(seats=1)
RIVAL = "master"


def seed(day: date) -> int:
    """The seed of a day's table, the same for everybody."""
    return derive("troyes_dice", "challenge", day.isoformat())


def rival(
    seed: int, level: str = RIVAL, options: TroyesOptions = OPTIONS
) -> Generator[int, None, ScoreSheet]:
    """An AI plays the table of this seed: yields the half-day at every step, returns its sheet."""
    chance, mind = TableChance(seed), Mind(BOT, options, 0, level)
    state, events = deal(RULES, options, chance)
    mind.observe(events)
    decisions = 0
    while RULES.asks(state):
        thought = mind.think(derive(seed, "rival", decisions))
        decisions += 1
        while True:
            try:
                next(thought)
            except StopIteration as end:
                move = end.value.move
                break
            yield state.half
        events = act(RULES, state, {0: move}, chance)
        for event in events:
            state.apply(event)
        mind.observe(events)
        yield state.half
    (sheet,) = RULES.scores(state)
    return sheet
