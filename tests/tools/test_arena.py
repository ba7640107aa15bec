"""The arena: rotated places, same deals for every level, a report as the design lays it down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.core.reason import Refused
from game.seven_wonders.options import SevenWondersOptions
from game.tools import arena
from game.tools.matches import Played
from tests.toy.options import AuctionOptions

OPTIONS = AuctionOptions(seats=3)


def test_every_deal_is_played_once_for_each_rotation_of_the_levels() -> None:
    matches = arena.schedule("auction", OPTIONS, ("master", "adept", "random"), 6, 1)
    assert [match.levels[0] for match in matches] == ["master", "random", "adept"] * 2
    assert len({match.seed for match in matches[:3]}) == 1
    assert matches[0].seed != matches[3].seed


def test_who_is_scripted_plays_the_game_that_scripts_it_alone() -> None:
    matches = arena.schedule("seven_wonders", SevenWondersOptions(seats=2), ("war", "science"), 1, 1)
    (played,) = arena.play_all(matches, 1)
    assert sorted(played.ranks) == [1, 2]
    with pytest.raises(Refused):
        arena.schedule("auction", OPTIONS, ("war", "science", "random"), 1, 1)


def test_a_level_keeps_its_row_whatever_seat_it_plays() -> None:
    results = [
        Played((9, 5, 1), (1, 2, 3), (0.0,) * 3, (1,) * 3),
        Played((1, 9, 5), (3, 1, 2), (0.0,) * 3, (1,) * 3),
    ]
    report = arena.summary("auction", [], 1, ("master", "adept", "random"), results, 1.0)
    assert [row["scores"] for row in report["seats"]] == [[9, 9], [5, 5], [1, 1]]
    assert [row["wins"] for row in report["seats"]] == [2, 0, 0]


def test_a_shared_win_counts_its_share() -> None:
    results = [Played((5, 5), (1, 1), (0.0, 0.0), (1, 1))]
    report = arena.summary("auction", [], 1, ("master", "adept"), results, 1.0)
    assert [row["wins"] for row in report["seats"]] == [0.5, 0.5]


def test_the_report_is_written_as_json_and_the_same_seed_gives_the_same_scores(tmp_path: Path) -> None:
    reports = []
    for name in ("a.json", "b.json"):
        command = [
            "--game",
            "auction",
            "--seats",
            "novice,random",
            "--games",
            "4",
            "--seed",
            "3",
            "--jobs",
            "1",
        ]
        assert arena.main([*command, "--option", "rounds=2", "--json", str(tmp_path / name)]) == 0
        reports.append(json.loads((tmp_path / name).read_text()))
    assert [row["scores"] for row in reports[0]["seats"]] == [row["scores"] for row in reports[1]["seats"]]
    assert set(reports[0]) == {"game", "options", "games", "seed", "games_per_second", "seats"}
    assert set(reports[0]["seats"][0]) == {
        "level", "mean", "sd", "wins", "win_share", "win_interval", "mean_rank", "ms_per_decision", "scores",
    }  # fmt: skip


@pytest.mark.parametrize(
    "wrong",
    [
        ["--seats", "genius,random"],
        ["--seats", "random,random", "--option", "colour=red"],
        ["--seats", "random"],
    ],
)
def test_what_is_wrong_is_said_and_gives_exit_code_2(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena.main(["--game", "auction", "--jobs", "1", *wrong]) == 2
    assert capsys.readouterr().err.strip()


def test_the_share_of_the_bound_is_quoted_where_a_game_knows_one(tmp_path: Path) -> None:
    out = tmp_path / "report.json"
    given = ["--game", "my_city", "--seats", "random,random", "--games", "2", "--jobs", "1", "--bound"]
    assert arena.main([*given, "--json", str(out)]) == 0
    report = json.loads(out.read_text())
    assert 40 < report["bound"] <= 50
    row = report["seats"][0]
    assert row["bound_share"] == pytest.approx(row["mean"] / report["bound"], abs=1e-3)


def test_a_game_without_a_bound_says_so() -> None:
    given = ["--game", "auction", "--seats", "random,random,random", "--games", "1", "--jobs", "1"]
    assert arena.main([*given, "--bound"]) == 2
