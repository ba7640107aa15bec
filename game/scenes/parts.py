"""The parts of a long table: kept when they end, shown once the picture has come so far, taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from game.core.part import PartEnded, ended
from game.scenes import person_names
from game.scenes.at_table import AtTable
from game.scenes.destinations import ToPartResults
from game.session.profile_records import Earned
from game.ui.locale import words
from game.ui.sound import play


def congratulate(table: AtTable, news: Sequence[Earned]) -> None:
    """Tell what has newly been earned."""
    for earned in news:
        title = words(f"{earned.game}.achievement.{earned.achievement}.title")
        table.app.say(
            words("scenes.achievements.earned", name=person_names.shown(earned.player), title=title),
            "icons/medal",
        )


class Parts:
    """What a table scene does with the parts that end."""

    def __init__(self, table: AtTable) -> None:
        self._table = table
        self._waiting: deque[int] = deque()

    def arriving(self) -> None:
        """The next event is carried out in the picture."""
        showing = self._table.session.showing
        if isinstance(showing.next(), PartEnded):
            to_come = len(ended(showing.waiting))
            self._waiting.append(len(ended(showing.events)) - to_come + 1)

    def skipping(self) -> None:
        """All that waits is carried out in the picture at once."""
        showing = self._table.session.showing
        to_come = len(ended(showing.waiting))
        first = len(ended(showing.events)) - to_come + 1
        self._waiting.extend(range(first, first + to_come))

    def show(self) -> bool:
        """Keep and show the result of a part that is over in the picture; whether there was one."""
        if not self._waiting:
            return False
        table, number = self._table, self._waiting.popleft()
        congratulate(table, table.cabinet.finish_part(table.kept, number))
        play("win")
        table.app.open(ToPartResults(table, number))
        return True

    def taken_back(self) -> None:
        """Something was taken back or done again: what waited to be shown is so no more."""
        self._waiting.clear()
