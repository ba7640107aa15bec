"""One checkout's AI against another's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.ai.ladder import elo
from game.tools import arena
from game.tools.versus import HERE

GIVEN = ["--game", "trekking", "--seats", "novice,novice", "--games", "4", "--seed", "3"]


def test_a_tree_is_no_stronger_than_itself(tmp_path: Path) -> None:
    alone, versus = tmp_path / "alone.json", tmp_path / "versus.json"
    assert arena.main([*GIVEN, "--jobs", "1", "--json", str(alone)]) == 0
    assert arena.main([*GIVEN, "--jobs", "2", "--versus", str(HERE), "--json", str(versus)]) == 0
    one, other = (json.loads(file.read_text()) for file in (alone, versus))
    for row, same in zip(one["seats"], other["seats"], strict=True):
        assert row["scores"] == same["scores"]
    assert other["seats"][0]["win_share"] == 0.5
    assert other["seats"][0]["elo"] == 0
    low, high = other["seats"][0]["elo_interval"]
    assert low < 0 < high
    assert all(row["ms_per_decision"] > 0 for row in other["seats"])


def test_elo_is_nought_where_wins_are_even_and_grows_with_them() -> None:
    assert elo(0.25, 4) == elo(0.5, 2) == 0
    assert elo(0.5, 4) == pytest.approx(190.8, abs=0.1)
    assert elo(1.0, 2) > elo(0.9, 2) > 0 > elo(0.0, 2)


def test_a_folder_without_the_program_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main([*GIVEN, "--versus", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_alone_there_is_nobody_to_play_against(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--game", "troyes_dice", "--seats", "novice", "--games", "1", "--versus", str(HERE)]
    assert arena.main(given) == 2
    assert "--seats" in capsys.readouterr().err


def test_a_tree_that_breaks_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    worker = tmp_path / "game" / "ai" / "worker.py"
    worker.parent.mkdir(parents=True)
    worker.write_text("raise ValueError\n")
    assert arena.main([*GIVEN, "--jobs", "1", "--versus", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err
