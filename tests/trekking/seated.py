"""Tables of Trekking on the screen: what the person plans, and a table played on to a decision."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.core.chance import FastChance
from game.session.cabinet import Kept
from game.trekking.rules import RULES
from game.trekking.view.sight import Plan
from tests import seated

Sit = Callable[..., "Seated"]


class Seated(seated.Seated):
    """A table on the screen."""

    @property
    def plan(self) -> Plan | None:
        """What the person is about to do."""
        found: Plan | None = self.scene.sight.plan
        return found


def play_on(kept: Kept, topic: str, skip: int) -> None:
    """Random moves until a decision of this topic is due, after at least so many."""
    table = kept.table
    chance = FastChance(random.Random(1))
    while (asks := table.asks()) and (skip > 0 or asks[0].topic != topic):
        seat = asks[0].seat
        table.answer(seat, RULES.sample(table.state, seat, chance))
        skip -= 1
