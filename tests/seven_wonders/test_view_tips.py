"""What is drawn on the table of 7 Wonders says what it is, whatever is asked and whoever looks."""

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
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import (
    TableView,
    boards,
    hand,
    losses,
    neighbours,
    numbers,
    overview,
    payment,
    tableau,
    wonder,
)
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import ACT, ACTIONS, WAYS, Sight
from game.tabletop.draft import Draft
from game.tabletop.picture import Picture
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing
from game.ui.locale import TEXTS
from game.ui.pixels import pixels_of
from tests.seated import NAMES
from tests.seven_wonders.test_view import rich_table

TABLES = (
    SevenWondersOptions(seats=3, cities=True, leaders=True, wonders="draft"),
    SevenWondersOptions(seats=2, cities=True, leaders=True),
    SevenWondersOptions(seats=7, cities=True, leaders=True),
)
LAST, LATE = 3, 3
MET = ("wonders", *ACTIONS, "losses", "over", "rich")
"""What is asked, the end, and a turn with many ways to pay."""


@cache
def met() -> dict[str, Picture[SevenWondersState]]:
    """A decision of each topic late in some game of random answers, and a table that is over."""
    found: dict[str, Picture[SevenWondersState]] = {}
    for seed, options in enumerate(TABLES):
        chance, source = TableChance(seed), FastChance(random.Random(seed))
        state, _ = deal(RULES, options, chance)
        while RULES.asks(state):
            asks = asked_together(RULES.asks(state))
            if asks[0].topic not in found or (state.age == LAST and state.turn > LATE):
                found[asks[0].topic] = at(state, asks[0])
            RULES.play(state, {ask.seat: RULES.sample(state, ask.seat, source) for ask in asks}, chance)
        found["over"] = Picture(state.copy(), 0)
    rich = rich_table()
    found["rich"] = at(rich, RULES.asks(rich)[0])
    return {name: found[name] for name in MET}


def at(state: SevenWondersState, ask: Ask) -> Picture[SevenWondersState]:
    return Picture(state.copy(), ask.seat, ask, Draft(Choice(RULES.moves(state, ask.seat))))


def asked(picture: Picture[SevenWondersState]) -> Picture[SevenWondersState]:
    return picture


def others_decide(picture: Picture[SevenWondersState]) -> Picture[SevenWondersState]:
    return replace(picture, ask=None, draft=Draft(None))


def replay_from_another_seat(picture: Picture[SevenWondersState]) -> Picture[SevenWondersState]:
    seat = (picture.seat + 1) % picture.state.options.seats
    return replace(others_decide(picture), seat=seat, watched=True)


def city_of_a_rival(picture: Picture[SevenWondersState]) -> Picture[SevenWondersState]:
    return replace(picture, draft=picture.draft.turn(looking=(picture.seat + 1) % len(picture.state.coins)))


def card_held(picture: Picture[SevenWondersState]) -> Picture[SevenWondersState] | None:
    if picture.ask is None or picture.ask.topic not in ACTIONS:
        return None
    return replace(picture, draft=picture.draft.turn(card=0))


def payment_chosen(picture: Picture[SevenWondersState]) -> Picture[SevenWondersState] | None:
    """The first card that can be paid for in several ways is held, and they lie listed."""
    if picture.ask is None or picture.ask.topic not in ACTIONS:
        return None
    view = TableView(picture.state.options, NAMES[: picture.state.options.seats])
    for card in range(len(view.see(picture).cards)):
        for action in ACTIONS[picture.ask.topic]:
            held = picture.draft.turn(card=card, action=action, listing=True)
            if view.see(replace(picture, draft=held)).listing:
                return replace(picture, draft=held)
    return None


Moment = Callable[[Picture[SevenWondersState]], Picture[SevenWondersState] | None]
MOMENTS: tuple[Moment, ...] = (
    asked,
    others_decide,
    replay_from_another_seat,
    city_of_a_rival,
    card_held,
    payment_chosen,
)
every_moment = pytest.mark.parametrize("moment", MOMENTS, ids=[one.__name__ for one in MOMENTS])


def pictures(moment: Moment) -> Iterator[tuple[str, TableView, Picture[SevenWondersState]]]:
    """The decisions at such a moment, by what is asked."""
    found = {name: moment(picture) for name, picture in met().items()}
    assert any(found.values())
    for name, picture in found.items():
        if picture is not None:
            yield name, TableView(picture.state.options, NAMES[: picture.state.options.seats]), picture


