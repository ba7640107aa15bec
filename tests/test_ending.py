"""Told to end from outside, the program ends at once, in order and without a question."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.bootstrap.ending import GRACE, INTERRUPTED, TERMINATED
from game.core.store import Store
from game.session.cabinet import Cabinet

ROOT = Path(__file__).resolve().parents[1]
AT_ONCE = GRACE - 0.1
"""Less than the time after which the program would be ended in any case."""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no signals")

TABLE = """
from game import play
from tests.ending_table import table
play.TitleScene = table
"""
RUN = """
import sys
from game.bootstrap import ending, entrance
ending.obey()
sys.exit(entrance.main(sys.argv[1:]))
"""


@contextmanager
def started(home: Path, code: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The program, started with its own entrance, after *code*."""
    surroundings = {
        **os.environ,
        "TABLETOP_ANNALS_HOME": str(home),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONUNBUFFERED": "1",
    }
    command = [sys.executable, "-c", f"{code}\n{RUN}", *arguments]
    with subprocess.Popen(
        command, cwd=ROOT, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


def end(process: subprocess.Popen[str], number: int) -> tuple[int, str, float]:
    """The exit code, what was said on the error stream, and how long it took."""
    begun = time.monotonic()
    process.send_signal(number)
    _, said = process.communicate(timeout=20)
    return process.returncode, said, time.monotonic() - begun


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def is_there(pid: int) -> bool:
    """Whether a process lives; one that waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("mood", ["idle", "thinking", "asking"])
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, TERMINATED), (signal.SIGINT, INTERRUPTED)])
def test_a_window_is_closed_and_all_is_kept(tmp_path: Path, mood: str, number: int, code: int) -> None:
    with started(tmp_path, TABLE.replace("table\n", f"{mood} as table\n", 1)) as process:
        worker = int(line(process))
        time.sleep(0.3)
        found = end(process, number)
    assert found[:2] == (code, "")
    assert found[2] < AT_ONCE
    assert not is_there(worker)
    with Store.open(tmp_path / "annals.sqlite", lambda: 0) as store:
        assert store.problem is None
        assert len(Cabinet(store, process=False).unfinished()) == 1


TOOLS = {
    "soak": ["soak", "--game", "trekking", "--seconds", "9999"],
    "arena": ["arena", "--game", "trekking", "--seats", "master,master", "--games", "50"],
    "rollouts": ["rollouts", "--game", "trekking", "--seconds", "99"],
}


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_is_ended(tmp_path: Path, tool: str) -> None:
    with started(tmp_path, "", *TOOLS[tool]) as process:
        time.sleep(2.0)
        assert process.poll() is None, "still at work"
        code, said, seconds = end(process, signal.SIGTERM)
    assert (code, said) == (TERMINATED, "")
    assert seconds < AT_ONCE


def test_who_does_not_come_to_an_end_is_ended(tmp_path: Path) -> None:
    stubborn = """
import time
from game.bootstrap import entrance
def never(arguments):
    while True:
        try:
            print("at work", flush=True)
            time.sleep(99)
        except KeyboardInterrupt:
            pass
entrance._obey = never
"""
    with started(tmp_path, stubborn) as process:
        assert line(process) == "at work"
        code, _, seconds = end(process, signal.SIGTERM)
    assert code == TERMINATED
    assert GRACE - 0.5 < seconds < GRACE + 2
