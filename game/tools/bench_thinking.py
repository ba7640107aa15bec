"""How long a master's decision takes, for `bench`: in one process, and helped by the other cores."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from statistics import fmean

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
NUMBERS = range(1, 6)
"""Each is thought about with these numbers, so that what was worked out before is of no use; the shortest
counts."""
COMING = 1.5
"""Seconds in which the helping processes come; until then it is thought about with number 0."""
REST = 0.0005


class Decision(msgspec.Struct, frozen=True):
    """Seconds that a decision takes in one process, and with so many hands beside it."""

    alone: float
    helped: float
    hands: int


def decision(game: str, options: Options, hands: int | None = None) -> Decision:
    """A master's decision here and there in a game; *hands*: as many as this computer has to spare."""
    hands = spare_cores() if hands is None else hands
    alone, helped = (fmean(_thoughts(game, options, count)) for count in (0, hands))
    return Decision(alone, helped, hands)


def _thoughts(game: str, options: Options, hands: int) -> Iterator[float]:
    """Seconds of the thoughts in one game."""
    rules, chance = registry.rules(game), FastChance(random.Random(1))
    table = Table.open(rules, options, 1, friendly=True)
    thinkers = Thinkers(registry.GAMES[game], options, hands=hands)
    for seat in range(options.seats):
        thinkers.open(seat, LEVEL)
    told, begun = 0, time.perf_counter()
    while (asks := table.asks()) and len(table.entries) <= max(ANSWERS):
        seat = asks[0].seat
        if len(table.entries) in ANSWERS and len(rules.moves(table.state, seat)) > 1:
            for party in range(options.seats):
                thinkers.observe(party, mask_all(table.events[told:], {party}))
            told = len(table.events)
            while time.perf_counter() - begun < COMING:
                _seconds(thinkers, seat, 0)
            yield min(_seconds(thinkers, seat, number) for number in NUMBERS)
        table.answer(seat, rules.sample(table.state, seat, chance))
    thinkers.close()


def _seconds(thinkers: Thinkers, seat: int, number: int) -> float:
    """Seconds of a thought."""
    start = time.perf_counter()
    thinkers.choose(seat, number)
    while not thinkers.poll():
        time.sleep(REST)
    return time.perf_counter() - start
