"""The starters for a double click find main.py from where they lie, or say what is missing."""

from __future__ import annotations

import configparser
import os
import stat
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LAUNCHERS = ROOT / "assets" / "launchers"


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_the_mac_starter_runs_main_with_the_first_python_it_finds(tmp_path: Path) -> None:
    script = LAUNCHERS / "tabletop-annals.command"
    assert script.stat().st_mode & stat.S_IXUSR
    python = tmp_path / "python3"
    python.write_text('#!/bin/sh\necho "$@"\n', "utf-8")
    python.chmod(0o755)
    surroundings = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        [str(script), "--version"],
        cwd=tmp_path,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == [str(ROOT / "main.py"), "--version"]


def test_the_windows_starter_has_the_line_ends_of_windows_and_points_to_main() -> None:
    text = (LAUNCHERS / "tabletop-annals.bat").read_bytes()
    assert text.count(b"\r\n") == text.count(b"\n") > 5
    assert rb"%~dp0..\..\main.py" in text
    assert (LAUNCHERS / ".." / ".." / "main.py").resolve().exists()


def test_the_desktop_entry_can_be_filled_in() -> None:
    template = (LAUNCHERS / "tabletop-annals.desktop").read_text("utf-8")
    entry = configparser.ConfigParser(interpolation=None)
    command = '"/p y/python" "/a b/main.py"'
    entry.read_string(template.format(command=command, folder="/a b", icon="/i.png"))
    assert entry["Desktop Entry"]["Exec"] == '"/p y/python" "/a b/main.py"'
    assert entry["Desktop Entry"]["Terminal"] == "false"
