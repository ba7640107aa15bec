"""What is drawn on the table of My City says what it is, whatever is asked and whoever looks."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from pygame import Rect

from game.core.chance import FastChance, TableChance
from game.core.choice import Choice
from game.core.rules import Ask, asked_together, deal
from game.my_city.moves import Quit
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.my_city.view import TableView, desk, opponents, shafts, summary, supply
from game.my_city.view.account import account
from game.my_city.view.places import cell, place, row
from game.my_city.view.sight import CITY_SPOT, Sight, at_desk, task
from game.tabletop.draft import Draft
from game.tabletop.picture import Picture
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing
from game.ui.locale import TEXTS
from game.ui.pixels import pixels_of
from tests.seated import NAMES

SEATS = 3
SINGLE = (1, 5, 7, 10, 12, 14, 19, 22, 24)
"""Episodes with rows, land or boards of their own."""


def at(state: MyCityState, ask: Ask) -> Picture[MyCityState]:
    return Picture(state.copy(), ask.seat, ask, Draft(Choice(RULES.moves(state, ask.seat))))


def table(**options: object) -> MyCityOptions:
    return MyCityOptions(seats=SEATS, **options)  # type: ignore[arg-type]


@cache
def met() -> dict[str, Picture[MyCityState]]:
    """Early and late moments of the repeatable mode and of episodes, and what a campaign asks between two."""
    found: dict[str, Picture[MyCityState]] = {}
    for name, options in {
        "eternal": table(),
        **{f"episode {n}": table(mode="episode", episode=n) for n in SINGLE},
    }.items():
        chance, source = TableChance(2), FastChance(random.Random(2))
        state, _ = deal(RULES, options, chance)
        while asks := RULES.asks(state):
            picture = at(state, asks[0])
            early = found.setdefault(f"{name} begins", picture)
            turned = len(state.turned) - len(early.state.turned)
            if turned == 9:
                found.setdefault(f"{name} goes on", picture)
            if state.blocked:
                found.setdefault(f"{name} with a card blocked", picture)
            answers = {ask.seat: RULES.sample(state, ask.seat, source) for ask in asked_together(asks)}
            RULES.play(state, answers, chance)
        found[f"{name} is over"] = Picture(state.copy(), 0)
    return found | between()


def between() -> dict[str, Picture[MyCityState]]:
    """What a campaign asks between two episodes, and the first card after it."""
    found: dict[str, Picture[MyCityState]] = {}
    chance, source = TableChance(6), FastChance(random.Random(6))
    state, _ = deal(RULES, table(mode="campaign"), chance)
    while (asks := RULES.asks(state)) and len(found) < 4:
        answers = {}
        for ask in asked_together(asks):
            wanted = task(at(state, ask)) or "card"
            found.setdefault(f"campaign: {wanted}", at(state, ask))
            moves = RULES.moves(state, ask.seat)
            answers[ask.seat] = Quit() if Quit() in moves else RULES.sample(state, ask.seat, source)
        RULES.play(state, answers, chance)
    assert len(found) == 4
    return found


def asked(picture: Picture[MyCityState]) -> Picture[MyCityState]:
    return picture


def others_decide(picture: Picture[MyCityState]) -> Picture[MyCityState]:
    return replace(picture, ask=None, draft=Draft(None))


def city_of_another(picture: Picture[MyCityState]) -> Picture[MyCityState]:
    return replace(picture, here=(CITY_SPOT, (picture.seat + 1) % SEATS))


Moment = Callable[[Picture[MyCityState]], Picture[MyCityState]]
MOMENTS: tuple[Moment, ...] = (asked, others_decide, city_of_another)
every_moment = pytest.mark.parametrize("moment", MOMENTS, ids=[one.__name__ for one in MOMENTS])


def pictures(moment: Moment) -> Iterator[tuple[str, Picture[MyCityState]]]:
    for name, picture in met().items():
        yield name, moment(picture)


def drawn(sight: Sight) -> dict[Hashable, Rect]:
    """What is drawn, by a name of its own and where: told by the rules, not by what can be pointed at."""
    state, seat = sight.state, sight.picture.seat
    found: dict[Hashable, Rect] = {"plate": place("board.plate")}
    if sight.task != "name":
        found |= {
            ("cell", at_row, column): cell(at_row, column) for at_row in (0, 5, 10) for column in (0, 5, 10)
        }
    if state.story is not None:
        found |= {"circles": place("board.progress")}
        if state.story.goes_on:
            found["chronicle"] = place("board.book")
    mines = shafts.box(state.mode)
    if mines is not None:
        found["mines"] = mines
    if state.card is not None and not state.over:
        found["legend"] = place("board.legend" if state.story is None else "board.legend.below")
    if at_desk(state, seat):
        return found | _at_the_desk(state, seat)
    found |= {"deck": place("card.deck"), "deck's name": place("card.deck_name")}
    found["discard pile"] = place("card.discard")
    if state.card is not None:
        found["card"] = place("card.current")
    found |= {
        ("row", number): box for number, box in enumerate(summary.boxes(len(account(state, seat).rows)))
    }
    found |= {
        "track": place("summary.track"),
        "total": place("summary.total"),
        "score": place("summary.title"),
    }
    found |= {("tray", number): Rect(*box.topleft, 60, 13) for number, box in enumerate(row("supply.tray"))}
    found |= {("building", one): supply.slots()[one] for one in supply.members_of(state, sight.seat)}
    if supply.has_obstacle(state):
        found["blocking card"] = place("supply.obstacle")
    return found | {("plate", other): box for other, box in opponents.plates(state, seat).items()}


def _at_the_desk(state: MyCityState, seat: int) -> dict[Hashable, Rect]:
    handed, _ = desk.Handed(state, seat).shown()
    found: dict[Hashable, Rect] = {("sticker", number): desk.slot(number) for number in range(len(handed))}
    found |= {("prizes", other): desk.line(other) for other in range(SEATS)}
    return found


@every_moment
def test_everything_drawn_and_everything_to_point_at_says_what_it_is(moment: Moment) -> None:
    ring, silent = FocusRing(), set()
    TEXTS.missing.clear()
    for name, picture in pictures(moment):
        view = TableView(NAMES[:SEATS])
        sight = view.see(picture)
        spots = view.spots(sight)
        ring.offer(spots)
        silent |= {(name, spot.id) for spot in spots if not (spot.tip and spot.tip.title and spot.tip.body)}
        for what, box in drawn(sight).items():
            spot = ring.at(*box.center)
            if spot is None or spot.tip is None or not spot.tip.body:
                silent.add((name, what))
    assert silent == set()
    assert not TEXTS.missing


def test_what_is_reached_by_keys_has_a_ring() -> None:
    unseen = set()
    for name, picture in pictures(others_decide):
        if not name.endswith(("goes on", "sticker", "name")):
            continue
        view = TableView(NAMES[:SEATS])
        for spot in view.spots(view.see(picture))[::5]:
            without = painted(view, picture, spot.rect)
            if painted(view, replace(picture, here=spot.id, by_keys=True), spot.rect) == without:
                unseen.add(spot.id)
    assert unseen == set()


def painted(view: TableView, picture: Picture[MyCityState], box: Rect) -> bytes:
    canvas = Canvas()
    view.draw(canvas, view.see(picture))
    return pixels_of(canvas.surface.subsurface(box.inflate(6, 6).clip(canvas.surface.get_rect())))
