"""What a lesson that stops in mid-game has brought: the score sheet as if the game ended now."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.scenes.at_table import AtTable
from game.scenes.results import ResultsScene
from game.tabletop.views import Heading, Press
from game.ui.locale import words


class LessonSheet(ResultsScene):
    """Shown over a lesson's last page; *complete* puts the lesson away, *play* also sets up the game."""

    def __init__(self, table: AtTable, complete: Callable[[], None], play: Callable[[], None]) -> None:
        super().__init__(table)
        self._complete = complete
        self._play = play

    def _presses(self) -> Sequence[Press]:
        return (
            Press("game", words("scenes.lesson.play"), "g"),
            Press("leave", words("scenes.results.lessons")),
            Press("board", words("scenes.lesson.back")),
        )

    def _pressed(self, name: Hashable) -> None:
        if name == "game":
            self._play()
        else:
            super()._pressed(name)

    def _heading(self) -> Heading:
        return Heading([(None, self._title())])

    def _title(self) -> str:
        return words("scenes.lesson.so_far")

    def _leave(self) -> None:
        self._complete()
