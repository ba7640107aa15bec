"""Does a deed and kills itself before one of its writes: ``deed_to_kill STORE DEED NUMBER``."""

from __future__ import annotations

import itertools
import os
import signal
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game import registry
from game.core.store import Store
from game.session.cabinet import Cabinet
from tests.failing_disk import is_write
from tests.scenes.deed_cases import DEEDS


def main(path: str, name: str, kill: str) -> None:
    """Do it."""
    writes = itertools.count()

    def before(statement: str) -> None:
        if is_write(statement) and next(writes) == int(kill):
            os.kill(os.getpid(), signal.SIGKILL)

    registry.GAMES["auction"] = "tests.toy"
    ticks = itertools.count(1_700_000_000_000)
    with Store.open(Path(path), lambda: next(ticks)) as store:
        ready = DEEDS[name](Cabinet(store, process=False))
        store._connection.set_trace_callback(before)
        ready.do()


main(*sys.argv[1:])
