"""An entry in the desktop's menu (Linux), made from the launcher's template."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.core import files
from game.core.reason import Refused
from game.ui.palette import ASSETS

TEMPLATE = ASSETS / "launchers" / "tabletop-annals.desktop"
NAME = "tabletop-annals.desktop"


def possible() -> bool:
    """Whether this system has such entries."""
    return sys.platform.startswith("linux")


def folder() -> Path:
    """Where the desktop looks for entries of this person."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "applications"


def write() -> Path:
    """Make the entry; where it lies. Raises `Refused` if it can't be written."""
    program = ASSETS.parent / "main.py"
    parts = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, str(program)]
    words = {
        "command": " ".join(_quoted(part) for part in parts),
        "folder": str(ASSETS.parent),
        "icon": str(ASSETS / "icon.png"),
    }
    path = folder() / NAME
    try:
        entry = TEMPLATE.read_text("utf-8").format(**words)
    except OSError as error:
        raise Refused("tools.cannot_write", path=str(path), detail=error.strerror or str(error)) from error
    files.write(path, entry.encode())
    return path


def _quoted(path: str) -> str:
    """A path as the Exec line wants it: quoted, with its special characters escaped."""
    for character in ("\\", '"', "`", "$"):
        path = path.replace(character, "\\" + character)
    return f'"{path}"'
