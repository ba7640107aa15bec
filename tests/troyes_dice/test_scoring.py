"""The final sheet: what every line counts, and where on the sheet its points lie."""

from __future__ import annotations

import pytest

from game.core.score import Source
from game.troyes_dice.rules import RULES
from game.troyes_dice.scoring import score_sheet
from tests.troyes_dice.scripted import position

GIVEN = {
    "built": {"fortress": [1, 4], "hall": [2], "city_hall": [6], "cathedral_order": [3, 1]},
    "circled": {"red": 7, "yellow": 4, "white": 3},
    "spent": {"yellow": 3},
    "citizens": {"red": 5, "white": 2},
}
"""Two cathedrals: that of the third column came first and scores halls, that of the first one fortresses."""


def lines() -> dict[str, tuple[int, tuple[Source, ...]]]:
    """A sheet's lines by short name: points, and their sources."""
    found = score_sheet(position(GIVEN), 0).lines
    return {line.key.removeprefix("troyes_dice.score."): (line.points, line.sources) for line in found}


def test_every_line_counts_what_it_names() -> None:
    assert {name: points for name, (points, _) in lines().items()} == {
        "fortress": 2,
        "palace": 0,
        "hall": 1,
        "city_hall": 0,
        "cathedral": 0,
        "bishopric": 0,
        "influence": 3,
        "denier": 0,
        "knowledge": 1,
        "citizens": 7,
    }
    assert RULES.scores(position(GIVEN))[0].total == 14


@pytest.mark.parametrize(
    ("row", "places", "factor", "count"),
    [
        ("fortress", ("cathedral:1", "fortress:1", "fortress:4"), 1, 2),
        ("hall", ("cathedral:3", "hall:2"), 1, 1),
    ],
)
def test_a_rows_points_lie_on_its_cathedral_and_its_buildings(
    row: str, places: tuple[str, ...], factor: int, count: int
) -> None:
    (source,) = lines()[row][1]
    assert source.places == places
    assert source.values["factor"] == factor
    assert source.values["count"] == count
    assert source.values["building"] == f"@troyes_dice.name.{row}"


def test_a_row_without_its_cathedral_shows_nothing() -> None:
    assert lines()["city_hall"] == (0, ())
    assert lines()["bishopric"] == (0, ())


@pytest.mark.parametrize(
    ("name", "place", "held"),
    [
        ("influence", "resources:red", 7),
        ("denier", "resources:yellow", 1),
        ("knowledge", "resources:white", 3),
    ],
)
def test_two_resources_held_are_a_point(name: str, place: str, held: int) -> None:
    (source,) = lines()[name][1]
    assert source.places == (place,)
    assert source.points == held // 2
    assert source.values["n"] == held


def test_each_citizen_is_a_point() -> None:
    sources = lines()["citizens"][1]
    assert [(source.points, source.places) for source in sources] == [
        (5, ("citizens:red",)),
        (0, ("citizens:yellow",)),
        (2, ("citizens:white",)),
    ]
