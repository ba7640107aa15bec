"""The room of its game: what scenes and tools may know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.record import RecordBook
from game.core.rule_book import Sketch
from game.core.rules import Event
from game.my_city import log, record, summary
from game.my_city.campaign import EPISODES
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.tabletop.rooms import Chapter, Pages, Room, Summaries, Volume

if TYPE_CHECKING:
    from game.ai.bot import Bot
    from game.ai.fitting import Fitting
    from game.tabletop.celebration import Celebration
    from game.tabletop.diagram import Diagram
    from game.tabletop.entries import Contents
    from game.tabletop.tidings import Tiding
    from game.tabletop.views import View


def bot() -> Bot[MyCityState, MyCityOptions]:
    """What an AI must know of it."""
    from game.my_city.bot import BOT

    return BOT


def view(options: MyCityOptions, names: Sequence[str]) -> View[MyCityState, Any]:
    """Its table on the screen."""
    from game.my_city.view.table import TableView

    return TableView(names)


def pages() -> Pages:
    """Its own pages."""
    from game.my_city import view

    return Pages(view.shelf_page, view.finale, view.draw_gain)


def bound() -> Callable[[MyCityOptions, int], float]:
    """The most points that could be had of a deal."""
    from game.my_city.bound import of_deal

    return of_deal


def fittings() -> Mapping[str, Fitting]:
    """How the weights of its AI are fitted."""
    from game.my_city.fit import fitting
    from game.my_city.sticker_fit import StickerFitting

    return {"evaluation": fitting(), "sticker_policy": StickerFitting()}


def share(state: MyCityState) -> float:
    """How much of a game is over, 0 to 1."""
    deck = max(1, len(state.mode.deck))
    turned = min(1.0, len(state.turned) / deck)
    story = state.story
    return turned if story is None or not story.goes_on else (max(1, state.mode.n) - 1 + turned) / EPISODES


def chapter(state: MyCityState) -> Chapter:
    """The episode of a campaign; without one how many cards have been turned."""
    story = state.story
    if story is None or not story.goes_on:
        return Chapter(len(state.turned), "my_city.view.card_number")
    return Chapter(state.mode.n, "my_city.game.part")


def celebration() -> Celebration:
    """How its end looks."""
    from game.my_city.view.celebration import CityOnTheRiver

    return CityOnTheRiver()


def diagram(sketch: Sketch) -> Diagram:
    """A diagram of its rule book."""
    from game.my_city.view.diagrams import draw

    return draw(sketch)


def contents() -> Contents:
    """Its volume of the encyclopaedia."""
    from game.my_city.view.entries import contents

    return contents()


def tidings(events: Sequence[Event], options: MyCityOptions, seat: int) -> Sequence[Tiding]:
    """The moves among events, each told as one."""
    from game.my_city.view.tidings import tidings

    return tidings(events, options, seat)


ROOM = Room(
    RULES,
    bot=bot,
    view=view,
    log=log.values,
    record=RecordBook(record.KIND, record.of, record.medals, role=record.role),
    volume=Volume("g", "icons/house", contents, record.met),
    summaries=Summaries(summary.applies, summary.summary),
    pages=pages,
    bound=bound,
    fittings=fittings,
    share=share,
    chapter=chapter,
    diagram=diagram,
    celebration=celebration,
    tidings=tidings,
)
