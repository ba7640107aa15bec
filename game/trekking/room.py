"""The room of its game: what scenes and tools may know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.record import RecordBook
from game.core.rule_book import Sketch
from game.core.rules import Event
from game.tabletop.rooms import Chapter, Room, Volume
from game.trekking import log, record
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import DAYS, TrekkingState

if TYPE_CHECKING:
    from game.ai.bot import Bot
    from game.ai.fitting import Fitting
    from game.tabletop.celebration import Celebration
    from game.tabletop.diagram import Diagram
    from game.tabletop.entries import Contents
    from game.tabletop.tidings import Tiding
    from game.tabletop.views import View


def bot() -> Bot[TrekkingState, TrekkingOptions]:
    """What an AI must know of it."""
    from game.trekking.bot import BOT

    return BOT


def view(options: TrekkingOptions, names: Sequence[str]) -> View[TrekkingState, Any]:
    """Its table on the screen."""
    from game.trekking.view.table import TableView

    return TableView(names)


def contents() -> Contents:
    """Its volume of the encyclopaedia."""
    from game.trekking.view.entries import contents

    return contents()


def fittings() -> Mapping[str, Fitting]:
    """How the table of its AI is worked out, and how it learns from its own games."""
    from game.trekking.experience_fit import ExperienceFitting
    from game.trekking.fit import fitting

    return {"evaluation": fitting(), "experience": ExperienceFitting()}


HOURS = 12


def share(state: TrekkingState) -> float:
    """How much of a game is over, 0 to 1."""
    first = min(state.hour(party) for party in range(state.parties))
    return min(1.0, (state.day - 1 + max(0, first) / HOURS) / DAYS)


def chapter(state: TrekkingState) -> Chapter:
    """The day."""
    return Chapter(state.day, "trekking.view.day_number")


def diagram(sketch: Sketch) -> Diagram:
    """A diagram of its rule book."""
    from game.trekking.view.diagrams import draw

    return draw(sketch)


def celebration() -> Celebration:
    """How its end looks."""
    from game.trekking.view.celebration import VelvetRoad

    return VelvetRoad()


def tidings(events: Sequence[Event], options: TrekkingOptions, seat: int) -> Sequence[Tiding]:
    """The moves among events, each told as one."""
    from game.trekking.view.tidings import tidings

    return tidings(events, options, seat)


ROOM = Room(
    RULES,
    bot=bot,
    view=view,
    log=log.values,
    record=RecordBook(record.KIND, record.of, record.medals),
    volume=Volume("b", "icons/hourglass", contents, record.met),
    fittings=fittings,
    share=share,
    chapter=chapter,
    tidings=tidings,
    diagram=diagram,
    celebration=celebration,
)
