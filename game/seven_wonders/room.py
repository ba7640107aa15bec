"""The room of its game: what scenes and tools may know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.record import RecordBook
from game.core.rule_book import Sketch
from game.core.rules import Event
from game.seven_wonders import log, record
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.tabletop.rooms import Chapter, Room, Volume

if TYPE_CHECKING:
    from game.ai.bot import Bot
    from game.ai.fitting import Fitting
    from game.seven_wonders.view.sight import Sight
    from game.tabletop.celebration import Celebration
    from game.tabletop.diagram import Diagram
    from game.tabletop.entries import Contents
    from game.tabletop.tidings import Tiding
    from game.tabletop.views import View


def bot() -> Bot[SevenWondersState, SevenWondersOptions]:
    """What an AI must know of it."""
    from game.seven_wonders.bot import BOT

    return BOT


def view(options: SevenWondersOptions, names: Sequence[str]) -> View[SevenWondersState, Sight]:
    """Its table on the screen."""
    from game.seven_wonders.view.table import TableView

    return TableView(options, names)


def contents() -> Contents:
    """Its volume of the encyclopaedia."""
    from game.seven_wonders.view.entries import contents

    return contents()


AGES = 3


def share(state: SevenWondersState) -> float:
    """How much of a game is over, 0 to 1."""
    if state.age == 0:
        return 0.0
    turns = state.options.turns
    return min(1.0, ((state.age - 1) * turns + max(0, state.turn - 1)) / (AGES * turns))


def chapter(state: SevenWondersState) -> Chapter:
    """The age."""
    return Chapter(state.age, f"seven_wonders.age.{state.age}")


def fittings() -> Mapping[str, Fitting]:
    """How what its AI judges by is fitted."""
    from game.seven_wonders import outlook_fit
    from game.seven_wonders.fit import fitting
    from game.seven_wonders.preference_fit import PreferenceFitting
    from game.seven_wonders.recruitment_fit import RecruitmentFitting

    return {
        "evaluation": fitting(),
        "preference": PreferenceFitting(),
        "recruitment": RecruitmentFitting(),
        **outlook_fit.fittings(),
    }


def tidings(events: Sequence[Event], options: SevenWondersOptions, seat: int) -> Sequence[Tiding]:
    """What each city did, the wars and the debts."""
    from game.seven_wonders.view.tidings import tidings

    return tidings(events, options, seat)


def diagram(sketch: Sketch) -> Diagram:
    """A diagram of its rule book."""
    from game.seven_wonders.view.diagrams import draw

    return draw(sketch)


def celebration() -> Celebration:
    """How its end looks."""
    from game.seven_wonders.view.celebration import WonderAtLast

    return WonderAtLast()


CLOCKED = {
    "4 seats": SevenWondersOptions(seats=4, cities=False),
    "4 seats, Leaders and Cities": SevenWondersOptions(seats=4, cities=True, leaders=True),
    "7 seats": SevenWondersOptions(seats=7, cities=False),
}
"""Without a box unless it is named."""
ROOM = Room(
    RULES,
    bot=bot,
    view=view,
    log=log.values,
    record=RecordBook(record.KIND, record.of, record.medals, role=record.role),
    volume=Volume("t", "icons/laurel", contents, record.met),
    share=share,
    chapter=chapter,
    clocked=CLOCKED,
    fittings=fittings,
    tidings=tidings,
    diagram=diagram,
    celebration=celebration,
)
