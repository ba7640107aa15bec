"""Tables for a program that is to be ended: nobody does anything, an AI thinks, a question is asked."""

from __future__ import annotations

import multiprocessing

from game import registry
from game.core.players import Ai, Person, Player
from game.core.reason import Reason
from game.scenes.dialogs import quit_dialog
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet


class _Telling(TableScene):
    """Tells the number of the process in which its AIs think, once the picture stands."""

    told = False
    asks = False

    def drawn(self) -> None:
        super().drawn()
        if not self.told:
            self.told = True
            print(multiprocessing.active_children()[0].pid, flush=True)
            if self.asks:
                self.app.push(quit_dialog(self.app.stop, Reason("store.unsaved.full")))


def _table(cabinet: Cabinet, first: bool) -> _Telling:
    options = registry.rules("cvlizations").options_type(seats=3)
    seats: list[Player] = [Person("Ada"), Ai("master"), Ai("master")]
    players = seats if first else seats[::-1]
    return _Telling(cabinet, cabinet.open("cvlizations", options, players, seed=4, friendly=True))


def idle(cabinet: Cabinet) -> TableScene:
    """A person is to decide."""
    return _table(cabinet, first=True)


def thinking(cabinet: Cabinet) -> TableScene:
    """An AI is to decide."""
    return _table(cabinet, first=False)


def asking(cabinet: Cabinet) -> TableScene:
    """A question waits for its answer."""
    scene = _table(cabinet, first=True)
    scene.asks = True
    return scene
