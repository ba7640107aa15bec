"""Score sheets: rows, sources, the stop at 50, negative scores, ties."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.rollout import rollout
from game.core.rules import deal
from game.core.score import rank
from game.my_city.catalog import eternal
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.scoring import sheet, total, track
from tests.my_city.cities import city_with, mask_of
from tests.my_city.test_grid import grown_city

MODE = eternal()


@pytest.mark.parametrize("seed", range(20))
def test_lines_add_up_and_sources_explain_them(seed: int) -> None:
    state, _ = deal(RULES, MyCityOptions(seats=2), TableChance(seed))
    rollout(RULES, state, TableChance(seed))
    for city, found in zip(state.cities, RULES.scores(state), strict=True):
        assert found.total == total(city, MODE)
        for line in found.lines:
            if line.key not in ("my_city.score.start", "my_city.score.top"):
                assert line.points == sum(source.points for source in line.sources)
            assert all(0 <= place < 121 for source in line.sources for place in source.places)  # type: ignore[operator]


@pytest.mark.parametrize("seed", range(20))
def test_the_quick_total_is_the_sheets(seed: int) -> None:
    city = grown_city(seed)
    city.marker = 10 + seed * 3
    city.gold = seed * 3
    assert total(city, MODE) == sheet(city, 0, MODE).total


@pytest.mark.rule("R13", "R37")
def test_rows_stand_in_printed_order() -> None:
    keys = [line.key.removeprefix("my_city.score.") for line in sheet(city_with(), 0, MODE).lines]
    assert keys == [
        "start",
        "pass",
        "gold",
        "trees",
        "rocks",
        "group_yellow",
        "group_red",
        "group_blue",
        "churches",
        "wells",
        "empties",
    ]


@pytest.mark.rule("R17")
def test_empty_cells_are_those_with_nothing_on_them() -> None:
    lines = {line.key: line.points for line in sheet(city_with(), 0, MODE).lines}
    assert lines["my_city.score.trees"] == 12
    assert lines["my_city.score.rocks"] == -8
    assert lines["my_city.score.empties"] == -(95 - 6 - 4 - 3 - 2)


@pytest.mark.rule("R15", "R53")
def test_the_stop_at_fifty_is_a_line_of_its_own() -> None:
    city = city_with(("Y1", ("E4", "F4")))
    city.marker, city.gold = 48, 38
    found = sheet(city, 0, MODE)
    assert found.total == 50
    assert found.lines[-1].key == "my_city.score.top"
    assert found.lines[-1].points == 50 - sum(line.points for line in found.lines[:-1])


@pytest.mark.rule("R16", "R53")
def test_negative_scores_are_compared_as_such() -> None:
    first, second = city_with(passes=2), city_with(passes=1)
    sheets = [sheet(city, seat, MODE) for seat, city in enumerate((first, second))]
    assert sheets[0].total < 0
    assert [standing.party for standing in rank(sheets)] == [1, 0]
    assert track([3, -2, -9], MODE.top) == -8


@pytest.mark.rule("R21")
def test_fewer_empty_cells_in_the_top_row_break_a_tie() -> None:
    high = city_with(("Y3", ("D1", "E1", "F1", "G1")))
    low = city_with(("Y3", ("D5", "D6", "D7", "D8")))
    sheets = [sheet(low, 0, MODE), sheet(high, 1, MODE)]
    assert sheets[0].total == sheets[1].total
    assert sheets[1].ties[0] == sheets[0].ties[0] + 4
    assert [(standing.party, standing.rank) for standing in rank(sheets)] == [(1, 1), (0, 2)]


@pytest.mark.rule("R22")
def test_cities_equal_in_every_row_share_the_rank() -> None:
    sheets = [sheet(city_with(), seat, MODE) for seat in (0, 1)]
    assert [standing.rank for standing in rank(sheets)] == [1, 1]


def test_sources_name_the_cells_on_the_board() -> None:
    city = city_with(("C3", ("E4", "F4", "G4")), ("Y1", ("C4", "D4")), ("R1", ("F3", "E3")))
    lines = {line.key.removeprefix("my_city.score."): line for line in sheet(city, 0, MODE).lines}
    (church,) = lines["churches"].sources
    assert church.key == "my_city.source.church_missing"
    assert church.places == (3 * 11 + 4, 3 * 11 + 5, 3 * 11 + 6)
    (group,) = lines["group_yellow"].sources
    assert group.values == {"n": 1}
    assert {source.places for source in lines["trees"].sources} == {
        ((row * 11 + col),) for row, col in ((1, 2), (2, 6), (4, 8), (7, 5), (8, 3), (10, 4))
    }
    assert city.free & mask_of("E4") == 0


@pytest.mark.rule("R17")
def test_a_rock_cell_costs_two_and_is_no_empty_cell_closed_ground_counts_nowhere() -> None:
    bare, covered = city_with(), city_with(("Y1", ("F5", "G5")))
    before, after = (
        {line.key.removeprefix("my_city.score."): line.points for line in sheet(city, 0, MODE).lines}
        for city in (bare, covered)
    )
    assert after["rocks"] - before["rocks"] == 2
    assert after["empties"] - before["empties"] == 1


@pytest.mark.rule("R56")
def test_a_well_costs_nothing_but_the_open_cell_beside_it_does() -> None:
    sides = (("Y1", ("F7", "G7")), ("R1", ("I7", "J7")), ("B1", ("H5", "H6")))
    (row,) = (line for line in sheet(city_with(*sides), 0, MODE).lines if line.key.endswith("empties"))
    assert 6 * 11 + 7 not in row.sources[0].places
    assert 7 * 11 + 7 in row.sources[0].places
