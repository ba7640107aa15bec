"""The component data: counted and checked when loaded, clear messages when wrong."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core.components import BadData
from game.my_city import catalog
from game.my_city.catalog import DATA, BoardData, Buildings, Mode, load


@pytest.mark.rule("R36")
def test_twenty_seven_buildings_and_twenty_eight_cards() -> None:
    data = catalog.buildings().buildings
    assert Counter(building.colour for building in data) == {"yellow": 8, "red": 8, "blue": 8, "church": 3}
    assert len(catalog.eternal().deck) == 28


def test_the_24_buildings_cover_90_cells_the_churches_12() -> None:
    data = catalog.buildings()
    areas = Counter[bool]()
    for building in data.buildings:
        areas[building.colour == "church"] += len(data.shapes[building.shape].cells)
    assert areas == {False: 90, True: 12}


@pytest.mark.rule("R63")
def test_each_colour_has_the_same_eight_shapes() -> None:
    by_colour = {colour: set[str]() for colour in catalog.COLOURS}
    for building in catalog.buildings().buildings:
        by_colour[building.colour].add(building.shape)
    assert by_colour["yellow"] == by_colour["red"] == by_colour["blue"]
    assert len(by_colour["yellow"]) == 8


@pytest.mark.parametrize(
    ("name", "kind", "old", "new", "says"),
    [
        ("buildings", Buildings, '"id": "Y2"', '"id": "Y1"', "an id stands twice"),
        ("buildings", Buildings, '"shape": "V3"', '"shape": "V9"', "Y2: no shape V9"),
        ("buildings", Buildings, '"colour": "red"', '"colour": "blue"', "of colour red"),
        ("buildings", Buildings, '"colour": "red"', '"colour": "pink"', "pink"),
        ("eternal", Mode, '"start": 10', '"start": 60', "not on the track"),
        ("eternal", Mode, '"Y1", ', "", "not one card a building"),
        ("board_eternal", BoardData, '["plain", "plain", "plain", "plain",', '["plain",', "cells, not 11"),
        ("board_eternal", BoardData, "[[0, 2], [0, 3]]", "[[0, 2], [0, 4]]", "no neighbours"),
    ],
)
def test_wrong_data_is_refused_with_the_file_named(
    tmp_path: Path, name: str, kind: type, old: str, new: str, says: str
) -> None:
    good = (DATA / f"{name}.json").read_text("utf-8")
    assert old in good
    (tmp_path / f"{name}.json").write_text(good.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData, match=f"{name}.json: .*{says}"):
        load(name, kind, tmp_path)


def sound(name: str) -> Any:
    """A component file as it is, to be damaged."""
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("name", "kind", "change", "says"),
    [
        ("eternal", Mode, lambda data: data["deck"].append("Y1"), "a card stands twice"),
        ("eternal", Mode, lambda data: data["deck"].reverse(), "the obstacle does not come last"),
        ("eternal", Mode, lambda data: data.update(start=-1), "not on the track"),
        ("eternal", Mode, lambda data: data.update(start=51), "not on the track"),
        ("board_eternal", BoardData, lambda data: data["terrain"].pop(), "10 rows, not 11"),
        ("board_eternal", BoardData, lambda data: data["terrain"][3].append("plain"), "row 3: 12 cells"),
        ("board_eternal", BoardData, lambda data: data["river"].append([[10, 5], [11, 5]]), "off the board"),
        ("board_eternal", BoardData, lambda data: data["river"].append([[5, 10], [5, 11]]), "off the board"),
        ("board_eternal", BoardData, lambda data: data["river"].append([[-1, 5], [0, 5]]), "off the board"),
        ("board_eternal", BoardData, lambda data: data["river"].append([[4, 5], [4, 5]]), "no neighbours"),
        ("board_eternal", BoardData, lambda data: data["river"].append([[4, 5], [5, 6]]), "no neighbours"),
        ("buildings", Buildings, lambda data: data["shapes"]["I2"]["cells"].append([0, 1]), "stands twice"),
        ("buildings", Buildings, lambda data: data["shapes"]["I2"]["cells"].pop(0), "does not begin"),
        ("buildings", Buildings, lambda data: data["own_churches"][0].update(colour="red"), "no church"),
    ],
)
def test_damage_is_named_with_the_file(tmp_path: Path, name: str, kind: type, change: Any, says: str) -> None:
    data = sound(name)
    change(data)
    (tmp_path / f"{name}.json").write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadData, match=f"{name}.json: .*{says}"):
        load(name, kind, tmp_path)


@pytest.mark.parametrize("start", [0, 50])
def test_a_marker_may_start_at_either_end_of_the_track(tmp_path: Path, start: int) -> None:
    data = sound("eternal") | {"start": start}
    (tmp_path / "eternal.json").write_text(json.dumps(data), "utf-8")
    assert load("eternal", Mode, tmp_path).start == start


def test_the_river_may_reach_the_edges_of_the_board(tmp_path: Path) -> None:
    data = sound("board_eternal")
    data["river"] += [[[0, 0], [0, 1]], [[9, 10], [10, 10]]]
    (tmp_path / "board_eternal.json").write_text(json.dumps(data), "utf-8")
    assert len(load("board_eternal", BoardData, tmp_path).river) == len(data["river"])


def test_what_only_the_campaign_has_pays_nothing_in_the_repeatable_mode() -> None:
    points = msgspec.structs.asdict(catalog.eternal().points)
    campaign_only = list(points)[list(points).index("third_vein") :]
    assert {name: points[name] for name in campaign_only} == dict.fromkeys(campaign_only, 0)
    assert (catalog.eternal().n, catalog.eternal().may_pass) == (0, True)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"buildings\.json"):
        load("buildings", Buildings, tmp_path)


def test_every_value_tells_where_it_comes_from() -> None:
    data = json.loads((DATA / "buildings.json").read_text("utf-8"))
    entries = [*data["shapes"].values(), *data["buildings"]]
    assert all(
        any(word in entry["provenance"] for word in ("rulebook", "public", "house")) for entry in entries
    )
