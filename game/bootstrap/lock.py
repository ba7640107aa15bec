"""One start at a time may set the environment up; another one waits, and says so."""

from __future__ import annotations

import errno
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.bootstrap import notice


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold off a second start that would build the same environment at the same time, and have it say so."""
    with path.open("a") as lock:
        if not _lock(lock.fileno()):
            notice.say(notice.text("waiting", {"folder": str(path.parent)}))
            while not _lock(lock.fileno()):
                time.sleep(0.2)
        yield


def _lock(file: int) -> bool:
    """Whether the file is ours alone now; a file system that knows no locks lets everybody in."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    return True
