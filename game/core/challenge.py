"""The challenge of the day: everybody gets the day's table for one, and an AI plays it too, to be beaten."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from datetime import date
from typing import Any, NamedTuple, Protocol

from game.core.chance import TableChance, derive
from game.core.mask import mask_all
from game.core.options import Options
from game.core.rules import Event, Rules, act, asked_together, deal
from game.core.score import ScoreSheet

SEAT = 0
"""Where the person sits at their table, and the AI at its own."""


class Challenge(NamedTuple):
    """What a game offers: a table for one seat, and the level of AI to beat."""

    options: Options
    level: str


class Thinker(Protocol):
    """An AI in its seat: it is told what happens and thinks about its decisions."""

    def observe(self, events: Sequence[Event]) -> None: ...

    def think(self, number: int) -> Generator[Any, None, Any]: ...


def seed(game: str, day: date) -> int:
    """The seed of a day's table, the same for everybody."""
    return derive(game, "challenge", day.isoformat())


def rival(
    rules: Rules[Any, Any], options: Options, seed: int, mind: Thinker
) -> Generator[None, None, ScoreSheet]:
    """The mind plays the table of this seed, a step at a time; returns its sheet."""
    chance = TableChance(seed)
    state, events = deal(rules, options, chance)
    decisions = 0
    while True:
        mind.observe(mask_all(events, {SEAT}))
        if not (asks := rules.asks(state)):
            break
        moves = {}
        for ask in asked_together(asks):
            advice = yield from _thought(mind.think(derive(seed, "rival", decisions)))
            moves[ask.seat] = advice.move
            decisions += 1
        events = act(rules, state, moves, chance)
        for event in events:
            state.apply(event)
        yield
    return next(sheet for sheet in rules.scores(state) if sheet.party == SEAT)


def _thought(thinking: Generator[Any, None, Any]) -> Generator[None, None, Any]:
    """What is thought in the end; the proposals on the way are nobody's business."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value
        yield
