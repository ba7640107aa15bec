"""What is drawn on the table of Trekking says what it is, whatever is asked and whoever looks."""

from __future__ import annotations

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
from game.tabletop.meaning import Redraft
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in
from game.trekking.catalog import catalog
from game.trekking.moves import ANCESTORS, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import AFTER, ARRANGE, PICK, PLACE, RULES, VISIT
from game.trekking.state import TrekkingState
from game.trekking.view import TableView, clock, detail, opponents
from game.trekking.view.itinerary import spaces_of
from game.trekking.view.places import departure, finished, place, row, space, splay
from game.trekking.view.sight import Sight
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing, Spot
from game.ui.locale import TEXTS
from game.ui.pixels import pixels_of
from tests.seated import NAMES

SEATS = 3
TOPICS = (PICK, VISIT, PLACE, ARRANGE, AFTER)


@cache
def met() -> dict[str, Picture[TrekkingState]]:
    """A decision of each topic, early and late ones, and a table that is over, of some random games."""
    found: dict[str, Picture[TrekkingState]] = {}
    for seed in range(40):
        options = TrekkingOptions(seats=(SEATS, 1)[seed % 2], time_warp=seed % 3 == 0)
        chance, source = TableChance(seed), FastChance(random.Random(seed))
        state, _ = deal(RULES, options, chance)
        while asks := RULES.asks(state):
            for ask in asks:
                late = " with finished treks" if state.finished[ask.seat] else ""
                alone = " alone" if options.solo else ""
                found.setdefault(f"{ask.topic}{late}{alone}", at(state, ask))
            RULES.play(state, {asks[0].seat: RULES.sample(state, asks[0].seat, source)}, chance)
        found.setdefault("over", Picture(state.copy(), 0))
        if set(TOPICS) <= {name.split()[0] for name in found}:
            return found
    raise AssertionError("not every topic is met")


def at(state: TrekkingState, ask: Ask) -> Picture[TrekkingState]:
    return Picture(state.copy(), ask.seat, ask, Draft(Choice(RULES.moves(state, ask.seat))))


def asked(picture: Picture[TrekkingState]) -> Picture[TrekkingState]:
    return picture


def others_decide(picture: Picture[TrekkingState]) -> Picture[TrekkingState]:
    return replace(picture, ask=None, draft=Draft(None))


def mats_of_a_rival(picture: Picture[TrekkingState]) -> Picture[TrekkingState]:
    other = (picture.seat + 1) % picture.state.parties
    return replace(picture, draft=picture.draft.turn(pinned=other))


def card_chosen(picture: Picture[TrekkingState]) -> Picture[TrekkingState] | None:
    if picture.ask is None or picture.ask.topic != VISIT:
        return None
    move = next(move for move in RULES.moves(picture.state, picture.seat) if isinstance(move, Visit))
    return replace(picture, draft=picture.draft.pick(("place", move.place)))


Moment = Callable[[Picture[TrekkingState]], Picture[TrekkingState] | None]
MOMENTS: tuple[Moment, ...] = (asked, others_decide, mats_of_a_rival, card_chosen)
every_moment = pytest.mark.parametrize("moment", MOMENTS, ids=[one.__name__ for one in MOMENTS])


def pictures(moment: Moment) -> Iterator[tuple[str, TableView, Picture[TrekkingState]]]:
    """The decisions at such a moment, by what is asked, each with its view."""
    found = {name: moment(picture) for name, picture in met().items()}
    assert any(found.values())
    for name, picture in found.items():
        if picture is not None:
            yield name, TableView(NAMES[: picture.state.seats]), picture


def drawn(sight: Sight) -> dict[Hashable, Rect]:
    """What is drawn, by a name of its own and where: told by the rules, not by what can be pointed at."""
    state, party = sight.state, sight.party
    found: dict[Hashable, Rect] = {"clock": clock.hand_box(), "bonus of 12": place("clock.on_time")}
    found |= {("departure", number): departure(number) for number in range(ANCESTORS + 1)}
    for slot, box in enumerate(row("departures.bonus")):
        if catalog().slot_bonus[slot] is not None:
            found["bonus", slot] = box
    found |= {"deck": place("departures.deck"), "ancestors left": place("ancestors.left")}
    found |= {("plate", other): box for other, box in opponents.plates(state, sight.picture.seat).items()}
    found |= {"trek scoring": place("trek_table"), "crystals": row("crystals.socket")[0]}
    found["crystals' name"] = place("crystals.label").inflate(-20, 0)
    boxes = splay(len(state.treks[party]))
    found |= {("trek", number): box for number, box in enumerate(boxes[:-1] or boxes)}
    found |= {("finished", n): box for n, box in enumerate(finished(len(state.finished[party])))}
    found |= {("head", number): box for number, box in enumerate(row("itinerary.head"))}
    if party < state.seats and state.sheets[party]:
        for number, spaces in enumerate(spaces_of(state.sheets[party])):
            found |= {("space", number, one.row): space(number, one.row) for one in spaces}
        for bonus in catalog().itineraries[state.sheets[party]].row_bonuses:
            box = place("itinerary.prizes")
            found["prize", bonus.row] = Rect(box.x, space(0, bonus.row).y, 20, 19)
    if state.day:
        found |= {"trek's points": place("trek.title"), "itinerary's points": place("itinerary.title")}
    if sight.topic == PICK:
        offered = [sheet for sheet in state.hands[sight.picture.seat] if sheet is not None]
        found |= {("sheet", n): box for n, (_, box) in enumerate(zip(offered, row("sheets")))}
    else:
        found |= {("warp", warp): box for warp, box in zip(state.warps, row("warps.card"))}
    return found


