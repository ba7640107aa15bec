"""What a lesson that stops in mid-game has brought: the score sheet as if the game ended now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.ui.locale import text as words
from game.ui.tabletop import Heading, Press


class LessonSheet(ResultsScene):
    """Shown over a lesson's last page; *complete* puts the lesson away."""

    def __init__(self, table: TableScene, complete: Callable[[], None]) -> None:
        super().__init__(table)
        self._complete = complete

    def _presses(self) -> Sequence[Press]:
        return (
            Press("leave", words("scenes.lesson.finish"), "g"),
            Press("board", words("scenes.lesson.back"), "w"),
        )

    def _heading(self) -> Heading:
        return Heading([(None, self._title())])

    def _title(self) -> str:
        return words("scenes.lesson.so_far")

    def _leave(self) -> None:
        self._complete()
