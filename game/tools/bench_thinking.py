"""How long a master's decision takes, for `bench`: in one process, and helped by the other cores."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from statistics import fmean, median
from typing import NamedTuple

import msgspec

from game import registry
from game.ai.crew import spare_cores
from game.ai.worker import Thinkers
from game.core.chance import FastChance
from game.core.mask import mask_all
from game.core.options import Options
from game.core.table import Table

LEVEL = "master"
ANSWERS = (6, 14, 22)
"""Given at random before each decision that is thought about: beginnings often leave little to choose."""
NUMBERS = range(1, 8)
"""Each is thought about with these numbers, so that what was worked out before is of no use."""
COMING = 1.5
"""Seconds in which the helping processes come; until then it is thought about with number 0."""
REST = 0.0005


class Decision(msgspec.Struct, frozen=True):
    """Seconds that a decision takes in one process; with so many hands beside it, its share of that time."""

    alone: float
    share: float
    hands: int


class Thought(NamedTuple):
    """Seconds of one and the same thought, in one process and helped."""

    alone: float
    helped: float


def decision(game: str, options: Options, hands: int | None = None) -> Decision:
    """A master's decision here and there in a game; *hands*: as many as this computer has to spare.

    The share is the median of pairs, one thought right after the other: a computer's pace changes from second
    to second with what else it does, and two runs of their own would be told apart by that.
    """
    hands = spare_cores() if hands is None else hands
    thoughts = list(_thoughts(game, options, hands))
    return Decision(
        fmean(thought.alone for thought in thoughts),
        median(thought.helped / thought.alone for thought in thoughts),
        hands,
    )


def _thoughts(game: str, options: Options, hands: int) -> Iterator[Thought]:
    """The thoughts in one game, by two sets of AIs who are told the same."""
    rules, chance = registry.rules(game), FastChance(random.Random(1))
    table = Table.open(rules, options, 1, friendly=True)
    alone, helped = both = [Thinkers(registry.GAMES[game], options, hands=count) for count in (0, hands)]
    for thinkers in both:
        for seat in range(options.seats):
            thinkers.open(seat, LEVEL)
    told, begun = 0, time.perf_counter()
    while (asks := table.asks()) and len(table.entries) <= max(ANSWERS):
        seat = asks[0].seat
        if len(table.entries) in ANSWERS and len(rules.moves(table.state, seat)) > 1:
            for party in range(options.seats):
                events = mask_all(table.events[told:], {party})
                for thinkers in both:
                    thinkers.observe(party, events)
            told = len(table.events)
            while time.perf_counter() - begun < COMING:
                for thinkers in both:
                    _seconds(thinkers, seat, 0)
            for number in NUMBERS:
                yield Thought(_seconds(alone, seat, number), _seconds(helped, seat, number))
        table.answer(seat, rules.sample(table.state, seat, chance))
    for thinkers in both:
        thinkers.close()


def _seconds(thinkers: Thinkers, seat: int, number: int) -> float:
    """Seconds of a thought."""
    start = time.perf_counter()
    thinkers.choose(seat, number)
    while not thinkers.poll():
        time.sleep(REST)
    return time.perf_counter() - start
