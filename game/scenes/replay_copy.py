"""Copies a table's journal to where the player finds it, and the way there to the clipboard."""

from __future__ import annotations

from pathlib import Path

from game.core import files, places
from game.core.reason import Refused
from game.session.cabinet import Cabinet
from game.ui import clipboard
from game.ui.locale import words


def write(cabinet: Cabinet, game: str, number: int) -> Path:
    """Write the journal of a table to a file and return it; Refused where that can't be.

    An older copy of the same table is brought up to date; anything else of that name is left alone.
    """
    data = cabinet.export(number)
    folder = places.journal_folder()
    path = folder / f"{game}-{number}.jsonl"
    try:
        path = _free(path, data)
    except OSError as error:
        raise Refused("tools.cannot_write", path=str(path), detail=error.strerror or str(error)) from error
    files.write(path, data)
    return path


def _free(path: Path, data: bytes) -> Path:
    """The path, numbered further if something lies there that is no earlier state of *data*."""
    found, count = path, 1
    while found.exists() and not (found.is_file() and data.startswith(found.read_bytes())):
        count += 1
        found = path.with_stem(f"{path.stem}-{count}")
    return found


def copy(cabinet: Cabinet, game: str, number: int) -> str:
    """Write the journal and lay its path on the clipboard; the words that say where it is. Raises Refused."""
    path = str(write(cabinet, game, number))
    return words("scenes.replay.copied" if clipboard.put(path) else "scenes.replay.saved", path=path)
