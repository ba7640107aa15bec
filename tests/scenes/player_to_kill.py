"""Plays random games of My City in a mode into a store, for ever, telling each answer once it is kept."""

from __future__ import annotations

import itertools
import random
import sys
import time
from pathlib import Path

from game import registry
from game.core.chance import FastChance
from game.core.store import Store
from game.session.cabinet import Cabinet
from tests.people import people


def main(path: str, mode: str) -> None:
    chance = FastChance(random.Random(1))
    rules = registry.rules("my_city")
    options = rules.options_type(mode=mode)
    with Store.open(Path(path), lambda: time.time_ns() // 1_000_000) as store:
        cabinet = Cabinet(store, process=False)
        for seed in itertools.count():
            kept = cabinet.open("my_city", options, people("Ada", "Bea"), seed=seed, friendly=True)
            table = kept.table
            while asks := table.asks():
                table.answer(asks[0].seat, rules.sample(table.state, asks[0].seat, chance))
                print(kept.number, len(table.entries), flush=True)


main(*sys.argv[1:])
