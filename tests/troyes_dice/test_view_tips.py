"""What is drawn on the table of Troyes Dice says what it is, whatever is asked and whoever looks."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from pygame import Rect

from game.core.chance import FastChance, TableChance
from game.core.choice import Choice
from game.core.rules import Ask, deal
from game.tabletop.draft import Draft
from game.tabletop.picture import Picture
from game.troyes_dice.catalog import catalog
from game.troyes_dice.moves import UseDie
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import COLOURS, COLUMNS, RED, ROWS, WORK
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import TableView, board, notes, opponents, tips, tracks, uses, wheel
from game.troyes_dice.view.places import (
    NOTCHES,
    PLAZA,
    bonus_box,
    building,
    citizen_box,
    die_box,
    on_wheel,
    place,
    resource_box,
)
from game.troyes_dice.view.sight import Sight, offers
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing, Tip
from game.ui.locale import TEXTS
from game.ui.pixels import pixels_of
from tests.seated import NAMES

SEATS = 3
SEEDS = (0, 1, 18, 32, 151)
"""Of games of random answers in which every question comes up but where to put a citizen too many."""
MET = ("rolled", "expert", "die_0", "die_9", "work", "prestige", "overflow", "recruit", "over")
"""What is asked, at the numbering how, at dice in which half-day."""


@cache
def met() -> dict[str, Picture[TroyesState]]:
    """A decision of each topic, and a table that is over."""
    found: dict[str, Picture[TroyesState]] = {}
    for seed in SEEDS:
        options = TroyesOptions(seats=SEATS, feasts=True, numbering=("rolled", "expert")[seed % 2])
        chance, source = TableChance(seed), FastChance(random.Random(seed))
        state, _ = deal(RULES, options, chance)
        while asks := RULES.asks(state):
            for ask in asks:
                names = {"numbering": options.numbering, "die": f"die_{state.half}"}
                found.setdefault(names.get(ask.topic, ask.topic), at(state, ask))
            RULES.play(state, {asks[0].seat: RULES.sample(state, asks[0].seat, source)}, chance)
        found.setdefault("over", Picture(state.copy(), 0))
    found["overflow"] = overflow(found["die_9"].state.copy())
    return {name: found[name] for name in MET}


def at(state: TroyesState, ask: Ask) -> Picture[TroyesState]:
    return Picture(state.copy(), ask.seat, ask, Draft(Choice(RULES.moves(state, ask.seat))))


def overflow(state: TroyesState) -> Picture[TroyesState]:
    """Somebody whose track of knights is full builds a Count's Palace."""
    for seat in range(SEATS):
        state.sheets[seat].citizens[RED] = catalog().sheet.citizen_track.length
        state.sheets[seat].held[:] = [6] * len(COLOURS)
    seat = RULES.asks(state)[0].seat
    moves = (move for move in RULES.moves(state, seat) if isinstance(move, UseDie))
    palace = next(move for move in moves if (move.use, move.colour) == (WORK, RED))
    RULES.play(state, {seat: palace}, TableChance(0))
    return next(at(state, ask) for ask in RULES.asks(state) if ask.topic == "overflow")


def asked(picture: Picture[TroyesState]) -> Picture[TroyesState]:
    return picture


def others_decide(picture: Picture[TroyesState]) -> Picture[TroyesState]:
    return replace(picture, ask=None, draft=Draft(None))


def replay_from_another_seat(picture: Picture[TroyesState]) -> Picture[TroyesState]:
    return replace(others_decide(picture), seat=(picture.seat + 1) % SEATS)


def sheet_of_a_rival(picture: Picture[TroyesState]) -> Picture[TroyesState]:
    return replace(picture, draft=picture.draft.turn(pinned=(picture.seat + 1) % SEATS))


def plan_chosen(picture: Picture[TroyesState]) -> Picture[TroyesState] | None:
    plans = offers(picture)
    return replace(picture, draft=picture.draft.narrowed(plans[0].move)) if plans else None


def list_open(picture: Picture[TroyesState]) -> Picture[TroyesState] | None:
    return replace(picture, draft=picture.draft.turn(open=True)) if offers(picture) else None


def die_held(picture: Picture[TroyesState]) -> Picture[TroyesState] | None:
    if picture.ask is None or picture.ask.topic != "die":
        return None
    move = offers(picture)[0].move
    assert isinstance(move, UseDie)
    return replace(picture, draft=picture.draft.pick(("slot", move.slot)))


Moment = Callable[[Picture[TroyesState]], Picture[TroyesState] | None]
MOMENTS: tuple[Moment, ...] = (
    asked,
    others_decide,
    replay_from_another_seat,
    sheet_of_a_rival,
    plan_chosen,
    list_open,
    die_held,
)
every_moment = pytest.mark.parametrize("moment", MOMENTS, ids=[one.__name__ for one in MOMENTS])


