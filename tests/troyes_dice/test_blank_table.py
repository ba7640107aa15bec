"""A table before anything has happened: what stands ready, and nothing else."""

from __future__ import annotations

import pytest

from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import Sheet


@pytest.mark.parametrize("seats", [1, 2, 10])
def test_a_blank_table_has_empty_sheets_with_three_of_each_resource(seats: int) -> None:
    state = RULES.blank(TroyesOptions(seats=seats))
    assert state.sheets == [Sheet(circled=[3, 3, 3], held=[3, 3, 3])] * seats
    for sheet in state.sheets:
        assert (sheet.built, sheet.crossed, sheet.cathedrals, sheet.owed) == (0, 0, (), ())
        assert sheet.citizens == [0, 0, 0]
        assert not sheet.acted
        assert not sheet.away
    assert (state.fronts, state.backs, state.feasts) == ([], [], [])
    assert (state.numbers, state.columns, state.values) == ((), (), ())
    assert (state.crier, state.half, state.black, state.destroyed, state.over) == (0, -1, 0, 0, False)


def test_a_day_is_two_half_days() -> None:
    state = RULES.blank(TroyesOptions())
    days = []
    for state.half in range(16):
        days.append(state.day)
    assert days == [day for day in range(1, 9) for _ in range(2)]
