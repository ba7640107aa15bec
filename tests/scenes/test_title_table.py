"""What lives on the title's table: every moment can be painted, and each thing has its own time."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.scenes.title_table import BREATH, DIE_ROLLS, FLAMES, HOPS, TICK, WISPS, TitleTable
from game.tools.bake.title import FLAME_PLACES, GLOWS, STEAM_STEPS
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of


def at(number: int) -> TitleTable:
    """The table so many pictures after it came up."""
    table = TitleTable()
    table.update(number * TICK)
    assert table.number == number
    return table


def picture(number: int) -> bytes:
    canvas = Canvas(ink="w3")
    at(number).draw(canvas)
    return pixels_of(canvas.surface)


def test_there_is_another_picture_each_tick_and_none_between() -> None:
    table = TitleTable()
    assert not table.update(TICK / 2)
    assert table.update(TICK / 2)
    assert not table.update(TICK / 4)


def test_neighbouring_pictures_differ() -> None:
    shown = [picture(number) for number in range(2 * WISPS)]
    assert all(one != next_one for one, next_one in pairwise(shown))


def test_the_die_lies_still_for_a_while_rolls_and_shows_another_face() -> None:
    place = (430, 280, 50, 50)

    def die(number: int) -> bytes:
        canvas = Canvas(ink="w3")
        at(number).draw(canvas)
        return pixels_of(canvas.surface.subsurface(place).copy())

    resting = {die(number) for number in range(DIE_ROLLS)}
    rolling = {die(DIE_ROLLS + number) for number in range(len(HOPS))}
    rested = {die(DIE_ROLLS + number) for number in range(len(HOPS), DIE_ROLLS)}
    assert len(resting) == len(rested) == 1
    assert resting != rested
    assert len(rolling) == len(HOPS)
    assert not rolling & (resting | rested)


def test_flames_lights_and_steam_are_those_that_are_baked() -> None:
    assert FLAMES == FLAME_PLACES
    assert STEAM_STEPS == WISPS
    for candle in range(len(GLOWS)):
        for bright in set(BREATH):
            assert sprites.size(f"title/glow_{candle}_{bright}") == (2 * GLOWS[candle][1],) * 2


@pytest.mark.parametrize("number", [0, 1, DIE_ROLLS, DIE_ROLLS + 2, 100 * DIE_ROLLS + 3])
def test_any_moment_can_be_painted(number: int) -> None:
    assert picture(number) != pixels_of(Canvas(ink="w3").surface)
