"""The scene of a table, as what works for it sees it: its tools, its prompt bar, the scenes laid over it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from game.core.rules import Event, Move
from game.scenes.notice import Notice
from game.scenes.scene import Destination, Program
from game.scenes.stage import Stage
from game.session.cabinet import Cabinet, Kept
from game.session.session import Session
from game.tabletop.picture import Picture
from game.tabletop.views import Press, View
from game.ui.canvas import Canvas
from game.ui.form import Form
from game.ui.widgets.base import Widget

Gains = tuple[tuple[int, str], ...]
"""Numbers with words, each for a line."""


class Buttons(Protocol):
    """The buttons of a table's prompt bar."""

    presses: Sequence[Press]

    def buttons(self) -> list[Widget]:
        """Their widgets."""


class Why(Protocol):
    """What a table tells of the numbers of who looks."""

    def latest(self, spot: Hashable) -> Gains:
        """The latest changes of the number that a spot shows, latest first."""

    def brought(self, by: Sequence[Event], party: int) -> Gains:
        """By how much these events have changed each number of a party, with its name."""

    def brought_in_all(self, by: Sequence[Event], party: int) -> int:
        """By how much these events have changed the total of a party."""


class AtTable(Protocol):
    """A table on the screen."""

    app: Program
    form: Form
    cabinet: Cabinet
    kept: Kept
    session: Session
    view: View[Any, Any]
    stage: Stage
    notice: Notice
    finished: bool
    """Whether its end has been told."""
    seconds: float
    """How long it has been there."""

    @property
    def causes(self) -> Why:
        """What has changed the numbers of who looks."""

    @property
    def prompt(self) -> Buttons:
        """The buttons of the prompt bar."""

    @property
    def sight(self) -> Any:
        """The picture, worked out by the view."""

    def picture(self) -> Picture[Any]:
        """What the view is to paint now."""

    def name(self, seat: int) -> str:
        """What a seat or party is called in the present language."""

    def press(self, spot: Hashable) -> None:
        """Do what a click on a spot or a button means."""

    def put_back(self) -> bool:
        """Take back what is only half chosen, where the view has such a thing; whether there was any."""

    def answer(self, move: Move) -> None:
        """Make a move if it is legal, else say why not."""

    def complain(self, words: str) -> None:
        """Say in the prompt bar what can't be done."""

    def results(self) -> Destination:
        """The screen that tells how it ended."""

    def look_again(self) -> None:
        """Somebody else may be looking, or something was taken back: all is seen anew, without animation."""

    def put_advice_away(self) -> bool:
        """Mark no move as advice any more; whether one was."""

    def allow_step(self) -> None:
        """Let the next AI move, where the player goes step by step."""

    def use_tool(self, name: str) -> None:
        """Do what a tool of the top bar does."""

    def leave_for_good(self) -> None:
        """Take the table, and all above it, off the screen."""

    def give_way(self, place: Destination) -> None:
        """Let another scene take the table's place."""

    def keyed(self, key: str, **values: object) -> str:
        """A text whose ``{confirm}``, ``{cancel}`` and ``{next}`` are keys of the device used last."""

    def draw_tip(self, canvas: Canvas) -> None:
        """The tooltip of what is pointed at."""

    def invalidate(self) -> None:
        """Have it drawn again."""

    def rebuild(self) -> None:
        """Build its form anew."""
