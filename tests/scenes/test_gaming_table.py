"""The table seen from above: chairs all round it, cards that lie apart, what options add."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game import registry
from game.scenes import gaming_table
from game.scenes.gaming_table import SMALL, chairs, dashed, draw_chair, draw_floor, draw_place, draw_table
from game.scenes.set_up import ALL, OPTIONS
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import blank, pixels_of

REAL = ("my_city", "cvlizations", "seven_wonders", "trekking", "troyes_dice")


@pytest.mark.parametrize("most", range(1, 11))
def test_there_are_as_many_chairs_as_people_can_sit_clockwise_from_us(most: int) -> None:
    found = chairs(most)
    assert len(found) == most
    assert found[0].turn == 0
    assert [chair.turn for chair in found] == sorted({chair.turn for chair in found})


@pytest.mark.parametrize("most", range(1, 11))
def test_cards_overlap_neither_each_other_nor_anything_else(most: int) -> None:
    boxes = [pygame.Rect(chair.card) for chair in chairs(most)]
    boxes += [pygame.Rect(box) for box in (OPTIONS, ALL, (0, 0, 640, 18))]
    assert not [pair for pair in itertools.combinations(boxes, 2) if pair[0].colliderect(pair[1])]


@pytest.mark.parametrize("most", range(1, 11))
def test_what_lies_before_the_chairs_lies_on_the_table_and_apart(most: int) -> None:
    boxes = [pygame.Rect(x - 20, y - 10, 40, 20) for x, y in (chair.place for chair in chairs(most))]
    table = pygame.Rect(*gaming_table.CORNER, *sprites.size("set_up/tables/plain"))
    assert all(table.contains(box) for box in boxes)
    assert not [pair for pair in itertools.combinations(boxes, 2) if pair[0].colliderect(pair[1])]


def test_few_have_room_for_larger_cards() -> None:
    assert all(chair.card[2:] != SMALL for chair in chairs(4))
    assert all(chair.card[2:] == SMALL for chair in chairs(5))


def painted(game: str, *added: str) -> bytes:
    canvas = Canvas(blank((640, 360), "k0"))
    draw_floor(canvas, game)
    draw_table(canvas, game, added)
    draw_place(canvas, game, chairs(4)[0], True)
    return pixels_of(canvas.surface)


def test_every_game_has_a_table_of_its_own_and_a_strange_one_a_plain_one() -> None:
    assert set(REAL) < set(registry.GAMES)
    assert len({painted(game) for game in (*REAL, "plain")}) == 6
    assert painted("some game") == painted("plain")


@pytest.mark.parametrize(
    ("game", "added"),
    [
        ("seven_wonders", "cities_on"),
        ("seven_wonders", "leaders_on"),
        ("trekking", "time_warp_on"),
        ("my_city", "mode_campaign"),
        ("troyes_dice", "feasts_on"),
    ],
)
def test_what_an_option_adds_lies_on_the_table(game: str, added: str) -> None:
    assert painted(game, added) != painted(game)
    assert painted(game, "nothing_on") == painted(game)


def test_a_chair_has_the_colour_of_its_seat() -> None:
    pictures = set()
    for seat in (None, *range(10)):
        canvas = Canvas(blank((640, 360), "k0"))
        draw_chair(canvas, chairs(8)[1], seat)
        pictures.add(pixels_of(canvas.surface))
    assert len(pictures) == 11


def test_a_dashed_line_goes_all_round() -> None:
    canvas = Canvas(blank((20, 12), "k0"))
    dashed(canvas, (0, 0, 20, 12), "p4", 1, 1)
    solid = Canvas(blank((20, 12), "k0"))
    solid.frame((0, 0, 20, 12), "p4")
    assert pixels_of(canvas.surface) == pixels_of(solid.surface)
