"""How long a master's decision takes, for `bench`: in one process, and helped by the other cores."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec

from game import registry
from game.ai.crew import spare_cores
from game.ai.worker import Thinkers
from game.core.chance import FastChance
from game.core.mask import mask_all
from game.core.options import Options
from game.core.table import Table

LEVEL = "master"
ANSWERS = 6
"""Given at random before the one that is thought about: beginnings often leave little to choose."""
TURNS = 3
"""Times that the decision is thought about, once the processes are there; the shortest counts."""
REST = 0.0005


class Decision(msgspec.Struct, frozen=True):
    """Seconds that a decision takes in one process, and with so many hands beside it."""

    alone: float
    helped: float
    hands: int


def decision(game: str, options: Options, hands: int | None = None) -> Decision:
    """A master's decision in a game just begun; *hands*: as many as this computer has to spare."""
    rules, chance = registry.rules(game), FastChance(random.Random(1))
    table = Table.open(rules, options, 1, friendly=True)
    while len(table.entries) < ANSWERS or len(rules.moves(table.state, table.asks()[0].seat)) == 1:
        seat = table.asks()[0].seat
        table.answer(seat, rules.sample(table.state, seat, chance))
    hands = spare_cores() if hands is None else hands
    return Decision(_seconds(game, table, 0), _seconds(game, table, hands), hands)


def _seconds(game: str, table: Table[Any, Any], hands: int) -> float:
    seat = table.asks()[0].seat
    thinkers = Thinkers(registry.GAMES[game], table.options, hands=hands)
    thinkers.open(seat, LEVEL)
    thinkers.observe(seat, mask_all(table.events, {seat}))
    found = []
    for _ in range(1 + TURNS):
        start = time.perf_counter()
        thinkers.choose(seat, 1)
        while not thinkers.poll():
            time.sleep(REST)
        found.append(time.perf_counter() - start)
    thinkers.close()
    return min(found[1:])
