"""What is lost or doubled is noticed, each thing by its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import CATHEDRAL, bit, die_bits
from game.troyes_dice.state import TroyesState
from tests.troyes_dice.scripted import table

Damage = Callable[[TroyesState], None]


def plazas(state: TroyesState) -> None:
    state.fronts[0] = (state.fronts[0] + 1) % 3


def tiles(state: TroyesState) -> None:
    state.feasts[0] = 1


def numbering(state: TroyesState) -> None:
    state.numbers = (1, 2, 3, 4, 5, 5)


def more_held_than_circled(state: TroyesState) -> None:
    state.sheets[0].held[1] = state.sheets[0].circled[1] + 1


def less_than_nothing_held(state: TroyesState) -> None:
    state.sheets[0].held[2] = -1


def resources_beyond_the_track(state: TroyesState) -> None:
    state.sheets[0].circled[0] = 19


def resources_below_the_start(state: TroyesState) -> None:
    state.sheets[0].circled[0] = state.sheets[0].held[0] = 2


def citizens_beyond_the_track(state: TroyesState) -> None:
    state.sheets[0].citizens[2] = 21


def citizens_below_nothing(state: TroyesState) -> None:
    state.sheets[0].citizens[0] = -1


def half_a_die_box(state: TroyesState) -> None:
    state.sheets[0].crossed = bit(2, 3)


def buildings_off_the_sheet(state: TroyesState) -> None:
    state.sheets[0].built |= 1 << 36


def lost_buildings_off_the_sheet(state: TroyesState) -> None:
    state.sheets[0].crossed |= 1 << 36


def cathedrals_unlisted(state: TroyesState) -> None:
    state.sheets[0].built |= bit(CATHEDRAL, 2)


def cathedrals_undrawn(state: TroyesState) -> None:
    state.sheets[0].cathedrals = (1,)


def owed_for_nothing(state: TroyesState) -> None:
    state.sheets[0].owed = ((0, 0, 1),)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (plazas, "plazas"),
        (tiles, "feast tile"),
        (numbering, "numbering"),
        (more_held_than_circled, "resources"),
        (less_than_nothing_held, "resources"),
        (resources_beyond_the_track, "resources"),
        (resources_below_the_start, "resources"),
        (citizens_beyond_the_track, "citizens"),
        (citizens_below_nothing, "citizens"),
        (half_a_die_box, "half a die box"),
        (buildings_off_the_sheet, "buildings"),
        (lost_buildings_off_the_sheet, "buildings"),
        (cathedrals_unlisted, "cathedrals"),
        (cathedrals_undrawn, "cathedrals"),
        (owed_for_nothing, "gains owed"),
    ],
)
def test_damage_is_noticed(damage: Damage, told: str) -> None:
    state = table()
    RULES.conserve(state)
    damage(state)
    with pytest.raises(AssertionError, match=told):
        RULES.conserve(state)


def test_a_full_sheet_is_whole() -> None:
    state = table()
    sheet = state.sheets[0]
    sheet.circled, sheet.held, sheet.citizens = [18, 18, 18], [18, 0, 0], [20, 20, 0]
    sheet.crossed = die_bits(1, 3)
    sheet.acted, sheet.owed = True, ((0, 0, 1),)
    RULES.conserve(state)


def test_a_feast_tile_lies_on_a_plaza_of_one_colour() -> None:
    state = table(feasts=True)
    RULES.conserve(state)
    tiled = next(notch for notch, tile in enumerate(state.feasts) if tile)
    mixed = next(notch for notch, (front, back) in enumerate(zip(state.fronts, state.backs)) if front != back)
    state.feasts[mixed], state.feasts[tiled] = state.feasts[tiled], state.feasts[mixed]
    with pytest.raises(AssertionError, match="two-coloured"):
        RULES.conserve(state)