def says(view: TableView, picture: Picture[TrekkingState], spot: Spot) -> bool:
    """Whether a tooltip, or else the sheet below, tells what lies there."""
    if spot.tip is not None and spot.tip.title:
        return bool(spot.tip.body)
    sight = view.see(replace(picture, here=spot.id))
    if sight.topic in (PICK, ARRANGE):  # other things lie on the sheet then
        return False
    told = number_in(spot.id, "warp") or detail.shown_card(sight)[0]
    return bool(told) and bool(detail.written(sight))


@every_moment
def test_everything_drawn_and_everything_to_point_at_says_what_it_is(moment: Moment) -> None:
    ring, silent = FocusRing(), []
    TEXTS.missing.clear()
    for name, view, picture in pictures(moment):
        sight = view.see(picture)
        spots = view.spots(sight)
        ring.offer(spots)
        silent += [(name, spot.id) for spot in spots if not says(view, picture, spot)]
        for what, box in drawn(sight).items():
            spot = ring.at(*box.center)
            if spot is None or not says(view, picture, spot):
                silent.append((name, what))
    assert silent == []
    assert not TEXTS.missing


def test_what_is_reached_by_keys_has_a_ring() -> None:
    unseen = []
    for _, view, picture in pictures(others_decide):
        for spot in view.spots(view.see(picture)):
            if spot.group == "score":  # the ring of that one lies in the top bar
                continue
            without = painted(view, picture, spot.rect)
            if painted(view, replace(picture, here=spot.id, by_keys=True), spot.rect) == without:
                unseen.append(spot.id)
    assert set(unseen) == set()


def painted(view: TableView, picture: Picture[TrekkingState], box: Rect) -> bytes:
    canvas = Canvas()
    view.draw(canvas, view.see(picture))
    return pixels_of(canvas.surface.subsurface(box.inflate(6, 6).clip(canvas.surface.get_rect())))


def test_a_click_on_a_plate_keeps_the_mats_there_and_a_second_one_takes_them_away() -> None:
    picture, view = met()[VISIT], TableView(NAMES[:SEATS])
    other = (picture.seat + 1) % SEATS
    pinned = view.press(("party", other), view.see(picture))
    assert isinstance(pinned, Redraft)
    kept = replace(picture, draft=pinned.draft)
    assert view.see(kept).party == other
    assert view.see(replace(kept, here=("crystals",))).party == other
    assert view.see(replace(kept, here=("place", 0))).own, "who decides sees what it comes to"
    for back in (view.press(("party", other), view.see(kept)), view.command("cancel", view.see(kept))):
        assert isinstance(back, Redraft)
        assert view.see(replace(picture, draft=back.draft)).own


def test_the_crystals_of_another_are_said_to_be_theirs() -> None:
    TEXTS.switch("en")
    picture, view = met()[VISIT], TableView(NAMES[:SEATS])
    other = (picture.seat + 1) % SEATS
    sight = view.see(replace(picture, draft=picture.draft.turn(pinned=other)))
    (tip,) = (spot.tip for spot in view.spots(sight) if spot.id == ("crystals",))
    assert tip is not None
    assert tip.body.startswith(f"{NAMES[other]} has {picture.state.crystals[other]}.")


def test_a_plate_says_how_many_points_there_are_from_the_first_moment_on() -> None:
    TEXTS.switch("en")
    picture, view = met()[PICK], TableView(NAMES[:SEATS])
    for spot in view.spots(view.see(picture)):
        if number_in(spot.id, "party") is not None:
            assert spot.tip is not None
            assert "Points so far: 1" in spot.tip.body, "a crystal is worth a point"
