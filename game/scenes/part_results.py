"""The sheet of one part of a long table; the table goes on behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pygame

from game import registry
from game.core.part import at_end, ended
from game.core.score import ScoreSheet
from game.scenes import hanging_sign, podium, score_chart
from game.scenes.at_table import AtTable
from game.scenes.results import ResultsScene
from game.tabletop.celebration import Ending
from game.tabletop.views import Heading, Press
from game.ui.canvas import Canvas
from game.ui.locale import words

GAIN = 14
"""How high the row with what a part has brought is, at the foot of each step."""


class PartResultsScene(ResultsScene):
    """It tells of the part of one number, from 1."""

    foot_of_steps = GAIN
    icons: ClassVar[Mapping[str, str]] = {**hanging_sign.ICONS, "leave": "icons/right"}

    def __init__(self, table: AtTable, number: int) -> None:
        self.number = number
        self._state: Any = None
        super().__init__(table)

    def final(self) -> tuple[ScoreSheet, ...]:
        return ended(self.table.session.showing.events)[self.number - 1].sheets

    def state(self) -> Any:
        if self._state is None:
            session = self.table.session
            self._state = at_end(session.rules, session.options, session.showing.events, self.number)
        return self._state

    def scenery(self) -> Any:
        return self.state()

    def _chart(self) -> dict[int, list[int]]:
        return score_chart.courses(self.table.session.public, self.number)

    def _presses(self) -> list[Press]:
        return [Press("leave", words("scenes.results.go_on"), "g"), self._chart_press()]

    def _leave(self) -> None:
        self.app.pop(self)

    def _heading(self) -> Heading:
        return Heading([("icons/flag", words(f"{self.table.session.game}.game.part", n=self.number))])

    def _draw_people(self, canvas: Canvas, ending: Ending) -> None:
        """What the part has brought stands at the foot of the steps, if the game can show it."""
        super()._draw_people(canvas, ending)
        pages = registry.room(self.table.session.game).pages
        if pages is None or ending.seconds < podium.RISING:
            return
        for step in self._steps(ending):
            for number, party in enumerate(step.parties):
                part = step.wide // len(step.parties)
                box = pygame.Rect(step.left + part * number, self._base(ending) - GAIN - 2, part, GAIN)
                pages().draw_gain(canvas, self.number, self.sheets, party, (box.x, box.y, box.w, box.h))
