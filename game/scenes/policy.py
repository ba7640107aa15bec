"""What is special at a table: a lesson, a try-out, the challenge of the day. The plain table has nothing."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.scenes.at_table import AtTable
from game.scenes.scene import Destination
from game.tabletop.meaning import Meaning
from game.tabletop.picture import Picture
from game.ui.actions import Action
from game.ui.canvas import Canvas


class Policy:
    """Given to a table's scene, which asks it at each turn. As it stands it changes nothing."""

    hints_are_free = False
    """Whether the result says nothing of advice asked for."""

    shows_again = True
    """Whether what has just happened may be shown once more."""

    takes_back = True
    """Whether undo and redo take back and give again single answers."""

    counts = True
    """Whether what is played there is to go into the records."""

    table: AtTable

    def sit_down(self, table: AtTable) -> None:
        """The table is about to be shown."""
        self.table = table

    def leave(self) -> None:
        """The table goes for good."""

    def build(self) -> None:
        """The table's form has been built: add to it."""

    def name(self, seat: int) -> str | None:
        """What a seat is called here; None: as always."""
        return None

    def clicked(self, spot: Hashable) -> None:
        """A spot or a button is pressed."""

    def passes(self, meaning: Meaning) -> bool:
        """Whether what a click means may happen; if not, it has been said why."""
        return True

    def tool(self, name: str) -> bool:
        """Do what a tool means here; False: it means what it always does."""
        return False

    def command(self, action: Action) -> bool:
        """Use an action before the table does; whether that was all."""
        return False

    def handled(self, action: Action) -> None:
        """The table has used an action."""

    def sees(self, picture: Picture[Any]) -> Picture[Any]:
        """What the table is to look like."""
        return picture

    def words(self) -> str | None:
        """What the prompt bar says; None: what it always does."""
        return None

    def update(self, seconds: float) -> None:
        """Time has passed."""

    @property
    def wait(self) -> float | None:
        """Seconds until `update` is wanted; None: for no reason of its own."""
        return None

    def prepare(self) -> None:
        """The table is about to be painted."""

    def draw(self, canvas: Canvas) -> None:
        """The table has been painted."""

    @property
    def shows_tips(self) -> bool:
        """Whether tooltips are shown."""
        return True

    @property
    def tells_the_end(self) -> bool:
        """Whether the end is told by the table's own results, and kept."""
        return True

    def results(self) -> Destination | None:
        """The screen that tells how it ended; None: the usual one."""
        return None
