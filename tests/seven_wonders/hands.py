"""7 Wonders: Cities played by keys alone."""

from __future__ import annotations

from typing import Any

from tests.hands import Hands
from tests.seven_wonders.test_view_play import RULES, by_keys, choose, perform


def answer(seated: Any, number: int) -> None:
    moves = RULES.moves(seated.table.state, seated.scene.session.seat)
    perform(seated, choose(moves, number), by_keys)


HANDS = Hands(answer, ("Ada", "ai:random", "ai:random"))
