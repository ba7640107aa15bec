"""At every game's table AIs are told what they may see over the wire, and answer with legal moves."""

from __future__ import annotations

from typing import Any

import pytest

from game import registry
from game.core.players import Ai
from game.core.table import Table
from game.session.session import Session
from tests.core.law_cases import option_sets

ANSWERS = 12


@pytest.mark.parametrize("game", registry.GAMES)
def test_novices_play_on_at_every_option_set(game: str) -> None:
    rules = registry.rules(game)
    for options in option_sets(rules, 4):
        table: Table[Any, Any] = Table.open(rules, options, 5)
        for seat in range(options.seats):
            table.seat(seat, Ai("novice"))
        session = Session(game, table, process=False)
        before = len(table.entries)
        for _ in range(4000):
            session.update()
            session.step()
            if table.over or len(table.entries) >= before + ANSWERS:
                break
        assert table.over or len(table.entries) >= before + ANSWERS
        assert not session.opponents.failures
        session.close()
