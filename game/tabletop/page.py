"""What a page of a game that fills the screen and the scene that hosts it tell each other.

A game's ``view`` module may offer ``shelf_page(shelf)``, a page to be opened from its box, ``finale(state,
names)``, the page that ends a table (or None: the score sheet is enough), and ``draw_gain(canvas, part,
sheets, party, box)``, what a part of a long table has brought a party.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from game.ui.canvas import Canvas
from game.ui.focus import Spot


class Shelf(NamedTuple):
    """What a page opened from a box is told: a profile's record of the game, and how its tables stand.

    *opened*: numbers the person chose to open before their time; *keep* remembers them.
    """

    record: Any
    stages: Sequence[int]
    opened: Sequence[int]
    keep: Callable[[list[int]], None]


class SetUp(NamedTuple):
    """A click leads to the set-up, with these options."""

    options: Mapping[str, Any]


class Sure(NamedTuple):
    """A click is to be confirmed first (text ids of question and answer); then comes `Page.confirmed`."""

    title: str
    body: str
    yes: str
    about: Hashable


Wish = SetUp | Sure | None


class Gaze(NamedTuple):
    """What is pointed at, whether by keys, and how long the page has been there."""

    here: Hashable | None
    by_keys: bool
    seconds: float


class Page(Protocol):
    """A page of a game."""

    lively: bool
    """Whether something on it moves."""

    def heading(self) -> str:
        """What the top bar says."""

    def prompt(self, here: Hashable | None) -> str:
        """What can be done, or what is pointed at."""

    def spots(self) -> Sequence[Spot]:
        """Everything that can be pointed at."""

    def press(self, spot: Hashable) -> Wish:
        """What a click means; what it changes of the page alone is already done."""

    def confirmed(self, about: Hashable) -> None:
        """The person is sure."""

    def hurry(self, seconds: float) -> float:
        """The moment to go on from when the person will not wait any longer."""

    def cue(self, before: float, now: float) -> str:
        """The sound that belongs between two moments, if any."""

    def draw(self, canvas: Canvas, look: Gaze) -> None:
        """Paint the field between the bars."""