def drawn(sight: Sight) -> dict[Hashable, Rect]:
    """What is drawn, by a name of its own and where: told by the rules, not by what can be pointed at."""
    state = sight.state
    found: dict[Hashable, Rect] = {"art": place("wonder.art").move(0, -18), "name": place("wonder.name")}
    found |= {("stage", n): box for n, box in enumerate(wonder.stages(state, sight.shown))}
    found |= {("held", name): box for name, (_, box) in wonder.purse(state, sight.shown).items()}
    found |= {("number", spot): box for spot, box in numbers.printed(state, sight.shown).items()}
    for group, column in enumerate(tableau.columns(state)):
        found["column", group] = tableau.head(column)
    found |= {("built", n): box for n, box in {**tableau.standing(sight), **tableau.waiting(sight)}.items()}
    found |= {("chip", party): box for party, box in overview.chips(state, sight.seat).items()}
    for side in neighbours.SIDES:
        found |= {("side", side, part): box for part, box in neighbours.parts(side).items()}
    if sight.topic == "losses":
        found |= {("loss", n): box for n, (_, box) in enumerate(losses.offers(sight))}
    elif sight.topic == "wonders":
        found |= {("board", n): box for n, (_, box) in enumerate(boards.offered(sight))}
    else:
        found |= {("card", n): box for n, box in enumerate(hand.boxes(sight))}
    if not sight.picture.watched:
        found["sheet"] = Rect(*place("pay.title").center, 1, 1)
        found["left"] = place("pay.left")
    if sight.taken is not None:
        found |= {("way", spot): box for spot, box in payment.way_boxes(sight.taken).items()}
    found |= {("act", name): box for name, box in payment.action_boxes(sight).items()}
    return {name: box for name, box in found.items() if not _hidden(name, box, sight)}


def _hidden(name: Hashable, box: Rect, sight: Sight) -> bool:
    """Whether something else lies over it: a pile spread out, or the open list of ways to pay."""
    if sight.topic == "salvage" and not (isinstance(name, tuple) and name[0] == "card"):
        return place("pile").colliderect(box)
    if sight.taken is None or not sight.listing:
        return False
    return any(line.colliderect(box) for line in payment.list_boxes(sight.taken).values())


@every_moment
def test_everything_drawn_and_everything_to_point_at_says_what_it_is(moment: Moment) -> None:
    TEXTS.switch("en")
    TEXTS.missing.clear()
    ring, silent = FocusRing(), []
    for asked_for, view, picture in pictures(moment):
        sight = view.see(picture)
        spots = view.spots(sight)
        ring.offer(spots)
        told = {spot.id: spot.tip for spot in spots}
        silent += [(asked_for, spot) for spot, tip in told.items() if tip is None or not tip.title]
        for name, box in drawn(sight).items():
            spot = ring.at(*box.center)
            tip = None if spot is None else told[spot.id]
            if tip is None or not tip.title or not tip.body:
                silent.append((asked_for, name))
        view.draw(Canvas(), sight)
    assert silent == []
    assert not TEXTS.missing


def test_the_list_of_ways_and_the_actions_can_be_pointed_at() -> None:
    view, picture = next((view, one) for name, view, one in pictures(payment_chosen) if name == "rich")
    spots = {spot.id for spot in view.spots(view.see(picture))}
    assert {(WAYS,), *((ACT, action) for action in ACTIONS["turn"])} <= spots


def test_what_is_reached_by_keys_has_a_ring() -> None:
    unseen = []
    for name, view, picture in pictures(asked):
        for spot in view.spots(view.see(picture)) if name in ("turn", "losses", "over") else ():
            if painted(view, replace(picture, here=spot.id, by_keys=True), spot.rect) == painted(
                view, picture, spot.rect
            ):
                unseen.append((name, spot.id))
    assert unseen == []


def painted(view: TableView, picture: Picture[SevenWondersState], box: Rect) -> bytes:
    canvas = Canvas()
    view.draw(canvas, view.see(picture))
    return pixels_of(canvas.surface.subsurface(box.inflate(6, 6).clip(canvas.surface.get_rect())))
