"""The worked cases of the rule book's outline that a machine can read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.score import ScoreLine, ScoreSheet, rank
from game.my_city.catalog import eternal
from game.my_city.scoring import sheet, track
from game.my_city.sites import why_not
from game.my_city.terrain import number_of
from tests.my_city.cities import city_with, site_of

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))


def of(kind: str) -> Any:
    cases = [case for case in CASES if case["kind"] == kind]
    return pytest.mark.parametrize("case", cases, ids=[case["id"] for case in cases])


@of("legal")
def test_where_a_building_may_stand(case: dict[str, Any]) -> None:
    city = city_with(*case["placed"], board=case["board"])
    building, names = case["try"]
    site = site_of(building, names)
    reason = why_not(city, number_of(building), site.move) if site else "no such rotation"
    assert (reason is None) == case["legal"]
    assert (site in city.sites(number_of(building))) == case["legal"]


@of("rows")
def test_what_a_row_gives(case: dict[str, Any]) -> None:
    lines = sheet(city_with(*case["placed"]), 0, eternal()).lines
    found = {line.key.removeprefix("my_city.score."): line.points for line in lines}
    found["groups"] = sum(found[f"group_{colour}"] for colour in ("yellow", "red", "blue"))
    assert {row: found[row] for row in case["rows"]} == case["rows"]


@of("track")
def test_where_the_marker_ends(case: dict[str, Any]) -> None:
    assert track([case["start"], *case["deltas"]], eternal().top) == case["final"]


@of("rank")
def test_who_ranks_where(case: dict[str, Any]) -> None:
    sheets = [
        ScoreSheet(seat, (ScoreLine("total", points),), tuple(-empty for empty in rows))
        for seat, (points, rows) in enumerate(zip(case["scores"], case["rows"], strict=True))
    ]
    assert [standing.rank for standing in sorted(rank(sheets))] == case["ranks"]
