"""Whole games by mouse and by keys alone end as the same moves given to the core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.rules import Move
from game.core.table import Table
from game.seven_wonders.moves import Build, BuildStage, Decline, PayLoss
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.view.sight import ACT, ACTIONS, HAND, KINDS, LOSS, WAY, WAYS
from tests.seated import NAMES, Seated, Sit

Touch = Callable[[Seated, Any, bool], None]
"""Points at a spot, and clicks it if wanted."""


def by_mouse(seated: Seated, spot: Any, click: bool = True) -> None:
    rect = next(one.rect for one in seated.scene.form.ring.spots if one.id == spot)
    at = next(
        (x, y)
        for y in range(rect.y + rect.h // 2, rect.bottom)
        for x in range(rect.x + 1, rect.right)
        if (top := seated.scene.form.ring.at(x, y)) is not None and top.id == spot
    )
    (seated.click if click else seated.point)(at)


def by_keys(seated: Seated, spot: Any, click: bool = True) -> None:
    seated.walk(spot)
    if click:
        seated.key("confirm")


def perform(seated: Seated, move: Move, touch: Touch) -> None:
    """Make a move on the screen."""
    scene = seated.scene
    if isinstance(move, Decline):
        touch(seated, ("button", "decline"), True)
        return
    if isinstance(move, PayLoss):
        assert scene.session.draft.choice is not None
        touch(seated, (LOSS, scene.session.draft.choice.moves.index(move)), True)
        return
    sight = scene.sight
    at = sight.cards.index(getattr(move, "card", getattr(move, "leader", None)))
    touch(seated, (HAND, at), True)
    action = next(name for name in ACTIONS[sight.topic] if KINDS[name] is type(move))
    touch(seated, (ACT, action), False)
    if isinstance(move, Build | BuildStage):
        _pay(seated, move, touch)
    touch(seated, (ACT, action), True)


def _pay(seated: Seated, move: Move, touch: Touch) -> None:
    plan = seated.scene.sight.plan
    assert plan is not None
    way = plan.ways.index(move)
    if touch is by_keys:
        for _ in range((way - plan.way) % len(plan.ways)):
            seated.key("rotate_right")
        return
    if way == plan.way:
        return
    if len(plan.ways) > 2:
        touch(seated, (WAYS,), True)
    touch(seated, (WAY, way), True)


def choose(moves: Any, number: int) -> Move:
    """Some legal move, most of the time a build; now and then the last way to pay for it."""
    builds = [move for move in moves if isinstance(move, Build)]
    if builds and number % 4:
        return builds[number * 7 % len(builds)]
    found: Move = moves[number * 7 % len(moves)]
    return found


def play(seated: Seated, touch: Touch, options: SevenWondersOptions, seed: int) -> int:
    """The whole game; returns how many answers it took."""
    plain: Table[Any, Any] = Table.open(RULES, options, seed, friendly=True)
    number = 0
    while not seated.table.over:
        seat = seated.scene.session.seat
        move = choose(RULES.moves(seated.table.state, seat), number)
        perform(seated, move, touch)
        plain.answer(seat, move)
        assert seated.table.events == plain.events, move
        seated.settle()
        number += 1
    assert seated.table.state == plain.state
    return number


@pytest.mark.parametrize("touch", [by_mouse, by_keys])
def test_a_whole_game_ends_as_the_same_moves_given_to_the_core(sit: Sit, touch: Touch) -> None:
    seated = sit(NAMES[:3], seed=21)
    assert play(seated, touch, SevenWondersOptions(seats=3), 21) >= 63


@pytest.mark.parametrize(
    ("seats", "leaders", "teams"), [(2, False, False), (2, True, False), (4, True, False), (4, True, True)]
)
def test_a_whole_game_with_every_option_can_be_played_by_mouse(
    sit: Sit, seats: int, leaders: bool, teams: bool
) -> None:
    options = SevenWondersOptions(seats=seats, leaders=leaders, teams=teams)
    seated = sit(NAMES[:seats], seed=4, leaders=leaders, teams=teams)
    assert play(seated, by_mouse, options, 4) > 20 * seats


def test_a_game_against_ais_goes_on_by_itself(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random", "ai:random"), seed=3)
    for number in range(4):
        perform(seated, choose(RULES.moves(seated.table.state, 0), number), by_mouse)
        seated.settle()
    assert seated.table.state.turn == 5
    assert seated.scene.session.showing.at_rest
