"""Where a scene can lead to. Scenes name a destination; the factory alone knows which scene that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core.players import Person
from game.core.reason import Reason
from game.scenes.at_table import AtTable
from game.scenes.policy import Policy
from game.scenes.reel import Reel
from game.scenes.scene import Destination
from game.session.cabinet import Cabinet, Kept
from game.session.rival import Rival
from game.tabletop.page import Page
from game.tabletop.told import Told


@dataclass(frozen=True, slots=True)
class ToTitle(Destination):
    """The title screen."""

    cabinet: Cabinet


@dataclass(frozen=True, slots=True)
class ToShelf(Destination):
    """The games to choose from; *chosen*: the one in front."""

    cabinet: Cabinet
    chosen: str = ""


@dataclass(frozen=True, slots=True)
class ToSetUp(Destination):
    """The set-up of a game, with these options changed; for a *beginner* as one needs it."""

    cabinet: Cabinet
    game: str
    beginner: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ToTable(Destination):
    """A table; *policy* is what is special there. *end_shown*: its end is known already; *part*: whose sheet
    is to be shown first."""

    cabinet: Cabinet
    kept: Kept
    policy: Policy | None = None
    end_shown: bool = False
    part: int | None = None


@dataclass(frozen=True, slots=True)
class ToTables(Destination):
    """The games in progress, of one game or of all; *take_in*: a file to be taken in."""

    cabinet: Cabinet
    game: str | None = None
    take_in: Path | None = None


@dataclass(frozen=True, slots=True)
class ToRecords(Destination):
    """What was played, of one game or of all."""

    cabinet: Cabinet
    game: str | None = None


@dataclass(frozen=True, slots=True)
class ToPersons(Destination):
    """Who plays here, *person* chosen: to be renamed, merged, removed."""

    cabinet: Cabinet
    person: Person | None = None


@dataclass(frozen=True, slots=True)
class ToAchievements(Destination):
    """What was achieved, at one game or at all."""

    cabinet: Cabinet
    game: str | None = None


@dataclass(frozen=True, slots=True)
class ToEncyclopaedia(Destination):
    """The encyclopaedia: at a game's volume, or at one of its entries. *open_now*: `View.open_now`."""

    cabinet: Cabinet
    game: str = ""
    entry: str = ""
    open_now: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class ToLessons(Destination):
    """The lessons, of one game or of all."""

    cabinet: Cabinet
    game: str | None = None


@dataclass(frozen=True, slots=True)
class ToShelfPage(Destination):
    """The page that opens from a game's box."""

    cabinet: Cabinet
    game: str


@dataclass(frozen=True, slots=True)
class ToRuleBook(Destination):
    """A game's rule book, at the page on a *topic*; `Refused` if it is damaged."""

    game: str
    topic: str | None = None


@dataclass(frozen=True, slots=True)
class ToSettings(Destination):
    """The settings."""


@dataclass(frozen=True, slots=True)
class ToTableMenu(Destination):
    """What can be done at a table besides playing."""

    table: AtTable


@dataclass(frozen=True, slots=True)
class ToKeys(Destination):
    """The keys of all devices; *replay*: those of the player of replays."""

    replay: bool = False


@dataclass(frozen=True, slots=True)
class ToCrash(Destination):
    """The screen that tells of an error nobody foresaw."""

    reason: Reason
    why_not_kept: Reason | None


# ---------------------------------------------------------------------- over a table


@dataclass(frozen=True, slots=True)
class Handover:
    """What is to be told between two persons: who comes, and what all may know has happened meanwhile."""

    seat: int
    name: str
    where: str
    """The game, and how far it is."""
    news: tuple[Told, ...]
    call: Callable[[int], str]
    """What a seat or party is called."""
    go: Callable[[], None]
    """Open that person's eyes."""
    leave: Callable[[], None]
    """Leave the table."""


@dataclass(frozen=True, slots=True)
class ToCurtain(Destination):
    """The screen between two persons."""

    handover: Handover


@dataclass(frozen=True, slots=True)
class ToReplay(Destination):
    """The player of replays, with the log beside the table."""

    reel: Reel


@dataclass(frozen=True, slots=True)
class ToPlayers(Destination):
    """Who decides for which seat."""

    table: AtTable


@dataclass(frozen=True, slots=True)
class ToResults(Destination):
    """The sheet of a finished table; *rival*: who played the day's table too."""

    table: AtTable
    rival: Rival | None = None


@dataclass(frozen=True, slots=True)
class ToPartResults(Destination):
    """The sheet of the part of this number, from 1."""

    table: AtTable
    number: int


@dataclass(frozen=True, slots=True)
class ToLessonSheet(Destination):
    """The sheet of a lesson that stops in mid-game: *complete* puts it away, *play* also sets up the game."""

    table: AtTable
    complete: Callable[[], None]
    play: Callable[[], None]


@dataclass(frozen=True, slots=True)
class ToFinale(Destination):
    """The page that ends a table."""

    table: AtTable
    page: Page


@dataclass(frozen=True, slots=True)
class ToReview(Destination):
    """The moves that lost most."""

    table: AtTable
