"""A desk with a lesson of the toy game on it."""

from __future__ import annotations

from typing import Any

from game.core.lesson import LessonData, Step
from game.core.players import Ai
from game.scenes.lesson import lesson
from tests.scenes.desk import Desk

DATA = LessonData(
    "first",
    seed=5,
    opponents=(Ai("random"),),
    options={"rounds": 2, "gifts": False},
    steps=(
        Step("welcome"),
        Step("bid", (("card", 1),), {"kind": "Bid", "card": 1}),
        Step("seen"),
        Step("play", free=-1),
        Step("end"),
    ),
)


class Lectern(Desk):
    """A desk with a lesson on it."""

    def begin(self, data: LessonData = DATA) -> Any:
        self.app.open(lesson(self.cabinet, "auction", data))
        self.rest()
        return self.app.scene

    def finish(self, sheet: bool = False) -> None:
        """Read a lesson of one page to its end."""
        self.begin(LessonData("short", 5, (Ai("random"),), (Step("welcome"),), DATA.options, sheet=sheet))
        self.key("page_down")
        self.rest()
