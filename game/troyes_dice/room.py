"""The room of its game: what scenes and tools may know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.challenge import Challenge
from game.core.record import RecordBook
from game.core.rule_book import Sketch
from game.core.rules import Event
from game.tabletop.rooms import Chapter, Room, Volume
from game.troyes_dice import log, record
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.state import TroyesState

if TYPE_CHECKING:
    from game.ai.bot import Bot
    from game.ai.fitting import Fitting
    from game.tabletop.celebration import Celebration
    from game.tabletop.diagram import Diagram
    from game.tabletop.entries import Contents
    from game.tabletop.tidings import Tiding
    from game.tabletop.views import View


def bot() -> Bot[TroyesState, TroyesOptions]:
    """What an AI must know of it."""
    from game.troyes_dice.bot import BOT

    return BOT


def view(options: TroyesOptions, names: Sequence[str]) -> View[TroyesState, Any]:
    """Its table on the screen."""
    from game.troyes_dice.view.table import TableView

    return TableView(names)


def bound() -> Callable[[TroyesOptions, int], float]:
    """The most points that could be had of a deal."""
    from game.troyes_dice.bound import of_deal

    return of_deal


def fittings() -> Mapping[str, Fitting]:
    """How the weights of its AI are fitted."""
    from game.troyes_dice.fit import fitting

    return {"evaluation": fitting()}


HALVES = 16
"""Mornings and afternoons of eight days."""


def share(state: TroyesState) -> float:
    """How much of a game is over, 0 to 1."""
    return min(1.0, max(0, state.half) / HALVES)


def chapter(state: TroyesState) -> Chapter:
    """The day."""
    return Chapter(state.day if state.half >= 0 else 0, "troyes_dice.view.day_number")


def diagram(sketch: Sketch) -> Diagram:
    """A diagram of its rule book."""
    from game.troyes_dice.view.diagrams import draw

    return draw(sketch)


def celebration() -> Celebration:
    """How its end looks."""
    from game.troyes_dice.view.celebration import TownOfTroyes

    return TownOfTroyes()


def contents() -> Contents:
    """Its volume of the encyclopaedia."""
    from game.troyes_dice.view.entries import contents

    return contents()


def tidings(events: Sequence[Event], options: TroyesOptions, seat: int) -> Sequence[Tiding]:
    """The moves among events, each told as one."""
    from game.troyes_dice.view.tidings import tidings

    return tidings(events, options, seat)


ROOM = Room(
    RULES,
    bot=bot,
    view=view,
    log=log.values,
    record=RecordBook(record.KIND, record.of, record.medals),
    volume=Volume("r", "icons/die", contents),
    challenge=Challenge(TroyesOptions(seats=1), "master"),
    bound=bound,
    fittings=fittings,
    share=share,
    chapter=chapter,
    diagram=diagram,
    celebration=celebration,
    tidings=tidings,
)
