"""Whole games of Trekking by mouse alone and by keys alone equal the same moves in the core."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable

import pytest

from game.core.chance import FastChance
from game.core.rules import Move
from game.trekking.moves import ArrangeDeck, EndTurn, PickItinerary, PlaceWild, UseWarp, Visit
from game.trekking.rules import RULES
from tests.seated import NAMES
from tests.trekking.seated import Seated, Sit

Choose = Callable[[Hashable], None]
"""Goes to a spot or button and chooses it."""


def by_mouse(seated: Seated) -> Choose:
    def choose(spot: Hashable) -> None:
        button = isinstance(spot, str)
        seated.click(seated.button(str(spot)) if button else seated.spot(spot))

    return choose


def by_keys(seated: Seated) -> Choose:
    def choose(spot: Hashable) -> None:
        seated.walk(("button", spot) if isinstance(spot, str) else spot)
        seated.key("confirm")

    return choose


def carry_out(seated: Seated, choose: Choose, move: Move) -> None:
    """Make a move the way a person would."""
    if isinstance(move, PickItinerary):
        choose(("sheet", move.sheet))
    elif isinstance(move, PlaceWild):
        choose(("column", move.column))
    elif isinstance(move, EndTurn):
        choose("end")
    elif isinstance(move, ArrangeDeck):
        for place in move.order[:-1]:
            choose(("peek", place))
        choose("arrange")
    elif isinstance(move, UseWarp):
        use(seated, choose, move)
    elif isinstance(move, Visit):
        visit(seated, choose, move)


def use(seated: Seated, choose: Choose, move: UseWarp) -> None:
    """A time warp card on its own."""
    choose(("warp", move.warp))
    if move.other:
        choose(("place", move.choice))
        choose(("place", move.other))
    while seated.plan is not None and seated.plan.move != move:
        choose("more")
    choose("use")


def visit(seated: Seated, choose: Choose, move: Visit) -> None:
    """A card, with crystals and perhaps a time warp card and its choice."""
    if move.warp:
        choose(("warp", move.warp))
    choose(("place", move.place))
    for _ in range(6):
        planned = seated.plan
        assert planned is not None
        assert isinstance(planned.move, Visit)
        if planned.move.crystals == move.crystals:
            break
        choose("more")
    for _ in range(6):
        if seated.plan is not None and seated.plan.move == move:
            break
        choose("option")
    choose("visit")


@pytest.mark.parametrize(
    ("people", "device", "warp"),
    [(2, by_mouse, True), (1, by_keys, True), (1, by_mouse, False), (3, by_keys, False)],
)
def test_a_whole_game_on_the_screen_is_the_same_game_in_the_core(
    sit: Sit, people: int, device: Callable[[Seated], Choose], warp: bool
) -> None:
    seated = sit(NAMES[:people], topic="pick_itinerary", time_warp=warp, seed=people)
    mirror = sit(NAMES[:people], topic="pick_itinerary", time_warp=warp, seed=people).table
    choose, chance = device(seated), FastChance(random.Random(people))
    while not seated.table.over:
        seat = seated.scene.session.seat
        move = RULES.sample(seated.state, seat, chance)
        count = len(seated.table.entries)
        carry_out(seated, choose, move)
        assert len(seated.table.entries) > count, move
        mirror.answer(seat, move)
        seated.settle()
    assert seated.state == mirror.state
    assert seated.table.entries == mirror.entries
