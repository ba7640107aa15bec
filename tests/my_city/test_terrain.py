"""The board: drawn in a Tiled map, baked into the component data, equal to the published layout."""

from __future__ import annotations

import json

import pytest

from game.my_city.catalog import DATA, SIZE, board
from game.my_city.grid import BOARD, bit, cells
from game.my_city.terrain import terrain
from game.tools.bake_terrain import BOARDS, bake, parted, text
from tests.my_city.cities import mask_of

LETTERS = {
    ".": "plain",
    "s": "square",
    "T": "trees",
    "R": "rocks",
    "M": "mountain",
    "F": "forest",
    "W": "well",
    "G": "gold",
}
GRIDS = {
    "eternal": "..........G ..T..W..... R.....T.... MM........F MMM..R..TFF MMM......FF "
    "MM.....W..F G....T...RF ...T.....FF .W......FFF ..R.T..FFFF",
    "legacy": ".s.s..s.s.R .sT.s.s..s. R.s...Ts.s. MM...s.s..F MMMs.R..TFF MMMs..s.sFF "
    "MM..s.s..sF R.s.sT.s.RF s.sT.s.s.FF s..s.s..FFF .sR...sFFFF",
}
WEST_COLUMNS = (3, 3, 4, 4, 5, 4, 4, 4, 5, 5, 4)


@pytest.mark.parametrize("name", BOARDS)
def test_baked_data_equals_its_map(name: str) -> None:
    assert (DATA / f"board_{name}.json").read_text("utf-8") == text(bake(name))


@pytest.mark.parametrize("name", BOARDS)
def test_every_cell_is_as_published(name: str) -> None:
    rows = [tuple(LETTERS[letter] for letter in row) for row in GRIDS[name].split()]
    assert list(board(name).terrain) == rows


@pytest.mark.rule("R05")
@pytest.mark.parametrize("name", BOARDS)
def test_the_river_parts_the_board_into_two_banks(name: str) -> None:
    west = sum(1 << bit(row, col) for row, count in enumerate(WEST_COLUMNS) for col in range(count))
    assert terrain(name).west == west
    ground = terrain(name)
    assert (ground.green & west).bit_count() == 35
    assert (ground.green & ~west).bit_count() == 60


@pytest.mark.rule("R06")
def test_the_river_touches_cells_with_an_edge_on_it_only() -> None:
    assert terrain("eternal").river & mask_of("E4", "D4", "E2", "D2") == mask_of("E4", "D4", "D2")


def test_counts_of_the_eternal_board() -> None:
    ground = terrain("eternal")
    counts = [mask.bit_count() for mask in (BOARD, ground.green, ground.trees, ground.rocks, ground.gold)]
    assert counts == [SIZE * SIZE, 95, 6, 4, 2]
    assert [cells(well) for well in ground.wells] == [((1, 5),), ((6, 7),), ((9, 1),)]
    assert ground.gold == mask_of("A8", "K1")


def test_a_river_off_the_grid_lines_is_refused() -> None:
    with pytest.raises(ValueError, match="aslant"):
        parted([(0, 0), (1, 1)])


def test_baked_data_is_plain_json() -> None:
    assert set(json.loads(text(bake("eternal")))) == {"id", "terrain", "river", "provenance"}


@pytest.mark.rule("R18")
def test_printed_trees_and_rocks_stand_in_twos() -> None:
    printed = {kind for row in board("legacy").terrain for kind in row}
    assert printed & {"tree", "trees", "rocks"} == {"trees", "rocks"}
