"""The ground of a city as it is drawn."""

from __future__ import annotations

import pytest

from game.my_city.terrain import printed
from game.my_city.view import ground
from game.my_city.view.places import CELL
from game.ui import palette
from game.ui.pixels import pixels_of

BOARD = "legacy"
FLOOD, DRY = 8, 1


def inks(n: int, unit: int, row: int, col: int) -> set[str]:
    """The ramps on a cell in an episode."""
    picture = (
        ground.large(BOARD, printed(BOARD), n)
        if unit == CELL
        else ground.small(BOARD, printed(BOARD), n, unit)
    )
    cell = picture.subsurface((col * unit, row * unit, unit, unit)).copy()
    return {palette.names()[value][0] for value in pixels_of(cell)}


def bare(letters: str) -> list[tuple[int, int]]:
    """The drowned cells on which nothing stands."""
    return [(row, col) for row, col in ground.drowned(BOARD, FLOOD) if letters[row * 11 + col] == "."]


@pytest.mark.parametrize("unit", [CELL, 12, 6])
def test_a_flooded_meadow_is_nothing_but_water(unit: int) -> None:
    cells = bare(printed(BOARD))
    assert cells
    far_from_land = [cell for cell in cells if cell[1] == 0]
    assert all(inks(FLOOD, unit, *cell) <= {"b"} for cell in far_from_land)
    assert any("g" in inks(DRY, unit, *cell) for cell in far_from_land)


def test_crowns_of_drowned_trees_stand_out_of_the_water() -> None:
    letters = printed(BOARD)
    trees = [at for at in ground.drowned(BOARD, FLOOD) if letters[at[0] * 11 + at[1]] in "Tt"]
    assert trees
    assert all("g" in inks(FLOOD, CELL, *at) for at in trees)
