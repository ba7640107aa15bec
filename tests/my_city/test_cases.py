"""The worked cases that a machine can read, one test each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.score import ScoreLine, ScoreSheet, rank
from game.my_city.campaign import episode
from game.my_city.catalog import eternal
from game.my_city.city import City
from game.my_city.course import columns
from game.my_city.scoring import sheet, track
from game.my_city.sites import why_not
from game.my_city.terrain import number_of
from tests.my_city.cities import city_with, site_of
from tests.my_city.episodes import city_in, rows_of

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))


def city_of(case: dict[str, Any]) -> City:
    """The city of a case: on the eternal board, or in an episode of the campaign."""
    if case["board"] == "eternal":
        return city_with(*case["placed"])
    return city_in(case.get("episode", 1), *case["placed"], stickers=case.get("stickers"))


def of(kind: str) -> Any:
    cases = [
        pytest.param(case, id=case["id"], marks=pytest.mark.rule(*case["rules"]))
        for case in CASES
        if case["kind"] == kind
    ]
    return pytest.mark.parametrize("case", cases)


@of("legal")
def test_where_a_building_may_stand(case: dict[str, Any]) -> None:
    city = city_of(case)
    building, names = case["try"]
    site = site_of(building, names)
    reason = why_not(city, number_of(building), site.move) if site else "no such rotation"
    assert (reason is None) == case["legal"]
    assert (site in city.sites(number_of(building))) == case["legal"]


@of("rows")
def test_what_a_row_gives(case: dict[str, Any]) -> None:
    if case["board"] == "legacy":
        found = rows_of(city_of(case), case["episode"])
    else:
        lines = sheet(city_of(case), 0, eternal()).lines
        found = {line.key.removeprefix("my_city.score."): line.points for line in lines}
        found["groups"] = sum(found[f"group_{colour}"] for colour in ("yellow", "red", "blue"))
    assert {row: found[row] for row in case["rows"]} == case["rows"]


@of("track")
def test_where_the_marker_ends(case: dict[str, Any]) -> None:
    marks = [track([case["start"], *case["deltas"][:rows]], 50) for rows in range(len(case["deltas"]) + 1)]
    assert marks[-1] == case["final"]
    if "circles" in case:
        assert (max(marks) >= 50) == bool(case["circles"])


@of("rank")
def test_who_ranks_where(case: dict[str, Any]) -> None:
    sheets = [
        ScoreSheet(seat, (ScoreLine("total", points),), tuple(-empty for empty in rows))
        for seat, (points, rows) in enumerate(zip(case["scores"], case["rows"], strict=True))
    ]
    assert [standing.rank for standing in sorted(rank(sheets))] == case["ranks"]
    if "circles" in case:
        rewards = episode(1).evaluation
        assert [rewards[column].circles for column in columns(tuple(sheets))] == case["circles"]
