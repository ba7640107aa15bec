"""The sheet of one part of a long table; the table goes on behind it."""

from __future__ import annotations

from game import registry
from game.core.part import ended
from game.core.score import ScoreSheet
from game.scenes import score_chart
from game.scenes.at_table import AtTable
from game.scenes.results import ResultsScene
from game.tabletop.views import Heading, Press
from game.ui.canvas import Canvas
from game.ui.locale import words


class PartResultsScene(ResultsScene):
    """It tells of the part of one number, from 1."""

    def __init__(self, table: AtTable, number: int) -> None:
        self.number = number
        super().__init__(table)

    def final(self) -> tuple[ScoreSheet, ...]:
        return ended(self.table.session.showing.events)[self.number - 1].sheets

    def _chart(self) -> dict[int, list[int]]:
        return score_chart.courses(self.table.session.public, self.number)

    def _presses(self) -> list[Press]:
        return [
            Press("leave", words("scenes.results.go_on"), "g"),
            Press("chart", words("scenes.results.sheet" if self.charted else "scenes.results.chart")),
        ]

    def _leave(self) -> None:
        self.app.pop(self)

    def _heading(self) -> Heading:
        return Heading([("icons/flag", words(f"{self.table.session.game}.game.part", n=self.number))])

    def _draw_rank(self, canvas: Canvas, number: int, sheet: ScoreSheet) -> None:
        """The rank, and what it brings if the game can show it."""
        left, wide = self._column(number)
        pages = registry.room(self.table.session.game).pages
        if pages is None:
            super()._draw_rank(canvas, number, sheet)
        else:
            pages().draw_gain(canvas, self.number, self.sheets, sheet.party, (left, 312, wide, 14))
