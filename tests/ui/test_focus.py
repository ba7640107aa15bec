"""The focus ring: mouse and keys share one current spot."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.actions import DIRECTIONS
from game.ui.focus import FocusRing, Spot


def grid(columns: int = 3, rows: int = 3, group: str = "") -> list[Spot]:
    return [
        Spot((column, row), pygame.Rect(column * 20, row * 20, 18, 18), group)
        for row in range(rows)
        for column in range(columns)
    ]


def ring(spots: list[Spot]) -> FocusRing:
    made = FocusRing()
    made.offer(spots)
    return made


def test_arrow_keys_go_to_the_neighbour() -> None:
    focus = ring(grid())
    focus.focus((1, 1))
    for direction, place in (("right", (2, 1)), ("up", (2, 0)), ("left", (1, 0)), ("down", (1, 1))):
        assert focus.step(direction)
        assert focus.current == place


def test_at_the_edge_the_spot_stays() -> None:
    focus = ring(grid())
    focus.focus((2, 2))
    assert not focus.step("right")
    assert focus.current == (2, 2)


boxes = st.tuples(st.integers(0, 600), st.integers(0, 330), st.integers(4, 60), st.integers(4, 30))


@given(st.lists(boxes, min_size=1, max_size=20), st.sampled_from(sorted(DIRECTIONS)))
def test_a_step_always_leads_the_way_it_says(places: list[tuple[int, int, int, int]], direction: str) -> None:
    focus = ring([Spot(n, pygame.Rect(box)) for n, box in enumerate(places)])
    focus.focus(0)
    before = pygame.Rect(places[0])
    moved = focus.step(direction)
    assert focus.here is not None
    dx, dy = DIRECTIONS[direction]
    ahead = (focus.here.rect.centerx - before.centerx) * dx + (focus.here.rect.centery - before.centery) * dy
    assert ahead > 0 if moved else focus.current == 0


def test_the_first_key_enters_at_the_first_usable_spot() -> None:
    focus = ring([Spot("off", pygame.Rect(0, 0, 9, 9), enabled=False), Spot("on", pygame.Rect(20, 0, 9, 9))])
    focus.step("right")
    assert focus.current == "on"
    assert focus.by_keys


def test_tab_goes_from_group_to_group_and_back_to_where_one_was() -> None:
    board = grid(group="board")
    buttons = [
        Spot("undo", pygame.Rect(100, 0, 9, 9), "buttons"),
        Spot("pass", pygame.Rect(120, 0, 9, 9), "buttons"),
    ]
    focus = ring([*board, *buttons])
    focus.focus((1, 1))
    focus.cycle()
    assert focus.current == "undo"
    focus.step("right")
    focus.cycle()
    assert focus.current == (1, 1)
    focus.cycle(-1)
    assert focus.current == "pass"


def test_tab_in_a_single_group_goes_spot_by_spot_around() -> None:
    focus = ring(grid(2, 1))
    seen = []
    for _ in range(3):
        focus.cycle()
        seen.append(focus.current)
    assert seen == [(0, 0), (1, 0), (0, 0)]


def test_the_mouse_takes_the_topmost_spot_and_lets_it_go() -> None:
    focus = ring([Spot("low", pygame.Rect(0, 0, 20, 20)), Spot("high", pygame.Rect(10, 10, 20, 20))])
    assert focus.hover(15, 15)
    assert focus.current == "high"
    assert focus.hover(200, 200)
    assert focus.current is None


def test_a_spot_reached_by_keys_stays_while_the_mouse_is_over_nothing() -> None:
    focus = ring(grid())
    focus.focus((0, 0))
    assert not focus.hover(300, 300)
    assert focus.current == (0, 0)


def test_a_mask_decides_which_pixels_count() -> None:
    mask = pygame.mask.Mask((10, 10))
    mask.set_at((3, 3))
    spot = Spot("odd", pygame.Rect(50, 50, 10, 10), mask=mask)
    assert spot.holds(53, 53)
    assert not spot.holds(54, 53)


def test_what_is_scrolled_out_of_its_window_cannot_be_pointed_at() -> None:
    spot = Spot("row", pygame.Rect(0, 0, 50, 50), window=pygame.Rect(0, 20, 50, 50))
    assert spot.holds(10, 30)
    assert not spot.holds(10, 10)


@pytest.mark.parametrize("kept", [True, False])
def test_the_current_spot_stays_if_it_is_offered_again(kept: bool) -> None:
    focus = ring(grid(3, 1))
    focus.focus((2, 0))
    focus.offer(grid(3 if kept else 2, 1))
    assert focus.current == ((2, 0) if kept else None)
