"""Measuring the ladder from the command line: pair by pair, kept and joined, the same whoever plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai import ladder
from game.ai.ladder import Ladder
from game.tools import ladder as measuring
from game.tools import tune

GAME = "troyes_dice"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is measured is not written among the game's own data."""
    monkeypatch.setattr(measuring, "folder", lambda game: tmp_path)
    return tmp_path / ladder.FILE


def tuned(*words: str) -> int:
    return tune.main(["--game", GAME, "--ladder", "--jobs", "1", *words])


def held(path: Path) -> Ladder:
    found = ladder.load(path)
    assert found is not None
    return found


def test_a_pair_plays_and_what_came_of_it_is_kept_beside_what_was_there(
    elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tuned("--pairs", "novice-rookie", "--games", "4") == 0
    assert set(held(elsewhere).levels) == {"novice", "rookie"}
    assert tuned("--pairs", "rookie-adept", "--games", "2") == 0
    assert tuned("--pairs", "novice-rookie", "--games", "4", "--seed", "2") == 0
    found = held(elsewhere)
    assert [(pair.lower, pair.upper, pair.games) for pair in found.pairs] == [
        ("novice", "rookie", 8),
        ("rookie", "adept", 2),
    ]
    assert found.levels["rookie"].games == 10
    assert "novice-rookie: 8 games" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_result_with_any_number_of_processes() -> None:
    alone, together = (measuring.measure(GAME, "novice", "rookie", 4, 5, jobs) for jobs in (1, 2))
    assert alone == together
    assert alone != measuring.measure(GAME, "novice", "rookie", 4, 6, 1)


def test_quick_lets_all_pairs_that_are_named_play_and_writes_nothing(
    elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tuned("--quick", "--pairs", "novice-rookie,rookie-adept") == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in told] == ["novice-rookie", "rookie-adept"]
    assert not elsewhere.exists()


def test_a_pair_of_no_neighbours_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuned("--pairs", "novice-master") == 2
    assert "novice-master" in capsys.readouterr().err


def test_without_words_all_neighbours_play() -> None:
    assert measuring.chosen(None) == list(ladder.PAIRS)
    assert len(measuring.chosen(None)) == 5
