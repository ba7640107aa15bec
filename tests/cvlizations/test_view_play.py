"""A whole game by mouse and another by keys alone end as the same moves given to the core."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from typing import Any

import pytest

from game.core.chance import FastChance
from game.core.rules import Move
from game.core.table import Table
from game.cvlizations.moves import BuyIdea, LayOrders, StopBuying
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.rules import RULES
from tests.seated import NAMES, Seated, Sit

KEYS = ("up", "down", "left", "right", "next")


def targets(seated: Seated, move: Move) -> list[Callable[[], Hashable]]:
    """The spots to be chosen one after the other for a move."""
    if isinstance(move, LayOrders):
        return [
            lambda: ("hand", move.face_up),
            lambda: ("hand", move.face_down),
            lambda: ("button", "lay"),
        ]
    if isinstance(move, StopBuying):
        return [lambda: ("button", "stop")]
    chosen: list[Callable[[], Hashable]] = []
    if isinstance(move, BuyIdea):
        chosen.append(lambda: ("idea", move.idea))
    return [*chosen, lambda: ("option", options(seated).index(move))]


def options(seated: Seated) -> tuple[Move, ...]:
    found: tuple[Move, ...] = seated.scene.sight.options
    return found


def by_mouse(seated: Seated, goal: Hashable) -> None:
    if isinstance(goal, tuple) and goal[0] == "button":
        seated.click(seated.button(goal[1]))
        return
    seated.click_on(goal)


def by_keys(seated: Seated, goal: Hashable) -> None:
    seated.walk(goal)
    seated.key("confirm")


@pytest.mark.parametrize(
    ("hand", "seats", "two"),
    [
        (by_mouse, 2, "advanced"),
        (by_mouse, 4, "cave_freaks"),
        (by_keys, 2, "cave_freaks"),
        (by_keys, 3, "cave_freaks"),
    ],
)
def test_a_whole_game_ends_as_the_same_moves_given_to_the_core(
    sit: Sit, hand: Callable[[Seated, Hashable], None], seats: int, two: str
) -> None:
    seated = sit(NAMES[:seats], seed=21, two=two)
    options_ = CvlizationsOptions(seats=seats, two=two)  # type: ignore[arg-type]
    plain: Table[Any, Any] = Table.open(RULES, options_, 21, friendly=True)
    chance = FastChance(random.Random(8))
    number = 0
    while not seated.table.over:
        seat = seated.scene.session.seat
        move = RULES.sample(seated.table.state, seat, chance)
        for target in targets(seated, move):
            hand(seated, target())
        plain.answer(seat, move)
        assert seated.table.events == plain.events
        seated.settle()
        number += 1
    assert plain.over
    assert seated.table.state == plain.state
    assert number > 40


def test_a_game_against_ais_goes_on_by_itself(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random", "ai:random"), seed=3)
    chance = FastChance(random.Random(8))
    while seated.table.state.round < 2:
        move = RULES.sample(seated.table.state, 0, chance)
        for target in targets(seated, move):
            by_mouse(seated, target())
        seated.settle()
    assert seated.scene.session.showing.at_rest
