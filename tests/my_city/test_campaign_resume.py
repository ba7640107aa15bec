"""A campaign left at any instant goes on from there as if it had never been left."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.chance import FastChance
from game.core.journal import encode
from game.core.players import Person
from game.core.table import Table
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from tests.keepers import Lines

LEFT = 12
"""At so many instants a campaign is left."""
ON = 30
"""So many answers it is played on."""


def play(table: Table[Any, Any], chance: FastChance, answers: int) -> None:
    for _ in range(answers):
        if not (asks := table.asks()):
            return
        table.answer(asks[0].seat, table.rules.sample(table.state, asks[0].seat, chance))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_campaign_left_at_any_instant_goes_on_as_if_never_left(seats: int) -> None:
    table = Table.open(RULES, MyCityOptions(seats=seats, mode="campaign"), seats, friendly=True)
    for seat in range(seats):
        table.seat(seat, Person(f"player {seat}"))
    source, chance = random.Random(seats), FastChance(random.Random(seats))
    play(table, chance, 10**6)
    lines = [encode(entry) for entry in table.entries]
    for left in sorted(source.sample(range(1, len(lines)), LEFT)):
        first, again = (Table.resume(RULES, lines[:left]) for _ in range(2))
        for table in (first, again):
            play(table, FastChance(random.Random(left)), ON)
        unbroken = Table.resume(RULES, [encode(entry) for entry in again.entries])
        assert first.state == again.state == unbroken.state
        assert first.sealed == unbroken.sealed


def test_every_line_of_a_campaign_leads_to_the_state_it_was_written_in() -> None:
    written: list[Any] = []
    table = Table.open(
        RULES,
        MyCityOptions(seats=2, mode="campaign"),
        9,
        keeper=Lines(lambda number, line: written.append((line, table.state.copy() if number > 1 else None))),
    )
    play(table, FastChance(random.Random(9)), 300)
    for left in range(2, len(written) - 1, 37):
        resumed = Table.resume(RULES, [line for line, _ in written[:left]])
        assert resumed.state == written[len(resumed.entries)][1], "seals that are complete are opened"
