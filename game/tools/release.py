"""A one-folder build for players without Python: ``release [--out DIR]``. Made on the system it is for."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from game.core.reason import Refused
from game.tools.arguments import run

ROOT = Path(__file__).resolve().parents[2]
NAME = "tabletop-annals"
DATA = ("assets", "maps")
PAPERS = ("README.md", "CREDITS.md", "LICENSE")


def main(argv: Sequence[str]) -> int:
    """The tool's entrance; returns the exit code."""
    return run(_release, argv)


def _release(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="release", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    given = parser.parse_args(argv)
    folder = build(given.out)
    print(f"{folder}  {size(folder) / 1e6:.0f} MB")
    return 0


def command(out: Path, work: Path) -> list[str]:
    """What PyInstaller is told."""
    told = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--onedir", "--windowed"]
    told += ["--name", NAME, "--distpath", str(out), "--workpath", str(work), "--specpath", str(work)]
    told += ["--icon", str(ROOT / "assets" / ("icon.ico" if sys.platform == "win32" else "icon.png"))]
    for folder in DATA:
        told += ["--add-data", f"{ROOT / folder}{os.pathsep}{folder}"]
    # Games, views and tools are imported by name, which PyInstaller cannot see.
    told += ["--collect-submodules", "game", "--exclude-module", "numpy", str(ROOT / "main.py")]
    return told


def build(out: Path) -> Path:
    """Build into *out*; the folder made. Raises `Refused` with the end of what PyInstaller said."""
    work = out / "work"
    done = subprocess.run(command(out, work), cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Refused("tools.no_release", detail=done.stderr.strip()[-800:])
    shutil.rmtree(work, ignore_errors=True)
    folder = out / NAME
    for paper in PAPERS:
        if (ROOT / paper).is_file():
            shutil.copy2(ROOT / paper, folder / paper)
    shutil.copytree(ROOT / "assets" / "fonts", folder / "licences", ignore=shutil.ignore_patterns("*.ttf"))
    return folder


def size(folder: Path) -> int:
    """How many bytes a folder holds."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
