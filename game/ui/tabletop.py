"""What a game's table view and the scene that hosts it tell each other.

The scene owns the flow: whose turn it is, the half-made choice, undo, the log, the AIs. The view says how it
looks and what a click means. A game's view is the class ``TableView`` in its ``view`` module, made with
(rules, options, names) when a table opens and again when the language changes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from pygame import Rect

from game.ui.canvas import Canvas
from game.ui.focus import Spot


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
class Picture:
    """What is to be seen: a state from one seat's place, and how far that seat's choice has come."""

    state: Any
    """The state to draw: as far as animation has come, or an earlier one while looking back."""
    seat: int
    """From whose place the table is seen."""
    ask: Any = None
    """The decision (an ``Ask``) this seat owes now; None while others decide or animations run."""
    choice: Any = None
    """The half-made ``Choice`` for it."""
    here: Hashable | None = None
    """The id of the spot under the mouse or the focus."""
    by_keys: bool = False
    """Whether that spot was reached without the mouse."""
    hint: Any = None
    """A move that is to be marked as advice."""
    marked: Sequence[Any] = ()
    """Events to be marked: the latest ones of the others, or a log line's."""
    thinking: Sequence[int] = ()
    """AI seats that think."""
    answered: Sequence[int] = ()
    """Seats whose sealed answer lies there unopened."""
    loops: Loops = field(default_factory=Loops)
    """The time of loops such as flames; stands still under reduced motion."""


class Pick(NamedTuple):
    """A click fixes fields of the move: (field, value) in order; the kind of move is the field ``kind``."""

    fields: tuple[tuple[str, Any], ...]


class Answer(NamedTuple):
    """A click means this very move: it is made if it is legal, else the reason is shown."""

    move: Any


class Turn(NamedTuple):
    """A click changes something of the view alone (a page, a zoom): the view has already done it."""


class TryOut(NamedTuple):
    """A click opens one of the game's try-outs, by its id; the scene comes back here afterwards."""

    lesson: str


Meaning = Pick | Answer | Turn | TryOut | None


@dataclass(frozen=True, slots=True)
class Press:
    """A button of the prompt bar. *ramp*: w neutral, g primary, r leaves or gives up, o costs something."""

    id: Hashable
    label: str
    ramp: str = "w"
    enabled: bool = True
    key: str = ""
    """The command that presses it, if any, such as ``rotate_right``."""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Clip:
    """An event's animation, painted over the state before it.

    *draw* gets the canvas and the progress from 0 to 1; *base* the picture beneath, where it differs.
    """

    seconds: float
    draw: Callable[[Canvas, float], None]
    sound: str = ""
    base: Any = None
    """A state to draw beneath instead of the one before the event."""


class Prompt(NamedTuple):
    """The sentence of the prompt bar."""

    key: str
    values: Mapping[str, Any] = {}


@dataclass(slots=True)
class Heading:
    """The words and signs of the top bar: chips of (icon or None, text), and marks such as ages done."""

    chips: list[tuple[str | None, str]] = field(default_factory=list)
    rounds: int = 0
    """Marks to draw (days, ages); 0: none."""
    round: int = 0
    """How many of them have begun."""


class View(Protocol):
    """How a table of one game looks and what can be done on it."""

    accent: str
    """The ramp of the game's tab."""
    line_ramps: Mapping[str, str]
    """The ramps of score lines that mean a colour, by the last word of their key; the rest take turns."""

    def heading(self, picture: Picture) -> Heading:
        """What the top bar says."""

    def prompt(self, picture: Picture) -> Prompt:
        """What the seat is to do now; only asked while it owes a decision."""

    def buttons(self, picture: Picture) -> Sequence[Press]:
        """The buttons of the prompt bar, the rightmost last."""

    def draw(self, canvas: Canvas, picture: Picture) -> None:
        """Paint the field between the bars; changes nothing."""

    def spots(self, picture: Picture) -> Sequence[Spot]:
        """Everything that can be pointed at, with its tooltip; later ones lie on top."""

    def written(self, picture: Picture) -> Sequence[Rect]:
        """Where it tells in words of what is pointed at, chosen or lies open: nothing should cover that."""

    def press(self, spot: Hashable, picture: Picture) -> Meaning:
        """What a click on a spot or a button means."""

    def command(self, name: str, picture: Picture) -> bool:
        """A key's command (rotate_left, cancel ...) or the wheel (wheel_up, wheel_down): was it used?"""

    def show_hint(self, picture: Picture) -> None:
        """Turn, scroll or open what is needed to see the advised move: it has just come."""

    def clip(self, event: Any, before: Any, seat: int) -> Clip | None:
        """An event's animation as seen from a seat's place; None: none."""
