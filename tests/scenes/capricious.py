"""A learner who does what a lesson asks in any way that fits, against opponents who may do anything."""

from __future__ import annotations

import random
from unittest.mock import patch

from msgspec.structs import replace

from game.core.chance import FastChance, derive
from game.core.lesson import LessonData
from game.core.players import Ai
from game.core.table import Table
from tests.scenes.lesson_player import Learner, learner


class Wanderer(Learner):
    """Of several moves that a step lets pass, makes not just the one pointed at."""

    whim = 0

    def obey(self) -> None:
        scene = self.scene
        assert scene.session.ask is not None
        moves = scene.session.rules.moves(scene.session.showing.now, scene.session.seat)
        fitting = [move for move in moves if scene.policy.lesson.fits(move)]
        assert fitting, f"{self.where}: nothing that fits is legal"
        scene.answer(FastChance(random.Random(self.whim)).pick(("asked",), fitting))

    def move_freely(self, number: int) -> None:
        super().move_freely(derive(self.whim, number))


def take_lesson_capriciously(game: str, data: LessonData, whim: int) -> None:
    """Take a whole lesson as one may, while whatever its opponents aren't told to do is mere chance.

    Chance may do what any level does. Another *whim*: other moves, of all of them.
    """
    kind = type("Wanderer", (Wanderer,), {"whim": whim})
    number = Table.number
    whimsical = replace(data, opponents=tuple(Ai("random") for _ in data.opponents))
    with (
        patch.object(Table, "number", lambda table, seat: derive(number(table, seat), whim)),
        learner(game, whimsical, kind=kind) as someone,
    ):
        someone.take()
