"""The owl's bubble lies where it hides the least."""

from __future__ import annotations

import pygame

from game.scenes.bubble import NARROW, WIDE, anywhere, candidates, choose

SAID = "Every other building must touch yours. Press Turn to stand it up, then click where it is lit."
SCREEN = pygame.Rect(0, 18, 640, 318)


def test_it_lies_wide_at_the_bottom_unless_that_hides_something() -> None:
    lying = choose(SAID, [], [], [])
    assert lying.shape is WIDE
    assert lying.box.bottom > 320


def test_it_leaves_what_is_lit_in_sight() -> None:
    lit = [pygame.Rect(200, 260, 30, 30)]
    lying = choose(SAID, lit, [], [])
    assert lying.box.collidelist(lit) < 0
    assert lying.shape is WIDE


def test_it_makes_itself_narrow_beside_a_board() -> None:
    board = [pygame.Rect(140, 24, 244, 300)]
    lying = choose(SAID, [], [], board)
    assert lying.shape is NARROW
    assert lying.box.left > 384


def test_it_would_rather_hide_the_board_than_what_is_lit() -> None:
    lit = [pygame.Rect(530, 24, 100, 300)]
    board = [pygame.Rect(140, 24, 244, 300)]
    lying = choose(SAID, lit, [], board)
    assert lying.box.collidelist(lit) < 0
    assert lying.box.collidelist(board) == 0


def test_it_always_lies_between_the_bars() -> None:
    for said in ("Yes.", SAID, SAID * 2):
        assert all(SCREEN.contains(lying.box) for lying in (*candidates(said), *anywhere(said)))


def test_it_grows_with_what_is_said() -> None:
    short, long = (candidates(said)[-1].box.h for said in ("Yes.", SAID * 2))
    assert long > short


def test_it_leaves_words_in_sight_even_in_an_unusual_place() -> None:
    above, below = pygame.Rect(4, 18, 632, 80), pygame.Rect(4, 230, 632, 106)
    lying = choose(SAID, [], [above, below], [])
    assert lying.box.collidelist([above, below]) < 0
    assert lying.box not in [usual.box for usual in candidates(SAID)]
