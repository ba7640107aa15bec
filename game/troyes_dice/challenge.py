"""The solo challenge of the day: dice from the date, and an AI's score on the same dice to beat."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from datetime import date
from typing import Any, Protocol

from game.core.chance import TableChance, derive
from game.core.rules import Event, act, deal
from game.core.score import ScoreSheet
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES

OPTIONS = TroyesOptions(seats=1)
RIVAL = "master"
"""The level to beat."""


class Thinker(Protocol):
    """An AI in seat 0: it is told what happens and thinks about its decisions."""

    def observe(self, events: Sequence[Event]) -> None: ...

    def think(self, number: int) -> Generator[Any, None, Any]: ...


def seed(day: date) -> int:
    """The seed of a day's table, the same for everybody."""
    return derive("troyes_dice", "challenge", day.isoformat())


def rival(seed: int, mind: Thinker, options: TroyesOptions = OPTIONS) -> Generator[int, None, ScoreSheet]:
    """The mind plays the table of this seed: yields the half-day at every step, returns its sheet."""
    chance = TableChance(seed)
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
