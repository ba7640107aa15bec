"""The fast sum of a city's points."""

from __future__ import annotations

import random

import pytest

from game.core.chance import FastChance
from game.core.rules import asked_together
from game.seven_wonders import scoring, tally
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from tests.seven_wonders.table import give, stages, table

KINDS = [
    SevenWondersOptions(seats=2),
    SevenWondersOptions(seats=4, cities=False),
    SevenWondersOptions(seats=7, cities=True, leaders=True),
]


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_it_is_the_sum_of_the_sheet_whatever_was_built(options: SevenWondersOptions) -> None:
    for seed in range(12):
        chance, state = FastChance(random.Random(seed)), RULES.blank(options)
        RULES.set_up(state, chance)
        while asks := RULES.asks(state):
            moves = {ask.seat: RULES.sample(state, ask.seat, chance) for ask in asked_together(asks)}
            RULES.play(state, moves, chance)
            if not state.queue and state.turn % 3 == 0:
                assert tally.totals(state) == [sheet.total for sheet in RULES.scores(state)]


def test_a_copied_guild_and_symbols_of_choice_count() -> None:
    state = table(3, "olympia_b", "giza_a", "babylon_b", age=3)
    stages(state, 0, 3)
    stages(state, 2, 3)
    give(state, 1, "scientists_guild")
    give(state, 2, "scientists_guild", "library", "lodge")
    for party in range(3):
        assert tally.total(state, party) == scoring.sheet(state, party).total
