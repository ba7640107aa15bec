"""The parts of a long table: kept when they end, shown once the picture has come so far, taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game import registry
from game.core.part import PartEnded, ended
from game.core.score import ScoreSheet
from game.scenes import person_names, score_chart
from game.scenes.results import ResultsScene
from game.tabletop.views import Heading, Press
from game.ui.canvas import Canvas
from game.ui.locale import text
from game.ui.sound import play

if TYPE_CHECKING:
    from game.scenes.keeping import Earned
    from game.scenes.scene import Scene
    from game.scenes.table import TableScene


def congratulate(scene: Scene, news: Sequence[Earned]) -> None:
    """Tell what has newly been earned."""
    for earned in news:
        title = text(f"{earned.game}.achievement.{earned.achievement}.title")
        scene.app.say(
            text("scenes.achievements.earned", name=person_names.shown(earned.player), title=title),
            "icons/medal",
        )


class Parts:
    """What a table scene does with the parts that end."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._waiting: deque[int] = deque()

    def arriving(self) -> None:
        """The next event is carried out in the picture."""
        showing = self._table.showing
        if isinstance(showing.next(), PartEnded):
            to_come = len(ended(showing.waiting))
            self._waiting.append(len(ended(showing.events)) - to_come + 1)

    def skipping(self) -> None:
        """All that waits is carried out in the picture at once."""
        showing = self._table.showing
        to_come = len(ended(showing.waiting))
        first = len(ended(showing.events)) - to_come + 1
        self._waiting.extend(range(first, first + to_come))

    def show(self) -> bool:
        """Keep and show the result of a part that is over in the picture; whether there was one."""
        if not self._waiting:
            return False
        table, number = self._table, self._waiting.popleft()
        congratulate(table, table.finish_part(number))
        play("win")
        table.app.push(PartResultsScene(table, number))
        return True

    def taken_back(self) -> None:
        """Something was taken back or done again: what waited to be shown is so no more."""
        self._waiting.clear()


class PartResultsScene(ResultsScene):
    """The sheet of one part; the table goes on behind it."""

    def __init__(self, table: TableScene, number: int) -> None:
        self.number = number
        super().__init__(table)

    def final(self) -> tuple[ScoreSheet, ...]:
        return ended(self.table.table.events)[self.number - 1].sheets

    def _chart(self) -> dict[int, list[int]]:
        return score_chart.courses(self.table.table, self.number)

    def _presses(self) -> list[Press]:
        return [
            Press("leave", text("scenes.results.go_on"), "g"),
            Press("chart", text("scenes.results.sheet" if self.charted else "scenes.results.chart")),
        ]

    def _leave(self) -> None:
        self.app.pop(self)

    def _heading(self) -> Heading:
        return Heading([("icons/flag", text(f"{self.table.sitting.game}.game.part", n=self.number))])

    def _draw_rank(self, canvas: Canvas, number: int, sheet: ScoreSheet) -> None:
        """The rank, and what it brings if the game can show it."""
        left, wide = self._column(number)
        pages = registry.room(self.table.sitting.game).pages
        if pages is None:
            super()._draw_rank(canvas, number, sheet)
        else:
            pages().draw_gain(canvas, self.number, self.sheets, sheet.party, (left, 312, wide, 14))
