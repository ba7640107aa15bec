"""Killed at any instant, a table resumes with every answer that was taken."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.core.store import Store
from game.session.cabinet import Cabinet

KILLS = {"eternal": 20, "campaign": 12}
ROOT = Path(__file__).resolve().parents[2]


def told(player: subprocess.Popen[str], seconds: float) -> dict[int, int]:
    """The number of entries that were said to be kept by table, when the player is killed."""
    assert player.stdout is not None
    first = player.stdout.readline()
    time.sleep(seconds)
    player.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    lines = [first, *player.stdout.read().split("\n")[:-1]]
    player.wait()
    return {int(number): int(count) for number, count in (line.split() for line in lines if line.strip())}


@pytest.mark.parametrize(("mode", "kill"), [(mode, kill) for mode in KILLS for kill in range(KILLS[mode])])
def test_a_killed_game_goes_on_where_it_was(mode: str, kill: int, tmp_path: Path) -> None:
    path = tmp_path / "annals.sqlite"
    command = [sys.executable, "-m", "tests.scenes.player_to_kill", str(path), mode]
    player = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    kept = told(player, random.Random(kill).random() * (0.25 if mode == "eternal" else 0.8))
    assert kept
    with Store.open(path, lambda: 0) as store:
        assert store.problem is None
        cabinet = Cabinet(store, process=False)
        for number, count in kept.items():
            lines = store.entries(number)
            assert len(lines) >= count
            table = cabinet.resume(number).table
            assert len(table.entries) >= len(lines)
            assert table.over or table.asks()
