"""Random input through the whole interface: nothing is raised, all journals verify, runs can be repeated."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game import crash, registry
from game.scenes.table import TableScene
from game.tools import soak
from game.trekking.view.table import TableView

SHORT = 60


@pytest.fixture(autouse=True)
def sixth_game() -> None:
    """The real games only: the toy has no box for the shelf."""


@pytest.fixture(autouse=True)
def memory_of_a_program_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of the tests holds what every test before has left."""
    monkeypatch.setattr(soak, "memory", lambda: 100.0)


@pytest.mark.parametrize("game", tuple(registry.GAMES))
def test_random_input_breaks_nothing(game: str) -> None:
    outcome = soak.soak(game, 1, 600.0, SHORT)
    assert outcome.fault == ""
    assert outcome.deeds == SHORT
    assert outcome.entries > 0


@pytest.mark.nightly
@pytest.mark.parametrize("game", tuple(registry.GAMES))
def test_an_hour_of_random_input_after_two_others_breaks_nothing_and_leaves_memory_flat(game: str) -> None:
    words = ["--game", game, "--seed", "2", "--warm-up", "7200", "--seconds", "3600"]
    run = f"import sys; from game.tools.soak import main; sys.exit(main({words}))"
    alone = subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, check=False)
    assert alone.returncode == 0, alone.stdout + alone.stderr


def test_time_is_the_application_s_own_so_that_a_run_ends_alike_on_every_machine() -> None:
    first, second = (soak.soak("trekking", 7, 20.0) for _ in range(2))
    assert first.deeds == second.deeds
    assert first.seconds == second.seconds
    assert 20.0 <= first.seconds < 45.0


def test_the_same_seed_does_the_same_again() -> None:
    first, second = (soak.soak("trekking", 7, 600.0, 40) for _ in range(2))
    assert first[:4] == second[:4]
    assert soak.soak("trekking", 9, 600.0, 40)[:4] != first[:4]


def test_a_fault_is_told_with_seed_and_latest_deeds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def draw(*_: object) -> None:
        raise ZeroDivisionError("broken view")

    monkeypatch.setattr(TableView, "draw", draw)
    monkeypatch.setattr(registry, "GAMES", {"trekking": "game.trekking"})
    assert (
        soak.main(["--game", "trekking", "--seed", "3", "--seconds", "60", "--option", "time_warp=on"]) == 1
    )
    told = capsys.readouterr()
    assert "broken view" in told.err
    assert "--seed 3 --deeds" in told.err
    assert "TableScene: " in told.err


def test_what_is_logged_as_an_error_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScene, "draw", lambda *_: crash.logger.error("an AI failed"))
    assert "an AI failed" in soak.soak("trekking", 3, 60.0, 5).fault


def test_memory_towards_the_end_is_held_against_the_first_look() -> None:
    play = soak.Play(None, "trekking", None)  # type: ignore[arg-type]
    play.curve = [100.0, 30.0, 150.0, 101.0, 102.0, 103.0, 130.0]
    warm, grown = play.growth()
    assert (warm, round(grown, 6)) == (100.0, 3.0)


@pytest.mark.parametrize(("warm_up", "judged"), [(0.0, False), (20.0, True)])
def test_memory_is_judged_after_a_warm_up_only(
    monkeypatch: pytest.MonkeyPatch, warm_up: float, judged: bool
) -> None:
    looks = (100.0 + 5 * look for look in range(100))
    monkeypatch.setattr(soak, "memory", looks.__next__)
    outcome = soak.soak("trekking", 3, 20.0, warm_up=warm_up)
    assert outcome.seconds >= 20.0 + warm_up
    assert outcome.warm == outcome.curve[0]
    assert outcome.fault.startswith("memory grew by") == judged


def test_memory_beyond_the_limit_is_a_fault_however_short_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "memory", lambda: 251.0)
    outcome = soak.soak("trekking", 3, 60.0, 3)
    assert outcome.fault.startswith("memory reached 251 MB")
    assert outcome.curve[0] == 251.0
