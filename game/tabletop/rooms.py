"""A game's room: the one value by which scenes and tools know a game.

Each game's folder has a module ``room`` with ``ROOM``. What draws and what thinks is made by functions that
import it when they are called, so that an AI process loads no pygame and the shelf loads no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from game.core.challenge import Challenge
from game.core.record import RecordBook
from game.core.rule_book import Sketch
from game.core.rules import Event, O, Rules, S
from game.core.score import ScoreSheet
from game.core.summary import Summary
from game.tabletop.tidings import Tiding

if TYPE_CHECKING:
    from game.ai.bot import Bot
    from game.ai.fitting import Fitting
    from game.tabletop.celebration import Celebration
    from game.tabletop.diagram import Diagram
    from game.tabletop.entries import Contents
    from game.tabletop.page import Page, Shelf
    from game.tabletop.views import View
    from game.ui.canvas import Canvas

    DrawGain = Callable[[Canvas, int, Sequence[ScoreSheet], int, tuple[int, int, int, int]], None]


@dataclass(frozen=True, slots=True)
class Pages:
    """The pages of a game that fill the screen."""

    shelf: Callable[[Shelf], Page]
    """A page that opens from the game's box."""
    finale: Callable[[Any, tuple[str, ...]], Page | None]
    """The page that ends a table, of its last state and its seats' names; None: its sheet is enough."""
    draw_gain: DrawGain
    """What a part of a long table has brought a party: canvas, the part's number, sheets, party, box."""


@dataclass(frozen=True, slots=True)
class Volume:
    """A game's volume of the encyclopaedia: the ramp of its tab, and the sprite on it."""

    ramp: str
    sign: str
    read: Callable[[], Contents]
    """What it contains, in the present language."""
    met: Callable[[Any], frozenset[str]] = lambda record: frozenset()
    """The ids of the entries that a profile has met, of its record; its achievements are known without."""


@dataclass(frozen=True, slots=True)
class Summaries:
    """What a list says of a kept table without opening it."""

    applies: Callable[[Mapping[str, Any]], bool]
    """Whether there is anything to say of a table with these options (as builtins)."""
    of: Callable[[Iterable[Event]], Summary]
    """How far it is, told by the events that count."""


class Chapter(NamedTuple):
    """A part of a game that a time line numbers: an age, a day, a round, an episode, a card."""

    number: int
    """From 1; 0 before the first."""
    key: str
    """The text that names it, with its number as ``{n}``."""


@dataclass(frozen=True, slots=True)
class Room(Generic[S, O]):
    """What a game offers; None: it does without."""

    rules: Rules[S, O]
    bot: Callable[[], Bot[S, O]]
    """What an AI must know of it."""
    view: Callable[[O, Sequence[str]], View[S, Any]]
    """Its table on the screen, for these options and names of the seats."""
    log: Callable[[Event, Any], Mapping[str, Any]] | None = None
    """What the log's sentence on an event names; without it the event's fields."""
    record: RecordBook[Any, S] | None = None
    """What a profile keeps of it; without it a plain record."""
    summaries: Summaries | None = None
    """What a list says of its kept tables."""
    pages: Callable[[], Pages] | None = None
    """Its own pages."""
    volume: Volume | None = None
    """Its volume of the encyclopaedia."""
    challenge: Challenge | None = None
    """Its challenge of the day."""
    share: Callable[[Any], float] | None = None
    """How much of a game is over in a state, 0 to 1; None: nobody knows."""
    chapter: Callable[[Any], Chapter] | None = None
    """Which part of a game, such as an age or a day, a state belongs to; without it there are none."""
    bound: Callable[[], Callable[[Any, int], float]] | None = None
    """The most points that could be had of a deal: of options and seed."""
    clocked: Mapping[str, O] = field(default_factory=dict)
    """By what they are called, the tables at which ``bench`` counts random games, beside the default one."""
    fittings: Callable[[], Mapping[str, Fitting]] | None = None
    """By name of its data file, how what its AI judges by is fitted; in the order in which they build up."""
    tidings: Callable[[Sequence[Event], O, int], Sequence[Tiding]] | None = None
    """The moves among events, as the seat that looks is to be told of them; None: event by event."""
    diagram: Callable[[Sketch], Diagram] | None = None
    """A diagram of its rule book, in the present language."""
    celebration: Callable[[], Celebration] | None = None
    """How its end looks; without one there is a podium on a wooden floor."""
