"""The net under the program: keeps a log, and turns an unforeseen error into a report a player can send.

A report is one text file: what happened, on what, the last lines of the log, and, after the line JOURNAL, the
journal of the open table, which `replay` plays again.
"""

from __future__ import annotations

import logging
import platform
import traceback
from importlib.metadata import PackageNotFoundError, version
from logging.handlers import RotatingFileHandler
from pathlib import Path

from game import __version__
from game.core import files
from game.core.reason import Reason, Refused

LOG = "annals.log"
LOG_SIZE = 500_000
LOG_TAIL = 20_000
JOURNAL = "==== journal ===="
PACKAGES = ("pygame-ce", "pytmx", "msgspec", "platformdirs")

logger = logging.getLogger("annals")


def start_log(folder: Path) -> None:
    """Log into *folder* from now on, in two files of half a megabyte at most; silently not, if that fails."""
    logger.setLevel(logging.INFO)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / LOG, maxBytes=LOG_SIZE, backupCount=1, encoding="utf-8", errors="replace"
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logger.addHandler(handler)


def report(
    error: BaseException, folder: Path, moment: str, journal: bytes = b"", *, damage: str = ""
) -> Reason:
    """Write the report of *error* into *folder*, named after *moment*; the message to show.

    *damage*: in words, which file of the program is missing or damaged, where that is the cause.
    """
    kind, said = ("damaged", damage) if damage else ("written", _line(error))
    logger.error("unforeseen error", exc_info=error)
    text = describe(error, folder)
    path = _unused(folder / f"report-{moment}.txt")
    try:
        files.write(path, text.encode("utf-8", "replace") + f"\n{JOURNAL}\n".encode() + journal)
    except Refused:
        return Reason("crash.damaged_unwritten" if damage else "crash.unwritten", {"error": said})
    return Reason(f"crash.{kind}", {"error": said, "file": str(path)})


def describe(error: BaseException, folder: Path) -> str:
    """What happened, on what, and the end of the log; no name and no folder of the player's but in paths."""
    lines = [
        f"Tabletop Annals {__version__}",
        f"Python {platform.python_version()} on {platform.platform()}",
        *(f"{name} {_version(name)}" for name in PACKAGES),
        "",
        *(line.rstrip("\n") for line in traceback.format_exception(error)),
        "",
        "==== log ====",
        _tail(folder / LOG),
    ]
    return "\n".join(lines)


def _unused(path: Path) -> Path:
    """This path, or the same with a number: a second error within a second must not hide the first."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in range(2, 100))
    return next((one for one in (path, *numbered) if not one.exists()), path)


def journal_of(text: bytes) -> bytes:
    """The journal in a report; any other file is taken for a journal itself."""
    _, found, journal = text.partition(f"\n{JOURNAL}\n".encode())
    return journal if found else text


def _line(error: BaseException) -> str:
    return traceback.format_exception_only(error)[-1].strip()


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "missing"


def _tail(path: Path) -> str:
    try:
        return path.read_bytes()[-LOG_TAIL:].decode("utf-8", "replace")
    except OSError:
        return ""
