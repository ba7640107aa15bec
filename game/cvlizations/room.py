"""The room of its game: what scenes and tools may know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.record import RecordBook
from game.core.rule_book import Sketch
from game.core.rules import Event
from game.cvlizations import log, record
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.rules import RULES
from game.cvlizations.state import ROUNDS, CvlizationsState
from game.tabletop.rooms import Chapter, Room, Volume

if TYPE_CHECKING:
    from game.ai.bot import Bot
    from game.ai.fitting import Fitting
    from game.cvlizations.view.sight import Sight
    from game.tabletop.celebration import Celebration
    from game.tabletop.diagram import Diagram
    from game.tabletop.entries import Contents
    from game.tabletop.tidings import Tiding
    from game.tabletop.views import View


def bot() -> Bot[CvlizationsState, CvlizationsOptions]:
    """What an AI must know of it."""
    from game.cvlizations.bot import BOT

    return BOT


def view(options: CvlizationsOptions, names: Sequence[str]) -> View[CvlizationsState, Sight]:
    """Its table on the screen."""
    from game.cvlizations.view.table import TableView

    return TableView(options, names)


def contents() -> Contents:
    """Its volume of the encyclopaedia."""
    from game.cvlizations.view.entries import contents

    return contents()


def share(state: CvlizationsState) -> float:
    """How much of a game is over, 0 to 1."""
    return min(1.0, state.round / ROUNDS)


def chapter(state: CvlizationsState) -> Chapter:
    """The round."""
    return Chapter(min(state.round + 1, ROUNDS), "cvlizations.view.round_number")


def fittings() -> Mapping[str, Fitting]:
    """How the weights of its AI are fitted."""
    from game.cvlizations.fit import fitting

    return {"evaluation": fitting()}


def diagram(sketch: Sketch) -> Diagram:
    """A diagram of its rule book."""
    from game.cvlizations.view.diagrams import draw

    return draw(sketch)


def celebration() -> Celebration:
    """How its end looks."""
    from game.cvlizations.view.celebration import VillageFire

    return VillageFire()


def tidings(events: Sequence[Event], options: CvlizationsOptions, seat: int) -> Sequence[Tiding]:
    """The moves among events, each told as one."""
    from game.cvlizations.view.tidings import tidings

    return tidings(events, options, seat)


ROOM = Room(
    RULES,
    bot=bot,
    view=view,
    log=log.values,
    record=RecordBook(record.KIND, record.of, record.medals),
    volume=Volume("o", "icons/torch", contents, record.met),
    share=share,
    chapter=chapter,
    fittings=fittings,
    diagram=diagram,
    celebration=celebration,
    tidings=tidings,
)