def pictures(moment: Moment) -> Iterator[tuple[str, Picture[TroyesState]]]:
    """The decisions at such a moment, by what is asked."""
    found = {name: moment(picture) for name, picture in met().items()}
    assert any(found.values())
    yield from ((name, picture) for name, picture in found.items() if picture is not None)


def drawn(sight: Sight) -> dict[Hashable, Rect]:
    """What is drawn, by a name of its own and where: told by the rules, not by what can be pointed at."""
    state = sight.state
    found: dict[Hashable, Rect] = {"day": wheel.day_box(state.half), "black die": wheel.strike_box(state)}
    found |= {("half", half): place(f"half.{half}") for half in range(2)}
    found |= {("price", slot): wheel.cost_box(state.half, slot) for slot in range(8)}
    for notch in range(NOTCHES) if state.fronts else ():
        x, y = on_wheel(notch, PLAZA)
        found["plaza", notch] = Rect(x - 6, y - 6, 12, 12)
        x, y = on_wheel(notch - wheel.BACK_ASIDE, wheel.BACK)
        found["back", notch] = Rect(x - 3, y - 3, 7, 7)
        if state.feasts[notch]:
            found["feast", notch] = wheel.feast_box(notch)
    for at_row, column in itertools.product(range(len(ROWS)), range(COLUMNS)):
        found["building", at_row, column] = building(at_row, column)
        found["score", at_row] = place(f"score.{at_row}")
        found["row", at_row] = building(at_row, 0).move(-40, 0)
    for number, link in enumerate(catalog().sheet.links.diamonds):
        found["link", number] = board.link_box(link)
    for colour in range(len(COLOURS)):
        found |= {("box", colour, column): die_box(colour, column) for column in range(COLUMNS)}
        found |= {("resource", colour, n): resource_box(colour, n) for n in range(18)}
        found |= {("citizen", colour, n): bonus_box(colour, n) or citizen_box(colour, n) for n in range(20)}
        found["stock", colour] = place(f"stock.{colour}")
        found["name", colour] = place(f"name.{colour}")
    found |= {("all", bonus.at): tracks.head_box(bonus.at) for bonus in catalog().sheet.citizen_track.columns}
    found["total"] = place("total")
    if sight.open:
        covered = uses.panel(sight)
        found = {name: box for name, box in found.items() if not covered.colliderect(box)}
    else:
        found |= {("plate", seat): box for seat, box in opponents.plates(state, sight.picture.seat).items()}
    found |= {("line", n): box for n, box in uses.lines(sight).items() if sight.plans and sight.own}
    return found


def said(view: TableView, picture: Picture[TroyesState], spot: Hashable) -> Tip | None:
    """What is said once a spot is pointed at: in a tooltip, or in the note that then lies on the wheel."""
    sight = view.see(replace(picture, here=spot))
    return tips.tip(sight, view.names, spot) or (
        notes.note(sight, view.names) if sight.deciding and not sight.open else None
    )


def told(view: TableView, picture: Picture[TroyesState]) -> dict[Hashable, Tip | None]:
    """What is said about each spot, in the order in which they lie on each other."""
    return {spot.id: said(view, picture, spot.id) for spot in view.spots(view.see(picture))}


@every_moment
def test_everything_drawn_and_everything_to_point_at_says_what_it_is(moment: Moment) -> None:
    view, ring, silent = TableView(NAMES[:SEATS]), FocusRing(), []
    TEXTS.missing.clear()
    for asked_for, picture in pictures(moment):
        sight = view.see(picture)
        ring.offer(view.spots(sight))
        tips_here = told(view, picture)
        silent += [(asked_for, spot) for spot, tip in tips_here.items() if tip is None or not tip.title]
        for name, box in drawn(sight).items():
            spot = ring.at(*box.center)
            tip = None if spot is None else tips_here[spot.id]
            if tip is None or not tip.title or not tip.body:
                silent.append((asked_for, name))
    assert silent == []
    assert not TEXTS.missing


def test_what_is_reached_by_keys_has_a_ring() -> None:
    view, picture = TableView(NAMES[:SEATS]), replace(met()["die_9"], ask=None, draft=Draft(None))
    unseen = []
    for spot in view.spots(view.see(picture)):
        without = painted(view, picture, spot.rect)
        if painted(view, replace(picture, here=spot.id, by_keys=True), spot.rect) == without:
            unseen.append(spot.id)
    assert unseen == []


def painted(view: TableView, picture: Picture[TroyesState], box: Rect) -> bytes:
    canvas = Canvas()
    view.draw(canvas, view.see(picture))
    return pixels_of(canvas.surface.subsurface(box.inflate(6, 6).clip(canvas.surface.get_rect())))
