"""Buying ideas and answering what orders ask, at the table of CVlizations."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.cvlizations import events as happened
from game.cvlizations import scoring
from game.cvlizations.catalog import load
from game.cvlizations.moves import BuyIdea, LayOrders, Steal, StopBuying, TakeResources
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import pack
from game.cvlizations.rules import RULES
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import forecast, offers, pieces, tray, yields
from game.cvlizations.view.places import place
from game.cvlizations.view.sight import IDEA, LOOT, SUPPLY
from game.ui.canvas import Canvas
from tests.cvlizations.at_table import chosen, painted, play_on, topic
from tests.seated import NAMES, Sit

BOOK = load()


# ---------------------------------------------------------------------- development


def buying(seats: int = 3) -> CvlizationsState:
    """A state in which seat 0 can buy anything."""
    state = RULES.blank(CvlizationsOptions(seats=seats))
    state.goods[0] = pack(9, 9, 9)
    return state


def test_an_idea_tells_its_printed_happiness_and_what_effects_add_after_paying() -> None:
    state = buying()
    museum, castle = BOOK.card("museum"), BOOK.card("castle")
    state.ideas[0], state.owned[0] = (castle,), 1 << castle
    state.goods[0] = pack(1, 2, 3)
    assert BOOK.idea(museum).cost.stone == 1
    found = forecast.of_idea(state, 0, museum)
    assert found.printed == BOOK.happiness[museum]
    assert found.effects == 2 - 1, "one for each building, but a stone less for the castle"


def test_a_lost_majority_is_counted_as_taken_from_others() -> None:
    state = buying()
    highway, axe, hoe = BOOK.card("highway"), BOOK.card("axe"), BOOK.card("hoe")
    state.ideas[1], state.owned[1] = (highway, axe), 1 << highway | 1 << axe
    assert scoring.points(state, 1)[0] == BOOK.happiness[highway] + BOOK.happiness[axe] + 2
    assert forecast.of_idea(state, 0, hoe).others == -2


def test_an_idea_is_picked_and_then_paid_for(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 6, topic("buy"))
    seat = seated.scene.session.seat
    move = next(move for move in RULES.moves(seated.table.state, seat) if isinstance(move, BuyIdea))
    seated.click_on((IDEA, move.idea))
    options = seated.scene.sight.options
    assert {option.idea for option in options} == {move.idea}
    seated.click(tray.places(options)[options.index(move)].center)
    assert move.idea in seated.table.state.ideas[seat]


def test_cancel_puts_a_picked_idea_back_and_stays_at_the_table(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 6, topic("buy"))
    move = next(
        m for m in RULES.moves(seated.table.state, seated.scene.session.seat) if isinstance(m, BuyIdea)
    )
    seated.click_on((IDEA, move.idea))
    seated.key("cancel")
    assert chosen(seated) == {}
    assert seated.app.scene is seated.scene


def test_an_idea_too_dear_says_what_is_missing(sit: Sit) -> None:
    seated = sit(NAMES[:3])

    def too_dear(state: Any, ask: Any) -> bool:
        bought = {move.idea for move in RULES.moves(state, ask.seat) if isinstance(move, BuyIdea)}
        return ask.topic == "buy" and not set(state.track) <= bought

    play_on(seated, 6, too_dear)
    seat = seated.scene.session.seat
    bought = {move.idea for move in RULES.moves(seated.table.state, seat) if isinstance(move, BuyIdea)}
    dear = next(card for card in seated.table.state.track if card not in bought)
    seated.click_on((IDEA, dear))
    assert seated.scene.notice.wrong


def test_while_one_points_at_nothing_every_idea_on_sale_is_told_with_its_effect(sit: Sit) -> None:
    seated = sit()
    play_on(seated, 0, topic("buy"))
    tray_box = place("tray")
    seated.point((320, 8))
    overview = painted(seated, tray_box)
    on_sale = [card for card in seated.state.track if card]
    assert [card for card, _ in offers.rows(seated.state, 300)] == on_sale
    assert all(lines for _, lines in offers.rows(seated.state, 300))
    assert offers.draw(Canvas(), seated.scene.sight)
    seated.point(seated.spot((IDEA, on_sale[0])))
    assert painted(seated, tray_box) != overview


def test_one_button_ends_buying(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 6, topic("buy"))
    events = len(seated.table.events)
    seated.click(seated.button("stop"))
    assert isinstance(seated.table.events[events], happened.BuyingEnded)


def test_an_answer_tells_the_lines_of_the_sheet_it_changes(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 6, topic("buy"))
    state, seat = seated.table.state, seated.scene.session.seat
    for move in RULES.moves(state, seat):
        before, after = (scoring.points(each, seat)[0] for each in (state, RULES.preview(state, seat, move)))
        found = forecast.of_move(state, seat, move)
        assert sum(change.after - change.before for change in found) == after - before
        assert not isinstance(move, StopBuying) or not found


# ---------------------------------------------------------------------- choices of the action phase


@pytest.mark.parametrize("two", ["cave_freaks", "advanced"])
def test_a_resource_on_a_plate_can_be_stolen_by_a_click(sit: Sit, two: str) -> None:
    seated = sit(NAMES[:2], two=two)
    play_on(seated, 6, topic("steal"))
    seat = seated.scene.session.seat
    move = next(move for move in RULES.moves(seated.table.state, seat) if isinstance(move, Steal))
    events = len(seated.table.events)
    seated.click_on((LOOT, move.victim, move.kind))
    stolen = seated.table.events[events]
    assert isinstance(stolen, happened.ResourceStolen)
    assert (stolen.seat, stolen.victim, stolen.kind) == (seat, move.victim, move.kind)


def test_stealing_from_oneself_says_why_not(sit: Sit) -> None:
    seated = sit(NAMES[:4])
    play_on(seated, 6, topic("steal"))
    seated.click_on((LOOT, seated.scene.session.seat, 0))
    assert seated.scene.notice.wrong


def test_the_tray_tells_the_strength_in_force_and_what_it_brings(sit: Sit) -> None:
    seated = sit(NAMES[:4])
    play_on(seated, 6, topic("take", "trade", "steal"))
    state = seated.table.state
    _, seat, card, *_ = state.agenda[state.at]
    strength = yields.in_force(state)
    assert strength == min(3, sum(card in (state.up[tribe], state.down[tribe]) for tribe in range(4)))
    head, body = tray.said(seated.scene.sight, card)
    assert head == pieces.name(card)
    assert yields.brings(state, seat, card, strength) in body[1]


def test_every_way_to_take_resources_is_a_button(sit: Sit) -> None:
    seated = sit(NAMES[:4])
    play_on(seated, 6, topic("take"))
    seat = seated.scene.session.seat
    moves = RULES.moves(seated.table.state, seat)
    assert seated.scene.sight.options == moves
    wanted = moves[-1]
    assert isinstance(wanted, TakeResources)
    events = len(seated.table.events)
    seated.click(tray.boxes(len(moves))[-1].center)
    gained = seated.table.events[events]
    assert isinstance(gained, happened.ResourcesGained)
    assert (gained.food, gained.wood, gained.stone) == (wanted.food, wanted.wood, wanted.stone)


def test_a_single_resource_can_be_taken_from_its_heap(sit: Sit) -> None:
    seated = sit(NAMES[:2], seed=8)
    for other in (1, 2):
        seated.table.answer(seated.table.asks()[0].seat, LayOrders(0, other))
    play_on(seated, 0, topic("take"))
    assert len(RULES.moves(seated.table.state, seated.scene.session.seat)) == 3, (
        "two to rob, but only one there is"
    )
    events = len(seated.table.events)
    seated.click_on((SUPPLY, 2))
    gained = seated.table.events[events]
    assert isinstance(gained, happened.ResourcesGained)
    assert (gained.food, gained.wood, gained.stone) == (0, 0, 1)


def test_thefts_stand_in_a_column_for_each_victim() -> None:
    moves = [Steal(1, 0), Steal(1, 2), Steal(2, 0), Steal(3, 0), Steal(3, 1), Steal(3, 2)]
    places = tray.places(moves)
    assert all(place("tray").contains(box) for box in places)
    columns = {(move.victim, box.x) for move, box in zip(moves, places, strict=True)}
    assert len(columns) == len({x for _, x in columns}) == 3


@pytest.mark.parametrize("count", range(1, 22))
def test_columns_of_answers_are_as_high_as_each_other_or_one_less(count: int) -> None:
    heights = Counter(box.x for box in tray.boxes(count)).values()
    assert max(heights) - min(heights) <= 1


@pytest.mark.parametrize("count", range(1, 22))
def test_answers_stand_beside_each_other_within_the_tray(count: int) -> None:
    boxes = tray.boxes(count)
    assert len(boxes) == count
    assert all(place("tray").contains(box) for box in boxes)
    assert all(not a.colliderect(b) for a in boxes for b in boxes if a is not b)
    assert min(min(box.size) for box in boxes) >= 12
