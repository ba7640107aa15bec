"""How a table of one game looks and what can be done on it.

The session owns the flow: whose turn it is, the draft, undo, the AIs. A view says how it looks and what a
click means. It is made by the game's room when a table opens and again when language or print change.
Once a change it works out all that it needs of a picture (`see`); everything else reads that sight and
changes nothing, so that what one sees is a function of what is known, half chosen and pointed at.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from pygame import Rect

from game.core.options import Options
from game.core.rules import Event, Move, S
from game.tabletop.draft import Draft
from game.tabletop.heading import Heading as Heading
from game.tabletop.meaning import Meaning
from game.tabletop.picture import Picture
from game.ui.canvas import Canvas
from game.ui.focus import Spot

if TYPE_CHECKING:
    from typing_extensions import override as override
else:

    def override(method):
        """Marks what a view does its own way: a name that is no longer the contract's is then an error."""
        return method


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
    icon: str = ""
    """A sprite before the label."""


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
    beats: Sequence[tuple[float, str]] = ()
    """Further sounds, and after how many seconds each is heard; none under reduced motion."""
    still: float = 0
    """Seconds that its end is to be seen at least where nothing moves: it can be read nowhere else."""
    heading: Callable[[float], Heading] | None = None
    """What the top bar says as far as the clip has come; None: what it says of the state drawn."""


class Prompt(NamedTuple):
    """The sentence of the prompt bar."""

    key: str
    values: Mapping[str, Any] = {}


class Sight(Protocol):
    """A picture, worked out: each game has its own, frozen."""

    @property
    def picture(self) -> Picture[Any]:
        """What it was worked out of."""


V = TypeVar("V", bound=Sight)


class View(ABC, Generic[S, V]):
    """A game's table on the screen. Its methods change nothing but memories of what was painted before."""

    accent: ClassVar[str]
    """The ramp of the game's tab."""
    line_ramps: ClassVar[Mapping[str, str]] = {}
    """The ramps of score lines that mean a colour, by the last word of their key; the rest take turns."""
    tells_news: ClassVar[bool] = False
    """Whether it shows the picture's news on the table itself: then the prompt bar has no chips for them."""

    total: ClassVar[Hashable] = None
    """The number that is a party's score: the news tell of a move by how much it changed that; None: it has
    none, or the moves say themselves what they bring."""

    def begin(self, picture: Picture[S]) -> Draft:
        """The draft a decision begins with; the picture's holds the open choice and what lay open before."""
        return Draft(picture.draft.choice)

    @abstractmethod
    def see(self, picture: Picture[S]) -> V:
        """All that drawing and pointing need of a picture: plans, prices, previews."""

    @abstractmethod
    def heading(self, sight: V) -> Heading:
        """What the top bar says."""

    @abstractmethod
    def prompt(self, sight: V) -> Prompt:
        """What the seat is to do now; only asked while it owes a decision."""

    def buttons(self, sight: V) -> Sequence[Press]:
        """The buttons of the prompt bar, the rightmost last; only asked while it owes a decision."""
        return ()

    @abstractmethod
    def draw(self, canvas: Canvas, sight: V) -> None:
        """Paint the field between the bars."""

    @abstractmethod
    def spots(self, sight: V) -> Sequence[Spot]:
        """Everything that can be pointed at, with its tooltip; later ones lie on top."""

    def written(self, sight: V) -> Sequence[Rect]:
        """Where it tells in words of what is pointed at, chosen or lies open: nothing should cover that."""
        return ()

    def entry(self, spot: Hashable, sight: V) -> str:
        """The entry of the encyclopaedia on what lies there for all this seat knows; empty: none."""
        return ""

    def open_now(self, sight: V) -> frozenset[str]:
        """The entries on all that lies open on the table, or is known to this seat."""
        found = (self.entry(spot.id, sight) for spot in self.spots(sight))
        return frozenset(entry for entry in found if entry)

    def point(self, sight: V) -> Draft:
        """The draft once this is pointed at: what comes up by that, what goes with what was before."""
        return sight.picture.draft

    @abstractmethod
    def press(self, spot: Hashable, sight: V) -> Meaning:
        """What a click on a spot or a button means."""

    def command(self, name: str, sight: V) -> Meaning:
        """What a key (rotate_left, cancel ...) or the wheel (wheel_up, wheel_down) means; None: nothing."""
        return None

    def aim(self, sight: V) -> Draft:
        """With all turned, scrolled or opened that is needed to see the advised move: it has just come."""
        return sight.picture.draft

    def aside(self, sight: V) -> Rect:
        """Where a log lies while one looks back: on what only serves decisions."""
        return Rect(388, 20, 250, 314)

    def where(self, event: Event, sight: V) -> Rect | None:
        """Where what an event changed is seen in the picture after it; None: nowhere in particular."""
        return None

    def site(self, move: Move, sight: V) -> Rect | None:
        """Where on the table a move would be seen; None: wherever its mark is the largest."""
        return None

    def numbers(self, state: S, seat: int) -> Mapping[Hashable, int]:
        """A seat's numbers in a state, each by the spot that shows it; those that are 0 may be left out.

        Every change of one is kept with its cause. Pure and quick: it is asked after every event, also of
        states in which little is dealt, and of those in which the seat's secrets are hidden.
        """
        return {}

    def numbered(self, options: Options) -> int:
        """How many parties have numbers, the seats first."""
        return options.seats

    def shows_own(self, sight: V) -> bool:
        """Whether the spots of numbers show those of the seat that looks, not another's."""
        return True

    def teller(self, spot: Hashable, sight: V) -> int | None:
        """Whose latest moves a spot tells, where the table itself tells its news; None: nobody's."""
        return None

    def number_name(self, spot: Hashable, state: S) -> str:
        """What a number is called."""
        return ""

    def clip(self, event: Event, before: S, sight: V) -> Clip | None:
        """An event's animation over the picture that is seen; None: none."""
        return None

    def staged(self, event: Event) -> bool:
        """Whether an event has been shown with an earlier one that has happened at the same time."""
        return False
