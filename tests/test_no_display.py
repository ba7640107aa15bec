"""Where there is no screen, the program says so and what to do, and does not play on unseen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have one")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "There is no screen"), ("zh_TW", "找不到可以開啟視窗的螢幕")]
)
@pytest.mark.parametrize("display", ["", ":4711", "nonsense"])
def test_without_a_screen_it_says_so_and_ends(
    tmp_path: Path, language: str, words: str, display: str
) -> None:
    gone = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    surroundings = {name: value for name, value in os.environ.items() if name not in gone}
    surroundings |= {"TABLETOP_ANNALS_HOME": str(tmp_path), "CI": "1", "PYTHONIOENCODING": "utf-8"}
    if display:
        surroundings["DISPLAY"] = display
    command = [sys.executable, str(ROOT / "main.py"), "--lang", language]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env=surroundings,
        capture_output=True,
        encoding="utf-8",
        timeout=30,
        check=False,
    )
    assert done.returncode == 1
    assert words in done.stdout
    assert f"DISPLAY={display}" in done.stdout
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.rglob("report-*.txt")), "nothing of the program's is broken"
