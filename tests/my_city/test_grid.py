"""The bit-mask board against the plain reading of the rules."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.my_city.catalog import SIZE, Pair, buildings
from game.my_city.city import City
from game.my_city.grid import BOARD, around, bits, cell_name, cells, nth_bit, orientations, places
from game.my_city.groups import groups, largest_group
from game.my_city.moves import Place
from game.my_city.sites import why_not
from game.my_city.terrain import CHURCH, catalogue, terrain

masks = st.integers(0, BOARD).map(lambda mask: mask & BOARD)


def grown_city(seed: int) -> City:
    """A city with up to 20 buildings on random sites."""
    source = random.Random(seed)
    city = City(terrain("eternal"), 10)
    for building in source.sample(range(27), source.randrange(21)):
        if found := city.sites(building):
            city.build(building, source.choice(found))
    return city


def plainly_legal(city: City, shape: tuple[Pair, ...], row: int, col: int) -> bool:
    """R03, R05-R08 cell by cell."""
    wanted = {(row + dy, col + dx) for dy, dx in shape}
    ground = city.terrain
    green = set(cells(ground.green))
    covered = {cell for site in city.built.values() for cell in cells(site.mask)}
    if not wanted <= green or wanted & covered:
        return False
    if len({cell in set(cells(ground.west)) for cell in wanted}) > 1:
        return False
    if not covered:
        return any(cell in pair for pair in ground.data.river for cell in wanted)
    return any(abs(r - y) + abs(c - x) == 1 for r, c in wanted for y, x in covered)


@pytest.mark.rule("R03", "R05", "R06", "R07", "R08")
@pytest.mark.parametrize("seed", range(12))
def test_sites_are_those_the_rules_allow(seed: int) -> None:
    city = grown_city(seed)
    for number in set(range(27)) - set(city.built):
        found = {site.move for site in city.sites(number)}
        assert len(found) == len(city.sites(number))
        expected = {
            Place(orientation.rotation, row, col)
            for orientation in catalogue()[number].orientations
            for row in range(SIZE)
            for col in range(SIZE)
            if plainly_legal(city, orientation.cells, row, col)
        }
        assert found == expected


@pytest.mark.parametrize("seed", range(6))
def test_reasons_and_sites_agree(seed: int) -> None:
    city = grown_city(seed)
    for number in set(range(27)) - set(city.built):
        moves = {site.move for site in city.sites(number)}
        for move in (Place(t, r, c) for t in range(-1, 5) for r in range(-1, 12) for c in range(-1, 12)):
            assert (why_not(city, number, move) is None) == (move in moves)


@pytest.mark.parametrize("seed", range(12))
def test_largest_group_is_the_first_of_the_groups(seed: int) -> None:
    city = grown_city(seed)
    for colour in range(CHURCH):
        found = groups(city, colour)
        assert largest_group(city, colour) == max(map(len, found), default=0)
        assert sorted(number for group in found for number in group) == sorted(
            number for number in city.built if catalogue()[number].colour == colour
        )


@given(masks)
def test_bits_are_counted_and_named_in_reading_order(mask: int) -> None:
    found = bits(mask)
    assert sum(1 << number for number in found) == mask
    assert [nth_bit(mask, n) for n in range(len(found))] == found
    assert list(places(mask)) == [row * SIZE + col for row, col in cells(mask)]


def test_neighbours_do_not_wrap_round_the_edge() -> None:
    assert cells(around(1)) == ((0, 1), (1, 0))
    assert cells(around(1 << 10)) == ((0, 9), (1, 10))


@pytest.mark.rule("R04")
def test_rotations_that_coincide_are_listed_once_and_none_is_mirrored() -> None:
    counts = {name: len(orientations(name)) for name in buildings().shapes}
    one, two = {"O4"}, {"I2", "I3", "I4", "S4", "Z4"}
    assert {name for name, count in counts.items() if count == 1} == one
    assert {name for name, count in counts.items() if count == 2} == two
    shapes = [{orientation.cells for orientation in orientations(name)} for name in ("L4", "J4")]
    assert not shapes[0] & shapes[1]


def test_cells_are_named_by_letter_and_number() -> None:
    assert [cell_name(0, 0), cell_name(10, 10), cell_name(3, 4)] == ["A1", "K11", "E4"]
