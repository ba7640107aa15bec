"""What is to be seen of a table: a state from one seat's place, and how far that seat's choice has come."""

from __future__ import annotations

import itertools
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic

from game.core.rules import Ask, Event, Move, S
from game.tabletop.draft import EMPTY, Draft

if TYPE_CHECKING:
    from game.tabletop.told import Told

_stamps = itertools.count(1)


def stamp() -> int:
    """A number never given before: whoever changes a state that is to be painted gives it a new one."""
    return next(_stamps)


class Loops:
    """The running time of what moves for ever, and when the next frame of any of it is due."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._beats: set[float] = set()

    def frame(self, beat: float) -> int:
        """The frame now due of a loop with a frame every *beat* seconds; it goes on while it is painted."""
        self._beats.add(beat)
        return int(self._seconds / beat)

    def repaint(self) -> None:
        """A picture is about to be painted: forget the loops of the one before."""
        self._beats.clear()

    def run(self, seconds: float) -> bool:
        """Let time pass; whether any loop has a new frame."""
        before = self._seconds
        self._seconds += seconds
        return any(int(before / beat) != int(self._seconds / beat) for beat in self._beats)

    @property
    def wait(self) -> float | None:
        """Seconds until the next frame; None if nothing painted loops."""
        return min((beat - self._seconds % beat for beat in self._beats), default=None)


@dataclass(frozen=True, slots=True)
class Picture(Generic[S]):
    """All that a picture of a table depends on, but for the time; two that are equal look the same."""

    state: S = field(compare=False)
    """The state to draw: as far as animation has come, or an earlier one while looking back."""
    seat: int
    """From whose place the table is seen."""
    ask: Ask | None = None
    """The decision this seat owes now; None while others decide or animations run."""
    draft: Draft = EMPTY
    """The half-made choice for it, and what lies open meanwhile."""
    here: Hashable | None = None
    """The id of the spot under the mouse or the focus."""
    by_keys: bool = False
    """Whether that spot was reached without the mouse."""
    hint: Move | None = None
    """A move that is to be marked as advice."""
    marked: tuple[Event, ...] = ()
    """Events to be marked: the latest ones of the others, or a log line's."""
    thinking: tuple[int, ...] = ()
    """AI seats that think."""
    answered: tuple[int, ...] = ()
    """Seats whose sealed answer lies there unopened."""
    laid: Move | None = None
    """This seat's own answer: while it lies there unopened, then until all that came of it has been shown."""
    passed: tuple[Event, ...] = ()
    """What has been shown since this seat's latest decision began, the event animated now included."""
    coming: tuple[Event, ...] = field(default=(), compare=False)
    """What has happened and is shown next, the event animated now first; nothing step by step."""
    news: tuple[Told, ...] = field(default=(), compare=False)
    """What has come to be seen since this seat answered last, in words; it follows state and answers."""
    gained: Mapping[Hashable, int] = field(default_factory=dict, compare=False)
    """By how much this seat's numbers have changed since it answered last, by the spots that show them."""
    watched: bool = False
    """Whether one only looks back: nothing can be decided, and a log lies where the view gives it room."""
    loops: Loops = field(default_factory=Loops, compare=False)
    """The time of loops such as flames; stands still under reduced motion."""
    stamp: int = field(default_factory=stamp)
    """Stands for the state: equal stamps, equal states. A picture made by hand has one of its own."""
