"""The one-folder build: what goes into it, and that it starts without Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.reason import Refused
from game.tools import release


def test_everything_read_at_run_time_goes_along(tmp_path: Path) -> None:
    told = release.command(tmp_path, tmp_path / "work")
    for folder in ("assets", "maps"):
        assert any(part.endswith(f"{os.pathsep}{folder}") for part in told)
    assert told[told.index("--collect-submodules") + 1] == "game"
    assert told[-1].endswith("main.py")


def test_a_failed_build_says_what_went_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = [sys.executable, "-c", "import sys; sys.exit('no such hook')"]
    monkeypatch.setattr(release, "command", lambda out, work: failing)
    with pytest.raises(Refused) as refused:
        release.build(tmp_path)
    assert "no such hook" in str(refused.value.reason.values["detail"])


@pytest.mark.nightly
def test_the_build_starts_headless_and_plays_a_random_game(tmp_path: Path) -> None:
    folder = release.build(tmp_path)
    program = str(folder / (release.NAME + (".exe" if sys.platform == "win32" else "")))
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    env["TABLETOP_ANNALS_HOME"] = str(tmp_path / "home")
    version = subprocess.run([program, "--version"], env=env, capture_output=True, text=True, timeout=60)
    assert "Tabletop Annals" in version.stdout
    arena = [program, "arena", "--game", "my_city", "--seats", "random,novice", "--games", "1", "--jobs", "1"]
    played = subprocess.run(arena, env=env, capture_output=True, text=True, timeout=120)
    assert played.returncode == 0, played.stderr
    shots = [program, "shots", "--out", str(tmp_path / "shots"), "--scene", "title", "--locale", "en"]
    subprocess.run(shots, env=env, check=True, timeout=120)
    assert (tmp_path / "shots" / "title-en.png").is_file()
