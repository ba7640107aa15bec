"""Component data is checked when it is loaded."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.core.components import BadData
from game.troyes_dice import catalog as module
from game.troyes_dice.catalog import DATA, catalog


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Loads the catalog with one file changed."""

    def load(name: str, change: Any) -> None:
        for file in DATA.glob("*.json"):
            (tmp_path / file.name).write_bytes(file.read_bytes())
        data = json.loads((tmp_path / name).read_text())
        change(data)
        (tmp_path / name).write_text(json.dumps(data))
        monkeypatch.setattr(module, "DATA", tmp_path)
        module.catalog.__wrapped__()

    return load


def plunder(data: Any, rule: str) -> Any:
    """A plunder with this rule, or with any other than that of a surcharge."""
    found = (tile["plunder"] for tile in data["tiles"])
    return next(one for one in found if (one["rule"] == "surcharge") == (rule == "surcharge"))


@pytest.mark.rule("E01")
def test_the_components_are_complete() -> None:
    found = catalog()
    assert len(found.sheet.links.diamonds) == 9
    assert len(found.achievements.achievements) == 13
    assert len(found.feasts.tiles) == 8


@pytest.mark.rule("H17")
def test_three_plazas_of_one_colour_and_two_of_each_mixed_pair() -> None:
    faces = Counter(frozenset(faces) for faces in catalog().wheel.plazas.faces)
    alone = [pair for pair in faces if len(pair) == 1]
    assert [faces[pair] for pair in alone] == [1, 1, 1]
    assert [count for pair, count in faces.items() if len(pair) == 2] == [2, 2, 2]


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("sheet.json", lambda data: data["links"]["diamonds"][0].update(columns=[1, 3]), "links: L1"),
        ("sheet.json", lambda data: data["halls"]["columns"].pop(), "halls.columns"),
        ("sheet.json", lambda data: data["cathedrals"]["columns"][0].update(scores="tower"), "scores"),
        ("sheet.json", lambda data: data.pop("columns"), "columns"),
        ("wheel.json", lambda data: data["plazas"]["faces"].pop(), "plazas.faces"),
        ("feasts.json", lambda data: data["tiles"][0].update(id="FP2"), "tiles"),
        ("achievements.json", lambda data: data["achievements"][0].update(id="A02"), "ids"),
        ("wheel.json", lambda data: data.update(extra=1), "extra"),
        ("sheet.json", lambda data: data["districts"].reverse(), "districts: colours"),
        ("sheet.json", lambda data: data["districts"][0].update(work="fortress"), "six different"),
        ("sheet.json", lambda data: data["fortress_citizens"]["colours"].pop(), "fortress_citizens"),
        ("sheet.json", lambda data: data["cathedrals"]["columns"].pop(), "cathedrals.columns"),
        ("sheet.json", lambda data: data["cathedrals"]["factors"].pop(), "cathedrals.factors"),
        ("sheet.json", lambda data: data["links"]["diamonds"][1].update(id="L1"), "links: ids"),
        ("sheet.json", lambda data: data["links"]["diamonds"][2].update(columns=[6, 7]), "links: L3"),
        ("sheet.json", lambda data: data["links"]["diamonds"][2].update(columns=[0, 1]), "links: L3"),
        ("sheet.json", lambda data: data["links"]["diamonds"][2].update(columns=[2, 1]), "links: L3"),
        ("sheet.json", lambda data: data["resource_track"].update(citizen_at=[0, 6]), "citizen_at"),
        ("sheet.json", lambda data: data["resource_track"].update(citizen_at=[6, 19]), "citizen_at"),
        ("sheet.json", lambda data: data["citizen_track"]["pair"].pop("red"), "citizen_track: colours"),
        ("sheet.json", lambda data: data["citizen_track"]["prestige"].pop("red"), "citizen_track: colours"),
        ("sheet.json", lambda data: data["citizen_track"].update(pair_at=21), "citizen_track: boxes"),
        ("sheet.json", lambda data: data["citizen_track"].update(prestige_at=0), "citizen_track: boxes"),
        ("sheet.json", lambda data: data["citizen_track"].update(prestige_at=20), "boxes differ"),
        ("wheel.json", lambda data: data["plazas"].update(faces=[["red", "red"]] * 9), "three of one colour"),
        ("feasts.json", lambda data: data["tiles"].pop(), "tiles: eight"),
        ("feasts.json", lambda data: plunder(data, "surcharge").pop("resource"), "resource"),
        ("feasts.json", lambda data: plunder(data, "no_shift").update(resource="red"), "resource"),
    ],
)
def test_damage_is_named_with_file_and_field(damaged: Any, name: str, change: Any, told: str) -> None:
    with pytest.raises(BadData) as caught:
        damaged(name, change)
    assert caught.value.file == name
    assert re.search(rf"{re.escape(told)}(?!\w)", caught.value.problem)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("sheet.json", lambda data: data["resource_track"].update(citizen_at=[1, 18])),
        ("sheet.json", lambda data: data["citizen_track"].update(prestige_at=1)),
        (
            "sheet.json",
            lambda data: data["citizen_track"].update(pair_at=data["citizen_track"]["length"] - 1),
        ),
        ("sheet.json", lambda data: data["links"]["diamonds"][2].update(columns=[1, 2])),
        ("sheet.json", lambda data: data["links"]["diamonds"][2].update(columns=[5, 6])),
    ],
)
def test_the_ends_of_tracks_and_rows_are_places(damaged: Any, name: str, change: Any) -> None:
    damaged(name, change)
