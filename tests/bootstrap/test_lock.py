"""Two starts at once: one sets the environment up, the other one waits and says so."""

from __future__ import annotations

import errno
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.bootstrap import notice
from game.bootstrap.lock import alone

ROOT = Path(__file__).resolve().parents[2]
OTHER = (
    "import sys; from pathlib import Path; from game.bootstrap.lock import alone\n"
    "with alone(Path(sys.argv[1])):\n"
    " print('in', flush=True); sys.stdin.read(); print('out')"
)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(notice, "_chosen", ["en"])
    monkeypatch.setattr(notice, "say", found.append)
    return found


def test_a_second_start_waits_for_the_first_and_says_so(
    tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "lock"
    command = [sys.executable, "-c", OTHER, str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == "in\n"
        stdin = other.stdin
        monkeypatch.setattr(time, "sleep", lambda seconds: stdin.closed or stdin.close())
        with alone(path):
            assert other.stdout.read() == "out\n"
    assert len(told) == 1
    assert "Another start" in told[0]
    assert str(tmp_path) in told[0]


def test_a_first_start_says_nothing(tmp_path: Path, told: list[str]) -> None:
    with alone(tmp_path / "lock"):
        pass
    assert told == []


@pytest.mark.skipif(sys.platform == "win32", reason="another way of locking")
def test_where_files_cannot_be_locked_nobody_waits(
    tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    def refuse(file: int, operation: int) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(fcntl, "flock", refuse)
    with alone(tmp_path / "lock"):
        pass
    assert told == []
