"""How a game celebrates its end: the place that belongs to it, and the heads of the ledger's columns.

The scene of the results owns banner, podium, ledger and buttons. A celebration paints what lies behind them,
from the top bar down to the ledger, as a function of what has ended and of the time since it was counted.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import pygame

from game.core.score import ScoreLine, ScoreSheet
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.pixels import Box

TOP, SIGN = 18, 130
"""Below the top bar and right of the hanging sign the field is free."""
OVER = 1000.0
"""Seconds after which nothing moves any more."""


class Tab(NamedTuple):
    """The head of a column: a picture of 12 px, the ramp of its cloth, the text id of a short word."""

    picture: pygame.Surface | None
    ramp: str
    word: str


class Ending(NamedTuple):
    """What is celebrated. *sheets*: best first; *first*: the parties that share the first place."""

    state: Any
    sheets: Sequence[ScoreSheet]
    first: Sequence[int]
    names: Sequence[str]
    floor: int
    """The row in which the ledger begins, its tabs left out."""
    seconds: float = OVER
    """Since all has been counted; negative before."""


class Celebration(ABC):
    """One game's way to celebrate."""

    ramp: ClassVar[str] = "r"
    """Of the banner."""
    tie_icon: ClassVar[str] = "icons/crown"
    """What decides between equal totals."""
    podium_middle: ClassVar[int] = 304
    """The middle of the podium, as long as it has room there."""

    @abstractmethod
    def tab(self, key: str, ending: Ending) -> Tab | None:
        """The head of the column of a score line, by the line's text id; None: it has none of its own."""

    @abstractmethod
    def draw(self, canvas: Canvas, ending: Ending) -> None:
        """Paint the field from the top bar down; what lies below the floor is hidden later."""

    def aside(self, ending: Ending, party: int) -> str:
        """A few words beside a name in the ledger."""
        return ""

    def pictures(self, line: ScoreLine) -> tuple[str, ...]:
        """The sprites of the cards that a line's points come from, if it is cards."""
        return ()

    def portrait(self, ending: Ending) -> Box | None:
        """Where the winner's portrait hangs; None: everybody stands on a podium."""
        return None

    def spots(self, ending: Ending) -> Sequence[Spot]:
        """What can be pointed at in the field."""
        return ()

    def kept_in_sight(self, ending: Ending) -> Sequence[Box]:
        """What nothing may lie on, beside what can be pointed at."""
        return ()

    def lasts(self, ending: Ending) -> float:
        """Seconds until all of it stands still."""
        return 0.0
