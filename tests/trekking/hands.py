"""Trekking Through History played by keys alone."""

from __future__ import annotations

import random
from typing import Any

from game.core.chance import FastChance
from tests.hands import Hands
from tests.trekking.test_view_games import RULES, Seated, by_keys, carry_out


def answer(seated: Any, number: int) -> None:
    move = RULES.sample(seated.state, seated.scene.session.seat, FastChance(random.Random(number)))
    carry_out(seated, by_keys(seated), move)


HANDS = Hands(answer, ("Ada",), {"time_warp": True}, Seated)
