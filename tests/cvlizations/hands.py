"""CVlizations played by keys alone."""

from __future__ import annotations

import random
from typing import Any

from game.core.chance import FastChance
from tests.cvlizations.test_view_play import RULES, by_keys, targets
from tests.hands import Hands


def answer(seated: Any, number: int) -> None:
    chance = FastChance(random.Random(number))
    move = RULES.sample(seated.table.state, seated.scene.session.seat, chance)
    for target in targets(seated, move):
        by_keys(seated, target())


HANDS = Hands(answer)
