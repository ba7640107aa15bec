"""A whole game by mouse and another by keys alone end as the same moves given to the core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.table import Table
from game.my_city.catalog import SIZE
from game.my_city.moves import Pass, Place, Quit
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.view.places import cell
from game.my_city.view.sight import BOARD_SPOT, place_at, shown
from tests.seated import Seated, Sit

SEED = 21
MOVES = Place | Pass | Quit


def pointed_at(building: int, move: Place) -> tuple[int, int]:
    """A cell where the pointer means this move."""
    cells = ((row, col) for row in range(SIZE) for col in range(SIZE))
    return next(at for at in cells if place_at(building, move.rotation, *at) == move)


def choose(seated: Seated, number: int) -> MOVES:
    """Some legal move: most of the time a building, in the end a pass or quitting."""
    seat = seated.scene.session.seat
    moves = RULES.moves(seated.table.state, seat)
    places = [move for move in moves if isinstance(move, Place)]
    return places[number * 7 % len(places)] if places else moves[0]  # type: ignore[return-value]


def by_mouse(seated: Seated, move: MOVES) -> None:
    if isinstance(move, Place):
        building = shown(seated.table.state, seated.scene.session.seat)
        assert building is not None
        at = cell(*pointed_at(building, move)).center
        seated.point(at)
        for _ in range(move.rotation):
            seated.wheel(at, -1)
        seated.click(at)
        return
    name = "pass" if isinstance(move, Pass) else "quit"
    for _ in range(2 if name == "quit" else 1):
        seated.click(seated.button(name))


def by_keys(seated: Seated, move: MOVES) -> None:
    if isinstance(move, Place):
        building = shown(seated.table.state, seated.scene.session.seat)
        assert building is not None
        for _ in range(move.rotation):
            seated.key("rotate_right")
        walk(seated, (BOARD_SPOT, *pointed_at(building, move)))
        seated.key("confirm")
        return
    name = "pass" if isinstance(move, Pass) else "quit"
    seek(seated, ("button", name))
    for _ in range(2 if name == "quit" else 1):
        seated.key("confirm")


def walk(seated: Seated, goal: tuple[str, int, int]) -> None:
    """With arrow keys over the board to a cell."""
    for _ in range(2 * SIZE + 20):
        here = seated.scene.form.current
        if here == goal:
            return
        if not (isinstance(here, tuple) and here[0] == BOARD_SPOT):
            seated.key("next")
        elif here[1] != goal[1]:
            seated.key("down" if here[1] < goal[1] else "up")
        else:
            seated.key("right" if here[2] < goal[2] else "left")
    raise AssertionError(f"{goal} can't be reached from {here}")


def seek(seated: Seated, goal: tuple[str, str]) -> None:
    """With the keys for the next group to the buttons, then with arrows."""
    for _ in range(30):
        here = seated.scene.form.current
        if here == goal:
            return
        if isinstance(here, tuple) and here[0] == "button":
            order = ("rotate", "pass", "quit")
            seated.key("right" if order.index(here[1]) < order.index(goal[1]) else "left")
        else:
            seated.key("next")
    raise AssertionError(f"{goal} can't be reached")


@pytest.mark.parametrize("hand", [by_mouse, by_keys])
def test_a_whole_game_ends_as_the_same_moves_given_to_the_core(
    sit: Sit, hand: Callable[[Seated, MOVES], None]
) -> None:
    seated = sit(("Ada", "Bea"), seed=SEED)
    plain: Table[Any, Any] = Table.open(RULES, MyCityOptions(seats=2), SEED, friendly=True)
    number = 0
    while not seated.table.over:
        move, seat = choose(seated, number), seated.scene.session.seat
        hand(seated, move)
        plain.answer(seat, move)
        assert seated.table.events == plain.events
        seated.settle()
        number += 1
    assert plain.over
    assert seated.table.state == plain.state
    assert number > 20


def test_arrow_keys_reach_every_cell(sit: Sit) -> None:
    seated = sit()
    for row in range(SIZE):
        for col in range(SIZE) if row % 2 == 0 else reversed(range(SIZE)):
            walk(seated, (BOARD_SPOT, row, col))


def test_a_game_against_ais_goes_on_by_itself(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random", "ai:random"), seed=3)
    for number in range(4):
        by_mouse(seated, choose(seated, number))
        seated.settle()
    assert all(len(city.built) + len(city.passed) > 0 for city in seated.table.state.cities)
    assert seated.scene.session.showing.at_rest
