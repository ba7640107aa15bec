"""Writes a file of the player's as a whole, or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from game.core.reason import Refused


def write(path: Path, data: bytes) -> None:
    """Write *data* to *path*: beside it, flushed to the disk, read back, then renamed.

    Raises `Refused`, and then what lay there before lies there still.
    """
    fresh = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if fresh.read_bytes() != data:
            raise OSError("what was written is not what is there")
        os.replace(fresh, path)
    except OSError as error:
        _drop(fresh)
        detail = error.strerror or str(error)
        raise Refused("tools.cannot_write", path=str(path), detail=detail) from error


def _drop(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return
